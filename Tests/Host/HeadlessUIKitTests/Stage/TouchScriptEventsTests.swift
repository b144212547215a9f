import HeadlessUIKit
import Testing

struct TouchScriptEventsTests {
    @Test("A finger that lies still causes no events")
    func fingerThatLiesStillCausesNoEvents() throws {
        let script = try TouchScript(
            name: "rest",
            timeline: """
                touch A at (10, 10)
                A holds for 50 ms
                A moves to (10, 20)
                A holds for 50 ms
                A is cancelled
                """)
        #expect(script.events.map(\.phase) == [.began, .moved, .cancelled])
        #expect(script.events.map(\.time) == [0, 0.05, 0.1])
        #expect(script.events.map(\.location.y) == [10, 20, 20])
    }

    @Test("Fingers' events are ordered by time")
    func fingersEventsAreOrderedByTime() throws {
        let script = try TouchScript(
            name: "two",
            timeline: """
                touch A at (10, 10)
                A moves by (0, 24) over 20 ms
                at 5 ms  touch B at (50, 50)
                at 20 ms  B moves to (50, 60)
                B lifts
                A lifts
                """)
        #expect(script.events.map(\.finger) == [0, 1, 0, 0, 0, 0, 1, 1])
        #expect(script.events.map(\.time) == script.events.map(\.time).sorted())
    }

    @Test("Every stroke has one touch-down and one lift", arguments: TouchScript.recorded + TouchScript.composed)
    func everyStrokeHasOneTouchDownAndOneLift(script: TouchScript) {
        #expect(script.events.filter { $0.phase == .began }.count == 1)
        #expect(script.events.filter { $0.phase == .ended }.count == 1)
        #expect(script.events.last?.time == script.duration)
    }
}
