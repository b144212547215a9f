extension ArbitrationPolicy.Condition {
    /// A criterion of your own, asked with what the arbiter knows of the touch.
    ///
    ///     ArbitrationPolicy(.down, when: .atEdge && .custom("not zoomed") { [weak list] _ in list?.zoomScale == 1 })
    ///
    /// The name stands for the closure in prints, explanations and comparisons: two with one name are equal.
    /// - Parameters:
    ///   - name: What the condition is called.
    ///   - holds: Called on the main actor, once per evaluation; keep it cheap. What it reads of the arbiter is as before
    ///     the event; what it tells the arbiter to do is done right after the answer.
    public static func custom(
        _ name: String, _ holds: @escaping @MainActor @Sendable (ArbitrationPolicy.Situation) -> Bool
    ) -> Self {
        Self(Criterion(.custom, name: name, closure: holds))
    }
}

extension Criterion.Kind {
    static let custom = Criterion.Kind("custom(_:_:)", taking: .closure, isFixed: false) { criterion, situation in
        guard let closure = criterion.closure else { return false }
        // The engine is pure and nobody's; what drives it with a client's closures is the main actor.
        return MainActor.assumeIsolated { closure(situation) }
    }
}
