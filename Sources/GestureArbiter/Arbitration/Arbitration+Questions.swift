import Foundation

/// What conditions are asked about, and what the client's answers do.
extension Arbitration {
    /// The moment as conditions see it.
    public var situation: ArbitrationPolicy.Situation {
        ArbitrationPolicy.Situation(
            roomToEdge: chain.reduce(0) { $0 + $1.roomToEdge },
            contentOffset: chain.first?.offset ?? 0,
            tolerance: tolerance,
            regions: touch.regions,
            boundRegions: touch.boundRegions,
            wasDecelerating: touch.wasDecelerating,
            flags: flags,
            timeSinceScroll: now - lastScroll)
    }

    mutating func resolve(_ question: Question, _ answer: Answer) -> Actions {
        switch question {
        case .claim(let undecided, let surplus): return resolveClaim(undecided, surplus, answer)
        case .claimAtHandoff(let scrolling, let surplus): return resolveClaim(scrolling, surplus, answer)
        case .begin(let surplus):
            guard let reason = answer.refusal else { return begin(surplus: surplus) }
            return leave(surplus: surplus, .vetoed(.begin, reason: reason))
        case .handoff(let scrolling, let surplus):
            guard let reason = answer.refusal else { return handOff(scrolling, surplus: surplus) }
            return stay(scrolling, surplus, .vetoed(.handoff, reason: reason))
        case .release(let dragging, let velocity):
            return letGo(dragging, velocity: velocity, refusal: answer.refusal)
        }
    }

    private mutating func resolveClaim(_ undecided: Undecided, _ surplus: CGFloat, _ answer: Answer) -> Actions {
        var actions = Actions()
        actions.ledger.movement = surplus
        switch answer {
        case .yes: ask(undecided, surplus: surplus, isClear: true, &actions)
        case .no(let name): return leave(surplus: surplus, .yielded(to: name))
        case .notYet: wait(undecided, surplus, &actions)
        }
        return actions
    }

    private mutating func resolveClaim(_ scrolling: Scrolling, _ surplus: CGFloat, _ answer: Answer) -> Actions {
        switch answer {
        case .yes where touch.asks.contains(.handoff):
            state = .asking(.handoff(scrolling, surplus: surplus))
            var actions = Actions()
            actions.question = .handoff
            return actions
        case .yes: return handOff(scrolling, surplus: surplus)
        case .no(let name): return stay(scrolling, surplus, .yielded(to: name))
        case .notYet: return stay(scrolling, surplus, nil)
        }
    }

    /// Scrolling goes on. A claim that was denied is not made again before the content has left its edge.
    private mutating func stay(_ before: Scrolling, _ surplus: CGFloat, _ reason: Reason?) -> Actions {
        var scrolling = before
        if let reason {
            let owner = Owner.scroll(depth: scrolling.depth)
            record(owner, owner, reason)
            scrolling.claim = .denied
        }
        var actions = Actions()
        actions.ledger.movement = surplus
        scroll(scrolling, surplus, mayClaim: false, &actions)
        return actions
    }
}

extension Arbitration.Answer {
    /// Why not; nil for a yes.
    var refusal: String? {
        switch self {
        case .yes: nil
        case .no(let reason): reason
        case .notYet: "not yet"
        }
    }
}
