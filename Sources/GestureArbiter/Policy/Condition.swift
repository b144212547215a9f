import Foundation

extension ArbitrationPolicy {
    /// A condition of the touch and the content under it that must be true for a drag to begin, or to take over.
    ///
    ///     let reachable: ArbitrationPolicy.Condition = .atEdge || .touchStarts(in: .handle)
    ///     let calm: ArbitrationPolicy.Condition = .contentOffset(atMost: 0) && !.decelerating
    ///
    /// Combinations are flat: `a && (b && c)` is `a && b && c`.
    public struct Condition: Equatable, Sendable {
        package let form: Form

        package indirect enum Form: Equatable, Sendable {
            case criterion(Criterion)
            case all([Condition])
            case any([Condition])
            case not(Condition)
        }

        package init(_ form: Form) { self.form = form }

        init(_ criterion: Criterion) { form = .criterion(criterion) }
    }

    /// The answer to a condition.
    @_spi(Engine) public enum Truth: Sendable {
        case yes, no
        /// False now; waiting alone would make the condition true.
        case notYet

        var holds: Bool { self == .yes }
    }
}

extension ArbitrationPolicy.Condition {
    /// True if both conditions are true.
    public static func && (one: Self, other: Self) -> Self { Self(.all(one.conjuncts + other.conjuncts)) }
    /// True if at least one condition is true.
    public static func || (one: Self, other: Self) -> Self { Self(.any(one.disjuncts + other.disjuncts)) }
    /// True if `condition` is false.
    public static prefix func ! (condition: Self) -> Self {
        if case .not(let inner) = condition.form { inner } else { Self(.not(condition)) }
    }

    private var conjuncts: [Self] { if case .all(let parts) = form { parts } else { [self] } }
    private var disjuncts: [Self] { if case .any(let parts) = form { parts } else { [self] } }

    /// The condition's criteria, left to right, without the operators.
    var criteria: [Criterion] {
        var criteria: [Criterion] = []
        collectCriteria(into: &criteria)
        return criteria
    }

    private func collectCriteria(into criteria: inout [Criterion]) {
        switch form {
        case .criterion(let criterion): criteria.append(criterion)
        case .all(let parts), .any(let parts): for part in parts { part.collectCriteria(into: &criteria) }
        case .not(let inner): inner.collectCriteria(into: &criteria)
        }
    }

    var asksClosures: Bool { criteria.contains { $0.closure != nil } }

    package var regions: Set<ArbitrationPolicy.Region> {
        Set(criteria.filter { $0.kind == .touchStarts }.map { ArbitrationPolicy.Region(rawValue: $0.name) })
    }

    var offsetThresholds: [CGFloat] { criteria.filter { $0.kind == .contentOffset }.map { CGFloat($0.number) } }

    // MARK: - Evaluation

    /// Evaluates the condition. Allocates nothing.
    @_spi(Engine) public func truth(in situation: ArbitrationPolicy.Situation) -> ArbitrationPolicy.Truth {
        switch form {
        case .criterion(let criterion): criterion.truth(in: situation)
        case .all(let parts): Self.truth(of: parts, decisive: .no, otherwise: .yes, in: situation)
        case .any(let parts): Self.truth(of: parts, decisive: .yes, otherwise: .no, in: situation)
        case .not(let inner): inner.truth(in: situation).holds ? .no : .yes
        }
    }

    /// The first decisive answer decides; without one, a "not yet" does.
    private static func truth(
        of parts: [Self], decisive: ArbitrationPolicy.Truth, otherwise: ArbitrationPolicy.Truth,
        in situation: ArbitrationPolicy.Situation
    ) -> ArbitrationPolicy.Truth {
        var result = otherwise
        for part in parts {
            let truth = part.truth(in: situation)
            if truth == decisive { return truth }
            if truth == .notYet { result = truth }
        }
        return result
    }

    /// The condition's answer, if no event after touch-down can change it.
    func fixedAnswer(in situation: ArbitrationPolicy.Situation) -> Bool? {
        outcome { $0.kind.isFixed ? $0.truth(in: situation).holds : nil }
    }

    /// The condition's answer by the known answers to its criteria; nil if those do not decide.
    func outcome(_ answer: (Criterion) -> Bool?) -> Bool? {
        switch form {
        case .criterion(let criterion): answer(criterion)
        case .all(let parts): Self.outcome(of: parts, decisive: false, answer)
        case .any(let parts): Self.outcome(of: parts, decisive: true, answer)
        case .not(let inner): inner.outcome(answer).map(!)
        }
    }

    /// One decisive part decides; without one, all parts must be known.
    private static func outcome(of parts: [Self], decisive: Bool, _ answer: (Criterion) -> Bool?) -> Bool? {
        let answers = parts.map { $0.outcome(answer) }
        if answers.contains(decisive) { return decisive }
        return answers.contains(nil) ? nil : !decisive
    }
}
