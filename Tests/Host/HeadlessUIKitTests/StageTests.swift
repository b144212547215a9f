import HeadlessUIKit
import Testing

@MainActor struct StageTests {
    @Test("Time passes only on request, and turns run before")
    func turns() {
        let stage = Stage()
        let log = Record()
        stage.perform {
            log.add("first at \(stage.time)")
            stage.perform { log.add("second") }
        }
        #expect(log.take() == [])
        #expect(stage.time == 0)
        stage.advance(by: 0.1)
        #expect(log.take() == ["first at 0.0", "second"])
        #expect(abs(stage.time - 0.1) < 1e-9)
    }

    @Test("A touch is a turn: layout follows it")
    func layout() {
        let stage = Stage()
        let view = LaidOut(frame: stage.window.bounds)
        stage.window.addSubview(view)
        stage.advanceFrame()
        let before = view.layouts
        view.setNeedsLayout()
        stage.touch(at: .zero).lift()
        #expect(view.layouts == before + 1)
    }

    @Test("Settling names what does not come to rest")
    func settling() {
        let stage = Stage()
        #expect(stage.settle())
        #expect(stage.stillMoving.isEmpty)
        #expect(stage.time == 0)
        let link = CADisplayLink(target: stage) { _ in }
        link.add(to: .main, forMode: .common)
        #expect(!stage.settle(within: 1))
        #expect(abs(stage.time - 1) < 0.01)
        #expect(
            stage.stillMoving == ["a CADisplayLink of Stage still runs: pause or invalidate it when its work is done"])
        link.isPaused = true
        #expect(stage.settle())
    }

    @Test("Settling does pending layout, which takes no time")
    func settlingLaysOut() {
        let stage = Stage()
        stage.settle()
        let view = LaidOut(frame: stage.window.bounds)
        stage.window.addSubview(view)
        #expect(stage.settle())
        #expect(view.layouts == 1)
        #expect(stage.time == 0)
        #expect(stage.settle())
        #expect(view.layouts == 1)
    }

    @Test("Settling includes what a layout begins")
    func settlingWaitsForLayout() {
        let stage = Stage()
        let view = Moving(frame: stage.window.bounds)
        stage.window.addSubview(view)
        #expect(stage.settle())
        #expect(stage.time > 0.29)
        #expect(view.hasEnded)
    }

    @Test("The same script gives the same offsets to the bit")
    func determinism() {
        func play() -> [CGFloat] {
            let scene = ScrollStage(screen: .phone)
            var offsets: [CGFloat] = []
            scene.onScroll = { offsets.append($0.contentOffset.y) }
            scene.touch().swipe(by: CGVector(dx: 3, dy: -211), over: 0.173)
            scene.stage.advance(by: 0.31)
            scene.touch().swipe(by: .down(500), over: 0.21)
            scene.stage.settle()
            return offsets
        }
        let first = play()
        #expect(first.count > 50)
        #expect(first == play())
    }

    @Test(
        "A finger that moves over time sends a sample per frame and ends at its target",
        arguments: [(60, 12), (120, 24)])
    func finger(rate: Int, samples: Int) {
        var screen = Screen.phone
        screen.framesPerSecond = rate
        let stage = Stage(screen: screen)
        let recognizer = Scripted(Record())
        var count = 0
        recognizer.moved = { _, _, _ in count += 1 }
        stage.window.addGestureRecognizer(recognizer)
        let finger = stage.touch(at: CGPoint(x: 10, y: 10))
        finger.move(to: CGPoint(x: 20, y: 110), over: 0.2)
        #expect(count == samples)
        #expect(finger.location == CGPoint(x: 20, y: 110))
        finger.hold(for: 0.1)
        #expect(count == samples)
    }

    @Test("A stage shows a controller at once, and returns a snapshot")
    func controller() {
        let controller = UIViewController()
        let stage = Stage(rootViewController: controller)
        #expect(controller.view.window === stage.window)
        #expect(controller.view.frame == stage.window.bounds)
        #expect(controller.view.safeAreaInsets.top == 47)
        #expect(stage.snapshot() == stage.snapshot())
        #expect(stage.snapshot().scale == 3)
    }
}

private final class LaidOut: UIView {
    private(set) var layouts = 0
    override func layoutSubviews() { layouts += 1 }
}

/// Begins an animation with its first layout.
private final class Moving: UIView {
    private(set) var hasEnded = false
    private var hasBegun = false
    override func layoutSubviews() {
        guard !hasBegun else { return }
        hasBegun = true
        UIView.animate(withDuration: 0.3) {
            self.alpha = 0.5
        } completion: { _ in
            self.hasEnded = true
        }
    }
}
