/// A statement that holds for every touch sequence.
struct Invariant {
    /// The check that shows an invariant.
    enum Witness: String {
        /// The engine alone can violate it: checked in every transition, or in a table.
        case engine
        /// The formulas of Motion: golden values and properties in their tests.
        case motion
        /// Views and recognizers: behaviour tests and fuzzing on the headless host.
        case stack
    }

    var number: Int
    var name: String
    var witness: Witness

    static let all: [Invariant] = [
        .init(1, "one owner at most", .engine),
        .init(2, "nothing moves without owning the touch", .engine),
        .init(3, "an owner exists only while the touch is down", .engine),
        .init(4, "hand-offs are as declared", .engine),
        .init(5, "recognition is final", .engine),
        .init(6, "nothing moves before recognition; the slop swallows the slop", .engine),
        .init(7, "a drag begins once", .engine),
        .init(8, "every begin has one end or cancel", .engine),
        .init(9, "begin, moves, end, in this order", .engine),
        .init(10, "a cancel is not an end", .engine),
        .init(11, "a cancel reaches idle from everywhere", .engine),
        .init(12, "a hold lasts as long as the drag owns", .engine),
        .init(13, "dismiss once, completeTransition once", .stack),
        .init(14, "the client's properties are as before", .stack),
        .init(15, "the ledger accounts for every point", .engine),
        .init(16, "no jump", .engine),
        .init(17, "nothing moves against the finger", .engine),
        .init(18, "surplus goes to the successor in the same event", .engine),
        .init(19, "the new owner starts from its share", .engine),
        .init(20, "a round trip restores card and content", .engine),
        .init(21, "the same way in parts leads to the same place", .engine),
        .init(22, "a pin is the actual edge", .engine),
        .init(23, "a geometry change clamps once and moves no card", .engine),
        .init(24, "our own writes do not feed back", .engine),
        .init(25, "the release velocity goes to the owner at release", .engine),
        .init(26, "every number is a number", .engine),
        .init(27, "a card let go farther or faster never stays where another leaves; hardly moved, it stays", .engine),
        .init(28, "a pause of 40 ms means velocity 0", .engine),
        .init(29, "a moving card is caught where it is", .engine),
        .init(30, "momentum never dismisses; after a hand-off velocity counts once the card is in hand", .engine),
        .init(31, "denied at begin: scrolling as if there were no drag", .engine),
        .init(32, "a veto is asked on every path, once an attempt", .engine),
        .init(33, "a refused attempt extends no cool-down; a later one succeeds", .engine),
        .init(34, "jitter at the edge changes the owner at most once", .engine),
        .init(35, "an overscroll on the screen competes for nothing", .engine),
        .init(36, "the same events give the same actions and decisions", .engine),
        .init(37, "no clock, no view, no random number; time is monotone", .engine),
        .init(38, "the mirror image gives the mirrored result", .engine),
        .init(39, "the innermost with room takes the movement", .engine),
        .init(40, "a further finger moves nothing", .engine),
        .init(41, "one decision a change, the smallest failed set a refusal", .engine),
        .init(42, "a contradictory policy is refused, both parts named", .engine),
        .init(43, "content is at its edge only where it is seen there", .engine),
        .init(
            44, "between its ceiling and its bottom the card is where the finger holds it, beyond them less", .engine),
        .init(45, "a card opens where its policy says so, and no farther than its ceiling", .engine),
        .init(46, "where all places move, the card stays under the finger", .engine),
        .init(47, "both ways are each other's mirror image", .engine),
        .init(48, "on each side of its rest a card asks that side's edge", .engine),
        .init(49, "through its rest a card loses no point, and does not jump", .engine),
        .init(50, "over-scroll goes to the card by the finger's way; its edge moves at most twice as far", .engine),
        .init(51, "a pull beyond the ceiling resists from touch-down, where nothing scrolls", .engine),
        .init(52, "of lists that move with one pan, none stands still that has room", .engine),
        .init(53, "of lists that move with one pan, only its own is pulled beyond an end", .engine),
    ]

    init(_ number: Int, _ name: String, _ witness: Witness) {
        self.number = number
        self.name = name
        self.witness = witness
    }
}
