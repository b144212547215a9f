import GestureArbiter
import HeadlessUIKit

/// Something that must not happen, and did.
struct Violation: Error {
    /// Which rule.
    var rule: String
    var text: String
}

/// One event of a finger, before and after.
@MainActor struct Stroke {
    let before: Shot
    let after: Shot
    /// The finger's movement along the direction, in points.
    let movement: CGFloat
    /// Its way since it came down.
    let travel: CGFloat
    /// The finger alone made what moved: no other finger is down, nobody else moves content or views.
    let isClean: Bool
    let isMove: Bool
    /// Whether the setting lets the lists follow the finger as the engine expects.
    let listsFollowAsExpected: Bool

    private var card: CGFloat { after.card - before.card }
    private var content: CGFloat { after.content - before.content }
    private static let pixel = Shot.pixel + 1e-6

    func check() throws(Violation) {
        try expect(after.isFinite, "finite", "\(after)")
        try checkLedger()
        guard isMove, isClean else { return }
        try checkOwner()
        try checkSum()
    }

    private func checkLedger() throws(Violation) {
        try expect(abs(after.ledger.residual) < 1e-6, "ledger adds up", "\(after.ledger.residual) pt are nowhere")
        guard isMove, isClean, before.owner == .drag, after.owner == .drag else { return }
        let noted = after.ledger.movement - before.ledger.movement
        try expect(abs(noted - movement) < 1e-6, "ledger has all", "noted \(noted) of \(movement) pt")
    }

    /// Who owns the touch moves, and nobody else.
    private func checkOwner() throws(Violation) {
        switch (before.owner, after.owner) {
        case (.drag, .drag):
            guard before.isDragShown, !before.isStretched else { return }
            try expect(abs(content) <= Self.pixel, "held content stays", "content moved \(content) pt")
            let noted = after.ledger.dragged - before.ledger.dragged
            try expect(
                abs(card - noted) <= Self.pixel, "card as in the ledger", "card moved \(card), noted \(noted) pt")
            guard before.card > 0, after.card > 0 else { return }
            try expect(abs(card - movement) <= Self.pixel, "card follows", "card \(card) for \(movement) pt")
        case (.scroll, .scroll), (.undecided, .scroll):
            try expect(abs(card) <= Self.pixel, "card stays while scrolling", "card moved \(card) pt")
            guard before.dragged == after.dragged, before.dragged.count == 1, listsFollowAsExpected,
                before.owner == after.owner,
                before.isWithinEnds, after.isWithinEnds
            else { return }
            try expect(abs(content - movement) <= 2 * Self.pixel, "content follows", "\(content) for \(movement) pt")
        case (.nobody, .nobody), (.undecided, .undecided), (.undecided, .nobody):
            guard before.heard == after.heard else { return }
            try expect(abs(card) <= Self.pixel, "card stays", "card moved \(card) pt")
        default:
            guard before.dragged == after.dragged, before.dragged.count == 1, before.owner != .undecided else { return }
            guard before.card >= 0, after.card >= 0, before.isWithinEnds || after.isWithinEnds else { return }
            guard !before.isStretched, !after.isStretched, listsFollowAsExpected else { return }
            try expect(
                abs(card + content - movement) <= 2 * Self.pixel, "hand-off without loss",
                "card \(card) and content \(content) for \(movement) pt, \(before.owner) → \(after.owner)")
        }
    }

    /// Nothing moves against the finger, nor further than it.
    private func checkSum() throws(Violation) {
        // How far a stretch gives way is the list's affair.
        guard !before.isStretched, listsFollowAsExpected else { return }
        let sum = card + content
        let isUnderWay = before.dragged == after.dragged && before.owner != .undecided
        let limit = isUnderWay ? abs(movement) : abs(travel) + abs(movement)
        try expect(abs(sum) <= limit + 3 * Self.pixel, "no jump", "\(sum) for \(movement) pt")
        guard isUnderWay else { return }
        try expect(sum * movement >= -2 * Self.pixel * abs(movement), "not backward", "\(sum) for \(movement) pt")
        guard before.owner == after.owner else { return }
        let both = abs(card) > Self.pixel && abs(content) > Self.pixel
        try expect(!both, "never both", "card \(card), content \(content) pt, owner \(after.owner)")
    }

    private func expect(_ holds: Bool, _ rule: String, _ text: @autoclosure () -> String) throws(Violation) {
        if !holds { throw Violation(rule: rule, text: text()) }
    }
}
