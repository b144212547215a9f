import Foundation

/// A movement, by state.
extension Arbitration {
    mutating func move(_ move: Move) -> Actions {
        now = max(now, move.time)
        let along = move.along.isFinite ? move.along : 0
        travel += along
        samples.append(travel, at: now)
        var actions = Actions()
        actions.ledger.movement = along
        switch state {
        case .idle, .refused, .settling, .asking:
            actions.ledger.discarded = along
        case .undecided(let undecided):
            recognize(undecided, along, move.across.isFinite ? move.across : 0, &actions)
        case .scrolling(let scrolling):
            observe(move.observedOffset, at: scrolling.depth, &actions.ledger)
            scroll(scrolling, along, &actions)
        case .dragging(let dragging):
            drag(dragging, along, &actions)
        }
        return actions
    }

    /// Within the slop nothing moves; beyond it the questions are asked, once.
    private mutating func recognize(
        _ before: Undecided, _ along: CGFloat, _ across: CGFloat, _ actions: inout Actions
    ) {
        var undecided = before
        undecided.along += along
        undecided.across += across
        state = .undecided(undecided)
        if undecided.isWaiting {
            return ask(undecided, surplus: along, &actions)
        }
        let isBeyondSlop = max(abs(undecided.along), abs(undecided.across)) >= policy.slop
        guard isBeyondSlop else {
            actions.ledger.slop = along
            if !policy.handoff.contains(.toDrag), undecided.along <= -policy.slop / 4 {
                // Nothing can come of this touch: the sooner the scroll view has it, the better.
                actions = actions.followed(by: leave(surplus: 0, .wrongWay(-undecided.along)))
            }
            return
        }
        let surplus = copysign(max(abs(undecided.along) - policy.slop, 0), undecided.along)
        actions.ledger.slop = along - surplus
        ask(undecided, surplus: surplus, &actions)
    }

    /// The questions at begin, in their order; vetoes last.
    private mutating func ask(_ undecided: Undecided, surplus: CGFloat, _ actions: inout Actions) {
        actions.ledger.movement -= surplus
        let situation = self.situation
        let angle = atan2(abs(undecided.across), abs(undecided.along)) * 180 / .pi
        if let exclusion = policy.exclusion, exclusion.truth(in: situation).holds {
            actions = actions.followed(by: leave(surplus: surplus, .excluded(exclusion.evidence(in: situation))))
        } else if !undecided.isWaiting, angle > policy.cone {
            actions = actions.followed(
                by: leave(surplus: surplus, .outsideCone(angle: angle, limit: policy.cone), scrolls: false))
        } else if undecided.isWaiting ? surplus < 0 : undecided.along < 0 {
            guard !undecided.isWaiting else { return discard(surplus, &actions) }
            actions = actions.followed(by: leave(surplus: surplus, .wrongWay(-undecided.along)))
        } else {
            switch policy.condition.truth(in: situation) {
            case .yes where touch.asks.contains(.begin):
                state = .asking(.begin(surplus: surplus))
                actions.question = .begin
            case .yes:
                actions = actions.followed(by: begin(surplus: surplus))
            case .notYet where !chain.contains(where: \.isScrollable):
                state = .undecided(Undecided(along: undecided.along, across: undecided.across, isWaiting: true))
                discard(surplus, &actions)
            case .no, .notYet:
                actions = actions.followed(
                    by: leave(surplus: surplus, .refused(policy.condition.evidence(in: situation))))
            }
        }
    }

    private func discard(_ surplus: CGFloat, _ actions: inout Actions) {
        actions.ledger.movement += surplus
        actions.ledger.discarded += surplus
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
            state = .refused
            actions.recognizer = .fails
            actions.ledger.discarded = surplus
            return actions
        }
        record(.undecided, .scroll(depth: depth), reason)
        guard policy.handoff.contains(.toDrag) else {
            _ = distribute(surplus, from: depth, into: &actions.ledger)
            state = .refused
            actions.recognizer = .fails
            return actions
        }
        var isVetoed = false
        if case .vetoed = reason { isVetoed = true }
        let scrolling = Scrolling(depth: depth, claim: isVetoed ? .vetoed : .refused)
        state = .scrolling(scrolling)
        scroll(scrolling, surplus, &actions)
        return actions
    }
}

extension Arbitration.Actions {
    /// Both, the later counting where they differ; the ledgers added.
    func followed(by later: Self) -> Self {
        var sum = self
        sum.recognizer = later.recognizer ?? recognizer
        sum.drag = later.drag ?? drag
        sum.holds = later.holds ?? holds
        sum.placesContent = placesContent || later.placesContent
        sum.question = later.question
        sum.ledger = ledger + later.ledger
        return sum
    }
}

extension Arbitration.Ledger {
    /// Part by part.
    public static func + (one: Self, other: Self) -> Self {
        var sum = one
        sum.movement += other.movement
        sum.slop += other.slop
        sum.dragged += other.dragged
        sum.scrolled += other.scrolled
        sum.banded += other.banded
        sum.discarded += other.discarded
        sum.external += other.external
        return sum
    }
}
