import UIKitShim

/// Connects UIKit's recognizers and the engine: passes touches in, and carries actions out.
///
/// The engine decides while UIKit delivers touches. Its decisions are carried out in the recognizer's action, when
/// UIKit has confirmed the gesture.
///
/// The file follows one touch from top to bottom: the pan is added to its view, UIKit offers a touch and asks who goes
/// together, the touch moves, its actions are delivered, it ends, and its content may still coast. At the end are the
/// client's commands, which may come at any time.
@MainActor
final class Recognition {
    private(set) weak var pan: ArbitratedPan?
    private weak var container: UIView?
    /// The declared policy, for future touches. The engine has the current touch's policy.
    private(set) var policy: ArbitrationPolicy
    /// The policy's direction, with leading and trailing resolved.
    private(set) var direction: ArbitrationPolicy.Direction
    private var flags: Set<ArbitrationPolicy.Flag> = []
    var namedViews = NamedViews()
    var vetoes: [@MainActor (GestureArbiter.Attempt) -> Arbitration.Verdict] = []
    var onAttempt: (@MainActor (GestureArbiter.Attempt) -> Arbitration.Verdict)?
    /// The card that the arbiter moves; nil if the client only follows the drags.
    weak var card: (any ArbitratedCard)?
    /// The client's mover, which only the arbiter keeps.
    var mover: GestureArbiter.Mover?
    /// The target that the client named for the release.
    private var redirection: ReleaseRule.Target?
    /// True if the card has moved by itself since the touch came down.
    private var isCardSent = false
    /// True if other fingers were on the innermost list, too, before the touch had an owner.
    private var isListShared = false
    /// True if the touch was left to an outer arbiter, since the card could only resist.
    private var isLeftToOuter = false
    var onMomentum: (@MainActor (CGFloat) -> Void)?
    /// The listeners for every decision: added listeners first, then the client's.
    var onDecision: (@MainActor (Arbitration.Decision) -> Void)?
    var decisionListeners: [@MainActor (Arbitration.Decision) -> Void] = []
    /// The number of reported decisions, and whether more will be reported in the next turn.
    private var toldDecisions = 0
    private var isTellingDue = false
    private let onDrag: @MainActor (GestureArbiter.Drag) -> Void

    private var arbitration: Arbitration
    private var finger: TrackedFinger?
    /// A second finger, which has come down while nobody had the touch: of the two the one that moves has it.
    private var waiting: TrackedFinger?
    private var chain = ScrollChain()
    /// The report of the current or last touch at its touch-down, without decisions.
    private var touchAtDown: Arbitration.TouchReport?
    /// The ledger of the current or last touch.
    private(set) var ledger = Arbitration.Ledger()
    /// True if the touch caught a moving card, so that the gesture begins at touch-down.
    private(set) var beginsAtTouchDown = false
    /// Set until the next event if a movement was decided before it was known whose pan begins with it.
    private var foresight: Foresight?
    private var outbox = DragOutbox()
    /// The last translation reported to the client during a drag, in points along the direction; nil outside a drag.
    private var toldTranslation: CGFloat?
    /// A further follower of the current drag, until its end.
    private var follower: (@MainActor (GestureArbiter.Drag) -> Void)?
    private let hold = ScrollHold()
    private let coast = CoastWatch()
    private let barSightings = BarSightings()
    /// The recorder's witness; nil unless recording.
    @exclusivity(unchecked) private(set) var witness: (any TouchWitness)?
    /// True if the engine reports its conditions' answers.
    private var tellsAnswers = false

    private let action: GestureAction
    private let gate = PanGate()
    /// True if a scroll view's pan waits for ours although the policy no longer wants that: waiting cannot be undone,
    /// so the arbiter needs another pan.
    private var needsNewPan = false
    private var isDetached = false
    /// The engine's readable state while it asks the client.
    private var glance: Glance?
    /// The commands that came while the engine was asking the client.
    private var postponed: [Command] = []

    init(
        container: UIView, policy: ArbitrationPolicy, onDrag: @escaping @MainActor (GestureArbiter.Drag) -> Void
    ) {
        policy.sayContradiction()
        self.container = container
        self.policy = policy
        self.onDrag = onDrag
        direction = policy.direction
        arbitration = Arbitration(policy)
        let relay = Relay()
        action = GestureAction { _ in relay.recognition?.obey(.deliver) }
        relay.recognition = self
        gate.recognition = self
    }

    /// A weak reference for the pan's action, which retains nothing else.
    private final class Relay { weak var recognition: Recognition? }
}

// MARK: - Adding the pan to its view

extension Recognition {
    func install(on container: UIView, keeping arbiter: GestureArbiter) {
        precondition(
            !GestureArbiter.isAttached(to: container),
            "\(type(of: container)) has a GestureArbiter already. Detach it first, or change its policy.")
        let pan = ArbitratedPan(recognition: self, arbiter: arbiter)
        pan.delegate = gate
        pan.allowedScrollTypesMask = []  // a wheel and a trackpad scroll; they drag nothing
        action.add(to: pan)
        container.addGestureRecognizer(pan)
        self.pan = pan
        requireFailureOnScrollView()
    }

    /// With the hand-off `.never`, makes the scroll view's pan wait for ours, so that the two never move in one touch.
    private func requireFailureOnScrollView() {
        guard policy.handoff == .never, let pan, let scrollView = container as? UIScrollView else { return }
        scrollView.panGestureRecognizer.require(toFail: pan)
    }

    private func renewPanIfNeeded() {
        guard needsNewPan else { return }
        needsNewPan = false
        guard let old = pan, let container, container is UIScrollView, old.view === container else { return }
        onNextTurn(of: container) { [weak self] in
            guard let self, let pan = self.pan, pan === old, pan.view === container else { return }
            let isEnabled = pan.isEnabled
            pan.isEnabled = false
            container.removeGestureRecognizer(pan)
            self.install(on: container, keeping: pan.arbiter)
            self.pan?.isEnabled = isEnabled
        }
    }

    /// Whether the arbiter can get touches: the pan is on its view, and enabled.
    private var isAttached: Bool {
        guard let pan, let container else { return false }
        return pan.isEnabled && pan.view === container
    }
}

// MARK: - UIKit offers a touch

extension Recognition {
    /// Returns whether the pan should see the touch. The touch begins here for the engine, because only now is it known
    /// whether the content was still coasting.
    func beginTouch(_ touch: UITouch) -> Bool {
        guard touch.type != .indirectPointer else { return false }
        if let finger, finger.isDown {
            witness?.furtherTouchComesDown(touch)
            guard arbitration.isUndecided, !(waiting?.isDown ?? false) else { return false }
            waiting = TrackedFinger(touch)
            return true
        }
        if finger != nil { letTouchGo() }
        return beginTouch(touch, as: TrackedFinger(touch))
    }

    /// - Parameter takesOver: Another finger was followed until now: the engine, and who looks on, go on with this one.
    private func beginTouch(_ touch: UITouch, as tracked: TrackedFinger, takesOver: Bool = false) -> Bool {
        guard let container else { return false }
        if !takesOver { prepareEngine(in: container) }
        guard isAttached else { return false }  // asked where it is, the client may have detached
        // Without a hand-off, a wrong guess about a search bar would cost the whole drag; a large title is certain.
        let path = tracked.scrollPath(
            along: direction, waitingFor: policy.handoff.contains(.toDrag) ? [.largeTitle, .searchBar] : .largeTitle)
        let former = chain
        chain = ScrollChain(on: path, to: container, knowing: barSightings)
        finger = tracked
        (isLeftToOuter, isCardSent, isListShared) = (false, false, false)
        ledger = Arbitration.Ledger()
        if witness != nil || Witnesses.make != nil, !takesOver || former.scrollViews != chain.scrollViews {
            beWitnessed(touch, in: container)
        }
        let down = touchDown(touch, in: container)
        guard isAttached else {
            endTouch()
            return false
        }
        touchAtDown = Arbitration.TouchReport(time: down.time, location: tracked.start, regions: down.regions)
        let actions = handle(.down(down))
        beginsAtTouchDown = actions.recognizer == .begins
        hold.prepare(chain)
        watchMomentum()
        barSightings.watch(chain)
        guard carryOut(actions) != .fails else {
            endTouch()
            return false
        }
        return true
    }

    /// Follows the finger that waits, where that moves and the followed one rests, while nobody has the touch.
    ///
    /// - Returns: What the pan does. Nil where the same finger is followed as before.
    func followMoving(in touches: Set<UITouch>) -> Arbitration.Actions.Recognizer? {
        guard let next = waiting, let rested = finger, arbitration.isUndecided, next.isAhead(of: rested, in: touches)
        else { return nil }
        return follow(next, waiting: rested, from: next.touch?.previousLocation(in: nil))
    }

    /// Follows the finger that waits, where the followed one of `touches` has left without a drag.
    ///
    /// - Returns: What the pan does: it fails if no finger is left.
    func followWaiting(without touches: Set<UITouch>) -> Arbitration.Actions.Recognizer? {
        if waiting?.touch(in: touches) != nil { waiting = nil }
        if let finger, finger.touch(in: touches) == nil { return nil }
        guard let next = waiting, next.isDown else { return .fails }
        return follow(next, waiting: nil, from: next.touch?.location(in: nil))
    }

    /// - Parameter location: Where the finger catches a card that moves, whatever it has moved before.
    private func follow(
        _ next: TrackedFinger, waiting other: TrackedFinger?, from location: CGPoint?
    ) -> Arbitration.Actions.Recognizer? {
        endTouch()
        waiting = other
        guard let touch = next.touch, beginTouch(touch, as: next, takesOver: true) else { return .fails }
        guard beginsAtTouchDown else { return nil }
        if let location { finger?.location = location }
        return .begins
    }

    var hasWaiting: Bool { waiting != nil }

    /// Lets go of the finger that waits, once somebody has the touch.
    func takeWaiting() -> UITouch? {
        guard waiting != nil, !arbitration.isUndecided else { return nil }
        defer { waiting = nil }
        return waiting?.touch
    }

    /// Reports the touch to the recorder, or drops it when recording has stopped.
    private func beWitnessed(_ touch: UITouch, in container: UIView) {
        guard let make = Witnesses.make, let arbiter = pan?.arbiter else {
            (witness, hold.witness) = (nil, nil)
            return
        }
        if self.witness == nil { tellsAnswers = false }
        let witness = self.witness ?? make(arbiter, container)
        self.witness = witness
        hold.witness = witness
        if arbitration.asksClosures, !tellsAnswers {
            tellsAnswers = true
            arbitration.policy = witness.listening(to: arbitration.policy)
        }
        let links = chain.links.compactMap { link in link.scrollView.map { ($0, link.course.axis) } }
        let idle = chain.idle.compactMap { idle in idle.scrollView.map { ($0, idle.axis) } }
        witness.touchComesDown(touch, over: links + idle, engine: arbitration)
    }

    /// Prepares the engine with the current policy, resolved for this container. A card away from rest keeps its
    /// direction: on another line it has no place, and the finger that catches it would move it elsewhere.
    private func prepareEngine(in container: UIView) {
        // The side of a card that has never been touched has not been looked up.
        if isAtRest || direction == .leading || direction == .trailing {
            direction = policy.direction.resolved(
                isRightToLeft: container.effectiveUserInterfaceLayoutDirection == .rightToLeft)
        }
        var resolved = policy
        resolved.direction = direction
        guard arbitration.policy != resolved else { return }
        // Checked here, not in the setter: a policy that is set part by part may contradict itself in between.
        policy.sayContradiction()
        arbitration = Arbitration(resolved)
        tellsAnswers = false
        _ = handle(.flags(flags))
    }

    /// Whether the card lies on its line: at rest and fully open, or at any stop if it takes on a new direction there.
    private var isAtRest: Bool {
        guard let now = cardNow() else { return true }
        return !now.isMoving && (now.place == now.ceiling || card?.takesDirectionAtStops == true)
    }

    private func card(in regions: Set<ArbitrationPolicy.Region>) -> Arbitration.Card {
        cardNow(mayOpen: policy.opening != .never || regions.contains(.handle)) ?? Arbitration.Card()
    }

    private func cardNow(mayOpen: Bool = true) -> Arbitration.Card? { card?.card(mayOpen: mayOpen) }

    private func touchDown(_ touch: UITouch, in container: UIView) -> Arbitration.Touch {
        let regions = namedViews.regions(of: touch, in: container)
        return Arbitration.Touch(
            time: touch.timestamp, chain: chain.links.map(\.geometry),
            scale: container.traitCollection.displayScale, dimension: length(of: container),
            regions: regions, boundRegions: namedViews.boundRegions,
            wasDecelerating: chain.wasDecelerating, asks: mayBeRefused ? [.claim, .stages] : .claim,
            card: card(in: regions), sharedSlop: sharedSlop)
    }

    /// The slop of scroll views that scroll beside the drag, which must not begin before they do.
    private var sharedSlop: CGFloat {
        policy.handoff != .never && chain.firstPannable != nil ? UIScrollView.assumedSlop : 0
    }

    /// The length on the screen along the direction, in points.
    private func length(of container: UIView) -> CGFloat {
        let size = finger?.size(of: container) ?? .zero
        return direction.axis == .vertical ? size.height : size.width
    }
}

// MARK: - UIKit asks who goes together

extension Recognition {
    /// Called after the touch has come down, and every inner recognizer has seen it.
    func noteTouchDown() {
        finger?.noteUnderWay()
        waiting?.noteUnderWay()
    }

    /// Runs `body` once every recognizer has seen the event, if the touch is still the same.
    func afterEvent(_ body: @escaping @MainActor () -> Void) {
        onNextTurn { [weak self, finger] in
            guard let self, let finger, self.finger?.isSame(as: finger) ?? false else { return }
            body()
        }
    }

    /// True if the container itself scrolls, and its pan waits for ours like those of the scroll views inside it. If
    /// ours failed before the container's pan has seen the event, the container's pan would begin in that event, before
    /// the inner pans know that they need not wait. UIKit does not document when it tells them; row G18.
    var letsInnerScrollViewsGoFirst: Bool {
        guard policy.handoff == .never, let container, container is UIScrollView else { return false }
        guard let touchedView = finger?.touchedView else { return false }
        let viewsInside = sequence(first: touchedView, next: \.superview).prefix { $0 !== container }
        return viewsInside.contains { $0 is UIScrollView }
    }

    /// Whether the gesture may begin: only as the drag.
    var mayBegin: Bool { arbitration.owner == .drag }

    /// Scroll views under the finger continue, held; other recognizers only until the drag has the touch. Recognizers
    /// around the container have no claim: the first of them and the pan to begin has the touch.
    func recognizesTogether(with other: UIGestureRecognizer) -> Bool {
        guard arbitration.policy.handoff != .never else { return false }
        guard !chain.contains(other) else { return true }
        return arbitration.owner != .drag && isInside(other)
    }

    private func isInside(_ other: UIGestureRecognizer) -> Bool {
        guard let container else { return false }
        return other.view?.isDescendant(of: container) ?? false
    }

    /// The pans of the scroll views in the container wait for ours if nothing is handed over. The pan of a container
    /// that scrolls waits since the arbiter was attached. UIKit may ask during the touch: the touch's policy counts.
    func goesBefore(_ other: UIGestureRecognizer) -> Bool {
        guard arbitration.policy.handoff == .never, let scrollView = other.view as? UIScrollView, let container,
            scrollView !== container
        else { return false }
        return scrollView.panGestureRecognizer === other && scrollView.isDescendant(of: container)
    }

    /// Records that the card moved by itself: a touch that has not taken it yet finds it elsewhere.
    func noteCardSent() {
        if finger != nil { isCardSent = true }
    }

    /// Whether the arbiter has the touch, or may still get it.
    var wantsTouch: Bool { finger != nil && arbitration.owner != .nobody && !isLeftToOuter }

    func trackedTouch(in touches: Set<UITouch>) -> UITouch? { finger?.touch(in: touches) }
}

// MARK: - The touch moves

extension Recognition {
    /// Passes a movement to the engine. Offsets are read here, before any pan's action for this event.
    func follow(_ touch: UITouch) -> Arbitration.Actions.Recognizer? {
        guard let movement = finger?.movement(to: touch) else { return nil }
        hold.eventBegins()
        let isUndecided = arbitration.owner == .undecided
        if isUndecided { isListShared = isListShared || hasListFurtherFingers }
        // In a drag that the client knows of, the finger determines the card's place.
        if isCardSent, arbitration.owner != .drag || outbox.isBeginPending {
            isCardSent = false
            carryOut(handle(.sent(card(in: touchAtDown?.regions ?? []))))
        }
        let (along, across) = direction.components(of: movement)
        for change in chain.takeChanges(along: direction, by: along, withOffsets: isUndecided) {
            carryOut(handle(.geometry(depth: change.depth, change.geometry)))
        }
        reportDivergence()
        var move = Arbitration.Move(time: touch.timestamp, along: along, across: across)
        move.bystanders = chain.bystanders
        if case .scroll(let depth) = arbitration.owner, chain.links.indices.contains(depth),
            let scrollView = chain.links[depth].scrollView
        {
            move.observedOffset = scrollView.offset(along: chain.links[depth].course.axis)
            move.isPanning = scrollView.panGestureRecognizer.isUnderWay
        }
        let foresight = foresight(of: move)
        let recognizer = carryOut(handle(.move(move)))
        self.foresight = foresight
        return recognizer
    }

    /// A movement during a drag without any list's pan, for example after a catch, and the state before it. A pan may
    /// begin with this movement, which is visible only after the event; the movement that was handed back to its list
    /// is then the list's own.
    private final class Foresight {
        let move: Arbitration.Move
        let arbitration: Arbitration
        let ledger: Arbitration.Ledger
        let outbox: DragOutbox

        init(_ move: Arbitration.Move, _ arbitration: Arbitration, _ ledger: Arbitration.Ledger, _ outbox: DragOutbox) {
            (self.move, self.arbitration, self.ledger, self.outbox) = (move, arbitration, ledger, outbox)
        }
    }

    /// Nil if it is known who takes the handed-back movement.
    private func foresight(of move: Arbitration.Move) -> Foresight? {
        guard chain.links.count > 1, arbitration.owner == .drag, !chain.hasPanUnderWay else { return nil }
        return Foresight(move, arbitration, ledger, outbox)
    }

    /// Decides the movement again if it was handed back to a list that turns out to have no share in it.
    private func correctForesight() {
        guard let foresight, case .scroll = arbitration.owner else { return }
        var move = foresight.move
        move.bystanders = chain.bystanders
        guard move.bystanders > foresight.move.bystanders else { return }
        (arbitration, ledger, outbox) = (foresight.arbitration, foresight.ledger, foresight.outbox)
        witness?.engineGoesBack()
        carryOut(handle(.move(move)))
    }

    /// Reports the offsets of other scroll views. The engine expects that the innermost scroll view with room takes the
    /// movement, but UIKit may have chosen another for the whole gesture.
    private func reportDivergence() {
        guard chain.links.count > 1, case .scroll(let owner) = arbitration.owner else { return }
        for depth in chain.links.indices where depth != owner {
            let link = chain.links[depth]
            guard let geometry = link.scrollView?.geometry(along: link.course) else { continue }
            guard abs(geometry.offset - arbitration.heldOffset(at: depth)) > 0.5 else { continue }
            carryOut(handle(.geometry(depth: depth, geometry)))
        }
    }
}

// MARK: - Carrying out actions: questions at once, the rest in the pan's action

extension Recognition {
    /// Carries out the actions, including the answers to their questions.
    ///
    /// - Returns: The recognizer's next step. Commands that a condition gave meanwhile have run by then.
    @discardableResult
    func carryOut(_ first: Arbitration.Actions) -> Arbitration.Actions.Recognizer? {
        var actions = first
        while let question = actions.question {
            let answer = answer(to: question)
            let next = handle(.answer(answer))
            note(actions)
            actions = next
        }
        note(actions)
        let fails = postponed.contains(where: \.endsTouch)
        obeyPostponed()
        return fails ? .fails : actions.recognizer
    }

    private func note(_ actions: Arbitration.Actions) {
        if actions.concernsDrag { outbox.put(actions) }
        ledger = ledger + actions.ledger
    }

    private func answer(to question: Arbitration.Questions) -> Arbitration.Answer {
        let stage: Arbitration.Stage
        switch question {
        case .begin: stage = .begin
        case .handoff: stage = .handoff
        case .release: stage = .release
        default:
            let answer = claimAnswer
            isLeftToOuter = answer == .no(reason: Claims.outer)
            return answer
        }
        var attempt = attempt(
            at: stage, location: finger?.location ?? .zero, velocity: arbitration.velocity, by: finger)
        attempt.target = arbitration.pendingRelease.flatMap { card?.target(of: $0) }
        let verdict = verdict(on: attempt)
        if stage == .release, case .redirect(let target) = verdict { redirection = target }
        return Arbitration.Answer(verdict)
    }

    /// Whether something under the finger has a better claim.
    private var claimAnswer: Arbitration.Answer {
        guard let pan, let container else { return .yes }
        let card = cardNow() ?? Arbitration.Card()
        let isPulledBeyondBottom =
            arbitration.asksWayOut && card.bottom.map { card.place >= $0 - arbitration.tolerance } ?? false
        let claims = Claims(
            yields: arbitration.policy.yields, ours: pan, container: container, touchedView: finger?.touchedView,
            recognizers: finger?.recognizers ?? [], chain: chain, underWayAtDown: finger?.underWayAtDown ?? [],
            opaqueViews: namedViews.opaque, isInOpaqueRegion: touchAtDown?.regions.contains(.opaque) ?? false,
            isFarGone: isFarGone, way: arbitration.direction,
            isPulledBeyondBottom: isPulledBeyondBottom,
            mayRefresh: !(touchAtDown?.regions.contains(.handle) ?? false)
                && (isPulledBeyondBottom || card.place - card.ceiling <= arbitration.tolerance))
        return claims.answer
    }

    private func attempt(
        at stage: Arbitration.Stage, location: CGPoint, velocity: CGFloat, by finger: TrackedFinger?
    ) -> GestureArbiter.Attempt {
        GestureArbiter.Attempt(
            stage: stage, location: location, touchDownLocation: touchAtDown?.location ?? .zero,
            regions: touchAtDown?.regions ?? [], velocity: velocity, touchedView: finger?.touchedView,
            scrollViews: chain.scrollViews)
    }

    /// Whether there is any veto.
    private var mayBeRefused: Bool { onAttempt != nil || !vetoes.isEmpty }

    /// The first no; the arbiter's client is asked last. A no to a release that would only come to rest does not count.
    private func verdict(on attempt: GestureArbiter.Attempt) -> Arbitration.Verdict {
        for voter in vetoes + (onAttempt.map { [$0] } ?? []) {
            switch voter(attempt) {
            case .allow: break
            case .deny where attempt.wouldRest: break
            case let verdict: return verdict
            }
        }
        return .allow
    }

    /// Called in the pan's action: holds the content or lets it go, then reports to the client.
    func deliver() {
        witness?.arbiterActs()
        if let silent = silentScrollViewName {
            // The list's pan begins within the same event; well beyond the slop, something else has the touch.
            guard isFarGone else { return }
            return giveUp(to: "what keeps \(silent) from scrolling")
        }
        correctForesight()
        if let holds = outbox.takeHold() {
            let places = chain.links.indices.map {
                ScrollHold.Place(axis: chain.links[$0].course.axis, offset: arbitration.heldOffset(at: $0))
            }
            holds ? hold.hold(at: places) : hold.letGo(placing: outbox.takePlacing() ? places : nil)
        } else {
            hold.write()
        }
        let drags = outbox.takeDrags()
        let isOpen = outbox.isDragOpen
        // The client may have cancelled or detached during a report: then it has had its end, and nothing follows.
        func tell(_ drag: GestureArbiter.Drag?) {
            guard let drag, outbox.isDragOpen == isOpen else { return }
            tellClient(drag)
        }
        tell(drags.began)
        tell(drags.moved)
        tell(drags.end)
    }

    private func tellClient(_ told: GestureArbiter.Drag) {
        var drag = told
        if case .ended(var release) = told {
            release.redirection = redirection
            (drag, redirection) = (.ended(release), nil)
        }
        witness?.clientIsTold(drag)
        let follower: (@MainActor (GestureArbiter.Drag) -> Void)?
        switch drag {
        case .began:
            (toldTranslation, follower) = (placeAtBegin, nil)
            onDrag(drag)
        case .moved(let translation):
            toldTranslation = translation
            onDrag(drag)
            follower = self.follower
        case .ended, .cancelled:
            // Clear the follower first: a follower that is added during the report comes too late.
            follower = self.follower
            (toldTranslation, self.follower) = (nil, nil)
            onDrag(drag)
        }
        follower?(drag)
    }

    /// The card's place when the drag began, without its first movement.
    private var placeAtBegin: CGFloat { cardNow()?.place ?? 0 }

    /// Reports the current drag to `follower`, too, after the client, until its end.
    ///
    /// - Returns: The last reported translation, in points along the direction; nil if there is no drag, or another
    ///   follower already has it, who would miss the rest.
    func tellToo(_ follower: @escaping @MainActor (GestureArbiter.Drag) -> Void) -> CGFloat? {
        guard let toldTranslation, self.follower == nil else { return nil }
        self.follower = follower
        return toldTranslation
    }

    /// The location of the finger that has the touch, in the window's coordinates; nil if there is none.
    var fingerLocation: CGPoint? { finger?.location }

    /// From the event on in which the drag takes the touch, before any pan acts.
    func holds(_ scrollView: UIScrollView) -> Bool {
        owner == .drag && chain.contains(scrollView.panGestureRecognizer) || hold.holds(scrollView)
    }

    /// The touch's way of a two-way direction; else the direction itself.
    var way: ArbitrationPolicy.Direction { arbitration.direction }

    private func giveUp(to name: String) {
        _ = handle(.overruled(by: name))
        discardUnconfirmed()
        pan?.state = .cancelled
    }

    /// The scroll view whose pan has not begun: inside a scroll view that can pan, a drag begins only if that pan
    /// begins.
    private var silentScrollViewName: String? {
        guard outbox.isBeginPending, !beginsAtTouchDown, arbitration.policy.handoff != .never else { return nil }
        guard let first = chain.firstPannable, !chain.hasPanUnderWay, !isListShared else { return nil }
        return "\(type(of: first))"
    }

    /// Whether further fingers rest on the list. A pan follows the middle of its fingers, so it begins later than ours.
    private var hasListFurtherFingers: Bool { (chain.firstPannable?.panGestureRecognizer.numberOfTouches ?? 0) > 1 }

    /// Whether the finger is well beyond the slop, so that every recognizer that follows it has begun.
    private var isFarGone: Bool { abs(arbitration.travel) > 2 * max(arbitration.slop, UIScrollView.assumedSlop) }
}

// MARK: - The touch ends

extension Recognition {
    func lift(_ touch: UITouch) {
        hold.eventBegins()
        carryOut(handle(.up(time: touch.timestamp)))
    }

    func giveUpTouch(_ touch: UITouch) { carryOut(handle(.cancel(time: touch.timestamp))) }

    /// Called when the pan is done with the touch, in every case.
    ///
    /// The client has got its end by now; unconfirmed actions are discarded.
    func letTouchGo() {
        if outbox.isDragOpen {
            carryOut(handle(.cancel(time: finger?.lastTime ?? 0)))
            deliver()
        }
        endTouch()
    }

    func endTouch() {
        (finger, waiting) = (nil, nil)
        hold.touchEnded()
        beginsAtTouchDown = false
        _ = handle(.cancel(time: 0))
        discardUnconfirmed()
        renewPanIfNeeded()
    }

    /// Counts the movement of a pan that was never recognized as discarded.
    private func discardUnconfirmed() {
        if outbox.isBeginPending {
            ledger.discarded += ledger.dragged
            ledger.dragged = 0
        }
        redirection = nil
        outbox.discard()
    }
}

// MARK: - Content coasts after the lift

extension Recognition {
    /// Watches momentum if the policy passes it to the card and the client takes it.
    private func watchMomentum() {
        coast.stop()
        guard arbitration.policy.momentum == .bounces, onMomentum != nil else { return }
        coast.prepare(chain, isBothWays: policy.direction.isBothWays) { [weak self, finger] depth, velocity in
            self?.arrived(at: depth, velocity: velocity, setGoingBy: finger)
        }
    }

    /// Stops content that reaches its edge in the next frame, and passes its remaining velocity to the card.
    private func arrived(at depth: Int, velocity: CGFloat, setGoingBy lastFinger: TrackedFinger?) {
        guard finger == nil, let onMomentum, let container, chain.links.indices.contains(depth),
            let scrollView = chain.links[depth].scrollView
        else { return }
        var geometries = chain.links.map { $0.scrollView?.geometry(along: $0.course) ?? $0.geometry }
        let course = velocity < 0 ? chain.links[depth].course.turned : chain.links[depth].course
        let edge = course.edge(of: geometries[depth])
        geometries[depth].offset = edge
        if cardNow()?.isMoving != true { _ = handle(.settled) }
        var coast = Arbitration.Coast(
            time: CACurrentMediaTime(), chain: geometries, scale: container.traitCollection.displayScale,
            velocity: velocity)
        coast.refusal = refusal(of: coast, setGoingBy: lastFinger)
        // The client may have detached or disabled the arbiter: then the content keeps its momentum.
        guard isAttached else { return }
        let bounce = handle(.coasted(coast)).bounce
        let ends = postponed.contains(where: \.endsTouch)
        obeyPostponed()
        guard !ends, isAttached, let velocity = bounce else { return }
        scrollView.comeToRest(at: ScrollHold.Place(axis: course.axis, offset: edge))
        onMomentum(velocity)
    }

    /// Asks whether the card may take momentum. This is a hand-off without a finger: the client may refuse it, and is
    /// asked last.
    private func refusal(of coast: Arbitration.Coast, setGoingBy lastFinger: TrackedFinger?) -> String? {
        var trial = arbitration
        guard mayBeRefused, trial.handle(.coasted(coast)).bounce != nil else { return nil }
        let attempt = attempt(
            at: .handoff, location: lastFinger?.location ?? .zero, velocity: coast.velocity, by: lastFinger)
        return Arbitration.Answer(verdict(on: attempt)).refusal
    }
}

// MARK: - The client's commands, at any time, also during a question

extension Recognition {
    /// The engine's readable state while it decides: its state before the event.
    private struct Glance {
        let owner: Arbitration.Owner
        let decisions: [Arbitration.Decision]
        let decisionsOfTouch: ArraySlice<Arbitration.Decision>
    }

    /// A command from outside a touch event.
    enum Command {
        case flags(Set<ArbitrationPolicy.Flag>)
        /// Moves all places of the card by these points.
        case shift(CGFloat)
        case cancel
        case detach(GestureArbiter)
        /// Delivers in the pan's action.
        case deliver
        /// The pan is done with its touch.
        case reset
        /// The pan is gone: removed from its view by the app, or released with it.
        case gone

        fileprivate var endsTouch: Bool {
            switch self {
            case .flags, .shift, .deliver: false
            case .cancel, .detach, .reset, .gone: true
            }
        }
    }

    /// The owner of the touch, as far as it is decided.
    var owner: Arbitration.Owner { glance?.owner ?? arbitration.owner }
    var decisions: [Arbitration.Decision] { glance?.decisions ?? arbitration.decisions }
    /// The decisions about the current or last touch.
    var decisionsOfTouch: ArraySlice<Arbitration.Decision> { glance?.decisionsOfTouch ?? arbitration.decisionsOfTouch }

    /// Passes an event to the engine. All events go through this method.
    private func handle(_ event: Arbitration.Event) -> Arbitration.Actions {
        foresight = nil
        if onDecision != nil || !decisionListeners.isEmpty { tellDecisionsSoon() }
        guard arbitration.asksClosures || witness != nil else { return arbitration.handle(event) }
        let witness = witness
        witness?.engineTakes(event)
        defer { witness?.engineTook(arbitration) }
        glance = Glance(
            owner: arbitration.owner, decisions: arbitration.decisions, decisionsOfTouch: arbitration.decisionsOfTouch)
        defer { glance = nil }
        return arbitration.handle(event)
    }

    /// Reports decisions in the next turn, when early decisions are confirmed or undone, and a client cannot disturb an
    /// event.
    private func tellDecisionsSoon() {
        guard !isTellingDue else { return }
        (isTellingDue, toldDecisions) = (true, arbitration.decisionTotal)
        onNextTurn(of: container) { [self] in
            isTellingDue = false
            let new = arbitration.decisions.suffix(max(arbitration.decisionTotal - toldDecisions, 0))
            for decision in new {
                for listener in decisionListeners { listener(decision) }
                onDecision?(decision)
            }
        }
    }

    /// Carries out the command now, or as soon as the engine's current decision is recorded.
    func obey(_ command: Command) {
        guard glance == nil else { return postponed.append(command) }
        onScreen(of: container) {
            switch command {
            case .flags(let flags): take(flags)
            case .shift(let distance): shift(by: distance)
            case .cancel: cancel()
            case .detach(let arbiter): detach(arbiter)
            case .deliver: deliver()
            case .reset: panWasReset()
            case .gone: panIsGone()
            }
        }
    }

    /// Carries out the postponed commands.
    private func obeyPostponed() {
        guard !postponed.isEmpty else { return }
        let commands = postponed
        postponed = []
        for command in commands { obey(command) }
    }

    /// Called when the pan is done with its touch. If no finger is left, and the pan is on another's view, no content
    /// will coast for us.
    private func panWasReset() {
        let isDown = finger?.isDown ?? false
        letTouchGo()
        guard !isDown || !isAttached else { return }
        coast.stopIfIdle()
        barSightings.stopIfIdle()
    }

    /// Called when the pan has gone without `detach()`. There may be another pan by now.
    private func panIsGone() {
        guard pan == nil else { return }
        letTouchGo()
        coast.stop()
        barSightings.stop()
    }

    private func cancel() {
        guard let pan else { return }
        if pan.isEnabled {
            pan.isEnabled = false
            pan.isEnabled = true
        }
        letTouchGo()
    }

    private func detach(_ arbiter: GestureArbiter) {
        guard !isDetached else { return }
        isDetached = true
        // The app may have removed the pan, and the card still needs its end.
        pan?.isEnabled = false
        letTouchGo()
        hold.release()
        coast.stop()
        barSightings.stop()
        card?.didLeave(arbiter)
        mover = nil
        if let pan { pan.view?.removeGestureRecognizer(pan) }
    }
}

// MARK: - Reading and changing declarations

extension Recognition {
    /// Takes a new policy, for future touches.
    func adopt(_ policy: ArbitrationPolicy) {
        needsNewPan = needsNewPan || (policy.handoff == .never) != (self.policy.handoff == .never)
        self.policy = policy
        if finger == nil { renewPanIfNeeded() }
    }

    /// Moves the card's places. The client has already moved its views, and gets the new translation.
    private func shift(by distance: CGFloat) {
        carryOut(handle(.shifted(distance)))
        let drags = outbox.isBeginPending ? nil : outbox.takeMove()
        if let drags { tellClient(drags) }
    }

    private func take(_ flags: Set<ArbitrationPolicy.Flag>) {
        self.flags = flags
        carryOut(handle(.flags(flags)))
    }

    /// The report of the current touch, or of the last touch.
    var lastTouch: Arbitration.TouchReport? {
        guard var report = touchAtDown else { return nil }
        report.decisions = Array(decisionsOfTouch)
        report.ledger = ledger
        return report
    }

    /// Logs that the client sets or calls `name` on a detached arbiter.
    func noteUse(of name: String) {
        guard isDetached else { return }
        onScreen(of: container) {
            warnOnce(
                "GestureArbiter.\(name)",
                "It came after detach(), which cannot be undone: the arbiter takes no touch any more. Attach a new one."
            )
        }
    }
}

extension ArbitrationPolicy {
    /// Stops a debug build at a policy that can never do what it says. A release build applies the rest of the policy,
    /// and logs it.
    fileprivate func sayContradiction() {
        guard let contradiction = contradiction() else { return }
        // With the full text if GestureArbiterDiagnostics is linked. Checked at run time, since that module is above
        // this one.
        let inFull = (contradiction as Any as? any CustomStringConvertible)?.description
        let text = """
            The policy can never do what it says. \(inFull ?? contradiction.advice)
            Where a policy is not known beforehand, \
            `validate(regions:)` throws this.
            """
        assertionFailure(text)
        warnOnce("ArbitrationPolicy", text)
    }
}

extension UIScrollView {
    /// The assumed slop of a scroll view, in points. Not documented; row P14.
    static let assumedSlop: CGFloat = 10
}
