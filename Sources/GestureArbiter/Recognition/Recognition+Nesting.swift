import UIKitShim

/// Lists in lists: which pan has the touch, and which scroll views the arbiter moves by that pan.
extension Recognition {
    /// Whether the engine has moved a scroll view by the pan of another one.
    func drivesOthers(than panning: Int, of chain: ScrollChain) -> Bool {
        chain.links.indices.contains { depth in
            guard depth != panning, let offset = offset(at: depth, of: chain) else { return false }
            return abs(offset - arbitration.heldOffset(at: depth)) > 0.5
        }
    }

    func offset(at depth: Int, of chain: ScrollChain) -> CGFloat? {
        chain.links[depth].scrollView?.offset(along: chain.links[depth].course.axis)
    }

    /// Reports the offsets of other scroll views: the engine expects that the innermost one with room moves, but UIKit
    /// may have chosen another for the whole gesture.
    func reportDivergence(of chain: ScrollChain, before move: Arbitration.Move) {
        guard let observed = arbitration.observedDepth(by: move) else { return }
        for depth in chain.links.indices where depth != observed {
            let link = chain.links[depth]
            guard let geometry = link.scrollView?.geometry(along: link.course) else { continue }
            guard abs(geometry.offset - arbitration.heldOffset(at: depth)) > 0.5 else { continue }
            carryOut(handle(.geometry(depth: depth, geometry)))
        }
    }

    /// Decides a movement again that was handed back to a list, if the pan of an outer or idle list has begun with it.
    func correctForesight(of touch: FollowedTouch) {
        guard let foresight = touch.foresight, case .scroll = arbitration.owner else { return }
        var move = foresight.move
        move.note(the: touch.chain)
        guard move.bystanders > foresight.move.bystanders else { return }
        arbitration = foresight.arbitration
        touch.goBack(to: foresight)
        witness?.engineGoesBack()
        carryOut(handle(.move(move)))
    }

    func letGoOfDriven(at time: TimeInterval) {
        guard let touch, touch.isDriving, case .scroll(let depth) = arbitration.owner,
            touch.chain.links.indices.contains(depth)
        else { return }
        hold.drive()
        hold.letGoOfDriven(
            at: depth, velocity: arbitration.velocity(atLift: time) * touch.chain.links[depth].course.pace)
    }
}

extension Arbitration.Move {
    /// Notes which pan of the chain is under way, and the scroll views that move with it.
    @MainActor
    mutating func note(the chain: ScrollChain) {
        guard let panning = chain.panning else {
            bystanders = chain.bystandersOfIdle
            return
        }
        bystanders = panning
        if chain.links.count > 1 { driven = chain.driven(with: panning) }
    }
}
