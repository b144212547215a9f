import Foundation
import HeadlessSwiftUI
import Testing

/// What the articles say of SwiftUI's rows, taken at its word.
@Suite("Fidelity, of SwiftUI")
struct SwiftUIFidelityTests {
    private struct Row {
        var name: String
        var cells: [String]
        var switches: [String] { cells.flatMap(SwiftUIFidelityTests.codeWords) }
    }

    private static let fidelity = rows(in: "Sources/GestureArbiter/GestureArbiter.docc/Fidelity.md")
    private static let behaviours = rows(in: "Host/HeadlessSwiftUI/HeadlessSwiftUI.docc/Behaviours.md")
    private static let tests =
        ["HeadlessSwiftUITests", "GestureArbiterUITests"].flatMap { files(in: "Tests/\($0)") }.joined(separator: "\n")

    @Test("Both articles have the same rows")
    func sameRows() {
        #expect(Self.fidelity.count > 10)
        #expect(Self.fidelity.map(\.name) == Self.behaviours.map(\.name))
    }

    @Test("Every row has a test by its name, in a suite that the article names, and a trial")
    func rows() {
        for row in Self.fidelity {
            #expect(Self.tests.contains("\"\(row.name): "), "\(row.name) is in no test's name")
            let suites = row.cells[5].components(separatedBy: ", ")
            for suite in suites { #expect(Self.tests.contains("struct \(suite) "), "\(suite)") }
            #expect(row.cells[4].count > 10, "\(row.name) has no trial")
        }
    }

    @Test("Every test that is named by a row has its row")
    func namedRows() throws {
        let names = Self.tests.matches(of: try Regex<(Substring, Substring)>(#"@Test\(\s*"(U[0-9]+): "#)).map {
            String($0.output.1)
        }
        #expect(Set(names) == Set(Self.fidelity.map(\.name)))
    }

    @Test("Every switch stands in both articles once, and is turned by a test")
    func switches() {
        let names = SwiftUIAssumptions.switches.map(\.name)
        #expect(Self.fidelity.map { $0.cells[3] }.flatMap(Self.codeWords).sorted() == names.sorted())
        for name in names {
            #expect(
                Self.behaviours.count { $0.cells.last?.contains("/\(name)-swift.property") ?? false } == 1, "\(name)")
            #expect(Self.tests.contains("settings(of: \"\(name)\")"), "\(name)")
        }
    }

    private static func codeWords(_ text: String) -> [String] {
        text.components(separatedBy: "`").enumerated().filter { $0.offset % 2 == 1 }.map(\.element)
    }

    /// The lines of the tables whose first cell is a row of SwiftUI's.
    private static func rows(in path: String) -> [Row] {
        text(path).split(separator: "\n").compactMap { line in
            guard line.hasPrefix("| U") else { return nil }
            let cells = line.split(separator: "|", omittingEmptySubsequences: false).dropFirst().dropLast()
                .map { $0.trimmingCharacters(in: .whitespaces) }
            return Row(name: cells[0], cells: cells)
        }
    }

    private static func text(_ path: String) -> String {
        (try? String(contentsOf: SampleTests.root.appendingPathComponent(path), encoding: .utf8)) ?? ""
    }

    private static func files(in folder: String) -> [String] {
        let found = FileManager.default.enumerator(atPath: SampleTests.root.appendingPathComponent(folder).path)
        return (found?.allObjects as? [String] ?? []).filter { $0.hasSuffix(".swift") }.map { text("\(folder)/\($0)") }
    }
}
