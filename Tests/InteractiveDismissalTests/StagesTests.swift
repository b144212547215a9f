import GestureArbiter
import HeadlessUIKit
import InteractiveDismissal
import Testing

/// A test may have several stages: a card's actions belong to its own, whichever was driven last.
@MainActor
@Suite("On one of several stages")
struct StagesTests {
    @Test(
        "A card that is presented, asked to leave, pushed and escaped moves on its own stage",
        arguments: Condition.all.sampled())
    func own(_ condition: Condition) throws {
        let scene = ModalScene(condition.configuration, assumptions: condition.assumptions, isPresented: false)
        scene.stage.advance(by: 5)
        let other = Stage()
        func elsewhere() { other.advance(by: 0.1) }
        elsewhere()
        scene.present()
        #expect(scene.stage.settle())
        #expect(scene.isPresented)
        elsewhere()
        scene.presentation?.bounce(velocity: 500)
        #expect(other.stillMoving.isEmpty)
        scene.stage.advance(by: 0.05)
        #expect(scene.translation > 5)
        #expect(scene.stage.settle())
        elsewhere()
        try scene.presentation?.attemptDismissal()
        #expect(other.stillMoving.isEmpty)
        scene.stage.advance(by: 0.05)
        #expect(scene.translation > 5)
        #expect(scene.translation < 400)
        #expect(scene.stage.settle())
        #expect(!scene.isPresented)
        scene.present()
        scene.stage.settle()
        elsewhere()
        scene.modal.dismiss(animated: true)
        scene.stage.advance(by: 0.05)
        #expect(scene.translation > 5)
        #expect(scene.translation < 400)
        #expect(scene.stage.settle())
        scene.expectGone()
    }

    @Test(
        "Cancelled or detached between two drives, the arbiter sends the card back on its own stage",
        arguments: [true, false])
    func letGo(isDetached: Bool) {
        let scene = ModalScene()
        _ = scene.carry(by: 200)
        let other = Stage()
        other.advance(by: 30)
        let held = scene.translation
        isDetached ? scene.presentation?.arbiter?.detach() : scene.presentation?.arbiter?.cancel()
        #expect(other.stillMoving == [])
        scene.stage.advance(by: 0.05)
        #expect(scene.translation > 5)
        #expect(scene.translation < held)
        #expect(scene.stage.settle())
        #expect(scene.isPresented)
        #expect(scene.presentation?.decisions.allSatisfy { $0.time < 10 } == true)
    }
}
