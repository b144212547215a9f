import GestureArbiter
import UIKitShim

/// Keeps the safe area of a card's content while a transform displaces the card.
///
/// Apple does not document whether UIKit computes the safe area of such a view from its visible or its untransformed
/// place, and reports say both. With the visible place, a full-screen card's content would slip under the status bar
/// with the first point of a drag. So this type measures the card's safe area, and adds the missing insets to the
/// controller's additional safe area, together with those of a keyboard and of the part out of sight.
@MainActor
struct CardSafeArea {
    /// The insets of the card that are out of sight at rest, in points.
    var hidden = UIEdgeInsets.zero
    /// The height that a keyboard covers from the card's bottom, in points, including the safe area there.
    var underKeyboard: CGFloat = 0
    /// The card's place and insets when it last rested.
    private var rest: (place: CGRect, around: UIEdgeInsets, insets: UIEdgeInsets)?
    private var lent = LentInsets()

    /// - Parameters:
    ///   - place: The card's frame at rest, in its container.
    ///   - around: The container's safe area, as far as it counts for the card.
    /// - Returns: The controller's new additional insets; nil: no change. Set them after this call: UIKit may then
    ///   call this method again.
    mutating func keep(
        in card: UIView, restingIn place: CGRect, of container: UIView, _ around: UIEdgeInsets,
        for controller: UIViewController
    ) -> UIEdgeInsets? {
        guard card.superview != nil, card.window != nil else { return lent.note(hidden, for: controller) }
        let insets = card.safeAreaInsets
        // If not all of the container's insets count, the card has a share that must not be kept.
        guard !card.transform.isIdentity || container.safeAreaInsets != around else {
            rest = (place, around, insets)
            return lent.note(added(to: insets), for: controller)
        }
        let resting = restingInsets(in: place, of: container.bounds, around)
        let added = added(to: resting)
        return lent.note(added + resting - insets, for: controller)
    }

    private func added(to resting: UIEdgeInsets) -> UIEdgeInsets {
        var added = hidden
        added.bottom += max(underKeyboard - resting.bottom, 0)
        return added
    }

    /// Calls `question` while the content has no safe area at the side that the card leaves over.
    func withoutHidden<Answer>(
        of controller: UIViewController, at side: ArbitrationPolicy.Direction, _ question: () -> Answer
    ) -> Answer {
        let now = controller.additionalSafeAreaInsets
        let covered = side.inset(of: controller.viewIfLoaded?.safeAreaInsets ?? .zero)
        guard covered > 0 else { return question() }
        controller.additionalSafeAreaInsets = now - side.insets(covered)
        defer { controller.additionalSafeAreaInsets = now }
        return question()
    }

    /// Restores the controller's own additional insets; returns them as ``keep(in:restingIn:of:_:for:)`` does.
    mutating func letGo(of controller: UIViewController) -> UIEdgeInsets? {
        (hidden, underKeyboard) = (.zero, 0)
        return lent.note(.zero, for: controller)
    }

    /// The insets measured at that place; for a card that has not rested there yet, computed as UIKit defines them.
    private func restingInsets(in place: CGRect, of bounds: CGRect, _ around: UIEdgeInsets) -> UIEdgeInsets {
        if let rest, rest.place == place, rest.around == around { return rest.insets }
        return around.combined(with: bounds.insets(of: place)) { inset, distance in
            min(max(inset - distance, 0), inset)
        }
    }
}

/// The part of a controller's additional insets that this library added.
@_spi(Cards) public struct LentInsets {
    public private(set) var share = UIEdgeInsets.zero
    /// The controller's insets when this library last set them.
    private var written = UIEdgeInsets.zero

    public init() {}

    /// Returns the controller's additional insets with `new` in place of this library's earlier part; nil: no change.
    @MainActor
    public mutating func note(_ new: UIEdgeInsets, for controller: UIViewController) -> UIEdgeInsets? {
        guard new != share else { return nil }
        let now = controller.additionalSafeAreaInsets
        // An edge that its owner has set meanwhile no longer contains the earlier part.
        let kept = share.combined(with: now - written) { share, change in change == 0 ? share : 0 }
        let insets = now - kept + new
        (share, written) = (new, insets)
        return now == insets ? nil : insets
    }
}

@_spi(Cards) extension UIEdgeInsets {
    /// Combines each edge with the same edge of `other`.
    public func combined(with other: Self, _ combine: (CGFloat, CGFloat) -> CGFloat) -> Self {
        UIEdgeInsets(
            top: combine(top, other.top), left: combine(left, other.left), bottom: combine(bottom, other.bottom),
            right: combine(right, other.right))
    }

    public static func + (one: Self, other: Self) -> Self { one.combined(with: other, +) }
    public static func - (one: Self, other: Self) -> Self { one.combined(with: other, -) }
}

@_spi(Cards) extension CGRect {
    /// How far `inner` lies within each edge of this rectangle, in points; negative: outside.
    public func insets(of inner: CGRect) -> UIEdgeInsets {
        UIEdgeInsets(
            top: inner.minY - minY, left: inner.minX - minX, bottom: maxY - inner.maxY, right: maxX - inner.maxX)
    }
}

/// The side that a card leaves over, by its direction.
@_spi(Cards) extension ArbitrationPolicy.Direction {
    public func inset(of insets: UIEdgeInsets) -> CGFloat {
        switch self {
        case .down, .vertical: insets.bottom
        case .up: insets.top
        case .left, .leading: insets.left
        case .right, .trailing, .horizontal: insets.right
        }
    }

    /// Insets of this depth at that side, 0 elsewhere.
    public func insets(_ depth: CGFloat) -> UIEdgeInsets {
        switch self {
        case .down, .vertical: UIEdgeInsets(top: 0, left: 0, bottom: depth, right: 0)
        case .up: UIEdgeInsets(top: depth, left: 0, bottom: 0, right: 0)
        case .left, .leading: UIEdgeInsets(top: 0, left: depth, bottom: 0, right: 0)
        case .right, .trailing, .horizontal: UIEdgeInsets(top: 0, left: 0, bottom: 0, right: depth)
        }
    }
}
