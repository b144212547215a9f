import Foundation

/// The end of the slop: the touch becomes the drag's, the chain's or nobody's.
extension Arbitration {
    /// The questions at begin, in their order; vetoes last.
    mutating func ask(_ undecided: Undecided, surplus: CGFloat, isClear: Bool = false, _ actions: inout Actions) {
        let situation = self.situation
        let truth = policy.condition.truth(in: situation)
        if let exclusion = policy.exclusion, exclusion.truth(in: situation).holds {
            give(surplus, .excluded(exclusion.evidence(in: situation)), &actions)
        } else if undecided.isWaiting, surplus <= 0 || truth == .notYet {
            wait(undecided, surplus, &actions)
        } else if touch.asks.contains(.claim), !isClear {
            actions.ledger.movement -= surplus
            state = .asking(.claim(undecided, surplus: surplus))
            actions.question = .claim
        } else if !undecided.isWaiting, undecided.angle > policy.cone {
            give(surplus, .outsideCone(angle: undecided.angle, limit: policy.cone), scrolls: false, &actions)
        } else if !undecided.isWaiting, undecided.along < 0 {
            give(surplus, .wrongWay(-undecided.along), &actions)
        } else {
            answer(truth, undecided, surplus, &actions)
        }
    }

    /// What the condition's answer means for the begin.
    private mutating func answer(
        _ truth: ArbitrationPolicy.Truth, _ undecided: Undecided, _ surplus: CGFloat, _ actions: inout Actions
    ) {
        switch truth {
        case .yes:
            actions.ledger.movement -= surplus
            guard touch.asks.contains(.begin) else {
                actions = actions.followed(by: begin(surplus: surplus))
                return
            }
            state = .asking(.begin(surplus: surplus))
            actions.question = .begin
        case .notYet where !chain.contains(where: \.isScrollable):
            wait(undecided, surplus, &actions)
        case .no, .notYet:
            give(surplus, .refused(policy.condition.evidence(in: situation)), &actions)
        }
    }

    /// The touch stays undecided, and what the finger moves meanwhile is nobody's.
    mutating func wait(_ undecided: Undecided, _ surplus: CGFloat, _ actions: inout Actions) {
        state = .undecided(Undecided(along: undecided.along, across: undecided.across, isWaiting: true))
        actions.ledger.discarded += surplus
    }

    private mutating func give(
        _ surplus: CGFloat, _ reason: Reason, scrolls: Bool = true, _ actions: inout Actions
    ) {
        actions.ledger.movement -= surplus
        actions = actions.followed(by: leave(surplus: surplus, reason, scrolls: scrolls))
    }

    /// The drag takes the touch.
    mutating func begin(surplus: CGFloat) -> Actions {
        record(.undecided, .drag, .allowed(policy.condition.evidence(in: situation)))
        return enterDrag(surplus: surplus, isOpen: false, isAfterHandoff: false)
    }

    /// The touch goes to the scroll views under the finger, or to nobody; for good, unless a hand-off may follow.
    mutating func leave(surplus: CGFloat, _ reason: Reason, scrolls: Bool = true) -> Actions {
        var actions = Actions()
        actions.ledger.movement = surplus
        guard scrolls, let depth = depthWithRoom(for: surplus) ?? chain.firstIndex(where: \.isScrollable) else {
            record(.undecided, .nobody, reason)
            state = .refused(depth: nil)
            actions.recognizer = .fails
            actions.ledger.discarded = surplus
            return actions
        }
        record(.undecided, .scroll(depth: depth), reason)
        guard policy.handoff.contains(.toDrag) else {
            distribute(surplus, from: depth, into: &actions.ledger)
            state = .refused(depth: depth)
            actions.recognizer = .fails
            return actions
        }
        let scrolling = Scrolling(depth: depth, claim: reason.isDenial ? .denied : .refused)
        state = .scrolling(scrolling)
        scroll(scrolling, surplus, &actions)
        return actions
    }
}

extension Arbitration.Reason {
    /// Somebody said no, who is not asked again in the same place.
    var isDenial: Bool {
        switch self {
        case .vetoed, .yielded: true
        case .caught, .excluded, .outsideCone, .wrongWay, .refused, .allowed, .backAtRest, .passedOn, .clamped,
            .coasted, .lifted, .cancelled:
            false
        }
    }
}
