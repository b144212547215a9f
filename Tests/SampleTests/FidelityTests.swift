import Foundation
import HeadlessUIKit
import Testing

/// The article on fidelity says of every row which test holds it: here it is taken at its word.
@Suite("Fidelity")
struct FidelityTests {
    private struct Entry {
        var rows: [String]
        var switches: [String]
        var suites: [String]
    }

    private static let article = text("Sources/GestureArbiter/GestureArbiter.docc/Fidelity.md")
    private static let hostTests = files(in: "Tests/HeadlessUIKitTests")
    private static let entries = article.split(separator: "\n").compactMap { entry(in: $0) }

    @Test("Every row has a test of the host by its name, and every test that is named by a row has its row")
    func rows() {
        let listed = Self.entries.flatMap(\.rows)
        let named = Self.hostTests.flatMap { Self.rowsOfTests(in: $0) }
        #expect(listed.count > 120, "each is listed once")
        #expect(Set(listed).count == listed.count, "each is listed once")
        #expect(Set(listed).subtracting(named).sorted() == [], "no test has the row in its name")
        #expect(Set(named).subtracting(listed).sorted() == [], "the article does not have the row")
    }

    @Test("Of the rest of the host each row is tested where the article says")
    func places() throws {
        let rest = try #require(Self.article.components(separatedBy: "## The rest of the host").last)
        let entries = rest.split(separator: "\n").compactMap { Self.entry(in: $0) }
        #expect(entries.count > 20)
        for entry in entries {
            let suites = Self.hostTests.filter { source in entry.suites.contains { source.contains("struct \($0) ") } }
            let rows = Set(suites.flatMap { Self.rowsOfTests(in: $0) })
            #expect(Set(entry.rows).subtracting(rows).sorted() == [], "\(entry.suites)")
        }
    }

    @Test("Every test of GestureArbiterTests that puts a finger down runs under the doubts, as the article says")
    func everyFinger() {
        let tests = Self.files(in: "Tests/GestureArbiterTests").flatMap { source in
            source.components(separatedBy: "@Test").dropFirst().filter { $0.contains(".touch(") }
        }
        #expect(tests.count > 60)
        for test in tests { #expect(test.lowercased().contains("doubt"), "\(test.prefix(120))") }
    }

    @Test("Every test that it names is there")
    func suites() {
        let declared = Self.files(in: "Tests").joined(separator: "\n")
        for suite in Set(Self.entries.flatMap(\.suites)) {
            #expect(declared.contains("struct \(suite)"), "\(suite)")
        }
    }

    @Test("Every switch stands there once, and is turned by a test of the host")
    func switches() {
        let listed = Self.entries.flatMap(\.switches).filter { $0 != "disturbances" }
        #expect(listed.sorted() == Self.switches.sorted())
        for name in Self.switches {
            let isTurned = Self.hostTests.contains { $0.contains(".\(name) = ") || $0.contains("\\.\(name)") }
            #expect(isTurned, "\(name)")
        }
    }

    @Test("Every switch is one of those that tests and fuzzers turn, and stands in the article on assumptions")
    func doubts() {
        #expect(Assumptions.switches.map(\.name).sorted() == Self.switches.sorted())
        let assumptions = Self.text("Host/HeadlessUIKit/HeadlessUIKit.docc/AssumptionsAndDisturbances.md")
        for name in Self.switches {
            #expect(assumptions.contains("``Assumptions/\(name)``"), "\(name) is not in the article's table")
        }
    }

    @Test("Every setting that is not the default is one under which the whole suite is run")
    func eachSwitch() {
        let others = Assumptions.switches.flatMap { doubt in doubt.settings.dropFirst().map { "\(doubt)=\($0)" } }
        let listed = Self.text("Tests/each-switch").matches(of: /\b[A-Za-z]+=[A-Za-z0-9.]+(?=\s)/).map { String($0.0) }
        for setting in others where setting != "dismissalStart=never" {
            #expect(Set(listed).contains(setting.replacing(".0", with: "")), "\(setting) is not in Tests/each-switch")
        }
    }

    @Test("Every row says which trial would settle it; a flight that it names tells the switch, as the matrix has it")
    func trials() {
        let matrix = Self.text("Tests/GestureArbiterFlightsTests/matrix.txt")
        let measured = Self.files(in: "Playgrounds/DeckLab.swiftpm/Measuring/Trials").joined()
        for line in Self.article.split(separator: "\n") {
            guard let entry = Self.entry(in: line) else { continue }
            let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
            let trial = cells[4]
            #expect(cells.count == 6 && !trial.isEmpty, "\(line)")
            for name in entry.switches where name != "disturbances" {
                #expect(trial.contains("its own") && measured.contains("\"\(name)\""), "\(line)")
            }
            for flight in trial.matches(of: /“([^”]+)”/) {
                let isTold = entry.switches.contains { name in
                    matrix.split(separator: "\n").contains { told in
                        told.hasPrefix("\(name)=") && told.contains(" | \(flight.1)")
                    }
                }
                #expect(isTold, "\(flight.1): \(line)")
            }
        }
    }

    // MARK: Reading

    private static let switches = Mirror(reflecting: Assumptions()).children.compactMap(\.label)
        .filter { $0 != "disturbances" }

    private static func text(_ path: String) -> String {
        (try? String(contentsOf: SampleTests.root.appendingPathComponent(path), encoding: .utf8)) ?? ""
    }

    private static func files(in folder: String) -> [String] {
        let found = FileManager.default.enumerator(atPath: SampleTests.root.appendingPathComponent(folder).path)
        let paths = (found?.allObjects as? [String] ?? []).filter { $0.hasSuffix(".swift") && !$0.contains(".build/") }
        return paths.map { text("\(folder)/\($0)") }
    }

    /// A line of a table: its rows first, its switches in code marks, its tests last.
    private static func entry(in line: Substring) -> Entry? {
        let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
        guard line.hasPrefix("| "), cells.count > 3, let last = cells.last else { return nil }
        let rows = cells[0].components(separatedBy: ", ").filter { isRow($0) }
        guard !rows.isEmpty else { return nil }
        let switches = cells[3].components(separatedBy: "`").enumerated().filter { $0.offset % 2 == 1 }.map(\.element)
        return Entry(rows: rows, switches: switches, suites: words(in: last).filter { $0.hasSuffix("Tests") })
    }

    /// The rows before the colon of a test's name: `"G6, G7: …"`, `"X1 to X6: …"`.
    private static func rowsOfTests(in source: String) -> [String] {
        source.components(separatedBy: "@Test").dropFirst().flatMap { test -> [String] in
            let name = test.prefix(400).split(whereSeparator: { "\"`".contains($0) }).dropFirst().first ?? ""
            guard let colon = name.firstIndex(of: ":") else { return [] }
            return words(in: String(name[..<colon])).filter { isRow($0) }
        }
    }

    private static func words(in text: String) -> [String] {
        text.split(whereSeparator: { !$0.isLetter && !$0.isNumber }).map(String.init)
    }

    /// A letter of a chapter, a number, perhaps a letter: `S17b`.
    private static func isRow(_ word: String) -> Bool {
        word.range(of: "^[GPSTVADX][0-9]+[a-z]?$", options: .regularExpression) != nil
    }
}
