import HeadlessUIKit
import Testing

/// A stage that one tall scroll view fills, with a record of its delegate's calls.
@MainActor final class ScrollStage: UIScrollViewDelegate {
    let stage: Stage
    let scrollView: UIScrollView
    var heard: [String] = []
    var velocity = CGPoint.zero
    var target: CGPoint?
    var proposedTarget = CGPoint.zero
    var onScroll: (UIScrollView) -> Void = { _ in }

    init(
        contentHeight: CGFloat = 4000, assumptions: Assumptions = Assumptions(),
        screen: Screen = Screen(size: CGSize(width: 400, height: 800), scale: 3, safeAreaInsets: .zero),
        scrollView: UIScrollView? = nil
    ) {
        stage = Stage(screen: screen, assumptions: assumptions)
        self.scrollView = scrollView ?? UIScrollView(frame: .zero)
        self.scrollView.frame = stage.window.bounds
        self.scrollView.contentSize = CGSize(width: 400, height: contentHeight)
        stage.window.addSubview(self.scrollView)
        self.scrollView.delegate = self
        stage.advanceFrame()
        heard = []
    }

    var offset: CGFloat { scrollView.contentOffset.y }

    func touch(y: CGFloat = 600) -> Finger { stage.touch(at: CGPoint(x: 200, y: y)) }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        if heard.last != "didScroll" { heard.append("didScroll") }
        onScroll(scrollView)
    }
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { heard.append("willBeginDragging") }
    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
        heard.append("willEndDragging")
        self.velocity = velocity
        proposedTarget = targetContentOffset.pointee
        if let target { targetContentOffset.pointee = target }
    }
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        heard.append(
            "didEndDragging(\(decelerate)) tracking \(scrollView.isTracking) dragging \(scrollView.isDragging)")
    }
    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { heard.append("willBeginDecelerating") }
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { heard.append("didEndDecelerating") }
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { heard.append("didEndScrollingAnimation") }
}

@MainActor struct ScrollDraggingTests {
    @Test("P14: a scroll view has its own slop, independent of a pan's", arguments: [CGFloat(10), 4])
    func slop(slop: CGFloat) {
        var assumptions = Assumptions()
        assumptions.scrollSlop = slop
        let scene = ScrollStage(assumptions: assumptions)
        let finger = scene.touch()
        finger.move(by: .down(-6))
        #expect(scene.scrollView.isDragging == (slop == 4))
        finger.move(by: .down(-24))
        #expect(scene.offset == 30 - slop)
    }

    @Test("S1, S2: tracking begins with the touch, dragging after the slop, which is not part of the movement")
    func tracking() {
        let scene = ScrollStage()
        let finger = scene.touch()
        #expect(scene.scrollView.isTracking)
        #expect(!scene.scrollView.isDragging)
        finger.move(by: .down(-9))
        #expect(!scene.scrollView.isDragging)
        #expect(scene.offset == 0)
        finger.move(by: .down(-4))
        #expect(scene.scrollView.isDragging)
        #expect(scene.offset == 3)
        finger.move(by: .down(-20))
        #expect(scene.offset == 23)
    }

    @Test("S6, S3: the delegate receives all callbacks in order")
    func order() {
        let scene = ScrollStage()
        scene.touch().swipe(by: .down(-200), over: 0.2)
        #expect(scene.scrollView.isDecelerating)
        #expect(!scene.scrollView.isTracking)
        #expect(scene.stage.settle())
        #expect(
            scene.heard == [
                "willBeginDragging", "didScroll", "willEndDragging",
                "didEndDragging(true) tracking true dragging false",
                "willBeginDecelerating", "didScroll", "didEndDecelerating",
            ])
        #expect(
            scene.scrollView.contentOffset == scene.proposedTarget || abs(scene.offset - scene.proposedTarget.y) < 0.5)
    }

    @Test("S7, S5: a finger that rests before it lifts releases without deceleration")
    func rest() {
        let scene = ScrollStage()
        let finger = scene.touch()
        finger.move(by: .down(-200), over: 0.2)
        finger.hold(for: 0.04)
        finger.lift()
        #expect(scene.velocity == .zero)
        #expect(!scene.scrollView.isDecelerating)
        #expect(scene.heard.last == "didEndDragging(false) tracking true dragging false")
        #expect(scene.offset == 190)
    }

    @Test("G6: with actions in the next turn a fling goes just as far")
    func nextTurn() {
        var ends: [CGFloat] = []
        for delivery in Assumptions.ActionDelivery.allCases {
            var assumptions = Assumptions()
            assumptions.actionDelivery = delivery
            let scene = ScrollStage(assumptions: assumptions)
            scene.touch().swipe(by: .down(-200), over: 0.2)
            #expect(scene.stage.settle())
            ends.append(scene.offset)
        }
        #expect(ends[0] == ends[1])
        #expect(ends[0] > 600)
    }
}
