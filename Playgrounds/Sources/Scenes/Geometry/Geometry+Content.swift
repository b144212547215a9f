@_spi(Engine) @_spi(Cards) import GestureArbiter
import HeadlessUIKit

/// The content that scrolls under the finger: the edge that matters, the distance to it, and which scroll views are
/// held.
extension Geometry {
    func contentMarks(of finger: FingerTrack, _ path: TouchPath, _ arbiter: GestureArbiter) -> [Mark] {
        let owner = arbiter.owner
        return path.links.enumerated().flatMap { depth, link in
            arbiter.direction.ways.flatMap { marks(of: link, toward: $0, finger) }
                + [marks(of: link, at: depth, owner, arbiter)].compactMap(\.self)
        }
    }

    /// The edge, and the distance that the finger has to go until the content is there.
    private func marks(
        of link: ScrolledContent, toward way: ArbitrationPolicy.Direction, _ finger: FingerTrack
    ) -> [Mark] {
        let (edge, name) = (link.edge(toward: way), way.edge)
        let line = Mark.line(from: edge.from, to: edge.to, .edge, "\(name) edge of \(link.name)")
        guard let room = link.room(toward: way), room > 0.5 else { return [line] }
        let there = way.movement(by: room)
        let end = CGPoint(x: finger.location.x + there.x, y: finger.location.y + there.y)
        return [line, .line(from: finger.location, to: end, .room, "\(room.tenths) pt to the \(name) edge")]
    }

    /// The scroll views that are held while the card moves, and those that scroll while it does not.
    private func marks(
        of link: ScrolledContent, at depth: Int, _ owner: Arbitration.Owner, _ arbiter: GestureArbiter
    ) -> Mark? {
        switch owner {
        case .drag: .box(link.frame, .held, "held still: the finger has the card")
        case .scroll(depth): .box(link.frame, .scroll, "scrolls: the card waits")
        case .scroll, .undecided, .nobody: nil
        }
    }
}

/// The scroll views from the touched view out to the arbiter's that scroll along the direction, innermost first.
@MainActor
struct TouchPath {
    let links: [ScrolledContent]

    init(from touched: UIView?, to arbiter: GestureArbiter) {
        var views: [UIView] = []
        for view in sequence(first: touched, next: { $0?.superview }) {
            guard let view else { break }
            views.append(view)
            if view === arbiter.panGestureRecognizer?.view { break }
        }
        let way = arbiter.direction
        links = views.compactMap { $0 as? UIScrollView }.map { ScrolledContent($0, along: way) }.filter(\.isThere)
    }
}

/// A scroll view under a finger: along which of its own axes its content moves, and how far.
@MainActor
struct ScrolledContent {
    let scrollView: UIScrollView
    /// The movement in its own coordinates of a finger that goes a point along the direction.
    private let own: CGPoint
    private let direction: ArbitrationPolicy.Direction

    init(_ scrollView: UIScrollView, along direction: ArbitrationPolicy.Direction) {
        (self.scrollView, self.direction) = (scrollView, direction)
        let one = direction.movement(by: 1)
        let (start, end) = (scrollView.convert(CGPoint.zero, from: nil), scrollView.convert(one, from: nil))
        own = CGPoint(x: end.x - start.x, y: end.y - start.y)
    }

    private var isVertical: Bool { abs(own.y) >= abs(own.x) }
    private var pace: CGFloat { isVertical ? own.y : own.x }
    /// The resting ends of its content offset.
    private var ends: (first: CGFloat, last: CGFloat) {
        let (inset, size, bounds) = (scrollView.adjustedContentInset, scrollView.contentSize, scrollView.bounds)
        return isVertical
            ? (-inset.top, max(size.height + inset.bottom - bounds.height, -inset.top))
            : (-inset.left, max(size.width + inset.right - bounds.width, -inset.left))
    }
    private var offset: CGFloat { isVertical ? scrollView.contentOffset.y : scrollView.contentOffset.x }

    private var scrolls: Bool {
        let always = isVertical ? scrollView.alwaysBounceVertical : scrollView.alwaysBounceHorizontal
        return ends.last > ends.first || (always && scrollView.bounces)
    }
    /// True if it takes a finger that goes along the direction.
    var isThere: Bool { scrolls || (isVertical && scrollView.bounces && scrollView.refreshControl != nil) }
    /// True if its own pan begins, unless another recognizer has the touch.
    var isPannable: Bool { scrolls && scrollView.isScrollEnabled && scrollView.panGestureRecognizer.isEnabled }
    var frame: CGRect { scrollView.convert(scrollView.bounds, to: nil) }
    var name: String { scrollView is UITableView ? "the table" : "the scroll view" }

    /// How far a finger that goes `way` moves the content until it is at its edge, in points; nil if it moves nothing.
    func room(toward way: ArbitrationPolicy.Direction) -> CGFloat? {
        let pace = way.sign == direction.sign ? pace : -pace
        guard scrollView.isScrollEnabled, abs(pace) > 1e-3 else { return nil }
        let (first, last) = ends
        return max(pace > 0 ? offset - first : last - offset, 0) / abs(pace)
    }

    /// The edge that the content reaches under a finger that goes `way`, in the window.
    func edge(toward way: ArbitrationPolicy.Direction) -> (from: CGPoint, to: CGPoint) {
        let pace = way.sign == direction.sign ? pace : -pace
        let inset = scrollView.adjustedContentInset
        let own =
            isVertical ? (pace > 0 ? inset.top : inset.bottom) : (pace > 0 ? inset.left : inset.right)
        let (frame, distance) = (frame, own / max(abs(pace), 1e-3))
        switch way {
        case .down, .vertical:
            let y = frame.minY + distance
            return (CGPoint(x: frame.minX, y: y), CGPoint(x: frame.maxX, y: y))
        case .up:
            let y = frame.maxY - distance
            return (CGPoint(x: frame.minX, y: y), CGPoint(x: frame.maxX, y: y))
        case .right, .trailing, .horizontal:
            let x = frame.minX + distance
            return (CGPoint(x: x, y: frame.minY), CGPoint(x: x, y: frame.maxY))
        case .left, .leading:
            let x = frame.maxX - distance
            return (CGPoint(x: x, y: frame.minY), CGPoint(x: x, y: frame.maxY))
        }
    }
}

extension ArbitrationPolicy.Direction {
    /// The name of the edge that content reaches under a finger that goes this way.
    fileprivate var edge: String {
        switch self {
        case .down, .vertical: "top"
        case .up: "bottom"
        case .left, .leading: "right"
        case .right, .trailing, .horizontal: "left"
        }
    }
}
