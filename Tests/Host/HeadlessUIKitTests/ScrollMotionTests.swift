import HeadlessUIKit
import Testing

@MainActor struct ScrollMotionTests {
    @Test("S8: the velocity is in points per millisecond, and the target may be changed")
    func target() {
        let scene = ScrollStage()
        scene.target = CGPoint(x: 0, y: 1000)
        scene.touch().swipe(by: .down(-200), over: 0.2)
        #expect(abs(scene.velocity.y - 1) < 1e-9)
        // The physics: 0.4995 of the velocity, beginning at 190 points.
        #expect(abs(scene.proposedTarget.y - 689.5) < 0.01)
        #expect(scene.stage.settle())
        #expect(scene.offset == 1000)
    }

    @Test(
        "S25: deceleration follows its closed form, whatever the frame rate",
        arguments: [60, 120], [(UIScrollView.DecelerationRate.normal, 0.4995), (.fast, 0.0995)])
    func deceleration(framesPerSecond: Int, slowing: (rate: UIScrollView.DecelerationRate, factor: Double)) {
        let scene = ScrollStage(
            screen: Screen(
                size: CGSize(width: 400, height: 800), scale: 3, safeAreaInsets: .zero,
                framesPerSecond: framesPerSecond))
        scene.scrollView.decelerationRate = slowing.rate
        scene.touch().swipe(by: .down(-200), over: 0.2)
        scene.stage.advance(by: 0.5)
        let k = 1000 * log(slowing.rate.rawValue)
        let expected = 190 + 1000 * (exp(k * 0.5) - 1) / k
        #expect(abs(scene.offset - expected) < 0.5 + 1 / 6)
        #expect(scene.stage.settle())
        #expect(abs(scene.offset - (190 + 1000 * slowing.factor)) < 0.2)
    }

    @Test("S24: beyond its edge the content resists by the formula, and the finger finds it in place again")
    func rubberBand() {
        let scene = ScrollStage(
            screen: Screen(size: CGSize(width: 400, height: 960), scale: 100, safeAreaInsets: .zero))
        let finger = scene.touch(y: 100)
        finger.move(by: .down(10))
        for (pull, shown) in [(5, 2.74), (10, 5.47), (100, 52.02), (400, 178.98)] as [(CGFloat, CGFloat)] {
            finger.move(to: CGPoint(x: 200, y: 110 + pull))
            #expect(abs(scene.offset + shown) < 0.011)
        }
        finger.hold(for: 0.05)
        finger.lift()
        scene.stage.advance(by: 0.05)
        // Caught in the band: the inverse of the band gives the finger's pull.
        let caught = scene.touch(y: 100)
        let before = scene.offset
        caught.move(by: .down(0.01))
        #expect(abs(scene.offset - before) < 0.011)
    }

    @Test("S24: content flung farther beyond its edge than it is long does not jump when a finger catches it")
    func flungFar() {
        let stage = Stage()
        let strip = UIScrollView(frame: CGRect(x: 0, y: 100, width: 390, height: 60))
        strip.contentSize.height = 3000
        strip.contentInsetAdjustmentBehavior = .never
        stage.window.addSubview(strip)
        stage.settle()
        strip.contentOffset.y = 2400
        stage.touch(at: CGPoint(x: 200, y: 150)).swipe(by: .down(-400), over: 0.05)
        stage.advance(by: 0.1)
        let before = strip.contentOffset.y
        #expect(before > 2940 + 60)
        let finger = stage.touch(at: CGPoint(x: 200, y: 130))
        finger.move(by: .down(12))
        finger.move(by: .down(1))
        #expect(abs(strip.contentOffset.y - before) < 1)
        finger.lift()
        stage.settle()
        #expect(strip.contentOffset.y == 2940)
    }

    @Test("S27: released beyond its edge the content springs back, critically damped")
    func springBack() {
        let scene = ScrollStage()
        let finger = scene.touch(y: 100)
        finger.move(by: .down(210), over: 0.2)
        finger.hold(for: 0.05)
        finger.lift()
        let stretch = scene.offset
        #expect(stretch < -90)
        #expect(scene.scrollView.isDecelerating)
        scene.stage.advance(by: 0.1)
        #expect(abs(scene.offset - stretch * exp(-1) * 2) < 0.17)
        #expect(scene.stage.settle())
        #expect(scene.offset == 0)
        #expect(scene.heard.last == "didEndDecelerating")
    }

    @Test("A fling that meets the edge bounces with its remaining velocity", arguments: [true, false])
    func bounce(bounces: Bool) {
        let scene = ScrollStage(contentHeight: 1000)
        scene.scrollView.bounces = bounces
        var furthest: CGFloat = 0
        scene.onScroll = { furthest = max(furthest, $0.contentOffset.y) }
        scene.touch().swipe(by: .down(-200), over: 0.1)
        #expect(scene.proposedTarget.y == 200)
        #expect(scene.stage.settle())
        #expect(scene.offset == 200)
        #expect(bounces ? furthest > 210 : furthest == 200)
    }

    @Test("S10, P14: a touch stops the deceleration, and drags with or without slop", arguments: [true, false])
    func catching(omits: Bool) {
        var assumptions = Assumptions()
        assumptions.catchingOmitsSlop = omits
        let scene = ScrollStage(assumptions: assumptions)
        scene.touch().swipe(by: .down(-200), over: 0.2)
        scene.stage.advance(by: 0.1)
        let again = scene.touch()
        #expect(!scene.scrollView.isDecelerating)
        #expect(scene.heard.last == "didEndDecelerating")
        let before = scene.offset
        again.move(by: .down(-3))
        #expect(abs(scene.offset - before - (omits ? 3 : 0)) < 1e-9)
        again.move(by: .down(-10))
        #expect(abs(scene.offset - before - (omits ? 13 : 3)) < 1e-9)
    }

    @Test("Caught beyond the edge and released without a drag, the content returns")
    func caughtOutside() {
        let scene = ScrollStage()
        scene.touch(y: 100).swipe(by: .down(210), over: 0.2)
        scene.stage.advance(by: 0.05)
        let again = scene.touch()
        let held = scene.offset
        again.hold(for: 0.5)
        #expect(scene.offset == held)
        #expect(held < 0)
        again.lift()
        #expect(scene.stage.settle())
        #expect(scene.offset == 0)
    }

    @Test("S11: an offset set at once scrolls once; an animated one scrolls often, and reports its end")
    func settingOffsets() {
        let scene = ScrollStage()
        var scrolls = 0
        scene.onScroll = { _ in scrolls += 1 }
        scene.scrollView.setContentOffset(CGPoint(x: 0, y: 100), animated: false)
        #expect(scrolls == 1)
        #expect(scene.offset == 100)
        scene.scrollView.setContentOffset(CGPoint(x: 0, y: 400), animated: true)
        #expect(scene.offset == 100)
        #expect(!scene.stage.stillMoving.isEmpty)
        #expect(scene.stage.settle())
        #expect(scene.offset == 400)
        #expect(scrolls > 10)
        #expect(scene.heard.last == "didEndScrollingAnimation")
    }

    @Test("S12: setting the offset at once stops the deceleration; assigning it does not", arguments: [true, false])
    func stopping(stops: Bool) {
        let scene = ScrollStage()
        let finger = scene.touch()
        finger.move(by: .down(-200), over: 0.2)
        finger.lift()
        scene.stage.advance(by: 0.1)
        if stops {
            scene.scrollView.setContentOffset(CGPoint(x: 0, y: 1000), animated: false)
        } else {
            scene.scrollView.contentOffset.y = 1000
        }
        #expect(scene.scrollView.isDecelerating == !stops)
        #expect(scene.stage.settle())
        #expect((scene.offset == 1000) == stops)
    }

    @Test("S35, S30: a pan that ends flings even if its offset was held; the inner scroll view's pan wins")
    func heldScrollViewFlings() {
        let scene = ScrollStage()
        let inner = UIScrollView(frame: CGRect(x: 0, y: 200, width: 400, height: 800))
        inner.contentSize = CGSize(width: 400, height: 4000)
        scene.scrollView.addSubview(inner)
        let finger = scene.touch()
        for _ in 0..<24 {
            finger.move(by: .down(-8), over: 1 / 120)
            inner.setContentOffset(.zero, animated: false)
        }
        #expect(inner.isDragging)
        #expect(!scene.scrollView.isDragging)
        #expect(inner.contentOffset == .zero)
        finger.lift()
        #expect(inner.isDecelerating)
        #expect(scene.stage.settle())
        #expect(inner.contentOffset.y > 300)
        #expect(scene.offset == 0)
    }
}
