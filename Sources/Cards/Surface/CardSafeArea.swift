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
    /// The card's place and insets when it last rested.
    private var rest: (place: CGRect, around: UIEdgeInsets, insets: UIEdgeInsets)?

    /// Returns what the card adds to its content's safe area.
    ///
    /// - Parameters:
    ///   - place: The card's frame at rest, in its container.
    ///   - around: The container's safe area, as far as it counts for the card.
    ///   - layout: Where the card lies; nil before its first layout.
    mutating func insets(
        in card: UIView, restingIn place: CGRect, of container: UIView, _ around: UIEdgeInsets, _ layout: CardLayout?
    ) -> UIEdgeInsets {
        guard card.superview != nil, card.window != nil else { return hidden }
        let (insets, rise) = (card.safeAreaInsets, layout?.rise ?? 0)
        // If not all of the container's insets count, the card has a share that must not be kept. A card that has just got
        // another frame may not have its transform yet.
        guard
            card.restingFrame != place || !card.transform.isIdentity || container.safeAreaInsets != around || rise != 0
        else {
            rest = (place, around, insets)
            return added(to: insets, in: place, layout)
        }
        let place = place.offsetBy(dx: 0, dy: rise)
        let resting = restingInsets(in: place, of: container.bounds, around)
        return added(to: resting, in: place, layout) + resting - insets
    }

    /// What is out of sight, and what a keyboard hides, at most as far as there is content.
    private func added(to resting: UIEdgeInsets, in place: CGRect, _ layout: CardLayout?) -> UIEdgeInsets {
        var added = hidden
        let used = resting + hidden
        let underKeyboard = (layout?.hidden ?? 0) - resting.bottom
        added.bottom += max(min(underKeyboard, place.height - used.top - used.bottom), 0)
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

    /// The insets measured at that place; for a card that has not rested there yet, computed as UIKit defines them.
    private func restingInsets(in place: CGRect, of bounds: CGRect, _ around: UIEdgeInsets) -> UIEdgeInsets {
        if let rest, rest.place == place, rest.around == around { return rest.insets }
        return around.combined(with: bounds.insets(of: place)) { inset, distance in
            min(max(inset - distance, 0), inset)
        }
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

    /// Whether all four numbers are finite. One that is not makes their sum so.
    public var isFinite: Bool { (minX + minY + width + height).isFinite }
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
