import UIKitShim

/// Something that happens to a card, to which you can respond with animations, sound or haptics.
///
///     panel.onEvent = { event in if case .selected(let detent, byUser: true) = event { store(detent) } }
public enum CardEvent: Equatable, Sendable {
    /// A finger has taken the card, at rest or in motion. After a tap, a moving card continues as before.
    case grabbed
    /// The card's current place, during drags and animations; the first one when the card begins to come in.
    case moved(CardTraits.Position)
    /// Another detent is selected: by its user, by code, or because a detent became inactive or active.
    case selected(Detent.Identifier, byUser: Bool)
    /// During a drag: from now on, a lift without velocity would dismiss the card (true), or would not; false also when
    /// the finger is gone and the card stays, or its panel is hidden. A finger that brings the card in begins where a lift
    /// would send the card back, which is not sent. Not sent for a card that resists because `isModalInPresentation` is
    /// true.
    case armed(Bool)
    /// Another card lies over this one, and has come or gone by this share, 0 to 1: a card that this card's content
    /// presented, or a panel that was added over this panel. If the other card has several detents, the share begins at
    /// the second largest; else out of sight. ``CardTraits/coveredLook`` shows the same.
    case covered(CGFloat)
    /// A release would have dismissed the card, but `isModalInPresentation` or the presentation controller's delegate
    /// kept it. To present an alert, wait for `presentationControllerDidAttemptToDismiss(_:)`, when no transition is
    /// under way.
    case attempted
    /// The card is about to leave; sent again if a finger catches the card on its way out and lets it leave again.
    case willDismiss(byUser: Bool)
    /// The card has left, and UIKit's dismissal is over, or its presentation was cancelled; or the panel was removed.
    case dismissed
    /// The card is at rest again, after a finger had it, or after it was about to leave; or its panel is hidden. UIKit's
    /// transition is over: you may dismiss the card, or present something.
    case returned
}
