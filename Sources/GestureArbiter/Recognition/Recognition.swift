import UIKitShim

/// Connects UIKit's recognizers and the engine. The engine decides while UIKit delivers touches; the recognizer's
/// action carries the decisions out, when UIKit has confirmed the gesture.
///
/// This file has the state of the container: the pan, the answers to UIKit, the client's commands and declarations.
/// `Recognition+Touch.swift` follows a touch, and ``FollowedTouch`` has the state of one touch.
///
/// `@exclusivity(unchecked)` marks properties that each movement reads, and that no code reads while it changes them:
/// the check costs 100 instructions. The engine keeps its check, since conditions ask the arbiter.
@MainActor
final class Recognition: NSObject, UIGestureRecognizerDelegate {
    private(set) weak var pan: ArbitratedPan?
    private(set) weak var container: UIView?
    /// The declared policy, for future touches. The engine has the current touch's policy.
    private(set) var policy: ArbitrationPolicy
    /// Resolved: never leading or trailing.
    private(set) var direction: ArbitrationPolicy.Direction
    var namedViews = NamedViews()
    /// The number of vetoes, the first ones, that are the libraries' rules: they ask no client.
    var rules = 0
    var vetoes: [@MainActor (GestureArbiter.Attempt) -> Arbitration.Verdict] = []
    /// The card that the arbiter moves; nil if the client only follows the drags.
    @exclusivity(unchecked) weak var card: (any ArbitratedCard)?
    var turnsAtStops = false
    /// Whether the arbiter takes touches in a strip of its view alone, beside the view's own arbiter and other strips.
    let isStrip: Bool
    /// The client's mover, which only the arbiter keeps.
    var mover: GestureArbiter.Mover?
    /// The mover that this arbiter moves, possibly with other arbiters; nil for a card without a mover.
    weak var shownBy: GestureArbiter.Mover?
    @exclusivity(unchecked) var onDecision: (@MainActor (Arbitration.Decision) -> Void)?
    /// Called before `onDecision`.
    @exclusivity(unchecked) var decisionListeners: [@MainActor (Arbitration.Decision) -> Void] = []
    /// Whether decisions will be reported in the next turn.
    private var isTellingDue = false
    /// Called for each drag if there is no card.
    private(set) var onDrag: @MainActor (GestureArbiter.Drag) -> Void

    var arbitration: Arbitration
    @exclusivity(unchecked) var touch: FollowedTouch?
    /// The report of the last touch that has ended, without decisions.
    var lastReport: Arbitration.TouchReport?
    let hold = ScrollHold()
    /// The scroll view that goes on with the momentum of the card, which the finger has flicked open.
    var heir: (depth: Int, chain: ScrollChain)?
    let coast = CoastWatch()
    let barSightings = BarSightings()
    /// The recorder's witness; nil unless recording.
    @exclusivity(unchecked) private(set) var witness: (any TouchWitness)?
    /// True if the engine reports its conditions' answers.
    private var tellsAnswers = false

    private lazy var action = GestureAction { [weak self] _ in
        // UIKit calls the action during a question if the client disables the pan.
        if let self { glance == nil ? act() : obey { $0.act() } }
    }
    /// True if a scroll view's pan waits for ours against the policy, which only another pan can undo.
    private var needsNewPan = false
    private var isDetached = false
    /// The engine's readable state while it asks the client: its state before the event.
    @exclusivity(unchecked) private var glance: (owner: Arbitration.Owner, log: Arbitration.DecisionLog)?
    /// The commands that came while the engine was asking the client.
    @exclusivity(unchecked) private var postponed: [(endsTouch: Bool, run: Command)] = []

    init(
        container: UIView, policy: ArbitrationPolicy, moving card: (any ArbitratedCard)?, isStrip: Bool,
        onDrag: @escaping @MainActor (GestureArbiter.Drag) -> Void
    ) {
        let policy = policy.clamped(in: "ArbitrationPolicy")
        let adapted = card?.adapted(policy) ?? policy
        adapted.sayContradiction()
        self.card = card
        self.isStrip = isStrip
        self.container = container
        self.policy = policy
        self.onDrag = onDrag
        direction = adapted.direction
        arbitration = Arbitration(adapted)
        super.init()
        hold.onFrame = { [weak self] in self?.followEdges() }
        hold.engineOffset = { [weak self] depth in self?.arbitration.heldOffset(at: depth) ?? 0 }
    }

    // MARK: - Adding the pan to its view

    func install(on container: UIView, keeping arbiter: GestureArbiter) {
        let pan = ArbitratedPan(recognition: self, arbiter: arbiter)
        pan.delegate = self
        pan.allowedScrollTypesMask = Self.scrollTypes(of: policy)
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

    func renewPanIfNeeded() {
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
    var isAttached: Bool {
        guard let pan, let container else { return false }
        return pan.isEnabled && pan.view === container
    }

    // MARK: - UIKit asks the pan's delegate

    /// The touch begins here for the engine, because only now is it known whether the content was still coasting.
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        receive(touch)
    }

    /// The gesture may begin only as the drag. A scrolling has no touches.
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        if gestureRecognizer.numberOfTouches == 0, let pan { return scrollMayBegin(by: pan) }
        return arbitration.owner == .drag
    }

    /// Pans of scroll views under the finger continue, held; other recognizers in the container until the drag has the
    /// touch. Recognizers around the container have no claim: whichever begins first has the touch.
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
    ) -> Bool {
        guard arbitration.policy.handoff != .never else { return false }
        if let touch, touch.chain.contains(other) { return true }
        if let other = other as? ArbitratedPan, sharesFinger(with: other) { return true }
        guard arbitration.owner != .drag, let container else { return false }
        return isScrolled || other.view?.isDescendant(of: container) ?? false
    }

    /// The swipe back over a navigation controller's content waits for ours if the card goes that way, too; without
    /// hand-off, so do the pans of scroll views in the container. (The container's own pan waits since `install`.)
    /// UIKit may ask during the touch, so the touch's policy counts.
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy other: UIGestureRecognizer
    ) -> Bool {
        guard let container else { return false }
        if other.swipesBack(over: container) {
            let isRightToLeft = container.effectiveUserInterfaceLayoutDirection == .rightToLeft
            return direction.contains(.trailing.resolved(isRightToLeft: isRightToLeft))
        }
        guard arbitration.policy.handoff == .never, let scrollView = other.view as? UIScrollView,
            scrollView !== container
        else { return false }
        return scrollView.panGestureRecognizer === other && scrollView.isDescendant(of: container)
    }

    // MARK: - Preparing for a touch

    /// Gives the engine the current policy, resolved for this container. A card away from rest keeps its direction: on
    /// another line it has no place, and the finger that catches it would move it elsewhere.
    func prepareEngine(in container: UIView, hasSlop: Bool) {
        var resolved = resolvedPolicy(in: container)
        if !hasSlop { resolved.slop = 0 }
        direction = resolved.direction
        guard arbitration.policy != resolved else { return }
        // Not in the setter: a policy that is set part by part may contradict itself in between.
        resolved.sayContradiction()
        let flags = arbitration.flags
        arbitration = Arbitration(resolved)
        tellsAnswers = false
        _ = handle(.flags(flags))
    }

    /// The policy of a touch that comes down now.
    func resolvedPolicy(in container: UIView) -> ArbitrationPolicy {
        var resolved = card?.adapted(policy) ?? policy
        let wished = resolved.direction.resolved(
            isRightToLeft: container.effectiveUserInterfaceLayoutDirection == .rightToLeft)
        // Before the first touch the direction is unresolved.
        let isFree = wished == direction || direction == .leading || direction == .trailing || isAtRest
        resolved.direction = isFree ? wished : direction
        return resolved
    }

    /// Whether the card may take on a new direction: at rest and fully open, or, with `turnsAtStops`, at any stop.
    private var isAtRest: Bool {
        // A card that may not open farther has its ceiling at its stop, if it is at one.
        guard let now = cardNow(mayOpen: !turnsAtStops) else { return true }
        return !now.isMoving && now.place == now.ceiling
    }

    func cardNow(mayOpen: Bool = true) -> Arbitration.Card? { card?.usableCard(mayOpen: mayOpen) }

    /// Reports the touch to the recorder, or drops the recorder when recording has stopped.
    func beWitnessed(_ finger: TrackedFinger, over chain: ScrollChain, in container: UIView) {
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
        let links = chain.links.compactMap { link in link.scrollView.map { (scrollView: $0, axis: link.course.axis) } }
        let unmoved = chain.unmoved.compactMap { idle in idle.scrollView.map { (scrollView: $0, axis: idle.axis) } }
        witness.touchComesDown(
            finger.touch, on: finger.shared.touchedView, at: finger.start, time: finger.lastTime, over: links + unmoved,
            engine: arbitration)
    }

    // MARK: - The engine

    func handle(_ event: Arbitration.Event) -> Arbitration.Actions {
        touch?.foresight = nil
        if onDecision != nil || !decisionListeners.isEmpty { tellDecisionsSoon() }
        guard arbitration.asksClosures || witness != nil else { return arbitration.handle(event) }
        let witness = witness
        witness?.engineTakes(event)
        defer { witness?.engineTook(arbitration) }
        glance = (arbitration.owner, arbitration.log)
        defer { glance = nil }
        return arbitration.handle(event)
    }

    /// Reports decisions in the next turn, when none can be undone any more, and a client cannot disturb an event.
    private func tellDecisionsSoon() {
        guard !isTellingDue else { return }
        isTellingDue = true
        let told = arbitration.log.total
        onNextTurn(of: container) { [self] in
            isTellingDue = false
            defer { if isDetached { forgetListeners() } }
            for decision in arbitration.decisions.suffix(max(arbitration.log.total - told, 0)) {
                for listener in decisionListeners { listener(decision) }
                onDecision?(decision)
            }
        }
    }

    var owner: Arbitration.Owner { glance?.owner ?? arbitration.owner }
    var decisions: [Arbitration.Decision] { log.latest }
    private var log: Arbitration.DecisionLog { glance?.log ?? arbitration.log }
    var ledger: Arbitration.Ledger { (touch?.report ?? lastReport)?.ledger ?? Arbitration.Ledger() }

    var lastTouch: Arbitration.TouchReport? {
        guard var report = touch?.report ?? lastReport else { return nil }
        report.decisions = Array(log.ofTouch)
        return report
    }

    // MARK: - The client's commands, at any time, also during a question

    typealias Command = @MainActor (Recognition) -> Void

    /// Runs a command from outside a touch event: now, or once the engine's current decision is recorded.
    func obey(endsTouch: Bool = false, _ command: @escaping Command) {
        guard glance == nil else { return postponed.append((endsTouch, command)) }
        onScreen(of: container) { command(self) }
    }

    /// Carries out the postponed commands. Returns whether one of them ends the touch.
    func obeyPostponed() -> Bool {
        guard !postponed.isEmpty else { return false }
        let commands = postponed
        postponed = []
        for command in commands { obey(endsTouch: command.endsTouch, command.run) }
        return commands.contains(where: \.endsTouch)
    }

    /// Called when the pan is done with its touch. A finger that is still down may yet throw the content.
    func panWasReset() {
        let isDown = touch?.finger.isDown ?? false
        letTouchGo()
        guard !isDown || !isAttached else { return }
        coast.stopIfIdle()
        barSightings.stopIfIdle()
    }

    /// Called when the pan was removed or released without `detach()`. There may be another pan by now.
    func panIsGone() {
        guard pan == nil else { return }
        letTouchGo()
        coast.stop()
        barSightings.stop()
    }

    func cancel() {
        guard let pan else { return }
        pan.stop()
        letTouchGo()
    }

    func detach(_ arbiter: GestureArbiter) {
        // The card may detach its arbiter in `didLeave`.
        guard !isDetached else { return }
        isDetached = true
        // The app may have removed the pan, and the card still needs its end.
        pan?.isEnabled = false
        letTouchGo()
        hold.release()
        coast.stop()
        barSightings.stop()
        card?.didLeave(arbiter)
        (mover, heir) = (nil, nil)
        if let pan { pan.view?.removeGestureRecognizer(pan) }
        forgetClient()
        arbiter.forgetClient()
    }

    /// Releases the client's closures: the app may keep the arbiter, in an object that a closure captures.
    private func forgetClient() {
        (onDrag, rules, vetoes) = ({ _ in }, 0, [])
        policy = ArbitrationPolicy(policy.direction)
        (arbitration.policy.condition, arbitration.policy.exclusion) = (policy.condition, nil)
        // The listeners hear of the last decisions in the next turn.
        if !isTellingDue { forgetListeners() }
    }

    private func forgetListeners() { (onDecision, decisionListeners) = (nil, []) }

    // MARK: - Changing declarations

    func adopt(_ policy: ArbitrationPolicy) {
        guard !isDetached else { return }
        let policy = policy.clamped(in: "ArbitrationPolicy")
        needsNewPan = needsNewPan || (policy.handoff == .never) != (self.policy.handoff == .never)
        self.policy = policy
        pan?.allowedScrollTypesMask = Self.scrollTypes(of: policy)
        if touch == nil { renewPanIfNeeded() }
    }

    /// Logs that the client sets or calls `name` after `detach()`.
    func noteUse(of name: String) {
        guard isDetached else { return }
        onScreen(of: container) {
            warnOnce(
                "GestureArbiter.\(name)",
                "Used after detach(). A detached arbiter takes no touches. Attach a new one."
            )
        }
    }
}

extension UIGestureRecognizer {
    /// Whether this is the swipe back over the content of a navigation controller around `container`.
    fileprivate func swipesBack(over container: UIView) -> Bool {
        guard let view, let navigation = view.next as? UINavigationController else { return false }
        return navigation.contentSwipeBack === self && container.isDescendant(of: view)
    }
}

extension ArbitrationPolicy {
    /// Stops a debug build at a policy that contradicts itself. A release build applies the rest, and looks for nothing:
    /// there the linker drops what finds and explains contradictions, unless the client asks.
    fileprivate func sayContradiction() {
        assert(
            contradiction() == nil,
            """
            The policy can never do what it says. \(contradiction().map(\.inWords) ?? "")
            Where a policy is not known beforehand, `contradiction(regions:)` finds this.
            """)
    }
}
