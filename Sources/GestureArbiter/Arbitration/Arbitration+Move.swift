import Foundation

/// A movement, by state.
extension Arbitration {
    mutating func move(_ move: Move) -> Actions {
        advance(to: move.time)
        let along = move.along.isFinite ? move.along : 0
        travel += along
        samples.append(travel, at: now)
        var actions = Actions()
        actions.ledger.movement = along
        switch state {
        case .idle, .settling, .asking, .refused(nil):
            actions.ledger.discarded = along
        case .refused(let depth?):
            distribute(along, from: depth, into: &actions.ledger)
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

extension Arbitration.Undecided {
    /// How far the finger's way is off the direction, in degrees.
    var angle: CGFloat { atan2(abs(across), abs(along)) * 180 / .pi }
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
