import GestureArbiter

extension ArbitrationPolicy.Condition {
    /// Whether this condition is true only where `other` is, in every situation that can be.
    ///
    ///     #expect((.atEdge && .editing).implies(.atEdge))
    ///     #expect(ArbitrationPolicy.Condition.contentOffset(atMost: 0).implies(.contentOffset(atMost: 10)))
    ///
    /// False for more than twelve criteria together, which are not tried.
    public func implies(_ other: ArbitrationPolicy.Condition) -> Bool {
        let counterexample = self && !other
        return Self.distinct(counterexample.criteria, atMost: 12) != nil && !counterexample.isPossible
    }

    /// Whether both conditions are true in the same situations, as `a && (b || a)` and `a` are. Compare with `==` for
    /// the same criteria in the same logic.
    public func isEquivalent(to other: ArbitrationPolicy.Condition) -> Bool {
        self == other || implies(other) && other.implies(self)
    }
}
