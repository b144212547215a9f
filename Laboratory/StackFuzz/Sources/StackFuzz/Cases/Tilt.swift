@_spi(Cards) import GestureArbiter
import HeadlessUIKit

/// How a list is turned or scaled on the screen. Chats flip their list, so that the newest message comes first.
enum Tilt: String, CaseIterable {
    case upright, flipped, mirrored, halfTurn, quarterTurn, quarterTurnBack, small, large

    /// The transform from the list's own coordinates to the screen's. Written out, because an angle's cosine is never
    /// quite 0.
    var transform: CGAffineTransform {
        let (a, b, c, d): (CGFloat, CGFloat, CGFloat, CGFloat) =
            switch self {
            case .upright: (1, 0, 0, 1)
            case .flipped: (1, 0, 0, -1)
            case .mirrored: (-1, 0, 0, 1)
            case .halfTurn: (-1, 0, 0, -1)
            case .quarterTurn: (0, 1, -1, 0)
            case .quarterTurnBack: (0, -1, 1, 0)
            case .small: (0.5, 0, 0, 0.5)
            case .large: (2, 0, 0, 2)
            }
        return CGAffineTransform(a: a, b: b, c: c, d: d, tx: 0, ty: 0)
    }

    /// Whether sizes do not change, so that a list with this tilt can look the same on the screen as an upright list.
    var isRigid: Bool {
        switch self {
        case .upright, .flipped, .mirrored, .halfTurn, .quarterTurn, .quarterTurnBack: true
        case .small, .large: false
        }
    }

    var isQuarter: Bool { self == .quarterTurn || self == .quarterTurnBack }

    /// Returns the size, in the list's own coordinates, of what has `size` on the screen.
    func ownSize(of size: CGSize) -> CGSize {
        let own = CGRect(origin: .zero, size: size).applying(transform.inverted())
        return own.size
    }
}

/// The axis of a list that lies along a direction on the screen, or in a view around the list, and the scale along it.
@MainActor struct Bearing {
    /// The list's own axis that lies along the direction.
    let axis: ArbitrationPolicy.Direction.Axis
    /// The number of points along the direction for each point on the list's own axis; negative if the two run in
    /// opposite directions.
    let scale: CGFloat

    init(of list: UIScrollView, along direction: ArbitrationPolicy.Direction, in view: UIView? = nil) {
        let origin = list.convert(CGPoint.zero, to: view)
        func along(_ point: CGPoint) -> CGFloat {
            let end = list.convert(point, to: view)
            let way = direction.components(of: CGPoint(x: end.x - origin.x, y: end.y - origin.y)).along
            return (way * 1024).rounded() / 1024
        }
        let (x, y) = (along(CGPoint(x: 1, y: 0)), along(CGPoint(x: 0, y: 1)))
        (axis, scale) = abs(x) > abs(y) ? (.horizontal, x) : (.vertical, y)
    }

    /// The list's other axis.
    var across: ArbitrationPolicy.Direction.Axis { axis == .vertical ? .horizontal : .vertical }

    /// Returns how far the content can follow the finger along the direction, negative beyond its edge, and how far it
    /// can go in all; in points of the direction's view.
    func place(of list: UIScrollView) -> (room: CGFloat, length: CGFloat) {
        let (offset, range) = (list.offset(along: axis), list.range(along: axis))
        let own = scale > 0 ? offset - range.lowerBound : range.upperBound - offset
        return (own * abs(scale), (range.upperBound - range.lowerBound) * abs(scale))
    }

    /// Returns the content offset, along the list's own axis, at which the content has `room` points left.
    func offset(forRoom room: CGFloat, in list: UIScrollView) -> CGFloat {
        let (range, own) = (list.range(along: axis), room / abs(scale))
        return scale > 0 ? range.lowerBound + own : range.upperBound - own
    }
}
