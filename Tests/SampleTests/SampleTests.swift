import Foundation
import Testing

/// Every Swift sample of the documentation stands, line for line, in a file of the tests, which the compiler has seen.
@Suite("Every sample compiles")
struct SampleTests {
    static let root = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    /// The README and the documentation catalogues' articles.
    static let documents: [String] = {
        let sources = FileManager.default.enumerator(atPath: root.appendingPathComponent("Sources").path)
        let articles = (sources?.allObjects as? [String] ?? []).filter { $0.hasSuffix(".md") }
        return ["README.md"] + articles.map { "Sources/" + $0 }.sorted()
    }()

    /// The files of `Samples/`, and the client code that a module's own tests have.
    static let compiled: [[String]] = {
        let tests = root.appendingPathComponent("Tests")
        let files = FileManager.default.enumerator(atPath: tests.path)?.allObjects as? [String] ?? []
        return files.filter { $0.hasSuffix(".swift") }.sorted()
            .compactMap { try? String(contentsOf: tests.appendingPathComponent($0), encoding: .utf8) }
            .map(significantLines)
    }()

    @Test("in the README and in every article", arguments: documents)
    func samples(document: String) throws {
        let text = try String(contentsOf: Self.root.appendingPathComponent(document), encoding: .utf8)
        for sample in Self.swiftBlocks(of: text) {
            let isCompiled = Self.compiled.contains { Self.contains(sample, in: $0) }
            #expect(
                isCompiled,
                "This sample of \(document) stands in no file of the tests:\n\(sample.joined(separator: "\n"))")
        }
    }

    @Test("and a sample that does not stand there is found out")
    func detects() {
        let blocks = Self.swiftBlocks(of: "text\n```swift\nimport GestureArbiter\nlet a = 1\n```\n```sh\nls\n```\n")
        #expect(blocks == [["let a = 1"]])
        #expect(!Self.contains(["let a = 2"], in: ["let a = 1"]))
        #expect(Self.contains(["b", "c"], in: ["a", "b", "c", "d"]))
    }

    /// The lines between ```` ```swift ```` and ```` ``` ````, block by block. Manifest lines are not code of a client.
    static func swiftBlocks(of text: String) -> [[String]] {
        var blocks: [[String]] = []
        var block: [Substring]?
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            if line == "```swift" {
                block = []
            } else if line == "```", let lines = block {
                blocks.append(significantLines(lines.joined(separator: "\n")))
                block = nil
            } else {
                block?.append(line)
            }
        }
        return blocks.filter { !$0.isEmpty && !$0[0].hasPrefix(".package(") }
    }

    /// Trimmed, without empty lines and imports.
    static func significantLines(_ text: String) -> [String] {
        text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
            .filter { !$0.isEmpty && !$0.hasPrefix("import ") }
    }

    static func contains(_ sample: [String], in lines: [String]) -> Bool {
        guard !sample.isEmpty, lines.count >= sample.count else { return false }
        return (0...(lines.count - sample.count)).contains { Array(lines[$0..<($0 + sample.count)]) == sample }
    }
}
