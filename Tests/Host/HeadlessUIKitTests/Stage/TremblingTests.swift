import HeadlessUIKit
import Testing

/// Fingers that hold: still, or trembling as recorded ones do.
@MainActor struct TremblingTests {
    @MainActor private final class Scene {
        let stage: Stage
        let pan = UIPanGestureRecognizer()
        private(set) var speedAtLift: CGFloat?

        init(framesPerSecond: Int = 120) {
            var screen = Screen.phone
            screen.framesPerSecond = framesPerSecond
            stage = Stage(screen: screen, assumptions: Assumptions())
            stage.window.addGestureRecognizer(pan)
            pan.addTarget(self) { [unowned self] _ in
                guard pan.state == .ended else { return }
                let velocity = pan.velocity(in: nil)
                speedAtLift = hypot(velocity.x, velocity.y)
            }
        }

        func pulled() -> Finger {
            let finger = stage.touch(at: CGPoint(x: 195, y: 300))
            finger.move(by: .down(200), over: 0.2)
            return finger
        }
    }

    @Test(
        "P10: a finger that lies still releases with its last velocity, one that trembles releases slowly",
        arguments: [60, 120])
    func velocity(framesPerSecond: Int) throws {
        let still = Scene(framesPerSecond: framesPerSecond)
        let one = still.pulled()
        one.hold(for: 0.5)
        one.lift()
        #expect(abs(try #require(still.speedAtLift) - 1000) < 1)
        let trembling = Scene(framesPerSecond: framesPerSecond)
        let other = trembling.pulled()
        other.hold(for: 0.5, trembling: true)
        other.lift()
        #expect(try #require(trembling.speedAtLift) < 110)
    }

    @Test("A trembling finger stays within 1.5 points of its place", arguments: [0.05, 0.33, 2])
    func near(seconds: TimeInterval) {
        let scene = Scene()
        let finger = scene.pulled()
        let start = finger.location
        var farthest: CGFloat = 0
        var samples = 0
        scene.pan.addTarget(scene) { _ in
            samples += 1
            farthest = max(farthest, hypot(finger.location.x - start.x, finger.location.y - start.y))
        }
        finger.hold(for: seconds, trembling: true)
        #expect(samples > 2)
        #expect(farthest <= 1.5)
    }

    @Test("A finger trembles by the steps of recorded ones")
    func steps() {
        let steps = TouchScript.recorded.flatMap(\.fingers).flatMap { track in
            zip(track.samples, track.samples.dropFirst()).map { one, next in
                CGVector(dx: abs(next.x - one.x), dy: abs(next.y - one.y))
            }
        }
        func isRecorded(_ dx: CGFloat, _ dy: CGFloat) -> Bool {
            steps.contains { abs($0.dx - abs(dx)) < 1e-3 && abs($0.dy - abs(dy)) < 1e-3 }
        }
        let scene = Scene()
        let finger = scene.pulled()
        var last = finger.location
        var unlike = 0
        scene.pan.addTarget(scene) { _ in
            if !isRecorded(finger.location.x - last.x, finger.location.y - last.y) { unlike += 1 }
            last = finger.location
        }
        finger.hold(for: 1, trembling: true)
        #expect(unlike == 0)
    }

    @Test("A finger trembles the same way every time")
    func deterministic() {
        func places() -> [CGPoint] {
            let scene = Scene()
            let finger = scene.pulled()
            return (0..<20).map { _ in
                finger.hold(for: 0.03, trembling: true)
                return finger.location
            }
        }
        #expect(places() == places())
    }

    @Test("A trembling finger in a timeline moves like one of a stage")
    func timeline() throws {
        let script = try TouchScript(
            name: "hold",
            timeline: """
                touch A at (195, 300)
                A moves by (0, 200) over 200 ms
                A holds for 500 ms trembling
                A lifts
                """)
        let scene = Scene()
        scene.stage.play(script)
        #expect(try #require(scene.speedAtLift) < 110)
        #expect(script.duration == 0.7)
        let end = try #require(script.fingers.first?.samples.last)
        #expect(hypot(end.x - 195, end.y - 500) <= 1.5)
    }

    @Test("A timeline of a trembling finger reads back as the same script")
    func roundTrip() throws {
        let script = try TouchScript(
            name: "hold", timeline: "touch A at (1, 2)\nA holds for 100 ms trembling\nA lifts\n")
        #expect(try TouchScript(name: "hold", timeline: script.timeline) == script)
    }

    @Test(
        "A hold shorter than a sample does not tremble, and one beyond an hour is refused",
        arguments: ["3601 s", "1e30 ms"])
    func durations(duration: String) throws {
        let short = try TouchScript(name: "", timeline: "touch A at (1, 2)\nA holds for 5 ms trembling\nA lifts\n")
        #expect(short.fingers.first?.samples.map(\.time) == [0, 0.005])
        let error = #expect(throws: TouchScript.TimelineError.self) {
            try TouchScript(name: "", timeline: "touch A at (1, 2)\nA holds for \(duration) trembling\nA lifts\n")
        }
        #expect(error?.column == 13)
    }
}
