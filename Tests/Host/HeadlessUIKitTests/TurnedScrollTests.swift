import HeadlessUIKit
import Testing

/// A scroll view that is rotated or scaled follows the finger on the screen.
@MainActor
@Suite("Rotated scroll views")
struct TurnedScrollTests {
    /// A scroll view of 400 by 800 points on the screen, with 4,000 points of content down its own axis.
    private func scene(_ transform: CGAffineTransform, isOnItsSide: Bool = false) -> ScrollStage {
        let scene = ScrollStage()
        let list = scene.scrollView
        list.contentInsetAdjustmentBehavior = .never
        list.bounds.size = isOnItsSide ? CGSize(width: 800, height: 400) : CGSize(width: 400, height: 800)
        list.center = CGPoint(x: 200, y: 400)
        list.transform = transform
        list.contentSize = CGSize(width: list.bounds.width, height: 4000)
        list.contentOffset.y = 1000
        return scene
    }

    @Test("P14: a scroll view rotated by 90° begins along its own axis, and not across it", arguments: [true, false])
    func onItsSide(_ isAlong: Bool) {
        let scene = scene(CGAffineTransform(rotationAngle: .pi / 2), isOnItsSide: true)
        let finger = scene.touch(y: 400)
        finger.move(by: isAlong ? CGVector(dx: 50, dy: 0) : CGVector(dx: 0, dy: 50))
        #expect(scene.scrollView.isDragging == isAlong)
        #expect(abs(scene.offset - (isAlong ? 1040 : 1000)) < 0.5)
    }

    @Test("S8: an upside-down scroll view is flung in the finger's direction")
    func upsideDown() {
        let scene = scene(CGAffineTransform(scaleX: 1, y: -1))
        let finger = scene.touch(y: 300)
        finger.move(by: .down(100), over: 0.1)
        let atLift = scene.offset
        finger.lift()
        #expect(abs(atLift - 1090) < 0.5)
        #expect(scene.stage.settle())
        #expect(scene.offset > atLift + 100)
    }

    @Test("S8: a scroll view shown at twice its size is flung at half of the finger's speed")
    func enlarged() {
        let scene = scene(CGAffineTransform(scaleX: 2, y: 2))
        let plain = self.scene(.identity)
        for scene in [scene, plain] {
            scene.touch(y: 600).swipe(by: .down(-100), over: 0.1)
            #expect(scene.stage.settle())
        }
        #expect(abs((scene.offset - 1000) * 2 - (plain.offset - 1000)) < 6)
    }

    @Test(
        "G34: a scroll view removed during a drag has forgotten the drag when it is added again",
        arguments: [Assumptions.ActionOnRemoval.sent, .lost])
    func takenOut(_ actionOnRemoval: Assumptions.ActionOnRemoval) {
        var assumptions = Assumptions()
        assumptions.actionOnRemoval = actionOnRemoval
        let scene = ScrollStage(assumptions: assumptions)
        let first = scene.touch()
        first.move(by: .down(-110))
        scene.scrollView.removeFromSuperview()
        scene.stage.advanceFrame()
        first.lift()
        #expect(!scene.scrollView.isDragging)
        scene.stage.window.addSubview(scene.scrollView)
        scene.stage.advanceFrame()
        let before = scene.offset
        let second = scene.touch()
        second.move(by: .down(-50))
        #expect(abs(scene.offset - before - 40) < 0.5)
    }
}
