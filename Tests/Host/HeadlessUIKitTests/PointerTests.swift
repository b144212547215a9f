import HeadlessUIKit
import Testing

@MainActor struct PointerTests {
    private final class Touched: UIView {
        private(set) var touches = 0
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { self.touches += 1 }
    }

    @Test("A wheel scrolls the view under the pointer, without a slop, a fling or a touch")
    func wheel() {
        let scene = ScrollStage()
        scene.stage.scroll(at: CGPoint(x: 200, y: 400), by: .down(-150))
        #expect(scene.offset == 150)
        #expect(scene.stage.settle())
        #expect(scene.offset == 150)
        scene.stage.scroll(at: CGPoint(x: 200, y: 400), by: .down(4))
        #expect(scene.offset == 146)
        #expect(!scene.scrollView.isDecelerating)
        #expect(!scene.scrollView.isDragging)
    }

    @Test(
        "Another pan can receive scrolling, without touches; its view never does", arguments: [true, false])
    func mask(takesScrolling: Bool) {
        let stage = Stage()
        let view = Touched(frame: stage.window.bounds)
        stage.window.addSubview(view)
        let pan = UIPanGestureRecognizer()
        var heard: [(way: CGFloat, touches: Int)] = []
        pan.addTarget(view) { [unowned pan] _ in heard.append((pan.translation(in: nil).y, pan.numberOfTouches)) }
        pan.allowedScrollTypesMask = takesScrolling ? .continuous : []
        view.addGestureRecognizer(pan)
        stage.scroll(at: CGPoint(x: 100, y: 100), by: .down(60), type: .discrete)
        #expect(heard.isEmpty)
        stage.scroll(at: CGPoint(x: 100, y: 100), by: .down(60))
        #expect(heard.last?.way == (takesScrolling ? 60 : nil))
        #expect(heard.allSatisfy { $0.touches == 0 })
        #expect(pan.state == .possible)
        #expect(stage.settle())
        #expect(view.touches == 0)
    }
}
