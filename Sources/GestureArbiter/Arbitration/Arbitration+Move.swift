import Foundation

/// A movement, by state.
extension Arbitration {
    mutating func move(_ move: Move) -> Actions {
        advance(to: move.time)
        watchHandoff()
        bystanders = min(max(move.bystanders, 0), chain.count)
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
            observe(move, at: scrolling.depth, &actions.ledger)
            if move.isPanning {
                scroll(scrolling, along, &actions)
            } else {
                waitForPan(scrolling, along, &actions)
            }
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
        let isBeyondSlop = max(abs(undecided.along), abs(undecided.across)) >= slop
        guard isBeyondSlop else {
            actions.ledger.slop = along
            return
        }
        let surplus = copysign(max(abs(undecided.along) - slop, 0), undecided.along)
        actions.ledger.slop = along - surplus
        ask(undecided, surplus: surplus, &actions)
    }
}

extension Arbitration.Undecided {
    /// How far the finger's way is off the direction, in degrees.
    var angle: CGFloat { atan2(abs(across), abs(along)) * 180 / .pi }
}
