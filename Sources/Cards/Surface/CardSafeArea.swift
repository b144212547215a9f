import GestureArbiter
import UIKitShim

/// Keeps the safe area of a card's content while a transform displaces the card.
///
/// Apple does not document whether UIKit computes the safe area of such a view from its visible or its untransformed
/// place, and reports say both. With the visible place, the content of a full-screen card would slip under its own
/// status bar with the first point of a drag. So this type measures the card's safe area, and adds the missing insets
/// to the controller's additional safe area, together with insets that something else covers, such as a keyboard. The
/// owner's own share does not change.
@MainActor
@_spi(Cards) public struct CardSafeArea {
    /// The insets that something else covers beyond the safe area, in points.
    public var covered = UIEdgeInsets.zero
    /// The insets of the card that are out of sight at rest, in points. They are added to everything else.
    var hidden = UIEdgeInsets.zero
    /// The height that a keyboard covers from the card's bottom, in points, including the safe area there.
    var underKeyboard: CGFloat = 0
    /// The card's place and insets when it last rested.
    private var rest: (place: CGRect, around: UIEdgeInsets, insets: UIEdgeInsets)?
    private var lent = LentInsets()

    /// - Parameters:
    ///   - place: The card's frame at rest, in its container.
    ///   - around: The container's safe area, as far as it counts for the card.
    /// - Returns: The controller's new additional insets; nil: no change. Set them after this call, because UIKit may
    ///   report them at once, which calls this method again.
    mutating func keep(
        in card: UIView, restingIn place: CGRect, of container: UIView, _ around: UIEdgeInsets,
        for controller: UIViewController
    ) -> UIEdgeInsets? {
        guard card.superview != nil, card.window != nil else { return lent.note(covered + hidden, for: controller) }
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
        var added = covered
        added.bottom = max(added.bottom, underKeyboard - resting.bottom)
        return added + hidden
    }

    /// Calls `question` while the content has no safe area at the side that the card leaves over: neither the part of
    /// the card that counts as hidden, nor the container's, which the card has beyond its detents.
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
        (covered, hidden, underKeyboard) = (.zero, .zero, 0)
        return lent.note(.zero, for: controller)
    }

    /// The insets measured at that place; for a card that has not rested there yet, computed by the definition of safe
    /// areas.
    private func restingInsets(in place: CGRect, of bounds: CGRect, _ around: UIEdgeInsets) -> UIEdgeInsets {
        if let rest, rest.place == place, rest.around == around { return rest.insets }
        func share(_ inset: CGFloat, covered: CGFloat) -> CGFloat { min(max(inset - covered, 0), inset) }
        return UIEdgeInsets(
            top: share(around.top, covered: place.minY - bounds.minY),
            left: share(around.left, covered: place.minX - bounds.minX),
            bottom: share(around.bottom, covered: bounds.maxY - place.maxY),
            right: share(around.right, covered: bounds.maxX - place.maxX))
    }
}

/// The part of a controller's additional insets that this library added.
@_spi(Cards) public struct LentInsets: Equatable, Sendable {
    public private(set) var share = UIEdgeInsets.zero
    /// The controller's insets when this library last set them.
    private(set) var written = UIEdgeInsets.zero

    public init() {}

    /// Returns the controller's additional insets with `new` in place of this library's earlier part; nil: no change.
    /// If the owner has set an edge meanwhile, that edge no longer contains this library's part.
    @MainActor
    public mutating func note(_ new: UIEdgeInsets, for controller: UIViewController) -> UIEdgeInsets? {
        guard new != share else { return nil }
        let now = controller.additionalSafeAreaInsets
        func own(_ now: CGFloat, _ written: CGFloat, _ share: CGFloat) -> CGFloat { now == written ? now - share : now }
        let insets = UIEdgeInsets(
            top: own(now.top, written.top, share.top) + new.top,
            left: own(now.left, written.left, share.left) + new.left,
            bottom: own(now.bottom, written.bottom, share.bottom) + new.bottom,
            right: own(now.right, written.right, share.right) + new.right)
        (share, written) = (new, insets)
        return now == insets ? nil : insets
    }
}

@_spi(Cards) extension UIEdgeInsets {
    public static func + (one: Self, other: Self) -> Self {
        UIEdgeInsets(
            top: one.top + other.top, left: one.left + other.left, bottom: one.bottom + other.bottom,
            right: one.right + other.right)
    }

    public static func - (one: Self, other: Self) -> Self {
        UIEdgeInsets(
            top: one.top - other.top, left: one.left - other.left, bottom: one.bottom - other.bottom,
            right: one.right - other.right)
    }
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
