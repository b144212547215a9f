import Foundation

/// While a scroll view has the touch.
extension Arbitration {
    /// Gives the movement to the chain, and at the boundary to the drag.
    mutating func scroll(
        _ before: Scrolling, _ movement: CGFloat, mayClaim: Bool = true, _ actions: inout Actions
    ) {
        var scrolling = before
        var rest = relax(movement, into: &actions.ledger)
        while rest > 0 {
            let crumb = min(rest, crumbBeforeQuestion())
            if crumb > 0 {
                pass(&scrolling, to: distribute(crumb, from: scrolling.depth, into: &actions.ledger))
                rest -= crumb
                continue
            }
            if mayClaim, takeClaim(&scrolling, surplus: rest, &actions) { return }
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
        forgetClaim(&scrolling)
        state = .scrolling(scrolling)
    }

    /// A refusal is forgotten away from the edge; a no, once the condition has ceased to hold.
    private func forgetClaim(_ scrolling: inout Scrolling) {
        switch scrolling.claim {
        case .none: return
        case .refused:
            if situation.roomToEdge > tolerance { scrolling.claim = .none }
        case .denied:
            if !policy.condition.truth(in: situation).holds { scrolling.claim = .none }
        }
    }

    /// Whether the drag takes `surplus`, or asks for it. A refusal is recorded once per arrival at the edge; the
    /// condition is asked again with every movement, whoever said no is not.
    private mutating func takeClaim(
        _ scrolling: inout Scrolling, surplus: CGFloat, _ actions: inout Actions
    ) -> Bool {
        guard policy.handoff.contains(.toDrag), scrolling.claim != .denied else { return false }
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
        actions.ledger.movement -= surplus
        if touch.asks.contains(.claim) {
            state = .asking(.claimAtHandoff(scrolling, surplus: surplus))
            actions.question = .claim
        } else if touch.asks.contains(.handoff) {
            state = .asking(.handoff(scrolling, surplus: surplus))
            actions.question = .handoff
        } else {
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

    mutating func pass(_ scrolling: inout Scrolling, to depth: Int) {
        guard scrolling.depth != depth else { return }
        record(.scroll(depth: scrolling.depth), .scroll(depth: depth), .passedOn)
        scrolling.depth = depth
    }

    /// What is left, within half a pixel, before the content is exactly where the condition's answer changes. The
    /// content has it before the drag, so that the pin is the edge and parts of a movement come to the same as the whole.
    private func crumbBeforeQuestion() -> CGFloat {
        var crumb = chain.reduce(0) { $0 + $1.roomToEdge }
        if crumb > tolerance { crumb = 0 }
        for threshold in offsetThresholds {
            let distance = ((chain.first?.offset ?? threshold) - threshold) * policy.direction.sign
            if distance <= tolerance { crumb = max(crumb, distance) }
        }
        return crumb > tolerance * 1e-6 ? crumb : 0
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

    /// Lets what is stretched against the movement go first. Returns what is left.
    private mutating func relax(_ movement: CGFloat, into ledger: inout Ledger) -> CGFloat {
        var rest = movement
        for index in chain.indices where rest != 0 && chain[index].isScrollable {
            let share = chain[index].relaxation(of: rest)
            guard share != 0 else { continue }
            let shown = chain[index].take(share)
            ledger.scrolled += shown
            ledger.banded += share - shown
            rest -= share
        }
        return rest
    }

    /// Spreads what the drag does not take over the chain: a stretch goes first, then the innermost with room; what is
    /// left pulls the last one's rubber band. Returns who has the touch then.
    @discardableResult
    mutating func distribute(_ movement: CGFloat, from depth: Int, into ledger: inout Ledger) -> Int {
        var rest = relax(movement, into: &ledger)
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
        if abs(distance) > tolerance * 1e-6 { lastScroll = now }
    }

    /// The innermost scroll view that can move the finger's way.
    func depthWithRoom(for movement: CGFloat) -> Int? {
        guard movement != 0 else { return nil }
        return chain.firstIndex { $0.hasRoom(for: movement) }
    }
}

extension ArbitrationPolicy.Condition {
    /// The content offsets at which an answer changes.
    var offsetThresholds: [CGFloat] {
        leaves.compactMap { if case .contentOffset(let limit) = $0 { limit } else { nil } }
    }
}
