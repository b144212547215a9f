import Foundation

extension ArbitrationPolicy {
    /// A condition of the touch and the content under it that must be true for a drag to begin, or to take over.
    ///
    ///     let reachable: ArbitrationPolicy.Condition = .atEdge || .touchStarts(in: .handle)
    ///     let calm: ArbitrationPolicy.Condition = .contentOffset(atMost: 0) && !.decelerating
    ///
    /// Combinations are flat: `a && (b && c)` is `a && b && c`.
    public struct Condition: Hashable, Sendable {
        /// The condition as data: a criterion, or the parts of a combination in the order in which they were written.
        public let form: Form
        /// A hash of what is asked, whatever the order of the parts. Kept, so that comparing long conditions is fast.
        fileprivate let mark: Int

        /// A condition's logic. Combinations are flat and repeat nothing; only conditions are compared.
        public indirect enum Form: Sendable {
            /// One demand.
            case criterion(Criterion)
            /// True if every part is. At least two parts, none of them `all`.
            case all([Condition])
            /// True if a part is. At least two parts, none of them `any`.
            case any([Condition])
            /// True if the condition is not. Never a negation of a negation.
            case not(Condition)
        }

        /// Creates a condition of `form`, which may repeat and nest its parts.
        package init(_ form: Form) {
            self.form = form.flattened
            mark = self.form.mark
        }

        init(_ criterion: Criterion) { self.init(.criterion(criterion)) }

        public func hash(into hasher: inout Hasher) { hasher.combine(mark) }

        /// Two conditions are equal if they ask the same, in any order. Conditions that are true in the same situations
        /// may still differ: GestureArbiterTesting has `isEquivalent(to:)`.
        public static func == (one: Condition, other: Condition) -> Bool {
            one.mark == other.mark && one.form.asksTheSame(as: other.form)
        }
    }

    /// The answer to a condition.
    public enum Truth: Sendable {
        /// True.
        case yes
        /// False.
        case no
        /// False now; waiting alone would make the condition true.
        case notYet

        package var holds: Bool { self == .yes }
    }
}

extension ArbitrationPolicy.Condition {
    /// True if both conditions are true.
    public static func && (one: Self, other: Self) -> Self { Self(.all([one, other])) }
    /// True if at least one condition is true.
    public static func || (one: Self, other: Self) -> Self { Self(.any([one, other])) }
    /// True if `condition` is false.
    public static prefix func ! (condition: Self) -> Self { Self(.not(condition)) }

    /// The condition's criteria, left to right, without the operators.
    package var criteria: [ArbitrationPolicy.Criterion] {
        var criteria: [ArbitrationPolicy.Criterion] = []
        collectCriteria(into: &criteria)
        return criteria
    }

    private func collectCriteria(into criteria: inout [ArbitrationPolicy.Criterion]) {
        switch form {
        case .criterion(let criterion): criteria.append(criterion)
        case .all(let parts), .any(let parts): for part in parts { part.collectCriteria(into: &criteria) }
        case .not(let inner): inner.collectCriteria(into: &criteria)
        }
    }

    /// The criteria that a client's closure answers.
    package var closures: [ArbitrationPolicy.Criterion] { criteria.filter { $0.kind == .custom } }
    var asksClosures: Bool { !closures.isEmpty }

    /// The same condition with other closures under the same names, or without closures.
    package func replacingClosures(
        _ replacement: (ArbitrationPolicy.Criterion) -> ArbitrationPolicy.Criterion.Closure?
    ) -> Self {
        switch form {
        case .criterion(let criterion):
            guard criterion.kind == .custom else { return self }
            return Self(ArbitrationPolicy.Criterion(.custom, name: criterion.name, closure: replacement(criterion)))
        case .all(let parts): return Self(.all(parts.map { $0.replacingClosures(replacement) }))
        case .any(let parts): return Self(.any(parts.map { $0.replacingClosures(replacement) }))
        case .not(let inner): return Self(.not(inner.replacingClosures(replacement)))
        }
    }

    package var regions: Set<ArbitrationPolicy.Region> {
        Set(criteria.filter { $0.kind == .touchStarts }.map { ArbitrationPolicy.Region(rawValue: $0.name) })
    }

    var offsetThresholds: [CGFloat] { criteria.filter { $0.kind == .contentOffset }.map { CGFloat($0.number) } }

    // MARK: - Evaluation

    /// Returns the condition's answer in `situation`. A client's closure is asked on the main actor.
    public func truth(in situation: ArbitrationPolicy.Situation) -> ArbitrationPolicy.Truth {
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
    package func outcome(_ answer: (ArbitrationPolicy.Criterion) -> Bool?) -> Bool? {
        switch form {
        case .criterion(let criterion): answer(criterion)
        case .all(let parts): Self.outcome(of: parts, decisive: false, answer)
        case .any(let parts): Self.outcome(of: parts, decisive: true, answer)
        case .not(let inner): inner.outcome(answer).map(!)
        }
    }

    /// One decisive part decides; without one, all parts must be known.
    private static func outcome(of parts: [Self], decisive: Bool, _ answer: (ArbitrationPolicy.Criterion) -> Bool?)
        -> Bool?
    {
        let answers = parts.map { $0.outcome(answer) }
        if answers.contains(decisive) { return decisive }
        return answers.contains(nil) ? nil : !decisive
    }
}

// MARK: - Flat, and without order

extension ArbitrationPolicy.Condition.Form {
    /// The same logic, with each part once and no combination within its like.
    fileprivate var flattened: Self {
        switch self {
        case .criterion: self
        case .all(let parts):
            Self.joined(parts, as: Self.all) { if case .all(let inner) = $0.form { inner } else { nil } }
        case .any(let parts):
            Self.joined(parts, as: Self.any) { if case .any(let inner) = $0.form { inner } else { nil } }
        case .not(let inner): if case .not(let twice) = inner.form { twice.form } else { self }
        }
    }

    private static func joined(
        _ parts: [ArbitrationPolicy.Condition], as form: ([ArbitrationPolicy.Condition]) -> Self,
        inner: (ArbitrationPolicy.Condition) -> [ArbitrationPolicy.Condition]?
    ) -> Self {
        var distinct: [ArbitrationPolicy.Condition] = []
        for part in parts.flatMap({ inner($0) ?? [$0] }) where !distinct.contains(part) { distinct.append(part) }
        return distinct.count == 1 ? distinct[0].form : form(distinct)
    }

    fileprivate var mark: Int {
        var hasher = Hasher()
        switch self {
        case .criterion(let criterion): hasher.combine(criterion)
        case .all(let parts): hasher.combine(parts.reduce(1) { $0 &+ $1.mark })
        case .any(let parts): hasher.combine(parts.reduce(2) { $0 &+ $1.mark })
        case .not(let inner): hasher.combine(~inner.mark)
        }
        return hasher.finalize()
    }

    fileprivate func asksTheSame(as other: Self) -> Bool {
        switch (self, other) {
        case (.criterion(let one), .criterion(let other)): one == other
        case (.not(let one), .not(let other)): one == other
        case (.all(let ones), .all(let others)), (.any(let ones), .any(let others)):
            ones.count == others.count && ones.allSatisfy(others.contains)
        case (.criterion, _), (.all, _), (.any, _), (.not, _): false
        }
    }
}
