import UIKitShim

/// A moment in the life of a presented card, to which you can respond with animations, sound or haptics.
public enum DismissalMoment: Equatable, Sendable {
    /// A finger has taken the card: from rest, or while it was moving. A tap on a moving card also takes it; after the
    /// tap the card continues as before.
    case grabbed
    /// The card's current place, during drags and animations: 0 at rest, 1 out of sight, negative while pulled beyond
    /// rest. For a card with detents, 0 is the most open place.
    case progressed(CGFloat)
    /// The card's current place among its detents. Follows `progressed`.
    case moved(CardTraits.Position)
    /// The card rests at another detent, or goes there: by its user, who has let it go or tapped its handle; or by
    /// code, or because a detent became inactive, or active again.
    case selected(Detent.Identifier, byUser: Bool)
    /// During a drag: a lift without velocity would now dismiss the card, or no longer. Use this for haptics. Not sent
    /// for a card that resists because `isModalInPresentation` is true.
    case armed(Bool)
    /// A release would have dismissed the card, but `isModalInPresentation` or the presentation controller's delegate
    /// said no. To present something in response, use the delegate's `presentationControllerDidAttemptToDismiss(_:)`:
    /// with `.onBegin` a transition is open until then.
    case attempted
    /// The card is about to leave: after a release, the escape gesture, or a call of `dismiss`. If a finger catches the
    /// card on its way out and lets it leave again, this moment comes again.
    case willDismiss
    /// The card has left, and UIKit's dismissal is over; or the card was on its way in, and its presentation was
    /// cancelled.
    case didDismiss
    /// The card is at rest again after a drag, or after a finger has caught it and cancelled its dismissal.
    case returned
}
