import GestureArbiter

/// How often what a fuzzer is for was reached.
struct Reached {
    private(set) var counts: [String: Int] = [:]
    private var decisionCount = 0
    private var lastDecision: Arbitration.Decision?

    /// What no run of a thousand sequences or more may miss.
    static let names = [
        "drags", "scrolls", "hand-offs to the drag", "hand-offs to scrolling", "passed on", "vetoes", "yields",
        "refusals", "catches", "cancels", "clamps", "stretches", "detaches in mid-touch", "policies in mid-touch",
        "views removed in mid-touch", "geometry in mid-touch", "arbiters dropped in mid-touch", "momentum taken over",
        "events",
    ]

    mutating func count(_ name: String, _ number: Int = 1) { counts[name, default: 0] += number }

    mutating func add(_ other: [String: Int]) { for (name, number) in other { count(name, number) } }

    var missing: [String] { Self.names.filter { counts[$0, default: 0] == 0 } }

    var text: String { Self.names.map { "\($0) \(counts[$0, default: 0])" }.joined(separator: ", ") }

    /// Counts what a deed means for the touch under way.
    mutating func note(_ deed: Deed.Kind, isMidTouch: Bool) {
        guard isMidTouch else { return }
        switch deed {
        case .detach: count("detaches in mid-touch")
        case .policy: count("policies in mid-touch")
        case .removeList, .forgetList, .removeCard: count("views removed in mid-touch")
        case .content, .insets, .scroll, .cardLength: count("geometry in mid-touch")
        case .dropRecognizer: count("arbiters dropped in mid-touch")
        case .flag, .cancel, .disable, .enable, .attach, .insertCard, .layout: break
        }
    }

    /// Counts what an event did.
    @MainActor mutating func note(_ scene: Scene, _ before: Shot, _ after: Shot) {
        count("events")
        if after.isStretched, !before.isStretched { count("stretches") }
        guard let decisions = scene.arbiter?.decisions else { return }
        if decisions.count < decisionCount { decisionCount = 0 }
        let isFull = decisions.count == Arbitration.decisionLimit
        let new = isFull && decisions.last != lastDecision ? 1 : decisions.count - decisionCount
        for decision in decisions.suffix(new) { note(decision) }
        decisionCount = decisions.count
        lastDecision = decisions.last
    }

    private mutating func note(_ decision: Arbitration.Decision) {
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
        case .excluded, .outsideCone, .wrongWay, .refused: count("refusals")
        case .vetoed: count("vetoes")
        case .passedOn: count("passed on")
        case .clamped: count("clamps")
        case .cancelled: count("cancels")
        case .coasted: count("momentum taken over")
        case .allowed, .backAtRest, .lifted: break
        }
    }

    /// Sequences have arbiters of their own.
    mutating func beginSequence() { (decisionCount, lastDecision) = (0, nil) }
}
