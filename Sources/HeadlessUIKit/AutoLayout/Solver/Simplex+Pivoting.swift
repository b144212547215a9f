// What the simplex does to come to its best solution. Of several symbols that would do, the oldest one is taken (Bland's
// rule), so that the steps come to an end; and there is a limit to them, should rounding lead them in a circle.
extension Simplex {
    private static let mostSteps = 10_000

    /// Improves a solution that there is until it is the best.
    func optimize() {
        guard isOptimizationDue else { return }
        isOptimizationDue = false
        for _ in 0..<Self.mostSteps {
            guard let entering = improvement(), let leaving = limit(of: entering) else { return }
            pivot(entering: entering, leaving: leaving)
        }
    }

    /// Comes back to a solution after constants have changed: the dual simplex.
    func repair() throws(SolverConflict) {
        guard isRepairDue else { return }
        for _ in 0..<Self.mostSteps {
            guard let leaving = rows.lazy.filter({ Self.isBroken($0.key, $0.value) }).map(\.key).min() else { break }
            guard !leaving.isDummy, let row = rows[leaving], let entering = cheapest(in: row) else {
                let symbols = (rows[leaving]?.terms.map(\.symbol) ?? []) + [leaving]
                throw SolverConflict(constraints: constraints(of: symbols))
            }
            pivot(entering: entering, leaving: leaving)
        }
        isRepairDue = false
    }

    private static func isBroken(_ symbol: SolverSymbol, _ row: SolverRow) -> Bool {
        if symbol.isDummy { return abs(row.constant) > SolverTolerance.value }
        return symbol.isRestricted && row.constant < -SolverTolerance.value
    }

    /// Adds a row that no symbol can simply be solved for: a symbol of its own, to begin with, which is then brought to
    /// 0.
    func addByArtificialSymbol(_ row: SolverRow, marker: SolverSymbol) throws(SolverConflict) {
        let symbol = symbol(.restricted)
        rows[symbol] = row
        artificial = row
        for _ in 0..<Self.mostSteps {
            guard
                let entering = artificial?.terms.first(where: {
                    !$0.symbol.isDummy && $0.coefficient < -SolverTolerance.coefficient
                })?.symbol, let leaving = limit(of: entering, preferring: symbol)
            else { break }
            pivot(entering: entering, leaving: leaving)
        }
        artificial = nil
        if var row = rows.removeValue(forKey: symbol) {
            guard row.constant <= SolverTolerance.value else {
                throw SolverConflict(constraints: constraints(of: row.terms.map(\.symbol)))
            }
            let restricted = row.terms.first { $0.symbol.isRestricted }?.symbol
            let entering = restricted ?? marker
            guard row.coefficient(of: entering) != 0 else { return }
            row.constant = 0
            row.solve(for: entering)
            substitute(entering, by: row)
            rows[entering] = row
        }
        var index = rows.values.startIndex
        while index != rows.values.endIndex {
            rows.values[index].remove(symbol)
            rows.values.formIndex(after: &index)
        }
        for index in objectives.indices { objectives[index].row.remove(symbol) }
    }

    /// The oldest symbol that makes the solution better as it grows: the highest objective that it changes falls.
    private func improvement() -> SolverSymbol? {
        var decided: Set<SolverSymbol> = []
        var best: SolverSymbol?
        for objective in objectives {
            for term in objective.row.terms where !term.symbol.isDummy && decided.insert(term.symbol).inserted {
                if term.coefficient < 0, best.map({ term.symbol < $0 }) ?? true { best = term.symbol }
            }
        }
        return best
    }

    /// The basic symbol that is the first to become 0 as another one grows.
    private func limit(of entering: SolverSymbol, preferring preferred: SolverSymbol? = nil) -> SolverSymbol? {
        var best: (ratio: Double, symbol: SolverSymbol)?
        for (symbol, row) in rows where symbol.isRestricted {
            let coefficient = row.coefficient(of: entering)
            guard coefficient < -SolverTolerance.coefficient else { continue }
            let ratio = -row.constant / coefficient
            guard let known = best else {
                best = (ratio, symbol)
                continue
            }
            let isPreferred = symbol == preferred && ratio <= known.ratio
            let isOlder = symbol < known.symbol && known.symbol != preferred
            if ratio < known.ratio || isPreferred || ratio == known.ratio && isOlder { best = (ratio, symbol) }
        }
        return best?.symbol
    }

    /// The symbol whose growth brings a row back at the least loss; nil where none does.
    private func cheapest(in row: SolverRow) -> SolverSymbol? {
        var best: (cost: [Double], symbol: SolverSymbol)?
        for term in row.terms where term.symbol.isRestricted && term.coefficient > SolverTolerance.coefficient {
            let cost = objectives.map { $0.row.coefficient(of: term.symbol) / term.coefficient }
            if best.map({ Self.isLess(cost, $0.cost) }) ?? true { best = (cost, term.symbol) }
        }
        return best?.symbol
    }

    private static func isLess(_ one: [Double], _ other: [Double]) -> Bool {
        for (one, other) in zip(one, other) where abs(one - other) > SolverTolerance.coefficient { return one < other }
        return false
    }
}
