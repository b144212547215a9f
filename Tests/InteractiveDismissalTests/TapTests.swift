import GestureArbiter
import HeadlessUIKit
import InteractiveDismissal
import Testing

/// A touch on a moving card that does not drag it: a second tap on Done, a tap while it comes.
@MainActor
@Suite("A card that is tapped while it moves")
struct TapTests {
    private func tap(_ scene: ModalScene) {
        scene.touch(at: max(scene.translation, 0) + 50).lift()
        scene.stage.settle()
    }

    @Test(
        "On its way out a card goes on when tapped: a second tap on Done does not bring it back or ask anybody",
        arguments: Condition.touchable.sampled(), [true, false])
    func onTheWayOut(_ condition: Condition, isFlung: Bool) {
        let scene = ModalScene(condition.configuration, assumptions: condition.assumptions)
        if isFlung { scene.fling() } else { scene.modal.dismiss(animated: true) }
        scene.stage.advance(by: 0.06)
        #expect(scene.translation > 10)
        #expect(scene.translation < 422)
        tap(scene)
        scene.expectGone()
        #expect(scene.modal.dismissals == 1)
        #expect(scene.events == (isFlung ? [.grabbed] : []) + [.willDismiss(byUser: isFlung), .grabbed, .dismissed])
    }

    @Test("A card that is tapped on its way in, before half, comes in", arguments: Condition.touchable.sampled())
    func onTheWayIn(_ condition: Condition) {
        let scene = ModalScene(condition.configuration, assumptions: condition.assumptions, isPresented: false)
        scene.present()
        scene.stage.advance(by: 0.05)
        #expect(scene.translation > 450)
        tap(scene)
        scene.expectPresented()
        #expect(scene.presentations == 1)
    }

    @Test("If the card is held and then let go, the rule decides", arguments: Condition.touchable.sampled())
    func held(_ condition: Condition) {
        let scene = ModalScene(condition.configuration, assumptions: condition.assumptions)
        scene.fling()
        scene.stage.advance(by: 0.03)
        #expect(scene.translation < 422)
        let finger = scene.touch(at: scene.translation + 50)
        finger.hold(for: 0.5)
        finger.lift()
        scene.expectPresented()
        #expect(scene.events.last == .returned)
    }
}
