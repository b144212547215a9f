import HeadlessUIKit
import Lab
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

    @Test("A card that is let go says what becomes of it, and from what", arguments: ["deck", "nested", "modal"])
    func cardThatIsLetGoSaysWhatBecomesOfItAndFromWhat(scene: String) throws {
        let back = try decisions("(0, 100) over 200 ms", in: scene)
        #expect(back.map(\.outcome) == [nil, "let go 90 pt from rest at 0 pt/s: back"])
        #expect(back.last?.line.hasSuffix("lifted at 0 pt/s; let go 90 pt from rest at 0 pt/s: back") == true)
        let away = try decisions("(0, 470) over 400 ms", in: scene)
        #expect(away.last?.outcome == "let go 460 pt from rest at 0 pt/s: away")
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
