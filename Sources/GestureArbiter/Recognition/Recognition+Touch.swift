import UIKitShim

/// Follows one touch, from the touch-down to the end of the content's momentum.
extension Recognition {
    /// Returns whether the pan should see the touch.
    func receive(_ touch: UITouch) -> Bool {
        guard touch.type != .indirectPointer, !isScrolled else { return false }
        if let followed = self.touch, followed.finger.isDown {
            witness?.furtherTouchComesDown(touch)
            guard arbitration.isUndecided, !(followed.waiting?.isDown ?? false) else { return false }
            followed.waiting = TrackedFinger(touch)
            return true
        }
        letTouchGo()
        return begin(touch, as: TrackedFinger(touch))
    }

    /// - Parameter former: The touch of the finger that was followed until now. The engine and the recorder continue.
    func begin(
        _ touch: UITouch?, as finger: TrackedFinger, waiting: TrackedFinger? = nil, after former: FollowedTouch? = nil
    ) -> Bool {
        guard let container else { return false }
        if former == nil { prepareEngine(in: container, hasSlop: !finger.isScrolled) }
        guard isAttached else { return false }  // `card(mayOpen:)` may have detached the arbiter
        let chain = chain(under: finger.shared, along: direction, in: container)
        if witness != nil || Witnesses.make != nil, former?.chain.scrollViews != chain.scrollViews {
            beWitnessed(finger, over: chain, in: container)
        }
        var down = touchDown(
            at: finger.shared.landing, over: chain, along: direction, in: container,
            at: touch?.timestamp ?? finger.lastTime)
        if finger.isScrolled { down.sharedSlop = 0 }
        guard isAttached else { return false }
        self.touch = FollowedTouch(finger, waiting: waiting, over: chain, down)
        finger.shared.join(self)
        let actions = handle(.down(down))
        hold.prepare(chain)
        watchMomentum()
        barSightings.watch(chain)
        guard carryOut(actions) != .fails, !isStrip || arbitration.mayStillOpen else {
            endTouch()
            return false
        }
        return true
    }

    /// The scroll views of a touch.
    func chain(
        under shared: SharedTouch, along direction: ArbitrationPolicy.Direction, in container: UIView
    ) -> ScrollChain {
        // Without a hand-off, a wrong guess about a search bar would lose the drag; a large title is certain.
        let path = shared.scrollPath(
            along: direction, waitingFor: policy.handoff.contains(.toDrag) ? [.largeTitle, .searchBar] : .largeTitle)
        return ScrollChain(on: path, to: container, knowing: barSightings)
    }

    /// The touch-down for the engine. Changes nothing, for a finger that only would come down.
    func touchDown(
        at landing: Landing, over chain: ScrollChain, along direction: ArbitrationPolicy.Direction,
        in container: UIView, at time: TimeInterval
    ) -> Arbitration.Touch {
        let regions = namedViews.regions(of: landing, in: container)
        let size = container.convert(container.bounds, to: nil).size
        return Arbitration.Touch(
            time: time, chain: chain.links.map(\.geometry),
            scale: container.traitCollection.displayScale,
            dimension: direction.axis == .vertical ? size.height : size.width,
            regions: regions, boundRegions: namedViews.boundRegions,
            wasDecelerating: chain.wasDecelerating, asks: mayBeRefused ? [.claim, .stages] : .claim,
            card: card(in: regions),
            // The drag must not begin before scroll views that scroll beside it.
            sharedSlop: policy.handoff != .never && chain.firstPannable != nil ? UIScrollView.assumedSlop : 0)
    }

    private func card(in regions: Set<ArbitrationPolicy.Region>) -> Arbitration.Card {
        cardNow(mayOpen: arbitration.policy.opening.mayOpen(in: regions)) ?? Arbitration.Card()
    }

    /// Called once every inner recognizer has seen the touch-down. Returns whether the gesture begins.
    func touchIsDown() -> Bool {
        touch?.finger.shared.noteUnderWay()
        touch?.waiting?.shared.noteUnderWay()
        return touch?.isCatch ?? false
    }

    /// The arbiter's part in its touch; nil without one.
    var run: Run? {
        touch.map { Run(engine: arbitration, isStrip: isStrip, isLeftToOuter: $0.isLeftToOuter) }
    }
    func trackedTouch(in touches: Set<UITouch>) -> UITouch? { touch?.finger.touch(in: touches) }

    // MARK: - A second finger waits

    /// Follows the waiting finger if it moves ahead of the followed finger before the touch has an owner. Returns the
    /// pan's next step; nil if the followed finger stays the same.
    func followMoving(in touches: Set<UITouch>) -> Arbitration.Actions.Recognizer? {
        guard let touch, let next = touch.waiting, arbitration.isUndecided,
            next.isAhead(of: touch.finger, in: touches)
        else { return nil }
        return follow(next, waiting: touch.finger, from: next.touch?.previousLocation(in: nil))
    }

    /// Follows the waiting finger if the followed finger has left with `touches`, without a drag. Returns the pan's
    /// next step: it fails if no finger is left.
    func followWaiting(without touches: Set<UITouch>) -> Arbitration.Actions.Recognizer? {
        guard let touch else { return .fails }
        if touch.waiting?.touch(in: touches) != nil { touch.waiting = nil }
        if touch.finger.touch(in: touches) == nil { return nil }
        guard let next = touch.waiting, next.isDown else { return .fails }
        return follow(next, waiting: nil, from: next.touch?.location(in: nil))
    }

    /// - Parameter location: The location from which the finger's movement counts.
    private func follow(
        _ next: TrackedFinger, waiting other: TrackedFinger?, from location: CGPoint?
    ) -> Arbitration.Actions.Recognizer? {
        let former = touch
        endTouch()
        guard let touch = next.touch, begin(touch, as: next, waiting: other, after: former) else { return .fails }
        guard let touch = self.touch else { return nil }
        if let location { touch.finger.location = location }
        return touch.isCatch ? .begins : nil
    }

    /// Returns the waiting finger, and forgets it, once the touch has an owner.
    func takeWaiting() -> UITouch? {
        guard let waiting = touch?.waiting, !arbitration.isUndecided else { return nil }
        touch?.waiting = nil
        return waiting.touch
    }

    // MARK: - The touch moves

    /// Passes a movement to the engine. Reads offsets before any pan's action for this event.
    func follow(_ uiTouch: UITouch) -> Arbitration.Actions.Recognizer? {
        guard let touch else { return nil }
        return follow(touch.finger.movement(to: uiTouch))
    }

    func follow(_ movement: CGPoint) -> Arbitration.Actions.Recognizer? {
        guard let touch else { return nil }
        hold.eventBegins()
        let isUndecided = arbitration.owner == .undecided
        if isUndecided, touch.hasListFurtherFingers { touch.isListShared = true }
        // Once the client knows of the drag, the finger determines the card's place.
        if touch.isCardSent, arbitration.owner != .drag || touch.outbox.isBeginPending {
            touch.isCardSent = false
            carryOut(handle(.sent(card(in: touch.report.regions))))
        }
        let (way, across) = direction.components(of: movement)
        let along = touch.finger.shared.share(of: way, for: self)
        // A movement may change insets, because UIKit computes safe areas from the visible place: read here.
        for change in touch.chain.takeChanges(along: direction, by: along, withOffsets: isUndecided) {
            carryOut(handle(.geometry(depth: change.depth, change.geometry)))
        }
        let chain = touch.chain
        let isNested = chain.links.count > (chain.idle.isEmpty ? 1 : 0)
        var move = Arbitration.Move(time: touch.finger.lastTime, along: along, across: across)
        move.note(the: chain)
        (move.isPassedOn, move.elsewhere) = (touch.passedFrom != nil, way - along)
        if isNested { reportDivergence(of: chain, before: move) }
        if !(touch.isDriving && touch.finger.isScrolled), let depth = arbitration.observedDepth(by: move),
            let scrollView = chain.links[depth].scrollView
        {
            move.observedOffset = scrollView.offset(along: chain.links[depth].course.axis)
            move.isPanning = move.driven.contains(depth) || scrollView.panGestureRecognizer.isUnderWay
        }
        // With a pan under way, it is known which one takes a movement that is handed back.
        let isForeseen = !isNested || arbitration.owner != .drag || chain.hasPanUnderWay
        let foresight = isForeseen ? nil : FollowedTouch.Foresight(move, arbitration, in: touch)
        let recognizer = carryOut(handle(.move(move)))
        touch.foresight = foresight
        // A touch that is left to the lists for good moves as UIKit has it.
        if move.driven.count > 1 || touch.isDriving, recognizer != .fails, case .scroll = arbitration.owner {
            touch.isDriving =
                touch.isDriving || touch.outbox.isDragOpen || drivesOthers(than: move.bystanders, of: chain)
            if touch.isDriving { hold.drive() }
        }
        return recognizer
    }

    /// Runs `body` once every recognizer has seen the event, unless the touch has ended.
    func afterEvent(_ body: @escaping @MainActor () -> Void) {
        onNextTurn { [weak self, weak touch] in
            if let touch, touch === self?.touch { body() }
        }
    }

    /// True if the container and a scroll view inside it scroll, and both pans wait for ours. If ours failed before the
    /// container's pan has seen the event, that pan would begin in this event, before the inner pans know that they
    /// need not wait. UIKit does not document when it tells them; row G18.
    var letsInnerScrollViewsGoFirst: Bool {
        guard policy.handoff == .never, let container, container is UIScrollView, let touch else { return false }
        return touch.views(inside: container).contains { $0 is UIScrollView }
    }

    /// Moves the card's places, and reads its limits again, for a drag that has the touch. The client, whose views have
    /// moved, gets the new translation at once.
    func shift(by distance: CGFloat) {
        carryOut(handle(.shifted(distance)))
        touch?.passedFrom? += distance
        if let touch, arbitration.owner == .drag { readLimits(in: touch.report.regions) }
        if let touch, !touch.outbox.isBeginPending, let move = touch.outbox.takeMove() { tell(move, in: touch) }
    }

    /// A drag stays where it shows. A card that may not open farther keeps the place from which it was taken, or, if that
    /// place is no longer among the card's, its least open one.
    private func readLimits(in regions: Set<ArbitrationPolicy.Region>) {
        guard var now = card == nil ? nil : card(in: regions) else { return }
        let former = arbitration.card
        now.place = former.place
        if !arbitration.policy.opening.mayOpen(in: regions) {
            now.ceiling = min(max(former.ceiling, cardNow()?.ceiling ?? former.ceiling), now.bottom ?? .infinity)
        }
        guard now.ceiling != former.ceiling || now.bottom != former.bottom else { return }
        carryOut(handle(.sent(now)))
    }

    // MARK: - Questions

    /// Asks the questions of the actions at once, keeps the rest for the pan's action, and runs commands that came
    /// meanwhile. Returns the recognizer's next step.
    @discardableResult
    func carryOut(_ first: Arbitration.Actions) -> Arbitration.Actions.Recognizer? {
        var actions = first
        // The client may end the touch by its answer.
        let touch = touch
        touch?.note(actions)
        while let touch, let question = actions.question {
            actions = handle(.answer(answer(to: question, about: touch)))
            touch.note(actions)
        }
        return obeyPostponed() ? .fails : actions.recognizer
    }

    private func answer(to question: Arbitration.Questions, about touch: FollowedTouch) -> Arbitration.Answer {
        let stage: Arbitration.Stage
        switch question {
        case .begin: stage = .begin
        case .handoff: stage = .handoff
        case .release: stage = .release
        default:
            guard let pan, let container else { return .yes }
            let answer = Claims(
                ours: pan, engine: arbitration, container: container, touch: touch, card: cardNow(),
                opaque: namedViews.opaque
            ).answer
            touch.isLeftToOuter = answer == .no(reason: Claims.outer)
            if isInOtherHand(than: touch) { touch.isCardSent = true }
            return answer
        }
        var attempt = attempt(at: stage, in: touch, velocity: arbitration.velocity)
        attempt.target = arbitration.pendingRelease.flatMap { card?.usableTarget(of: $0) }
        switch verdict(on: attempt) {
        case .allow: return .yes
        case .deny(let reason): return .no(reason: reason)
        case .redirect(let target):
            if stage == .release { touch.redirection = target }
            return .yes
        case .goBack:
            if stage == .release, !touch.isCatch { touch.redirection = .stop(touch.stop) }
            return .yes
        }
    }

    /// Whether a finger of another arbiter has the card.
    func isInOtherHand(than touch: FollowedTouch) -> Bool { shownBy?.phase == .inHand && !touch.outbox.isDragOpen }

    func attempt(
        at stage: Arbitration.Stage, in touch: FollowedTouch, velocity: CGFloat
    ) -> GestureArbiter.Attempt {
        GestureArbiter.Attempt(
            stage: stage, location: touch.finger.location, touchDownLocation: touch.report.location,
            regions: touch.report.regions, velocity: velocity, touchedView: touch.finger.shared.touchedView,
            scrollViews: touch.chain.scrollViews)
    }

    var mayBeRefused: Bool { pan?.arbiter.onAttempt != nil || !vetoes.isEmpty }

    /// The first no: of the rules, the vetoes, then `onAttempt`. A no to a release that only comes to rest does not count.
    func verdict(on attempt: GestureArbiter.Attempt) -> Arbitration.Verdict {
        for voter in vetoes + (pan?.arbiter.onAttempt.map { [$0] } ?? []) {
            switch voter(attempt) {
            case .allow: break
            case .deny where attempt.wouldRest: break
            case let verdict: return verdict
            }
        }
        return .allow
    }

    // MARK: - The pan's action: the rest of the actions

    func act() {
        if isScrolled, let pan { followScroll(by: pan) }
        deliver()
    }

    /// Whether the arbiter follows the scrolling of a trackpad.
    var isScrolled: Bool { touch?.finger.isScrolled ?? false }

    /// Holds the content or lets it go, then reports to the client.
    func deliver() {
        witness?.arbiterActs()
        guard let touch else { return }
        if let silent = silentScrollViewName(under: touch) {
            // The list's pan begins in the same event. Well beyond the slop, something else must have the touch.
            guard arbitration.isFarGone else { return }
            return giveUp(touch, to: "what keeps \(silent) from scrolling")
        }
        correctForesight(of: touch)
        // The card within holds the content.
        if let (holds, placesContent) = touch.outbox.takeHold(), touch.passedFrom == nil {
            let places = heldPlaces(of: touch.chain)
            holds ? hold.hold(at: places) : hold.letGo(placing: placesContent ? places : nil)
        } else {
            hold.write()
        }
        while let drag = touch.outbox.takeDrag() { tell(drag, in: touch) }
    }

    private func heldPlaces(of chain: ScrollChain) -> [ScrollHold.Place] {
        chain.links.indices.map {
            ScrollHold.Place(axis: chain.links[$0].course.axis, offset: arbitration.heldOffset(at: $0))
        }
    }

    /// Keeps held content at its edge, which the card's own movement may have moved: UIKit computes safe areas from the
    /// visible place.
    func followEdges() {
        guard let touch, hold.isHolding else { return }
        if direction.sign < 0 {
            // A card that goes up or left may shorten its lists as it moves, at the edge that the drag comes from.
            container?.layoutIfNeeded()
        } else {
            guard touch.chain.hasOtherInsets else { return }
        }
        let changes = touch.chain.takeChanges(along: direction, by: 0, withOffsets: false)
        guard !changes.isEmpty else { return }
        for change in changes { carryOut(handle(.geometry(depth: change.depth, change.geometry))) }
        if touch === self.touch, hold.isHolding { hold.hold(at: heldPlaces(of: touch.chain)) }
    }

    private func tell(_ told: GestureArbiter.Drag, in touch: FollowedTouch) {
        var (drag, followed) = (told, told)
        switch told {
        // The card's place without its first movement.
        case .began: touch.toldTranslation = cardNow()?.place ?? 0
        case .moved(let translation):
            // The lists are not in the follower's card: their over-scroll does not count.
            let way = translation - arbitration.surrendered
            (followed, touch.toldTranslation) = (.moved(translation: way), way)
        case .ended(var release):
            release.redirection = touch.redirection
            (drag, followed, touch.toldTranslation) = (.ended(release), .ended(release), nil)
        case .cancelled: touch.toldTranslation = nil
        }
        witness?.clientIsTold(drag)
        if let card { card.follow(drag) } else { onDrag(drag) }
        if case .began = drag {} else { touch.follower?(followed) }
    }

    /// Implements ``GestureArbiter/GestureArbiter/tellToo(_:)``.
    func tellToo(_ follower: @escaping @MainActor (GestureArbiter.Drag) -> Void) -> CGFloat? {
        guard let touch, let told = touch.toldTranslation, touch.follower == nil else { return nil }
        touch.follower = follower
        return told
    }

    /// Answers true in the event in which the drag takes the touch, before any pan acts.
    func holds(_ scrollView: UIScrollView) -> Bool {
        owner == .drag && touch?.chain.contains(scrollView.panGestureRecognizer) ?? false || hold.holds(scrollView)
    }

    private func giveUp(_ touch: FollowedTouch, to name: String) {
        _ = handle(.overruled(by: name))
        touch.discardUnconfirmed()
        pan?.stop()
    }

    /// The scroll view whose pan has not begun: inside a scroll view, a drag begins only with that pan.
    private func silentScrollViewName(under touch: FollowedTouch) -> String? {
        guard touch.outbox.isBeginPending, !touch.isCatch, !touch.finger.isScrolled, touch.passedFrom == nil,
            arbitration.policy.handoff != .never
        else { return nil }
        let chain = touch.chain
        guard let first = chain.firstPannable, !chain.hasPanUnderWay, !chain.isPanUnderWayCrosswise,
            !touch.isListShared
        else { return nil }
        return "\(type(of: first))"
    }

    // MARK: - The touch ends

    func lift(_ touch: UITouch) { lift(at: touch.timestamp) }

    func lift(at time: TimeInterval) {
        hold.eventBegins()
        followEdges()
        letGoOfDriven(at: time)
        carryOut(handle(.up(time: time)))
    }

    func giveUpTouch(_ touch: UITouch) {
        followEdges()
        carryOut(handle(.cancel(time: touch.timestamp)))
    }

    /// Called when the pan is done with the touch. Cancels an open drag, and discards unconfirmed actions.
    func letTouchGo() {
        if let touch, touch.outbox.isDragOpen {
            carryOut(handle(.cancel(time: touch.finger.lastTime)))
            deliver()
        }
        endTouch()
    }

    private func endTouch() {
        guard let touch else { return }
        self.touch = nil
        hold.touchEnded()
        _ = handle(.cancel(time: 0))
        touch.discardUnconfirmed()
        lastReport = touch.report
        renewPanIfNeeded()
    }

}
