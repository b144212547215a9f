extension ArbitrationPolicy.Condition {
    /// True if a scroll view under the finger was still coasting at touch-down.
    public static let decelerating = Self(Criterion(.decelerating))
}

extension Criterion.Kind {
    static let decelerating = Criterion.Kind("decelerating", isFixed: true) { _, situation in
        situation.wasDecelerating
    }
}
