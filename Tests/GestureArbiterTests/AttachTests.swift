import GestureArbiter
import HeadlessUIKit
import Support
import Testing

@MainActor
@Suite("Attached in one line")
struct AttachTests {
    @Test("One finger scrolls, drags, brings the card back and scrolls again", arguments: Doubt.eachAlone.sampled())
    func continuous(_ doubt: Doubt) {
        let scene = CardScene(startOffset: 40, assumptions: doubt.assumptions)
        let arbiter = scene.attachMoving(.continuous)
        let finger = scene.touch()
        finger.move(by: CGVector(dx: 0, dy: 30), over: 0.1)
        scene.turn()
        #expect(abs(scene.contentOffset - 20) <= doubt.listLead)
        finger.move(by: CGVector(dx: 0, dy: 120), over: 0.2)
        scene.turn()
        #expect(abs(scene.cardTranslation - 100) <= 1e-9 + doubt.listLead)
        #expect(scene.contentOffset == 0)
        finger.move(by: CGVector(dx: 0, dy: -160), over: 0.2)
        scene.turn()
        #expect(scene.cardTranslation == 0)
        #expect(abs(scene.contentOffset - 60) < 0.34 + doubt.listLead)
        finger.move(by: CGVector(dx: 0, dy: 70), over: 0.1)
        scene.turn()
        #expect(abs(scene.cardTranslation - 10) < 0.34 + doubt.listLead)
        finger.lift()
        scene.stage.settle()
        #expect(
            arbiter.decisions.map(\.to)
                == [.scroll(depth: 0), .drag, .scroll(depth: 0), .drag, .nobody])
    }
}
