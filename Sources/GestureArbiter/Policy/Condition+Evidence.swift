import Foundation

extension ArbitrationPolicy {
    /// One condition's answer with its measured value.
    @_spi(Engine) public struct Evidence: Equatable, Sendable {
        /// Never a combination.
        public var condition: Condition { Condition(criterion) }
        public var truth: Truth
        /// The measured value, in points or seconds; nil if the criterion has no number.
        public var measured: Double?
        /// The greatest (`atEdge`, `contentOffset`) or the least (`contentStill`) value needed, in the same unit.
        public var threshold: Double?
        /// True if the condition names a region that is bound to no place.
        public var isUnbound = false

        package let criterion: Criterion

        init(_ criterion: Criterion, in situation: Situation) {
            self.criterion = criterion
            let answer = criterion.answer(in: situation)
            truth = answer.truth
            (measured, threshold) = (answer.measure?.found, answer.measure?.needed)
            guard criterion.kind == .touchStarts, let bound = situation.boundRegions else { return }
            isUnbound = !bound.contains(Region(rawValue: criterion.name))
        }

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
    /// The smallest set of conditions that explains this condition's answer in `situation`, left to right: for a false
    /// conjunction the part with the fewest failures, for a false disjunction every part; the reverse for true ones.
    @_spi(Engine) public func evidence(in situation: ArbitrationPolicy.Situation) -> [ArbitrationPolicy.Evidence] {
        let all = criteria
        guard all.count > 1, let distinct = Self.distinct(all, atMost: 8), distinct.count < all.count else {
            return structuralEvidence(in: situation)
        }
        // Counts repeated criteria once, and tries sets by size, leftmost first.
        for size in 0...distinct.count {
            for bits in 0..<(1 << distinct.count) where bits.nonzeroBitCount == size {
                let known = distinct.indices.filter { bits & (1 << $0) != 0 }.map { distinct[$0] }
                guard outcome({ known.contains($0) ? $0.truth(in: situation).holds : nil }) != nil else { continue }
                return known.map { ArbitrationPolicy.Evidence($0, in: situation) }
            }
        }
        return structuralEvidence(in: situation)
    }

    /// A deciding part explains the condition; without one, every part does.
    private func structuralEvidence(in situation: ArbitrationPolicy.Situation) -> [ArbitrationPolicy.Evidence] {
        let (parts, decisive): ([Self], Bool)
        switch form {
        case .criterion(let criterion): return [ArbitrationPolicy.Evidence(criterion, in: situation)]
        case .not(let inner): return inner.structuralEvidence(in: situation)
        case .all(let all): (parts, decisive) = (all, false)
        case .any(let any): (parts, decisive) = (any, true)
        }
        let deciding = parts.filter { $0.truth(in: situation).holds == decisive }
        let explanations = deciding.map { $0.structuralEvidence(in: situation) }
        return explanations.min { $0.count < $1.count } ?? parts.flatMap { $0.structuralEvidence(in: situation) }
    }
}
