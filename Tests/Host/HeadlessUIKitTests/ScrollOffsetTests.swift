import HeadlessUIKit
import Testing

@MainActor struct ScrollOffsetTests {
    @Test("S13: assigning the offset in didScroll calls didScroll again")
    func reentrance() {
        let scene = ScrollStage()
        var seen: [CGFloat] = []
        scene.onScroll = { scrollView in
            seen.append(scrollView.contentOffset.y)
            if scrollView.contentOffset.y > 50 { scrollView.contentOffset.y = 50 }
        }
        scene.scrollView.contentOffset.y = 80
        #expect(seen == [80, 50])
        #expect(scene.offset == 50)
    }

    @Test("S14: the scroll view moves before other targets of its pan are called")
    func ownTargetFirst() {
        let scene = ScrollStage()
        var seen: [CGFloat] = []
        scene.scrollView.panGestureRecognizer.addTarget(scene) { _ in seen.append(scene.offset) }
        scene.touch().move(by: .down(-30))
        #expect(seen == [20])
    }

    @Test("S15, S16: the safe area counts along scrollable axes, by the behavior")
    func insets() {
        let scene = ScrollStage(contentHeight: 100, screen: .phone)
        let view = scene.scrollView
        view.contentInset.top = 10
        view.contentSize.width = 100
        scene.stage.advanceFrame()
        let expected: [(UIScrollView.ContentInsetAdjustmentBehavior, CGFloat, CGFloat)] = [
            (.scrollableAxes, 10, 0), (.automatic, 10, 0), (.never, 10, 0), (.always, 57, 34),
        ]
        for (behavior, top, bottom) in expected {
            view.contentInsetAdjustmentBehavior = behavior
            #expect(view.adjustedContentInset == UIEdgeInsets(top: top, left: 0, bottom: bottom, right: 0))
        }
        view.contentInsetAdjustmentBehavior = .scrollableAxes
        view.alwaysBounceVertical = true
        #expect(view.adjustedContentInset.top == 57)
        view.alwaysBounceVertical = false
        view.contentSize.height = 2000
        #expect(view.adjustedContentInset.top == 57)
        #expect(view.adjustedContentInset.bottom == 34)
    }

    @Test("S16: the safe area at the sides counts if content scrolls sideways, or always bounces")
    func insetsAcross() {
        let screen = Screen(
            size: CGSize(width: 844, height: 390), scale: 3,
            safeAreaInsets: UIEdgeInsets(top: 0, left: 47, bottom: 21, right: 34))
        let scene = ScrollStage(contentHeight: 100, screen: screen)
        let view = scene.scrollView
        #expect(view.adjustedContentInset == .zero)
        view.alwaysBounceHorizontal = true
        #expect(view.adjustedContentInset == UIEdgeInsets(top: 0, left: 47, bottom: 0, right: 34))
        view.alwaysBounceHorizontal = false
        view.contentSize.width = 2000
        #expect(view.adjustedContentInset == UIEdgeInsets(top: 0, left: 47, bottom: 0, right: 34))
    }

    @Test(
        "S16a: short content under bars gets the safe area above and below, in the controller's first view alone",
        arguments: [0, 1])
    func insetsUnderBars(index: Int) {
        let (controller, view, tabs) = (UIViewController(), UIScrollView(), UITabBarController())
        let stage = Stage(rootViewController: tabs, screen: .phone)
        tabs.viewControllers = [UINavigationController(rootViewController: controller)]
        controller.view.addSubview(UIView())
        controller.view.insertSubview(view, at: index)
        view.frame = controller.view.bounds
        stage.advanceFrame()
        let safe = index == 0 ? controller.view.safeAreaInsets : .zero
        #expect(view.adjustedContentInset == UIEdgeInsets(top: safe.top, left: 0, bottom: safe.bottom, right: 0))
        view.contentInsetAdjustmentBehavior = .scrollableAxes
        #expect(view.adjustedContentInset == .zero)
    }

    @Test("S17: at the top the offset is the inset; offsets are rounded to pixels")
    func rounding() {
        let scene = ScrollStage(screen: .phone)
        #expect(scene.offset == -47)
        scene.scrollView.contentOffset.y = 187.5
        #expect(abs(scene.offset - 187.333) < 0.001)
    }

    @Test("S17: rounding errors do not add up in a drag")
    func roundingInDrag() {
        let scene = ScrollStage()
        let finger = scene.touch()
        finger.move(by: .down(-10))
        for _ in 0..<100 { finger.move(by: .down(-0.1)) }
        #expect(abs(scene.offset - 10) < 0.34)
    }

    @Test("S17b: an offset set beyond the edge stays there")
    func outside() {
        let scene = ScrollStage()
        scene.scrollView.setContentOffset(CGPoint(x: 0, y: -300), animated: false)
        #expect(scene.stage.settle())
        #expect(scene.offset == -300)
    }

    @Test("S18: short content is dragged only if it always bounces; otherwise the pan fails, or begins in place")
    func shortContent() {
        for (always, bounces) in [(true, true), (true, false), (false, true)] {
            for pan in Assumptions.ShortContentPan.allCases {
                var assumptions = Assumptions()
                assumptions.shortContentPan = pan
                let scene = ScrollStage(contentHeight: 100, assumptions: assumptions)
                scene.scrollView.alwaysBounceVertical = always
                scene.scrollView.bounces = bounces
                let finger = scene.touch()
                finger.move(by: .down(60))
                let moves = always && bounces
                #expect((scene.offset < -20) == moves)
                #expect(scene.scrollView.isDragging == (moves || pan == .beginsInPlace))
            }
        }
    }

    @Test("S38: content that always bounces does so only along an axis that bounces", arguments: [true, false])
    func bouncesAlong(_ bounces: Bool) {
        let scene = ScrollStage(contentHeight: 100)
        scene.scrollView.alwaysBounceVertical = true
        scene.scrollView.bounces = !bounces
        scene.scrollView.bouncesVertically = bounces
        let finger = scene.touch()
        finger.move(by: .down(60))
        #expect((scene.offset < -20) == bounces)
        #expect(scene.scrollView.bouncesHorizontally == !bounces)
    }

    @Test("S18: a perpendicular movement does not begin the pan; a later one along the axis may")
    func acrossTheAxis() {
        let scene = ScrollStage()
        let finger = scene.touch()
        finger.move(by: .right(50))
        #expect(!scene.scrollView.isDragging)
        finger.move(by: .down(-15))
        #expect(scene.scrollView.isDragging)
        #expect(scene.scrollView.contentOffset == CGPoint(x: 0, y: 5))
    }

    @Test("S23: the direction is locked only if enabled and the start is clearly along one axis")
    func directionalLock() {
        for (lock, way, moves) in [
            (false, CGVector(dx: -10, dy: -30), true), (true, CGVector(dx: -10, dy: -30), false),
            (true, CGVector(dx: -30, dy: -30), true),
        ] {
            let scene = ScrollStage()
            scene.scrollView.contentSize.width = 2000
            scene.scrollView.isDirectionalLockEnabled = lock
            let finger = scene.touch()
            finger.move(by: way)
            finger.move(by: .right(-30))
            #expect((scene.scrollView.contentOffset.x > 0) == moves)
        }
    }

    @Test("S28: while scrolling is disabled, offsets can still be set")
    func disabledOffsets() {
        let scene = ScrollStage()
        scene.scrollView.isScrollEnabled = false
        scene.scrollView.contentOffset.y = 70
        scene.touch().move(by: .down(-100))
        #expect(scene.offset == 70)
    }

    @Test(
        "S41: content whose end moves closer stays beyond it, or is brought back",
        arguments: Assumptions.ContentBeyondEnd.allCases)
    func beyondEnd(assumed: Assumptions.ContentBeyondEnd) {
        var assumptions = Assumptions()
        assumptions.contentBeyondEnd = assumed
        let scene = ScrollStage(assumptions: assumptions)
        let (view, end) = (scene.scrollView, scene.scrollView.contentSize.height - scene.scrollView.bounds.height)
        view.contentInset.bottom = 100
        view.contentOffset.y = end + 100
        view.contentInset.bottom = 40
        #expect(view.contentOffset.y == (assumed == .stays ? end + 100 : end + 40))
        view.bounds.size.height += 30
        #expect(view.contentOffset.y == (assumed == .stays ? end + 100 : end + 10))
        view.contentSize.height -= 10
        #expect(view.contentOffset.y == (assumed == .stays ? end + 100 : end))
    }

    @Test(
        "S29: disabling scrolling during a drag cancels the pan, or lets it end",
        arguments: Assumptions.DisabledScrolling.allCases)
    func disabledInDrag(assumed: Assumptions.DisabledScrolling) {
        var assumptions = Assumptions()
        assumptions.disabledScrolling = assumed
        let scene = ScrollStage(assumptions: assumptions)
        let finger = scene.touch()
        finger.move(by: .down(-30))
        scene.scrollView.isScrollEnabled = false
        finger.move(by: .down(-30))
        #expect(scene.offset == (assumed == .cancelsPan ? 20 : 50))
        finger.lift()
        scene.touch().move(by: .down(-30))
        #expect(scene.offset == (assumed == .cancelsPan ? 20 : 50))
    }

    @Test(
        "S34: a drag continues from an offset assigned meanwhile, or the finger overrides it",
        arguments: Assumptions.Tracking.allCases)
    func assignedInDrag(tracking: Assumptions.Tracking) {
        var assumptions = Assumptions()
        assumptions.offsetWhileTracking = tracking
        let scene = ScrollStage(assumptions: assumptions)
        let finger = scene.touch()
        finger.move(by: .down(-30))
        scene.scrollView.contentOffset.y = 500
        finger.move(by: .down(-30))
        #expect(scene.offset == (tracking == .incremental ? 530 : 50))
    }

    @Test("S19: content receives a touch after 0.15 s, at the lift, or not at all if it scrolls")
    func contentDelay() {
        let scene = ScrollStage()
        let log = Record()
        let content = RecordingView("content", log, frame: CGRect(x: 0, y: 0, width: 400, height: 4000))
        scene.scrollView.addSubview(content)
        content.records = true
        let held = scene.touch()
        held.hold(for: 0.14)
        #expect(log.take() == [])
        held.hold(for: 0.02)
        #expect(log.take() == ["content began"])
        held.move(by: .down(-30))
        #expect(log.take() == ["content asked shouldBegin", "content cancelled"])
        held.lift()
        scene.touch().lift()
        #expect(log.take() == ["content began", "content ended"])
        let scrolling = scene.touch()
        scrolling.move(by: .down(-30))
        #expect(log.take() == ["content asked shouldBegin"])
        scrolling.lift()
        scene.stage.settle()
        scene.scrollView.delaysContentTouches = false
        _ = scene.touch()
        #expect(log.take() == ["content began"])
    }

    @Test(
        "S20, S21: content that tracks keeps the touch if it may not be cancelled, as controls do",
        arguments: [(true, false), (false, false), (true, true)])
    func contentTouches(canCancel: Bool, isControl: Bool) {
        let scene = ScrollStage()
        let frame = CGRect(x: 0, y: 0, width: 400, height: 4000)
        let content = isControl ? UIControl(frame: frame) : UIView(frame: frame)
        scene.scrollView.addSubview(content)
        scene.scrollView.canCancelContentTouches = canCancel
        let finger = scene.touch()
        finger.hold(for: 0.2)
        finger.move(by: .down(-30))
        #expect(scene.scrollView.isDragging == (canCancel && !isControl))
        finger.lift()
        // A movement before the content has the touch scrolls in any case.
        scene.touch().move(by: .down(-30))
        #expect(scene.scrollView.isDragging)
    }

    @Test("S19: touchesShouldBegin decides last")
    func touchesShouldBegin() {
        let scene = ScrollStage(scrollView: Refusing(frame: .zero))
        let log = Record()
        let content = RecordingView("content", log, frame: CGRect(x: 0, y: 0, width: 400, height: 4000))
        scene.scrollView.addSubview(content)
        content.records = true
        scene.touch().lift()
        #expect(log.take() == [])
    }

    @Test("A subclass that is a recognizer delegate answers for its own pan")
    func ownDelegate() {
        let scene = ScrollStage(scrollView: Sharing(frame: .zero))
        let pan = UIPanGestureRecognizer()
        scene.stage.window.addGestureRecognizer(pan)
        scene.touch().move(by: .down(-30))
        #expect(scene.scrollView.isDragging)
        #expect(pan.state == .began)
    }
}

private final class Refusing: UIScrollView {
    override func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool { false }
}

private final class Sharing: UIScrollView, UIGestureRecognizerDelegate {
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { true }
}
