import GestureArbiter

extension ArbitrationPolicy {
    /// Returns the policy with other closures under the same names.
    package func replacingClosures(
        _ replacement: (String, @escaping Criterion.Closure) -> @MainActor @Sendable (Situation) -> Bool
    ) -> ArbitrationPolicy {
        func replaced(_ criterion: Criterion) -> Criterion.Closure? {
            criterion.closure.map { closure in
                let answer = replacement(criterion.name, closure)
                return { situation in MainActor.assumeIsolated { answer(situation) } }
            }
        }
        var policy = self
        policy.condition = condition.replacingClosures(replaced)
        policy.exclusion = exclusion?.replacingClosures(replaced)
        return policy
    }
}
