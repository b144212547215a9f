import GestureArbiter

extension ArbitrationPolicy {
    /// Returns the policy with other closures under the same names.
    package func replacingClosures(
        _ replacement: (String, @escaping Criterion.Closure) -> Criterion.Closure
    ) -> ArbitrationPolicy {
        func replaced(_ criterion: Criterion) -> Criterion.Closure? {
            criterion.closure.map { replacement(criterion.name, $0) }
        }
        var policy = self
        policy.condition = condition.replacingClosures(replaced)
        policy.exclusion = exclusion?.replacingClosures(replaced)
        return policy
    }
}
