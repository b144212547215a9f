import HeadlessUIKit
import Testing

/// A view on a phone's stage, and the events that it sent.
@MainActor final class WidgetScene {
    let stage: Stage
    var heard: [String] = []

    init(_ assumptions: Assumptions = Assumptions()) {
        stage = Stage(
            screen: Screen(size: CGSize(width: 400, height: 800), scale: 3, safeAreaInsets: .zero),
            assumptions: assumptions)
    }

    @discardableResult func add<View: UIView>(_ view: View, _ frame: CGRect) -> View {
        view.frame = frame
        stage.window.addSubview(view)
        stage.advanceFrame()
        return view
    }

    func touch(_ x: CGFloat, _ y: CGFloat) -> Finger { stage.touch(at: CGPoint(x: x, y: y)) }

    func tap(_ x: CGFloat, _ y: CGFloat) {
        let finger = touch(x, y)
        stage.advance(by: 0.05)
        finger.lift()
        stage.advance(by: 0.5)
    }

    func hears(_ control: UIControl, _ events: (UIControl.Event, String)...) {
        for (event, name) in events {
            control.addTarget(self, action: { [weak self] _ in self?.heard.append(name) }, for: event)
        }
    }
}

@MainActor struct ControlTests {
    private func scene(_ control: UIControl) -> WidgetScene {
        let scene = WidgetScene()
        scene.hears(
            control, (.touchDown, "down"), (.touchDragExit, "exit"), (.touchDragEnter, "enter"),
            (.touchUpInside, "up inside"), (.touchUpOutside, "up outside"), (.touchCancel, "cancel"))
        scene.add(control, CGRect(x: 100, y: 300, width: 200, height: 40))
        return scene
    }

    @Test("A control reports the finger that comes down, leaves, returns and lifts")
    func events() {
        let control = UIControl()
        let scene = scene(control)
        let finger = scene.touch(200, 320)
        #expect(control.isTracking)
        #expect(control.isHighlighted)
        #expect(control.state == .highlighted)
        finger.move(by: .down(200))
        #expect(control.isTracking)
        #expect(!control.isHighlighted)
        finger.move(by: .down(-200))
        finger.lift()
        #expect(!control.isTracking)
        #expect(!control.isHighlighted)
        #expect(scene.heard == ["down", "exit", "enter", "up inside"])
    }

    @Test("A control does nothing if the finger lifts outside, the touch is cancelled, or it is disabled")
    func noTap() {
        let control = UIControl()
        let scene = scene(control)
        let outside = scene.touch(200, 320)
        outside.move(by: .down(200))
        outside.lift()
        scene.touch(200, 320).cancel()
        control.isEnabled = false
        scene.tap(200, 320)
        #expect(scene.heard == ["down", "exit", "up outside", "down", "cancel"])
    }

    @Test("A second finger does not affect a control, which continues to track the first")
    func secondFinger() {
        let slider = UISlider()
        let scene = scene(slider)
        let first = scene.touch(115, 320)
        first.move(by: .right(84))
        let value = slider.value
        let second = scene.touch(280, 320)
        second.move(by: .right(-100))
        second.move(by: .down(200))
        #expect(slider.value == value)
        #expect(slider.isTracking)
        #expect(slider.isTouchInside)
        second.lift()
        scene.touch(280, 320).cancel()
        #expect(slider.isTracking)
        #expect(scene.heard == ["down"])
        first.move(by: .right(84))
        #expect(value > 0.4)
        #expect(abs(slider.value - 2 * value) < 1e-6)
        first.lift()
        #expect(!slider.isTracking)
        #expect(scene.heard == ["down", "up inside"])
    }

    @Test("Actions and targets are called in the order added, until they are removed")
    func receivers() {
        let button = UIButton(
            frame: .zero, primaryAction: UIAction { #expect($0.sender is UIButton) })
        let scene = WidgetScene()
        scene.add(button, CGRect(x: 100, y: 300, width: 200, height: 40))
        button.setTitle("Done", for: .normal)
        let action = UIAction { _ in scene.heard.append("action") }
        button.addAction(action, for: .touchUpInside)
        scene.hears(button, (.touchUpInside, "target"))
        scene.tap(200, 320)
        #expect(scene.heard == ["action", "target"])
        #expect(button.titleLabel?.text == "Done")
        button.removeAction(action, for: .touchUpInside)
        scene.tap(200, 320)
        button.removeTarget(nil, for: .allEvents)
        scene.tap(200, 320)
        #expect(scene.heard == ["action", "target", "target"])
    }

    @Test("G42: a button's tap beats a tap recognizer on its superview, but not a double tap's", arguments: [1, 2])
    func buttonWins(taps: Int) {
        let button = UIButton()
        let scene = scene(button)
        let tap = UITapGestureRecognizer()
        tap.numberOfTapsRequired = taps
        tap.addTarget(scene) { _ in scene.heard.append("tap") }
        scene.stage.window.addGestureRecognizer(tap)
        for _ in 0..<taps {
            let finger = scene.touch(200, 320)
            finger.lift()
        }
        #expect(scene.heard.contains("tap") == (taps == 2))
        #expect(scene.heard.prefix(2) == ["down", "up inside"] || taps == 2)
    }

    @Test("G42: a pan along a switch belongs to the switch, and a tap turns it on")
    func switches() {
        let control = UISwitch()
        let scene = WidgetScene()
        scene.add(control, CGRect(x: 100, y: 300, width: 51, height: 31))
        scene.hears(control, (.valueChanged, "changed"))
        let pan = UIPanGestureRecognizer()
        scene.stage.window.addGestureRecognizer(pan)
        let finger = scene.touch(115, 315)
        finger.move(by: .right(20))
        #expect(pan.state == .failed || pan.state == .possible)
        finger.lift()
        scene.tap(120, 315)
        #expect(!control.isOn)
        #expect(scene.heard == ["changed", "changed"])
    }

    @Test("A slider's value follows its thumb, and only the thumb")
    func slider() {
        let slider = UISlider()
        let scene = WidgetScene()
        scene.add(slider, CGRect(x: 100, y: 300, width: 232, height: 40))
        scene.hears(slider, (.valueChanged, "changed"))
        let beside = scene.touch(250, 320)
        beside.move(by: .right(30))
        #expect(slider.value == 0)
        #expect(!slider.isTracking)
        beside.lift()
        let finger = scene.touch(115, 320)
        finger.move(by: .right(100))
        #expect(slider.isTracking)
        #expect(slider.value == 0.5)
        slider.isContinuous = false
        finger.move(by: .right(500))
        finger.lift()
        #expect(slider.value == 1)
        #expect(scene.heard == ["changed", "changed"])
    }

    @Test("G14: a slider refuses gestures along it from its thumb, but not across it or beside the thumb")
    func sliderRefuses() {
        for (x, way, begins) in [
            (115, CGVector.right(30), false), (115, .down(30), true), (250, .right(30), true),
        ] as [(CGFloat, CGVector, Bool)] {
            let scene = WidgetScene()
            let slider = scene.add(UISlider(), CGRect(x: 100, y: 300, width: 232, height: 40))
            let pan = UIPanGestureRecognizer()
            scene.stage.window.addGestureRecognizer(pan)
            let finger = scene.touch(x, 320)
            finger.move(by: way)
            #expect((pan.state == .began) == begins)
            #expect(slider.isTracking == (x == 115 && !begins))
        }
    }

    @Test("G14: a swipe along the slider is refused, unless it cancels no touches", arguments: [true, false])
    func swipe(cancels: Bool) {
        let scene = WidgetScene()
        scene.add(UISlider(), CGRect(x: 100, y: 300, width: 232, height: 40))
        let swipe = UISwipeGestureRecognizer()
        swipe.cancelsTouchesInView = cancels
        swipe.addTarget(scene) { _ in scene.heard.append("swipe") }
        scene.stage.window.addGestureRecognizer(swipe)
        scene.touch(115, 320).move(by: .right(100), over: 0.1)
        #expect(scene.heard == (cancels ? [] : ["swipe"]))
    }

    @Test("S21: a slider in a scroll view keeps its touch")
    func sliderInScrollView() {
        let scene = WidgetScene()
        let scrollView = scene.add(UIScrollView(), CGRect(x: 0, y: 0, width: 400, height: 800))
        scrollView.contentSize = CGSize(width: 400, height: 4000)
        let slider = UISlider(frame: CGRect(x: 100, y: 300, width: 232, height: 40))
        scrollView.addSubview(slider)
        let finger = scene.touch(115, 320)
        finger.hold(for: 0.2)
        finger.move(by: CGVector(dx: 50, dy: -60), over: 0.2)
        #expect(scrollView.contentOffset.y == 0)
        #expect(slider.value == 0.25)
    }
}
