import Foundation

extension ArbitrationPolicy.Condition {
    /// True once no content under the finger has moved for `duration` seconds, to within a millisecond. Until then the
    /// answer is "not yet".
    public static func contentStill(for duration: TimeInterval) -> Self {
        Self(ArbitrationPolicy.Criterion(.contentStill, number: duration))
    }
}

extension ArbitrationPolicy.Criterion.Kind {
    package static let contentStill = ArbitrationPolicy.Criterion.Kind(
        "contentStill(for:)", taking: .number, isFixed: false, least: 0, better: .more, in: .seconds, otherwise: .notYet
    ) { criterion, situation in
        (situation.timeSinceScroll, criterion.number)
    }
}
