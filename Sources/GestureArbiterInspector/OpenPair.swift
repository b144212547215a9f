@_spi(Cards) import GestureArbiter
import UIKitShim

/// A pair before it has names.
@MainActor
struct OpenPair {
    let first, second: UIGestureRecognizer
    let decider: GestureAudit.Decider
    let mayBeRelated: Bool

    func isSame(as other: OpenPair) -> Bool { first === other.first && second === other.second }

    static func all(among recognizers: [UIGestureRecognizer]) -> [OpenPair] {
        recognizers.indices.flatMap { index in
            recognizers[(index + 1)...].compactMap { OpenPair(recognizers[index], $0) }
        }
    }

    /// Nil if the two cannot both begin, or if something relates them.
    private init?(_ first: UIGestureRecognizer, _ second: UIGestureRecognizer) {
        guard let decider = Self.decider(first, second) else { return nil }
        let bothWays = [(first, second), (second, first)]
        let isRelated = bothWays.contains { one, other in
            !one.canPrevent(other) || !one.canBePrevented(by: other) || one.shouldRequireFailure(of: other)
                || one.shouldBeRequiredToFail(by: other) || one.delegateOrders(with: other)
                // An arbiter's own answer depends on the finger.
                || GestureArbiter.of(one) == nil && one.delegateAllowsRecognition(with: other)
                || Self.holds(one, other)
        }
        let requirement = first.requirementRelates(to: second) ?? (first.lists(second) ? true : nil)
        guard !isRelated, requirement != true else { return nil }
        (self.first, self.second, self.decider, mayBeRelated) = (first, second, decider, requirement == nil)
    }

    private static func decider(
        _ first: UIGestureRecognizer, _ second: UIGestureRecognizer
    ) -> GestureAudit.Decider? {
        let isOfOneView = first.view === second.view
        if let one = first as? UITapGestureRecognizer, let other = second as? UITapGestureRecognizer {
            if one.numberOfTapsRequired != other.numberOfTapsRequired { return .fewerTaps }
        } else {
            guard first.ways & second.ways != 0 else { return nil }
            let swipes = [first, second].count { $0 is UISwipeGestureRecognizer }
            if swipes == 1 { return .lessMovement }
        }
        return isOfOneView ? .addedLater : .innerView
    }

    /// Whether UIKit or an arbiter relates the two: scroll views, arbiters, and a card and its content's scroll views.
    private static func holds(_ one: UIGestureRecognizer, _ other: UIGestureRecognizer) -> Bool {
        guard let arbiter = GestureArbiter.of(one), let container = arbiter.container else {
            return one.ownScrollView != nil && other.ownScrollView != nil
        }
        return GestureArbiter.of(other) != nil || other.ownScrollView?.isDescendant(of: container) ?? false
    }
}

extension UIGestureRecognizer {
    /// Whether the description lists `other`, by its address, among the recognizers that have to fail first. Assumption,
    /// not confirmed on a device: UIKit's debug description does, after `must-fail`.
    fileprivate func lists(_ other: UIGestureRecognizer) -> Bool {
        let address = "0x" + String(Int(bitPattern: Unmanaged.passUnretained(other).toOpaque()), radix: 16)
        let words = String(reflecting: self).split { " ;:<>{}()=,\n".contains($0) }
        let list = words.drop { $0 != "must-fail" && $0 != "must-fail-for" }
        return list.contains { $0 == address }
    }

    /// Whether this is a pan, a swipe or a tap of one finger, of a class that an app can name.
    var takesOneFinger: Bool {
        guard ownScrollView != nil || !isPrivate else { return false }
        return switch self {
        case let pan as UIPanGestureRecognizer: pan.minimumNumberOfTouches <= 1
        case is UISwipeGestureRecognizer: true
        case let tap as UITapGestureRecognizer: tap.numberOfTouchesRequired == 1
        default: false
        }
    }

    /// Whether a finger that comes down at `point` is near enough to the edges that count.
    func starts(at point: CGPoint, in window: UIWindow, _ reach: CGFloat) -> Bool {
        guard let edges = (self as? UIScreenEdgePanGestureRecognizer)?.edges else { return true }
        let bounds = window.bounds
        return edges.contains(.left) && point.x < reach || edges.contains(.right) && point.x > bounds.maxX - reach
            || edges.contains(.top) && point.y < reach || edges.contains(.bottom) && point.y > bounds.maxY - reach
    }

    /// The directions in which a finger may move for this recognizer, as the bits of a swipe's; none for a tap.
    fileprivate var ways: UInt {
        let (across, along): (UInt, UInt) = (0b0011, 0b1100)
        if let arbiter = GestureArbiter.of(self) { return arbiter.direction.axis == .vertical ? along : across }
        if let scrollView = ownScrollView {
            return (scrollView.moves(along: .horizontal) ? across : 0)
                | (scrollView.moves(along: .vertical) ? along : 0)
        }
        return (self as? UISwipeGestureRecognizer)?.direction.rawValue ?? (self is UIPanGestureRecognizer ? ~0 : 0)
    }
}
