import Foundation
import Testing

/// Every Swift sample of the documentation stands, line for line, in a file of the tests, which the compiler has seen.
@Suite("Every sample compiles")
struct SampleTests {
    static let root = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    /// The README and the documentation catalogues' articles.
    static let documents = ["README.md"] + files(in: folders) { $0.hasSuffix(".md") }

    /// The files of `Samples/`, and the client code that a module's own tests have.
    static let compiled: [[String]] = {
        let tests = root.appendingPathComponent("Tests")
        let files = FileManager.default.enumerator(atPath: tests.path)?.allObjects as? [String] ?? []
        return files.filter { $0.hasSuffix(".swift") }.sorted()
            .compactMap { try? String(contentsOf: tests.appendingPathComponent($0), encoding: .utf8) }
            .map(significantLines)
    }()

    /// The libraries' sources, for the samples in their documentation comments.
    static let sources = files(in: folders) { $0.hasSuffix(".swift") }

    /// The folders of what a client may import.
    private static let folders = ["Sources", "Host", "Laboratory/FlightReplay"]

    /// The paths of files, from the root.
    static func files(in folders: [String], where isIncluded: (String) -> Bool) -> [String] {
        folders.flatMap { folder -> [String] in
            let files = FileManager.default.enumerator(atPath: root.appendingPathComponent(folder).path)
            return (files?.allObjects as? [String] ?? []).filter(isIncluded).map { "\(folder)/\($0)" }.sorted()
        }
    }

    @Test("in the README and in every article", arguments: documents)
    func samples(document: String) throws {
        try expectCompiled(Self.swiftBlocks(of: Self.text(document)), of: document)
    }

    @Test("and in every documentation comment")
    func comments() throws {
        for source in Self.sources { try expectCompiled(Self.commentBlocks(of: Self.text(source)), of: source) }
    }

    private func expectCompiled(_ samples: [[String]], of document: String) throws {
        for sample in samples {
            let isCompiled = Self.compiled.contains { Self.contains(sample, in: $0) }
            #expect(
                isCompiled,
                "This sample of \(document) stands in no file of the tests:\n\(sample.joined(separator: "\n"))")
        }
    }

    private static func text(_ path: String) throws -> String {
        try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
    }

    @Test("and a sample that does not stand there is found out")
    func detects() {
        let blocks = Self.swiftBlocks(of: "text\n```swift\nimport GestureArbiter\nlet a = 1\n```\n```sh\nls\n```\n")
        #expect(blocks == [["let a = 1"]])
        #expect(Self.swiftBlocks(of: "- an item:\n  ```Swift\n  let b = 2\n  ```\n") == [["let b = 2"]])
        let comment = "/// A type.\n///\n///     let c = 3\n///     let d = 4\n///\n/// - Returns: What\n///     it is."
        #expect(Self.commentBlocks(of: comment) == [["let c = 3", "let d = 4"]])
        #expect(Self.commentBlocks(of: "///\n///     {\"a\": 1}\n///\n///     +83 ms  undecided\n").isEmpty)
        #expect(Self.commentBlocks(of: "///\n///     attach { … }\n") == [["attach { … }"]])
        #expect(!Self.contains(["let a = 2"], in: ["let a = 1"]))
        #expect(Self.contains(["b", "c"], in: ["a", "b", "c", "d"]))
    }

    /// The lines between ```` ```swift ```` and ```` ``` ````, block by block. Manifest lines are not code of a client.
    static func swiftBlocks(of text: String) -> [[String]] {
        var blocks: [[String]] = []
        var block: [Substring]?
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            let fence = line.trimmingCharacters(in: .whitespaces).lowercased()
            if fence == "```swift" {
                block = []
            } else if fence == "```", let lines = block {
                blocks.append(significantLines(lines.joined(separator: "\n")))
                block = nil
            } else {
                block?.append(line)
            }
        }
        let manifests = [".package(", "// swift-tools-version"]
        return blocks.filter { block in !block.isEmpty && !manifests.contains { block[0].hasPrefix($0) } }
    }

    /// What stands four spaces in, after an empty line. JSON, timelines and output are not Swift.
    static func commentBlocks(of source: String) -> [[String]] {
        var blocks: [[String]] = []
        var isInBlock = false
        var previous = Substring()
        for line in source.split(separator: "\n", omittingEmptySubsequences: false) {
            let line = line.drop { $0 == " " }
            if line.hasPrefix("///     "), isInBlock || previous == "///" {
                if !isInBlock { blocks.append([]) }
                blocks[blocks.count - 1] += significantLines(String(line.dropFirst(3)))
                isInBlock = true
            } else {
                isInBlock = false
            }
            previous = line
        }
        let others = ["{", "touch ", "+", "strokes.json:"]
        return blocks.filter { block in !others.contains { block[0].hasPrefix($0) } }
    }

    /// With single spaces, without empty lines and imports.
    static func significantLines(_ text: String) -> [String] {
        text.split(separator: "\n").map { $0.split(separator: " ").joined(separator: " ") }
            .filter { !$0.isEmpty && !$0.hasPrefix("import ") && !$0.hasPrefix("@_spi(") }
    }

    static func contains(_ sample: [String], in lines: [String]) -> Bool {
        guard !sample.isEmpty, lines.count >= sample.count else { return false }
        return (0...(lines.count - sample.count)).contains { Array(lines[$0..<($0 + sample.count)]) == sample }
    }
}
