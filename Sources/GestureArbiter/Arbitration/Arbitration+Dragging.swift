import Foundation

/// While the drag has the touch.
extension Arbitration {
    mutating func enterDrag(surplus: CGFloat, isOpen: Bool, isAfterHandoff: Bool) -> Actions {
        let overscroll = surrenderOverscroll()
        let dragging = Dragging(pull: surplus + overscroll, isAfterHandoff: isAfterHandoff)
        state = .dragging(dragging)
        var actions = Actions()
        actions.ledger.movement = surplus
        actions.ledger.dragged = surplus
        actions.recognizer = isOpen ? nil : .begins
        actions.drag = isOpen ? .moved(shown(dragging.pull)) : .began(shown(dragging.pull))
        actions.holds = true
        return actions
    }

    mutating func drag(_ before: Dragging, _ movement: CGFloat, _ actions: inout Actions) {
        var dragging = before
        dragging.pull += movement
        if before.pull >= -tolerance, dragging.pull < -tolerance, canScroll(by: dragging.pull) {
            return handBack(before, remaining: dragging.pull, &actions)
        }
        state = .dragging(dragging)
        let distance = shown(dragging.pull) - shown(before.pull)
        actions.ledger.dragged = distance
        actions.ledger.banded = movement - distance
        if distance != 0 { actions.drag = .moved(shown(dragging.pull)) }
    }

    /// The card comes to rest and the content goes on, both in this event.
    private mutating func handBack(_ before: Dragging, remaining: CGFloat, _ actions: inout Actions) {
        let depth = depthWithRoom(for: remaining) ?? 0
        record(.drag, .scroll(depth: depth), .backAtRest(room: chain[depth].range - chain[depth].shownRoom))
        actions.ledger.dragged = -shown(before.pull)
        actions.ledger.banded = shown(before.pull) - before.pull
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
    /// Within half a pixel beyond rest nothing shows yet where scrolling would take over: jitter there is no change of
    /// owner.
    func shown(_ pull: CGFloat) -> CGFloat {
        guard pull < 0 else { return pull }
        if pull >= -tolerance, canScroll(by: pull) { return 0 }
        switch policy.beyondRest {
        case .stops: return 0
        case .resists: return band?.stretch(for: pull) ?? 0
        }
    }

    /// The pull that shows `translation`.
    func pull(showing translation: CGFloat) -> CGFloat {
        guard translation < 0, policy.beyondRest == .resists, let band else { return max(translation, 0) }
        return band.distance(for: translation)
    }

    private var band: RubberBand? {
        touch.dimension.isFinite && touch.dimension > 0 ? RubberBand(dimension: touch.dimension) : nil
    }

    /// An overscroll that is seen goes into the card: nothing on the screen moves by it.
    mutating func surrenderOverscroll() -> CGFloat {
        var sum: CGFloat = 0
        for index in chain.indices { sum += chain[index].surrenderOverscroll() }
        return sum
    }

    /// New bounds of a scroll view under the finger. While the chain is held they clamp once.
    mutating func adopt(_ geometry: ScrollGeometry, at depth: Int) -> Actions {
        guard chain.indices.contains(depth) else { return Actions() }
        let isHeld = owner == .drag
        let hadToMove = chain[depth].adopt(geometry, tolerance: tolerance, isHeld: isHeld)
        var actions = Actions()
        if isHeld {
            actions.holds = true
            if hadToMove { record(.drag, .drag, .clamped(depth: depth)) }
        }
        return actions
    }
}
