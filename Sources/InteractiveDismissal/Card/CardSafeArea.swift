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
    ///   - bounds: Those of the container.
    ///   - around: The container's safe area, as far as it counts for the card.
    mutating func keep(
        in card: UIView, restingIn place: CGRect, of bounds: CGRect, _ around: UIEdgeInsets,
        for controller: UIViewController
    ) {
        guard card.superview != nil, card.window != nil else { return lent.give(covered + hidden, to: controller) }
        let insets = card.safeAreaInsets
        guard !card.transform.isIdentity else {
            rest = (place, around, insets)
            return lent.give(added(to: insets), to: controller)
        }
        let resting = restingInsets(in: place, of: bounds, around)
        let added = added(to: resting)
        lent.give(added + resting - insets, to: controller)
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

    /// The controller's additional insets are its own again.
    mutating func letGo(of controller: UIViewController) {
        (covered, hidden, underKeyboard) = (.zero, .zero, 0)
        lent.give(.zero, to: controller)
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

    /// In place of what it had of ours. An edge that its owner has set meanwhile holds nothing of ours any more.
    @MainActor
    package mutating func give(_ new: UIEdgeInsets, to controller: UIViewController) {
        guard new != share else { return }
        let now = controller.additionalSafeAreaInsets
        func own(_ now: CGFloat, _ written: CGFloat, _ share: CGFloat) -> CGFloat { now == written ? now - share : now }
        let insets = UIEdgeInsets(
            top: own(now.top, written.top, share.top) + new.top,
            left: own(now.left, written.left, share.left) + new.left,
            bottom: own(now.bottom, written.bottom, share.bottom) + new.bottom,
            right: own(now.right, written.right, share.right) + new.right)
        (share, written) = (new, insets)
        if now != insets { controller.additionalSafeAreaInsets = insets }
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
