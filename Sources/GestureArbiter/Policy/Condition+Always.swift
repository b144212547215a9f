extension ArbitrationPolicy.Condition {
    /// Always true. Use this for a container in which nothing scrolls.
    public static let always = Self(Criterion(.always))
}

extension Criterion.Kind {
    package static let always = Criterion.Kind("always", isFixed: true) { _, _ in true }
}
