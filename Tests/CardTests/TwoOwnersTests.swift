import Cards
import GestureArbiter
import HeadlessUIKit
import Testing

/// Facts of a card that two objects keep. Known until a card has one owner for each.
@MainActor
@Suite("What two objects keep of a card")
struct TwoOwnersTests {
    nonisolated static let kinds = CardKind.allCases.filter { $0 != .movedView && $0 != .mover }

    @Test("A change of the arbiter's policy survives a later change of a trait", arguments: kinds)
    func policy(kind: CardKind) {
        let it = CardStage(kind)
        it.arbiter?.policy.slop = 3
        it.arbiter?.policy.opening = .never
        it.control?.policy.cone = 30
        it.control?.prefersGrabberVisible.toggle()
        #expect(it.arbiter?.policy.cone == 30)
        withKnownIssue("B2: the traits and the arbiter both keep the policy") {
            #expect(it.arbiter?.policy.slop == 3)
            #expect(it.arbiter?.policy.opening == .never)
        }
    }

    @Test("An arbiter that a client switches off stays off, whatever changes later", arguments: kinds)
    func isEnabled(kind: CardKind) {
        let it = CardStage(kind)
        it.arbiter?.isEnabled = false
        it.control?.cornerRadius = 20
        it.control?.policy.cone = 30
        it.control?.detents = [.height(200)]
        it.control?.interactiveDismissDisabled.toggle()
        it.stage.settle()
        #expect(it.arbiter?.isEnabled == false)
    }

    @Test("A card that its user may not dismiss resists a pull, with one place or two", arguments: kinds)
    func resists(kind: CardKind) {
        for stops in [CardSetup.Stops.one, .two] {
            let it = CardStage(kind, CardSetup { ($0.stops, $0.mayLeave, $0.isOpen) = (stops, false, false) })
            let rest = it.place
            let finger = it.touch()
            finger.move(by: it.way(120), over: 0.3)
            #expect(it.place > rest + 5, "\(stops)")
            #expect(it.place < rest + 100, "\(stops)")
            it.letGo(finger)
            it.stage.settle()
            #expect(abs(it.place - rest) < 0.5, "\(stops)")
        }
    }
}
