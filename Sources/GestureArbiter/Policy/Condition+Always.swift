extension ArbitrationPolicy.Condition {
    /// Always true. Use this for a container in which nothing scrolls.
    public static let always = Self(ArbitrationPolicy.Criterion(.always))
}

extension ArbitrationPolicy.Criterion.Kind {
    package static let always = ArbitrationPolicy.Criterion.Kind("always", isFixed: true) { _, _ in true }
}
