import Foundation

/// Touch-down, lift and cancel: the ends of an interaction.
extension Arbitration {
    mutating func down(_ touch: Touch) -> Actions {
        switch state {
        case .idle, .settling: break
        case .undecided, .scrolling, .dragging, .asking, .refused: return Actions()  // a further finger is not ours
        }
        self.touch = touch
        beginDecisions()
        advance(to: touch.time)
        travel = 0
        bystanders = 0
        samples = VelocitySamples()
        samples.append(0, at: now)
        chain = touch.chain.map { link(for: $0) }
        if touch.wasDecelerating { lastScroll = now }
        if let translation = touch.caughtAt, translation.isFinite { return catchCard(at: translation) }
        state = .undecided(Undecided())
        guard !policy.handoff.contains(.toDrag), let reason = reasonThatNothingCanCome() else { return Actions() }
        return leave(surplus: 0, reason)
    }

    /// A moving card is caught where it is: no slop, no condition.
    private mutating func catchCard(at translation: CGFloat) -> Actions {
        let stretch = surrenderStretch()
        let dragging = Dragging(
            pull: pull(showing: translation) + stretch, floor: min(translation, 0))
        state = .dragging(dragging)
        record(.undecided, .drag, .caught(at: translation))
        var actions = Actions()
        actions.recognizer = .begins
        actions.drag = .began(shown(dragging))
        actions.holds = true
        return actions
    }

    /// Why no movement of this touch can become a drag, if that is certain already.
    private func reasonThatNothingCanCome() -> Reason? {
        let situation = self.situation
        if let exclusion = policy.exclusion, exclusion.isFixed(in: situation) == true {
            return .excluded(exclusion.evidence(in: situation))
        }
        guard policy.condition.isFixed(in: situation) == false else { return nil }
        return .refused(policy.condition.evidence(in: situation))
    }

    mutating func up() -> Actions {
        watchHandoff()
        var actions = Actions()
        switch state {
        case .idle, .settling:
            break
        case .undecided, .refused:
            state = .idle
        case .scrolling(let scrolling):
            record(.scroll(depth: scrolling.depth), .nobody, .lifted(velocity: 0))
            state = scrolling.isDragOpen ? .settling : .idle
            guard scrolling.isDragOpen else { break }
            actions.drag = .ended(Release(translation: 0, velocity: 0))
            actions.holds = false
        case .dragging(let dragging):
            let velocity = samples.velocity(atLift: now).pointsPerSecond
            guard touch.asks.contains(.release) else { return letGo(dragging, velocity: velocity, refusal: nil) }
            state = .asking(.release(dragging, velocity: velocity))
            actions.question = .release
        case .asking:
            break  // overtaken questions are resolved before the event
        }
        return actions
    }

    mutating func letGo(_ dragging: Dragging, velocity: CGFloat, refusal: String?) -> Actions {
        state = .settling
        record(.drag, .nobody, refusal.map { .vetoed(.release, reason: $0) } ?? .lifted(velocity: velocity))
        var actions = Actions()
        actions.drag = .ended(
            Release(
                translation: shown(dragging), velocity: velocity,
                sinceHandoff: dragging.handoff?.told(lifting: velocity), isRefused: refusal != nil))
        actions.holds = false
        return actions
    }

    /// The touch is gone, before its lift.
    mutating func cancel() -> Actions {
        let before = owner
        let isOurs = isDeciding
        let wasUndecided = before == .undecided
        var actions = takeAway()
        guard isOurs, !wasUndecided else { return actions }
        actions.holds = false
        record(before, .nobody, .cancelled)
        return actions
    }

    /// The rest of the touch is somebody else's.
    mutating func overrule(by name: String) -> Actions {
        guard isDeciding else { return Actions() }
        let before = owner
        var actions = takeAway()
        record(before, .nobody, .yielded(to: name))
        state = .refused(depth: nil)
        actions.recognizer = .fails
        actions.holds = false
        return actions
    }

    /// Cancels the drag if it is open; movement that waited for an answer is nobody's.
    private mutating func takeAway() -> Actions {
        var actions = Actions()
        var isOpen = false
        var surplus: CGFloat = 0
        switch state {
        case .idle, .settling, .undecided, .refused: break
        case .scrolling(let scrolling): isOpen = scrolling.isDragOpen
        case .dragging, .asking(.release): isOpen = true
        case .asking(.claim(_, let waiting)), .asking(.begin(let waiting)): surplus = waiting
        case .asking(.claimAtHandoff(let scrolling, let waiting)), .asking(.handoff(let scrolling, let waiting)):
            isOpen = scrolling.isDragOpen
            surplus = waiting
        }
        if isOpen { actions.drag = .cancelled }
        actions.ledger.movement = surplus
        actions.ledger.discarded = surplus
        state = isOpen || state == .settling ? .settling : .idle
        return actions
    }
}

extension ArbitrationPolicy.Condition {
    /// The condition's answer if nothing that happens after touch-down can change it; nil if something can.
    func isFixed(in situation: ArbitrationPolicy.Situation) -> Bool? {
        switch self {
        case .always, .atEdge, .contentOffset, .touchStarts, .decelerating:
            return truth(in: situation).holds
        case .flag, .contentStill, .closure:
            return nil
        case .not(let inner):
            return inner.isFixed(in: situation).map(!)
        case .all(let parts):
            return Self.combined(parts, in: situation, decisive: false)
        case .any(let parts):
            return Self.combined(parts, in: situation, decisive: true)
        }
    }

    /// One decisive part decides; without one, all parts must be fixed.
    private static func combined(
        _ parts: [Self], in situation: ArbitrationPolicy.Situation, decisive: Bool
    ) -> Bool? {
        let answers = parts.map { $0.isFixed(in: situation) }
        if answers.contains(decisive) { return decisive }
        return answers.contains(nil) ? nil : !decisive
    }
}
