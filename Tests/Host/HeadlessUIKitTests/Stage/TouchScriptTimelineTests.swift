import HeadlessUIKit
import Testing

struct TouchScriptTimelineTests {
    private func script(_ timeline: String) throws -> TouchScript {
        try TouchScript(name: "test", timeline: timeline)
    }

    @Test("A timeline is read as samples")
    func timelineIsReadAsSamples() throws {
        let script = try script(
            """
            touch A at (195, 400)    # a comment

            after 80 ms  A moves by (0, 60) over 25 ms
            A moves to (190.5, -3)
            A holds for 0.05 s
            A lifts
            """)
        let samples = [
            (0, 195, 400), (0.08, 195, 400), (0.088333, 195, 420), (0.096667, 195, 440), (0.105, 195, 460),
            (0.105, 190.5, -3), (0.155, 190.5, -3),
        ].map { TouchScript.Sample(time: $0.0, x: $0.1, y: $0.2) }
        #expect(script.fingers == [.init(samples: samples)])
    }

    @Test("Several fingers have timelines of their own")
    func severalFingersHaveTimelinesOfTheirOwn() throws {
        let script = try script(
            """
            touch A at (100, 400)
            at 40 ms  touch B at (200, 400)
            A moves by (0, 50) over 100 ms
            at 100 ms  B is cancelled
            after 10 ms  A lifts
            """)
        #expect(script.fingers.count == 2)
        #expect(script.fingers[0].samples.last == .init(time: 0.11, x: 100, y: 450))
        #expect(script.fingers[0].ends == .lift)
        #expect(script.fingers[1].samples == [.init(time: 0.04, x: 200, y: 400), .init(time: 0.1, x: 200, y: 400)])
        #expect(script.fingers[1].ends == .cancel)
    }

    @Test(
        "A timeline prints as it was written",
        arguments: [
            """
            touch A at (195, 400)
            after 80 ms  A moves by (0, 60) over 100 ms
            A holds for 50 ms
            after 20 ms  A moves by (0, -120.5) over 130 ms
            after 8 ms  A moves to (-1, 300)
            after 50 ms  A lifts

            """,
            """
            at 0 ms  touch A at (100, 400)
            at 0 ms  A moves by (0, 50) over 100 ms
            at 40 ms  touch B at (200, 400)
            at 100 ms  A lifts
            at 100.5 ms  B is cancelled

            """,
            """
            at 5 ms  touch A at (1, 2)
            A lifts

            """,
        ])
    func timelinePrintsAsItWasWritten(timeline: String) throws {
        #expect(try script(timeline).timeline == timeline)
    }

    @Test("Every stroke reads back from its timeline", arguments: TouchScript.recorded + TouchScript.composed)
    func everyStrokeReadsBackFromItsTimeline(stroke: TouchScript) throws {
        #expect(try TouchScript(name: stroke.name, timeline: stroke.timeline) == stroke)
    }

    @Test("Scripts of any samples read back from their timelines")
    func scriptsOfAnySamplesReadBackFromTheirTimelines() throws {
        var seed: UInt64 = 1
        func random(_ range: Int) -> Int {
            seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(seed >> 33) % range
        }
        for _ in 0..<300 {
            let tracks = (0...random(3)).map { _ in
                var time = random(3) * 1000
                let samples = (0...random(12)).map { _ in
                    time += random(4) * 4000
                    return TouchScript.Sample(
                        time: Double(time) / 1_000_000, x: CGFloat(random(3) * 1500) / 1000,
                        y: CGFloat(random(4) * 250) / 1000)
                }
                return TouchScript.Track(samples: samples, ends: random(2) == 0 ? .lift : .cancel)
            }
            // Fingers are printed, and so numbered again, in the order in which they touch.
            let inOrder = tracks.enumerated().sorted {
                ($0.element.samples[0].time, $0.offset) < ($1.element.samples[0].time, $1.offset)
            }
            let script = TouchScript(name: "test", fingers: inOrder.map(\.element))
            #expect(try TouchScript(name: "test", timeline: script.timeline) == script, "\(script.timeline)")
        }
    }

    @Test(
        "A fault is reported with line and column",
        arguments: [
            ("A lifts", "line 1, column 1: A has not touched yet; begin with \"touch A at (x, y)\""),
            ("touch A at (1 2)", "line 1, column 15: expected \",\", found \"2\""),
            ("touch A (1, 2)", "line 1, column 9: expected \"at\", found \"(\""),
            ("touch A at (1, 2)", "line 1, column 7: A never leaves; end with \"A lifts\" or \"A is cancelled\""),
            ("", "line 1, column 1: no finger touches; begin with \"touch A at (x, y)\""),
            (
                "touch A at (1e300, 2)\nA lifts",
                "line 1, column 7: 1e+300 pt is beyond the limit: at most 100000.0 pt to either side. "
                    + "Shorten the script, or check the unit: seconds and points."
            ),
            ("touch A at (1, nan)\nA lifts", "line 1, column 16: expected a number, found \"nan\""),
            ("touch A at (1, 2) now", "line 1, column 19: expected the end of the line, found \"now\""),
            (
                "touch A at (1, 2)\ntouch A at (1, 2)",
                "line 2, column 7: A has touched before; give every touch a name of its own"
            ),
            ("touch A at (1, 2)\nA lifts\nA lifts", "line 3, column 1: A has left; touch again under another name"),
            (
                "after 5 ms touch A at (1, 2)",
                "line 1, column 1: a touch comes after nothing of its finger; say \"at\" and the time"
            ),
            ("touch A at (1, 2)\nafter 5 A lifts", "line 2, column 9: expected a unit, \"ms\" or \"s\", found \"A\""),
            ("touch A at (1, 2)\nafter -5 ms A lifts", "line 2, column 7: time does not run back; give 0 or more"),
            (
                "touch A at (1, 2)\nA holds for 9 ms\nat 5 ms A lifts",
                "line 3, column 1: A is busy until 9.0 ms; give that time or a later one"
            ),
            ("touch A at (1, 2)\nA moves (1, 2)", "line 2, column 9: expected \"by\" or \"to\""),
            (
                "touch A at (1, 2)\nA jumps",
                "line 2, column 3: expected what A does: \"moves\", \"holds for\", \"lifts\" or \"is cancelled\""
            ),
            (
                "touch A at (1, 2)\nA moves by (1, 2) over",
                "line 2, column 23: expected a number, found the end of the line"
            ),
        ])
    func faultIsReportedWithLineAndColumn(timeline: String, expected: String) {
        let error = #expect(throws: TouchScript.TimelineError.self) { try script(timeline) }
        #expect(error?.description == expected)
    }
}
