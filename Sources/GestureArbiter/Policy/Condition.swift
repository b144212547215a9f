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
        truth { $0.truth(in: situation) } ?? .no
    }

    /// The condition's answer, if no event after touch-down can change it.
    func fixedAnswer(in situation: ArbitrationPolicy.Situation) -> Bool? {
        outcome { $0.kind.isFixed ? $0.truth(in: situation).holds : nil }
    }

    /// The condition's answer by the known answers to its criteria; nil if those do not decide.
    func outcome(_ answer: (Criterion) -> Bool?) -> Bool? {
        truth { criterion in answer(criterion).map { $0 ? .yes : .no } }?.holds
    }

    private func truth(_ answer: (Criterion) -> ArbitrationPolicy.Truth?) -> ArbitrationPolicy.Truth? {
        switch form {
        case .criterion(let criterion): answer(criterion)
        case .all(let parts): Self.truth(of: parts, decisive: .no, otherwise: .yes, answer)
        case .any(let parts): Self.truth(of: parts, decisive: .yes, otherwise: .no, answer)
        case .not(let inner): inner.truth(answer).map { $0.holds ? .no : .yes }
        }
    }

    /// The first decisive answer decides; without one, an unknown answer does, then a "not yet".
    private static func truth(
        of parts: [Self], decisive: ArbitrationPolicy.Truth, otherwise: ArbitrationPolicy.Truth,
        _ answer: (Criterion) -> ArbitrationPolicy.Truth?
    ) -> ArbitrationPolicy.Truth? {
        var result: ArbitrationPolicy.Truth? = otherwise
        for part in parts {
            let truth = part.truth(answer)
            if truth == decisive { return truth }
            if truth != otherwise, result != nil { result = truth }
        }
        return result
    }
}
