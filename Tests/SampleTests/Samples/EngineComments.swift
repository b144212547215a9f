@_spi(Engine) import GestureArbiter
@_spi(Engine) import GestureArbiterDiagnostics
import Testing

/// The samples in the comments of policies and of the engine.
struct EngineCommentTests {
    @Test("A policy prints as it is declared")
    func policy() {
        let values = shown {
            ArbitrationPolicy(.down, when: .atEdge || .touchStarts(in: .handle), handoff: .continuous)
                .unless(.editing)
        }
        #expect(values[0].hasSuffix("handoff: .continuous).unless(.editing)"))
        let reachable: ArbitrationPolicy.Condition = .atEdge || .touchStarts(in: .handle)
        let calm: ArbitrationPolicy.Condition = .contentOffset(atMost: 0) && !.decelerating
        #expect("\(reachable && calm)".hasSuffix("&& .contentOffset(atMost: 0) && !.decelerating"))
    }

    @Test("The engine takes events, and a trace decides the same again")
    func engine() {
        let touch = Arbitration.Touch(time: 0)
        let move = Arbitration.Move(time: 0.01, along: 30)
        var arbitration = Arbitration(.continuous)
        _ = arbitration.handle(.down(touch))
        let actions = arbitration.handle(.move(move))
        #expect(actions.ledger.slop == 10)
        let recorded: [Arbitration.Event] = [.down(touch), .move(move)]
        let values = shown {
            let trace = Arbitration.Trace(.continuous, events: recorded)
            trace.firstDifference()  // nil: the engine still decides as it did
        }
        #expect(values == ["nil"])
    }
}
