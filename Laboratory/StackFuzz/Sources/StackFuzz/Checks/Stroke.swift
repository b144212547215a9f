@_spi(Engine) import GestureArbiter
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
    /// Its way since it came down, to and fro: a begin that waits for the list's own pan comes with all of it.
    let travel: CGFloat
    /// The finger alone made what moved: no other finger is down, nobody else moves content or views.
    let isClean: Bool
    let isMove: Bool
    /// Whether the setting lets the lists follow the finger as the engine expects.
    let listsFollowAsExpected: Bool
    /// Whether a list passes on to the one around it what leads beyond its own end, in mid-gesture too.
    let passesOn: Bool
    /// Whether a point of the card's surroundings is one on the screen.
    let isToScale: Bool
    /// How far the touch may bring the card; nil where the arbiter has no touch.
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

    /// A finger that comes down or leaves moves no content, but for what a touch-down stops.
    private func checkLift() throws(Violation) {
        // A list that counts from its pan's beginning jumps once when it has the touch back. One that is stretched, and
        // passes on, is rounded along its band: left to itself, it does so with any arbiter or none.
        let isRounded = passesOn && !before.isWithinEnds
        guard before.owner == .drag || listsFollowAsExpected && !isRounded else { return }
        try expect(abs(content) <= 2 * pixel, "content stays at touch-down and lift", "content moved \(content) pt")
    }

    /// Who owns the touch moves, and nobody else.
    private func checkOwner() throws(Violation) {
        switch (before.owner, after.owner) {
        case (.drag, .drag):
            guard before.isDragShown else { return }
            // A stretched list around the one that is pulled may be brought back by what that passes on.
            if !(before.isAdrift && passesOn) {
                try expect(abs(content) <= pixel, "held content stays", "content moved \(content) pt")
            }
            guard isToScale, !before.isStretched else { return }
            let noted = after.ledger.dragged - before.ledger.dragged
            try expect(abs(card - noted) <= pixel, "card as in the ledger", "card moved \(card), noted \(noted) pt")
            guard let limits, limits.isFree(before.card), limits.isFree(after.card) else { return }
            try expect(abs(card - movement) <= pixel, "card follows", "card \(card) for \(movement) pt")
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
            // How far a stretch gives way is the list's affair; the sum is bounded below.
            guard !before.isStretched, !after.isStretched, listsFollowAsExpected else { return }
            try expect(
                abs(card + content - movement) <= 2 * pixel, "hand-off without loss",
                "card \(card) and content \(content) for \(movement) pt, \(before.owner) → \(after.owner)")
        }
    }

    /// Nothing moves against the finger, nor further than it. A stretch gives way by less than the finger moves.
    private func checkSum() throws(Violation) {
        // What a list holds back beyond its end it passes on as the one around it springs back and makes room.
        guard listsFollowAsExpected, !(before.isGliding && passesOn) else { return }
        let sum = card + content
        let isUnderWay = before.dragged == after.dragged && before.owner != .undecided
        let limit = isUnderWay ? abs(movement) : travel + abs(movement)
        try expect(abs(sum) <= limit + 3 * pixel, "no jump", "\(sum) for \(movement) pt")
        guard isUnderWay else { return }
        try expect(sum * movement >= -2 * pixel * abs(movement), "not backward", "\(sum) for \(movement) pt")
        guard before.owner == after.owner else { return }
        let both = abs(card) > pixel && abs(content) > pixel
        try expect(!both, "never both", "card \(card), content \(content) pt, owner \(after.owner)")
    }

    private func expect(_ holds: Bool, _ rule: String, _ text: @autoclosure () -> String) throws(Violation) {
        if !holds { throw Violation(rule: rule, text: text()) }
    }
}
