import HeadlessUIKit
import Panels
import Testing

/// The impact that a hand feels as the card passes the point from which a lift would take it elsewhere.
@MainActor
@Suite("Every kind of card, and the impact in the hand")
struct ImpactTests {
    private func scene(
        _ kind: CardKind, _ style: UIImpactFeedbackGenerator.FeedbackStyle?,
        _ change: (inout CardSetup) -> Void = { _ in }
    ) throws -> CardStage {
        let it = CardStage(kind, CardSetup(change))
        try #require(it.control).impact = style
        return it
    }

    @Test("Passing the point gives one impact, and one more on the way back", arguments: CardKind.controlled)
    func passed(kind: CardKind) throws {
        let it = try scene(kind, .medium)
        let finger = it.touch()
        finger.move(by: it.way(90), over: 0.4)
        #expect(it.stage.impacts == [])
        finger.move(by: it.way(50), over: 0.2)
        #expect(it.stage.impacts == [.medium])
        finger.move(by: it.way(20), over: 0.1)
        #expect(it.stage.impacts == [.medium])
        finger.move(by: it.way(-80), over: 0.4)
        #expect(it.stage.impacts == [.medium, .medium])
        finger.cancel()
        it.stage.settle()
        #expect(it.stage.impacts.count == 2)
    }

    @Test("On the way out, each detent to which a lift would go gives one", arguments: CardKind.controlled)
    func several(kind: CardKind) throws {
        let it = try scene(kind, .light)
        it.control?.traits.detents = [.height(80), .height(160), .height(CardStage.many)]
        it.stage.settle()
        it.touch().move(by: it.way(340), over: 1.5)
        #expect(it.stage.impacts.count == 3, "to 160 points, to 80 points, away")
    }

    @Test("A finger that trembles at the point causes one impact", arguments: CardKind.controlled)
    func trembling(kind: CardKind) throws {
        let it = try scene(kind, .rigid)
        let finger = it.touch()
        finger.move(by: it.way(108), over: 0.4)
        for _ in 1...10 {
            finger.move(by: it.way(4), over: 0.05)
            finger.move(by: it.way(-4), over: 0.05)
        }
        #expect(it.stage.impacts == [.rigid])
    }

    @Test("Unless it is asked for there is no impact, whatever the card does", arguments: CardKind.controlled)
    func silent(kind: CardKind) throws {
        let it = try scene(kind, nil)
        let finger = it.touch()
        finger.move(by: it.way(150), over: 0.4)
        it.settle(lettingGo: finger)
        #expect(it.place == CardStage.lowest)
        #expect(it.stage.impacts == [])
    }

    @Test(
        "A card that moves by itself, or that resists, gives no impact", arguments: CardKind.controlled, [true, false])
    func alone(kind: CardKind, resists: Bool) throws {
        let it = try scene(kind, .light) { ($0.mayLeave, $0.stops) = (!resists, resists ? .one : .two) }
        if resists {
            it.touch().move(by: it.way(300), over: 0.6)
        } else {
            it.select(isOpen: false)
        }
        it.stage.settle()
        #expect(it.stage.impacts == [])
    }
}
