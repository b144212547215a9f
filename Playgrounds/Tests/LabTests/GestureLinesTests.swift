import Foundation
import Testing

/// What a screen with panels costs its author.
@Suite("The gesture code of a screen")
struct GestureLinesTests {
    @Test(
        "It has fewer than 40 lines: its panels, what follows them, what they tell",
        arguments: ["MapDemo", "PlayerDemo", "DrawerDemo", "MessagesDemo"])
    func lines(file: String) throws {
        let url = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("../../DeckLab.swiftpm/Demos/\(file).swift")
        let sections = try String(contentsOf: url, encoding: .utf8).components(separatedBy: "// MARK: - ")
        let (own, others) = (
            sections.filter { $0.hasPrefix("The panel") }, sections.filter { !$0.hasPrefix("The panel") }
        )
        #expect(own.count == 1)
        let count = own.joined().trimmingCharacters(in: .whitespacesAndNewlines).components(separatedBy: "\n").count
        #expect(count < 40)
        for word in ["addPanel(", ".alongside", ".scrub", "makeRoom", "onChange", "onProposal", ".bar =", "Recognizer"]
        {
            #expect(!others.joined().contains(word), "\(word) belongs there")
        }
    }
}
