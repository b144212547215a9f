extension ArbitrationPolicy.Condition {
    /// True if your closure returns true for the touch and the content under it.
    ///
    ///     ArbitrationPolicy(.down, when: .atEdge && .custom("not zoomed") { [weak list] _ in list?.zoomScale == 1 })
    ///
    /// - Parameters:
    ///   - name: Represents the closure when a policy is printed, explained or compared.
    ///   - holds: Called on the main actor, once per evaluation; keep the closure cheap. The arbiter's properties have
    ///     their values from before the event; commands to the arbiter run right after the answer.
    public static func custom(
        _ name: String, _ holds: @escaping @MainActor @Sendable (ArbitrationPolicy.Situation) -> Bool
    ) -> Self {
        let onMain: ArbitrationPolicy.Criterion.Closure = { situation in MainActor.assumeIsolated { holds(situation) } }
        return Self(ArbitrationPolicy.Criterion(.custom, name: name, closure: onMain))
    }
}

extension ArbitrationPolicy.Criterion.Kind {
    package static let custom = ArbitrationPolicy.Criterion.Kind("custom(_:_:)", taking: .closure, isFixed: false) {
        criterion, situation in
        criterion.closure?(situation) ?? false
    }
}
