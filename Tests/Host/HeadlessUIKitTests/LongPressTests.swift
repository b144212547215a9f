import HeadlessUIKit
import Testing

@MainActor struct LongPressTests {
    private func scene() -> (GestureScene, UILongPressGestureRecognizer) {
        let scene = GestureScene()
        let press = UILongPressGestureRecognizer()
        scene.add(press, "press", on: scene.inner)
        return (scene, press)
    }

    @Test("A long press begins after half a second, changes with moves, ends with the lift")
    func begins() {
        let (scene, _) = scene()
        let finger = scene.touch()
        finger.hold(for: 0.49)
        #expect(scene.log.take().isEmpty)
        finger.hold(for: 0.02)
        finger.move(by: .down(100))
        finger.lift()
        #expect(scene.log.take() == ["press began", "press changed", "press ended"])
    }

    @Test("A long press fails if the finger moves by more than 10 points, or lifts early")
    func fails() {
        let (scene, press) = scene()
        let strays = scene.touch()
        strays.move(by: .down(10))
        #expect(press.state == .possible)
        strays.move(by: .down(1))
        strays.hold(for: 1)
        strays.lift()
        let early = scene.touch()
        early.hold(for: 0.3)
        early.lift()
        scene.stage.advance(by: 1)
        #expect(scene.log.take().isEmpty)
        #expect(press.state == .possible)
    }

    @Test("A begun long press prevents pans of the same touch")
    func excludes() {
        let (scene, _) = scene()
        scene.pan("pan", on: scene.outer)
        let finger = scene.touch()
        finger.hold(for: 0.6)
        finger.move(by: .down(100))
        #expect(scene.log.take() == ["press began", "press changed"])
    }

    @Test("A press of an earlier touch does not begin a later one")
    func timers() {
        let (scene, _) = scene()
        let first = scene.touch()
        first.hold(for: 0.3)
        first.lift()
        let second = scene.touch()
        second.hold(for: 0.4)
        #expect(scene.log.take().isEmpty)
        second.hold(for: 0.2)
        #expect(scene.log.take() == ["press began"])
    }

    @Test("X1: each course of a scripted recognizer")
    func courses() {
        for (course, expected) in [
            (.undecided, []), (.recognizedAtLift, ["it ended"]),
            (.beginsAtTouchDown, ["it began", "it changed", "it changed", "it ended"]),
            (.beginsAfterMoving(15), ["it began", "it ended"]), (.failsAfterMoving(5), []),
            (.beginsAfterHolding(0.2), ["it began", "it changed", "it changed", "it ended"]),
        ] as [(ScriptedGestureRecognizer.Course, [String])] {
            let scene = GestureScene()
            scene.add(ScriptedGestureRecognizer(course), "it", on: scene.inner)
            let finger = scene.touch()
            finger.hold(for: 0.3)
            finger.move(by: .down(10))
            finger.move(by: .down(10))
            finger.lift()
            #expect(scene.log.take() == expected, "\(course)")
        }
    }
}

@MainActor struct ScreenEdgeTests {
    @Test("An edge pan begins inwards from its edge, and nowhere else")
    func edge() {
        for (x, way, begins) in [
            (5, CGVector.right(30), true), (5, .down(30), false), (100, .right(30), false), (385, .right(-30), false),
        ] as [(CGFloat, CGVector, Bool)] {
            let scene = GestureScene()
            let pan = UIScreenEdgePanGestureRecognizer()
            pan.edges = .left
            scene.add(pan, "edge", on: scene.outer)
            scene.stage.touch(at: CGPoint(x: x, y: 300)).move(by: way)
            #expect(scene.log.take() == (begins ? ["edge began"] : []))
        }
    }
}
