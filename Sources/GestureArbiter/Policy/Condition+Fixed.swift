import Foundation

/// What of a condition's answers is known before the finger moves.
extension ArbitrationPolicy.Condition {
    /// The condition's answer if nothing that happens after touch-down can change it; nil if something can.
    func fixedAnswer(in situation: ArbitrationPolicy.Situation) -> Bool? {
        switch self {
        case .always, .atEdge, .contentOffset, .touchStarts, .decelerating:
            return truth(in: situation).holds
        case .flag, .contentStill, .closure:
            return nil
        case .not(let inner):
            return inner.fixedAnswer(in: situation).map(!)
        case .all(let parts):
            return Self.combined(parts, in: situation, decisive: false)
        case .any(let parts):
            return Self.combined(parts, in: situation, decisive: true)
        }
    }

    /// One decisive part decides; without one, all parts must be fixed.
    private static func combined(
        _ parts: [Self], in situation: ArbitrationPolicy.Situation, decisive: Bool
    ) -> Bool? {
        let answers = parts.map { $0.fixedAnswer(in: situation) }
        if answers.contains(decisive) { return decisive }
        return answers.contains(nil) ? nil : !decisive
    }

    /// The content offsets at which an answer changes.
    var offsetThresholds: [CGFloat] {
        leaves.compactMap { if case .contentOffset(let limit) = $0 { limit } else { nil } }
    }
}
