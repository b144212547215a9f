import GestureArbiter
import HeadlessUIKit
import InteractiveDismissal
import Testing

/// A palm, or a second finger, beside a card that a finger holds. The finger that holds the card decides.
@MainActor
@Suite("Every kind of card, and a second finger beside it")
struct SecondFingerTests {
    private func scene(_ kind: CardKind, _ tap: CardTraits.TapOutside) -> CardStage {
        let it = CardStage(kind, CardSetup { ($0.isLiveBeside, $0.handle) = (false, .init()) })
        it.control?.tapOutside = tap
        it.stage.settle()
        return it
    }

    private enum Palm: CaseIterable {
        /// Comes and goes while the card is in hand.
        case inHand
        /// Comes before the card is in hand, and goes then.
        case before
        /// Comes while the card is in hand, and goes after the lift.
        case after
    }

    @Test(
        "A palm beside a card in hand neither dismisses it nor selects a detent", arguments: CardKind.controlled,
        [CardTraits.TapOutside.dismisses, .collapses])
    func palm(kind: CardKind, tapOutside: CardTraits.TapOutside) {
        for palm in Palm.allCases {
            let it = scene(kind, tapOutside)
            var events: [CardEvent] = []
            it.control?.onEvent = { event in
                switch event {
                case .selected, .willDismiss, .attempted: events.append(event)
                default: break
                }
            }
            var other = palm == .before ? it.fingerBeside() : nil
            let finger = it.touch()
            finger.move(by: it.way(60), over: 0.2)
            let place = it.place
            other = other ?? it.fingerBeside()
            it.stage.advance(by: 0.05)
            if palm != .after { other?.lift() }
            it.stage.advance(by: 0.1)
            #expect(abs(it.place - place) < 0.5, "\(palm)")
            finger.move(by: it.way(-55), over: 0.2)
            it.letGo(finger)
            if palm == .after { other?.lift() }
            it.stage.settle()
            #expect(it.isThere, "\(palm)")
            #expect(it.place == 0, "\(palm)")
            #expect(events == [], "\(palm)")
        }
    }

    @Test("A second finger that taps the bar of a card in hand selects nothing", arguments: CardKind.controlled)
    func bar(kind: CardKind) {
        let it = scene(kind, .nothing)
        var selections = 0
        it.control?.onEvent = { if case .selected = $0 { selections += 1 } }
        let finger = it.touch()
        finger.move(by: it.way(30), over: 0.2)
        let other = it.stage.touch(at: it.point(depth: 8, aside: 0))
        it.stage.advance(by: 0.05)
        other.lift()
        it.settle(lettingGo: finger)
        #expect(selections == 0)
        #expect(it.place == 0)
    }

    @Test("A tap beside a card at rest does what the card declares", arguments: CardKind.controlled)
    func atRest(kind: CardKind) {
        let it = scene(kind, .dismisses)
        it.fingerBeside().lift()
        it.stage.settle()
        #expect(!it.isThere)
    }
}
