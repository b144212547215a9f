import Foundation

extension ArbitrationPolicy {
    /// The answer to a condition.
    public enum Truth: String, Hashable, Sendable {
        /// It holds.
        case yes
        /// It does not hold.
        case no
        /// Not now; waiting alone would make it so.
        case notYet

        var holds: Bool { self == .yes }
    }
}

extension ArbitrationPolicy.Condition {
    /// Whether the condition holds in `situation`. Allocates nothing.
    public func truth(in situation: ArbitrationPolicy.Situation) -> ArbitrationPolicy.Truth {
        switch self {
        case .always:
            .yes
        case .atEdge:
            situation.roomToEdge <= situation.tolerance ? .yes : .no
        case .contentOffset(let limit):
            situation.contentOffset <= limit + situation.tolerance ? .yes : .no
        case .touchStarts(let region):
            situation.regions.contains(region) ? .yes : .no
        case .decelerating:
            situation.wasDecelerating ? .yes : .no
        case .flag(let flag):
            situation.flags.contains(flag) ? .yes : .no
        case .contentStill(let duration):
            situation.timeSinceScroll >= duration ? .yes : .notYet
        case .closure(let closure):
            closure.holds(situation) ? .yes : .no
        case .all(let parts):
            Self.conjunction(of: parts, in: situation)
        case .any(let parts):
            Self.disjunction(of: parts, in: situation)
        case .not(let inner):
            inner.truth(in: situation).holds ? .no : .yes
        }
    }

    private static func conjunction(
        of parts: [Self], in situation: ArbitrationPolicy.Situation
    ) -> ArbitrationPolicy.Truth {
        var result = ArbitrationPolicy.Truth.yes
        for part in parts {
            switch part.truth(in: situation) {
            case .yes: continue
            case .notYet: result = .notYet
            case .no: return .no
            }
        }
        return result
    }

    private static func disjunction(
        of parts: [Self], in situation: ArbitrationPolicy.Situation
    ) -> ArbitrationPolicy.Truth {
        var result = ArbitrationPolicy.Truth.no
        for part in parts {
            switch part.truth(in: situation) {
            case .yes: return .yes
            case .notYet: result = .notYet
            case .no: continue
            }
        }
        return result
    }
}
