import Foundation
import Testing

/// The playground's pages as they are written, compiled for the host and played: a finger scrolls and pulls each.
struct PageTests {
    @Test(
        "A page runs and prints what its text says",
        arguments: [
            ("Page_One_line", "The card has left"),
            ("Page_Policies", ".unless(.editing)"),
            ("Page_Hand_off", "Let go after scrolling"),
            ("Page_Why", "scroll → drag"),
            ("Page_Why", "Without a view: +0 ms  undecided → scroll"),
            ("Page_The_deck", "The deck is gone"),
            ("Page_Your_own_transition", "didDismiss"),
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
