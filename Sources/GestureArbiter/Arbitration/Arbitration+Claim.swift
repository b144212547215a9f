import Foundation

/// The drag's claim to a touch that scrolls: made where the chain has no more room for it.
extension Arbitration {
    /// Whether the drag takes `surplus`, or asks for it. A refusal is recorded once per arrival at the edge; the
    /// condition is asked again with every movement, whoever said no is not.
    mutating func takeClaim(
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

    /// A refusal is forgotten away from the edge; a no, once the condition has ceased to hold.
    func forgetClaim(_ scrolling: inout Scrolling) {
        switch scrolling.claim {
        case .none: return
        case .refused:
            if situation.roomToEdge > tolerance { scrolling.claim = .none }
        case .denied:
            if !policy.condition.truth(in: situation).holds { scrolling.claim = .none }
        }
    }
}
