import Foundation
@_spi(Engine) import GestureArbiter

extension ArbitrationPolicy {
    /// One criterion's answer with its measured value: a part of an explanation.
    public struct Evidence: Equatable, Sendable {
        /// The criterion, as a condition.
        public var condition: Condition { Condition(.criterion(criterion)) }
        /// The answer.
        public let truth: Truth
        /// The measured value, in points or seconds; nil if the criterion has no number.
        public let measured: Double?
        /// The greatest (`atEdge`, `contentOffset`) or the least (`contentStill`) value needed, in the same unit.
        public let threshold: Double?
        /// True if the condition names a region that is bound to no place.
        public let isUnbound: Bool

        package let criterion: Criterion

        package init(_ criterion: Criterion, truth: Truth, measured: Double?, threshold: Double?, isUnbound: Bool) {
            (self.criterion, self.truth, self.measured, self.threshold) = (criterion, truth, measured, threshold)
            self.isUnbound = isUnbound
        }

        /// The distance from the threshold on the good side; negative if the condition is false.
        package var margin: Double? {
            guard let measured, let threshold else { return nil }
            return criterion.kind.better == .less ? threshold - measured : measured - threshold
        }
    }
}

extension ArbitrationPolicy.Condition {
    /// Returns the smallest set of criteria that explains this condition's answer in `situation`, left to right: for a
    /// false conjunction the part with the fewest failures, for a false disjunction every part; the reverse for true
    /// ones. A client's closure is asked on the main actor.
    public func evidence(in situation: ArbitrationPolicy.Situation) -> [ArbitrationPolicy.Evidence] {
        ArbitrationPolicy.Grounds(self, in: situation).evidence
    }
}

extension ArbitrationPolicy.Grounds {
    /// The smallest set of criteria that explains the answer, see `Condition.evidence(in:)`.
    @_spi(Engine) public var evidence: [ArbitrationPolicy.Evidence] {
        let all = condition.criteria
        guard all.count > 1, let distinct = ArbitrationPolicy.Condition.distinct(all, atMost: 8),
            distinct.count < all.count
        else { return evidence(for: condition) }
        // Counts repeated criteria once, and tries sets by size, leftmost first.
        for size in 0...distinct.count {
            for bits in 0..<(1 << distinct.count) where bits.nonzeroBitCount == size {
                let known = distinct.indices.filter { bits & (1 << $0) != 0 }.map { distinct[$0] }
                guard condition.outcome({ known.contains($0) ? answer(to: $0).truth.holds : nil }) != nil
                else { continue }
                return known.map(evidence)
            }
        }
        return evidence(for: condition)
    }

    /// A deciding part explains the condition; without one, every part does.
    private func evidence(for part: ArbitrationPolicy.Condition) -> [ArbitrationPolicy.Evidence] {
        let (parts, decisive): ([ArbitrationPolicy.Condition], Bool)
        switch part.form {
        case .criterion(let criterion): return [evidence(of: criterion)]
        case .not(let inner): return evidence(for: inner)
        case .all(let all): (parts, decisive) = (all, false)
        case .any(let any): (parts, decisive) = (any, true)
        }
        let deciding = parts.filter { $0.outcome { answer(to: $0).truth.holds } == decisive }
        let explanations = deciding.map(evidence(for:))
        return explanations.min { $0.count < $1.count } ?? parts.flatMap(evidence(for:))
    }

    private func evidence(of criterion: ArbitrationPolicy.Criterion) -> ArbitrationPolicy.Evidence {
        let answer = answer(to: criterion)
        let isBound = situation.boundRegions?.contains(ArbitrationPolicy.Region(rawValue: criterion.name)) ?? true
        return ArbitrationPolicy.Evidence(
            criterion, truth: answer.truth, measured: answer.measure?.found, threshold: answer.measure?.needed,
            isUnbound: criterion.kind == .touchStarts && !isBound)
    }

    private func answer(to criterion: ArbitrationPolicy.Criterion) -> ArbitrationPolicy.Criterion.Kind.Answer {
        guard criterion.kind == .custom else { return criterion.answer(in: situation) }
        let index = condition.closures.firstIndex(of: criterion)
        return (index.map { closures[$0] } ?? false ? .yes : .no, nil)
    }
}
