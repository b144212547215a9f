import UIKitShim

/// The scroll views from a touched view out to the container, innermost first, held weakly.
@MainActor
struct ScrollChain {
    private(set) var links: [Link] = []
    /// Those that can scroll neither way. The pan of such a one may begin all the same, in place (row S18): that is no
    /// claim, and it stops nobody.
    private(set) var idle: [Idle] = []

    @MainActor
    struct Link {
        weak var scrollView: UIScrollView?
        /// How its content goes under the finger.
        private(set) var course: ScrollCourse
        /// Its own transform, by which it may turn round under the finger, and what is in it.
        private var transform: CGAffineTransform
        /// What may still open above it; nil where that is not waited for.
        let bar: GrowingBar?
        /// Its own pan begins for certain. Nobody says so of short content that only a refresh control lets be pulled.
        let isSureToPan: Bool
        /// The bounds that the engine was last told.
        var geometry: Arbitration.ScrollGeometry

        init(
            _ scrollView: UIScrollView, _ course: ScrollCourse, under bar: GrowingBar?,
            _ geometry: Arbitration.ScrollGeometry
        ) {
            self.scrollView = scrollView
            self.course = course
            self.bar = bar
            self.geometry = geometry
            transform = scrollView.transform
            isSureToPan = scrollView.scrolls(along: course.axis)
        }

        var isTurned: Bool { scrollView.map { $0.transform != transform } ?? false }

        mutating func renewCourse(along direction: ArbitrationPolicy.Direction) {
            guard let scrollView else { return }
            transform = scrollView.transform
            course = scrollView.course(along: direction)
        }
    }

    private var bars: GrowingBar.Parts = []

    /// Not kept.
    struct Idle {
        weak var scrollView: UIScrollView?
        /// Along which it would go under the finger, if it came to have something to scroll.
        let axis: ArbitrationPolicy.Direction.Axis
    }

    init() {}

    /// - Parameter bars: What of a navigation bar is waited for while it may still open.
    init(
        from touchedView: UIView?, to container: UIView, along direction: ArbitrationPolicy.Direction,
        waitingFor bars: GrowingBar.Parts, knowing sightings: BarSightings
    ) {
        self.bars = direction == .down ? bars : []
        var view = touchedView
        var controller: UIViewController??
        var way: Way?
        while let current = view {
            if let scrollView = current as? UIScrollView {
                add(scrollView, along: direction, after: &way, in: &controller, sightings)
            }
            if current === container { break }
            if current.next is UIViewController { controller = nil }
            view = current.superview
        }
    }

    /// The finger's way of a point in the window, as it is in a view.
    private struct Way {
        var view: UIView
        var way: CGPoint
    }

    /// - Parameters:
    ///   - way: The finger's in the scroll view before. The next one counts from there: all the way down from the window
    ///     for each would take a walk for every pair of nested ones.
    ///   - controller: The scroll view's, once it is known: it is looked for once for all that it has, since each of them
    ///     would walk the same way up.
    private mutating func add(
        _ scrollView: UIScrollView, along direction: ArbitrationPolicy.Direction, after way: inout Way?,
        in controller: inout UIViewController??, _ sightings: BarSightings
    ) {
        var own = scrollView.ownWay(of: way?.way ?? direction.movement(by: 1), in: way?.view)
        // Nothing can be counted from a view that is shown at no size.
        let isSeen = own.x.isFinite && own.y.isFinite && hypot(own.x, own.y) > 1e-3
        if !isSeen { own = scrollView.ownWay(of: direction.movement(by: 1)) }
        way = isSeen ? Way(view: scrollView, way: own) : nil
        let course = scrollView.course(along: direction, ownWay: own)
        if scrollView.moves(along: course.axis) {
            // Only content that is pulled off its own top opens a bar.
            let waitsForBar = !bars.isEmpty && course.comesFromStart
            if waitsForBar, controller == nil { controller = .some(GrowingBar.controller(of: scrollView)) }
            let bar = waitsForBar ? GrowingBar(above: controller ?? nil, knowing: sightings) : nil
            let geometry = geometry(of: scrollView, under: bar, along: course)
            links.append(Link(scrollView, course, under: bar, geometry))
        } else if !scrollView.moves(along: course.axis.other) {
            idle.append(Idle(scrollView: scrollView, axis: course.axis))
        }
    }

    var scrollViews: [UIScrollView] { links.compactMap(\.scrollView) }

    /// Those whose own pans begin, unless somebody else has the touch.
    var pannable: [UIScrollView] {
        links.filter(\.isSureToPan).compactMap(\.scrollView)
            .filter { $0.isScrollEnabled && $0.panGestureRecognizer.isEnabled }
    }

    /// Whether the pan of any of them is under way, though it may be one that begins in place.
    var hasPanUnderWay: Bool {
        pannable.contains { $0.panGestureRecognizer.isUnderWay }
            || isPanUnderWayInIdle
    }

    /// How many, from within, have no share in the touch: the pan of one around them is under way, and theirs is not.
    /// One that has nothing to scroll may have the touch, too: then all others are.
    var bystanders: Int {
        let owner = links.firstIndex { $0.scrollView?.panGestureRecognizer.isUnderWay ?? false }
        return owner ?? (isPanUnderWayInIdle ? links.count : 0)
    }

    private var isPanUnderWayInIdle: Bool {
        idle.contains { $0.scrollView?.panGestureRecognizer.isUnderWay ?? false }
    }

    /// Whether it is the pan of a scroll view that this arbiter answers for.
    func contains(_ recognizer: UIGestureRecognizer) -> Bool {
        links.contains { $0.scrollView?.panGestureRecognizer === recognizer }
            || idle.contains { $0.scrollView?.panGestureRecognizer === recognizer }
    }

    /// Where a scroll view is, and whether a bar above it may still take movement at its edge.
    private func geometry(
        of scrollView: UIScrollView, under bar: GrowingBar?, along course: ScrollCourse
    ) -> Arbitration.ScrollGeometry {
        var geometry = scrollView.geometry(along: course)
        geometry.isEdgeSoft = bar?.mayStillOpen(bars) ?? false
        return geometry
    }

    /// The scroll views whose bounds are not what they were, and whose offsets, where nobody has said yet whose the
    /// touch is; one that is gone has none. Mostly there are none.
    mutating func takeChanges(
        along direction: ArbitrationPolicy.Direction, withOffsets: Bool
    ) -> [(depth: Int, geometry: Arbitration.ScrollGeometry)] {
        var changes: [(depth: Int, geometry: Arbitration.ScrollGeometry)] = []
        // An outer one that turns round turns those in it.
        let isTurned = links.contains(where: \.isTurned)
        for depth in links.indices {
            if isTurned { links[depth].renewCourse(along: direction) }
            let geometry =
                links[depth].scrollView.map {
                    self.geometry(of: $0, under: links[depth].bar, along: links[depth].course)
                }
                ?? Arbitration.ScrollGeometry(offset: 0, minimum: 0, maximum: 0, isScrollable: false)
            let isSame = withOffsets ? geometry == links[depth].geometry : geometry.hasBounds(of: links[depth].geometry)
            guard !isSame else { continue }
            links[depth].geometry = geometry
            changes.append((depth, geometry))
        }
        return changes
    }
}

extension ArbitrationPolicy.Direction.Axis {
    var other: Self {
        switch self {
        case .horizontal: .vertical
        case .vertical: .horizontal
        }
    }
}

extension Arbitration.ScrollGeometry {
    fileprivate func hasBounds(of other: Self) -> Bool {
        minimum == other.minimum && maximum == other.maximum && isScrollable == other.isScrollable
            && isEdgeSoft == other.isEdgeSoft && pace == other.pace && length == other.length
            && bounces == other.bounces
    }
}

extension UIScrollView {
    /// Whether a finger moves it along `axis`: it scrolls, or is pulled to refresh.
    fileprivate func moves(along axis: ArbitrationPolicy.Direction.Axis) -> Bool {
        scrolls(along: axis) || (axis == .vertical && bounces(along: axis) && refreshControl != nil)
    }

    /// Whether it is there to scroll along `axis`: it has something to scroll, or bounces all the same.
    ///
    /// One that neither scrolls nor bounces this way has no say, but a carousel has none over a card either.
    fileprivate func scrolls(along axis: ArbitrationPolicy.Direction.Axis) -> Bool {
        let geometry = geometry(along: ScrollCourse(axis: axis))
        switch axis {
        case .vertical: return geometry.maximum > geometry.minimum || (alwaysBounceVertical && bounces(along: axis))
        case .horizontal: return geometry.maximum > geometry.minimum || (alwaysBounceHorizontal && bounces(along: axis))
        }
    }

    /// Whether content can be pulled beyond its edges along `axis`.
    func bounces(along axis: ArbitrationPolicy.Direction.Axis) -> Bool {
        guard #available(iOS 17.4, *) else { return bounces }
        switch axis {
        case .vertical: return bouncesVertically
        case .horizontal: return bouncesHorizontally
        }
    }
}

/// How a scroll view's content goes as a finger goes along the drag's direction on the screen: along which of the scroll
/// view's own axes, and how far.
///
/// A list that is turned upside down, as chats are, goes the other way; one that is turned by 90° goes along its other
/// axis; one that is shown at half its size goes twice as far.
struct ScrollCourse: Equatable {
    /// Of the scroll view's own coordinates.
    var axis = ArbitrationPolicy.Direction.Axis.vertical
    /// How far the content offset goes, in the scroll view's own points, for each point of the finger. Never 0.
    var pace: CGFloat = -1

    /// Whether the drag comes from the scroll view's own top or left edge.
    var comesFromStart: Bool { pace < 0 }

    /// The content offset at the edge that the drag comes from.
    func edge(of geometry: Arbitration.ScrollGeometry) -> CGFloat {
        comesFromStart ? geometry.minimum : geometry.maximum
    }
}

extension UIView {
    /// How far a way in `view`, or in the window if that is nil, goes in this view's own coordinates.
    func ownWay(of way: CGPoint, in view: UIView? = nil) -> CGPoint {
        let (start, end) = (convert(CGPoint.zero, from: view), convert(way, from: view))
        return CGPoint(x: end.x - start.x, y: end.y - start.y)
    }
}

extension UIScrollView {
    /// The course of a finger that goes along `direction` in the window. Where the scroll view is shown aslant, that of
    /// the nearer axis; where it is shown at no size, that of the direction itself.
    func course(along direction: ArbitrationPolicy.Direction) -> ScrollCourse {
        course(along: direction, ownWay: ownWay(of: direction.movement(by: 1)))
    }

    /// The same, where the finger's way of a point in the window is known in its own coordinates.
    func course(along direction: ArbitrationPolicy.Direction, ownWay way: CGPoint) -> ScrollCourse {
        let plain = ScrollCourse(axis: direction.axis, pace: -direction.sign)
        let isVertical = abs(way.y) >= abs(way.x)
        let length = isVertical ? way.y : way.x
        guard length.isFinite, abs(length) > 1e-3 else { return plain }
        // What rounding leaves of a whole number would keep content off its edge by as little.
        let pace = abs(abs(length) - 1) < 1e-9 ? copysign(1, length) : length
        return ScrollCourse(axis: isVertical ? .vertical : .horizontal, pace: -pace)
    }

    /// Where it is along its course, measured from its resting edges.
    func geometry(along course: ScrollCourse) -> Arbitration.ScrollGeometry {
        let inset = adjustedContentInset
        var geometry: Arbitration.ScrollGeometry
        switch course.axis {
        case .vertical:
            geometry = Arbitration.ScrollGeometry(
                offset: contentOffset.y, minimum: -inset.top,
                maximum: contentSize.height + inset.bottom - bounds.height, isScrollable: isScrollEnabled)
            geometry.length = bounds.height
        case .horizontal:
            geometry = Arbitration.ScrollGeometry(
                offset: contentOffset.x, minimum: -inset.left,
                maximum: contentSize.width + inset.right - bounds.width, isScrollable: isScrollEnabled)
            geometry.length = bounds.width
        }
        geometry.pace = course.pace
        geometry.bounces = bounces(along: course.axis)
        return geometry
    }
}
