/// A set of linear constraints and the best values for them: the incremental simplex of Cassowary.
///
/// Badros, Borning and Stuckey, "The Cassowary Linear Arithmetic Constraint Solving Algorithm", 2001. Two things are
/// other than there. A priority is above every sum of lower ones: there is an objective for each, and they are compared
/// in their order. And a constraint's constant may change at any time: `setConstant(of:to:)`, by the dual simplex.
final class Simplex {
    /// What is known of a constraint besides the tableau.
    struct Record {
        /// The symbol that is in no other constraint.
        let marker: SolverSymbol
        /// The second symbol that is in no other constraint; an error.
        let other: SolverSymbol?
        /// The marker's coefficient in `expression + sign · marker = 0`.
        let sign: Double
        /// The symbols that are to be small, none where the constraint is required.
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

    /// What each basic symbol is, in terms of those that are not: these are 0.
    @exclusivity(unchecked) var rows: [SolverSymbol: SolverRow] = [:]
    /// The basic symbols whose rows may have a symbol, by the symbol's number; some of them may have it no more.
    @exclusivity(unchecked) private(set) var columns: [[SolverSymbol]] = [[]]
    /// The objectives, the highest priority first.
    var objectives: [Objective] = []
    /// The objective of the search for a first solution, while there is one.
    var artificial: SolverRow?
    var records: [Int: Record] = [:]
    /// The constraints by the symbols that are in no other.
    var owners: [SolverSymbol: Int] = [:]
    /// True if a better solution may be there.
    var isOptimizationDue = false
    /// True if a row may have a value that it must not have.
    var isRepairDue = false
    /// The number of exchanges so far. Errors of rounding grow with it.
    private(set) var pivots = 0
    private var lastNumber = 0
    private var lastConstraint = 0

    /// Returns a new unknown, which may have any value or is never negative.
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

    /// Finds the best values. Throws where constants have made required constraints contradict each other; after that
    /// nothing but a new simplex helps.
    func solve() throws(SolverConflict) {
        try repair()
        optimize()
    }

    // MARK: The tableau

    /// True if a symbol that is not basic is in no row.
    func isInNoRow(_ symbol: SolverSymbol) -> Bool { columns[symbol.number].isEmpty }

    /// Puts a row into the tableau that says what a symbol is.
    func enter(_ row: SolverRow, for symbol: SolverSymbol) {
        substitute(symbol, by: row)
        rows[symbol] = row
        for term in row.terms { columns[term.symbol.number].append(symbol) }
    }

    /// Exchanges a basic symbol and one that is not.
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

    /// Takes a symbol that is 0 out of all rows.
    func forget(_ symbol: SolverSymbol) {
        for key in columns[symbol.number] {
            if let index = rows.index(forKey: key) { rows.values[index].remove(symbol) }
        }
        columns[symbol.number] = []
        for index in objectives.indices { objectives[index].row.remove(symbol) }
    }

    /// Leaves out of a symbol's column what is there twice, or not true any more.
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

    /// The constraints whose own symbols are among these.
    func constraints(of symbols: some Sequence<SolverSymbol>) -> [Int] {
        Set(symbols.compactMap { owners[$0] }).sorted()
    }
}
