extension ArbitrationPolicy.Condition {
    /// True if a scroll view under the finger was still coasting at touch-down.
    public static let decelerating = Self(ArbitrationPolicy.Criterion(.decelerating))
}

extension ArbitrationPolicy.Criterion.Kind {
    package static let decelerating = ArbitrationPolicy.Criterion.Kind("decelerating", isFixed: true) { _, situation in
        situation.wasDecelerating
    }
}
