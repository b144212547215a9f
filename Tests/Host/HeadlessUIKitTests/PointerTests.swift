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

    private final class Told: UIPanGestureRecognizer {
        private(set) var touches = 0
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
            super.touchesBegan(touches, with: event)
            self.touches += 1
        }
    }

    @Test("P15: scrolling with a trackpad is a pan without touches, at the pointer")
    func trackpad() {
        let stage = Stage()
        let pan = Told()
        pan.allowedScrollTypesMask = .continuous
        var places: [CGPoint] = []
        pan.addTarget(stage.window) { [unowned pan] _ in places.append(pan.location(in: nil)) }
        stage.window.addGestureRecognizer(pan)
        let pad = stage.beginScroll(at: CGPoint(x: 100, y: 100))
        #expect(pan.state == .possible)
        pad.move(by: CGVector(dx: 0, dy: 3))
        #expect(pan.state == .began)
        #expect(pan.translation(in: nil).y == 3)
        #expect(pan.numberOfTouches == 0)
        pad.lift()
        #expect(pan.touches == 0)
        #expect(Set(places.map(\.y)) == [100])
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
