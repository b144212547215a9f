import GestureArbiter

extension ArbitrationPolicy.Condition {
    package typealias Closure = @MainActor @Sendable (ArbitrationPolicy.Situation) -> Bool

    /// Returns the condition with other closures under the same names.
    package func replacingClosures(_ replacement: (String, @escaping Closure) -> Closure) -> Self {
        switch form {
        case .criterion(let criterion):
            guard let closure = criterion.closure else { return self }
            return .custom(criterion.name, replacement(criterion.name, closure))
        case .all(let parts): return Self(.all(parts.map { $0.replacingClosures(replacement) }))
        case .any(let parts): return Self(.any(parts.map { $0.replacingClosures(replacement) }))
        case .not(let inner): return Self(.not(inner.replacingClosures(replacement)))
        }
    }
}

extension ArbitrationPolicy {
    /// Returns the policy with other closures under the same names.
    package func replacingClosures(
        _ replacement: (String, @escaping Condition.Closure) -> Condition.Closure
    ) -> ArbitrationPolicy {
        var policy = self
        policy.condition = condition.replacingClosures(replacement)
        policy.exclusion = exclusion?.replacingClosures(replacement)
        return policy
    }
}
