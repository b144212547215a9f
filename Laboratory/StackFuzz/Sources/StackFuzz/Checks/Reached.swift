@_spi(Engine) import GestureArbiter

/// How often a run reached each situation that the fuzzer is for.
struct Reached {
    private(set) var counts: [String: Int] = [:]

    /// The situations that a run of 1000 sequences or more must reach.
    static let names = [
        "drags", "scrolls", "hand-offs to the drag", "hand-offs to scrolling", "passed on", "vetoes", "yields",
        "refusals", "catches", "cancels", "clamps", "stretches", "detaches in mid-touch", "policies in mid-touch",
        "views removed in mid-touch", "geometry in mid-touch", "arbiters dropped in mid-touch", "momentum taken over",
        "animations in mid-touch", "turns in mid-touch", "swaps in mid-touch", "cards put back in mid-touch",
        "fades in mid-touch",
        "caught beyond the edge", "caught beyond the far end", "touches on flipped lists", "claimed events",
        "starts outside the cone", "wrong ways", "judged after a deed", "judged beside a resting finger",
        "onlookers change nothing",
        "turned lists look the same",
        "told where the touch came down", "told who had the touch",
        "left where it was held", "stretched across under a drag", "openings",
        "openings that wait for the edge", "opened straight on",
        "scrolled and did not open",
        "rested at a stop", "let go where it is known to go", "asked where it goes", "selected without a finger",
        "selected in mid-touch", "stops changed in mid-touch", "places shifted in mid-touch",
        "events",
    ]

    mutating func count(_ name: String, _ number: Int = 1) { counts[name, default: 0] += number }

    mutating func add(_ other: [String: Int]) { for (name, number) in other { count(name, number) } }

    func missing(in field: Field) -> [String] {
        names(of: field).filter { counts[$0, default: 0] == 0 }
    }

    func text(of field: Field) -> String {
        names(of: field).map { "\($0) \(counts[$0, default: 0])" }.joined(separator: ", ")
    }

    /// The kind of sequences that a run plays.
    enum Field { case stack, cards }

    private func names(of field: Field) -> [String] {
        switch field {
        case .stack: Self.names
        case .cards: Self.ofCards
        }
    }

    /// The situations that a run of cards must reach.
    private static let ofCards = [
        "cards at rest", "cards compared", "cards that look at rest", "taps on cards", "refused at the beginning",
        "refused at the release", "sideways starts", "wrong ways that turn", "titles opened by a finger",
        "moved beside a resting finger", "pulls at zoomed content", "pulls at a handle over a refresh control",
        "fingers that stayed", "cards presented after pulls", "pulls by a trackpad",
        "pulls passed on to the card around", "cards in hand", "rows in a hand", "carried between detents",
        "carried with a look", "brought in", "brought in and gone back", "content at its edge in hand", "pulls out",
        "declared before the card shows", "classic decks let go early", "touches beside moving panels",
        "cards at rest in an app", "cards half open", "cards like new ones", "cards on keyboards",
        "bars of two, at home",
        "rooms beside narrow panels", "contents taken out", "contents in another panel", "panels hidden",
        "panels dragged away", "dragged and dismissed", "dragged and returned", "refused to go",
        "cards gone from an app", "cards at rest over another", "rows in a hand at the top", "rested at a detent",
        "rested above a keyboard", "texts edited at rest",
    ]

    /// Counts a deed by what it does to the current touch.
    mutating func note(_ deed: Deed.Kind, isMidTouch: Bool) {
        guard isMidTouch else {
            if case .select = deed { count("selected without a finger") }
            return
        }
        switch deed {
        case .detach: count("detaches in mid-touch")
        case .policy: count("policies in mid-touch")
        case .removeList, .forgetList, .removeCard: count("views removed in mid-touch")
        case .content, .insets, .scroll, .scrollOuter, .stretchAcross, .cardLength: count("geometry in mid-touch")
        case .glide, .animate: count("animations in mid-touch")
        case .statusBar: count("status-bar taps in mid-touch")
        case .turn: count("turns in mid-touch")
        case .swapList: count("swaps in mid-touch")
        case .insertCard: count("cards put back in mid-touch")
        case .fade: count("fades in mid-touch")
        case .dropRecognizer: count("arbiters dropped in mid-touch")
        case .select: count("selected in mid-touch")
        case .stops: count("stops changed in mid-touch")
        case .shift: count("places shifted in mid-touch")
        case .flag, .cancel, .disable, .enable, .attach, .layout: break
        }
    }

    /// Counts the lists under a finger that comes down, by where their content is and how they are turned.
    @MainActor mutating func noteTouchDown(_ chain: [SeenList]) {
        for seen in chain {
            let (room, length) = seen.bearing.place(of: seen.list)
            if room < -1 { count("caught beyond the edge") }
            if room > length + 1 { count("caught beyond the far end") }
            if seen.bearing.scale < 0 { count("touches on flipped lists") }
        }
    }

    /// Counts an event, and whether it stretched content or was claimed.
    @MainActor mutating func note(_ scene: Scene, _ before: Shot, _ after: Shot) {
        count("events")
        if after.isStretched, !before.isStretched { count("stretches") }
        if scene.bystanders.claims { count("claimed events") }
    }

    mutating func note(_ decision: Arbitration.Decision) {
        // Print every decision, since printing must not trap.
        count("characters of decisions", "\(decision)".count)
        switch (decision.from, decision.to) {
        case (.undecided, .drag): count("drags")
        case (.undecided, .scroll): count("scrolls")
        case (.scroll, .drag): count("hand-offs to the drag")
        case (.drag, .scroll): count("hand-offs to scrolling")
        default: break
        }
        switch decision.reason {
        case .caught: count("catches")
        case .yielded: count("yields")
        case .outsideCone: count("starts outside the cone")
        case .wrongWay: count("wrong ways")
        case .opens: count("openings")
        case .opensAtEdge: count("openings that wait for the edge")
        case .excluded, .refused: count("refusals")
        case .vetoed: count("vetoes")
        case .passedOn: count("passed on")
        case .clamped: count("clamps")
        case .cancelled: count("cancels")
        case .coasted: count("momentum taken over")
        case .allowed, .passesRest, .backAtRest, .lifted: break
        }
    }
}

/// Finds an arbiter's new decisions.
struct NewDecisions {
    private var count = 0
    private var last: Arbitration.Decision?

    /// Returns the decisions since the last call. If the arbiter's list of decisions is full, returns at most the last
    /// one.
    mutating func take(from decisions: [Arbitration.Decision]) -> [Arbitration.Decision] {
        if decisions.count < count { count = 0 }
        let isFull = decisions.count == Arbitration.decisionLimit
        let new = isFull && decisions.last != last ? 1 : decisions.count - count
        (count, last) = (decisions.count, decisions.last)
        return Array(decisions.suffix(new))
    }
}
