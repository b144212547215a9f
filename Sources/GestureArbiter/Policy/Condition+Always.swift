extension ArbitrationPolicy.Condition {
    /// Holds always: for a container that nothing scrolls in.
    public static let always = Self(Criterion(.always))
}

extension Criterion.Kind {
    package static let always = Criterion.Kind("always", isFixed: true) { _, _ in true }
}
