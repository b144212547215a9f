import Foundation
import Testing

/// How many lines of gesture code a screen needs that has panels, or cards that a finger brings in.
@Suite("The gesture code of a screen")
struct GestureLinesTests {
    @Test(
        "Panels, what follows them, and their events take fewer than 40 lines",
        arguments: ["MapDemo", "PlayerDemo", "DrawerDemo", "MessagesDemo"])
    func panels(file: String) throws {
        try check(
            file, section: "The panel", below: 40,
            has: ["addPanel(", ".alongside", ".scrub", "makeRoom", "onChange", "onAttempt", ".bar =", "Recognizer"])
    }

    @Test(
        "A card's presentation by a finger and by a tap, its look, and what follows it take fewer than 40 lines",
        arguments: ["SongDemo", "GalleryDemo"])
    func waysIn(file: String) throws {
        try check(
            file, section: "The way in", below: 40,
            has: ["attachCard(", "present(", ".look", "CardEvent", "Policy", "Recognizer"])
    }

    /// - Parameters:
    ///   - section: The beginning of the name of the only section that has such code.
    ///   - words: Words that may occur only there.
    private func check(_ file: String, section: String, below limit: Int, has words: [String]) throws {
        let url = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("../../DeckLab.swiftpm/Demos/\(file).swift")
        let sections = try String(contentsOf: url, encoding: .utf8).components(separatedBy: "// MARK: - ")
        let (own, others) = (
            sections.filter { $0.hasPrefix(section) }, sections.filter { !$0.hasPrefix(section) }
        )
        #expect(own.count == 1)
        let count = own.joined().trimmingCharacters(in: .whitespacesAndNewlines).components(separatedBy: "\n").count
        #expect(count < limit)
        for word in words { #expect(!others.joined().contains(word), "\(word) belongs there") }
    }
}
