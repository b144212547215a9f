import GestureArbiter
import HeadlessUIKit
import InteractiveDismissal
import Support
import Testing

@MainActor
@Suite("Reduce Motion, VoiceOver, right to left")
struct ModalAccessibilityTests {
    @Test("With Reduce Motion the card fades in where it lies", arguments: Condition.all.sampled())
    func fadingIn(_ condition: Condition) {
        let scene = ModalScene(condition.configuration, assumptions: condition.assumptions, isPresented: false)
        scene.stage.isReduceMotionEnabled = true
        scene.present()
        #expect(scene.card?.alpha == 0)
        scene.stage.advance(by: 0.1)
        #expect(scene.translation == 0)
        #expect(scene.card!.alpha > 0)
        #expect(scene.card!.alpha < 1)
        scene.stage.settle()
        #expect(scene.card?.alpha == 1)
        scene.expectPresented()
    }

    @Test("With Reduce Motion the finger still moves the card, and it springs back", .countsFromSlop)
    func dragging() {
        let scene = ModalScene()
        scene.stage.isReduceMotionEnabled = true
        let finger = scene.carry(by: 110)
        #expect(scene.translation.isNear(100))
        finger.lift()
        scene.stage.advance(by: 0.05)
        #expect(scene.translation > 0)
        #expect(scene.translation < 100)
        scene.expectPresented()
    }

    @Test(
        "A card that is dragged while it fades in is in hand where it shows, and becomes opaque",
        arguments: Condition.touchable.sampled())
    func dragInFade(_ condition: Condition) {
        let scene = ModalScene(condition.configuration, assumptions: condition.assumptions, isPresented: false)
        scene.stage.isReduceMotionEnabled = true
        scene.present()
        scene.stage.advance(by: 0.05)
        let finger = scene.touch()
        finger.move(by: .down(60), over: 0.05)
        #expect(scene.translation.isNear(50))
        scene.stage.advance(by: 0.5)
        #expect(scene.translation.isNear(50))
        #expect(scene.card?.alpha == 1)
        #expect(scene.presentations == 1)
        finger.letGo()
        scene.expectPresented()
    }
}
