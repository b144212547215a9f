import GestureArbiter
import HeadlessUIKit
import InteractiveDismissal
import Testing

/// The list that both forms have to pass, under every switch.
@MainActor
@Suite("A card that is dragged away")
struct BehaviourTests {
    @Test("It comes by a spring from below, and UIKit is told once", arguments: Condition.all)
    func presenting(_ condition: Condition) {
        let scene = ModalScene(condition.dismissal, assumptions: condition.assumptions, isPresented: false)
        scene.present()
        #expect(scene.translation.isNear(844))
        scene.stage.advance(by: 0.1)
        #expect(scene.translation > 10 && scene.translation < 800)
        scene.stage.settle()
        #expect(scene.presentations == 1)
        #expect(scene.modal.calls == ["willAppear", "didAppear"])
        #expect(scene.home.calls == ["willAppear", "didAppear"], "it stays in sight: row T17")
        #expect(scene.isPresented && scene.isTidy)
    }

    @Test("It follows the finger, less the slop, and springs back where it is let go gently", arguments: Condition.all)
    func draggingAndReturning(_ condition: Condition) {
        let scene = ModalScene(condition.dismissal, assumptions: condition.assumptions)
        let finger = scene.carry(by: 210)
        #expect(scene.translation.isNear(200))
        finger.lift()
        scene.stage.settle()
        #expect(scene.moments == [.grabbed, .returned])
        #expect(scene.modal.dismissals == (condition.begins == .onBegin ? 1 : 0))
        #expect(scene.modal.calls.last == "didAppear")
        #expect(scene.isPresented && scene.isTidy)
    }

    @Test("Flung, it leaves, and is dismissed once", arguments: Condition.all)
    func flinging(_ condition: Condition) {
        let scene = ModalScene(condition.dismissal, assumptions: condition.assumptions)
        scene.fling()
        scene.stage.settle()
        #expect(scene.modal.dismissals == 1)
        #expect(scene.moments == [.grabbed, .willDismiss, .didDismiss])
        #expect(scene.modal.calls == ["willAppear", "didAppear", "willDisappear", "didDisappear"])
        #expect(!scene.isPresented && scene.isTidy)
        #expect(scene.stage.warnings.isEmpty)
    }

    @Test("Carried beyond half and let go without speed, it leaves", arguments: Condition.all)
    func carrying(_ condition: Condition) {
        let scene = ModalScene(condition.dismissal, assumptions: condition.assumptions)
        scene.carry(by: 500).lift()
        #expect(scene.moments.contains(.armed(true)))
        scene.stage.settle()
        #expect(!scene.isPresented && scene.isTidy)
    }

    @Test(
        "Springing back it is caught where it is, and flung from there: one transition", arguments: Condition.touchable)
    func catchingOnTheWayBack(_ condition: Condition) {
        let scene = ModalScene(condition.dismissal, assumptions: condition.assumptions)
        scene.carry(by: 310).lift()
        scene.stage.advance(by: 0.05)
        let caught = scene.translation
        #expect(caught > 30 && caught < 300)
        let second = scene.touch(at: 300 + caught)
        scene.stage.advance(by: 0.1)
        #expect(scene.translation.isNear(caught), "held where it was caught")
        second.move(by: CGVector(dx: 0, dy: 100), over: 0.1)
        #expect(scene.translation.isNear(caught + 100), "without slop")
        second.lift()
        scene.stage.settle()
        #expect(scene.modal.dismissals == 1)
        #expect(scene.moments.count { $0 == .willDismiss } == 1)
        #expect(!scene.isPresented && scene.isTidy)
    }

    @Test("On its way out it is caught, brought back, and stays", arguments: Condition.touchable)
    func catchingOnTheWayOut(_ condition: Condition) {
        let scene = ModalScene(condition.dismissal, assumptions: condition.assumptions)
        scene.fling()
        scene.stage.advance(by: 0.05)
        let caught = scene.translation
        #expect(caught > 150 && caught < 800)
        let second = scene.touch(at: 400 + caught / 2)
        second.move(by: CGVector(dx: 0, dy: -100), over: 0.2)
        #expect(scene.translation.isNear(caught - 100))
        second.lift()
        scene.stage.settle()
        #expect(scene.modal.dismissals == 1)
        #expect(scene.moments.last == .returned)
        #expect(scene.modal.calls.last == "didAppear", "row T18")
        #expect(scene.isPresented && scene.isTidy)
    }

    @Test("After it was brought back, a new drag dismisses it as the first would have", arguments: Condition.touchable)
    func dismissingAfterReturning(_ condition: Condition) {
        let scene = ModalScene(condition.dismissal, assumptions: condition.assumptions)
        scene.carry(by: 210).lift()
        scene.stage.settle()
        scene.fling()
        scene.stage.settle()
        #expect(!scene.isPresented && scene.isTidy)
        #expect(scene.modal.dismissals == (condition.begins == .onBegin ? 2 : 1))
    }

    @Test("On its way in it is caught: it is presented, and goes on as a drag", arguments: Condition.touchable)
    func catchingOnTheWayIn(_ condition: Condition) {
        let scene = ModalScene(condition.dismissal, assumptions: condition.assumptions, isPresented: false)
        scene.present()
        scene.stage.advance(by: 0.1)
        let caught = scene.translation
        let finger = scene.touch(at: caught + 50)
        scene.stage.advance(by: 0.05)
        #expect(scene.presentations == 1, "complete, in hand")
        #expect(scene.translation.isNear(caught))
        finger.move(by: CGVector(dx: 0, dy: -60), over: 0.2)
        #expect(scene.translation.isNear(caught - 60))
        finger.hold(for: 0.1)
        finger.lift()
        scene.stage.settle()
        #expect(scene.modal.calls.starts(with: ["willAppear", "didAppear"]))
        #expect(scene.isPresented && scene.isTidy)
        scene.fling()
        scene.stage.settle()
        #expect(!scene.isPresented && scene.isTidy)
    }

    @Test("A tap-short touch that the system takes away leaves nothing stuck", arguments: Condition.all)
    func endingEarly(_ condition: Condition) {
        let scene = ModalScene(condition.dismissal, assumptions: condition.assumptions)
        let finger = scene.touch()
        finger.move(by: CGVector(dx: 0, dy: 14))
        finger.move(by: CGVector(dx: 0, dy: 300))
        finger.cancel()
        scene.stage.settle()
        #expect(scene.isPresented && scene.isTidy)
        #expect(!scene.moments.contains(.willDismiss), "what is taken away never dismisses")
    }

    @Test("Dismissed by button it leaves as an animation, without a drag", arguments: Condition.all)
    func button(_ condition: Condition) {
        let scene = ModalScene(condition.dismissal, assumptions: condition.assumptions)
        scene.home.dismiss(animated: true)
        scene.stage.advance(by: 0.1)
        #expect(scene.translation > 10 && scene.translation < 800)
        scene.stage.settle()
        #expect(scene.moments == [.willDismiss, .didDismiss])
        #expect(!scene.isPresented && scene.isTidy)
    }
}
