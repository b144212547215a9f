@_spi(Engine) import GestureArbiter
@_spi(Engine) import GestureArbiterDiagnostics
import HeadlessUIKit

/// Checks what the arbiter decided about edges against the lists themselves.
@MainActor struct EdgeTruth {
    let decisions: [Arbitration.Decision]
    let condition: ArbitrationPolicy.Condition
    let before: Shot
    let after: Shot
    /// The finger's movement along the direction, in points.
    let movement: CGFloat
    /// Whether the lists' pans may ignore the finger. Content then may lack the movement that was expected of it in the
    /// event that passes the edge.
    let isSilent: Bool

    func check() throws(Violation) {
        for decision in decisions {
            switch decision.reason {
            // If the same event gave the touch back, the content has moved since the decision.
            case .allowed where after.owner != .drag: break
            case .allowed(let grounds):
                try checkAnswers(grounds.evidence)
                try checkBegin(decision)
            case .refused(let grounds):
                try checkNumbers(grounds.evidence)
                try checkRefusal(grounds.evidence)
            case .excluded(let grounds): try checkNumbers(grounds.evidence)
            case .caught, .yielded, .outsideCone, .wrongWay, .opensAtEdge, .opens, .vetoed, .passesRest, .backAtRest,
                .passedOn,
                .clamped, .coasted, .lifted, .cancelled:
                break
            }
        }
    }

    /// If `.atEdge` was true, all content is at its edge.
    private func checkAnswers(_ evidence: [ArbitrationPolicy.Evidence]) throws(Violation) {
        for entry in evidence where entry.condition == .atEdge {
            guard entry.truth == .yes, let furthest = after.rooms.map(\.room).max() else { continue }
            guard furthest <= tolerance else {
                throw Violation(
                    rule: "at the edge", text: ".atEdge was true, and the content has \(furthest) pt to its edge")
            }
        }
    }

    /// If the condition allows a drag only at the edge, the drag begins there, whatever the evidence says.
    private func checkBegin(_ decision: Arbitration.Decision) throws(Violation) {
        guard decision.to == .drag, condition.needsEdge, let furthest = after.rooms.map(\.room).max() else { return }
        guard furthest <= tolerance else {
            throw Violation(rule: "begins at the edge", text: "the drag began \(furthest) pt from the edge")
        }
    }

    /// The distance to the edge that a refusal states is the distance seen in this event.
    private func checkNumbers(_ evidence: [ArbitrationPolicy.Evidence]) throws(Violation) {
        for entry in evidence where entry.condition == .atEdge {
            guard let measured = entry.measured.map({ CGFloat($0) }) else { continue }
            let (least, most) = (min(before.way, after.way), max(before.stretchedWay, after.stretchedWay))
            let slack = abs(movement) + tolerance
            guard measured < least - slack || measured > most + slack else { continue }
            throw Violation(
                rule: "says how far it is", text: "\(measured) pt to the edge, seen were \(least) to \(most)")
        }
    }

    /// Content that is at its edge before and after the event is not refused for being away from it, nor for an offset
    /// that it does not have.
    private func checkRefusal(_ evidence: [ArbitrationPolicy.Evidence]) throws(Violation) {
        for entry in evidence where entry.truth == .no {
            if entry.condition == .atEdge, before.isAtEdge, after.isAtEdge {
                throw Violation(rule: "refused at the edge", text: "\(entry.measured ?? 0) pt to the edge, says it")
            }
            if let limit = entry.condition.offsetLimit, before.offset <= limit, after.offset <= limit {
                throw Violation(rule: "says what the offset is", text: "\(after.offset) is no more than \(limit)")
            }
        }
    }

    /// Half a pixel, plus one for the rounding of content and finger, in points.
    private var tolerance: CGFloat { 1.5 * after.pixel + 1e-6 + (isSilent ? abs(movement) : 0) }
}

extension Shot {
    /// Whether all content is within half a pixel of its edge.
    fileprivate var isAtEdge: Bool { rooms.allSatisfy { abs($0.room) < 0.49 / 3 } }

    /// The distance to the edge over all lists, without over-scroll, in points.
    fileprivate var way: CGFloat { rooms.reduce(0) { $0 + min(max($1.room, 0), $1.length) } }

    /// The same distance with the over-scroll at the other end.
    fileprivate var stretchedWay: CGFloat { rooms.reduce(0) { $0 + max($1.room, 0) } }
}

extension ArbitrationPolicy.Condition {
    /// Whether the condition never holds away from the edge, whatever else is true. Of the regions, only the handle is
    /// tried.
    fileprivate var needsEdge: Bool {
        guard !asksClosures else { return false }
        let regions: [Set<ArbitrationPolicy.Region>] = [[], [.handle]]
        let flags: [Set<ArbitrationPolicy.Flag>] = [[], [.editing]]
        return !regions.contains { regions in
            flags.contains { flags in
                [false, true].contains { wasDecelerating in
                    [-1e6, 1e6].contains { offset in
                        [0, .infinity].contains { time in
                            truth(
                                in: .init(
                                    roomToEdge: 1e6, contentOffset: offset, regions: regions,
                                    wasDecelerating: wasDecelerating, flags: flags, timeSinceScroll: time)) == .yes
                        }
                    }
                }
            }
        }
    }
}
