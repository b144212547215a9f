import UIKitShim

/// Keeps the safe area of what is in a card while a transform displaces the card.
///
/// Whether UIKit takes the safe area of such a view from where it shows or from where it lies is not documented, and
/// reports say both: from where it shows, the content of a full-screen card would slip under its own status bar with the
/// first point of a drag. So the card is asked, and its controller gets what it lacks as an additional safe area. What
/// something else covers of the card, as a keyboard does, is added in one with it: nobody else's share is in the way.
@MainActor
package struct CardSafeArea {
    /// What something else covers, beyond the safe area that is there: points, from each edge.
    package var covered = UIEdgeInsets.zero
    /// What of the card is out of sight where it rests: points, from each edge. It comes in addition to everything else.
    var hidden = UIEdgeInsets.zero
    /// How far a keyboard reaches up from the card's bottom, in points. It covers the safe area there, too.
    var underKeyboard: CGFloat = 0
    /// What the card had when it last rested, and where.
    private var rest: (place: CGRect, around: UIEdgeInsets, insets: UIEdgeInsets)?
    private var lent = LentInsets()

    /// - Parameters:
    ///   - place: Where the card rests, in its container.
    ///   - around: The container's safe area, as far as it counts for the card.
    /// - Returns: What the controller's additional insets are to be; nil: they are. Set them when this is over: UIKit may
    ///   tell of it at once, and this is asked again.
    mutating func keep(
        in card: UIView, restingIn place: CGRect, of container: UIView, _ around: UIEdgeInsets,
        for controller: UIViewController
    ) -> UIEdgeInsets? {
        guard card.superview != nil, card.window != nil else { return lent.note(covered + hidden, for: controller) }
        let insets = card.safeAreaInsets
        // Of more than counts the card has a share, too, which is not to be kept.
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

    /// Asks `question` as long as nothing counts as hidden of the card.
    func withoutHidden<Answer>(of controller: UIViewController, _ question: () -> Answer) -> Answer {
        let now = controller.additionalSafeAreaInsets
        guard hidden != .zero, now == lent.written else { return question() }
        controller.additionalSafeAreaInsets = now - hidden
        defer { controller.additionalSafeAreaInsets = now }
        return question()
    }

    /// The controller's additional insets are to be its own again; returns them as ``keep(in:restingIn:of:_:for:)`` does.
    mutating func letGo(of controller: UIViewController) -> UIEdgeInsets? {
        (covered, hidden, underKeyboard) = (.zero, .zero, 0)
        return lent.note(.zero, for: controller)
    }

    /// As it was seen there; of a card that has not rested there yet, as safe areas are defined.
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

/// What a controller's additional insets hold of ours.
package struct LentInsets: Equatable, Sendable {
    package private(set) var share = UIEdgeInsets.zero
    /// What the controller's insets were when we last set them.
    private(set) var written = UIEdgeInsets.zero

    package init() {}

    /// Returns what the controller's additional insets are to be with `new` in place of what they held of ours; nil: they
    /// are. An edge that its owner has set meanwhile holds nothing of ours any more.
    @MainActor
    package mutating func note(_ new: UIEdgeInsets, for controller: UIViewController) -> UIEdgeInsets? {
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

extension UIEdgeInsets {
    package static func + (one: Self, other: Self) -> Self {
        UIEdgeInsets(
            top: one.top + other.top, left: one.left + other.left, bottom: one.bottom + other.bottom,
            right: one.right + other.right)
    }

    package static func - (one: Self, other: Self) -> Self {
        UIEdgeInsets(
            top: one.top - other.top, left: one.left - other.left, bottom: one.bottom - other.bottom,
            right: one.right - other.right)
    }
}
