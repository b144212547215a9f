import Foundation

extension ArbitrationPolicy {
    /// One condition's answer with what was measured.
    public struct Evidence: Hashable, Sendable {
        /// The condition asked; never a combination.
        public var condition: Condition
        public var truth: Truth
        /// What was found: points, seconds, or nil where the question has no number.
        public var measured: Double?
        /// The most (`atEdge`, `contentOffset`) or the least (`contentStill`) that was needed, in the same unit.
        public var threshold: Double?

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
        switch self {
        case .all(let parts):
            return truth(in: situation).holds
                ? parts.flatMap { $0.evidence(in: situation) }
                : Self.smallest(of: parts.filter { !$0.truth(in: situation).holds }, in: situation)
        case .any(let parts):
            return truth(in: situation).holds
                ? Self.smallest(of: parts.filter { $0.truth(in: situation).holds }, in: situation)
                : parts.flatMap { $0.evidence(in: situation) }
        case .not(let inner):
            return inner.evidence(in: situation)
        case .atEdge:
            return [entry(situation, Double(situation.roomToEdge), Double(situation.tolerance))]
        case .contentOffset(let limit):
            return [entry(situation, Double(situation.contentOffset), Double(limit + situation.tolerance))]
        case .contentStill(let duration):
            return [entry(situation, situation.timeSinceScroll, duration)]
        case .always, .touchStarts, .decelerating, .flag, .closure:
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
        parts.map { $0.evidence(in: situation) }.min { $0.count < $1.count } ?? []
    }
}
