import Foundation

/// A condition over all that may ever be the case, rather than in one situation.
extension ArbitrationPolicy.Condition {
    /// Whether there is any combination of answers under which the condition holds. Beyond twelve different questions
    /// it is taken to be possible: nobody writes that by mistake.
    var isPossible: Bool {
        guard let questions = distinctLeaves(atMost: 12) else { return true }
        return (0..<(1 << questions.count)).contains { bits in
            let answers = questions.indices.map { bits & (1 << $0) != 0 }
            return Self.areConsistent(questions, answers) && holds(questions, answers)
        }
    }

    /// Two parts of a conjunction that cannot both hold.
    var excludingPair: (Self, Self)? {
        guard case .all(let parts) = self else { return nil }
        for (index, one) in parts.enumerated() {
            for other in parts[(index + 1)...] where !(one && other).isPossible { return (one, other) }
        }
        return nil
    }

    /// The different conditions that this one is made of; nil where they are more than `limit`. Looked for one by one:
    /// for so few, quicker than hashing them.
    func distinctLeaves(atMost limit: Int) -> [Self]? {
        var found: [Self] = []
        for leaf in leaves where !found.contains(leaf) {
            guard found.count < limit else { return nil }
            found.append(leaf)
        }
        return found
    }

    private func holds(_ questions: [Self], _ answers: [Bool]) -> Bool {
        switch self {
        case .all(let parts): parts.allSatisfy { $0.holds(questions, answers) }
        case .any(let parts): parts.contains { $0.holds(questions, answers) }
        case .not(let inner): !inner.holds(questions, answers)
        case .always, .atEdge, .contentOffset, .touchStarts, .decelerating, .flag, .contentStill, .closure:
            questions.firstIndex(of: self).map { answers[$0] } ?? false
        }
    }

    /// What some answers say of others: an offset of at most 0 is one of at most 10, a second of stillness is half a
    /// second of it.
    private static func areConsistent(_ questions: [Self], _ answers: [Bool]) -> Bool {
        for (one, isTrue) in zip(questions, answers) {
            if one == .always, !isTrue { return false }
            guard isTrue else { continue }
            for (other, isOtherTrue) in zip(questions, answers) where !isOtherTrue && one.implies(other) {
                return false
            }
        }
        return true
    }

    private func implies(_ other: Self) -> Bool {
        switch (self, other) {
        case (.contentOffset(let limit), .contentOffset(let further)): limit <= further
        case (.contentStill(let duration), .contentStill(let shorter)): duration >= shorter
        default: false
        }
    }
}
