import HeadlessUIKit
import Recordings
import Scenes
import Testing

@MainActor
struct OutcomeTests {
    @Test(
        "The decision at the lift says what becomes of the card, and why",
        arguments: [
            ("deck", "let go, back: 90 pt of 789 at 0 pt/s, 395 pt or 300 pt/s needed"),
            ("nested", "let go, back: 90 pt of "), ("modal", "let go, back: 90 pt of "),
            ("card", "let go, back: 90 pt of "),
        ])
    func outcome(scene: String, words: String) throws {
        let script = try TouchScript(
            name: "pull",
            timeline: "touch A at (195, 360)\nA moves by (0, 100) over 200 ms\nafter 200 ms  A lifts")
        let decisions = try Recording(of: script, settings: SceneSettings(scene: scene)).decisions
        #expect(decisions.first?.outcome == nil)
        let outcome = try #require(decisions.last?.outcome)
        #expect(outcome.hasPrefix(words), "\(outcome)")
        #expect(decisions.last?.line.hasSuffix("lifted at 0 pt/s; " + outcome) == true)
    }
}
