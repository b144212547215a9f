import GestureArbiter
import HeadlessUIKit
import InteractiveDismissal
import Support
import Testing

/// The list of facts that hold for both forms, under every switch.
@MainActor
@Suite("A card that is dragged away")
struct BehaviourTests {
    @Test("The card comes by a spring from below, and UIKit is told once", arguments: Condition.all.sampled())
    func presenting(_ condition: Condition) {
        let scene = ModalScene(condition.configuration, assumptions: condition.assumptions, isPresented: false)
        scene.present()
        #expect(scene.translation.isNear(844))
        scene.stage.advance(by: 0.1)
        #expect(scene.translation > 10)
        #expect(scene.translation < 800)
        scene.stage.settle()
        #expect(scene.presentations == 1)
        #expect(scene.modal.calls == ["willAppear", "didAppear"])
        #expect(scene.home.calls == ["willAppear", "didAppear"], "it stays in sight: row T17")
        scene.expectPresented()
    }

    @Test(
        "The card follows the finger, less the slop, and springs back when it is let go gently",
        arguments: Condition.all.sampled())
    func draggingAndReturning(_ condition: Condition) {
        let scene = ModalScene(condition.configuration, assumptions: condition.assumptions)
        let finger = scene.carry(by: 210)
        // If a list with a smaller slop was pulled beyond its edge before, that pull goes into the card.
        #expect(scene.translation > 199.9)
        #expect(scene.translation < 200.1 + condition.doubt.listLead)
        finger.lift()
        scene.stage.settle()
        #expect(scene.events == [.grabbed, .returned])
        #expect(scene.modal.dismissals == (condition.begins == .onBegin ? 1 : 0))
        #expect(scene.modal.calls.last == "didAppear")
        scene.expectPresented()
    }

    @Test("A card that is flung leaves, and is dismissed once", arguments: Condition.all.sampled())
    func flinging(_ condition: Condition) {
        let scene = ModalScene(condition.configuration, assumptions: condition.assumptions)
        scene.fling()
        scene.stage.settle()
        #expect(scene.modal.dismissals == 1)
        #expect(scene.events == [.grabbed, .willDismiss(byUser: true), .dismissed])
        #expect(scene.modal.calls == ["willAppear", "didAppear", "willDisappear", "didDisappear"])
        scene.expectGone()
        #expect(scene.stage.warnings.isEmpty)
    }

    @Test(
        "A touch as short as a tap that the system takes away leaves nothing stuck", arguments: Condition.all.sampled())
    func endingEarly(_ condition: Condition) {
        let scene = ModalScene(condition.configuration, assumptions: condition.assumptions)
        let finger = scene.touch()
        finger.move(by: .down(14))
        finger.move(by: .down(300))
        finger.cancel()
        scene.expectPresented()
        #expect(!scene.events.contains(.willDismiss(byUser: true)), "what is taken away never dismisses")
    }

    @Test("Dismissed by a button, the card leaves as an animation, without a drag", arguments: Condition.all.sampled())
    func button(_ condition: Condition) {
        let scene = ModalScene(condition.configuration, assumptions: condition.assumptions)
        scene.home.dismiss(animated: true)
        scene.stage.advance(by: 0.1)
        #expect(scene.translation > 10)
        #expect(scene.translation < 800)
        scene.stage.settle()
        #expect(scene.events == [.willDismiss(byUser: false), .dismissed])
        scene.expectGone()
    }

    @Test(
        "Alongside animations of the client play with the transition, and end where it ends",
        arguments: Condition.all.sampled()
    )
    func alongside(_ condition: Condition) {
        final class Dimming: ListModal {
            override func viewWillDisappear(_ animated: Bool) {
                super.viewWillDisappear(animated)
                let presenter = presentingViewController?.view
                transitionCoordinator?.animate(alongsideTransition: { _ in presenter?.alpha = 0.5 })
            }
        }
        let scene = ModalScene(condition.configuration, assumptions: condition.assumptions, modal: Dimming())
        scene.home.dismiss(animated: true)
        scene.stage.advance(by: 0.1)
        let shown = scene.home.view.layer.presentation()?.opacity ?? 1
        #expect(shown < 1)
        #expect(shown > 0.5)
        scene.stage.settle()
        #expect(scene.home.view.alpha == 0.5)
        scene.expectGone()
    }
}
