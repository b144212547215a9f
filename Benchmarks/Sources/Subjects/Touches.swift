import GestureArbiter
import GestureArbiterFlights
import HeadlessUIKit

/// A touch event from the finger through recognizers, engine and actions to the next frame.
extension Subject {
    static var touches: [Subject] {
        [
            Subject("touch: scrolls, no arbiter", isLong: true) { scroll(DeckOfRows(.none, .amidRows)) },
            Subject("touch: scrolls, pinned the usual way", isLong: true) {
                scroll(DeckOfRows(.classic(PinningDrag.self), .amidRows))
            },
            Subject("touch: scrolls, the deck", isLong: true) { scroll(DeckOfRows(.deck, .amidRows)) },
            Subject("touch: stretches, no arbiter", isLong: true) { scroll(DeckOfRows(.none, .atTop)) },
            drag(by: .usualWay), drag(by: .deck),
            Subject("touch: down and up, no arbiter", isLong: true) { DeckOfRows(.none, .atTop).tapping() },
            Subject("touch: down and up, pinned the usual way", isLong: true) {
                DeckOfRows(.classic(PinningDrag.self), .atTop).tapping()
            },
            Subject("touch: down and up, the deck", isLong: true) { DeckOfRows(.deck, .atTop).tapping() },
        ]
    }

    static func drag(by peer: Peer) -> Subject {
        Subject("touch: drags, \(peer.name)", isLong: true) { drag(DeckOfRows(peer.arbiter, .atTop)) }
    }

    /// The same while a flight is recorded. Recording then stays on for the whole process, so it has a process of its
    /// own.
    static var recorded: Subject {
        Subject("touch: drags, the deck, recorded", isLong: true) {
            Flights.start()
            return drag(DeckOfRows(.deck, .atTop))
        }
    }

    @MainActor
    private static func scroll(_ deck: DeckOfRows) -> Step {
        let start = deck.rows.table.contentOffset.y
        let move = deck.moving()
        precondition(deck.rows.table.contentOffset.y < start - 20, "Nothing scrolled: this measures something else.")
        precondition(deck.card?.transform.ty == 0, "The card was dragged: this measures something else.")
        return move
    }

    @MainActor
    private static func drag(_ deck: DeckOfRows) -> Step {
        let move = deck.moving()
        precondition(deck.card?.transform.ty ?? 0 > 40, "The card was not dragged: this measures something else.")
        return move
    }
}
