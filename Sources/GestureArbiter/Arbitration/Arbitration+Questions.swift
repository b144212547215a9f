import Foundation

/// What conditions are asked about, and what the client's answers do.
extension Arbitration {
    /// The moment as conditions see it.
    public var situation: ArbitrationPolicy.Situation {
        ArbitrationPolicy.Situation(
            roomToEdge: chain.reduce(0) { $0 + ($1.isScrollable ? $1.shownRoom : 0) },
            contentOffset: chain.first?.offset ?? 0,
            tolerance: tolerance,
            regions: touch.regions,
            wasDecelerating: touch.wasDecelerating,
            flags: flags,
            timeSinceScroll: now - lastScroll)
    }

    mutating func resolve(_ question: Question, _ answer: Answer) -> Actions {
        switch (question, answer) {
        case (.begin(let surplus), .yes):
            return begin(surplus: surplus)
        case (.begin(let surplus), .no(let reason)):
            state = .undecided(Undecided())
            return leave(surplus: surplus, .vetoed(.begin, reason: reason))
        case (.handoff(let scrolling, let surplus), .yes):
            return handOff(scrolling, surplus: surplus)
        case (.handoff(var scrolling, let surplus), .no(let reason)):
            let owner = Owner.scroll(depth: scrolling.depth)
            record(owner, owner, .vetoed(.handoff, reason: reason))
            scrolling.claim = .vetoed
            var actions = Actions()
            actions.ledger.movement = surplus
            scroll(scrolling, surplus, &actions)
            return actions
        case (.release(let dragging, let velocity), .yes):
            return letGo(dragging, velocity: velocity, refusal: nil)
        case (.release(let dragging, let velocity), .no(let reason)):
            return letGo(dragging, velocity: velocity, refusal: reason)
        }
    }
}
