import HeadlessUIKit
import Testing

@MainActor @Suite struct AnimationTests {
    private let scene = AnimationScene()
    private var stage: Stage { scene.stage }
    private var view: UIView { scene.view }

    private func slide(
        by distance: CGFloat = 100, over seconds: TimeInterval = 1, _ options: UIView.AnimationOptions = .curveLinear
    ) {
        UIView.animate(withDuration: seconds, delay: 0, options: options) { [scene] in
            scene.view.center.x += distance
        } completion: { [scene] in
            scene.log.add("finished \($0)")
        }
    }

    @Test("The model has the new value at once, and the screen shows the animation")
    func way() {
        slide()
        #expect(view.center.x == 150)
        #expect(scene.shownX == 0)
        stage.advance(by: 0.25)
        #expect(abs(scene.shownX - 25) < 1e-9)
        #expect(abs((stage.snapshot().frame(of: "view")?.minX ?? 0) - 25) < 1e-9)
        #expect(view.frame.minX == 100)
        stage.advance(by: 0.7)
        #expect(scene.log.take() == [])
        stage.settle()
        #expect(scene.log.take() == ["finished true"])
        #expect(scene.shownX == 100)
        #expect(abs(stage.time - 1) < 1e-6)
    }

    @Test(
        "A view receives its new value once, when it is assigned, not during the animation or at its end",
        arguments: [false, true])
    func once(byAnimator: Bool) {
        let mover = Mover(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        stage.window.addSubview(mover)
        mover.centers = []
        let move = { mover.center.y = 300 }
        if byAnimator {
            UIViewPropertyAnimator(duration: 1, curve: .linear, animations: move).startAnimation()
        } else {
            UIView.animate(withDuration: 1, animations: move)
        }
        stage.settle()
        #expect(mover.centers == [CGPoint(x: 50, y: 300)])
    }

    @Test("Every animatable property animates")
    func properties() throws {
        view.backgroundColor = .black
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { [view] in
            view.frame = CGRect(x: 100, y: 300, width: 200, height: 300)
            view.transform = CGAffineTransform(scaleX: 3, y: 3)
            view.alpha = 0
            view.backgroundColor = .white
            view.layer.cornerRadius = 20
        }
        stage.advance(by: 0.5)
        let layer = try #require(view.layer.presentation())
        #expect(layer.bounds.size == CGSize(width: 150, height: 200))
        #expect(layer.position == CGPoint(x: 125, y: 300))
        #expect(layer.affineTransform() == CGAffineTransform(scaleX: 2, y: 2))
        #expect(layer.opacity == 0.5)
        #expect(layer.cornerRadius == 10)
        #expect(layer.backgroundColor == UIColor(white: 0.5, alpha: 1).cgColor)
        let shown = stage.snapshot().root.children[0]
        #expect(shown.alpha == 0.5)
        #expect(shown.corners.radius == 10)
        #expect(view.layer.cornerRadius == 20)
        #expect(view.alpha == 0)
        stage.settle()
        #expect(view.layer.presentation()?.frame == view.frame)
    }

    @Test("A18: a layer names the view's animations while they run")
    func names() {
        #expect(view.layer.animationKeys() == nil)
        UIView.animate(withDuration: 1) { [view] in (view.center.x, view.alpha) = (300, 0) }
        #expect(view.layer.animationKeys() == ["opacity", "position"])
        stage.settle()
        #expect(view.layer.animationKeys() == nil)
    }

    @Test("A colour fades in from nothing without a tint")
    func fade() {
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { [view] in view.backgroundColor = .red }
        stage.advance(by: 0.5)
        #expect(view.layer.presentation()?.backgroundColor == UIColor.red.withAlphaComponent(0.5).cgColor)
    }

    @Test("Layout in an animation is animated, unless it is excluded")
    func layout() {
        let inner = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        inner.autoresizingMask = .flexibleWidth
        let still = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        view.addSubview(inner)
        view.addSubview(still)
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { [view] in
            view.bounds.size.width = 200
            UIView.performWithoutAnimation { still.center.x = 80 }
        }
        stage.advance(by: 0.5)
        #expect(inner.layer.presentation()?.bounds.width == 150)
        #expect(still.layer.presentation()?.position.x == 80)
    }

    @Test("A second animation starts where the first is")
    func retarget() {
        slide()
        stage.advance(by: 0.5)
        slide(by: -100)
        #expect(abs(scene.shownX - 50) < 1e-9)
        stage.advance(by: 0.25)
        // The first has 25 points to go and the second 75 back: for a moment both together stand still.
        #expect(abs(scene.shownX - 50) < 1e-9)
        stage.settle()
        #expect(scene.shownX == 0)
        #expect(scene.log.take() == ["finished true", "finished true"])
    }

    @Test("With beginFromCurrentState, the first animation ends unfinished")
    func current() {
        slide()
        stage.advance(by: 0.5)
        slide(by: -100, over: 1, [.curveLinear, .beginFromCurrentState])
        #expect(abs(scene.shownX - 50) < 1e-9)
        #expect(scene.log.take() == ["finished false"])
        stage.advance(by: 0.5)
        #expect(abs(scene.shownX - 25) < 1e-9)
        stage.settle()
        #expect(scene.log.take() == ["finished true"])
    }

    @Test("Animations end unfinished when the view leaves the window, or they are removed")
    func removal() {
        slide()
        stage.advance(by: 0.5)
        view.removeFromSuperview()
        #expect(scene.log.take() == ["finished false"])
        #expect(stage.stillMoving.isEmpty)
        stage.window.addSubview(view)
        slide()
        view.layer.removeAllAnimations()
        #expect(scene.log.take() == ["finished false"])
        #expect(scene.shownX == 200)
    }

    @Test("A15: a duration of 0 or less applies at once", arguments: [0, -1.0])
    func noDuration(seconds: TimeInterval) {
        slide(over: seconds)
        #expect(scene.shownX == 100)
        #expect(scene.log.take() == [])
        stage.settle()
        #expect(scene.log.take() == ["finished true"])
        #expect(stage.time == 0)
    }

    @Test("A resize in an animation resizes subviews once, however the animation ends", arguments: [0, 1.0])
    func resizing(seconds: TimeInterval) {
        let inner = UIView(frame: view.bounds)
        inner.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(inner)
        for size in [CGSize(width: 80, height: 20), CGSize(width: 20, height: 80)] {
            UIView.animate(withDuration: seconds) { [view] in view.bounds.size = size }
            #expect(inner.frame == view.bounds)
            stage.settle()
            #expect(inner.frame == view.bounds)
            #expect(view.bounds.size == size)
        }
    }

    @Test("An animation inside another is part of it")
    func nested() {
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { [self] in slide(over: 0.1, []) }
        stage.advance(by: 0.5)
        #expect(abs(scene.shownX - 50) < 1e-9)
        stage.settle()
        #expect(scene.log.take() == ["finished true"])
    }

    @Test("A delay passes first; a spring ends at its value")
    func delay() {
        UIView.animate(withDuration: 1, delay: 0.5, options: .curveLinear) { [view] in view.center.x += 100 }
        stage.advance(by: 0.5)
        #expect(scene.shownX == 0)
        stage.advance(by: 0.5)
        #expect(abs(scene.shownX - 50) < 1e-9)
        stage.settle()
        UIView.animate(springDuration: 0.5, bounce: 0.3) { [view] in view.center.x += 100 }
        var furthest: CGFloat = 0
        while !stage.stillMoving.isEmpty {
            stage.advanceFrame()
            furthest = max(furthest, scene.shownX)
        }
        #expect(furthest > 201)
        #expect(scene.shownX == 200)
    }

    @Test("A16: a view under animation ignores touches, unless it is told not to")
    func touches() {
        slide()
        let end = CGPoint(x: 150, y: 150)
        #expect(stage.window.hitTest(end, with: nil) === stage.window)
        stage.settle()
        slide(by: -100, over: 1, .allowUserInteraction)
        #expect(stage.window.hitTest(CGPoint(x: 50, y: 150), with: nil) === view)
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { [view] in view.alpha = 0.5 }
        animator.isUserInteractionEnabled = false
        animator.startAnimation()
        #expect(stage.window.hitTest(CGPoint(x: 50, y: 150), with: nil) === stage.window)
    }

    @Test("A17: an animated view is hit at its final frame, under a property animator where it is shown")
    func hitTesting() {
        slide(by: 200, over: 1, [.curveLinear, .allowUserInteraction])
        stage.advance(by: 0.5)
        let (seen, end) = (CGPoint(x: 150, y: 150), CGPoint(x: 250, y: 150))
        #expect(stage.window.hitTest(end, with: nil) === view)
        #expect(stage.window.hitTest(seen, with: nil) !== view)
        stage.settle()
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { [view] in view.center.x -= 200 }
        animator.startAnimation()
        stage.advance(by: 0.5)
        #expect(stage.window.hitTest(seen, with: nil) === view)
        #expect(stage.window.hitTest(end, with: nil) !== view)
        animator.isManualHitTestingEnabled = true
        #expect(stage.window.hitTest(CGPoint(x: 50, y: 150), with: nil) === view)
    }
}

private final class Mover: UIView {
    var centers: [CGPoint] = []
    override var center: CGPoint { didSet { centers.append(center) } }
}
