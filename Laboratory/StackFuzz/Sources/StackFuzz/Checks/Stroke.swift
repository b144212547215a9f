@_spi(Engine) import GestureArbiter
import HeadlessUIKit

/// A rule that a sequence broke.
struct Violation: Error {
    /// The rule's name.
    var rule: String
    var text: String
}

/// Checks one event of a finger by what showed before and after it.
@MainActor struct Stroke {
    let before: Shot
    let after: Shot
    /// The finger's movement along the direction, in points.
    let movement: CGFloat
    /// The finger's way since touch-down, to and fro, in points. A drag that waits for the list's pan begins with all
    /// of it.
    let travel: CGFloat
    /// Whether the finger alone caused all movement: no other finger is down, and nobody else moves content or views.
    let isClean: Bool
    let isMove: Bool
    /// Whether the setting lets the lists follow the finger as the engine expects.
    let listsFollowAsExpected: Bool
    /// Whether a list passes movement beyond its own end on to the list around it, even in mid-gesture.
    let passesOn: Bool
    /// Whether a point in the card's superview is a point on the screen.
    let isToScale: Bool
    /// How far the touch may bring the card; nil if the arbiter has no touch.
    let limits: Limits?

    private var card: CGFloat { after.card - before.card }
    private var content: CGFloat { after.content - before.content }
    private var pixel: CGFloat { after.pixel + 1e-6 }

    func check() throws(Violation) {
        try expect(after.isFinite, "finite", "\(after)")
        try checkLedger()
        guard isClean, !before.isJammed else { return }
        guard isMove else { return try checkLift() }
        try checkOwner()
        try checkSum()
    }

    private func checkLedger() throws(Violation) {
        try expect(abs(after.ledger.residual) < 1e-6, "ledger adds up", "\(after.ledger.residual) pt are nowhere")
        guard isMove, isClean, isToScale, before.owner == .drag, after.owner == .drag else { return }
        let noted = after.ledger.movement - before.ledger.movement
        try expect(abs(noted - movement) < 1e-6, "ledger has all", "noted \(noted) of \(movement) pt")
    }

    /// A finger that comes down or leaves moves no content, except that a touch-down stops moving content.
    private func checkLift() throws(Violation) {
        // A list that counts from its pan's beginning jumps once when it gets the touch back. A stretched list that
        // passes movement on is rounded along its rubber band, with an arbiter or without.
        let isRounded = passesOn && !before.isWithinEnds
        guard before.owner == .drag || listsFollowAsExpected && !isRounded else { return }
        try expect(abs(content) <= 2 * pixel, "content stays at touch-down and lift", "content moved \(content) pt")
    }

    /// Only the owner of the touch moves.
    private func checkOwner() throws(Violation) {
        switch (before.owner, after.owner) {
        case (.drag, .drag):
            guard before.isDragShown else { return }
            // Movement that the pulled list passes on may bring a stretched list around it back.
            if !(before.isAdrift && passesOn) {
                // Over-scroll goes to the card point for point with the finger.
                let given = before.isStretched ? abs(movement) : 0
                try expect(abs(content) <= given + pixel, "held content stays", "content moved \(content) pt")
                try expect(
                    abs(card) <= 2 * abs(movement) + pixel || !isToScale, "the edge moves at most twice as far",
                    "card \(card) for \(movement) pt")
            }
            guard isToScale, !before.isStretched else { return }
            let noted = after.ledger.dragged - before.ledger.dragged
            try expect(abs(card - noted) <= pixel, "card as in the ledger", "card moved \(card), noted \(noted) pt")
            guard let limits, limits.isFree(before.card), limits.isFree(after.card) else { return }
            // The over-scroll of less than a pixel may go to the card as well.
            let given = before.rooms.contains { $0.room < 0 || $0.room > $0.length } ? pixel : 0
            try expect(abs(card - movement) <= given + pixel, "card follows", "card \(card) for \(movement) pt")
        case (.scroll, .scroll), (.undecided, .scroll):
            try expect(abs(card) <= pixel, "card stays while scrolling", "card moved \(card) pt")
            guard before.dragged == after.dragged, before.dragged.count == 1, listsFollowAsExpected,
                before.owner == after.owner,
                before.isWithinEnds, after.isWithinEnds
            else { return }
            try expect(abs(content - movement) <= 2 * pixel, "content follows", "\(content) for \(movement) pt")
        case (.nobody, .nobody), (.undecided, .undecided), (.undecided, .nobody):
            guard before.heard == after.heard else { return }
            try expect(abs(card) <= pixel, "card stays", "card moved \(card) pt")
        default:
            guard before.dragged == after.dragged, before.dragged.count == 1, before.owner != .undecided else { return }
            guard let limits, limits.takesAll(before.card), limits.takesAll(after.card),
                (before.owner == .drag ? after : before).isWithinEnds
            else { return }
            // The list decides how far over-scroll gives way. `checkSum` bounds the sum.
            guard !before.isStretched, !after.isStretched, listsFollowAsExpected else { return }
            // A card that settles within a point of its place counts as there.
            let settled = before.owner == .drag ? 0 : limits.settled(before.card)
            try expect(
                abs(card + content - movement) <= 2 * pixel + settled, "hand-off without loss",
                "card \(card) and content \(content) for \(movement) pt, \(before.owner) → \(after.owner)")
        }
    }

    /// Card and content together move neither against the finger nor farther than the finger. Over-scroll gives way by
    /// less than the finger moves.
    private func checkSum() throws(Violation) {
        // A list passes on what it held back beyond its end as the list around it springs back and makes room.
        guard listsFollowAsExpected, !(before.isGliding && passesOn) else { return }
        let sum = card + content
        let isUnderWay = before.dragged == after.dragged && before.owner != .undecided
        let limit = isUnderWay ? abs(movement) : travel + abs(movement)
        try expect(abs(sum) <= limit + 3 * pixel, "no jump", "\(sum) for \(movement) pt")
        guard isUnderWay else { return }
        try expect(sum * movement >= -2 * pixel * abs(movement), "not backward", "\(sum) for \(movement) pt")
        guard before.owner == after.owner else { return }
        let both = abs(card) > pixel && abs(content) > pixel && !before.isStretched
        try expect(!both, "never both", "card \(card), content \(content) pt, owner \(after.owner)")
    }

    private func expect(_ holds: Bool, _ rule: String, _ text: @autoclosure () -> String) throws(Violation) {
        if !holds { throw Violation(rule: rule, text: text()) }
    }
}
