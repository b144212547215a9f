import UIKitShim

/// Holds scroll views where the engine says while the drag has the touch, and until they are quiet after it.
///
/// The scroll views' own pans continue: their offset is overwritten, in the arbiter's action and in an extra target on
/// each pan, which runs after the scroll view's own. Movement without the finger, such as the client's animation, is
/// noticed in the next frame. The scroll indicator is hidden meanwhile; nothing else of a scroll view is changed.
@MainActor
final class ScrollHold {
    private enum Phase {
        case free
        /// The drag has the touch.
        case holding([Place])
        /// The content was placed at the boundary; with the next event the scroll views control it again.
        case placing([Place])
        /// The touch is over; the scroll views' own pans may still want to coast.
        case draining([Place])
    }

    /// The content's place along one of its scroll view's own axes.
    struct Place {
        var axis: ArbitrationPolicy.Direction.Axis
        var offset: CGFloat
    }

    @exclusivity(unchecked) private var phase = Phase.free
    /// The scroll views to hold if the drag gets the touch.
    private var chain: ScrollChain?
    /// The scroll views of the chain, by depth, and then the idle ones: no finger moves them, but the client or new
    /// content may. Empty before the drag has the touch.
    @exclusivity(unchecked) private var held: [WatchedPan] = []
    /// The places of the idle scroll views when the drag took the touch.
    private var idlePlaces: [Place] = []
    private var indicators: [HiddenIndicator] = []
    private var frames: FrameLink?
    /// The recorder's witness of writes; nil unless recording.
    @exclusivity(unchecked) var witness: (any TouchWitness)?
    private var drainedFrames = 0
    /// A pan that is still under way after this many frames follows another finger.
    private static let longestDrain = 6

    /// Prepares for the scroll views under a new touch.
    func prepare(_ chain: ScrollChain) {
        release()
        self.chain = chain
    }

    /// Holds the content at `places`, by depth. All movement without the finger stops, including animations.
    func hold(at places: [Place]) {
        if case .holding = phase {} else { begin(at: places) }
        phase = .holding(places + idlePlaces)
        write()
    }

    private func begin(at places: [Place]) {
        if held.isEmpty { watch() }
        let idle = chain?.idle ?? []
        idlePlaces = idle.map { Place(axis: $0.axis, offset: $0.scrollView?.offset(along: $0.axis) ?? 0) }
        for (entry, place) in zip(held, places + idlePlaces) where entry.scrollView?.isDragging == false {
            entry.scrollView?.stop(at: place)
        }
        if !held.isEmpty { followFrames { [weak self] in self?.write() } }
        indicators += zip(held, places).compactMap { entry, place in
            entry.scrollView.flatMap { HiddenIndicator(of: $0, along: place.axis) }
        }
    }

    /// Adds the targets only once the drag has the touch: only one of several nested arbiters gets it.
    private func watch() {
        guard let chain else { return }
        held = (chain.scrollViews + chain.idle.compactMap(\.scrollView)).map { scrollView in
            WatchedPan(of: scrollView) { [weak self] _ in self?.panActed() }
        }
    }

    func holds(_ scrollView: UIScrollView) -> Bool {
        if case .free = phase { return false }
        return held.contains { $0.scrollView === scrollView }
    }

    private func followFrames(_ act: @escaping @MainActor () -> Void) {
        frames?.invalidate()
        frames = FrameLink { _ in act() }
    }

    private func stopFollowing() {
        frames?.invalidate()
        frames = nil
        for indicator in indicators { indicator.putBack() }
        indicators = []
    }

    /// Lets the content go: to scroll on from `places`, or at the end of the touch.
    func letGo(placing places: [Place]?) {
        if let places {
            // A card that the finger opened fully in one event was never held.
            if held.isEmpty { watch() }
            stopFollowing()
            phase = .placing(places)
            write()
        } else if case .holding(let places) = phase {
            beginDraining(at: places)
        }
    }

    /// Returns content to its edge that was held beyond an end, and that no finger pulls.
    private func sendHome() {
        for case let scrollView? in held.map(\.scrollView) where !scrollView.isDragging {
            if !scrollView.panGestureRecognizer.isUnderWay { scrollView.goHome() }
        }
    }

    /// Gives the placed content back to the scroll views.
    func eventBegins() {
        if case .placing = phase { phase = .free }
    }

    /// Called when the touch is over, in every case.
    func touchEnded() {
        switch phase {
        case .free, .placing: release()
        case .holding(let places): beginDraining(at: places)
        case .draining: break
        }
    }

    /// Ends every hold now.
    func release() {
        stopFollowing()
        for pan in held { pan.stop() }
        held = []
        chain = nil
        idlePlaces = []
        phase = .free
    }

    /// Writes the held places.
    func write() {
        for depth in held.indices { write(at: depth) }
        if case .placing = phase { sendHome() }
    }

    private func write(at depth: Int) {
        switch phase {
        case .free, .draining: break
        case .holding(let places), .placing(let places):
            guard places.indices.contains(depth), let scrollView = held[depth].scrollView else { return }
            let (place, here) = (places[depth], scrollView.offset(along: places[depth].axis))
            let distance = abs(here - place.offset)
            guard distance != 0 || scrollView.isDecelerating else { return }
            // The end of its pan moves the content once more.
            let isOver = scrollView.panGestureRecognizer.isOver
            // Content that moves without a finger moves by itself, such as by an animation. Half a pixel is rounding.
            let isElsewhere = !scrollView.isDragging && distance > 1.01 * scrollView.halfPixel
            if distance > 0 { witness?.contentIsPut(at: depth, from: here, to: place.offset) }
            if !isOver, scrollView.isDecelerating || isElsewhere { scrollView.stop(at: place) }
            scrollView.put(at: place)
        }
    }

    /// Writes all places: a scroll view at its edge may have passed scrolling on to the next. The end of a pan also
    /// moves the content.
    private func panActed() {
        write()
        if case .draining(let places) = phase, hasPanJustEnded {
            for (entry, place) in zip(held, places) where entry.scrollView?.panGestureRecognizer.isUnderWay == false {
                entry.scrollView?.put(at: place)
            }
        }
        quiesceIfDraining()
    }

    private var hasPanJustEnded: Bool { held.contains { $0.scrollView?.panGestureRecognizer.isOver ?? false } }
}

/// Drains the touch: the movement that the finger gave to the card must not make the content coast.
extension ScrollHold {
    private func beginDraining(at places: [Place]) {
        guard !held.isEmpty else { return release() }
        phase = .draining(places)
        drainedFrames = 0
        // Stop the client's animations, too, as at the beginning, however little of them has shown.
        for (entry, place) in zip(held, places) where entry.scrollView?.panGestureRecognizer.isUnderWay == false {
            entry.scrollView?.comeToRest(at: place)
        }
        quiesce(at: places)
        onNextTurn { [weak self] in self?.quiesceIfDraining() }
        // The link retains the hold, so that an arbiter that is released meanwhile still leaves the content quiet.
        followFrames { self.frame() }
    }

    private func frame() {
        quiesceIfDraining()
        drainedFrames += 1
        let isQuiet = held.allSatisfy { $0.scrollView?.panGestureRecognizer.isUnderWay != true }
        if isQuiet || drainedFrames >= Self.longestDrain { release() }
    }

    private func quiesceIfDraining() {
        if case .draining(let places) = phase { quiesce(at: places) }
    }

    /// Stops coasting content, and returns over-scrolled content to its edge, once its pan is over.
    private func quiesce(at places: [Place]) {
        for (entry, place) in zip(held, places) {
            guard let scrollView = entry.scrollView, !scrollView.panGestureRecognizer.isUnderWay else { continue }
            // Nothing else would return content that was held beyond an end.
            scrollView.isDecelerating ? scrollView.comeToRest(at: place) : scrollView.goHome()
        }
    }
}

extension UIGestureRecognizer {
    /// Whether the gesture has just ended or was cancelled, and the pan is not ready for the next one.
    fileprivate var isOver: Bool { state == .ended || state == .cancelled }
}

/// The content's place, and where it may rest.
extension UIScrollView {
    /// Half a pixel in points.
    fileprivate var halfPixel: CGFloat { 0.5 / max(traitCollection.displayScale, 1) }

    /// Whether content may rest at `place`.
    func rests(at place: ScrollHold.Place) -> Bool {
        let geometry = geometry(along: ScrollCourse(axis: place.axis))
        return place.offset >= geometry.minimum - 0.5 && place.offset <= geometry.maximum + 0.5
    }

    /// Puts the content at `place`, without writing an equal value again.
    func put(at place: ScrollHold.Place) {
        guard offset(along: place.axis) != place.offset else { return }
        switch place.axis {
        case .vertical: contentOffset.y = place.offset
        case .horizontal: contentOffset.x = place.offset
        }
    }

    /// Stops all movement, including animations, at `place`. Content that is over-scrolled across returns to its edge.
    func stop(at place: ScrollHold.Place) {
        setContentOffset(contentOffset, animated: false)
        put(at: place)
        goHome(butNotAlong: place.axis)
    }

    /// Stops all movement: at `place`, if content may rest there. Over-scrolled content returns to its edge.
    func comeToRest(at place: ScrollHold.Place) {
        if rests(at: place) {
            setContentOffset(contentOffset, animated: false)
            put(at: place)
        }
        goHome()
    }

    /// Returns over-scrolled content to its edge by an animation, along every axis but one.
    func goHome(butNotAlong axis: ArbitrationPolicy.Direction.Axis? = nil) {
        let rest = CGPoint(
            x: axis == .horizontal ? contentOffset.x : nearestRest(to: contentOffset.x, along: .horizontal),
            y: axis == .vertical ? contentOffset.y : nearestRest(to: contentOffset.y, along: .vertical))
        let isStretched = max(abs(rest.x - contentOffset.x), abs(rest.y - contentOffset.y)) > 0.5
        if isStretched { setContentOffset(rest, animated: true) }
    }

    /// Content that cannot be measured rests where it is.
    private func nearestRest(to offset: CGFloat, along axis: ArbitrationPolicy.Direction.Axis) -> CGFloat {
        let (here, geometry) = (self.offset(along: axis), geometry(along: ScrollCourse(axis: axis)))
        return geometry.offset == here ? min(max(offset, geometry.minimum), geometry.maximum) : here
    }
}

/// Hides the scroll indicator of held content, which would show a list that scrolls under a moving card.
@MainActor
struct HiddenIndicator {
    private weak var scrollView: UIScrollView?
    private let path: ReferenceWritableKeyPath<UIScrollView, Bool>

    init?(of scrollView: UIScrollView, along axis: ArbitrationPolicy.Direction.Axis) {
        switch axis {
        case .horizontal: path = \.showsHorizontalScrollIndicator
        case .vertical: path = \.showsVerticalScrollIndicator
        }
        guard scrollView[keyPath: path] else { return nil }
        scrollView[keyPath: path] = false
        self.scrollView = scrollView
    }

    func putBack() {
        // If its owner has shown it meanwhile, do not set it again, which would flash it.
        guard let scrollView, !scrollView[keyPath: path] else { return }
        scrollView[keyPath: path] = true
    }
}
