@_spi(Engine) import GestureArbiter
@_spi(Engine) import GestureArbiterDiagnostics
import UIKitShim

extension GestureArbiter.Flight {
    /// The first decision that differs from the recorded one.
    public struct Difference: Equatable, Sendable {
        /// The index of the entry that led to it, an event; nil if the replay ends earlier.
        public var entry: Int?
        /// The decision's index.
        public var decision: Int
        /// The recorded decision; nil if the replay makes more decisions.
        public var recorded: Arbitration.Decision?
        /// The engine's decision; nil if it makes fewer.
        public var found: Arbitration.Decision?
    }

    /// Replays the recorded events in the engine, and returns the first decision that differs; nil if there is none.
    ///
    ///     #expect(try GestureArbiter.Flight(file).firstDifference() == nil)
    ///
    /// The replay is exact: it needs no view and no clock, and the policy's closures give their recorded answers.
    /// Relative times may differ in their last bit, and count as equal to one part in 10¹².
    @MainActor
    public func firstDifference() -> Difference? {
        let (recorded, found) = (decisions, replayedDecisions)
        for index in 0..<max(recorded.count, found.count) {
            let (one, other) = (recorded.indices.contains(index) ? recorded[index] : nil, found[safely: index])
            if let one, let other, one.agrees(with: other.decision) { continue }
            return Difference(entry: other?.entry, decision: index, recorded: one, found: other?.decision)
        }
        return nil
    }

    /// The engine's decisions, each with the index of its entry.
    @MainActor
    private var replayedDecisions: [(entry: Int, decision: Arbitration.Decision)] {
        let answers = Answers()
        var engine = Arbitration(policy.replacingClosures { _, _ in { _ in answers.next() } })
        (engine.flags, engine.now, engine.lastScroll) = (flags, lastEvent, lastScroll)
        var beforeMove: (engine: Arbitration, count: Int)?
        var found: [(entry: Int, decision: Arbitration.Decision)] = []
        for (index, entry) in entries.enumerated() {
            switch entry.what {
            case .event(let event):
                if case .move = event { beforeMove = (engine, found.count) }
                answers.given = answersFollowing(index)
                let total = engine.log.total
                _ = engine.handle(event)
                let new = min(engine.log.total - total, engine.decisions.count)
                found += engine.decisions.suffix(new).map { (index, $0) }
            case .takenBack:
                // A recorded decision is made again.
                if let beforeMove { engine = beforeMove.engine }
            case .finger, .frame, .scroll, .recognizer, .answer, .decision, .action, .write, .drag, .shown,
                .target:
                break
            }
        }
        return found
    }

    /// The closures' answers during the event at `index`.
    private func answersFollowing(_ index: Int) -> ArraySlice<Bool> {
        var answers: [Bool] = []
        for entry in entries[(index + 1)...] {
            switch entry.what {
            case .answer(_, let holds): answers.append(holds)
            case .event: return answers[...]
            case .finger, .frame, .scroll, .recognizer, .takenBack, .decision, .action, .write, .drag, .shown, .target:
                break
            }
        }
        return answers[...]
    }
}

/// The answers of a client's closures, in order.
@MainActor
private final class Answers {
    var given: ArraySlice<Bool> = []

    func next() -> Bool { given.popFirst() ?? false }
}

extension Array {
    fileprivate subscript(safely index: Int) -> Element? { indices.contains(index) ? self[index] : nil }
}

// MARK: - Equal decisions

extension Arbitration.Decision {
    /// Whether the decisions are equal, within the precision of relative times.
    package func agrees(with other: Self) -> Bool {
        from == other.from && to == other.to && direction == other.direction && near(time, other.time)
            && reason.agrees(with: other.reason)
    }
}

extension Arbitration.Reason {
    fileprivate func agrees(with other: Self) -> Bool {
        switch (self, other) {
        case (.excluded(let one), .excluded(let other)), (.refused(let one), .refused(let other)),
            (.allowed(let one), .allowed(let other)), (.passesRest(let one), .passesRest(let other)):
            one.agrees(with: other)
        case (.lifted(let one), .lifted(let other)), (.coasted(let one), .coasted(let other)):
            near(Double(one), Double(other))
        default: self == other
        }
    }
}

extension ArbitrationPolicy.Grounds {
    fileprivate func agrees(with other: ArbitrationPolicy.Grounds) -> Bool {
        let (one, other) = (evidence, other.evidence)
        return one.count == other.count && zip(one, other).allSatisfy { $0.agrees(with: $1) }
    }
}

extension ArbitrationPolicy.Evidence {
    fileprivate func agrees(with other: Self) -> Bool {
        criterion == other.criterion && truth == other.truth && isUnbound == other.isUnbound
            && near(threshold ?? 0, other.threshold ?? 0) && near(measured ?? 0, other.measured ?? 0)
    }
}

/// Whether the numbers are equal to one part in 10¹².
private func near(_ one: Double, _ other: Double) -> Bool {
    one == other || abs(one - other) <= 1e-12 * max(abs(one), abs(other), 1)
}
