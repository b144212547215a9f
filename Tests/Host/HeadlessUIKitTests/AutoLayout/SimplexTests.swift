import Testing

@testable import HeadlessUIKit

/// Tests the solver with examples that are published with the algorithm: in the paper of Badros, Borning and Stuckey,
/// and in the tests of their Cassowary.
@Suite struct SimplexTests {
    let simplex = Simplex()

    @Test func `The midpoint of a line follows the mouse until an end meets its limit, as in the paper`() throws {
        let (left, middle, right) = (simplex.variable(), simplex.variable(), simplex.variable())
        try require(2 * middle - left - right, .equal)
        try require(left + 10 - right, .lessOrEqual)
        try require(left + 10, .greaterOrEqual)
        try require(right - 100, .lessOrEqual)
        try prefer(left - 30, at: 250)
        try prefer(right - 60, at: 250)
        let mouse = try prefer(middle - 45, at: 750)
        #expect(try values(left, middle, right) == [30, 45, 60])
        simplex.setConstant(of: mouse, to: -60)
        let moved = try values(left, middle, right)
        #expect(moved[1] == 60)
        #expect(moved[0] + moved[2] == 120)
        simplex.setConstant(of: mouse, to: -90)
        #expect(try values(middle)[0] == 90)
        simplex.setConstant(of: mouse, to: -98)
        #expect(try values(left, middle, right) == [90, 95, 100])
    }

    @Test func `A required equation holds, whichever of two weak ones gives way`() throws {
        let (x, y) = (simplex.variable(), simplex.variable())
        try require(x - y, .lessOrEqual)
        try require(y - x - 3, .equal)
        try prefer(x - 10, at: 1)
        try prefer(y - 10, at: 1)
        let found = try values(x, y)
        #expect(found == [10, 13] || found == [7, 10])
    }

    @Test func `Limits come and go, and the value with them`() throws {
        let x = simplex.variable()
        try prefer(x - 100, at: 1)
        #expect(try values(x) == [100])
        let ten = try require(x - 10, .lessOrEqual)
        let twenty = try require(x - 20, .lessOrEqual)
        #expect(try values(x) == [10])
        try simplex.remove(ten)
        #expect(try values(x) == [20])
        try simplex.remove(twenty)
        #expect(try values(x) == [100])
        let again = try require(x - 10, .lessOrEqual)
        let same = try require(x - 10, .lessOrEqual)
        #expect(try values(x) == [10])
        try simplex.remove(again)
        #expect(try values(x) == [10])
        try simplex.remove(same)
        #expect(try values(x) == [100])
    }

    @Test func `A second unknown is let go with the equation that binds it`() throws {
        let (x, y) = (simplex.variable(), simplex.variable())
        try prefer(x - 100, at: 1)
        try prefer(y - 120, at: 500)
        let ten = try require(x - 10, .lessOrEqual)
        let twenty = try require(x - 20, .lessOrEqual)
        #expect(try values(x, y) == [10, 120])
        try simplex.remove(ten)
        #expect(try values(x, y) == [20, 120])
        let bound = try require(2 * x - y, .equal)
        #expect(try values(x, y) == [20, 40])
        try simplex.remove(twenty)
        #expect(try values(x, y) == [60, 120])
        try simplex.remove(bound)
        #expect(try values(x, y) == [100, 120])
    }

    @Test func `Two required values contradict each other, and the conflict names the first`() throws {
        let x = simplex.variable()
        let ten = try require(x - 10, .equal)
        #expect(conflict { try require(x - 5, .equal) } == [ten])
        #expect(try values(x) == [10])
    }

    @Test func `Two limits that leave no value contradict each other`() throws {
        let x = simplex.variable()
        let ten = try require(x - 10, .greaterOrEqual)
        #expect(conflict { try require(x - 5, .lessOrEqual) } == [ten])
    }

    @Test func `A contradiction over a chain of limits names the links and nothing else`() throws {
        let (w, x, y, z) = (simplex.variable(), simplex.variable(), simplex.variable(), simplex.variable())
        let chain = [
            try require(w - 10, .greaterOrEqual), try require(x - w, .greaterOrEqual),
            try require(y - x, .greaterOrEqual), try require(z - y, .greaterOrEqual),
        ]
        try require(z - 8, .greaterOrEqual)
        #expect(conflict { try require(z - 4, .lessOrEqual) } == chain)
        #expect(try values(z)[0] >= 10)
    }

    @Test func `A higher priority outweighs any number of lower ones`() throws {
        let x = simplex.variable()
        for _ in 0..<50 { try prefer(x - 0, at: 749) }
        try prefer(x - 100, at: 750)
        #expect(try values(x) == [100])
    }

    @Test func `Another priority decides anew`() throws {
        let x = simplex.variable()
        try prefer(x - 1, at: 500)
        let second = try prefer(x - 2, at: 400)
        #expect(try values(x) == [1])
        try simplex.setPriority(of: second, to: 600)
        #expect(try values(x) == [2])
    }

    @Test func `A width is never negative`() throws {
        let width = simplex.variable(isNegativeAllowed: false)
        try prefer(width + 20, at: 750)
        #expect(try values(width) == [0])
        #expect(conflict { try require(width + 1, .equal) } == [])
    }

    @Test func `A constant that makes required constraints contradict each other is told by their numbers`() throws {
        let x = simplex.variable()
        let low = try require(x - 10, .greaterOrEqual)
        let high = try require(x - 20, .lessOrEqual)
        #expect(try values(x)[0] >= 10)
        simplex.setConstant(of: high, to: -5)
        #expect(conflict { try simplex.solve() } == [low, high])
    }

    @Test func `Constants that are changed together contradict each other only in what they say together`() throws {
        let x = simplex.variable()
        let one = try require(x - 10, .equal)
        let same = try require(2 * x - 20, .equal)
        simplex.setConstant(of: one, to: -15)
        simplex.setConstant(of: same, to: -30)
        #expect(try values(x) == [15])
    }

    @Test func `A row of a hundred boxes follows its first and its width, without being solved anew`() throws {
        let edges = (0...100).map { _ in simplex.variable() }
        let first = try require(edges[0] + 0, .equal)
        let last = try require(edges[100] - 1000, .equal)
        for index in 1..<100 {
            let outside: SolverRow = edges[index - 1] + edges[index + 1]
            try require(outside + -2 * edges[index], .equal)
        }
        #expect(abs(try values(edges[37])[0] - 370) < 1e-6)
        let pivots = simplex.pivots
        simplex.setConstant(of: first, to: -100)
        simplex.setConstant(of: last, to: -2100)
        #expect(abs(try values(edges[37])[0] - 840) < 1e-6)
        #expect(simplex.pivots == pivots)
    }

    @Test func `Whatever is added and removed, what is left is solved as if nothing else had been there`() throws {
        for seed in 1...60 {
            let mixed = try mixture(seed: seed)
            #expect(mixed.incremental == mixed.fresh, "seed \(seed)")
        }
    }

    // MARK: Words

    @discardableResult
    private func require(_ row: SolverRow, _ relation: SolverRelation) throws -> Int {
        try simplex.add(row, relation)
    }

    @discardableResult
    private func prefer(_ row: SolverRow, at priority: Float) throws -> Int {
        try simplex.add(row, .equal, priority: priority)
    }

    private func values(_ symbols: SolverSymbol...) throws -> [Double] {
        try simplex.solve()
        return symbols.map(simplex.value)
    }

    private func conflict(_ body: () throws -> Any) -> [Int]? {
        do {
            _ = try body()
            return nil
        } catch {
            return (error as? SolverConflict)?.constraints
        }
    }

    /// The losses by priority of a random set of constraints, of which every third was removed again and some constants
    /// were changed; and the losses of the resulting set solved anew.
    private func mixture(seed: Int) throws -> (incremental: [String], fresh: [String]) {
        var random = Mixer(state: UInt64(seed))
        struct Entry {
            var terms: [(Int, Double)]
            var constant: Double
            let relation: SolverRelation
            let priority: Float
        }
        func row(_ entry: Entry, _ symbols: [SolverSymbol]) -> SolverRow {
            entry.terms.reduce(into: SolverRow(constant: entry.constant)) { $0.add($1.1, of: symbols[$1.0]) }
        }
        func losses(_ simplex: Simplex, _ entries: [Entry], _ symbols: [SolverSymbol]) -> [String] {
            let found = entries.reduce(into: [Float: Double]()) { losses, entry in
                let value = simplex.value(of: row(entry, symbols))
                let loss =
                    switch entry.relation {
                    case .equal: abs(value)
                    case .lessOrEqual: max(0, value)
                    case .greaterOrEqual: max(0, -value)
                    }
                losses[entry.priority, default: 0] += loss
            }
            return found.sorted { $0.key > $1.key }.map { "\($0.key): \(($0.value * 1e4).rounded() / 1e4 + 0)" }
        }
        let simplex = Simplex()
        let symbols = (0..<6).map { simplex.variable(isNegativeAllowed: $0 % 2 == 0) }
        var kept: [(number: Int, entry: Entry)] = []
        for step in 0..<40 {
            let terms = (0..<random.next(3) + 1).map { _ in (random.next(6), Double(random.next(5) - 2)) }
            let entry = Entry(
                terms: terms, constant: Double(random.next(200) - 100),
                relation: [.equal, .lessOrEqual, .greaterOrEqual][random.next(3)],
                priority: [250, 500, 750][random.next(3)])
            kept.append((try simplex.add(row(entry, symbols), entry.relation, priority: entry.priority), entry))
            if step % 3 == 2 { try simplex.remove(kept.remove(at: random.next(kept.count)).number) }
            if step % 4 == 3 {
                let index = random.next(kept.count)
                kept[index].entry.constant = Double(random.next(200) - 100)
                simplex.setConstant(of: kept[index].number, to: kept[index].entry.constant)
            }
            if step % 5 == 4 { try simplex.solve() }
        }
        try simplex.solve()
        let fresh = Simplex()
        let freshSymbols = (0..<6).map { fresh.variable(isNegativeAllowed: $0 % 2 == 0) }
        for (_, entry) in kept {
            _ = try fresh.add(row(entry, freshSymbols), entry.relation, priority: entry.priority)
        }
        try fresh.solve()
        let entries = kept.map(\.entry)
        return (losses(simplex, entries, symbols), losses(fresh, entries, freshSymbols))
    }
}

/// A few numbers that look random and are the same in every run.
private struct Mixer {
    var state: UInt64

    mutating func next(_ limit: Int) -> Int {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int(state >> 33) % limit
    }
}

private func * (factor: Double, symbol: SolverSymbol) -> SolverRow {
    var row = SolverRow()
    row.add(factor, of: symbol)
    return row
}
private func - (symbol: SolverSymbol, constant: Double) -> SolverRow { 1 * symbol + -constant }
private func + (symbol: SolverSymbol, constant: Double) -> SolverRow { 1 * symbol + constant }
private func - (one: SolverSymbol, other: SolverSymbol) -> SolverRow { 1 * one - other }
private func + (one: SolverSymbol, other: SolverSymbol) -> SolverRow { 1 * one + 1 * other }
private func + (row: SolverRow, constant: Double) -> SolverRow {
    var row = row
    row.constant += constant
    return row
}
private func - (row: SolverRow, constant: Double) -> SolverRow { row + -constant }
private func + (one: SolverRow, other: SolverRow) -> SolverRow {
    var sum = one
    sum.add(other)
    return sum
}
private func - (row: SolverRow, symbol: SolverSymbol) -> SolverRow { row + -1 * symbol }
