import HeadlessUIKit
import Testing

@testable import Film

@MainActor struct TableTests {
    @Test("The table has a line per run under its titles")
    func tableHasALinePerRunUnderItsTitles() {
        let lines = "\(RunTable(runs: [.example, .example]))".split(separator: "\n")
        #expect(lines.count == 4)
        let titles = RunTable.columns.joined(separator: " ").split(separator: " ")
        #expect(lines[0].split(separator: " ") == titles)
        let cells = lines[2].components(separatedBy: "  ").map { $0.trimmingCharacters(in: .whitespaces) }
        #expect(
            cells.filter { !$0.isEmpty }
                == ["pull, <fast>", "20", "continuous", "scroll → drag", "1", "0", "60", "0", "0", "no"])
    }

    @Test("The log has a line per decision, with its run, its time and its reason")
    func logHasALinePerDecisionWithItsRunItsTimeAndItsReason() {
        let lines = "\(DecisionLog(runs: [.example]))".split(separator: "\n")
        #expect(lines.count == 3)
        #expect(lines[0] == "pull, <fast>  20  continuous  +50 ms    undecided → scroll  20.0 pt to the top edge")
    }

    @Test("Strips are named by stroke and policy and hold a band per offset")
    func stripsAreNamedByStrokeAndPolicyAndHoldABandPerOffset() {
        var other = Run.example
        other.policy = "gated"
        let strips = FilmFolder(path: "x").strips(of: [.example, other, .example])
        #expect(strips.map(\.name) == ["pull-fast.continuous.svg", "pull-fast.gated.svg"])
        #expect(strips.map(\.strip.runs.count) == [2, 1])
    }

    @Test("A strip shows a phone per shot and every decision, and escapes markup")
    func stripShowsAPhonePerShotAndEveryDecisionAndEscapesMarkup() {
        let svg = FilmStrip(runs: [.example]).svg
        #expect(svg.components(separatedBy: "<clipPath ").count == 1 + 5)
        #expect(svg.contains(".atEdge is true"))
        #expect(svg.contains("pull, &lt;fast&gt;"))
        #expect(svg.hasPrefix("<svg "))
        #expect(!svg.contains("nan"))
        #expect(!svg.contains("inf\""))
    }
}
