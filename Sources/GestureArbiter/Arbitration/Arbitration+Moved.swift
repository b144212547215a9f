import Foundation

/// Events without a finger: the places or the card have moved, or content coasts to its edge.
extension Arbitration {
    mutating func shift(by distance: CGFloat) {
        guard distance.isPlace, distance != 0 else { return }
        card.shift(by: distance)
        switch state {
        case .idle, .undecided, .refused, .settling: break
        case .scrolling(let scrolling):
            if scrolling.isDragOpen { actions.drag = .moved(card.place) }
        case .dragging(var dragging):
            dragging.shift(by: distance)
            state = .dragging(dragging)
            actions.drag = .moved(shown(dragging))
        case .asking(.release(var dragging, let velocity)):
            dragging.shift(by: distance)
            state = .asking(.release(dragging, velocity: velocity))
        case .asking: break
        }
    }

    /// Updates the place of a card that moved by itself. A drag that waits for UIKit goes along.
    mutating func find(_ card: Card) {
        switch state {
        case .undecided: break
        case .scrolling(let scrolling):
            if scrolling.isDragOpen { return }
        case .dragging(let dragging):
            guard card.side(along: policy.direction) == side else { return }
            let (way, place) = (card.place - self.card.place, shown(dragging))
            self.card = card
            var moved = self.dragging(showing: place + way)
            moved.handoff = dragging.handoff
            moved.handoff?.shift(by: moved.pull - dragging.pull)
            state = .dragging(moved)
            return
        case .idle, .asking, .refused, .settling: return
        }
        if card.side(along: policy.direction) != side { turn() }
        self.card = card
    }

    /// Lets the card bounce with the content's velocity, without a drag, if the policy and its condition allow it.
    mutating func coast(_ coast: Coast) {
        switch state {
        case .idle: break
        case .undecided, .scrolling, .dragging, .asking, .refused, .settling: return  // a finger, or the card
        }
        touch = Touch(time: coast.time, scale: coast.scale, wasDecelerating: true)
        advance(to: coast.time)
        lastScroll = now
        side = policy.direction.side(of: coast.velocity)
        makeLinks(of: coast.chain)
        let velocity = side.counted(coast.velocity)
        guard policy.momentum != .stays, velocity > 0, velocity.isFinite else { return }
        let situation = self.situation
        if !policy.allows(situation) {
            record(.nobody, .nobody, refusal(in: situation))
        } else if let refusal = coast.refusal {
            record(.nobody, .nobody, .vetoed(.handoff, reason: refusal))
        } else {
            record(.nobody, .nobody, .coasted(velocity: velocity))
            actions.bounce = velocity
        }
    }
}
