@_spi(Engine) import GestureArbiter

extension ArbitrationPolicy {
    /// A policy's answer to a touch in one situation, without views. Nothing else has a claim, and no client vetoes.
    public struct Ruling: Equatable, Sendable, CustomStringConvertible {
        /// Yes: the finger drags. No: it does not. Not yet: if nothing scrolls, the touch waits.
        public let truth: Truth
        /// The smallest set of criteria that explains the answer, left to right.
        public let evidence: [Evidence]
        /// True if an exclusion of the policy decided: its `unless`.
        public let isExcluded: Bool
        private let direction: Direction

        /// Whether the finger drags.
        public var drags: Bool { truth == .yes }

        fileprivate init(_ policy: ArbitrationPolicy, in situation: Situation) {
            isExcluded = policy.excludes(situation)
            let asked = isExcluded ? policy.exclusion ?? policy.condition : policy.condition
            truth = isExcluded ? .no : asked.truth(in: situation)
            evidence = asked.evidence(in: situation)
            direction = policy.direction
        }

        /// The answer in words: `does not drag: .atEdge is false: 37.0 pt to the top edge (needs 0.50 or less)`.
        public var description: String {
            let answer =
                switch truth {
                case .yes: "drags"
                case .no: "does not drag"
                case .notYet: "waits"
                }
            return answer + ": " + (isExcluded ? "excluded: " : "") + evidence.text(direction: direction)
        }
    }

    /// Returns the policy's answer in `situation`, with the reason.
    ///
    ///     #expect(policy.decide(in: .init(roomToEdge: 37, regions: [.handle])).drags)
    ///
    /// - Parameter situation: The touch and the content under it. A region that is not among its `boundRegions` is named
    ///   in the evidence. Closures of a policy are asked on the main actor.
    public func decide(in situation: Situation = Situation()) -> Ruling { Ruling(self, in: situation) }
    @available(*, unavailable, renamed: "decide(in:)")
    public func decision(for situation: Situation) -> Ruling { decide(in: situation) }
}
