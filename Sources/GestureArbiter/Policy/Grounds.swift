extension ArbitrationPolicy {
    /// What a decision was made from: a condition, and the situation in which it was asked. GestureArbiterDiagnostics
    /// explains the answer. Grounds keep no closure of the client's: an arbiter's last decisions outlive the card.
    @_spi(Engine) public final class Grounds: Equatable, Sendable {
        package let condition: Condition
        package let situation: Situation
        /// The answers of the client's closures, left to right: an explanation must not ask them again.
        package let closures: [Bool]

        package init(_ condition: Condition, in situation: Situation, closures: [Bool]) {
            self.condition = closures.isEmpty ? condition : condition.replacingClosures { _ in nil }
            (self.situation, self.closures) = (situation, closures)
        }

        package convenience init(_ condition: Condition, in situation: Situation) {
            self.init(condition, in: situation, closures: condition.closures.map { $0.truth(in: situation).holds })
        }

        public static func == (one: Grounds, other: Grounds) -> Bool {
            one === other
                || one.condition == other.condition && one.situation == other.situation
                    && one.closures == other.closures
        }
    }
}
