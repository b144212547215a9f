@_spi(Engine) import GestureArbiter
import UIKitShim

extension GestureArbiter.Flight {
    /// The first place at which the engine decides otherwise than it did.
    public struct Difference: Equatable, Sendable {
        /// The entry that led to it, from 0: an event of the flight; nil where the replay ends before.
        public var entry: Int?
        /// The decision's number, from 0.
        public var decision: Int
        /// What was recorded; nil where the replay decides more.
        public var recorded: Arbitration.Decision?
        /// What the engine decides now; nil where it decides less.
        public var found: Arbitration.Decision?
    }

    /// Has the engine take in what was recorded, and returns the first decision that differs; nil where there is none.
    ///
    ///     #expect(try GestureArbiter.Flight(file).firstDifference() == nil)
    ///
    /// It is exact: no view and no clock is asked, and the closures of the policy answer as they did. Times that were made
    /// relative may differ in their last bit, and count as equal to one part in a million million.
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

    /// What the engine decides now, and at which entry.
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
                // What was decided was recorded, and is decided again.
                if let beforeMove { engine = beforeMove.engine }
            case .finger, .frame, .scroll, .recognizer, .answer, .decision, .action, .write, .drag, .shown,
                .target:
                break
            }
        }
        return found
    }

    /// What the closures answered during the event at `index`.
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

/// What a client's closures answered, in their order.
@MainActor
private final class Answers {
    var given: ArraySlice<Bool> = []

    func next() -> Bool { given.popFirst() ?? false }
}

extension Array {
    fileprivate subscript(safely index: Int) -> Element? { indices.contains(index) ? self[index] : nil }
}

// MARK: - What counts as the same decision

extension Arbitration.Decision {
    /// The same, but for what relative times cannot keep.
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
            one.count == other.count && zip(one, other).allSatisfy { $0.agrees(with: $1) }
        case (.lifted(let one), .lifted(let other)), (.coasted(let one), .coasted(let other)):
            near(Double(one), Double(other))
        default: self == other
        }
    }
}

extension ArbitrationPolicy.Evidence {
    fileprivate func agrees(with other: Self) -> Bool {
        criterion == other.criterion && truth == other.truth && isUnbound == other.isUnbound
            && threshold == other.threshold && near(measured ?? 0, other.measured ?? 0)
    }
}

/// Equal to one part in a million million.
private func near(_ one: Double, _ other: Double) -> Bool {
    one == other || abs(one - other) <= 1e-12 * max(abs(one), abs(other), 1)
}
