import HeadlessUIKit
import Testing

/// A tall scroll view in a tall scroll view.
@MainActor final class NestedScene {
    let outer: ScrollStage
    let inner = UIScrollView(frame: CGRect(x: 0, y: 300, width: 400, height: 400))

    init(_ transfer: Assumptions.ScrollTransfer = .atStart, _ tracking: Assumptions.Tracking = .incremental) {
        var assumptions = Assumptions()
        assumptions.scrollTransfer = transfer
        assumptions.offsetWhileTracking = tracking
        outer = ScrollStage(assumptions: assumptions)
        inner.contentSize = CGSize(width: 400, height: 1000)
        outer.scrollView.addSubview(inner)
        outer.stage.advanceFrame()
    }

    var offsets: [CGFloat] { [inner.contentOffset.y, outer.offset] }
}

@MainActor struct NestedTests {
    @Test("S30: the inner scroll view takes the movement that it can use")
    func inner() {
        let scene = NestedScene()
        scene.outer.touch(y: 500).move(by: .down(-110))
        #expect(scene.offsets == [100, 0])
    }

    @Test(
        "S31: an inner scroll view at its edge leaves a drag beyond it to its parent",
        arguments: Assumptions.ScrollTransfer.allCases)
    func atStart(transfer: Assumptions.ScrollTransfer) {
        let scene = NestedScene(transfer)
        scene.inner.contentOffset.y = 600
        scene.outer.touch(y: 500).move(by: .down(-110))
        #expect(scene.offsets == [600, 100])
        #expect(!scene.inner.isDragging)
        #expect(scene.outer.scrollView.isDragging)
    }

    @Test("S31: an inner scroll view that can go on by a pixel keeps the drag, whatever rounding leaves of the pixel")
    func lastPixel() {
        let scene = NestedScene()
        scene.inner.contentSize.height = 2251
        scene.inner.contentOffset.y = 1850 + 2.0 / 3
        scene.outer.touch(y: 500).move(by: .down(-110))
        #expect(scene.inner.isDragging)
    }

    @Test(
        "S31: at an edge reached within a gesture the content stops, or passes the rest on",
        arguments: Assumptions.Tracking.allCases, Assumptions.ScrollTransfer.allCases)
    func inMidGesture(tracking: Assumptions.Tracking, transfer: Assumptions.ScrollTransfer) {
        let scene = NestedScene(transfer, tracking)
        scene.inner.contentOffset.y = 550
        let finger = scene.outer.touch(y: 500)
        finger.move(by: .down(-60))
        finger.move(by: .down(-100))
        switch transfer {
        case .atStart:
            #expect(scene.offsets[0] > 630)
            #expect(scene.offsets[1] == 0)
        case .inMidGesture:
            #expect(scene.offsets == [600, 100])
            finger.move(by: .down(30))
            #expect(scene.offsets == [570, 100])
        }
    }

    @Test(
        "S31: horizontal scrolling is passed on in the same way, by its own property",
        arguments: Assumptions.ScrollTransfer.allCases, [true, false])
    func across(transfer: Assumptions.ScrollTransfer, transfers: Bool) {
        let scene = NestedScene(transfer)
        scene.outer.scrollView.contentSize = CGSize(width: 3000, height: 800)
        scene.inner.frame = CGRect(x: 0, y: 300, width: 390, height: 400)
        scene.inner.contentSize = CGSize(width: 1000, height: 400)
        scene.inner.transfersHorizontalScrollingToParent = transfers
        scene.inner.transfersVerticalScrollingToParent = !transfers
        scene.inner.contentOffset.x = 610
        let atEdge = scene.outer.touch(y: 500)
        atEdge.move(by: .right(-110))
        #expect(scene.outer.scrollView.contentOffset.x == (transfers ? 100 : 0))
        atEdge.cancel()
        #expect(scene.outer.stage.settle())
        scene.outer.scrollView.contentOffset.x = 0
        scene.inner.contentOffset.x = 560
        let finger = scene.outer.touch(y: 500)
        finger.move(by: .right(-200), over: 0.2)
        let passes = transfers && transfer == .inMidGesture
        #expect((abs(scene.outer.scrollView.contentOffset.x - 140) < 1) == passes)
        finger.lift()
        #expect(scene.outer.scrollView.isDecelerating == passes)
        #expect(scene.inner.isDecelerating == !passes)
        #expect(scene.outer.stage.settle())
        #expect(scene.inner.contentOffset.x == 610)
    }

    @Test("S31: a parent whose offset is animated goes on from where scrolling that is passed on has put it")
    func animatedParent() {
        let scene = NestedScene(.inMidGesture)
        scene.inner.contentOffset.y = 550
        let finger = scene.outer.touch(y: 500)
        finger.move(by: .down(-60))
        scene.outer.scrollView.setContentOffset(CGPoint(x: 0, y: 200), animated: true)
        scene.outer.stage.advance(by: 0.1)
        finger.move(by: .down(-100))
        let offset = scene.outer.offset
        #expect(offset > 100)
        scene.outer.stage.advanceFrame()
        #expect(abs(scene.outer.offset - offset) < 5)
        scene.outer.stage.advance(by: 0.3)
        #expect(scene.outer.offset == 200)
    }

    @Test("S31: after such a drag, the parent decelerates")
    func glides() {
        let scene = NestedScene(.inMidGesture)
        scene.inner.contentOffset.y = 550
        scene.outer.touch(y: 500).swipe(by: .down(-200), over: 0.2)
        #expect(scene.outer.scrollView.isDecelerating)
        #expect(!scene.inner.isDecelerating)
        #expect(scene.outer.stage.settle())
        #expect(scene.offsets[0] == 600)
        #expect(scene.offsets[1] > 400)
    }

    @Test("S31: nothing is passed on if the property is off, or the parent is disabled or cannot move")
    func notPassedOn() {
        for change in [
            { $0.inner.transfersVerticalScrollingToParent = false },
            { $0.outer.scrollView.isScrollEnabled = false },
            { $0.outer.scrollView.contentOffset.y = 3200 },
        ] as [(NestedScene) -> Void] {
            let scene = NestedScene()
            scene.inner.frame.origin.y = 300
            scene.inner.contentOffset.y = 600
            change(scene)
            scene.inner.frame.origin.y += scene.outer.offset
            scene.outer.touch(y: 500).move(by: .down(-110))
            #expect(scene.inner.isDragging)
            #expect(scene.offsets[0] > 600)
        }
    }

    @Test(
        "S31: the search continues past a parent at its edge, and ends at a disabled one",
        arguments: [true, false])
    func search(isEnabled: Bool) {
        let scene = NestedScene()
        let middle = UIScrollView(frame: CGRect(x: 0, y: 300, width: 400, height: 400))
        middle.isScrollEnabled = isEnabled
        scene.outer.scrollView.addSubview(middle)
        scene.inner.frame.origin.y = 0
        middle.addSubview(scene.inner)
        scene.inner.contentOffset.y = 600
        scene.outer.stage.advanceFrame()
        scene.outer.touch(y: 500).move(by: .down(-110))
        #expect((scene.outer.offset == 100) == isEnabled)
        #expect(scene.inner.isDragging == !isEnabled)
    }
}
