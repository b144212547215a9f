import HeadlessUIKit
import Testing

@MainActor struct TouchScriptPlayTests {
    private final class Pad: UIView {
        var seen: [(phase: UITouch.Phase, time: TimeInterval, location: CGPoint)] = []

        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { note(touches) }
        override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { note(touches) }
        override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { note(touches) }
        override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { note(touches) }

        private func note(_ touches: Set<UITouch>) {
            for touch in touches { seen.append((touch.phase, touch.timestamp, touch.location(in: nil))) }
        }
    }

    @Test("Every sample arrives at its own time and place", arguments: TouchScript.recorded + TouchScript.composed)
    func everySampleArrivesAtItsOwnTimeAndPlace(script: TouchScript) {
        let stage = Stage()
        let pad = Pad(frame: stage.window.bounds)
        stage.window.addSubview(pad)
        stage.advance(by: 0.1)
        let beginning = stage.time
        var observed: [TouchScript.Event] = []
        let moved = script.moved(soThatFirstSampleIsAt: CGPoint(x: 195, y: 400))
        stage.play(moved) { event in
            observed.append(event)
            #expect(pad.seen.count == observed.count)
            #expect(abs(stage.time - beginning - event.time) < 1e-9)
        }
        #expect(observed == moved.events)
        #expect(pad.seen.map(\.location) == moved.events.map(\.location))
        #expect(zip(pad.seen, moved.events).allSatisfy { abs($0.time - beginning - $1.time) < 1e-9 })
        #expect(pad.seen.first?.phase == .began)
        #expect(pad.seen.last?.phase == .ended)
    }

    @Test("Two fingers are played at once, and one is cancelled")
    func twoFingersArePlayedAtOnceAndOneIsCancelled() throws {
        let stage = Stage()
        let pad = Pad(frame: stage.window.bounds)
        pad.isMultipleTouchEnabled = true
        stage.window.addSubview(pad)
        stage.play(
            try TouchScript(
                name: "two",
                timeline: """
                    touch A at (10, 10)
                    at 5 ms  touch B at (50, 50)
                    after 10 ms  A moves to (10, 30)
                    at 20 ms  B is cancelled
                    at 30 ms  A lifts
                    """))
        #expect(pad.seen.map(\.phase) == [.began, .began, .moved, .cancelled, .ended])
    }
}
