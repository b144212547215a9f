// The steps to the best solution. Of several possible symbols the oldest is taken (Bland's rule), so that the steps
// end; a limit guards against cycles by rounding.
extension Simplex {
    private static let mostSteps = 10_000

    /// Improves a feasible solution until it is optimal: first by the highest objective, then by each lower one, as far
    /// as the higher ones do not change.
    func optimize() {
        guard isOptimizationDue else { return }
        isOptimizationDue = false
        var (place, steps) = (0, 0)
        while place < objectives.count, steps < Self.mostSteps {
            steps += 1
            if let entering = improvement(of: place), let leaving = limit(of: entering) {
                pivot(entering: entering, leaving: leaving)
            } else {
                place += 1
            }
        }
    }

    /// Restores a feasible solution after constants have changed, by the dual simplex.
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

    /// Adds a row that cannot be solved for any of its symbols: introduces an artificial symbol, and then brings it to
    /// 0.
    func addByArtificialSymbol(_ row: SolverRow, marker: SolverSymbol) throws(SolverConflict) {
        let symbol = symbol(.restricted)
        enter(row, for: symbol)
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
            enter(row, for: entering)
        }
        forget(symbol)
    }

    /// Returns the oldest symbol whose growth improves an objective without worsening a higher one.
    private func improvement(of place: Int) -> SolverSymbol? {
        for term in objectives[place].row.terms where term.coefficient < 0 && !term.symbol.isDummy {
            let isFree = objectives[..<place].allSatisfy { $0.row.coefficient(of: term.symbol) == 0 }
            if isFree { return term.symbol }
        }
        return nil
    }

    /// Returns the basic symbol that first becomes 0 as the entering symbol grows.
    private func limit(of entering: SolverSymbol, preferring preferred: SolverSymbol? = nil) -> SolverSymbol? {
        var best: (ratio: Double, symbol: SolverSymbol)?
        tidyColumn(of: entering)
        for symbol in columns[entering.number] where symbol.isRestricted {
            guard let row = rows[symbol] else { continue }
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

    /// Returns the symbol whose growth makes the row feasible at the least cost; nil if none does.
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
