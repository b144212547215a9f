// Constraints that contradict each other: the last activated one is dropped, and the stage warns.
extension LayoutEngine {
    func addToSimplex(_ constraint: NSLayoutConstraint) {
        let key = ObjectIdentifier(constraint)
        guard constraint.first != nil, !constraint.hasSecond || constraint.second != nil else { return }
        let row = row(of: constraint)
        attempt { () throws(SolverConflict) in try simplex.repair() }
        guard !isRebuildDue else { return }
        let relation: SolverRelation =
            switch constraint.relation {
            case .lessThanOrEqual: .lessOrEqual
            case .equal: .equal
            case .greaterThanOrEqual: .greaterOrEqual
            }
        do throws(SolverConflict) {
            let number = try simplex.add(row, relation, priority: constraint.priority.rawValue)
            entries[key]?.number = number
            entries[key]?.isBroken = false
            causes[number] = .constraint(constraint)
        } catch {
            guard entries[key]?.isBroken == false else { return }
            entries[key]?.isBroken = true
            if fitting == nil { report(constraint, against: error) }
        }
    }

    private func report(_ constraint: NSLayoutConstraint, against conflict: SolverConflict) {
        var frames: Set<ObjectIdentifier> = []
        var lines = conflict.constraints.compactMap { number -> String? in
            switch causes[number] {
            case .constraint(let other): return other.explanation
            case .frame(let layout):
                guard frames.insert(ObjectIdentifier(layout.view)).inserted else { return nil }
                return "<NSAutoresizingMaskLayoutConstraint of \(layout.view.layoutName)>"
            case nil: return nil
            }
        }
        lines.append(constraint.explanation)
        Stage.of(root)?.warnings.append(
            "Unable to simultaneously satisfy constraints: \(lines.joined(separator: ", ")). "
                + "Will attempt to recover by breaking constraint \(constraint.explanation). Remove one of them, or give it a lower priority."
        )
    }
}
