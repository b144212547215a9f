import Foundation

@testable @_spi(Engine) import GestureArbiter

extension World {
    /// Performs the step and returns the results of the engine and the scroll views.
    mutating func take(_ step: Step) -> Transition {
        if isAsking, step.movement != nil { monitor.isDisturbed = true }
        if step.movement != nil { tellOpenings() }
        let before = self
        let event = self.event(for: step)
        if step.tellsTime { told = clock }
        engine.log.forget()
        let actions = event.map { engine.handle($0) } ?? Arbitration.Actions()
        var mirrored: Arbitration.Actions?
        if var twin = mirror, let event {
            twin.log.forget()
            mirrored = twin.handle(event.mirrored)
            mirror = twin
        }
        let movement = before.monitor.pending + (step.movement ?? 0)
        followFinger(step, actions, before)
        let followed = scrollers
        writeOffsets(actions)
        remember(step, actions, before, movement)
        return Transition(
            before: before, after: self, step: step, event: event, actions: actions, mirrored: mirrored,
            movement: movement, followed: followed)
    }

    /// Performs the world's own part of the step, and returns the engine's event.
    private mutating func event(for step: Step) -> Arbitration.Event? {
        switch step {
        case .touch(let start):
            return .down(touch(start))
        case .finger(let along, let across):
            clock += 1.0 / 120
            finger += along
            for index in scrollers.indices { scrollers[index].waits = max(scrollers[index].waits - abs(along), 0) }
            var move = Arbitration.Move(time: clock, along: along, across: across)
            if let panning = scenario.panning { (move.bystanders, move.driven) = (panning, scrollers.indices) }
            move.observedOffset = observedOffset(by: move)
            if case .scroll(let depth) = engine.owner, scrollers.indices.contains(depth) {
                move.isPanning = scrollers[depth].waits == 0
            }
            return .move(move)
        case .secondFinger:
            return .down(Arbitration.Touch(time: clock))
        case .wait(let time):
            clock += time
            return nil
        case .lift:
            isTouching = false
            return .up(time: clock)
        case .cancel:
            isTouching = false
            return .cancel(time: clock)
        case .answer(let answer):
            return .answer(answer)
        case .content(let depth, let distance):
            let scroller = scrollers[depth]
            scrollers[depth].room = min(max(scroller.shownRoom + distance, 0), scroller.range)
            scrollers[depth].keepLeft()
            return nil
        case .geometry(let depth, let inset, let range):
            change(depth, inset: inset, range: range)
            return .geometry(depth: depth, scrollers[depth].geometry(direction))
        case .flag(let isOn):
            isFlagOn = isOn
            return .flags(isOn ? [.editing] : [])
        case .coast(let velocity):
            for index in scrollers.indices { scrollers[index].room = 0 }
            return .coasted(
                Arbitration.Coast(
                    time: clock, chain: scrollers.map { $0.geometry(direction) }, velocity: velocity))
        case .settled:
            monitor.translation = 0
            return .settled
        case .overruled:
            return .overruled(by: "a map")
        case .shifted(let distance):
            monitor.translation += isTouching && !monitor.isOpen ? distance : 0
            return .shifted(distance)
        }
    }

    private mutating func touch(_ start: Start) -> Arbitration.Touch {
        isTouching = true
        finger = 0
        clock += 0.2
        monitor = Monitor()
        monitor.translation = start.card.place
        for index in scrollers.indices {
            scrollers[index].room = scrollers[index].shownRoom
            scrollers[index].left = 0
            scrollers[index].waits = scrollers[index].patience
        }
        // Content that no finger can move is not beyond its ends.
        if start.overscroll != 0, let first = scrollers.indices.first, scrollers[first].reserve == 0,
            scrollers[first].bounces, scrollers[first].isScrollable
        {
            let isNear = start.overscroll > 0
            scrollers[first].room = (isNear ? 0 : scrollers[first].range) - start.overscroll
            scrollers[first].left = start.isDecelerating ? 0 : scrollers[first].stretch
        }
        return Arbitration.Touch(
            time: clock, chain: scrollers.map { $0.geometry(direction) }, scale: scenario.scale,
            dimension: Self.dimension,
            regions: start.isInHandle ? [.handle] : [], wasDecelerating: start.isDecelerating, asks: scenario.asks,
            card: start.card)
    }

    private func observedOffset(by move: Arbitration.Move) -> CGFloat? {
        engine.observedDepth(by: move).map { scrollers[$0].offset(direction) }
    }

    /// Changes inset and range; the offset stays unless it would lie outside.
    private mutating func change(_ depth: Int, inset: CGFloat, range: CGFloat) {
        let offset = scrollers[depth].offset(direction)
        scrollers[depth].minimum += inset
        scrollers[depth].range = max(scrollers[depth].range + range, 0)
        let scroller = scrollers[depth]
        scrollers[depth].place(at: min(max(offset, scroller.minimum), scroller.maximum), direction)
        monitor.isDisturbed = true
    }

    /// Moves the content by its share of the finger's movement, while a scroll view owns the touch.
    private mutating func followFinger(_ step: Step, _ actions: Arbitration.Actions, _ before: World) {
        given = 0
        let begins = before.engine.owner != .drag && engine.owner == .drag
        if begins { for index in scrollers.indices { scrollers[index].limitStretch() } }
        guard step.carriesMovement else { return }
        let ledger = actions.ledger
        if engine.owner == .drag { giveOverScroll(ledger, before) }
        var share: CGFloat
        switch (before.engine.owner, engine.owner) {
        case (.undecided, .scroll), (.scroll, .scroll), (.undecided, .nobody), (.scroll, .nobody):
            share = ledger.movement - ledger.slop - ledger.discarded - ledger.dragged
        case (.scroll, .drag), (.undecided, .drag):
            share = ledger.movement - ledger.slop - ledger.dragged - bandedCard(after: actions) + given
        case (.drag, .scroll): share = before.pull - engine.card.ceiling + ledger.movement
        case (_, .undecided), (.drag, _), (.nobody, _): share = 0
        }
        var owner = scrollers.firstIndex { $0.isScrollable } ?? 0
        if case .scroll(let depth) = before.engine.owner { owner = depth }
        if case .scroll(let depth) = engine.owner { owner = depth }
        if before.engine.owner == .undecided, engine.owner != .drag,
            engine.decisions.contains(where: { $0.to == .drag })
        {
            // The card was opened first; the movement that its band releases goes to the scroll views.
            share -= before.engine.card.place - pull(showing: before.engine.card.place)
        }
        let first = before.isAsking && step.movement != nil && hasScrollable ? before.monitor.pending : 0
        scrollers.follow(first, owner: owner, panning: scenario.panning)
        scrollers.follow(share - first, owner: owner, panning: scenario.panning)
        openReserves()
    }

    /// Gives over-scroll to the card, as far as the finger drags it, unless the card would only resist.
    private mutating func giveOverScroll(_ ledger: Arbitration.Ledger, _ before: World) {
        let way = ledger.movement - ledger.slop - ledger.discarded - scrolledFirst(before)
        let held = before.engine.owner == .drag ? before.pull : pull(showing: before.engine.card.place)
        let most = min(way, held + way - engine.card.ceiling, (engine.card.bottom ?? .infinity) - held - way)
        guard scenario.isFaithful, !before.monitor.isDisturbed else { return takeWhatEngineGives(ledger, before) }
        for index in scrollers.indices where given < most {
            given += scrollers[index].surrender(upTo: most - given)
        }
    }

    /// How far the finger moves the lists before the drag takes over at the edge, in the same event. A drag that needs no
    /// edge leaves them the last half pixel.
    private func scrolledFirst(_ before: World) -> CGFloat {
        let isHandoff = engine.decisions.contains { if case .scroll = $0.from { $0.to == .drag } else { false } }
        guard isHandoff else { return 0 }
        let ways = before.scrollers.map { $0.isScrollable ? max($0.room, 0) : 0 }
        let way = ways.reduce(0, +)
        let condition = scenario.policy.condition
        guard condition.criteria.contains(where: { $0.kind == .atEdge }) else {
            return ways.allSatisfy { $0 <= before.engine.tolerance } ? way : 0
        }
        return way > slack && condition.truth(in: before.engine.situation).holds ? 0 : way
    }

    /// Where the lists' places are not exact, takes the engine's word: how far it moved each list back to its edge. The
    /// list that it observed began where it was seen.
    private mutating func takeWhatEngineGives(_ ledger: Arbitration.Ledger, _ before: World) {
        for index in scrollers.indices {
            let external = before.engine.owner == .scroll(depth: index) ? ledger.external : 0
            let share = max(engine.chain[index].shown - before.engine.chain[index].shown - external, 0)
            if share > 0 { scrollers[index].give(share) }
            given += share
        }
    }

    /// Applies the arbiter's writes: the edge while the chain is held, and once when it is released.
    private mutating func writeOffsets(_ actions: Arbitration.Actions) {
        if let holds = actions.holds { monitor.isHeld = holds }
        guard monitor.isHeld || actions.placesContent else { return }
        for depth in scrollers.indices where depth < engine.chain.count {
            let before = scrollers[depth]
            scrollers[depth].place(at: engine.heldOffset(at: depth), direction)
            // A write of the current offset keeps the over-scroll.
            if abs(before.shownRoom - scrollers[depth].shownRoom) < 1e-9, before.room > 1e-9 {
                scrollers[depth] = before
            }
        }
    }

    /// Updates the monitor.
    private mutating func remember(_ step: Step, _ actions: Arbitration.Actions, _ before: World, _ total: CGFloat) {
        monitor.pending = total - actions.ledger.movement
        monitor.swallowed += actions.ledger.slop
        switch actions.drag {
        case .began(let translation):
            monitor.isOpen = true
            monitor.begins += 1
            monitor.translation = translation
        case .moved(let translation): monitor.translation = translation
        case .ended(let release):
            monitor.isOpen = false
            monitor.translation = release.translation
        case .cancelled: monitor.isOpen = false
        case nil: break
        }
        if before.engine.owner != .drag, engine.owner == .drag {
            monitor.beyond = beyond(at: monitor.translation - actions.ledger.dragged)
        }
        for decision in engine.decisions {
            switch (decision.from, decision.to) {
            case (.scroll, .drag): monitor.toDrag = min(monitor.toDrag + 1, 2)
            case (.drag, .scroll): monitor.toScroll = min(monitor.toScroll + 1, 2)
            default: break
            }
            switch decision.reason {
            case .vetoed(.begin, _), .vetoed(.handoff, _), .yielded: monitor.isDenied = true
            default: break
            }
            if case .scroll = decision.to { monitor.hasScrolled = true }
        }
        if isTouching, engine.owner != .undecided { monitor.isRecognized = true }
        if before.isAsking, step.movement != nil { monitor.isDenied = false }
        if isTouching, !scenario.policy.condition.truth(in: engine.situation).holds { monitor.isDenied = false }
        switch step {
        case .content: monitor.isDisturbed = true
        case .wait(let time): monitor.hasPaused = time >= 0.04 - 1e-9
        case .finger(let along, _):
            monitor.hasPaused = false
            let heading = along == 0 ? 0 : along > 0 ? 1 : -1
            if heading != monitor.heading { steadyMoves = 0 }
            steadyMoves += 1
            monitor.heading = heading
        default: break
        }
        watchHandoff(step, actions.ledger, before, banded: bandedCard(after: actions))
    }

    /// The part of the movement that the band absorbed when the drag began: pulled, but not shown.
    func bandedCard(after actions: Arbitration.Actions) -> CGFloat {
        guard engine.owner == .drag, let shown = actions.drag?.translation else { return 0 }
        return pull - pull(showing: shown - actions.ledger.dragged) - actions.ledger.dragged
    }

    /// The pull of a finger that holds the card at `place` on the screen.
    private func pull(showing place: CGFloat) -> CGFloat {
        guard let bottom = engine.card.bottom, place > bottom, scenario.policy.beyondRest == .resists else {
            return place
        }
        return bottom + Motion.RubberBand(dimension: Self.dimension).distance(for: place - bottom)
    }

    private mutating func watchHandoff(
        _ step: Step, _ ledger: Arbitration.Ledger, _ before: World, banded: CGFloat
    ) {
        switch step {
        case .touch: isSteadyTouch = true
        case .wait(let time):
            isSteadyTouch = false
            if time >= 0.04 - 1e-9 { handoff?.hasRested = true }
        case .finger(let along, _): if along <= 0 { isSteadyTouch = false }
        default: break
        }
        // A list may have taken a few points of the movement that continues as the drag.
        let isHandoff = engine.decisions.contains { if case .scroll = $0.from { $0.to == .drag } else { false } }
        if isHandoff {
            handoff = HandoffAccount(start: told, pulled: 0, farthest: 0, hasRested: monitor.hasPaused)
            handoff?.pull(by: ledger.dragged + banded - given)
        } else if before.engine.owner == .drag, engine.owner == .drag {
            handoff?.pull(by: ledger.dragged + ledger.banded - given)
        } else {
            handoff = nil
        }
    }

    /// The finger's pull of the card.
    var pull: CGFloat {
        switch engine.state {
        case .dragging(let dragging): dragging.pull
        case .asking(.release(let dragging, _)): dragging.pull
        case .idle, .undecided, .scrolling, .asking, .refused, .settling: engine.card.place
        }
    }

    /// Opens large titles by the pull beyond the edge.
    private mutating func openReserves() {
        guard case .scroll = engine.owner else { return }
        for index in scrollers.indices where scrollers[index].reserve > 0 && scrollers[index].room < 0 {
            let opening = min(-scrollers[index].room, scrollers[index].reserve)
            scrollers[index].reserve -= opening
            scrollers[index].minimum -= opening
            scrollers[index].range += opening
            scrollers[index].room += opening
        }
    }

    /// Tells the engine of changed insets with the next movement, as the arbiter does.
    private mutating func tellOpenings() {
        guard isTouching, engine.chain.count == scrollers.count else { return }
        for (depth, scroller) in scrollers.enumerated() where engine.chain[depth].minimum != scroller.minimum {
            let event = Arbitration.Event.geometry(depth: depth, scroller.geometry(direction))
            _ = engine.handle(event)
            _ = mirror?.handle(event.mirrored)
            if monitor.isHeld { scrollers[depth].place(at: engine.heldOffset(at: depth), direction) }
        }
    }
}

extension Step {
    /// Whether the step's event carries the time.
    var tellsTime: Bool {
        switch self {
        case .touch, .finger, .lift, .cancel: true
        case .secondFinger, .wait, .answer, .content, .geometry, .flag, .coast, .settled, .overruled, .shifted: false
        }
    }

    var movement: CGFloat? { if case .finger(let along, _) = self { along } else { nil } }

    var carriesMovement: Bool {
        switch self {
        case .finger, .answer, .lift, .cancel, .overruled: true
        case .touch, .secondFinger, .wait, .content, .geometry, .flag, .coast, .settled, .shifted: false
        }
    }
}
