@_spi(Cards) import GestureArbiter
import HeadlessUIKit
import InteractiveDismissal
import Support
import Testing

/// The direction may change while a card is presented: by the arbiter's policy, or by another reading direction.
@MainActor
@Suite("A card whose way out changes")
struct DirectionTests {
    /// A card that was let go 200 points from rest, 50 ms later.
    private func sceneOnItsWayBack(_ condition: Condition, _ direction: ArbitrationPolicy.Direction) -> ModalScene {
        var configuration = condition.configuration
        configuration.policy = ArbitrationPolicy(direction)
        let scene = ModalScene(configuration, assumptions: condition.assumptions)
        let finger = scene.touch()
        let way = direction.movement(by: 170)
        finger.drag(by: CGVector(dx: way.x, dy: way.y), over: 0.5)
        scene.stage.advance(by: 0.05)
        return scene
    }

    @Test(
        "A direction set at rest counts from the next touch on, for drags and for a button",
        arguments: Condition.all.sampled(), [true, false])
    func atRest(_ condition: Condition, isFlung: Bool) {
        let scene = ModalScene(condition.configuration, assumptions: condition.assumptions)
        scene.presentation?.arbiter?.policy.direction = .right
        if isFlung {
            let finger = scene.touch()
            finger.move(by: .right(160), over: 0.1)
            #expect(scene.card!.transform.tx.isNear(150))
            #expect(scene.translation == 0)
            #expect(scene.presentation.map { abs($0.progress - 150 / 390) < 0.001 } == true)
            finger.lift()
        } else {
            scene.modal.dismiss(animated: true)
        }
        scene.stage.advance(by: 0.1)
        #expect(scene.card!.transform.tx > 20)
        #expect(scene.translation == 0)
        scene.expectGone()
    }

    @Test("A direction set while a finger is down counts for the next finger", .countsFromSlop)
    func underFinger() {
        let scene = ModalScene()
        let finger = scene.touch()
        scene.presentation?.arbiter?.policy.direction = .right
        finger.move(by: .down(110), over: 0.3)
        #expect(scene.translation.isNear(100))
        #expect(scene.card?.transform.tx == 0)
        finger.cancel()
        scene.expectPresented()
    }

    @Test("A card that is pushed leaves in the direction that is set at that time")
    func pushed() {
        let scene = ModalScene()
        scene.presentation?.arbiter?.policy.direction = .right
        scene.presentation?.bounce(velocity: 800)
        scene.stage.advance(by: 0.05)
        #expect(scene.card!.transform.tx > 5)
        #expect(scene.translation == 0)
        scene.expectPresented()
    }

    @Test(
        "A card that is caught on its way back stays on its line, under the finger",
        arguments: Condition.touchable.sampled())
    func caught(_ condition: Condition) {
        let scene = sceneOnItsWayBack(condition, .down)
        let place = scene.translation
        #expect(place > 20)
        scene.presentation?.arbiter?.policy.direction = .right
        let finger = scene.touch()
        finger.move(by: .down(40), over: 0.1)
        #expect(scene.translation.isNear(place + 40))
        #expect(scene.card?.transform.tx == 0)
        finger.letGo()
        scene.expectPresented()
    }

    @Test(
        "A reading direction that changes does not move a card across the screen",
        arguments: Condition.touchable.sampled())
    func turnedRound(_ condition: Condition) {
        let scene = sceneOnItsWayBack(condition, .trailing)
        let place = scene.card!.transform.tx
        #expect(place > 20)
        scene.card?.semanticContentAttribute = .forceRightToLeft
        scene.presentation?.containerView?.setNeedsLayout()
        scene.stage.advanceFrame()
        let next = scene.card!.transform.tx
        #expect(next > 0)
        #expect(next < place)
        let finger = scene.touch()
        finger.move(by: .right(30), over: 0.1)
        #expect(scene.card!.transform.tx.isNear(next + 30))
        finger.letGo()
        scene.expectPresented()
        let other = scene.touch()
        other.move(by: .right(-60), over: 0.2)
        #expect(scene.card!.transform.tx.isNear(-50), "at rest, trailing is left now")
        other.cancel()
        scene.expectPresented()
    }
}
