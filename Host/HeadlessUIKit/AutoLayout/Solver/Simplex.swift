/// A set of linear constraints and their best solution: the incremental simplex of Cassowary.
///
/// Badros, Borning and Stuckey, "The Cassowary Linear Arithmetic Constraint Solving Algorithm", 2001. Two things differ
/// from the paper. A priority outweighs any sum of lower ones: each has its own objective, and the objectives are
/// compared in order. And a constraint's constant can change at any time, by `setConstant(of:to:)` and the dual
/// simplex.
final class Simplex {
    /// The data of a constraint outside the tableau.
    struct Record {
        /// A symbol that occurs in no other constraint.
        let marker: SolverSymbol
        /// A second symbol that occurs in no other constraint; an error.
        let other: SolverSymbol?
        /// The marker's coefficient in `expression + sign · marker = 0`.
        let sign: Double
        /// The symbols to minimize; none if the constraint is required.
        let errors: [SolverSymbol]
        var constant: Double
        var priority: Float
    }

    /// The objective of one priority: the sum of its errors.
    struct Objective {
        let priority: Float
        var row = SolverRow()
        /// The number of constraints of that priority.
        var uses = 0
    }

    static let required: Float = 1000

    /// Each basic symbol as an expression of the other symbols, which are 0.
    @exclusivity(unchecked) var rows: [SolverSymbol: SolverRow] = [:]
    /// The basic symbols whose rows may contain a symbol, by the symbol's number. Some rows may no longer contain it.
    @exclusivity(unchecked) private(set) var columns: [[SolverSymbol]] = [[]]
    /// The objectives, the highest priority first.
    var objectives: [Objective] = []
    /// The objective of the search for a first solution, while there is one.
    var artificial: SolverRow?
    var records: [Int: Record] = [:]
    /// The constraints, by the symbols that occur in no other constraint.
    var owners: [SolverSymbol: Int] = [:]
    /// True if a better solution may exist.
    var isOptimizationDue = false
    /// True if a value may be infeasible.
    var isRepairDue = false
    /// The number of pivots so far. Rounding errors grow with it.
    private(set) var pivots = 0
    private var lastNumber = 0
    private var lastConstraint = 0

    /// Returns a new unknown.
    func variable(isNegativeAllowed: Bool = true) -> SolverSymbol { symbol(isNegativeAllowed ? .free : .restricted) }

    func symbol(_ kind: SolverSymbol.Kind) -> SolverSymbol {
        lastNumber += 1
        columns.append([])
        return SolverSymbol(lastNumber, kind)
    }

    func nextConstraint() -> Int {
        lastConstraint += 1
        return lastConstraint
    }

    /// The value of an unknown, after `solve()`.
    func value(of symbol: SolverSymbol) -> Double { rows[symbol]?.constant ?? 0 }

    /// The value of an expression, after `solve()`.
    func value(of row: SolverRow) -> Double {
        row.terms.reduce(row.constant) { $0 + $1.coefficient * value(of: $1.symbol) }
    }

    /// Finds the best values. Throws if changed constants make required constraints contradict each other; the simplex
    /// must then be built again.
    func solve() throws(SolverConflict) {
        try repair()
        optimize()
    }

    // MARK: The tableau

    /// True if a non-basic symbol is in no row.
    func isInNoRow(_ symbol: SolverSymbol) -> Bool { columns[symbol.number].isEmpty }

    /// Adds the row of a basic symbol to the tableau.
    func enter(_ row: SolverRow, for symbol: SolverSymbol) {
        substitute(symbol, by: row)
        rows[symbol] = row
        for term in row.terms { columns[term.symbol.number].append(symbol) }
    }

    /// Exchanges a basic and a non-basic symbol.
    func pivot(entering: SolverSymbol, leaving: SolverSymbol) {
        guard var row = rows.removeValue(forKey: leaving) else { return }
        row.solve(for: entering, leaving: leaving)
        enter(row, for: entering)
        pivots += 1
    }

    func substitute(_ symbol: SolverSymbol, by row: SolverRow) {
        let column = columns[symbol.number]
        columns[symbol.number] = []
        for key in column {
            guard let index = rows.index(forKey: key) else { continue }
            rows.values[index].substitute(symbol, by: row) { columns[$0.number].append(key) }
        }
        for index in objectives.indices { objectives[index].row.substitute(symbol, by: row) }
        artificial?.substitute(symbol, by: row)
    }

    /// Removes a symbol whose value is 0 from all rows.
    func forget(_ symbol: SolverSymbol) {
        for key in columns[symbol.number] {
            if let index = rows.index(forKey: key) { rows.values[index].remove(symbol) }
        }
        columns[symbol.number] = []
        for index in objectives.indices { objectives[index].row.remove(symbol) }
    }

    /// Removes duplicate and outdated entries from a symbol's column.
    func tidyColumn(of symbol: SolverSymbol) {
        guard columns[symbol.number].count > 2 * rows.count + 64 else { return }
        columns[symbol.number] = Set(columns[symbol.number]).filter { rows[$0]?.coefficient(of: symbol) ?? 0 != 0 }
    }

    /// Returns the expression without basic symbols.
    func reduced(_ expression: SolverRow) -> SolverRow {
        var row = SolverRow(constant: expression.constant)
        for term in expression.terms {
            if let basic = rows[term.symbol] {
                row.add(basic, times: term.coefficient)
            } else {
                row.add(term.coefficient, of: term.symbol)
            }
        }
        return row
    }

    /// The constraints that own the given symbols.
    func constraints(of symbols: some Sequence<SolverSymbol>) -> [Int] {
        Set(symbols.compactMap { owners[$0] }).sorted()
    }
}
