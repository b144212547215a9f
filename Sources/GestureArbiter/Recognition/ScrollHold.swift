import UIKitShim

/// Keeps scroll views where the engine says while the drag has the touch, and until they are quiet after it.
///
/// The scroll views' own pans go on: their offset is written over, in the arbiter's action and in an extra target on
/// each pan, which runs after the scroll view's own. Equal values are no change, so either order of the actions, and
/// either way of scrolling, give the same pixels. What moves by itself meanwhile, as by the client's animation, is seen in
/// the next frame: a finger that rests acts on nothing. The scroll indicator is hidden while the drag has the touch.
/// Nothing else of a scroll view is ever touched.
@MainActor
final class ScrollHold {
    private enum Phase {
        case free
        /// The drag has the touch.
        case holding([Place])
        /// The content was put in place at the boundary; it is the scroll views' again with the next event.
        case placing([Place])
        /// The touch is over; the scroll views' own pans may still want to coast.
        case draining([Place])
    }

    /// Where content belongs, along one of its scroll view's own axes.
    struct Place {
        var axis: ArbitrationPolicy.Direction.Axis
        var offset: CGFloat
    }

    private var phase = Phase.free
    /// What is held if the drag comes to have the touch.
    private var chain = ScrollChain()
    /// Those of the chain, by depth, and then those that can scroll neither way: no finger moves them, but the client may,
    /// and what it loads may give them something to scroll. None before the drag has the touch.
    private var held: [WatchedPan] = []
    /// Where the idle ones were as the drag took the touch.
    private var idlePlaces: [Place] = []
    private var indicators: [HiddenIndicator] = []
    private var frames: FrameLink?
    /// Who sees what is written; nil: nobody.
    @exclusivity(unchecked) var witness: (any TouchWitness)?
    private var drainedFrames = 0
    /// A pan that is still under way after this many frames follows another finger.
    private static let longestDrain = 6

    /// Takes the scroll views under a new touch in view.
    func prepare(_ chain: ScrollChain) {
        release()
        self.chain = chain
    }

    /// Holds the content at `places`, by depth, until further notice. At the beginning everything that moves by itself
    /// stops, the client's own animations too.
    func hold(at places: [Place]) {
        if case .holding = phase {} else { begin(at: places) }
        phase = .holding(places + idlePlaces)
        write()
    }

    private func begin(at places: [Place]) {
        if held.isEmpty { watch() }
        idlePlaces = chain.idle.map { Place(axis: $0.axis, offset: $0.scrollView?.offset(along: $0.axis) ?? 0) }
        stop(at: places + idlePlaces)
        if !held.isEmpty { followFrames { [weak self] in self?.write() } }
        indicators += zip(held, places).compactMap { entry, place in
            entry.scrollView.flatMap { HiddenIndicator(of: $0, along: place.axis) }
        }
    }

    /// Not before the drag has the touch: of nested arbiters one has it, and the pans of lists that only scroll have no
    /// more to do than their own.
    private func watch() {
        held = (chain.scrollViews + chain.idle.compactMap(\.scrollView)).map { scrollView in
            WatchedPan(of: scrollView) { [weak self] _ in self?.panActed() }
        }
    }

    func holds(_ scrollView: UIScrollView) -> Bool {
        if case .free = phase { return false }
        return held.contains { $0.scrollView === scrollView }
    }

    private func followFrames(_ act: @escaping @MainActor () -> Void) {
        noFrames()
        frames = FrameLink { _ in act() }
    }

    private func noFrames() {
        frames?.invalidate()
        frames = nil
    }

    private func showIndicators() {
        for indicator in indicators { indicator.putBack() }
        indicators = []
    }

    private func stop(at places: [Place]) {
        for (entry, place) in zip(held, places) {
            guard let scrollView = entry.scrollView, !scrollView.isDragging else { continue }
            scrollView.stop(at: place)
        }
    }

    /// Lets the content go: to scroll on from `places`, or at the end of the touch.
    func letGo(placing places: [Place]?) {
        if let places {
            // A card that the finger opened as far as it goes in one event was never held for.
            if held.isEmpty { watch() }
            noFrames()
            showIndicators()
            phase = .placing(places)
            write()
            sendHome()
        } else if case .holding(let places) = phase {
            beginDraining(at: places)
        }
    }

    /// What was held beyond an end, and nobody pulls at, has nobody else to bring it back.
    private func sendHome() {
        for case let scrollView? in held.map(\.scrollView) where !scrollView.isDragging {
            if !scrollView.panGestureRecognizer.isUnderWay { scrollView.goHome() }
        }
    }

    /// What was put in place is the scroll views' again.
    func eventBegins() {
        if case .placing = phase { phase = .free }
    }

    /// The touch is over on whatever path.
    func touchEnded() {
        switch phase {
        case .free, .placing: release()
        case .holding(let places): beginDraining(at: places)
        case .draining: break
        }
    }

    /// Ends every hold now.
    func release() {
        noFrames()
        showIndicators()
        for pan in held { pan.stop() }
        held = []
        chain = ScrollChain()
        idlePlaces = []
        phase = .free
    }

    /// Writes the held places.
    func write() {
        for depth in held.indices { write(at: depth) }
    }

    private func write(at depth: Int) {
        switch phase {
        case .free, .draining: break
        case .holding(let places), .placing(let places):
            guard places.indices.contains(depth), let scrollView = held[depth].scrollView else { return }
            let place = places[depth]
            let pan = scrollView.panGestureRecognizer
            // The end of its pan moves the content once more.
            let (isUnderWay, isOver) = (pan.isUnderWay, pan.isOver)
            if case .placing = phase, !isUnderWay, !isOver, !scrollView.rests(at: place) {
                // Nobody pulls at it: a stretch would be nobody's to take back.
                return scrollView.stayAtRest(nearest: place)
            }
            // What neither a finger nor we have moved moves by itself, as the client's animation does. By half a pixel it
            // is rounded.
            let distance = abs(scrollView.offset(along: place.axis) - place.offset)
            let isElsewhere = distance > 0 && !scrollView.isDragging && distance > 1.01 * scrollView.halfPixel
            if distance > 0, let witness {
                witness.contentIsPut(at: depth, from: scrollView.offset(along: place.axis), to: place.offset)
            }
            if !isOver, scrollView.isDecelerating || isElsewhere { scrollView.stop(at: place) }
            scrollView.put(at: place)
        }
    }

    /// All are written: a scroll view at its edge may have passed scrolling on to the next. The end of a pan still moves
    /// the content, too, where it is counted from the pan's beginning, and what it passes on to the next.
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

/// Draining: what the finger gave to the card must not come out of the content as a coast.
extension ScrollHold {
    private func beginDraining(at places: [Place]) {
        guard !held.isEmpty else { return release() }
        phase = .draining(places)
        drainedFrames = 0
        // The client's animations too, as at the beginning, however little of them has shown.
        for (entry, place) in zip(held, places) where entry.scrollView?.panGestureRecognizer.isUnderWay == false {
            entry.scrollView?.comeToRest(at: place)
        }
        quiesce(at: places)
        onNextTurn { [weak self] in self?.quiesceIfDraining() }
        // The link keeps the hold for these few frames: an arbiter that is gone meanwhile still leaves all quiet.
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

    /// Stops what coasts, and sends home what is stretched, where the pan is over.
    private func quiesce(at places: [Place]) {
        for (entry, place) in zip(held, places) {
            guard let scrollView = entry.scrollView, !scrollView.panGestureRecognizer.isUnderWay else { continue }
            // What was held beyond an end has nobody else to bring it back.
            scrollView.isDecelerating ? scrollView.comeToRest(at: place) : scrollView.goHome()
        }
    }
}

extension UIGestureRecognizer {
    /// Its gesture has just ended, one way or another, and it is not ready for the next one yet.
    fileprivate var isOver: Bool { state == .ended || state == .cancelled }
}

/// Where content is, may rest, and is put.
extension UIScrollView {
    /// In points.
    fileprivate var halfPixel: CGFloat { 0.5 / max(traitCollection.displayScale, 1) }

    /// Whether content may rest at `place`.
    func rests(at place: ScrollHold.Place) -> Bool {
        let geometry = geometry(along: ScrollCourse(axis: place.axis))
        return place.offset >= geometry.minimum - 0.5 && place.offset <= geometry.maximum + 0.5
    }

    /// Puts the content at `place`; what is there already is not written again.
    func put(at place: ScrollHold.Place) {
        guard offset(along: place.axis) != place.offset else { return }
        switch place.axis {
        case .vertical: contentOffset.y = place.offset
        case .horizontal: contentOffset.x = place.offset
        }
    }

    /// Puts content that shows within its ends at the one that is nearest to `place`.
    func stayAtRest(nearest place: ScrollHold.Place) {
        guard rests(at: ScrollHold.Place(axis: place.axis, offset: offset(along: place.axis))) else { return }
        put(at: ScrollHold.Place(axis: place.axis, offset: nearestRest(to: place.offset, along: place.axis)))
    }

    /// Ends what it does by itself, the client's animations too, at `place`. What is stretched across goes back to its edge.
    func stop(at place: ScrollHold.Place) {
        setContentOffset(contentOffset, animated: false)
        put(at: place)
        goHome(butNotAlong: place.axis)
    }

    /// Ends what it does by itself: at `place`, where content may rest there. What is stretched, that way or
    /// across, goes back to its edge: stopped, it would stay where no finger can have left it.
    func comeToRest(at place: ScrollHold.Place) {
        if rests(at: place) {
            setContentOffset(contentOffset, animated: false)
            put(at: place)
        }
        goHome()
    }

    /// Brings back what is stretched, by an animation, along every axis but one. Nothing happens where nothing is.
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

/// The scroll indicator of content that is held, hidden meanwhile: it would show a list that scrolls under a card that
/// moves. One that was hidden is left alone.
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
        // Shown by its owner meanwhile, it is not set again: that would flash it.
        guard let scrollView, !scrollView[keyPath: path] else { return }
        scrollView[keyPath: path] = true
    }
}
