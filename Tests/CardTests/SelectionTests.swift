import GestureArbiter
import HeadlessUIKit
import InteractiveDismissal
import Testing

/// A card with two places: one selected by code in every phase, and opened and closed over its list.
@MainActor
@Suite("Every kind of card, and its resting places")
struct SelectionTests {
    nonisolated static let selectable = CardKind.allCases

    /// A card at its less open place, with the list at the edge that the card comes from.
    private func closed(_ kind: CardKind, _ opening: ArbitrationPolicy.Opening? = nil) -> CardStage {
        let scene = CardStage(kind, CardSetup { ($0.list, $0.isOpen, $0.opening) = (.atEdge, false, opening) })
        scene.select(isOpen: false, animated: false)
        scene.stage.settle()
        scene.moveList(fromEdge: 0)
        return scene
    }

    /// The list's distance from the edge that the card comes from.
    private func scrolled(_ scene: CardStage) -> CGFloat {
        scene.content.comesFromEnd ? scene.endOffset - scene.offset : scene.offset
    }

    @Test("Code selects a place with the spring, or at once", arguments: selectable)
    func byCode(kind: CardKind) {
        let scene = CardStage(kind)
        scene.select(isOpen: false)
        scene.stage.advance(by: 0.1)
        #expect(scene.place > 10)
        #expect(scene.place < CardStage.lowest - 10)
        scene.select(isOpen: true, animated: false)
        #expect(scene.place == 0)
        scene.stage.settle()
        #expect(scene.place == 0)
    }

    @Test("A selection during a motion turns the card without a jump, with its velocity", arguments: selectable)
    func turnsRound(kind: CardKind) {
        let scene = CardStage(kind)
        scene.select(isOpen: false)
        var places: [CGFloat] = []
        for frame in 0..<120 {
            if frame == 10 { scene.select(isOpen: true) }
            scene.stage.advanceFrame()
            places.append(scene.place)
        }
        let steps = zip(places, places.dropFirst()).map { $1 - $0 }
        let changes = zip(steps, steps.dropFirst()).map { abs($1 - $0) }
        #expect((changes.max() ?? 0) < 15)
        #expect((places.max() ?? 0) > places[10] + 1)
        scene.stage.settle()
        #expect(abs(scene.place) < 0.5)
    }

    @Test("A list scrolled to its edge hands over to a card at a less open place, too", arguments: selectable)
    func handsOverBelowFullyOpen(kind: CardKind) {
        let scene = closed(kind)
        scene.moveList(fromEdge: 40)
        let finger = scene.touch()
        for _ in 0..<18 { finger.move(by: scene.way(5), over: 0.02) }
        #expect(abs(scrolled(scene)) <= 0.5)
        #expect(scene.place > CardStage.lowest + 20)
    }

    @Test(
        "A selection during a drag takes effect at the lift, by any rule", arguments: selectable,
        [ReleaseRule.velocityAndProgress(), .projection()])
    func inHand(kind: CardKind, release: ReleaseRule) {
        let scene = CardStage(kind, CardSetup { ($0.isOpen, $0.release) = (false, release) })
        let finger = scene.touch()
        finger.move(by: scene.way(-30), over: 0.3)
        let place = scene.place
        scene.select(isOpen: true)
        #expect(abs(scene.place - place) < 0.5)
        scene.settle(lettingGo: finger)
        #expect(abs(scene.place) < 0.5)
    }

    @Test(
        "A fling wins over a selection that was made during the drag, also past the middle",
        arguments: selectable, [CGFloat(60), 150])
    func flungInHand(kind: CardKind, way: CGFloat) {
        let scene = CardStage(kind)
        let finger = scene.touch()
        finger.move(by: scene.way(way), over: 0.3)
        scene.select(isOpen: true)
        finger.swipe(by: scene.way(30), over: 0.03)
        scene.stage.settle()
        guard scene.isThere else { return }
        #expect(scene.place > CardStage.lowest - 0.5)
    }

    @Test(
        "After a pull at a list at its edge has opened the card, the list scrolls under the same finger",
        arguments: selectable)
    func opensThenScrolls(kind: CardKind) {
        let scene = closed(kind)
        let finger = scene.touch()
        finger.move(by: scene.way(-100), over: 0.3)
        #expect(scene.place < CardStage.lowest - 50)
        finger.move(by: scene.way(-200), over: 0.4)
        #expect(abs(scene.place) < 0.5)
        #expect(scrolled(scene) > 50)
        scene.settle(lettingGo: finger)
        #expect(abs(scene.place) < 0.5)
    }

    @Test(
        "If the policy forbids opening, a pull scrolls the list, also after a drag toward dismissal",
        arguments: selectable)
    func neverOpens(kind: CardKind) {
        let scene = closed(kind, .never)
        let finger = scene.touch()
        finger.move(by: scene.way(40), over: 0.2)
        #expect(scene.place > CardStage.lowest + 20)
        finger.move(by: scene.way(-240), over: 0.4)
        #expect(abs(scene.place - CardStage.lowest) < 0.5)
        #expect(scrolled(scene) > 50)
        scene.settle(lettingGo: finger)
        #expect(abs(scene.place - CardStage.lowest) < 0.5)
    }

    @Test("Scrolled content returns to its edge first, and then the card moves", arguments: selectable)
    func contentFirst(kind: CardKind) {
        let scene = closed(kind)
        scene.moveList(fromEdge: 60)
        let finger = scene.touch()
        finger.move(by: scene.way(50), over: 0.3)
        #expect(abs(scene.place - CardStage.lowest) < 0.5)
        finger.move(by: scene.way(80), over: 0.3)
        #expect(scene.place > CardStage.lowest + 30)
        #expect(abs(scrolled(scene)) < 0.5)
        finger.cancel()
    }

    @Test(
        "A pull at scrolled content opens the card if the policy says so", arguments: selectable,
        [ArbitrationPolicy.Opening.atEdge, .always, .never])
    func opening(kind: CardKind, opening: ArbitrationPolicy.Opening) {
        let scene = closed(kind, opening)
        scene.moveList(fromEdge: 100)
        let finger = scene.touch()
        finger.move(by: scene.way(-60), over: 0.3)
        #expect((scene.place < CardStage.lowest - 20) == (opening == .always))
        finger.cancel()
    }
}
