import Foundation

/// Content that coasts, with no finger down.
extension Arbitration {
    /// Passes what velocity is left at the edge on to the card, if the policy says so and its condition holds.
    /// It is a bounce: nothing is begun, and so nothing is let go.
    mutating func coast(_ coast: Coast) -> Actions {
        switch state {
        case .idle: break
        case .undecided, .scrolling, .dragging, .asking, .refused, .settling: return Actions()  // a finger, or the card
        }
        touch = Touch(time: coast.time, scale: coast.scale)
        advance(to: coast.time)
        lastScroll = now
        chain = coast.chain.map { link(for: $0) }
        guard policy.momentum == .bounces, coast.velocity > 0, coast.velocity.isFinite else { return Actions() }
        let situation = self.situation
        if let exclusion = policy.exclusion, exclusion.truth(in: situation).holds {
            record(.nobody, .nobody, .excluded(exclusion.evidence(in: situation)))
        } else if !policy.condition.truth(in: situation).holds {
            record(.nobody, .nobody, .refused(policy.condition.evidence(in: situation)))
        } else if let refusal = coast.refusal {
            record(.nobody, .nobody, .vetoed(.handoff, reason: refusal))
        } else {
            record(.nobody, .nobody, .coasted(velocity: coast.velocity))
            var actions = Actions()
            actions.bounce = coast.velocity
            return actions
        }
        return Actions()
    }
}
