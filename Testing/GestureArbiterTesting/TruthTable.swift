import GestureArbiter
import GestureArbiterDiagnostics

/// Every combination of answers to a policy's criteria, and whether the finger drags.
///
///     print(policy.truthTable!)
public struct TruthTable: Equatable, Sendable, CustomStringConvertible {
    /// The columns: each criterion of the policy once, in the order of the policy.
    public let criteria: [ArbitrationPolicy.Condition]
    /// The combinations that can be: an offset of at most 0 is also at most 10.
    public let rows: [Row]

    /// One combination.
    public struct Row: Equatable, Sendable {
        /// The answers, one for each criterion.
        public let answers: [Bool]
        /// Whether the finger drags.
        public let drags: Bool
    }

    /// A line with the names, and a line for each combination.
    public var description: String {
        let names = criteria.map(\.description)
        let head = (names + ["drags"]).joined(separator: " | ")
        let lines = rows.map { row in
            let answers = zip(names, row.answers).map { name, holds in
                let answer = holds ? "yes" : "no"
                return answer + String(repeating: " ", count: max(name.count - answer.count, 0))
            }
            return (answers + [row.drags ? "yes" : "no"]).joined(separator: " | ")
        }
        return ([head] + lines).joined(separator: "\n")
    }
}

extension ArbitrationPolicy {
    /// The policy's truth table; nil for more than eight criteria.
    ///
    /// "Not yet" counts as no. Claims, the direction and a client's veto are no criteria.
    public var truthTable: TruthTable? {
        let whole = exclusion.map { condition && !$0 } ?? condition
        guard let criteria = Condition.distinct(whole.criteria, atMost: 8) else { return nil }
        let rows = (0..<(1 << criteria.count)).compactMap { bits -> TruthTable.Row? in
            let answers = criteria.indices.map { bits & (1 << $0) != 0 }
            guard Condition.areConsistent(criteria, answers) else { return nil }
            let drags = whole.outcome { criterion in criteria.firstIndex(of: criterion).map { answers[$0] } }
            return TruthTable.Row(answers: answers, drags: drags ?? false)
        }
        return TruthTable(criteria: criteria.map { Condition(.criterion($0)) }, rows: rows)
    }
}
