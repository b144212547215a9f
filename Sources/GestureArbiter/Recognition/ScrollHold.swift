import UIKitShim

/// Holds scroll views at the engine's offsets while the drag has the touch, and until they are quiet after it.
///
/// The scroll views' own pans continue. The hold overwrites the offset in the arbiter's action, in an extra target on
/// each pan, and, for movement without the finger, in each frame. It also hides the scroll indicator.
@MainActor
final class ScrollHold {
    private enum Phase {
        case free
        /// The drag has the touch.
        case holding([Place])
        /// The content was placed at the boundary. The scroll views move it again from the next event on.
        case placing([Place])
        /// The finger scrolls several scroll views by the pan of one of them.
        case driving
        /// The touch is over; the scroll views' own pans may still want to coast.
        case draining([Place])
    }

    /// The content's place along one of the scroll view's own axes.
    struct Place {
        var axis: ArbitrationPolicy.Direction.Axis
        var offset: CGFloat
    }

    @exclusivity(unchecked) private var phase = Phase.free
    /// The scroll views to hold if the drag gets the touch.
    private var chain: ScrollChain?
    /// The scroll views of the chain, by depth, and then the ones that the finger does not move along the drag's axis.
    /// Empty before the drag has the touch.
    @exclusivity(unchecked) private var held: [WatchedPan] = []
    /// The places of the latter: content at its start stays there when the insets change.
    private var unmovedPlaces: [(place: Place, isAtStart: Bool)] = []
    private var indicators: [HiddenIndicator] = []
    private var frames: FrameLink?
    @exclusivity(unchecked) var witness: (any TouchWitness)?
    private var drainedFrames = 0
    /// A pan that is still under way after this many frames follows another finger.
    private static let longestDrain = 6

    /// Returns the engine's offset of the scroll view at a depth.
    var engineOffset: @MainActor (Int) -> CGFloat = { _ in 0 }
    /// A driven scroll view that coasts after the lift.
    private var coast: DrivenCoast?
    /// The scroll view that scrolled last, the velocity of its offset at the lift in points per second, and whether the
    /// pan is its own.
    private var heir: (depth: Int, velocity: CGFloat, isOwn: Bool)?

    /// Called in each frame while the drag has the touch, before the offsets are written.
    var onFrame: @MainActor () -> Void = {}

    func prepare(_ chain: ScrollChain) {
        release()
        self.chain = chain
        if let driven = coast?.scrollView, chain.scrollViews.contains(driven) { coast?.isCaught = true }
    }

    /// Scrolls the scroll views of the chain to the engine's offsets, after each action of a pan, until the lift.
    func drive() {
        guard case .free = phase else { return }
        if held.isEmpty { watch() }
        phase = .driving
    }

    /// The finger lifts while the scroll view at `depth` has the touch, with a velocity of its offset.
    func letGoOfDriven(at depth: Int, velocity: CGFloat) {
        guard case .driving = phase, let chain, held.indices.contains(depth) else { return }
        heir = (depth, velocity, held[depth].isUnderWay)
        beginDraining(at: drivenPlaces(of: chain))
    }

    /// Lets a scroll view coast from now on, since `start`, and shows the frame of `shown`.
    func coast(
        _ scrollView: UIScrollView, along axis: ArbitrationPolicy.Direction.Axis, at velocity: CGFloat,
        since start: TimeInterval, shown: TimeInterval
    ) {
        release()
        coast?.stop()
        // The card may have resized the content's view, whose end has moved.
        let rest = scrollView.nearestRest(to: scrollView.offset(along: axis), along: axis)
        beginCoast(of: scrollView, from: Place(axis: axis, offset: rest), at: velocity, since: start)
        coast?.show(at: shown)
    }

    /// Lets a scroll view coast from `place`; one that is too slow returns to its edge.
    private func beginCoast(
        of scrollView: UIScrollView, from place: Place, at velocity: CGFloat, since start: TimeInterval
    ) {
        // An animation across the axis would hold the content along the axis, too: the coast ends with that return.
        scrollView.halt(at: place)
        coast = DrivenCoast(scrollView, along: place.axis, at: velocity, since: start)
        if coast == nil { scrollView.goHome() }
    }

    private func drivenPlaces(of chain: ScrollChain) -> [Place] {
        chain.links.indices.map { depth in
            let (axis, entry) = (chain.links[depth].course.axis, held[depth])
            let here = entry.isUnderWay ? nil : entry.scrollView?.offset(along: axis)
            return Place(axis: axis, offset: here ?? engineOffset(depth))
        }
    }

    /// Holds the content at `places`, by depth. All movement without the finger stops, including animations.
    func hold(at places: [Place]) {
        if case .holding = phase {} else { begin(at: places) }
        phase = .holding(places + unmovedPlaces.map(\.place))
        write()
    }

    private func heldFrame() {
        onFrame()
        guard case .holding(var places) = phase else { return }
        for index in unmovedPlaces.indices.reversed() where unmovedPlaces[index].isAtStart {
            let depth = places.count - unmovedPlaces.count + index
            places[depth].offset = held[depth].scrollView?.start(along: places[depth].axis) ?? 0
        }
        if !unmovedPlaces.isEmpty { phase = .holding(places) }
        write()
    }

    var isHolding: Bool { if case .holding = phase { true } else { false } }

    private func begin(at places: [Place]) {
        if held.isEmpty { watch() }
        unmovedPlaces = (chain?.unmoved ?? []).map { unmoved in
            let offset = unmoved.scrollView?.offset(along: unmoved.axis) ?? 0
            let start = unmoved.scrollView?.start(along: unmoved.axis) ?? 0
            return (Place(axis: unmoved.axis, offset: offset), abs(offset - start) < 0.5)
        }
        for (entry, place) in zip(held, places + unmovedPlaces.map(\.place)) where entry.scrollView?.isDragging == false
        {
            entry.scrollView?.stop(at: place)
        }
        if !held.isEmpty { followFrames { [weak self] in self?.heldFrame() } }
        indicators += zip(held, places).compactMap { entry, place in
            entry.scrollView.flatMap { HiddenIndicator(of: $0, along: place.axis) }
        }
    }

    /// Called once the drag has the touch, which only one of several nested arbiters gets.
    private func watch() {
        guard let chain else { return }
        // One beside the chain goes on to its end.
        if let driven = coast?.scrollView, !chain.scrollViews.contains(driven) {} else { coast?.stop() }
        coast = nil
        let watch: @MainActor (UIScrollView?) -> WatchedPan = { scrollView in
            WatchedPan(of: scrollView) { [weak self] _ in self?.panActed() }
        }
        held = []
        for depth in chain.links.indices { held.append(watch(chain.links[depth].scrollView)) }
        for unmoved in chain.unmoved { held.append(watch(unmoved.scrollView)) }
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

    /// Lets the content scroll on from `places`; nil at the end of the touch.
    func letGo(placing places: [Place]?) {
        if let places {
            // The content was not held if the finger opened the card fully in one event.
            if held.isEmpty { watch() }
            stopFollowing()
            phase = .placing(places)
            write()
        } else if case .holding(let places) = phase {
            beginDraining(at: places)
        }
    }

    /// Gives placed content back to the scroll views.
    func eventBegins() { if case .placing = phase { phase = .free } }

    func touchEnded() {
        switch phase {
        case .free, .placing: release()
        case .holding(let places): beginDraining(at: places)
        case .driving:
            for entry in held where !entry.isUnderWay { entry.scrollView?.goHome() }
            release()
        case .draining: break
        }
    }

    func release() {
        stopFollowing()
        for pan in held { pan.stop() }
        held = []
        chain = nil
        heir = nil
        unmovedPlaces = []
        phase = .free
    }

    func write() {
        for depth in held.indices { write(at: depth) }
        guard case .placing = phase else { return }
        // Over-scrolled content that no finger pulls returns to its edge.
        for entry in held where entry.scrollView?.isDragging == false && !entry.isUnderWay {
            entry.scrollView?.goHome()
        }
    }

    private func write(at depth: Int) {
        switch phase {
        case .free, .draining: break
        case .driving:
            guard let chain, chain.links.indices.contains(depth), let scrollView = held[depth].scrollView else {
                return
            }
            let place = Place(axis: chain.links[depth].course.axis, offset: engineOffset(depth))
            // Under a trackpad, the end of the pan may start to coast before the arbiter's pan has ended.
            guard scrollView.offset(along: place.axis) != place.offset, !scrollView.panGestureRecognizer.isOver else {
                return
            }
            // Content that bounces back follows the finger from now on.
            scrollView.isDecelerating ? scrollView.stop(at: place) : scrollView.put(at: place)
        case .holding(let places), .placing(let places):
            guard places.indices.contains(depth), let scrollView = held[depth].watched else { return }
            let (place, here) = (places[depth], scrollView.offset(along: places[depth].axis))
            let distance = abs(here - place.offset)
            guard distance != 0 || scrollView.isDecelerating, scrollView.onScreen != nil else { return }
            // The end of the pan moves the content once more.
            let isOver = scrollView.panGestureRecognizer.isOver
            // Content that moves without a finger is animated. Half a pixel is rounding.
            let isElsewhere = !scrollView.isDragging && distance > 1.01 * scrollView.halfPixel
            if distance > 0 { witness?.contentIsPut(at: depth, from: here, to: place.offset) }
            if !isOver, scrollView.isDecelerating || isElsewhere { scrollView.stop(at: place) }
            scrollView.put(at: place)
        }
    }

    /// Writes all places, because a scroll view at its edge may have passed scrolling on to another.
    private func panActed() {
        write()
        if case .draining(let places) = phase, held.contains(where: \.hasEnded) {
            takeBackHeir(to: places)
            for (entry, place) in zip(held, places) where !entry.isUnderWay { entry.scrollView?.put(at: place) }
            coastHeir(from: places)
        }
        quiesce()
    }

    /// The end of its own pan may have put the scroll view where only that pan has pulled it: it coasts from its place.
    private func takeBackHeir(to places: [Place]) {
        guard let depth = heir?.depth, !held[depth].isUnderWay, let scrollView = held[depth].scrollView,
            abs(scrollView.offset(along: places[depth].axis) - places[depth].offset) > 1
        else { return }
        scrollView.halt(at: places[depth])
        heir?.isOwn = false
    }

    /// Lets the scroll view that scrolled last coast, unless UIKit does from the same place.
    private func coastHeir(from places: [Place]) {
        guard let heir, let scrollView = held[heir.depth].scrollView, !held[heir.depth].isUnderWay else { return }
        let place = places[heir.depth]
        held.remove(at: heir.depth).stop()
        phase = .draining(places.indices.filter { $0 != heir.depth }.map { places[$0] })
        self.heir = nil
        let isElsewhere = abs(scrollView.offset(along: place.axis) - place.offset) > 1
        guard heir.isOwn ? isElsewhere : !scrollView.isDecelerating else { return }
        beginCoast(of: scrollView, from: place, at: heir.velocity, since: CACurrentMediaTime())
    }

    /// Keeps content from coasting by movement that the finger gave to the card.
    private func beginDraining(at places: [Place]) {
        let places = letSnappingContentGo(from: places)
        guard !held.isEmpty else { return release() }
        phase = .draining(places)
        drainedFrames = 0
        // Stops the client's animations, too, as at the begin.
        for (index, (entry, place)) in zip(held, places).enumerated() where !entry.isUnderWay && index != heir?.depth {
            entry.scrollView?.comeToRest(at: place)
        }
        quiesce()
        onNextTurn { [weak self] in self?.quiesce() }
        // The link retains the hold: an arbiter that is released meanwhile still leaves the content quiet.
        followFrames { self.frame() }
    }

    /// Lets content that pages or snaps across the drag's axis come to rest by itself. Its own pan does that at the
    /// lift, unless UIKit never gave it the touch. Returns the places of the rest.
    private func letSnappingContentGo(from places: [Place]) -> [Place] {
        var places = places
        for case let crosswise? in (chain?.crosswise ?? []).map(\.scrollView)
        where crosswise.isPagingEnabled || crosswise.delegateChoosesRest(assumed: true) {
            guard let index = held.lastIndex(where: { $0.scrollView === crosswise }) else { continue }
            let isUnderWay = held[index].isUnderWay || crosswise.isDecelerating
            held.remove(at: index).stop()
            places.remove(at: index)
            if !isUnderWay { crosswise.isPagingEnabled ? crosswise.turnToNearestPage() : crosswise.goHome() }
        }
        return places
    }

    private func frame() {
        // Without the pan's own end.
        if case .draining(let places) = phase { coastHeir(from: places) }
        quiesce()
        drainedFrames += 1
        if !held.contains(where: \.isUnderWay) || drainedFrames >= Self.longestDrain { release() }
    }

    /// Stops coasting content, and returns over-scrolled content to its edge, once its pan is over.
    private func quiesce() {
        guard case .draining(let places) = phase else { return }
        for (index, (entry, place)) in zip(held, places).enumerated() where !entry.isUnderWay && index != heir?.depth {
            guard let scrollView = entry.scrollView else { continue }
            // Nothing else would return content that was held beyond an end.
            scrollView.isDecelerating ? scrollView.comeToRest(at: place) : scrollView.goHome()
        }
    }
}

extension UIScrollView {
    fileprivate var halfPixel: CGFloat { 0.5 / max(traitCollection.displayScale, 1) }

    func rests(at place: ScrollHold.Place) -> Bool {
        abs(nearestRest(to: place.offset, along: place.axis) - place.offset) <= 0.5
    }

    /// The offset of content at its top or left edge.
    fileprivate func start(along axis: ArbitrationPolicy.Direction.Axis) -> CGFloat {
        axis == .vertical ? -adjustedContentInset.top : -adjustedContentInset.left
    }

    /// Puts the content at `place`. Writes no equal value, which UIKit would report.
    func put(at place: ScrollHold.Place) {
        guard offset(along: place.axis) != place.offset else { return }
        switch place.axis {
        case .vertical: contentOffset.y = place.offset
        case .horizontal: contentOffset.x = place.offset
        }
    }

    /// Stops all movement at `place`. Content that is over-scrolled across the axis returns to its edge.
    func stop(at place: ScrollHold.Place) {
        halt(at: place)
        goHome(butNotAlong: place.axis)
    }

    /// Stops all movement at `place`, also of content that is over-scrolled across the axis.
    func halt(at place: ScrollHold.Place) {
        setContentOffset(contentOffset, animated: false)
        put(at: place)
    }

    /// Stops all movement at `place` if content may rest there, and returns over-scrolled content to its edge.
    func comeToRest(at place: ScrollHold.Place) {
        if rests(at: place) { halt(at: place) }
        goHome()
    }

    /// Returns over-scrolled content to its edge by an animation, along every axis but one.
    func goHome(butNotAlong axis: ArbitrationPolicy.Direction.Axis? = nil) {
        let rest = CGPoint(
            x: axis == .horizontal ? contentOffset.x : nearestRest(to: contentOffset.x, along: .horizontal),
            y: axis == .vertical ? contentOffset.y : nearestRest(to: contentOffset.y, along: .vertical))
        let isStretched = max(abs(rest.x - contentOffset.x), abs(rest.y - contentOffset.y)) > 0.5
        // During its own drag, UIKit would move the content at once: it returns after the drag.
        if isStretched, !isDragging { setContentOffset(rest, animated: true) }
    }

    fileprivate func turnToNearestPage() {
        func page(_ axis: ArbitrationPolicy.Direction.Axis, _ length: CGFloat) -> CGFloat {
            let number = length > 0 ? (offset(along: axis) / length).rounded() : 0
            return nearestRest(to: number * length, along: axis)
        }
        let rest = CGPoint(x: page(.horizontal, bounds.width), y: page(.vertical, bounds.height))
        if rest != contentOffset { setContentOffset(rest, animated: true) }
    }

    /// Content that cannot be measured rests where it is.
    fileprivate func nearestRest(to offset: CGFloat, along axis: ArbitrationPolicy.Direction.Axis) -> CGFloat {
        let (here, geometry) = (self.offset(along: axis), geometry(along: ScrollCourse(axis: axis)))
        return geometry.offset == here ? min(max(offset, geometry.minimum), geometry.maximum) : here
    }
}

/// Hides the scroll indicator of held content.
@MainActor
struct HiddenIndicator {
    private weak var scrollView: UIScrollView?
    private let path: ReferenceWritableKeyPath<UIScrollView, Bool>

    init?(of scrollView: UIScrollView, along axis: ArbitrationPolicy.Direction.Axis) {
        path = axis == .vertical ? \.showsVerticalScrollIndicator : \.showsHorizontalScrollIndicator
        guard scrollView[keyPath: path] else { return nil }
        scrollView[keyPath: path] = false
        self.scrollView = scrollView
    }

    func putBack() {
        // Setting an indicator that the app has shown meanwhile would flash it.
        guard let scrollView, !scrollView[keyPath: path] else { return }
        scrollView[keyPath: path] = true
    }
}

/// A scroll view, held weakly, with an extra target on its own pan, called after the scroll view's; or none.
@MainActor
final class WatchedPan {
    /// The scroll view, also one that the app has taken from the screen.
    private(set) weak var watched: UIScrollView?
    private let action: GestureAction

    init(of scrollView: UIScrollView?, onAction: @escaping @MainActor (UIGestureRecognizer) -> Void) {
        watched = scrollView
        action = GestureAction(onAction)
        if let scrollView { action.add(to: scrollView.panGestureRecognizer) }
    }

    var scrollView: UIScrollView? { watched?.onScreen }
    var hasEnded: Bool { scrollView?.panGestureRecognizer.isOver ?? false }
    var isUnderWay: Bool { watched?.panGestureRecognizer.isUnderWay ?? false }
    func stop() { if let watched { action.remove(from: watched.panGestureRecognizer) } }
}
