import GestureArbiter

extension ArbitrationPolicy {
    /// A part in which two policies differ.
    public struct Difference: Equatable, Sendable, CustomStringConvertible {
        /// The name of the part, as policies print it: `handoff`.
        public let part: String
        /// The Swift code of the former value; `nothing` without an exclusion.
        public let before: String
        /// The Swift code of the present value; `nothing` without an exclusion.
        public let after: String

        /// One line: `handoff: .continuous → .never`.
        public var description: String { "\(part): \(before) → \(after)" }
    }

    /// Returns the parts that have changed since `former`; empty for equal policies.
    ///
    ///     print(new.differences(from: old))   // [handoff: .continuous → .never]
    public func differences(from former: ArbitrationPolicy) -> [Difference] {
        var found: [Difference] = []
        func compare<Value: Equatable>(
            _ part: String, _ value: KeyPath<ArbitrationPolicy, Value>, _ text: (Value) -> String
        ) {
            let (before, after) = (former[keyPath: value], self[keyPath: value])
            if before != after { found.append(Difference(part: part, before: text(before), after: text(after))) }
        }
        compare("direction", \.direction) { ".\($0.rawValue)" }
        compare("when", \.condition) { "\($0)" }
        compare("unless", \.exclusion) { $0.map { "\($0)" } ?? "nothing" }
        compare("handoff", \.handoff) { "\($0)" }
        compare("slop", \.slop) { $0.literal }
        compare("cone", \.cone) { $0.literal }
        compare("beyondRest", \.beyondRest) { "\($0)" }
        compare("opening", \.opening) { "\($0)" }
        compare("momentum", \.momentum) { "\($0)" }
        compare("yields", \.yields) { "\($0)" }
        compare("followsTrackpad", \.followsTrackpad) { "\($0)" }
        return found
    }
}
