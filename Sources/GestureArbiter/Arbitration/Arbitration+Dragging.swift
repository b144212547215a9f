import Foundation

/// While the drag has the touch.
extension Arbitration {
    mutating func enterDrag(surplus: CGFloat, isOpen: Bool, isAfterHandoff: Bool) -> Actions {
        let stretch = surrenderStretch()
        var dragging = Dragging(pull: surplus + stretch)
        if isAfterHandoff { dragging.handoff = HandoffWatch(at: now, origin: stretch) }
        state = .dragging(dragging)
        var actions = Actions()
        actions.ledger.movement = surplus
        actions.ledger.dragged = surplus
        actions.recognizer = isOpen ? nil : .begins
        actions.drag = isOpen ? .moved(shown(dragging)) : .began(shown(dragging))
        actions.holds = true
        return actions
    }

    /// What a finger that scrolled has made of the card until now. Asked before it moves on, so that a rest is seen.
    mutating func watchHandoff() {
        guard case .dragging(var dragging) = state, dragging.handoff != nil else { return }
        dragging.handoff?.note(
            pull: dragging.pull, velocity: samples.velocity(atLift: now).pointsPerSecond, at: now)
        state = .dragging(dragging)
    }

    mutating func drag(_ before: Dragging, _ movement: CGFloat, _ actions: inout Actions) {
        var dragging = before
        dragging.pull += movement
        if dragging.pull >= 0 { dragging.floor = 0 }
        if before.pull >= -tolerance, dragging.pull < -tolerance, canScroll(by: dragging.pull) {
            return handBack(before, remaining: dragging.pull, &actions)
        }
        state = .dragging(dragging)
        let distance = shown(dragging) - shown(before)
        actions.ledger.dragged = distance
        actions.ledger.banded = movement - distance
        if distance != 0 { actions.drag = .moved(shown(dragging)) }
    }

    /// The card comes to rest and the content goes on, both in this event.
    private mutating func handBack(_ before: Dragging, remaining: CGFloat, _ actions: inout Actions) {
        let depth = depthWithRoom(for: remaining) ?? 0
        record(.drag, .scroll(depth: depth), .backAtRest(room: max(chain[depth].room(to: .far), 0)))
        actions.ledger.dragged = -shown(before)
        actions.ledger.banded = shown(before) - before.pull
        var scrolling = Scrolling(depth: depth, isDragOpen: true)
        pass(&scrolling, to: distribute(remaining, from: depth, into: &actions.ledger))
        state = .scrolling(scrolling)
        lastScroll = now
        actions.drag = .moved(0)
        actions.holds = false
        actions.placesContent = true
    }

    private func canScroll(by movement: CGFloat) -> Bool {
        policy.handoff.contains(.toScroll) && depthWithRoom(for: movement) != nil
    }

    /// Where the card shows for a pull.
    ///
    /// Where scrolling may take over, nothing shows within half a pixel beyond rest: jitter there is no change of owner.
    func shown(_ dragging: Dragging) -> CGFloat {
        guard dragging.pull < 0 else { return dragging.pull }
        let beyond = min(dragging.pull + slack, 0)
        switch policy.beyondRest {
        case .stops: return max(beyond, dragging.floor)
        case .resists: return band?.stretch(for: beyond) ?? max(beyond, dragging.floor)
        }
    }

    /// The pull that shows `translation`.
    func pull(showing translation: CGFloat) -> CGFloat {
        guard translation < 0 else { return translation }
        guard policy.beyondRest == .resists, let band else { return translation - slack }
        return band.distance(for: translation) - slack
    }

    private var slack: CGFloat { policy.handoff.contains(.toScroll) ? tolerance : 0 }

    private var band: RubberBand? {
        touch.dimension.isFinite && touch.dimension > 0 ? RubberBand(dimension: touch.dimension) : nil
    }

    /// A stretch that is seen goes into the card, as far as a finger can have made it: nothing on the screen moves by it.
    mutating func surrenderStretch() -> CGFloat {
        var sum: CGFloat = 0
        for index in chain.indices { sum += chain[index].surrenderStretch(atMost: touch.dimension) }
        return sum
    }

    /// New bounds of a scroll view under the finger. While the chain is held they clamp once.
    mutating func adopt(_ geometry: ScrollGeometry, at depth: Int) -> Actions {
        guard chain.indices.contains(depth) else { return Actions() }
        let isHeld = owner == .drag
        let hadToMove = chain[depth].adopt(geometry, isHeld: isHeld)
        var actions = Actions()
        if isHeld {
            actions.holds = true
            if hadToMove { record(.drag, .drag, .clamped(depth: depth)) }
        }
        return actions
    }
}
