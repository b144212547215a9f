import Foundation
import HeadlessSwiftUI
import HeadlessUIKit
import Testing

/// The page on iOS 26 and 27: every fact has a state, and what it names exists.
@Suite("Facts about iOS 26 and 27")
struct FactTests {
    private struct Row {
        var fact: String
        var state: String
        var text: String
        /// What is written as code.
        var names: [String] { text.split(separator: "`").enumerated().filter { $0.offset % 2 == 1 }.map { "\($0.1)" } }
    }

    private static func text(_ path: String) -> String {
        (try? String(contentsOf: SampleTests.root.appendingPathComponent(path), encoding: .utf8)) ?? ""
    }

    private static let rows: [Row] = text("Documentation/iOS26And27.md").split(separator: "\n").compactMap { line in
        let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
        guard line.hasPrefix("| N"), cells.count == 4 else { return nil }
        return Row(fact: cells[0], state: cells[2], text: " " + cells[3])
    }

    private static let tests: [String] = {
        let found = FileManager.default.enumerator(atPath: SampleTests.root.appendingPathComponent("Tests").path)
        let paths = (found?.allObjects as? [String] ?? []).filter { $0.hasSuffix("Tests.swift") || $0.contains("+") }
        return paths.map { text("Tests/\($0)") }
    }()

    @Test("Each fact stands there once, in its order")
    func facts() {
        let left = [10, 11, 25]
        #expect(Self.rows.map(\.fact) == (1...39).filter { !left.contains($0) }.map { "N\($0)" })
    }

    @Test("A fact is done, has a switch, is not ours or is open, and says where or why")
    func states() {
        let states = ["done", "switch", "not ours", "open"]
        #expect(Self.rows.filter { !states.contains($0.state) }.map(\.fact) == [])
        #expect(Self.rows.filter { $0.state != "open" && $0.text.count < 12 }.map(\.fact) == [])
    }

    @Test("Every test that it names exists")
    func namedTests() {
        for row in Self.rows {
            for name in row.names where name.contains("Tests") {
                let parts = name.split(separator: ".")
                let isThere = Self.tests.contains { source in
                    let isSuite = source.contains("struct \(parts[0]) ") || source.contains("extension \(parts[0]) ")
                    return isSuite && (parts.count == 1 || source.contains("func \(parts[1])("))
                }
                #expect(isThere, "\(row.fact): \(name)")
            }
        }
    }

    @Test("Every fact with a switch names one")
    func switches() {
        let switches = Set(
            [Mirror(reflecting: Assumptions()), Mirror(reflecting: SwiftUIAssumptions())].flatMap { mirror in
                mirror.children.compactMap(\.label)
            })
        let without = Self.rows.filter { $0.state == "switch" && switches.isDisjoint(with: $0.names) }
        #expect(without.map(\.fact) == [])
    }
}
