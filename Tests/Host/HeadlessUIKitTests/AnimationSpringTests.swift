import HeadlessUIKit
import Testing

@MainActor @Suite struct AnimationSpringTests {
    private let scene = AnimationScene()

    private func spring(_ mass: CGFloat, _ stiffness: CGFloat, _ damping: CGFloat) -> UISpringTimingParameters {
        UISpringTimingParameters(mass: mass, stiffness: stiffness, damping: damping, initialVelocity: .zero)
    }

    @Test(
        "A spring has Core Animation's values",
        arguments: [(10.0, 10.44054701924324), (20, 9.020400792360306)])
    func position(damping: Double, expected: Double) {
        let animator = UIViewPropertyAnimator(duration: 1, timingParameters: spring(1, 100, CGFloat(damping)))
        animator.addAnimations { [scene] in scene.view.center.x += 100 }
        animator.startAnimation()
        scene.stage.advance(by: 0.05)
        #expect(abs(Double(scene.shownX) - expected) < 1e-6)
    }

    @Test("A spring given by its physics takes its settling duration, whatever the animator's duration")
    func settling() {
        func duration(_ parameters: UISpringTimingParameters) -> TimeInterval {
            UIViewPropertyAnimator(duration: 7, timingParameters: parameters).duration
        }
        #expect(abs(duration(spring(1, 100, 10)) - 1.4727003346780927) < 1e-12)
        #expect(abs(duration(spring(1, 300, 20)) - 0.7442555275721707) < 1e-12)
        #expect(abs(duration(spring(1, 100, 20)) - 1) < 1e-12)
        #expect(abs(duration(spring(1, 1, 2)) - 9.3) < 1e-12)
        #expect(abs(duration(UISpringTimingParameters(duration: 0.5, bounce: 0)) - 0.8) < 1e-12)
        #expect(abs(duration(UISpringTimingParameters(duration: 0.5, bounce: 0.3)) - 0.8629552831744205) < 1e-12)
        #expect(duration(UISpringTimingParameters(dampingRatio: 0.8)) == 7)
    }

    @Test("A11: a spring's velocity is in whole distances per second", arguments: [200.0, -50])
    func velocity(way: Double) {
        let scene = AnimationScene()
        UIView.animate(
            withDuration: 1, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0.5,
            animations: { scene.view.center.x += CGFloat(way) })
        scene.stage.advanceFrame()
        let (time, frequency) = (1 / 120.0, 9.233413476)
        let left = exp(-frequency * time) * (1 + (frequency - 0.5) * time)
        #expect(abs(Double(scene.shownX) / way - (1 - left)) < 1e-9)
    }

    @Test("A12: the damping ratio is the damping as a share of critical damping")
    func ratio() {
        let (one, other) = (AnimationScene(), AnimationScene())
        // k 323.59 and c 28.78 are the spring of ratio 0.8 that is at rest after half a second.
        for (scene, parameters) in [
            (one, UISpringTimingParameters(dampingRatio: 0.8)), (other, spring(1, 323.59, 28.78)),
        ] {
            let animator = UIViewPropertyAnimator(duration: 0.5, timingParameters: parameters)
            animator.addAnimations { scene.view.center.x += 100 }
            scene.stage.advanceFrame()
            animator.startAnimation()
        }
        for _ in 0..<30 {
            one.stage.advanceFrame()
            other.stage.advanceFrame()
            #expect(abs(one.shownX - other.shownX) < 0.01)
        }
    }
}

/// A view of 100 × 100 points at the window's left edge.
@MainActor final class AnimationScene {
    let stage: Stage
    let view = UIView(frame: CGRect(x: 0, y: 100, width: 100, height: 100))
    let log = Record()

    init(_ assumptions: Assumptions = Assumptions()) {
        stage = Stage(assumptions: assumptions)
        stage.window.addSubview(view)
        view.accessibilityIdentifier = "view"
    }

    /// The distance that the view has moved on the screen.
    var shownX: CGFloat { (view.layer.presentation()?.position.x ?? 0) - 50 }
}
