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

    @Test("A card that is let go says what becomes of it, and from what")
    func cardThatIsLetGoSaysWhatBecomesOfItAndFromWhat() throws {
        let back = try decisions("(0, 100) over 200 ms", in: "deck")
        let reason = "let go, back: 90 pt of 789 at 0 pt/s, 395 pt or 300 pt/s needed"
        #expect(back.map(\.outcome) == [nil, reason])
        #expect(back.last?.line.hasSuffix("lifted at 0 pt/s; " + reason) == true)
        let away = try decisions("(0, 470) over 400 ms", in: "deck")
        #expect(away.last?.outcome == "let go, away: 460 pt of 789, 395 needed")
    }

    @Test("So does one of another height, and one that has no presentation", arguments: ["nested", "modal", "card"])
    func soDoesOneOfAnotherHeightAndOneThatHasNoPresentation(scene: String) throws {
        let back = try decisions("(0, 100) over 200 ms", in: scene)
        #expect(back.last?.outcome?.hasPrefix("let go, back: 90 pt of ") == true)
    }

    @Test("A fling that scrolled the list to its top is told as the list's")
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

    @Test("One that may not leave says who keeps it")
    func oneThatMayNotLeaveSaysWhoKeepsIt() throws {
        let decisions = try decisions("(0, 470) over 100 ms", in: "modal", options: ["modal": .flag(true)])
        #expect(decisions.last?.outcome?.contains("stays: isModalInPresentation is true") == true)
    }

    @Test("A finger that only scrolled lets no card go")
    func fingerThatOnlyScrolledLetsNoCardGo() throws {
        let decisions = try decisions("(0, -100) over 200 ms", in: "deck")
        #expect(decisions.map(\.to) == ["scroll", "nobody"])
        #expect(decisions.allSatisfy { $0.outcome == nil })
    }
}
