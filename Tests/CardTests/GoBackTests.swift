import GestureArbiter
import HeadlessUIKit
import InteractiveDismissal
import Testing

/// A client's answers to a release, for every kind of card.
@MainActor
@Suite("A card goes back to where the finger found it")
struct GoBackTests {
    /// A card with two stops, at the less open one or at the other, whose client answers every release so.
    private func card(_ kind: CardKind, isOpen: Bool = false, answering verdict: Arbitration.Verdict) -> CardStage {
        let card = CardStage(kind, CardSetup { $0.isOpen = isOpen })
        card.stage.settle()
        card.arbiter?.onAttempt = { $0.stage == .release ? verdict : .allow }
        return card
    }

    @Test("From its lower stop, opened by a finger and let go", arguments: CardKind.allCases)
    func lower(kind: CardKind) {
        let card = card(kind, answering: .goBack)
        pull(card, by: -150).lift()
        card.stage.settle()
        #expect(abs(card.place - CardStage.lowest) < 0.5)
    }

    @Test("From its most open place, flung to leave", arguments: CardKind.allCases)
    func flung(kind: CardKind) {
        let card = card(kind, isOpen: true, answering: .goBack)
        pull(card, by: 250, over: 0.2).lift()
        card.stage.settle()
        #expect(card.isThere)
        #expect(abs(card.place) < 0.5)
    }

    @Test("A card that was caught on its way goes where the rule sends it", arguments: CardKind.allCases)
    func caught(kind: CardKind) {
        let card = card(kind, answering: .goBack)
        card.select(isOpen: true)
        card.stage.advance(by: 0.1)
        let place = card.place
        let finger = pull(card, by: 0)
        finger.hold(for: 0.2)
        finger.move(by: card.way(30), over: 0.3)
        finger.hold(for: 0.2)
        finger.lift()
        card.stage.settle()
        #expect(place < CardStage.lowest)
        #expect(abs(card.place - (place + 30 < CardStage.lowest / 2 ? 0 : CardStage.lowest)) < 0.5)
    }

    @Test("Fully open is another answer", arguments: CardKind.allCases)
    func open(kind: CardKind) {
        let card = card(kind, answering: .redirect(to: .open))
        pull(card, by: -30).lift()
        card.stage.settle()
        #expect(abs(card.place) < 0.5)
    }

    @Test("A close button's attempt leaves the card where it is", arguments: CardKind.allCases)
    func attempt(kind: CardKind) {
        let card = card(kind, isOpen: true, answering: .goBack)
        guard let control = card.control else { return }
        #expect(throws: DismissalRefusal.vetoed(reason: "sent back")) { try control.attemptDismissal() }
        card.stage.settle()
        #expect(abs(card.place) < 0.5)
    }

    /// Pulls the card along its way, from where it shows at each of its places.
    private func pull(_ card: CardStage, by distance: CGFloat, over duration: TimeInterval = 0.4) -> Finger {
        let finger = card.touch()
        finger.move(by: card.way(distance), over: duration)
        return finger
    }
}
