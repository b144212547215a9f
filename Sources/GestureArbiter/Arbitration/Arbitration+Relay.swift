import Foundation

/// Cards in cards that follow one finger: first the innermost card goes to its lowest place, then the card around it, and
/// on the way back the outermost card returns first. Places are points from fully open.
extension Arbitration {
    /// The part of a movement out that the dragged card takes before it passes the finger on; all of it for a card that
    /// may leave.
    ///
    /// - Parameter last: The finger's movement before. In one event, a list may reach its edge, and its card the lowest
    ///   place: what went beyond then is the outer card's now, as fast as the finger moves.
    package func share(beforePassingOn movement: CGFloat, after last: CGFloat) -> CGFloat {
        guard case .dragging(let dragging) = state, let bottom = card.bottom else { return movement }
        return min(movement, max(bottom - dragging.pull, -abs(last)))
    }

    /// The part of a movement back that the dragged card takes, which had taken the finger over at `start`.
    package func share(ofWayBack movement: CGFloat, to start: CGFloat) -> CGFloat {
        guard case .dragging(let dragging) = state else { return 0 }
        return max(movement, min(start - dragging.pull, 0))
    }

    /// Whether the card may take the finger over from the card within.
    package var mayTakeOver: Bool {
        guard case .undecided = state, policy.allows(situation) else { return false }
        return card.bottom.map { card.place < $0 - tolerance } ?? true
    }
}
