import Foundation
import Testing

/// The pages print instruction counts that `Benchmarks/gate` holds: a count that is committed anew has to be printed anew.
@Suite("The counts on the pages are those that the gate holds")
struct CountTests {
    @Test("on the front page, as shares")
    func frontPage() throws {
        let counts = try Self.counts()
        let readme = try Self.text("README.md")
        func more(_ one: String, than other: String) throws -> String {
            let share = Double(try #require(counts["touch: \(one)"])) / Double(try #require(counts["touch: \(other)"]))
            return "\(Int((100 * (share - 1)).rounded())) % more"
        }
        let scrolling = try more("scrolls, the deck", than: "scrolls, no arbiter")
        let scrollingByHand = try more("scrolls, the deck", than: "scrolls, pinned the usual way")
        let dragging = try more("drags, the deck", than: "drags, pinned the usual way")
        #expect(readme.contains("| scrolling: \(scrolling) instructions than without an arbiter |"))
        #expect(readme.contains("| scrolling: \(scrollingByHand); dragging: \(dragging) |"))
    }

    @Test("and one by one in the benchmarks' table")
    func table() throws {
        let counts = try Self.counts().filter { $0.key.hasPrefix("touch: ") && !$0.key.contains("stretches") }
        let page = try Self.text("Benchmarks/README.md")
        #expect(counts.count == 10)
        for (name, count) in counts {
            let number = count.formatted(.number.locale(Locale(identifier: "en_US")))
            #expect(page.contains(number), "\(name): \(count)")
        }
    }

    /// The instructions in a frame: at 120 Hz, and 8 in a nanosecond, as the page says and why.
    private static let frame = 66_000_000

    @Test("and 1,000 constraints are solved within a frame, also where the gate lets them take 10 % more")
    func layout() throws {
        let counts = try Self.counts()
        let (solved, changed) = (
            try #require(counts["layout: 1,000 constraints, solved"]),
            try #require(counts["layout: one of 1,000 constraints changes"])
        )
        let page = try Self.text("Benchmarks/README.md")
        #expect(Double(solved) * 1.1 < Double(Self.frame))
        #expect(Double(changed) * 1.1 < Double(Self.frame))
        for number in [Self.frame, solved, changed] {
            #expect(page.contains(number.formatted(.number.locale(Locale(identifier: "en_US")))), "\(number)")
        }
    }

    @Test("and the sizes are at most the budgets")
    func sizes() throws {
        let budget = try Self.text("Laboratory/UIKitTypecheck/Objects/budget.txt").split(separator: "\n")
            .filter { !$0.hasPrefix("#") }.map { $0.split(separator: " ") }
        func most(_ libraries: String...) -> String {
            let bytes = budget.filter { libraries.contains(String($0[0])) }.compactMap { Double($0[1]) }.reduce(0, +)
            return String(Int((bytes / 1000).rounded(.up)))
        }
        let deck = most("UIKitShim", "GestureArbiter", "Cards", "InteractiveDismissal", "DeckTransition")
        let page = try Self.text("Documentation/OnDevices.md")
        #expect(page.contains("a deck needs have at most \(deck) KB"))
        #expect(page.contains("GestureArbiterDiagnostics at most \(most("GestureArbiterDiagnostics")),"))
        #expect(page.contains("GestureArbiterFlights at most \(most("GestureArbiterFlights")):"))
        let migration = try Self.text("Sources/DeckTransition/DeckTransition.docc/ComingFromPanModal.md")
        #expect(migration.contains("have at most \(deck) KB"))
    }

    /// Instructions by subject.
    private static func counts() throws -> [String: Int] {
        let lines = try text("Benchmarks/gate.numbers").split(separator: "\n").filter { !$0.hasPrefix("#") }
        return Dictionary(
            uniqueKeysWithValues: lines.map { line in
                let parts = line.split(separator: " ", maxSplits: 2)
                return (String(parts[2]), Int(parts[0]) ?? 0)
            })
    }

    private static func text(_ path: String) throws -> String {
        try String(contentsOf: SampleTests.root.appendingPathComponent(path), encoding: .utf8)
    }
}
