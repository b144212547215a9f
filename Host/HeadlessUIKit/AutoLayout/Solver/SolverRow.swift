/// A linear expression: a constant and, for each symbol in it, a coefficient that is not 0.
struct SolverRow {
    struct Term {
        let symbol: SolverSymbol
        var coefficient: Double
    }

    var constant: Double
    /// Ascending by symbol, so that sums have the same order in every run.
    private(set) var terms: [Term] = []

    init(constant: Double = 0) { self.constant = constant }

    init(_ symbol: SolverSymbol) {
        constant = 0
        terms = [Term(symbol: symbol, coefficient: 1)]
    }

    func coefficient(of symbol: SolverSymbol) -> Double {
        let index = index(of: symbol)
        return index < terms.count && terms[index].symbol == symbol ? terms[index].coefficient : 0
    }

    /// Adds a multiple of a symbol. True if the row now contains the symbol and did not before.
    @discardableResult mutating func add(_ coefficient: Double, of symbol: SolverSymbol) -> Bool {
        let index = index(of: symbol)
        guard index < terms.count, terms[index].symbol == symbol else {
            guard abs(coefficient) > SolverTolerance.coefficient else { return false }
            terms.insert(Term(symbol: symbol, coefficient: coefficient), at: index)
            return true
        }
        terms[index].coefficient += coefficient
        if abs(terms[index].coefficient) <= SolverTolerance.coefficient { terms.remove(at: index) }
        return false
    }

    /// Adds a multiple of another row; calls `gaining` with each symbol that is new in this row.
    mutating func add(_ row: SolverRow, times factor: Double = 1, gaining: (SolverSymbol) -> Void = { _ in }) {
        constant += row.constant * factor
        guard factor != 0, !row.terms.isEmpty else { return }
        guard row.terms.count * 16 > terms.count else {
            // Inserting a few terms into a long row is faster than merging both rows.
            for term in row.terms where add(term.coefficient * factor, of: term.symbol) { gaining(term.symbol) }
            return
        }
        var sum: [Term] = []
        sum.reserveCapacity(terms.count + row.terms.count)
        var (own, other) = (0, 0)
        while own < terms.count || other < row.terms.count {
            if other == row.terms.count || own < terms.count && terms[own].symbol < row.terms[other].symbol {
                sum.append(terms[own])
                own += 1
                continue
            }
            var term = row.terms[other]
            term.coefficient *= factor
            let isOwn = own < terms.count && terms[own].symbol == term.symbol
            if isOwn {
                term.coefficient += terms[own].coefficient
                own += 1
            }
            other += 1
            guard abs(term.coefficient) > SolverTolerance.coefficient else { continue }
            sum.append(term)
            if !isOwn { gaining(term.symbol) }
        }
        terms = sum
    }

    mutating func remove(_ symbol: SolverSymbol) {
        let index = index(of: symbol)
        if index < terms.count, terms[index].symbol == symbol { terms.remove(at: index) }
    }

    mutating func scale(by factor: Double) {
        constant *= factor
        for index in terms.indices { terms[index].coefficient *= factor }
    }

    /// Solves `row = 0` for `symbol`.
    mutating func solve(for symbol: SolverSymbol) {
        let coefficient = coefficient(of: symbol)
        remove(symbol)
        scale(by: -1 / coefficient)
    }

    /// Solves `leaving = row` for `entering`.
    mutating func solve(for entering: SolverSymbol, leaving: SolverSymbol) {
        add(-1, of: leaving)
        solve(for: entering)
    }

    /// Replaces a symbol by its expression; calls `gaining` with each symbol that is new in the row.
    mutating func substitute(
        _ symbol: SolverSymbol, by row: SolverRow, gaining: (SolverSymbol) -> Void = { _ in }
    ) {
        let coefficient = coefficient(of: symbol)
        guard coefficient != 0 else { return }
        remove(symbol)
        add(row, times: coefficient, gaining: gaining)
    }

    /// The index of the first term at or after the symbol.
    private func index(of symbol: SolverSymbol) -> Int {
        var (low, high) = (0, terms.count)
        while low < high {
            let middle = (low + high) / 2
            if terms[middle].symbol < symbol { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
