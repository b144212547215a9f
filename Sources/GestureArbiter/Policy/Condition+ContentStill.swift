import Foundation

extension ArbitrationPolicy.Condition {
    /// True once no content under the finger has moved for `duration` seconds. Until then the answer is "not yet".
    public static func contentStill(for duration: TimeInterval) -> Self {
        Self(Criterion(.contentStill, number: duration))
    }
}

extension Criterion.Kind {
    static let contentStill = Criterion.Kind(
        "contentStill(for:)", taking: .number, isFixed: false, least: 0, better: .more, in: .seconds, otherwise: .notYet
    ) { criterion, situation in
        (situation.timeSinceScroll, criterion.number)
    }
}
