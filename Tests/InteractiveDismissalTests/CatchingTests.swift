import GestureArbiter
import HeadlessUIKit
import InteractiveDismissal
import Support
import Testing

/// The rest of the list of facts that hold for both forms, under every switch under which a moving card can be touched.
@MainActor
@Suite("A card that is caught")
struct CatchingTests {
    @Test(
        "A card that springs back is caught where it is and flung from there, in one transition",
        arguments: Condition.touchable.sampled())
    func catchingOnTheWayBack(_ condition: Condition) {
        let scene = ModalScene(condition.configuration, assumptions: condition.assumptions)
        scene.carry(by: 310).lift()
        scene.stage.advance(by: 0.05)
        let caught = scene.translation
        #expect(caught > 30)
        #expect(caught < 300)
        let second = scene.touch(at: 300 + caught)
        scene.stage.advance(by: 0.1)
        #expect(scene.translation.isNear(caught), "held where it was caught")
        second.move(by: .down(100), over: 0.1)
        #expect(scene.translation.isNear(caught + 100), "without slop")
        second.lift()
        scene.stage.settle()
        #expect(scene.modal.dismissals == 1)
        #expect(scene.events.count { $0 == .willDismiss(byUser: true) } == 1)
        scene.expectGone()
    }

    @Test("A card that is caught on its way out and brought back stays", arguments: Condition.touchable.sampled())
    func catchingOnTheWayOut(_ condition: Condition) {
        let scene = ModalScene(condition.configuration, assumptions: condition.assumptions)
        scene.fling()
        scene.stage.advance(by: 0.05)
        let caught = scene.translation
        #expect(caught > 150)
        #expect(caught < 800)
        let second = scene.touch(at: 400 + caught / 2)
        second.move(by: .down(-100), over: 0.2)
        #expect(scene.translation.isNear(caught - 100))
        second.lift()
        scene.stage.settle()
        #expect(scene.modal.dismissals == 1)
        #expect(scene.events.last == .returned)
        #expect(scene.modal.calls.last == "didAppear", "row T18")
        scene.expectPresented()
    }

    @Test(
        "A card that is caught on its way in is presented, and goes on as a drag",
        arguments: Condition.touchable.sampled())
    func catchingOnTheWayIn(_ condition: Condition) {
        let scene = ModalScene(condition.configuration, assumptions: condition.assumptions, isPresented: false)
        scene.present()
        scene.stage.advance(by: 0.1)
        let caught = scene.translation
        let finger = scene.touch(at: caught + 50)
        scene.stage.advance(by: 0.05)
        #expect(scene.presentations == 1, "complete, in hand")
        #expect(scene.translation.isNear(caught))
        finger.move(by: .down(-60), over: 0.2)
        #expect(scene.translation.isNear(caught - 60))
        scene.stage.settle(lettingGo: finger)
        #expect(scene.modal.calls.starts(with: ["willAppear", "didAppear"]))
        scene.expectPresented()
        scene.fling()
        scene.expectGone()
    }
}
