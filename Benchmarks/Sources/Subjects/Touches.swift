import GestureArbiter
import HeadlessUIKit

/// The whole way of a touch event: from the finger through recognizers, engine and actions to the next frame.
extension Subject {
    static var touches: [Subject] {
        [
            Subject("touch: scrolls, no arbiter", isLong: true) { DeckOfRows(.none, .amidRows).moving() },
            Subject("touch: scrolls, pinned the usual way", isLong: true) { DeckOfRows(.pinning, .amidRows).moving() },
            Subject("touch: stretches, no arbiter", isLong: true) { DeckOfRows(.none, .atTop).moving() },
            Subject("touch: drags, pinned the usual way", isLong: true) { drag(DeckOfRows(.pinning, .atTop)) },
        ] + gatedTouches
    }

    static var gatedTouches: [Subject] {
        [
            Subject("touch: scrolls, the deck", isLong: true) { DeckOfRows(.deck, .amidRows).moving() },
            Subject("touch: drags, the deck", isLong: true) { drag(DeckOfRows(.deck, .atTop)) },
        ]
    }

    @MainActor
    private static func drag(_ deck: DeckOfRows) -> Step {
        let move = deck.moving()
        precondition(deck.card?.transform.ty ?? 0 > 50, "The card was not dragged: this measures something else.")
        return move
    }
}
