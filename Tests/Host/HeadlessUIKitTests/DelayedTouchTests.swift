import HeadlessUIKit
import Testing

/// What content is told late of a touch: where it began, and where it is by then.
@MainActor struct DelayedTouchTests {
    @MainActor private final class Scene {
        let stage = Stage(screen: Screen(size: CGSize(width: 400, height: 800), scale: 3, safeAreaInsets: .zero))
        let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
        let slider = UISlider(frame: CGRect(x: 100, y: 300, width: 232, height: 40))
        let content = Listener(frame: CGRect(x: 0, y: 0, width: 400, height: 200))

        init() {
            list.contentSize = CGSize(width: 400, height: 3000)
            list.addSubview(content)
            list.addSubview(slider)
            stage.window.addSubview(list)
            stage.advanceFrame()
        }
    }

    @Test("S19: a quick sideways stroke on a slider in a list moves its thumb from the touch-down")
    func slider() {
        let scene = Scene()
        scene.stage.touch(at: CGPoint(x: 115, y: 320)).swipe(by: .right(100), over: 0.1)
        scene.stage.settle()
        #expect(abs(scene.slider.value - 0.5) < 1e-6)
    }

    @Test("S19: a slider that receives a touch late follows the finger from there")
    func sliderGoesOn() {
        let scene = Scene()
        let finger = scene.stage.touch(at: CGPoint(x: 115, y: 320))
        finger.move(by: .right(100), over: 0.1)
        finger.hold(for: 0.1)
        #expect(abs(scene.slider.value - 0.5) < 1e-6)
        finger.move(by: .right(50), over: 0.1)
        #expect(abs(scene.slider.value - 0.75) < 1e-6)
    }

    @Test("S19: content that receives a touch late gets its beginning with place and time, then its current place")
    func places() {
        let scene = Scene()
        let start = scene.stage.time
        let finger = scene.stage.touch(at: CGPoint(x: 115, y: 100))
        finger.move(by: .right(30), over: 0.05)
        finger.move(by: .right(30), over: 0.05)
        finger.hold(for: 0.1)
        #expect(scene.content.heard == ["began at 115.0, before 115.0", "moved to 175.0, before 115.0"])
        #expect(scene.content.beganAt == start)
        #expect(finger.touch.location(in: nil).x == 175)
        #expect(finger.touch.timestamp > start)
    }

    @Test("S19: content that receives a touch at the lift gets all three phases, each at its place")
    func lift() {
        let scene = Scene()
        scene.stage.touch(at: CGPoint(x: 115, y: 100)).swipe(by: .right(30), over: 0.05)
        #expect(
            scene.content.heard == ["began at 115.0, before 115.0", "moved to 145.0, before 115.0", "ended at 145.0"])
    }

    @Test("S19: a view is asked whether the touch may begin with the touch-down's place")
    func question() {
        let stage = Stage(screen: Screen(size: CGSize(width: 400, height: 800), scale: 3, safeAreaInsets: .zero))
        let list = Asked(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
        list.contentSize = CGSize(width: 400, height: 3000)
        list.addSubview(UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 200)))
        stage.window.addSubview(list)
        stage.touch(at: CGPoint(x: 115, y: 100)).swipe(by: .right(30), over: 0.05)
        #expect(list.place == 115)
    }
}

private final class Listener: UIView {
    private(set) var heard: [String] = []
    private(set) var beganAt: TimeInterval?

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = touches.first else { return }
        beganAt = touch.timestamp
        heard.append("began at \(touch.location(in: self).x), before \(touch.previousLocation(in: self).x)")
    }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = touches.first else { return }
        heard.append("moved to \(touch.location(in: self).x), before \(touch.previousLocation(in: self).x)")
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        heard.append("ended at \(touches.first?.location(in: self).x ?? 0)")
    }
}

private final class Asked: UIScrollView {
    private(set) var place: CGFloat?
    override func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool {
        place = touches.first?.location(in: self).x
        return true
    }
}
