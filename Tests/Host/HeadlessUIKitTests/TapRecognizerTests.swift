import HeadlessUIKit
import Testing

@MainActor struct TapRecognizerTests {
    @Test("G16: a single tap that waits for a double tap is recognized after no second tap came")
    func singleAfterDouble() {
        let scene = GestureScene()
        let (single, double) = (UITapGestureRecognizer(), UITapGestureRecognizer())
        double.numberOfTapsRequired = 2
        scene.add(single, "single", on: scene.inner)
        scene.add(double, "double", on: scene.inner)
        single.require(toFail: double)
        scene.touch().lift()
        scene.stage.advance(by: 0.3)
        #expect(scene.log.take() == [])
        scene.stage.advance(by: 0.1)
        #expect(scene.log.take() == ["single ended"])
        scene.touch().lift()
        scene.stage.advance(by: 0.1)
        scene.touch().lift()
        #expect(scene.stage.settle())
        #expect(scene.log.take() == ["double ended"])
    }

    @Test("G46: a finger that is down for 0.75 s is no tap", arguments: [(0.7, true), (0.8, false)])
    func slow(seconds: TimeInterval, isTap: Bool) {
        let scene = GestureScene()
        scene.add(UITapGestureRecognizer(), "tap", on: scene.inner)
        let finger = scene.touch()
        finger.hold(for: seconds)
        finger.lift()
        #expect(scene.log.take() == (isTap ? ["tap ended"] : []))
    }

    @Test("G47: a swipe of two fingers needs both, and both the same way", arguments: [(1, 1), (2, 1), (2, -1)])
    func swipe(fingers: Int, side: CGFloat) {
        let scene = GestureScene()
        let swipe = UISwipeGestureRecognizer()
        swipe.numberOfTouchesRequired = 2
        scene.inner.isMultipleTouchEnabled = true
        scene.add(swipe, "swipe", on: scene.inner)
        let first = scene.touch()
        let second = fingers == 2 ? scene.touch() : nil
        _ = scene.log.take()
        first.move(by: CGVector(dx: 60, dy: 0))
        second?.move(by: CGVector(dx: 60 * side, dy: 0))
        first.lift()
        second?.lift()
        #expect(scene.log.take().filter { $0.hasPrefix("swipe") } == (fingers == 2 && side == 1 ? ["swipe ended"] : []))
    }

    @Test("A two-finger tap needs two fingers")
    func twoFingers() {
        let scene = GestureScene()
        let tap = UITapGestureRecognizer()
        tap.numberOfTouchesRequired = 2
        scene.add(tap, "tap", on: scene.inner)
        scene.touch().lift()
        #expect(scene.log.take() == [])
        let (one, other) = (scene.touch(), scene.touch())
        one.lift()
        other.lift()
        #expect(scene.log.take() == ["tap ended"])
    }

    @Test("The tap's location is available in its action")
    func location() {
        let scene = GestureScene()
        let tap = UITapGestureRecognizer()
        scene.inner.addGestureRecognizer(tap)
        tap.addTarget(scene) { scene.log.add("\($0.location(in: scene.inner).y)") }
        scene.touch().lift()
        #expect(scene.log.take() == ["200.0"])
    }
}
