import Foundation

/// Follows a movement: within the slop, to its owner, and from one owner to the next.
extension Arbitration {
    mutating func move(_ move: Move) {
        advance(to: move.time)
        watchHandoff()
        var observed: Int?
        if case .scrolling = state { observed = observedDepth(by: move) }
        follow(move)
        let movement = move.along.isFinite ? move.along : 0
        travel += movement
        if move.elsewhere.isFinite { travelElsewhere += move.elsewhere }
        samples.append(travel + travelElsewhere, at: now)
        if policy.direction.isBothWays, goesTheOtherWay(side.counted(movement)) { turn() }
        let along = side.counted(movement)
        actions.ledger.movement += along
        switch state {
        case .idle, .settling, .asking, .refused(nil):
            actions.ledger.discarded += along
        case .refused(let depth?):
            distribute(along, from: depth)
        case .undecided(var undecided):
            // The card within has decided about the slop and the cone.
            if move.isPassedOn { (undecided.isWaiting, undecided.isPassedOn) = (true, true) }
            recognize(undecided, along, move.across.isFinite ? move.across : 0)
        case .scrolling(var scrolling):
            pass(&scrolling, to: observed ?? scrolling.depth)
            observe(move, at: scrolling.depth)
            if move.isPanning {
                scroll(scrolling, along)
            } else {
                waitForPan(scrolling, along)
            }
        case .dragging(let dragging):
            if move.elsewhere > 0, log.latest.last?.reason != .passedOn { record(.drag, .drag, .passedOn) }
            drag(dragging, along)
        }
    }

    /// Whether a card at 0 turns to the other side with the finger, before the drag has the touch.
    private func goesTheOtherWay(_ movement: CGFloat) -> Bool {
        guard abs(card.place) <= tolerance, card.ceiling == 0 else { return false }
        switch state {
        case .undecided(let undecided):
            return (undecided.isWaiting ? 0 : undecided.along) + movement < 0
        case .scrolling: return movement < 0
        case .idle, .dragging, .asking, .refused, .settling: return false
        }
    }

    /// Counts on the other side from now on.
    mutating func turn() {
        side = side.other
        for index in chain.indices { chain[index].turn() }
        card.turn()
        actions.turn()
        switch state {
        case .undecided(var undecided):
            undecided.turn()
            state = .undecided(undecided)
        case .scrolling(var scrolling):
            scrolling.turn()
            forgetClaim(&scrolling)
            state = .scrolling(scrolling)
        case .idle, .dragging, .asking, .refused, .settling: break
        }
    }

    /// Waits within the slop; beyond it, asks the questions once.
    private mutating func recognize(_ before: Undecided, _ along: CGFloat, _ across: CGFloat) {
        var undecided = before
        undecided.along += along
        undecided.across += across
        if undecided.isTurnedAway, undecided.along <= 0 { return turnAway(along) }
        state = .undecided(undecided)
        if undecided.isWaiting { return ask(undecided, surplus: along) }
        // Within the cone, scroll views that share the touch begin by the movement along the direction alone.
        let sharesMore = abs(undecided.along) < touch.sharedSlop && undecided.angle <= policy.cone
        let isBeyondSlop = max(abs(undecided.along), abs(undecided.across)) >= slop && !sharesMore
        let surplus = isBeyondSlop ? copysign(max(abs(undecided.along) - slop, 0), undecided.along) : 0
        // The slop counts once: after a wrong way, a second slop counts as discarded.
        if undecided.isTurnedAway {
            actions.ledger.discarded += along - surplus
        } else {
            actions.ledger.slop += along - surplus
        }
        guard isBeyondSlop else { return }
        ask(undecided, surplus: surplus)
    }

    // MARK: - The end of the slop: choosing an owner

    /// Asks the questions at the begin, in their order; vetoes last. `isClear` if nothing has a better claim.
    mutating func ask(_ undecided: Undecided, surplus: CGFloat, isClear: Bool = false) {
        let situation = self.situation
        let truth = policy.condition.truth(in: situation)
        if policy.excludes(situation) {
            leave(surplus: surplus, refusal(in: situation))
        } else if undecided.isWaiting, surplus <= 0 || truth == .notYet {
            wait(undecided, surplus)
        } else if touch.asks.contains(.claim), !isClear {
            pose(.begin(undecided, surplus: surplus, isClaim: true))
        } else if !undecided.isWaiting, undecided.angle > policy.cone {
            leave(surplus: surplus, .outsideCone(angle: undecided.angle, limit: policy.cone), scrolls: false)
        } else if !undecided.isWaiting, undecided.along < 0 {
            answerOpening(undecided, surplus)
        } else if truth == .yes {
            pose(.begin(undecided, surplus: surplus, isClaim: false))
        } else if truth == .notYet, !chain.contains(where: \.isScrollable) {
            wait(undecided, surplus)
        } else {
            leave(surplus: surplus, refusal(in: situation))
        }
    }

    /// Answers a finger against the direction, which opens a card that may open, or moves the wrong way.
    private mutating func answerOpening(_ undecided: Undecided, _ surplus: CGFloat) {
        let room = situation.roomToEdge - chain.indices.reduce(0) { $0 + lead(of: $1) }
        if mayBePulledBeyondCeiling {
            pose(.begin(undecided, surplus: surplus, isClaim: false))
        } else if !mayOpen {
            leave(surplus: surplus, .wrongWay(-undecided.along))
        } else if policy.opening == .atEdge, room > tolerance {
            leave(surplus: surplus, .opensAtEdge(room: room))
        } else {
            pose(.begin(undecided, surplus: surplus, isClaim: false))
        }
    }

    /// Whether a finger against the direction pulls a fully open card beyond its ceiling: where nothing scrolls, and the
    /// policy allows a drag.
    var mayBePulledBeyondCeiling: Bool {
        !mayOpen && resistance.band != nil && policy.allows(situation) && !chain.contains(where: \.isScrollable)
    }

    /// Whether this touch may open the card further.
    package var mayOpen: Bool { card.place - card.ceiling > tolerance }

    /// The reason why the policy does not allow a drag in `situation`.
    func refusal(in situation: ArbitrationPolicy.Situation) -> Reason {
        if policy.excludes(situation), let exclusion = policy.exclusion {
            return .excluded(ArbitrationPolicy.Grounds(exclusion, in: situation))
        }
        return .refused(ArbitrationPolicy.Grounds(policy.condition, in: situation))
    }

    /// What the policy's condition answers now.
    private var grounds: ArbitrationPolicy.Grounds { ArbitrationPolicy.Grounds(policy.condition, in: situation) }

    /// Keeps the touch undecided, and discards the movement.
    mutating func wait(_ undecided: Undecided, _ surplus: CGFloat) {
        var undecided = undecided
        undecided.isWaiting = true
        state = .undecided(undecided)
        actions.ledger.discarded += surplus
    }

    mutating func begin(_ undecided: Undecided, surplus: CGFloat) {
        if undecided.isPassedOn {
            record(owner, .drag, .passedOn)
            // The lists are the inner card's, which holds them, and goes on to them first.
            chain = []
        } else if Double(surplus).sign == .plus {
            record(owner, .drag, .allowed(grounds))
        } else if mayOpen {
            record(owner, .drag, .opens(from: card.place))
            takeLead()
        } else {
            record(owner, .drag, .wrongWay(slop - surplus))
        }
        enterDrag(surplus: surplus)
    }

    /// Leaves the touch without an owner. If the finger turns, the questions are asked again.
    private mutating func turnAway(_ movement: CGFloat) {
        state = .undecided(Undecided(isTurnedAway: true))
        actions.ledger.discarded += movement
    }

    /// Gives the touch to a scroll view, or to nobody: for good, unless a hand-off may follow.
    mutating func leave(surplus: CGFloat, _ reason: Reason, scrolls: Bool = true) {
        guard scrolls, let depth = depthWithRoom(for: surplus) ?? chain.firstIndex(where: \.isScrollable) else {
            record(owner, .nobody, reason)
            if case .wrongWay = reason { return turnAway(surplus) }
            state = .refused(depth: nil)
            actions.recognizer = .fails
            actions.ledger.discarded += surplus
            return
        }
        record(owner, .scroll(depth: depth), reason)
        guard policy.handoff.contains(.toDrag) else {
            distribute(surplus, from: depth)
            state = .refused(depth: depth)
            actions.recognizer = .fails
            return
        }
        scroll(Scrolling(depth: depth, claim: reason.isDenial ? .denied : .refused), surplus)
    }

    // MARK: - A scroll view has the touch

    /// Gives the movement to the chain, and from its end on to the drag.
    mutating func scroll(_ before: Scrolling, _ movement: CGFloat, mayClaim: Bool = true) {
        var scrolling = before
        var rest = relax(movement)
        while rest > 0 {
            let crumb = min(rest, crumbBeforeQuestion())
            if crumb > 0 {
                pass(&scrolling, to: distribute(crumb, from: scrolling.depth))
                rest -= crumb
                continue
            }
            if mayClaim, takeClaim(&scrolling, surplus: rest) { return }
            guard let depth = depthWithRoom(for: rest) else { break }
            pass(&scrolling, to: depth)
            let share = min(rest, shareBeforeNextQuestion(at: depth))
            rest -= share
            give(share, to: depth)
        }
        if rest != 0 { pass(&scrolling, to: distribute(rest, from: scrolling.depth)) }
        forgetClaim(&scrolling)
        state = .scrolling(scrolling)
    }

    /// Discards the movement while the scroll view's own pan is not under way. The drag may still claim the touch.
    private mutating func waitForPan(_ before: Scrolling, _ movement: CGFloat) {
        var scrolling = before
        if movement > 0, takeClaim(&scrolling, surplus: movement) { return }
        actions.ledger.discarded += movement
        forgetClaim(&scrolling)
        state = .scrolling(scrolling)
    }

    private mutating func pass(_ scrolling: inout Scrolling, to depth: Int) {
        guard scrolling.depth != depth else { return }
        record(.scroll(depth: scrolling.depth), .scroll(depth: depth), .passedOn)
        if driven.isEmpty {
            chain[depth].takeOver()
        } else {
            chain[scrolling.depth].forgetOffer()
            chain[depth].forgetOffer()
        }
        scrolling.depth = depth
    }

    // MARK: - The drag claims a scrolling touch

    /// Returns whether the drag takes `surplus`, or asks for it. Evaluates the condition with every movement, records
    /// one refusal per arrival at the edge, and does not ask a client again that said no.
    private mutating func takeClaim(_ scrolling: inout Scrolling, surplus: CGFloat) -> Bool {
        guard policy.handoff.contains(.toDrag), scrolling.claim != .denied else { return false }
        let situation = self.situation
        if policy.allows(situation) {
            pose(.handoff(scrolling, surplus: surplus, isClaim: true))
            return true
        }
        if situation.roomToEdge <= tolerance, scrolling.claim == .none {
            let owner = Owner.scroll(depth: scrolling.depth)
            scrolling.claim = .refused
            record(owner, owner, refusal(in: situation))
        }
        return false
    }

    /// Forgets a refusal away from the edge, and a client's no once the condition is no longer true.
    private func forgetClaim(_ scrolling: inout Scrolling) {
        switch scrolling.claim {
        case .none: return
        case .refused:
            if situation.roomToEdge > tolerance { scrolling.claim = .none }
        case .denied:
            if !policy.condition.truth(in: situation).holds { scrolling.claim = .none }
        }
    }

    mutating func handOff(_ scrolling: Scrolling, surplus: CGFloat) {
        record(.scroll(depth: scrolling.depth), .drag, .allowed(grounds))
        enterDrag(surplus: surplus, after: scrolling)
    }

    // MARK: - The drag has the touch

    /// - Parameter scrolling: Nil if the touch has not scrolled.
    private mutating func enterDrag(surplus: CGFloat, after scrolling: Scrolling? = nil) {
        let isOpen = scrolling?.isDragOpen ?? false
        var dragging = dragging(showing: card.place)
        if scrolling != nil { dragging.handoff = HandoffWatch(at: now, origin: dragging.pull) }
        take(dragging, isOpen: isOpen)
        drag(dragging, surplus)
        // Report one begin, with the current place.
        if !isOpen, case .moved(let place) = actions.drag { actions.drag = .began(place) }
    }

    func dragging(showing place: CGFloat) -> Dragging {
        Dragging(
            pull: resistance.pull(showing: place), top: min(place, card.ceiling),
            foot: max(place, card.bottom ?? .infinity))
    }

    /// Gives the touch to the drag, and holds the chain.
    mutating func take(_ dragging: Dragging, isOpen: Bool = false) {
        state = .dragging(dragging)
        for index in chain.indices { chain[index].limitStretch(to: touch.dimension) }
        if !isOpen { actions.recognizer = .begins }
        actions.drag = isOpen ? .moved(shown(dragging)) : .began(shown(dragging))
        actions.holds = true
    }

    mutating func drag(_ before: Dragging, _ movement: CGFloat) {
        var dragging = before
        // A card that would only resist leaves the over-scroll to its list.
        var surrendered: CGFloat = 0
        if movement > 0, chain.contains(where: { $0.room < 0 }) {
            let pull = before.pull + movement
            surrendered = surrenderStretch(
                upTo: min(movement, pull - card.ceiling, (card.bottom ?? .infinity) - pull))
            dragging.handoff?.shift(by: surrendered)
            self.surrendered += side.counted(surrendered)
        }
        dragging.pull += movement + surrendered
        if dragging.pull >= card.ceiling { dragging.top = card.ceiling }
        if let bottom = card.bottom, dragging.pull <= bottom { dragging.foot = bottom }
        let beyond = dragging.pull - card.ceiling
        if before.pull - card.ceiling >= -tolerance, beyond < -tolerance {
            if policy.direction.isBothWays, card.ceiling == 0, mayTurnInHand() {
                return passRest(before, remaining: beyond)
            }
            if policy.handoff.contains(.toScroll), depthWithRoom(for: beyond) != nil {
                return handBack(before, remaining: beyond)
            }
        }
        state = .dragging(dragging)
        let resistance = self.resistance
        let place = resistance.shown(dragging)
        let distance = place - resistance.shown(before)
        actions.ledger.dragged += distance
        actions.ledger.banded += movement + surrendered - distance
        // Also where the card does not move along its way: it may follow the finger across.
        actions.drag = .moved(place)
    }

    /// Whether the policy allows the drag on the other side, too.
    private mutating func mayTurnInHand() -> Bool {
        turn()
        defer { turn() }
        return policy.allows(situation)
    }

    /// Moves the card to 0 and on to the other side, in the same event.
    private mutating func passRest(_ before: Dragging, remaining: CGFloat) {
        actions.ledger.dragged -= shown(before)
        actions.ledger.banded += shown(before) - before.pull
        card.place = 0
        turn()
        record(.drag, .drag, .passesRest(grounds))
        actions.drag = .moved(0)
        // Without the hand-off, which was before the finger turned.
        let dragging = dragging(showing: 0)
        state = .dragging(dragging)
        drag(dragging, -remaining)
    }

    /// Opens the card to its ceiling, and gives the rest of the movement to the content, in the same event.
    private mutating func handBack(_ before: Dragging, remaining: CGFloat) {
        let depth = depthWithRoom(for: remaining) ?? 0
        record(.drag, .scroll(depth: depth), .backAtRest(room: max(chain[depth].room(for: -1), 0)))
        actions.ledger.dragged -= shown(before) - card.ceiling
        actions.ledger.banded += shown(before) - before.pull
        card.place = card.ceiling
        var scrolling = Scrolling(depth: depth, isDragOpen: true)
        pass(&scrolling, to: distribute(remaining, from: depth))
        state = .scrolling(scrolling)
        lastScroll = now
        actions.drag = .moved(card.place)
        actions.holds = false
        actions.placesContent = true
    }

    /// Records the finger's movement since the hand-off, before its next movement, so that a rest is noticed.
    mutating func watchHandoff() {
        guard case .dragging(var dragging) = state, dragging.handoff != nil else { return }
        dragging.handoff?.note(pull: dragging.pull, velocity: velocityOut, at: now)
        state = .dragging(dragging)
    }

    func shown(_ dragging: Dragging) -> CGFloat { resistance.shown(dragging) }
}
