@_spi(Engine) import GestureArbiter
@_spi(Engine) import GestureArbiterDiagnostics
import UIKitShim

extension ArbitrationPolicy.Grounds {
    /// Creates grounds with this evidence, which is all that a file keeps: every answer counts, and nothing else was
    /// asked.
    convenience init(of evidence: [ArbitrationPolicy.Evidence]) {
        var situation = ArbitrationPolicy.Situation()
        // An edge's threshold is the tolerance alone. Read last, since it is exact.
        for one in evidence where one.criterion.kind == .contentOffset { situation.note(one) }
        for one in evidence where one.criterion.kind != .contentOffset { situation.note(one) }
        let regions = evidence.filter { $0.criterion.kind == .touchStarts }
        if regions.contains(where: \.isUnbound) {
            situation.boundRegions = Set(
                regions.filter { !$0.isUnbound }.map { ArbitrationPolicy.Region(rawValue: $0.criterion.name) })
        }
        self.init(
            ArbitrationPolicy.Condition(.all(evidence.map { $0.truth == .yes ? $0.condition : !$0.condition })),
            in: situation,
            closures: evidence.filter { $0.criterion.kind == .custom }.map { $0.truth == .yes })
    }
}

extension ArbitrationPolicy.Situation {
    /// Takes the value that an answer was given by.
    fileprivate mutating func note(_ one: ArbitrationPolicy.Evidence) {
        let (criterion, holds) = (one.criterion, one.truth == .yes)
        switch criterion.kind {
        case .atEdge:
            roomToEdge = CGFloat(one.measured ?? 0)
            tolerance = CGFloat(one.threshold ?? 0)
        case .contentOffset:
            contentOffset = CGFloat(one.measured ?? 0)
            tolerance = CGFloat((one.threshold ?? 0) - criterion.number)
        case .contentStill: timeSinceScroll = one.measured ?? .infinity
        case .touchStarts: if holds { regions.insert(ArbitrationPolicy.Region(rawValue: criterion.name)) }
        case .flag: if holds { flags.insert(ArbitrationPolicy.Flag(rawValue: criterion.name)) }
        case .decelerating: wasDecelerating = holds
        default: break
        }
    }
}
