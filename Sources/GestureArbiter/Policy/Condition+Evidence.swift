import Foundation

extension ArbitrationPolicy {
    /// One condition's answer with what was measured.
    public struct Evidence: Hashable, Sendable {
        /// The condition asked; never a combination.
        public var condition: Condition
        /// What it answered.
        public var truth: Truth
        /// What was found: points, seconds, or nil where the question has no number.
        public var measured: Double?
        /// The most (`atEdge`, `contentOffset`) or the least (`contentStill`) that was needed, in the same unit.
        public var threshold: Double?
        /// The condition asks for a region that is bound to no place.
        public var isUnbound = false

        /// How far the measured value is on the good side of the threshold; negative where it failed.
        public var margin: Double? {
            guard let measured, let threshold else { return nil }
            if case .contentStill = condition { return measured - threshold }
            return threshold - measured
        }
    }
}

extension ArbitrationPolicy.Condition {
    /// The smallest set of conditions that made this one come out as it did in `situation`, left to right.
    ///
    /// For a conjunction that failed it is the part with the fewest failures; for a disjunction that failed, every
    /// part; the other way round where they held.
    public func evidence(in situation: ArbitrationPolicy.Situation) -> [ArbitrationPolicy.Evidence] {
        guard let questions = distinctLeaves(atMost: 8), questions.count < leaves.count else {
            return structuralEvidence(in: situation)
        }
        // A question that stands in several places counts once: sets are tried by size, the leftmost first.
        let sets = (0..<(1 << questions.count)).sorted { ($0.nonzeroBitCount, $0) < ($1.nonzeroBitCount, $1) }
        for bits in sets {
            let known = questions.indices.filter { bits & (1 << $0) != 0 }.map { questions[$0] }
            guard outcome(of: known, in: situation) != nil else { continue }
            return known.flatMap { $0.structuralEvidence(in: situation) }
        }
        return structuralEvidence(in: situation)
    }

    /// Whether the condition holds, from the answers to `known` alone; nil where they leave it open.
    func outcome(of known: [Self], in situation: ArbitrationPolicy.Situation) -> Bool? {
        switch self {
        case .all(let parts):
            let answers = parts.map { $0.outcome(of: known, in: situation) }
            return answers.contains(false) ? false : answers.contains(nil) ? nil : true
        case .any(let parts):
            let answers = parts.map { $0.outcome(of: known, in: situation) }
            return answers.contains(true) ? true : answers.contains(nil) ? nil : false
        case .not(let inner):
            return inner.outcome(of: known, in: situation).map(!)
        case .always, .atEdge, .contentOffset, .touchStarts, .decelerating, .flag, .contentStill, .closure:
            return known.contains(self) ? truth(in: situation).holds : nil
        }
    }

    private func structuralEvidence(in situation: ArbitrationPolicy.Situation) -> [ArbitrationPolicy.Evidence] {
        switch self {
        case .all(let parts):
            return truth(in: situation).holds
                ? parts.flatMap { $0.structuralEvidence(in: situation) }
                : Self.smallest(of: parts.filter { !$0.truth(in: situation).holds }, in: situation)
        case .any(let parts):
            return truth(in: situation).holds
                ? Self.smallest(of: parts.filter { $0.truth(in: situation).holds }, in: situation)
                : parts.flatMap { $0.structuralEvidence(in: situation) }
        case .not(let inner):
            return inner.structuralEvidence(in: situation)
        case .atEdge:
            return [entry(situation, Double(situation.roomToEdge), Double(situation.tolerance))]
        case .contentOffset(let limit):
            return [entry(situation, Double(situation.contentOffset), Double(limit + situation.tolerance))]
        case .contentStill(let duration):
            return [entry(situation, situation.timeSinceScroll, duration)]
        case .touchStarts(let region):
            var entry = entry(situation, nil, nil)
            entry.isUnbound = situation.boundRegions.map { !$0.contains(region) } ?? false
            return [entry]
        case .always, .decelerating, .flag, .closure:
            return [entry(situation, nil, nil)]
        }
    }

    private func entry(
        _ situation: ArbitrationPolicy.Situation, _ measured: Double?, _ threshold: Double?
    ) -> ArbitrationPolicy.Evidence {
        .init(condition: self, truth: truth(in: situation), measured: measured, threshold: threshold)
    }

    private static func smallest(
        of parts: [Self], in situation: ArbitrationPolicy.Situation
    ) -> [ArbitrationPolicy.Evidence] {
        parts.map { $0.structuralEvidence(in: situation) }.min { $0.count < $1.count } ?? []
    }
}
