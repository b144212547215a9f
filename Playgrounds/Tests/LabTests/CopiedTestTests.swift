import Foundation
import HeadlessUIKit
import Lab
import Recordings
import Scenes
import Testing

/// Tests of "Copy as test". `CopiedTouchTests` is such a copy that was pasted, and runs.
@MainActor
struct CopiedTestTests {
    private func swift(_ script: TouchScript, _ settings: SceneSettings, from offset: Double?) throws -> String {
        let touch = CopiedTest.rounded(try Replayed(script, from: offset, words: "The last touch"))
        let take = try CourseTake(of: touch.script, in: touch.settings(settings), titled: "")
        return CopiedTest(of: touch, try take.finish()).swift
    }

    @Test("The pasted test equals the one generated now, to the byte")
    func pastedTestIsWhatIsGivenNow() throws {
        let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("CopiedTouchTests.swift")
        let pasted = try String(contentsOf: file, encoding: .utf8)
        let given = try swift(Stroke.scrollThenPull, .scene("card"), from: 40)
        if ProcessInfo.processInfo.environment["PASTE_ANEW"] != nil { try Data(given.utf8).write(to: file) }
        #expect(given == pasted)
    }

    @Test("The test of a card that left expects it to leave")
    func testOfACardThatLeftExpectsItToLeave() throws {
        let given = try swift(Stroke.scrollThenPull, .scene("card"), from: nil)
        #expect(given.contains("#expect(screen.isDismissed)"))
    }

    @Test("The test sets the switches of the session")
    func testSetsTheSwitchesOfTheSession() throws {
        var settings = SceneSettings.scene("card")
        settings.assumptions.panEnd = .tooFewLeft
        settings.assumptions.panSlop = 4
        settings.assumptions.panTranslationOmitsSlop = false
        let given = try swift(Stroke.scrollThenPull, settings, from: nil)
        #expect(given.contains("assumptions.panEnd = .tooFewLeft\n"))
        #expect(given.contains("assumptions.panSlop = 4\n"))
        #expect(given.contains("assumptions.panTranslationOmitsSlop = false\n"))
        #expect(!given.contains("assumptions.panVelocity "))
    }

    @Test("A session gives the last touch as a test")
    func sessionGivesTheLastTouchAsATest() throws {
        var client = Client()
        try client.start(.scene("card"))
        for event in Stroke.scrollThenPull.events {
            let sample = TouchSample(event)
            try client.touch(sample.phase.rawValue, sample.x, sample.y, at: sample.time)
        }
        try client.send(#"{"type":"test"}"#)
        var answers: [String] = []
        while client.session.isWorking { answers += try client.session.proceed() }
        let answer = try Client.object(try #require(answers.first))
        #expect(answer["type"] as? String == "test")
        #expect((answer["swift"] as? String)?.contains("ms  undecided → scroll") == true)
    }

    @Test("Before any touch there is no test, and the session continues")
    func beforeAnyTouchThereIsNone() throws {
        var client = Client()
        try client.start(.scene("card"))
        let answer = try client.send(#"{"type":"test"}"#)[0]
        #expect((answer["message"] as? String)?.contains("Touch the phone first") == true)
        #expect(answer["goesOn"] as? Bool == true)
        #expect(!client.session.isWorking)
    }
}
