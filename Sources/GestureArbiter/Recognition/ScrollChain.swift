import UIKitShim

/// The scroll views from a touched view out to the container, innermost first, held weakly.
@MainActor
final class ScrollChain {
    @exclusivity(unchecked) private(set) var links: ArraySlice<Link>
    /// Scroll views that can scroll along neither axis. Such a pan may still begin, in place (row S18).
    let idle: [Idle]
    /// Scroll views that coasted across the drag's axis when the finger came down, and scroll along that axis alone.
    /// Such a pan begins without a slop, whichever way the finger goes, so that it says nothing about the finger's way.
    let crosswise: [Idle]
    private let bars: GrowingBar.Parts
    private let sightings: BarSightings

    @MainActor
    struct Link {
        private let found: Found
        private(set) var course: ScrollCourse
        /// The scroll view's transform, which may turn the course under the finger.
        private var transform: CGAffineTransform
        /// The geometry that the engine knows.
        fileprivate(set) var geometry: Arbitration.ScrollGeometry

        /// The properties that are fixed for the touch, shared by all arbiters.
        @MainActor
        private final class Found {
            private(set) weak var scrollView: UIScrollView?
            let bar: GrowingBar?
            let isSureToPan: Bool
            let wasDecelerating: Bool

            init(_ scrollView: UIScrollView, under bar: GrowingBar?, isSureToPan: Bool) {
                (self.scrollView, self.bar, self.isSureToPan) = (scrollView, bar, isSureToPan)
                wasDecelerating = scrollView.isDecelerating
            }
        }

        fileprivate init(_ scrollView: UIScrollView, _ course: ScrollCourse, under bar: GrowingBar?) {
            found = Found(scrollView, under: bar, isSureToPan: scrollView.scrolls(along: course.axis))
            self.course = course
            geometry = scrollView.geometry(along: course)
            transform = scrollView.transform
        }

        // Called, since the check takes more room at each use.
        var scrollView: UIScrollView? { @inline(never) get { found.scrollView?.onScreen } }

        /// The bar that may still open above the scroll view; nil if the arbiter does not wait for a bar.
        var bar: GrowingBar? { found.bar }
        fileprivate var wasDecelerating: Bool { found.wasDecelerating }

        /// Whether the scroll view's own pan begins, unless something else has the touch. False for short content that
        /// only a refresh control lets a finger pull, where this is unknown.
        fileprivate var isPannable: Bool {
            guard found.isSureToPan, let scrollView else { return false }
            return scrollView.isScrollEnabled && scrollView.panGestureRecognizer.isEnabled
        }

        /// Whether the arbiter may scroll it by the pan of another one.
        fileprivate var isDrivable: Bool {
            guard let scrollView else { return false }
            return scrollView.isScrollEnabled && !scrollView.isPagingEnabled
                && !scrollView.delegateChoosesRest(assumed: false)
        }

        /// Whether scrolling beyond its edge may go on to the scroll view around it.
        fileprivate var passesOn: Bool {
            guard isDrivable, let scrollView else { return false }
            return scrollView.passesOn(along: course.axis)
        }

        fileprivate var hasOtherInsets: Bool {
            guard let inset = scrollView?.adjustedContentInset else { return false }
            let isVertical = course.axis == .vertical
            return (isVertical ? inset.top : inset.left) != geometry.minimumInset
                || (isVertical ? inset.bottom : inset.right) != geometry.maximumInset
        }

        fileprivate var isPanUnderWay: Bool { scrollView?.panGestureRecognizer.isUnderWay ?? false }

        fileprivate var isTurned: Bool {
            guard let scrollView = found.scrollView else { return false }
            return scrollView.transform != transform
        }

        fileprivate mutating func renewCourse(along direction: ArbitrationPolicy.Direction) {
            guard let scrollView else { return }
            transform = scrollView.transform
            course = scrollView.course(along: direction)
        }
    }

    struct Idle {
        fileprivate(set) weak var scrollView: UIScrollView?
        /// The axis along which a finger would scroll larger content.
        let axis: ArbitrationPolicy.Direction.Axis
    }

    init(on way: ScrollPath, to container: UIView, knowing sightings: BarSightings) {
        let end = way.end(at: container)
        links = way.links.prefix(end.links)
        (idle, crosswise) = (Array(way.idle.prefix(end.idle)), Array(way.crosswise.prefix(end.crosswise)))
        (bars, self.sightings) = (way.bars, sightings)
        for depth in links.indices {
            if let bar = links[depth].bar { links[depth].geometry.isEdgeSoft = opening(of: bar) > 0 }
        }
    }

    /// The innermost scroll view with a soft edge, and the bar above it.
    var firstUnderBar: (scrollView: UIScrollView, bar: GrowingBar)? {
        guard let link = links.first(where: \.geometry.isEdgeSoft), let scrollView = link.scrollView, let bar = link.bar
        else { return nil }
        return (scrollView, bar)
    }

    var wasDecelerating: Bool { links.contains(where: \.wasDecelerating) }
    var scrollViews: [UIScrollView] { links.compactMap(\.scrollView) }

    /// The scroll views whose own pans begin, unless something else has the touch.
    var pannable: [UIScrollView] { links.filter(\.isPannable).compactMap(\.scrollView) }

    var firstPannable: UIScrollView? {
        for depth in links.indices where links[depth].isPannable { return links[depth].scrollView }
        return nil
    }

    /// The scroll views that the finger does not move along the drag's axis.
    var unmoved: [Idle] { idle + crosswise }

    /// Whether the pan of a pannable or an idle scroll view is under way.
    var hasPanUnderWay: Bool {
        for depth in links.indices where links[depth].isPanUnderWay && links[depth].isPannable { return true }
        return isPanUnderWayInIdle
    }

    /// The depth of the innermost scroll view whose pan is under way.
    var panning: Int? {
        for depth in links.indices where links[depth].isPanUnderWay { return depth }
        return nil
    }

    /// The number of scroll views that do not move because an idle one's pan is under way.
    var bystandersOfIdle: Int { isPanUnderWayInIdle ? links.count : 0 }

    /// Whether an inset is another one than the engine knows.
    var hasOtherInsets: Bool {
        for depth in links.indices where links[depth].hasOtherInsets { return true }
        return false
    }

    /// The scroll views that move with the pan at `depth`: those around and in it, as far as each passes scrolling on.
    /// Scroll views that page or snap move by their own pans alone.
    func driven(with depth: Int) -> Range<Int> {
        var (inner, outer) = (depth, depth)
        while inner > links.startIndex, links[inner - 1].passesOn, links[inner].isDrivable { inner -= 1 }
        while outer + 1 < links.endIndex, links[outer].passesOn, links[outer + 1].isDrivable { outer += 1 }
        return inner..<outer + 1
    }

    /// Whether the pan of a scroll view is under way that neither pages nor snaps.
    var isPanningDrivable: Bool { panning.map { links[$0].isDrivable } ?? false }

    private var isPanUnderWayInIdle: Bool { Self.isPanUnderWay(in: idle) }

    /// Whether a scroll view across the drag's axis takes the finger, as a carousel that coasts does at once.
    var isPanUnderWayCrosswise: Bool { Self.isPanUnderWay(in: crosswise) }

    // Called, since the loop takes more room at each use.
    @inline(never) private static func isPanUnderWay(in unmoved: [Idle]) -> Bool {
        for depth in unmoved.indices where unmoved[depth].scrollView?.panGestureRecognizer.isUnderWay ?? false {
            return true
        }
        return false
    }

    func contains(_ recognizer: UIGestureRecognizer) -> Bool {
        links.contains { $0.scrollView?.panGestureRecognizer === recognizer }
            || idle.contains { $0.scrollView?.panGestureRecognizer === recognizer }
            || crosswise.contains { $0.scrollView?.panGestureRecognizer === recognizer }
    }

    /// How much of a movement the bar above a scroll view still takes at its edge, in points.
    private func opening(of bar: GrowingBar) -> CGFloat { bar.opening(of: bars, knowing: sightings) }

    /// Returns the scroll views whose bounds or, `withOffsets`, offsets have changed; usually none. `movement` is the
    /// finger's in this event, in points.
    func takeChanges(
        along direction: ArbitrationPolicy.Direction, by movement: CGFloat, withOffsets: Bool
    ) -> [(depth: Int, geometry: Arbitration.ScrollGeometry)] {
        // An outer scroll view that turns also turns those inside it.
        if isTurned { for depth in links.indices { links[depth].renewCourse(along: direction) } }
        var changes: [(depth: Int, geometry: Arbitration.ScrollGeometry)] = []
        for depth in links.indices {
            let geometry = geometry(at: depth, before: movement)
            var known = links[depth].geometry
            if !withOffsets { known.offset = geometry.offset }
            guard geometry != known else { continue }
            links[depth].geometry = geometry
            changes.append((depth, geometry))
        }
        return changes
    }

    private var isTurned: Bool {
        for depth in links.indices where links[depth].isTurned { return true }
        return false
    }

    /// Returns the current geometry. A bar that will be open within the event has its full height, and the card gets
    /// the rest of the movement.
    private func geometry(at depth: Int, before movement: CGFloat) -> Arbitration.ScrollGeometry {
        guard let scrollView = links[depth].scrollView else {
            return Arbitration.ScrollGeometry(offset: 0, minimum: 0, maximum: 0, isScrollable: false)
        }
        var geometry = scrollView.geometry(along: links[depth].course)
        guard let bar = links[depth].bar else { return geometry }
        let opening = opening(of: bar)
        geometry.isEdgeSoft = opening > max(movement * abs(links[depth].course.pace), 0)
        if !geometry.isEdgeSoft {
            geometry.minimum -= opening
            geometry.minimumInset += opening
        }
        return geometry
    }
}

/// The scroll views from a touched view out, searched as far as needed. Shared by all arbiters under the finger: each
/// uses the part within its container.
@MainActor
final class ScrollPath {
    let direction: ArbitrationPolicy.Direction
    /// The parts of a navigation bar for which to wait while they may still open.
    let bars: GrowingBar.Parts
    private(set) var links: [ScrollChain.Link] = []
    private(set) var idle: [ScrollChain.Idle] = []
    private(set) var crosswise: [ScrollChain.Idle] = []
    private var ends: [(view: ObjectIdentifier, end: End)] = []
    /// The touched view; then the view that was searched last. Each view that a weak reference has named is counted more
    /// slowly for good, so none is made to the views between.
    private weak var last: UIView?
    /// The bar that may open above the searched controller; nil until looked up.
    private var bar: GrowingBar??

    /// The number of scroll views within a view, on the path.
    typealias End = (links: Int, idle: Int, crosswise: Int)

    init(from touchedView: UIView?, along direction: ArbitrationPolicy.Direction, waitingFor bars: GrowingBar.Parts) {
        (last, self.direction, self.bars) = (touchedView, direction, bars)
        ends.reserveCapacity(16)
    }

    /// Returns the part within `container`; the whole path if the container is not on it.
    func end(at container: UIView) -> End {
        let identifier = ObjectIdentifier(container)
        for known in ends.reversed() where known.view == identifier { return known.end }
        var next = ends.isEmpty ? last : last?.superview
        while let view = next {
            look(at: view)
            next = view === container ? nil : view.superview
            if next == nil { last = view }
        }
        return count
    }

    private var count: End { (links.count, idle.count, crosswise.count) }

    private func look(at view: UIView) {
        if let scrollView = view as? UIScrollView { add(scrollView) }
        ends.append((ObjectIdentifier(view), count))
        if view.next is UIViewController { bar = nil }
    }

    private func add(_ scrollView: UIScrollView) {
        let course = scrollView.course(along: direction)
        let across: ArbitrationPolicy.Direction.Axis = course.axis == .vertical ? .horizontal : .vertical
        if scrollView.moves(along: course.axis) {
            links.append(ScrollChain.Link(scrollView, course, under: bar(above: scrollView, on: course)))
        } else if !scrollView.moves(along: across) {
            idle.append(ScrollChain.Idle(scrollView: scrollView, axis: course.axis))
        } else if scrollView.isDecelerating {
            crosswise.append(ScrollChain.Idle(scrollView: scrollView, axis: across))
        }
    }

    /// Only content that is pulled off its own top opens a bar.
    private func bar(above scrollView: UIScrollView, on course: ScrollCourse) -> GrowingBar? {
        guard !bars.isEmpty, course.comesFromStart else { return nil }
        if let bar { return bar }
        let found = GrowingBar(above: scrollView)
        bar = .some(found)
        return found
    }
}

extension UIScrollView {
    /// Nil if the app has taken the scroll view away, also if it keeps it.
    var onScreen: UIScrollView? { window == nil ? nil : self }

    /// The assumed slop of a scroll view, in points. Not documented; row P14.
    static let assumedSlop: CGFloat = 10

    /// Whether a finger moves the content along `axis`: it scrolls, or is pulled to refresh.
    package func moves(along axis: ArbitrationPolicy.Direction.Axis) -> Bool {
        scrolls(along: axis) || (axis == .vertical && bounces(along: axis) && refreshControl != nil)
    }

    /// Whether the scroll view has content to scroll along `axis`, or bounces without.
    fileprivate func scrolls(along axis: ArbitrationPolicy.Direction.Axis) -> Bool {
        let geometry = geometry(along: ScrollCourse(axis: axis))
        let alwaysBounces = axis == .vertical ? alwaysBounceVertical : alwaysBounceHorizontal
        return geometry.maximum > geometry.minimum || alwaysBounces && bounces(along: axis)
    }

    package func passesOn(along axis: ArbitrationPolicy.Direction.Axis) -> Bool {
        guard #available(iOS 17.4, *) else { return true }
        return axis == .vertical ? transfersVerticalScrollingToParent : transfersHorizontalScrollingToParent
    }

    /// Whether a finger can pull content beyond its edges along `axis`.
    func bounces(along axis: ArbitrationPolicy.Direction.Axis) -> Bool {
        guard #available(iOS 17.4, *) else { return bounces }
        return axis == .vertical ? bouncesVertically : bouncesHorizontally
    }

    /// Returns the course along `direction` on the screen, by the nearer axis; by the direction's own axis if the
    /// scroll view has no visible size.
    func course(along direction: ArbitrationPolicy.Direction) -> ScrollCourse {
        let way = ownWay(of: direction.movement(by: 1))
        let plain = ScrollCourse(axis: direction.axis, pace: -direction.sign)
        let isVertical = abs(way.y) >= abs(way.x)
        let length = isVertical ? way.y : way.x
        guard length.isFinite, abs(length) > 1e-3 else { return plain }
        // Remove the rounding error of a whole number, which would keep content off its edge.
        let pace = abs(abs(length) - 1) < 1e-9 ? copysign(1, length) : length
        return ScrollCourse(axis: isVertical ? .vertical : .horizontal, pace: -pace)
    }

    func offset(along axis: ArbitrationPolicy.Direction.Axis) -> CGFloat {
        axis == .vertical ? contentOffset.y : contentOffset.x
    }

    func geometry(along course: ScrollCourse) -> Arbitration.ScrollGeometry {
        let (inset, isVertical) = (adjustedContentInset, course.axis == .vertical)
        let (start, end) = isVertical ? (inset.top, inset.bottom) : (inset.left, inset.right)
        let length = isVertical ? bounds.height : bounds.width
        let maximum = (isVertical ? contentSize.height : contentSize.width) + end - length
        var geometry = Arbitration.ScrollGeometry(
            offset: offset(along: course.axis), minimum: -start, maximum: maximum, isScrollable: isScrollEnabled)
        (geometry.length, geometry.minimumInset, geometry.maximumInset) = (length, start, end)
        geometry.pace = course.pace
        geometry.bounces = bounces(along: course.axis)
        return geometry
    }
}

/// How content moves with a finger that moves along the drag's direction on the screen: in an upside-down list the
/// other way, in a turned list along the other axis, in a list at half size twice as far.
struct ScrollCourse: Equatable {
    /// The axis in the scroll view's own coordinates.
    var axis = ArbitrationPolicy.Direction.Axis.vertical
    /// The change of the content offset, in the scroll view's own points, for each point of the finger. Never 0.
    var pace: CGFloat = -1

    /// Whether the drag comes from the scroll view's own top or left edge.
    var comesFromStart: Bool { pace < 0 }

    func on(_ side: ArbitrationPolicy.Direction.Side) -> ScrollCourse {
        ScrollCourse(axis: axis, pace: side.counted(pace))
    }

    /// The content offset at the edge that the drag comes from.
    func edge(of geometry: Arbitration.ScrollGeometry) -> CGFloat {
        comesFromStart ? geometry.minimum : geometry.maximum
    }
}

extension UIView {
    /// Converts a movement from the window's coordinates.
    package func ownWay(of way: CGPoint) -> CGPoint {
        let (start, end) = (convert(CGPoint.zero, from: nil), convert(way, from: nil))
        return CGPoint(x: end.x - start.x, y: end.y - start.y)
    }

    /// Converts a movement to the window's coordinates.
    package func wayInWindow(of way: CGPoint) -> CGPoint {
        let (start, end) = (convert(CGPoint.zero, to: nil), convert(way, to: nil))
        return CGPoint(x: end.x - start.x, y: end.y - start.y)
    }
}

extension UIGestureRecognizer {
    var isUnderWay: Bool { state == .began || state == .changed }
    /// Whether the gesture has just ended or was cancelled.
    var isOver: Bool { state == .ended || state == .cancelled }
}
