extension Simplex {
    /// Adds `expression` ⋛ 0, and returns the constraint's number.
    ///
    /// Throws if the constraint is required and contradicts required ones; it is then not added, and the conflict names
    /// those.
    func add(
        _ expression: SolverRow, _ relation: SolverRelation, priority: Float = Simplex.required
    ) throws(SolverConflict) -> Int {
        try repair()
        var row = reduced(expression)
        let record = equip(&row, relation, constant: expression.constant, priority: priority)
        if row.constant < 0 { row.scale(by: -1) }
        let own = [record.marker] + (record.other.map { [$0] } ?? [])
        if let subject = subject(of: row, own: own) {
            row.solve(for: subject)
            enter(row, for: subject)
        } else if row.terms.allSatisfy({ $0.symbol.isDummy }) {
            guard abs(row.constant) <= SolverTolerance.value else {
                throw SolverConflict(constraints: constraints(of: row.terms.map(\.symbol)))
            }
            row.solve(for: record.marker)
            enter(row, for: record.marker)
        } else {
            try addByArtificialSymbol(row, marker: record.marker)
        }
        let number = nextConstraint()
        records[number] = record
        for symbol in own { owners[symbol] = number }
        count(record, times: 1)
        isOptimizationDue = true
        return number
    }

    /// Removes a constraint.
    func remove(_ number: Int) throws(SolverConflict) {
        guard let record = records[number] else { return }
        try repair()
        count(record, times: -1)
        records[number] = nil
        for symbol in [record.marker, record.other] { if let symbol { owners[symbol] = nil } }
        isOptimizationDue = true
        if rows.removeValue(forKey: record.marker) != nil { return }
        guard let leaving = leaving(for: record.marker), var row = rows.removeValue(forKey: leaving) else { return }
        row.solve(for: record.marker, leaving: leaving)
        // The marker is then in no other row, and its own row is removed with it.
        substitute(record.marker, by: row)
    }

    /// Changes the constant of a constraint's expression.
    ///
    /// The solution stays optimal for the objectives, so the dual simplex can continue from it.
    func setConstant(of number: Int, to constant: Double) {
        guard let record = records[number], record.constant != constant else { return }
        if isOptimizationDue, !isRepairDue { optimize() }
        records[number]?.constant = constant
        isRepairDue = true
        // The expression has grown by the change; the marker compensates for it.
        let change = (constant - record.constant) / record.sign
        if let basic = rows[record.marker]?.constant {
            rows[record.marker]?.constant = basic - change
            return
        }
        tidyColumn(of: record.marker)
        for key in Set(columns[record.marker.number]) {
            guard let index = rows.index(forKey: key) else { continue }
            let coefficient = rows.values[index].coefficient(of: record.marker)
            if coefficient != 0 { rows.values[index].constant += coefficient * change }
        }
    }

    /// Changes the priority of an optional constraint to another optional one.
    func setPriority(of number: Int, to priority: Float) throws(SolverConflict) {
        guard let record = records[number], !record.errors.isEmpty, priority < Self.required else { return }
        try repair()
        count(record, times: -1)
        records[number]?.priority = priority
        var changed = record
        changed.priority = priority
        count(changed, times: 1)
        isOptimizationDue = true
    }

    /// Adds the constraint's own symbols to its expression.
    private func equip(
        _ row: inout SolverRow, _ relation: SolverRelation, constant: Double, priority: Float
    ) -> Record {
        let isRequired = priority >= Self.required
        func record(_ marker: SolverSymbol, _ other: SolverSymbol?, sign: Double, errors: [SolverSymbol]) -> Record {
            row.add(sign, of: marker)
            if let other { row.add(-sign, of: other) }
            return Record(
                marker: marker, other: other, sign: sign, errors: errors, constant: constant, priority: priority)
        }
        if case .equal = relation {
            if isRequired { return record(symbol(.dummy), nil, sign: 1, errors: []) }
            let (above, below) = (symbol(.restricted), symbol(.restricted))
            return record(above, below, sign: -1, errors: [above, below])
        }
        let sign: Double = if case .greaterOrEqual = relation { -1 } else { 1 }
        let slack = symbol(.restricted)
        let error = isRequired ? nil : symbol(.restricted)
        return record(slack, error, sign: sign, errors: error.map { [$0] } ?? [])
    }

    /// Returns a symbol for which the row can be solved without the other rows: a free one, or one that is in no other
    /// row and does not become negative.
    private func subject(of row: SolverRow, own: [SolverSymbol]) -> SolverSymbol? {
        var new: SolverSymbol?
        for term in row.terms {
            if term.symbol.isFree { return term.symbol }
            let isSuitable = term.symbol.isRestricted && term.coefficient < 0 && isInNoRow(term.symbol)
            if new == nil, isSuitable, !own.contains(term.symbol) { new = term.symbol }
        }
        return new ?? own.first { $0.isRestricted && row.coefficient(of: $0) < 0 }
    }

    /// Adds the errors of a constraint to the objective of its priority, or removes them.
    private func count(_ record: Record, times factor: Double) {
        guard !record.errors.isEmpty else { return }
        let place = objectives.firstIndex { $0.priority <= record.priority } ?? objectives.count
        if place == objectives.count || objectives[place].priority != record.priority {
            objectives.insert(Objective(priority: record.priority), at: place)
        }
        objectives[place].uses += factor > 0 ? 1 : -1
        guard objectives[place].uses > 0 else {
            objectives.remove(at: place)
            return
        }
        for error in record.errors {
            if let row = rows[error] {
                objectives[place].row.add(row, times: factor)
            } else {
                objectives[place].row.add(factor, of: error)
            }
        }
    }

    /// Returns the basic symbol whose row the marker can take without making a value negative.
    private func leaving(for marker: SolverSymbol) -> SolverSymbol? {
        var falling: (ratio: Double, symbol: SolverSymbol)?
        var rising: (ratio: Double, symbol: SolverSymbol)?
        var (any, dummy): (SolverSymbol?, SolverSymbol?)
        for symbol in columns[marker.number] {
            guard let row = rows[symbol] else { continue }
            let coefficient = row.coefficient(of: marker)
            guard coefficient != 0 else { continue }
            if symbol.isFree { any = min(any ?? symbol, symbol) }
            if symbol.isDummy { dummy = min(dummy ?? symbol, symbol) }
            guard symbol.isRestricted else { continue }
            let candidate = (ratio: abs(row.constant / coefficient), symbol: symbol)
            if coefficient < 0 {
                if falling.map({ candidate < $0 }) ?? true { falling = candidate }
            } else if rising.map({ candidate < $0 }) ?? true {
                rising = candidate
            }
        }
        return dummy ?? falling?.symbol ?? rising?.symbol ?? any
    }
}
