@_spi(Engine) import GestureArbiter
import HeadlessUIKit
import Support
import Testing

/// `contentOffset ≤ 0` is about the raw offset, `.atEdge` about the edge. With insets they differ.
@MainActor
@Suite("The content offset as a condition, and the edge")
struct OffsetTests {
    struct Place: CustomTestStringConvertible, Sendable {
        var inset: CGFloat
        var offset: CGFloat
        var mayDragAtOffset: Bool
        var mayDragAtEdge: Bool

        var testDescription: String { "inset \(inset), offset \(offset)" }
    }

    nonisolated static let places = [
        Place(inset: 0, offset: 0, mayDragAtOffset: true, mayDragAtEdge: true),
        Place(inset: 0, offset: 1, mayDragAtOffset: false, mayDragAtEdge: false),
        Place(inset: 20, offset: -20, mayDragAtOffset: true, mayDragAtEdge: true),
        Place(inset: 20, offset: -8, mayDragAtOffset: true, mayDragAtEdge: false),
        Place(inset: 20, offset: 0, mayDragAtOffset: true, mayDragAtEdge: false),
        Place(inset: 20, offset: 1, mayDragAtOffset: false, mayDragAtEdge: false),
        Place(inset: -20, offset: 20, mayDragAtOffset: false, mayDragAtEdge: true),
        Place(inset: 0, offset: -30, mayDragAtOffset: true, mayDragAtEdge: true),
    ]

    @Test("contentOffset ≤ 0 compares the offset, whatever the inset", arguments: places, Doubt.eachAlone.sampled())
    func offset(_ place: Place, doubt: Doubt) {
        let condition = ArbitrationPolicy.Condition.contentOffset(atMost: 0)
        #expect(drags(when: condition, at: place, doubt) == place.mayDragAtOffset)
    }

    @Test(".atEdge compares with the edge, whatever the inset", arguments: places, Doubt.eachAlone.sampled())
    func edge(_ place: Place, doubt: Doubt) {
        #expect(drags(when: .atEdge, at: place, doubt) == place.mayDragAtEdge)
    }

    @Test(
        "Content that a finger pulls back to offset 0 hands over there, before its edge",
        arguments: Doubt.eachAlone.sampled())
    func handsOverAtOffset(_ doubt: Doubt) {
        let scene = CardScene(assumptions: doubt.assumptions)
        scene.list.contentInset.top = 100
        scene.list.contentOffset.y = 30
        scene.attachMoving(ArbitrationPolicy(.down, when: .contentOffset(atMost: 0), handoff: .continuous))
        let finger = scene.touch()
        finger.move(by: CGVector(dx: 0, dy: 90), over: 0.3)
        scene.turn()
        #expect(abs(scene.contentOffset) < 0.34)
        #expect(abs(scene.cardTranslation - 50) < 0.34 + doubt.listLead)
        finger.cancel()
        #expect(scene.stage.settle())
    }

    @Test(
        "Half a pixel counts as 0: content rests on pixels, an edge may lie between them",
        arguments: [(CGFloat(0.1), true), (0.16, true), (0.2, false), (0.3, false)], Doubt.eachAlone.sampled())
    func halfAPixel(_ case: (beyond: CGFloat, mayDrag: Bool), doubt: Doubt) {
        let place = Place(
            inset: 20 + `case`.beyond, offset: -20, mayDragAtOffset: true, mayDragAtEdge: `case`.mayDrag)
        #expect(drags(when: .atEdge, at: place, doubt) == `case`.mayDrag)
        let condition = ArbitrationPolicy.Condition.contentOffset(atMost: -20 - `case`.beyond)
        #expect(drags(when: condition, at: place, doubt) == `case`.mayDrag)
    }

    /// Whether a short pull down drags the card, with a gated pan on the list.
    private func drags(when condition: ArbitrationPolicy.Condition, at place: Place, _ doubt: Doubt) -> Bool {
        let scene = CardScene(assumptions: doubt.assumptions)
        scene.list.contentInset.top = place.inset
        scene.list.contentOffset.y = place.offset
        scene.attachMoving(ArbitrationPolicy(.down, when: condition))
        let finger = scene.touch()
        finger.move(by: CGVector(dx: 0, dy: 40), over: 0.2)
        scene.turn()
        let isDragged = scene.cardTranslation > 0
        finger.cancel()
        #expect(scene.stage.settle())
        return isDragged
    }
}

@Suite("Half a pixel, in the engine")
struct ToleranceTests {
    @Test("A finger that trembles by half a pixel at the card's rest changes the owner at most once")
    func trembles() {
        var engine = Arbitration(.continuous)
        let list = Arbitration.ScrollGeometry(offset: 0, minimum: 0, maximum: 500)
        _ = engine.handle(.down(.init(time: 0, chain: [list], scale: 3, dimension: 800)))
        _ = engine.handle(.move(.init(time: 0.01, along: 30)))
        _ = engine.handle(.move(.init(time: 0.02, along: -20)))
        let before = engine.decisions.count
        for number in 0..<20 {
            let way: CGFloat = number.isMultiple(of: 2) ? -0.15 : 0.15
            _ = engine.handle(.move(.init(time: 0.03 + 0.01 * Double(number), along: way)))
        }
        #expect(engine.owner == .drag)
        #expect(engine.decisions.count == before)
    }
}
