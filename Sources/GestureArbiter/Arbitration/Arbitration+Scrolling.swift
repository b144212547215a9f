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
            give(share, to: depth, &actions.ledger)
        }
        if rest != 0 {
            pass(&scrolling, to: distribute(rest, from: scrolling.depth, into: &actions.ledger))
        }
        forgetClaim(&scrolling)
        state = .scrolling(scrolling)
    }

    /// The scroll view's own pan is not under way: it is offered nothing, so nothing of the movement is its. The drag may
    /// still claim it, by what is seen.
    mutating func waitForPan(_ before: Scrolling, _ movement: CGFloat, _ actions: inout Actions) {
        var scrolling = before
        if movement > 0, takeClaim(&scrolling, surplus: movement, &actions) { return }
        actions.ledger.discarded += movement
        forgetClaim(&scrolling)
        state = .scrolling(scrolling)
    }

    mutating func pass(_ scrolling: inout Scrolling, to depth: Int) {
        guard scrolling.depth != depth else { return }
        record(.scroll(depth: scrolling.depth), .scroll(depth: depth), .passedOn)
        chain[depth].takeOver()
        scrolling.depth = depth
    }

    /// What is left, within half a pixel, before the content is exactly where the condition's answer changes. The
    /// content has it before the drag, so that the pin is the edge and parts of a movement come to the same as the whole.
    private func crumbBeforeQuestion() -> CGFloat {
        var crumb: CGFloat = 0
        for link in chain {
            guard let share = link.crumb else {
                crumb = 0
                break
            }
            crumb += share
        }
        for threshold in offsetThresholds {
            let distance = chain.first?.distance(toOffset: threshold) ?? 0
            if distance <= tolerance { crumb = max(crumb, distance) }
        }
        return crumb > speck ? crumb : 0
    }

    /// The movement that the scroll view at `depth` can take before the condition may change its answer: its room, or
    /// less where a content offset is asked for.
    private func shareBeforeNextQuestion(at depth: Int) -> CGFloat {
        var share = chain[depth].room
        guard depth == chain.startIndex else { return share }
        for threshold in offsetThresholds {
            let distance = chain[depth].distance(toOffset: threshold)
            if distance > tolerance { share = min(share, distance) }
        }
        return share
    }
}

extension ArbitrationPolicy.Condition {
    /// The content offsets at which an answer changes.
    var offsetThresholds: [CGFloat] {
        leaves.compactMap { if case .contentOffset(let limit) = $0 { limit } else { nil } }
    }
}
