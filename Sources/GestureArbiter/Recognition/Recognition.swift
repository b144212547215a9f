import UIKitShim

/// Between UIKit's recognizers and the engine: feeds it touches, carries its actions out.
///
/// The engine decides while touches are delivered; what it decided is carried out in the recognizer's action, when
/// UIKit has confirmed that the gesture is ours.
///
/// The file follows one touch downwards: the pan comes onto its view, UIKit offers a touch, asks who goes with whom, the
/// touch moves, its actions are delivered, it ends, and what it scrolled may still coast. At the end stands what the client
/// may have done at any time.
@MainActor
final class Recognition {
    private(set) weak var pan: ArbitratedPan?
    private weak var container: UIView?
    /// What was declared: for the touches to come, the engine's being that of the touch under way.
    private(set) var policy: ArbitrationPolicy
    /// The policy's, with leading and trailing resolved.
    private(set) var direction: ArbitrationPolicy.Direction
    private var flags: Set<ArbitrationPolicy.Flag> = []
    var namedViews = NamedViews()
    var vetoes: [@MainActor (GestureArbiter.Attempt) -> Arbitration.Verdict] = []
    var onAttempt: (@MainActor (GestureArbiter.Attempt) -> Arbitration.Verdict)?
    var movingTranslation: (@MainActor () -> CGFloat?)?
    /// The same of what has several places to rest at. Told whether the touch may open it.
    var card: (@MainActor (Bool) -> Arbitration.Card)?
    /// Where what is let go like this will go, for those who are asked about it.
    var target: (@MainActor (Arbitration.Release) -> ReleaseRule.Target)?
    /// What rests at a stop is placed anew for the direction of the finger that takes it.
    var isPlacedAnew = false
    /// Where the client would have it go instead.
    private(set) var redirection: CGFloat?
    /// What is dragged has moved by itself since the touch came down.
    private var isCardSent = false
    /// Other fingers were on the innermost list, too, before anybody had the touch.
    private var isListShared = false
    /// An arbiter further out has been given this touch, since the card could only resist.
    private var isLeftToOuter = false
    var onMomentum: (@MainActor (CGFloat) -> Void)?
    var onDetach: (@MainActor () -> Void)?
    /// Who is told of every decision: the client, and before it who was added.
    var onDecision: (@MainActor (Arbitration.Decision) -> Void)?
    var decisionListeners: [@MainActor (Arbitration.Decision) -> Void] = []
    /// How many decisions somebody has been told of, and whether more will be told in the next turn.
    private var toldDecisions = 0
    private var isTellingDue = false
    private let onDrag: @MainActor (GestureArbiter.Drag) -> Void

    private var arbitration: Arbitration
    private var finger: TrackedFinger?
    /// A second finger, which has come down while nobody had the touch: of the two the one that moves has it.
    private var waiting: TrackedFinger?
    private var chain = ScrollChain()
    /// The touch under way, or the last one, as it came down: nothing is decided about it yet.
    private var touchAtDown: Arbitration.TouchReport?
    /// Of the touch under way, or of the last one.
    private(set) var ledger = Arbitration.Ledger()
    /// The touch caught what was moving: the gesture begins with it.
    private(set) var beginsAtTouchDown = false
    /// Set until the next event where a movement was decided before anybody could know whose pan begins with it.
    private var foresight: Foresight?
    private var outbox = DragOutbox()
    /// Where the client was last told that the drag under way is, in points along the direction; nil outside of one.
    private var toldTranslation: CGFloat?
    /// Who is told of the drag under way, too, until its end.
    private var follower: (@MainActor (GestureArbiter.Drag) -> Void)?
    private let hold = ScrollHold()
    private let coast = CoastWatch()
    private let barSightings = BarSightings()
    /// Who sees all this; nil: nobody.
    @exclusivity(unchecked) private(set) var witness: (any TouchWitness)?
    /// The engine tells what its conditions answer.
    private var tellsAnswers = false

    private let action: GestureAction
    private let gate = PanGate()
    /// A scroll view's pan that waits for ours waits for good: a policy that wants no waiting needs another pan.
    private var needsNewPan = false
    private var isDetached = false
    /// What can be read of the engine while it asks the client.
    private var glance: Glance?
    /// What came while the engine was asking the client.
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

    /// Lets the action, which the pan keeps, find its way back without keeping anything.
    private final class Relay { weak var recognition: Recognition? }
}

// MARK: - The pan comes onto its view

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

    /// A hand-off of `.never` lets the scroll view wait for ours, so that the two never move in one touch.
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

    /// Whether a touch may be ours: the pan is on its view, and switched on.
    private var isAttached: Bool {
        guard let pan, let container else { return false }
        return pan.isEnabled && pan.view === container
    }
}

// MARK: - UIKit offers a touch

extension Recognition {
    /// Whether the pan is to see the touch at all. Here the touch begins for the engine: only now can it be seen
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
        // Where nothing changes hands a guess about a search bar would cost the whole drag; a large title is certain.
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
        return follow(next, waiting: rested)
    }

    /// Follows the finger that waits, where the followed one of `touches` has left without a drag.
    ///
    /// - Returns: Whether a finger is followed.
    func followWaiting(without touches: Set<UITouch>) -> Bool {
        if waiting?.touch(in: touches) != nil { waiting = nil }
        if let finger, finger.touch(in: touches) == nil { return true }
        guard let next = waiting, next.isDown else { return false }
        return follow(next, waiting: nil) != .fails
    }

    private func follow(_ next: TrackedFinger, waiting other: TrackedFinger?) -> Arbitration.Actions.Recognizer? {
        endTouch()
        waiting = other
        guard let touch = next.touch, beginTouch(touch, as: next, takesOver: true) else { return .fails }
        return beginsAtTouchDown ? .begins : nil
    }

    var hasWaiting: Bool { waiting != nil }

    /// Lets go of the finger that waits, once somebody has the touch.
    func takeWaiting() -> UITouch? {
        guard waiting != nil, !arbitration.isUndecided else { return nil }
        defer { waiting = nil }
        return waiting?.touch
    }

    /// Whoever looks on is shown the touch, or nobody does any more.
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

    /// Has the engine decide by the policy as it is for this container now. What is away from rest stays on its line:
    /// on another one it has no place, and the finger that catches it would push it elsewhere.
    private func prepareEngine(in container: UIView) {
        // Of a card that has never been touched no side has been looked up.
        if isAtRest || direction == .leading || direction == .trailing {
            direction = policy.direction.resolved(
                isRightToLeft: container.effectiveUserInterfaceLayoutDirection == .rightToLeft)
        }
        var resolved = policy
        resolved.direction = direction
        guard arbitration.policy != resolved else { return }
        // Here, not where it is set: set part by part, it may contradict itself in between.
        policy.sayContradiction()
        arbitration = Arbitration(resolved)
        tellsAnswers = false
        _ = handle(.flags(flags))
    }

    /// What is dragged lies where it has its line: at rest, and fully open; or wherever it rests, if it is placed anew.
    private var isAtRest: Bool {
        guard let card else { return movingTranslation?() == nil }
        let now = card(true)
        return !now.isMoving && (isPlacedAnew || now.place == now.ceiling)
    }

    private func card(in regions: Set<ArbitrationPolicy.Region>) -> Arbitration.Card {
        guard let card else {
            guard let place = movingTranslation?() else { return Arbitration.Card() }
            var card = Arbitration.Card.moving(at: place)
            if place < 0, direction.isBothWays { card.turn() }
            return card
        }
        return card(policy.opening != .never || regions.contains(.handle))
    }

    private func touchDown(_ touch: UITouch, in container: UIView) -> Arbitration.Touch {
        let regions = namedViews.regions(of: touch, in: container)
        return Arbitration.Touch(
            time: touch.timestamp, chain: chain.links.map(\.geometry),
            scale: container.traitCollection.displayScale, dimension: length(of: container),
            regions: regions, boundRegions: namedViews.boundRegions,
            wasDecelerating: chain.wasDecelerating, asks: mayBeRefused ? [.claim, .stages] : .claim,
            card: card(in: regions), sharedSlop: sharedSlop)
    }

    /// Where scroll views go on beside the drag, it begins when they do, not before.
    private var sharedSlop: CGFloat {
        policy.handoff != .never && chain.firstPannable != nil ? UIScrollView.assumedSlop : 0
    }

    /// On the screen, along the direction, in points.
    private func length(of container: UIView) -> CGFloat {
        let size = finger?.size(of: container) ?? .zero
        return direction.axis == .vertical ? size.height : size.width
    }
}

// MARK: - UIKit asks who goes with whom

extension Recognition {
    /// The touch has come down, and every recognizer further in has seen it.
    func noteTouchDown() {
        finger?.noteUnderWay()
        waiting?.noteUnderWay()
    }

    /// Does it once every recognizer has seen the event, if the touch is still the same.
    func afterEvent(_ body: @escaping @MainActor () -> Void) {
        onNextTurn { [weak self, finger] in
            guard let self, let finger, self.finger?.isSame(as: finger) ?? false else { return }
            body()
        }
    }

    /// A container that scrolls itself waits for ours, as the scroll views in it do. If ours failed while it has not
    /// seen the event yet, it would begin in that event, before those in it have heard that they need not wait. When
    /// UIKit lets them know is not documented; row G18.
    var letsInnerScrollViewsGoFirst: Bool {
        guard policy.handoff == .never, let container, container is UIScrollView else { return false }
        guard let touchedView = finger?.touchedView else { return false }
        let viewsInside = sequence(first: touchedView, next: \.superview).prefix { $0 !== container }
        return viewsInside.contains { $0 is UIScrollView }
    }

    /// The gate: the gesture begins only as the drag.
    var mayBegin: Bool { arbitration.owner == .drag }

    /// Scroll views under the finger go on, held; others only until the drag has the touch. What lies around the container
    /// has no claim that would be looked at: of it and the pan the first to begin has the touch.
    func recognizesTogether(with other: UIGestureRecognizer) -> Bool {
        guard arbitration.policy.handoff != .never else { return false }
        guard !chain.contains(other) else { return true }
        return arbitration.owner != .drag && isInside(other)
    }

    private func isInside(_ other: UIGestureRecognizer) -> Bool {
        guard let container else { return false }
        return other.view?.isDescendant(of: container) ?? false
    }

    /// The pans of the scroll views within the container wait for ours, where nothing is handed over; that of a
    /// container that scrolls itself waits from when it was attached to. It may be asked when the touch is under way:
    /// the policy of the touch counts.
    func goesBefore(_ other: UIGestureRecognizer) -> Bool {
        guard arbitration.policy.handoff == .never, let scrollView = other.view as? UIScrollView, let container,
            scrollView !== container
        else { return false }
        return scrollView.panGestureRecognizer === other && scrollView.isDescendant(of: container)
    }

    /// What is dragged moves by itself: a touch that has not got it yet will find it elsewhere.
    func noteCardSent() {
        if finger != nil { isCardSent = true }
    }

    /// Whether the arbiter may still come to have the touch, or has it.
    var wantsTouch: Bool { finger != nil && arbitration.owner != .nobody && !isLeftToOuter }

    func trackedTouch(in touches: Set<UITouch>) -> UITouch? { finger?.touch(in: touches) }
}

// MARK: - The touch moves

extension Recognition {
    /// The touch moved. Offsets are read here, before any pan's action for this event.
    func follow(_ touch: UITouch) -> Arbitration.Actions.Recognizer? {
        guard let movement = finger?.movement(to: touch) else { return nil }
        hold.eventBegins()
        let isUndecided = arbitration.owner == .undecided
        if isUndecided { isListShared = isListShared || hasListFurtherFingers }
        if isCardSent {
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

    /// A movement under a drag that no list's pan goes along with, as where the card was caught, and how all was before
    /// it. A pan may begin with this very movement, which is to be seen only after the event: what was handed back to a
    /// list in that one is its own then.
    private final class Foresight {
        let move: Arbitration.Move
        let arbitration: Arbitration
        let ledger: Arbitration.Ledger
        let outbox: DragOutbox

        init(_ move: Arbitration.Move, _ arbitration: Arbitration, _ ledger: Arbitration.Ledger, _ outbox: DragOutbox) {
            (self.move, self.arbitration, self.ledger, self.outbox) = (move, arbitration, ledger, outbox)
        }
    }

    /// Nil where it is known who takes what is handed back.
    private func foresight(of move: Arbitration.Move) -> Foresight? {
        guard chain.links.count > 1, arbitration.owner == .drag, !chain.hasPanUnderWay else { return nil }
        return Foresight(move, arbitration, ledger, outbox)
    }

    /// Has the movement decided anew, if it was handed back to a list that turns out to have no share in it.
    private func correctForesight() {
        guard let foresight, case .scroll = arbitration.owner else { return }
        var move = foresight.move
        move.bystanders = chain.bystanders
        guard move.bystanders > foresight.move.bystanders else { return }
        (arbitration, ledger, outbox) = (foresight.arbitration, foresight.ledger, foresight.outbox)
        witness?.engineGoesBack()
        carryOut(handle(.move(move)))
    }

    /// The engine expects that the innermost scroll view with room takes the movement. UIKit may have chosen another
    /// for the whole gesture: where the others are is said, not assumed.
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

// MARK: - What the engine wants is carried out: its questions at once, the rest in the pan's action

extension Recognition {
    /// Has the actions carried out, the answers to their questions among them.
    ///
    /// - Returns: What the pan does. What a condition had done meanwhile is done by then.
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
        attempt.target = arbitration.pendingRelease.flatMap { target?($0) }
        let verdict = verdict(on: attempt)
        if stage == .release, case .redirect(let place) = verdict { redirection = place }
        return Arbitration.Answer(verdict)
    }

    /// Whether something under the finger has a better claim to it.
    private var claimAnswer: Arbitration.Answer {
        guard let pan, let container else { return .yes }
        let card = card?(true) ?? Arbitration.Card()
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

    /// Whether anybody may say no.
    private var mayBeRefused: Bool { onAttempt != nil || !vetoes.isEmpty }

    /// The first no; the client of the arbiter is asked last. A no to a release that would only have the card rest is none.
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

    /// In the pan's action: the content is held or let go, then the client is told.
    func deliver() {
        witness?.arbiterActs()
        if let silent = silentScrollViewName {
            // Within an event of ours its pan begins too; well beyond the slop, somebody else has the touch.
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
        // Told of one, the client may have cancelled or detached: it has had its end, and nothing comes after that.
        func tell(_ drag: GestureArbiter.Drag?) {
            guard let drag, outbox.isDragOpen == isOpen else { return }
            tellClient(drag)
        }
        tell(drags.began)
        tell(drags.moved)
        tell(drags.end)
    }

    private func tellClient(_ drag: GestureArbiter.Drag) {
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
            // It is over before anybody is told: who asks to hear of it now is too late.
            follower = self.follower
            (toldTranslation, self.follower) = (nil, nil)
            onDrag(drag)
        }
        follower?(drag)
    }

    /// Where what is dragged was when the drag began: its first movement is not in it.
    private var placeAtBegin: CGFloat { card?(true).place ?? movingTranslation?() ?? 0 }

    /// Has `follower` told of the drag under way, too, after the client, until its end.
    ///
    /// - Returns: Where the client was told that it is, in points along the direction; nil where there is no drag, or
    ///   somebody has it already, who would be left with half of it.
    func tellToo(_ follower: @escaping @MainActor (GestureArbiter.Drag) -> Void) -> CGFloat? {
        guard let toldTranslation, self.follower == nil else { return nil }
        self.follower = follower
        return toldTranslation
    }

    /// Where the finger that has the touch is, in the window's coordinates; nil where there is none.
    var fingerLocation: CGPoint? { finger?.location }

    /// From the event on in which the drag takes the touch, before any pan acts.
    func holds(_ scrollView: UIScrollView) -> Bool {
        owner == .drag && chain.contains(scrollView.panGestureRecognizer) || hold.holds(scrollView)
    }

    /// Which of both ways the touch goes; the direction itself where it is one way.
    var way: ArbitrationPolicy.Direction { arbitration.direction }

    private func giveUp(to name: String) {
        _ = handle(.overruled(by: name))
        discardUnconfirmed()
        pan?.state = .cancelled
    }

    /// The canary: inside a scroll view that can pan, a drag begins only where that scroll view's own pan begins.
    private var silentScrollViewName: String? {
        guard outbox.isBeginPending, !beginsAtTouchDown, arbitration.policy.handoff != .never else { return nil }
        guard let first = chain.firstPannable, !chain.hasPanUnderWay, !isListShared else { return nil }
        return "\(type(of: first))"
    }

    /// A pan counts the middle of its fingers: it lags behind ours where others rest beside it, and says nothing by that.
    private var hasListFurtherFingers: Bool { (chain.firstPannable?.panGestureRecognizer.numberOfTouches ?? 0) > 1 }

    /// The finger is well beyond the slop: whoever follows it has begun.
    private var isFarGone: Bool { abs(arbitration.travel) > 2 * max(arbitration.slop, UIScrollView.assumedSlop) }
}

// MARK: - The touch ends

extension Recognition {
    func lift(_ touch: UITouch) {
        hold.eventBegins()
        carryOut(handle(.up(time: touch.timestamp)))
    }

    func giveUpTouch(_ touch: UITouch) { carryOut(handle(.cancel(time: touch.timestamp))) }

    /// The pan is done with the touch, on whatever path.
    ///
    /// What the client was told of has its end by now; what UIKit never confirmed is forgotten.
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

    /// What never became a gesture moved nothing.
    private func discardUnconfirmed() {
        if outbox.isBeginPending {
            ledger.discarded += ledger.dragged
            ledger.dragged = 0
        }
        outbox.discard()
    }
}

// MARK: - Content coasts after the finger

extension Recognition {
    /// Momentum is watched where the policy gives it to the card and somebody moves the card by it.
    private func watchMomentum() {
        coast.stop()
        guard arbitration.policy.momentum == .bounces, onMomentum != nil else { return }
        coast.prepare(chain, isBothWays: policy.direction.isBothWays) { [weak self, finger] depth, velocity in
            self?.arrived(at: depth, velocity: velocity, setGoingBy: finger)
        }
    }

    /// Content comes to its edge in the next frame: it stops there, and what velocity is left is the card's.
    private func arrived(at depth: Int, velocity: CGFloat, setGoingBy lastFinger: TrackedFinger?) {
        guard finger == nil, let onMomentum, let container, chain.links.indices.contains(depth),
            let scrollView = chain.links[depth].scrollView
        else { return }
        var geometries = chain.links.map { $0.scrollView?.geometry(along: $0.course) ?? $0.geometry }
        let course = velocity < 0 ? chain.links[depth].course.turned : chain.links[depth].course
        let edge = course.edge(of: geometries[depth])
        geometries[depth].offset = edge
        if !(card?(true).isMoving ?? (movingTranslation?() != nil)) { _ = handle(.settled) }
        var coast = Arbitration.Coast(
            time: CACurrentMediaTime(), chain: geometries, scale: container.traitCollection.displayScale,
            velocity: velocity)
        coast.refusal = refusal(of: coast, setGoingBy: lastFinger)
        // Asked, the client may have detached or switched off: the content keeps its momentum.
        guard isAttached else { return }
        let bounce = handle(.coasted(coast)).bounce
        let ends = postponed.contains(where: \.endsTouch)
        obeyPostponed()
        guard !ends, isAttached, let velocity = bounce else { return }
        scrollView.comeToRest(at: ScrollHold.Place(axis: course.axis, offset: edge))
        onMomentum(velocity)
    }

    /// Momentum that the card takes is a hand-off whose finger has left: the client may refuse it, and is asked last.
    private func refusal(of coast: Arbitration.Coast, setGoingBy lastFinger: TrackedFinger?) -> String? {
        var trial = arbitration
        guard mayBeRefused, trial.handle(.coasted(coast)).bounce != nil else { return nil }
        let attempt = attempt(
            at: .handoff, location: lastFinger?.location ?? .zero, velocity: coast.velocity, by: lastFinger)
        return Arbitration.Answer(verdict(on: attempt)).refusal
    }
}

// MARK: - The client may read and command it at any time, also from within a question

extension Recognition {
    /// What can be read of the engine while it decides: how it was before the event.
    private struct Glance {
        let owner: Arbitration.Owner
        let decisions: [Arbitration.Decision]
        let decisionsOfTouch: ArraySlice<Arbitration.Decision>
    }

    /// What is asked of the recognition from outside of a touch event.
    enum Command {
        case flags(Set<ArbitrationPolicy.Flag>)
        /// All places of what is dragged are this many points farther.
        case shift(CGFloat)
        case cancel
        case detach
        /// The pan acts.
        case deliver
        /// The pan is done with its touch.
        case reset
        /// The pan is no more: taken off its view by the app, or gone with it.
        case gone

        fileprivate var endsTouch: Bool {
            switch self {
            case .flags, .shift, .deliver: false
            case .cancel, .detach, .reset, .gone: true
            }
        }
    }

    /// Who has the touch, as far as it is decided.
    var owner: Arbitration.Owner { glance?.owner ?? arbitration.owner }
    var decisions: [Arbitration.Decision] { glance?.decisions ?? arbitration.decisions }
    /// Those about the touch under way, or the last one.
    var decisionsOfTouch: ArraySlice<Arbitration.Decision> { glance?.decisionsOfTouch ?? arbitration.decisionsOfTouch }

    /// Every event goes to the engine by here.
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

    /// Tells in the next turn, when what was decided ahead of its time is confirmed or taken back, and nothing of an event
    /// is under way that a client could disturb.
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

    /// Carries the command out: now, or as soon as what the engine decides is noted.
    func obey(_ command: Command) {
        guard glance == nil else { return postponed.append(command) }
        onScreen(of: container) {
            switch command {
            case .flags(let flags): take(flags)
            case .shift(let distance): shift(by: distance)
            case .cancel: cancel()
            case .detach: detach()
            case .deliver: deliver()
            case .reset: panWasReset()
            case .gone: panIsGone()
            }
        }
    }

    /// Carries out what was asked meanwhile.
    private func obeyPostponed() {
        guard !postponed.isEmpty else { return }
        let commands = postponed
        postponed = []
        for command in commands { obey(command) }
    }

    /// The pan is done with its touch. Where no finger is left, and on a view of another's, nothing will coast for us.
    private func panWasReset() {
        let isDown = finger?.isDown ?? false
        letTouchGo()
        guard !isDown || !isAttached else { return }
        coast.stopIfIdle()
        barSightings.stopIfIdle()
    }

    /// The pan has gone without being detached. There may be another by now.
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

    private func detach() {
        isDetached = true
        guard let pan else { return }
        pan.isEnabled = false
        letTouchGo()
        hold.release()
        coast.stop()
        barSightings.stop()
        onDetach?()
        pan.view?.removeGestureRecognizer(pan)
    }
}

// MARK: - What was declared changes, and is read

extension Recognition {
    /// Takes a new policy, for the touches to come.
    func adopt(_ policy: ArbitrationPolicy) {
        needsNewPan = needsNewPan || (policy.handoff == .never) != (self.policy.handoff == .never)
        self.policy = policy
        if finger == nil { renewPanIfNeeded() }
    }

    /// The client has moved what it shows already, and is told where it lies now.
    private func shift(by distance: CGFloat) {
        carryOut(handle(.shifted(distance)))
        let drags = outbox.isBeginPending ? nil : outbox.takeMove()
        if let drags { tellClient(drags) }
    }

    /// Where the client would have what it lets go go instead; forgets it.
    func takeRedirection() -> CGFloat? {
        defer { redirection = nil }
        return redirection
    }

    private func take(_ flags: Set<ArbitrationPolicy.Flag>) {
        self.flags = flags
        carryOut(handle(.flags(flags)))
    }

    /// The report of the touch under way, or of the last one.
    var lastTouch: Arbitration.TouchReport? {
        guard var report = touchAtDown else { return nil }
        report.decisions = Array(decisionsOfTouch)
        report.ledger = ledger
        return report
    }

    /// Says so where the client sets or calls `name` of an arbiter that it has detached.
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
    /// A policy that can never do what it says stops a debug build. Shipped, it does what is left of it, and that is said.
    fileprivate func sayContradiction() {
        guard let contradiction = contradiction() else { return }
        // In full where GestureArbiterDiagnostics is linked: asked at run time, since it is above this module.
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
    /// How far a finger is taken to move before a scroll view follows, in points. Not documented; row P14.
    static let assumedSlop: CGFloat = 10
}
