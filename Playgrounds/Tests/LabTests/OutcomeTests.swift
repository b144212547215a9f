import HeadlessUIKit
import Recordings
import Scenes
import Testing

@MainActor
struct OutcomeTests {
    private func decisions(_ movement: String, in scene: String, options: [String: OptionValue] = [:]) throws
        -> [DecisionEntry]
    {
        var settings = SceneSettings(scene: scene)
        settings.options = options
        let script = try TouchScript(
            name: "pull", timeline: "touch A at (195, 360)\nA moves by \(movement)\nafter 200 ms  A lifts")
        return try Recording(of: script, settings: settings).decisions
    }

    @Test("A released card reports its outcome and the reason")
    func releasedCardReportsItsOutcomeAndTheReason() throws {
        let back = try decisions("(0, 100) over 200 ms", in: "deck")
        let reason = "let go, back: 90 pt of 789 at 0 pt/s, 395 pt or 300 pt/s needed"
        #expect(back.map(\.outcome) == [nil, reason])
        #expect(back.last?.line.hasSuffix("lifted at 0 pt/s; " + reason) == true)
        let away = try decisions("(0, 470) over 400 ms", in: "deck")
        #expect(away.last?.outcome == "let go, away: 460 pt of 789, 395 needed")
    }

    @Test(
        "A card of another height, and a card without a presentation, report theirs, too",
        arguments: ["nested", "modal", "card"])
    func cardOfAnotherHeightAndACardWithoutAPresentationReportTheirsToo(scene: String) throws {
        let back = try decisions("(0, 100) over 200 ms", in: scene)
        #expect(back.last?.outcome?.hasPrefix("let go, back: 90 pt of ") == true)
    }

    @Test("A fling that scrolled the list to its top is reported as the list's")
    func flingThatScrolledTheListIsToldAsTheLists() throws {
        let script = try TouchScript(
            name: "fling",
            timeline: """
                touch A at (195, 360)
                A moves by (0, -110) over 200 ms
                A moves by (0, 300) over 140 ms
                A lifts
                """)
        let decisions = try Recording(of: script, settings: SceneSettings(scene: "deck")).decisions
        #expect(decisions.last?.outcome == "let go, back: 200 pt of 789, and the fling was the list's")
    }

    @Test("A card that may not leave reports what keeps it")
    func cardThatMayNotLeaveReportsWhatKeepsIt() throws {
        let decisions = try decisions("(0, 470) over 100 ms", in: "modal", options: ["modal": .flag(true)])
        #expect(decisions.last?.outcome?.contains("stays: isModalInPresentation is true") == true)
    }

    @Test("A touch that only scrolled has no outcome")
    func touchThatOnlyScrolledHasNoOutcome() throws {
        let decisions = try decisions("(0, -100) over 200 ms", in: "deck")
        #expect(decisions.map(\.to) == ["scroll", "nobody"])
        #expect(decisions.allSatisfy { $0.outcome == nil })
    }
}
