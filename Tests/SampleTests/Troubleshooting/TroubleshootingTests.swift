import Foundation
import Testing

/// "Troubleshooting, by symptom" shows what is really printed, and its corrections work.
@MainActor
@Suite("Troubleshooting")
struct TroubleshootingTests {
    /// The page's blocks of output: those that are not Swift.
    private static func blocks() throws -> [String] {
        let article = "Sources/GestureArbiter/GestureArbiter.docc/Troubleshooting.md"
        let parts = try Repository.text(article).components(separatedBy: "```")
        return stride(from: 1, to: parts.count, by: 2).map { parts[$0] }.filter { $0.hasPrefix("\n") }
            .map { $0.trimmingCharacters(in: .newlines) }
    }

    @Test("The page prints what is logged for each symptom", arguments: Symptom.all)
    func words(_ symptom: Symptom) throws {
        let said = symptom.play(false).words
        let isPrinted = try Self.blocks().contains(said)
        #expect(isPrinted, "The page has no block that reads:\n\(said)")
    }

    @Test("The page prints no other messages")
    func stale() throws {
        let said = Set(Symptom.all.map { $0.play(false).words })
        let stale = try Self.blocks().filter { !said.contains($0) }
        #expect(stale.isEmpty)
    }

    @Test("Without the line that the page gives, the symptom occurs", arguments: Symptom.all)
    func ill(_ symptom: Symptom) { #expect(!symptom.play(false).isWell) }

    @Test("With the line that the page gives, the symptom does not occur", arguments: Symptom.all)
    func mended(_ symptom: Symptom) { #expect(symptom.play(true).isWell) }
}
