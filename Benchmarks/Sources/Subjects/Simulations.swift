import DeckTransition
import HeadlessUIKit

/// Two seconds of use: the finger scrolls the rows to their top, drags the card, brings it back, scrolls away again and
/// lifts; then everything comes to rest.
extension Subject {
    static var simulations: [Subject] { [60, 120].map(simulation) }

    static func simulation(at rate: Int) -> Subject {
        Subject("simulation: 2 s at \(rate) Hz", isLong: true, repetitions: 5) {
            LongUse(framesPerSecond: rate).stroke
        }
    }
}

/// A deck that is dragged repeatedly.
@MainActor
public final class LongUse {
    private let deck: DeckOfRows

    public init(framesPerSecond: Int) {
        var screen = Screen.phone
        screen.framesPerSecond = framesPerSecond
        deck = DeckOfRows(.deck, .atTop, screen: screen)
        stroke()
    }

    /// Simulated seconds since the beginning.
    public var time: Double { deck.stage.time }

    /// Plays two seconds of use.
    public func stroke() {
        let end = deck.stage.time + 2
        deck.rows.table.contentOffset.y = 200
        let finger = deck.stage.touch(at: CGPoint(x: 195, y: 300))
        finger.move(by: CGVector(dx: 0, dy: 350), over: 0.5)
        precondition(deck.card?.transform.ty ?? 0 > 50, "The card was not dragged: this measures something else.")
        finger.move(by: CGVector(dx: 0, dy: -350), over: 0.5)
        finger.hold(for: 0.1)
        finger.lift()
        deck.stage.advance(by: end - deck.stage.time)
    }
}
