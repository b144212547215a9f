import UIKitShim

/// A moment in the life of a presented card, for those who want to show it, sound it or feel it.
public enum DismissalMoment: Equatable, Sendable {
    /// A finger has taken the card: from rest, or while it was moving. A tap on a moving card takes it too; it goes on
    /// as it did when that is over.
    case grabbed
    /// The card is at this place now, dragged or moving by itself: 0 at rest, 1 out of sight, negative where it is
    /// pulled beyond rest. Of a card with detents it is 0 where it is most open.
    case progressed(CGFloat)
    /// The card, which has several detents to rest at, is here among them. Told after `progressed`.
    case moved(InteractiveDismissal.Position)
    /// The card rests at another detent from now on, or goes there: by its user, who has let it go or tapped its handle; or
    /// by code, by a detent that became inactive, or active again.
    case selected(InteractiveDismissal.Detent.Identifier, byUser: Bool)
    /// While dragging: whether letting go without velocity would dismiss has changed. A good moment for a haptic. Not
    /// told of a card that resists because `isModalInPresentation` is true.
    case armed(Bool)
    /// The card was let go to leave but may not: `isModalInPresentation`, or the presentation controller's delegate
    /// said no. What is to be presented because of it is presented by the delegate, in
    /// `presentationControllerDidAttemptToDismiss(_:)`: with `.onBegin` a transition is open until then.
    case attempted
    /// The card is about to leave: let go, by escape, or by somebody's `dismiss`. What is caught on its way out says so
    /// again when it is let go to leave again.
    case willDismiss
    /// The card has left, and UIKit's dismissal is over; or it was on its way in, and its presentation was called off.
    case didDismiss
    /// The card is at rest again after a drag, or after a dismissal that was caught and taken back.
    case returned
}
