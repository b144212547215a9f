import Foundation

/// While a scroll view has the touch.
extension Arbitration {
    /// Gives the movement to the chain, and at the boundary to the drag.
    mutating func scroll(_ before: Scrolling, _ movement: CGFloat, _ actions: inout Actions) {
        var scrolling = before
        var rest = movement
        while rest > 0 {
            if takeClaim(&scrolling, surplus: rest, &actions) { return }
            guard let depth = depthWithRoom(for: rest) else { break }
            pass(&scrolling, to: depth)
            let share = min(rest, shareBeforeNextQuestion(at: depth))
            rest -= share
            let shown = chain[depth].take(share)
            actions.ledger.scrolled += shown
            actions.ledger.banded += share - shown
        }
        if rest != 0 {
            pass(&scrolling, to: distribute(rest, from: scrolling.depth, into: &actions.ledger))
        }
        noteScroll(actions.ledger.scrolled)
        if situation.roomToEdge > tolerance { scrolling.claim = .none }
        state = .scrolling(scrolling)
    }

    /// Whether the drag takes `surplus`, or asks for it. A refusal is recorded once per arrival at the edge; the
    /// condition is asked again with every movement, a client that said no is not.
    private mutating func takeClaim(
        _ scrolling: inout Scrolling, surplus: CGFloat, _ actions: inout Actions
    ) -> Bool {
        guard policy.handoff.contains(.toDrag), scrolling.claim != .vetoed else { return false }
        let situation = self.situation
        let isExcluded = policy.exclusion?.truth(in: situation).holds ?? false
        let isAllowed = !isExcluded && policy.condition.truth(in: situation).holds
        guard isAllowed else {
            if situation.roomToEdge <= tolerance, scrolling.claim == .none {
                let owner = Owner.scroll(depth: scrolling.depth)
                scrolling.claim = .refused
                record(owner, owner, refusal(isExcluded: isExcluded, in: situation))
            }
            return false
        }
        noteScroll(actions.ledger.scrolled)
        if touch.asks.contains(.handoff) {
            state = .asking(.handoff(scrolling, surplus: surplus))
            actions.ledger.movement -= surplus
            actions.question = .handoff
        } else {
            actions.ledger.movement -= surplus
            actions = actions.followed(by: handOff(scrolling, surplus: surplus))
        }
        return true
    }

    private func refusal(isExcluded: Bool, in situation: ArbitrationPolicy.Situation) -> Reason {
        if isExcluded, let exclusion = policy.exclusion { return .excluded(exclusion.evidence(in: situation)) }
        return .refused(policy.condition.evidence(in: situation))
    }

    mutating func handOff(_ scrolling: Scrolling, surplus: CGFloat) -> Actions {
        record(.scroll(depth: scrolling.depth), .drag, .allowed(policy.condition.evidence(in: situation)))
        return enterDrag(surplus: surplus, isOpen: scrolling.isDragOpen, isAfterHandoff: true)
    }

    private mutating func pass(_ scrolling: inout Scrolling, to depth: Int) {
        guard scrolling.depth != depth else { return }
        record(.scroll(depth: scrolling.depth), .scroll(depth: depth), .passedOn)
        scrolling.depth = depth
    }

    /// The movement that the scroll view at `depth` can take before the condition may change its answer: its room, or
    /// less where a content offset is asked for.
    private func shareBeforeNextQuestion(at depth: Int) -> CGFloat {
        var share = chain[depth].room
        guard depth == chain.startIndex else { return share }
        for threshold in offsetThresholds {
            let distance = (chain[depth].offset - threshold) * policy.direction.sign
            if distance > tolerance { share = min(share, distance) }
        }
        return share
    }

    /// Spreads what the drag does not take over the chain, the innermost with room first; what is left pulls the last
    /// one's rubber band. Returns who has the touch then.
    @discardableResult
    mutating func distribute(_ movement: CGFloat, from depth: Int, into ledger: inout Ledger) -> Int {
        var rest = movement
        var owner = depth
        while rest != 0 {
            guard let next = depthWithRoom(for: rest) else { break }
            owner = next
            let link = chain[next]
            let room = rest > 0 ? link.room : link.range - link.room
            let share = copysign(min(abs(rest), room), rest)
            rest -= share
            let shown = chain[next].take(share)
            ledger.scrolled += shown
            ledger.banded += share - shown
        }
        guard rest != 0, chain.indices.contains(owner) else { return owner }
        let shown = chain[owner].take(rest)
        ledger.scrolled += shown
        ledger.banded += rest - shown
        return owner
    }

    /// What the owner's content did since the last event. What the finger did not make is external.
    mutating func observe(_ offset: CGFloat?, at depth: Int, _ ledger: inout Ledger) {
        guard let offset, chain.indices.contains(depth) else { return }
        let unexpected = chain[depth].observe(offset, tolerance: tolerance)
        ledger.scrolled += unexpected
        ledger.external -= unexpected
        noteScroll(unexpected)
    }

    private mutating func noteScroll(_ distance: CGFloat) {
        if distance != 0 { lastScroll = now }
    }

    /// The innermost scroll view that can move the finger's way.
    func depthWithRoom(for movement: CGFloat) -> Int? {
        guard movement != 0 else { return nil }
        return chain.firstIndex { link in
            guard link.isScrollable else { return false }
            return movement > 0 ? link.room > 0 : link.room < link.range
        }
    }
}

extension ArbitrationPolicy.Condition {
    /// The content offsets at which an answer changes.
    var offsetThresholds: [CGFloat] {
        leaves.compactMap { if case .contentOffset(let limit) = $0 { limit } else { nil } }
    }
}
