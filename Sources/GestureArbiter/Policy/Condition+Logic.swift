import Foundation

extension ArbitrationPolicy.Condition {
    /// Whether any situation makes the condition true. Assumed for more than twelve criteria.
    package var isPossible: Bool {
        guard let criteria = Self.distinct(criteria, atMost: 12) else { return true }
        return (0..<(1 << criteria.count)).contains { bits in
            let answers = criteria.indices.map { bits & (1 << $0) != 0 }
            return Self.areConsistent(criteria, answers)
                && outcome { criterion in criteria.firstIndex(of: criterion).map { answers[$0] } } == true
        }
    }

    var excludingPair: (Self, Self)? {
        guard case .all(let parts) = form else { return nil }
        for (index, one) in parts.enumerated() {
            for other in parts[(index + 1)...] where !(one && other).isPossible { return (one, other) }
        }
        return nil
    }

    /// The distinct criteria; nil for more than `limit`. For so few, a linear search is faster than hashing.
    package static func distinct(
        _ criteria: [ArbitrationPolicy.Criterion], atMost limit: Int
    ) -> [ArbitrationPolicy.Criterion]? {
        var found: [ArbitrationPolicy.Criterion] = []
        for criterion in criteria where !found.contains(criterion) {
            guard found.count < limit else { return nil }
            found.append(criterion)
        }
        return found
    }

    /// Whether the answers agree: an offset of at most 0 is also at most 10.
    package static func areConsistent(_ criteria: [ArbitrationPolicy.Criterion], _ answers: [Bool]) -> Bool {
        for (one, isTrue) in zip(criteria, answers) {
            if one.kind == .always, !isTrue { return false }
            guard isTrue else { continue }
            for (other, isOtherTrue) in zip(criteria, answers) where !isOtherTrue && one.implies(other) {
                return false
            }
        }
        return true
    }
}
