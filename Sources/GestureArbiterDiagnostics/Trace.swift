@_spi(Engine) import GestureArbiter

extension Arbitration {
    /// The record of what happened and was decided: enough to have it all happen again.
    ///
    ///     let trace = Arbitration.Trace(.continuous, events: recorded)
    ///     trace.firstDifference()   // nil: the engine still decides as it did
    ///
    /// A value without any form on disk: encode its parts where a file is wanted.
    @_spi(Engine) public struct Trace: Equatable, Sendable {
        /// The declared policy.
        public var policy: ArbitrationPolicy
        /// The events, answers included, in their order.
        public var events: [Event]
        /// Every decision that they led to, in order; not bounded.
        public var decisions: [Decision]

        /// A trace with the decisions that were recorded elsewhere.
        public init(_ policy: ArbitrationPolicy, events: [Event], decisions: [Decision]) {
            self.policy = policy
            self.events = events
            self.decisions = decisions
        }

        /// A trace with the decisions that the engine makes now.
        public init(_ policy: ArbitrationPolicy, events: [Event]) {
            self.init(policy, events: events, decisions: [])
            decisions = replayed().map(\.decision)
        }

        /// The first place at which a replay decides otherwise.
        public struct Difference: Equatable, Sendable {
            /// The decision's index, from 0.
            public var index: Int
            /// The event, from 0, that led to the decision found; nil where the replay ends before it.
            public var event: Int?
            /// The recorded decision; nil where the replay decides more.
            public var recorded: Decision?
            /// The replay's decision; nil where it decides less.
            public var found: Decision?
        }

        /// Replays the events. Nil where they lead to the recorded decisions exactly.
        public func firstDifference() -> Difference? {
            let found = replayed()
            for index in 0..<max(found.count, decisions.count) {
                let recorded = decisions.indices.contains(index) ? decisions[index] : nil
                let now = found.indices.contains(index) ? found[index] : nil
                if recorded != now?.decision {
                    return Difference(index: index, event: now?.event, recorded: recorded, found: now?.decision)
                }
            }
            return nil
        }

        private func replayed() -> [(event: Int, decision: Decision)] {
            var engine = Arbitration(policy)
            var found: [(event: Int, decision: Decision)] = []
            for (index, event) in events.enumerated() {
                engine.log.forget()
                _ = engine.handle(event)
                found += engine.decisions.map { (index, $0) }
            }
            return found
        }
    }
}
