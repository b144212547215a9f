import Foundation

extension ArbitrationPolicy.Condition {
    /// True if the innermost scroll view's raw content offset along the drag's axis is at most `limit` points.
    ///
    /// Insets do not count: without insets, `atMost: 0` is the top of the content.
    public static func contentOffset(atMost limit: CGFloat) -> Self {
        Self(ArbitrationPolicy.Criterion(.contentOffset, number: Double(limit)))
    }
}

extension ArbitrationPolicy.Criterion.Kind {
    package static let contentOffset = ArbitrationPolicy.Criterion.Kind(
        "contentOffset(atMost:)", taking: .number, isFixed: true, in: .points
    ) { criterion, situation in
        (Double(situation.contentOffset), criterion.number + Double(situation.tolerance))
    }
}
