/// The phase of a card, or of anything else that is dragged.
public enum CardPhase: Equatable, Sendable {
    /// At its resting place.
    case resting
    /// In a finger's hand.
    case inHand
    /// On its way in, from out of sight.
    case coming
    /// On its way to a resting place.
    case settling
    /// On its way out of sight.
    case leaving
    /// Out of sight.
    case away
}
