import GestureArbiter
import HeadlessUIKit
import InteractiveDismissal
import Support
import Testing

/// Other events while a finger has the card.
@MainActor
@Suite("Interrupted in mid-drag")
struct InterruptionTests {

    @Test(
        "If the phone is turned, the card stays in hand, fills the screen, and leaves in the new direction",
        arguments: Condition.all.sampled())
    func rotation(_ condition: Condition) {
        let scene = ModalScene(condition.configuration, assumptions: condition.assumptions)
        let finger = scene.carry(by: 210)
        let held = scene.translation
        #expect(held > 195)
        scene.stage.resize(to: CGSize(width: 844, height: 390), over: 0.3)
        scene.stage.advance(by: 0.5)
        #expect(scene.card?.bounds.size == CGSize(width: 844, height: 390))
        #expect(scene.card?.center == CGPoint(x: 422, y: 195))
        #expect(scene.translation.isNear(held))
        finger.move(by: .down(5))
        scene.stage.advanceFrame()
        #expect(scene.translation.isNear(held + 5))
        scene.stage.settle(lettingGo: finger)
        #expect(!scene.isPresented, "205 pt are beyond half of 390")
        #expect(scene.isTidy, "205 pt are beyond half of 390")
    }

    @Test(
        "If the user's other hand dismisses the card, the finger has no more effect",
        arguments: Condition.all.sampled())
    func attempted(_ condition: Condition) throws {
        let scene = ModalScene(condition.configuration, assumptions: condition.assumptions)
        let finger = scene.carry(by: 210)
        let arbiter = try #require(scene.presentation?.arbiter)
        try scene.presentation?.attemptDismissal()
        #expect(arbiter.owner != .drag)
        if finger.touch.phase != .cancelled { finger.lift() }
        scene.expectGone()
    }

    @Test(
        "If the container is taken out of the window while the card moves, nothing runs on",
        arguments: Condition.all.sampled(), [false, true])
    func containerGone(_ condition: Condition, isFlung: Bool) {
        let scene = ModalScene(condition.configuration, assumptions: condition.assumptions)
        if isFlung { scene.fling() } else { scene.carry(by: 210).lift() }
        scene.stage.advance(by: 0.05)
        scene.presentation?.containerView?.removeFromSuperview()
        scene.stage.advance(by: 0.02)
        #expect(scene.stage.stillMoving.isEmpty, "at once")
        #expect(scene.isPresented == !isFlung)
        #expect(scene.modal.transitionCoordinator == nil)
    }
}
