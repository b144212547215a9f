import HeadlessUIKit
import Testing

@MainActor @Suite struct AnimationAnimatorTests {
    private let scene = AnimationScene()
    private var stage: Stage { scene.stage }
    private var view: UIView { scene.view }

    private func animator(_ curve: UIView.AnimationCurve = .linear) -> UIViewPropertyAnimator {
        let animator = UIViewPropertyAnimator(duration: 1, curve: curve) { [scene] in scene.view.center.x += 100 }
        animator.addCompletion { [scene] in scene.log.add("ended \($0)") }
        return animator
    }

    private func isShown(_ x: CGFloat) -> Bool { abs(scene.shownX - x) < 1e-9 }

    @Test("A1: an animator is inactive until started, paused or scrubbed, and again when finished")
    func states() {
        for activate: (UIViewPropertyAnimator) -> Void in [
            { $0.startAnimation() }, { $0.pauseAnimation() }, { $0.fractionComplete = 0.5 },
        ] {
            let scene = AnimationScene()
            let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { scene.view.center.x += 100 }
            #expect(animator.state == .inactive)
            #expect(scene.view.center.x == 50)
            activate(animator)
            #expect(animator.state == .active)
            #expect(scene.view.center.x == 150)
            if !animator.isRunning { animator.startAnimation() }
            scene.stage.settle()
            #expect(animator.state == .inactive)
            #expect(!animator.isRunning)
            #expect(scene.shownX == 100)
        }
    }

    @Test("A2: when stopped, the model takes the current value; then the animator is finished at a position")
    func stopping() {
        let ends: [(UIViewAnimatingPosition, CGFloat)] = [(.end, 150), (.start, 50), (.current, 75)]
        for (position, x) in ends {
            view.center.x = 50
            let animator = animator()
            animator.startAnimation()
            stage.advance(by: 0.25)
            animator.stopAnimation(false)
            #expect(animator.state == .stopped)
            #expect(abs(view.center.x - 75) < 1e-9)
            #expect(stage.stillMoving.isEmpty)
            animator.finishAnimation(at: position)
            #expect(animator.state == .inactive)
            #expect(abs(view.center.x - x) < 1e-9)
            #expect(scene.log.take() == ["ended \(position)"])
        }
        view.center.x = 50
        let animator = animator()
        animator.startAnimation()
        stage.advance(by: 0.25)
        animator.stopAnimation(true)
        #expect(animator.state == .inactive)
        #expect(abs(view.center.x - 75) < 1e-9)
        #expect(scene.log.take() == [])
    }

    @Test("A4: isInterruptible does not change while active, and without it the animator cannot be paused")
    func interruptible() {
        let animator = animator()
        animator.isInterruptible = false
        animator.startAnimation()
        animator.isInterruptible = true
        #expect(!animator.isInterruptible)
        #expect(stage.warnings.count == 1)
        animator.pauseAnimation()
        #expect(animator.isRunning)
        #expect(stage.warnings.count == 2)
    }

    @Test("A5: scrubbing is linear by default, along the curve otherwise")
    func scrubbing() {
        let animator = animator(.easeIn)
        #expect(animator.scrubsLinearly)
        #expect(!animator.pausesOnCompletion)
        animator.fractionComplete = 0.5
        #expect(isShown(50))
        animator.scrubsLinearly = false
        animator.fractionComplete = 0.5
        #expect(scene.shownX > 30)
        #expect(scene.shownX < 35)
    }

    @Test("A5: pausing moves nothing")
    func pausing() {
        let animator = animator(.easeInOut)
        animator.startAnimation()
        stage.advance(by: 0.3)
        let x = scene.shownX
        animator.pauseAnimation()
        #expect(!animator.isRunning)
        #expect(isShown(x))
        #expect(abs(animator.fractionComplete * 100 - x) < 1e-9)
        stage.advance(by: 1)
        #expect(isShown(x))
        #expect(animator.state == .active)
    }

    @Test("A6: with pausesOnCompletion an animator stays active at its end")
    func pausesOnCompletion() {
        let animator = animator()
        animator.pausesOnCompletion = true
        animator.startAnimation()
        stage.settle()
        #expect(animator.state == .active)
        #expect(!animator.isRunning)
        #expect(scene.log.take() == [])
        animator.fractionComplete = 0.5
        #expect(isShown(50))
    }

    @Test("A8: a delay factor is a share of the duration, and the change ends with the others")
    func delayFactor() {
        let animator = animator()
        animator.addAnimations({ [view] in view.alpha = 0 }, delayFactor: 0.5)
        animator.startAnimation()
        stage.advance(by: 0.5)
        #expect(isShown(50))
        #expect(view.layer.presentation()?.opacity == 1)
        stage.advance(by: 0.25)
        #expect(isShown(75))
        #expect(abs((view.layer.presentation()?.opacity ?? 1) - 0.5) < 1e-6)
        stage.settle()
        #expect(view.layer.presentation()?.opacity == 0)
        #expect(abs(stage.time - 1) < 0.01)
    }

    @Test(
        "A9: the duration factor is relative to the original duration; 0 is the remaining duration",
        arguments: [(CGFloat(0), 0.75), (0.5, 0.5), (2, 2)])
    func durationFactor(factor: CGFloat, seconds: Double) {
        let scene = AnimationScene()
        let animator = UIViewPropertyAnimator(duration: 1, curve: .easeInOut) { scene.view.center.x += 100 }
        animator.fractionComplete = 0.25
        animator.continueAnimation(
            withTimingParameters: UICubicTimingParameters(animationCurve: .linear), durationFactor: factor)
        scene.stage.advance(by: seconds / 2)
        #expect(abs(scene.shownX - 62.5) < 1)
        scene.stage.settle()
        #expect(abs(scene.stage.time - seconds) < 0.01)
    }

    @Test("A10: reversing flips the fraction, and ends at the start")
    func reversing() {
        let animator = animator()
        animator.startAnimation()
        stage.advance(by: 0.25)
        animator.pauseAnimation()
        animator.isReversed = true
        #expect(abs(animator.fractionComplete - 0.75) < 1e-9)
        #expect(isShown(25))
        animator.startAnimation()
        stage.settle()
        #expect(scene.log.take() == ["ended start"])
        #expect(view.center.x == 50)
        #expect(abs(stage.time - 0.5) < 0.01)
    }

    @Test("Reversed while running, an animation turns at its current place")
    func turningRound() {
        let animator = animator()
        animator.startAnimation()
        stage.advance(by: 0.75)
        animator.isReversed = true
        #expect(isShown(75))
        #expect(animator.isRunning)
        stage.advance(by: 0.5)
        #expect(abs(scene.shownX - 25) < 1)
        stage.settle()
        #expect(view.center.x == 50)
    }

    @Test("A running animator is retained until it has finished")
    func lifetime() {
        weak var kept: UIViewPropertyAnimator?
        do {
            let animator = animator()
            animator.startAnimation(afterDelay: 0.5)
            kept = animator
        }
        stage.advance(by: 1)
        #expect(kept != nil)
        #expect(isShown(50))
        stage.settle()
        #expect(kept == nil)
        #expect(scene.log.take() == ["ended end"])
    }
}
