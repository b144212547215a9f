import Foundation
import Testing

/// The playground's pages as they are written, compiled for the host and played: a finger scrolls and pulls each.
struct PageTests {
    @Test(
        "A page runs and prints what its text says",
        arguments: [
            ("Page_One_line", "The card has left"),
            ("Page_Policies", "when: .atEdge && !.decelerating, slop: 16, cone: 30).unless(.editing)"),
            ("Page_Hand_off", "Let go after scrolling"),
            ("Page_Why", "scroll → drag"),
            ("Page_Write_a_policy__ask_it", "On the list: does not drag: .atEdge is false: 37.0 pt"),
            ("Page_Write_a_policy__ask_it", "On the handle: drags"),
            ("Page_Write_a_policy__ask_it", "scroll → drag"),
            ("Page_Write_a_policy__ask_it", "handoff: .continuous → .never, slop: 10 → 16"),
            ("Page_The_deck", "The deck is gone"),
            ("Page_Your_own_transition", "dismissed"),
        ])
    func pageRunsAndPrintsWhatItsTextSays(page: String, expected: String) throws {
        let process = Process()
        // The tests are built beside the pages.
        process.executableURL = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
            .appendingPathComponent(page)
        let output = Pipe()
        process.standardOutput = output
        process.standardError = output
        try process.run()
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        #expect(process.terminationStatus == 0)
        #expect(text.contains(expected), "\(text)")
        #expect(!text.contains("Warning:"), "\(text)")
    }
}
