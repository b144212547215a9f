@_spi(Engine) import GestureArbiter

extension Arbitration {
    /// A recording of events and decisions, which can be replayed.
    ///
    ///     let trace = Arbitration.Trace(.continuous, events: recorded)
    ///     trace.firstDifference()   // nil: the engine still decides as it did
    ///
    /// The value has no file format: encode its parts.
    @_spi(Engine) public struct Trace: Equatable, Sendable {
        public var policy: ArbitrationPolicy
        /// The events, answers included, in order.
        public var events: [Event]
        /// All decisions, in order.
        public var decisions: [Decision]

        /// Creates a trace with recorded decisions.
        public init(_ policy: ArbitrationPolicy, events: [Event], decisions: [Decision]) {
            (self.policy, self.events, self.decisions) = (policy, events, decisions)
        }

        /// Creates a trace with the decisions that the engine makes now.
        public init(_ policy: ArbitrationPolicy, events: [Event]) {
            self.init(policy, events: events, decisions: [])
            decisions = replayed().map(\.decision)
        }

        /// The first decision that a replay makes differently.
        public struct Difference: Equatable, Sendable {
            /// The decision's index, from 0.
            public var index: Int
            /// The index of the event that led to the replay's decision; nil if there is none.
            public var event: Int?
            /// Nil if the replay makes more decisions.
            public var recorded: Decision?
            /// The replay's decision; nil if it makes fewer.
            public var found: Decision?
        }

        /// Replays the events. Returns nil if they lead to the recorded decisions.
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
