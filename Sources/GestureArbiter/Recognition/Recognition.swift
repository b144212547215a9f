import UIKitShim

/// Between UIKit's recognizers and the engine: feeds it touches, carries its actions out.
///
/// The engine decides while touches are delivered; what it decided is carried out in the recognizer's action, when
/// UIKit has confirmed that the gesture is ours.
@MainActor
final class Recognition {
    private(set) weak var pan: ArbitratedPan?
    private weak var container: UIView?
    private(set) var policy: ArbitrationPolicy
    private(set) var arbitration: Arbitration
    /// Of the touch under way, or of the last one.
    private(set) var ledger = Arbitration.Ledger()
    var onAttempt: (@MainActor (GestureArbiter.Attempt) -> Arbitration.Answer)?
    var movingTranslation: (@MainActor () -> CGFloat?)?
    var onMomentum: (@MainActor (CGFloat) -> Void)?
    var onDetach: (@MainActor () -> Void)?

    private let onDrag: @MainActor (GestureArbiter.Drag) -> Void
    private let gate = PanGate()
    private let action: GestureAction
    private let hold = ScrollHold()
    private let coast = CoastWatch()
    private var outbox = DragOutbox()
    private var chain = ScrollChain()
    private var finger: TrackedFinger?
    private var regions: [ArbitrationPolicy.Region: WeakView] = [:]
    private var direction: ArbitrationPolicy.Direction
    private var flags: Set<ArbitrationPolicy.Flag> = []
    /// The touch caught what was moving: the gesture begins with it.
    private(set) var beginsAtTouchDown = false
    /// The scroll view's pan waits for ours for good; a policy that wants no waiting wants another pan.
    private var needsNewPan = false
    /// What was recognized before the finger moved, and so is no answer to its movement.
    private var underWayAtDown: Set<UIGestureRecognizer> = []
    private var opaqueViews: [WeakView] = []
    /// UIKit's own slop is not documented; 10 pt is what the canary reckons with.
    private static let scrollSlop: CGFloat = 10

    private struct WeakView { weak var view: UIView? }

    init(
        container: UIView, policy: ArbitrationPolicy, onDrag: @escaping @MainActor (GestureArbiter.Drag) -> Void
    ) {
        self.container = container
        self.policy = policy
        self.onDrag = onDrag
        direction = policy.direction
        arbitration = Arbitration(policy)
        let relay = Relay()
        action = GestureAction { _ in relay.recognition?.deliver() }
        relay.recognition = self
        gate.recognition = self
    }

    /// Lets the action, which the pan keeps, find its way back without keeping anything.
    private final class Relay { weak var recognition: Recognition? }

    func install(on container: UIView, keeping arbiter: GestureArbiter) {
        precondition(
            !(container.gestureRecognizers ?? []).contains { $0 is ArbitratedPan },
            "\(type(of: container)) has a GestureArbiter already. Detach it first, or change its policy.")
        let pan = ArbitratedPan(recognition: self, arbiter: arbiter)
        pan.delegate = gate
        pan.maximumNumberOfTouches = 1
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

    func adopt(_ policy: ArbitrationPolicy) {
        needsNewPan = needsNewPan || (policy.handoff == .never) != (self.policy.handoff == .never)
        self.policy = policy
        if finger == nil { renewPanIfNeeded() }
    }

    private func renewPanIfNeeded() {
        guard needsNewPan else { return }
        needsNewPan = false
        guard let old = pan, let container, container is UIScrollView, old.view === container else { return }
        onNextTurn { [weak self] in
            guard let self, let pan = self.pan, pan === old, pan.view === container else { return }
            pan.isEnabled = false
            container.removeGestureRecognizer(pan)
            self.install(on: container, keeping: pan.arbiter)
        }
    }

    func flagsChanged(to flags: Set<ArbitrationPolicy.Flag>) {
        self.flags = flags
        perform(arbitration.handle(.flags(flags)))
    }

    func treatAsOpaque(_ view: UIView) {
        opaqueViews.removeAll { $0.view == nil }
        opaqueViews.append(WeakView(view: view))
    }

    func bind(_ name: ArbitrationPolicy.Region, to view: UIView?) {
        regions[name] = view.map { WeakView(view: $0) }
    }

    // MARK: Questions of UIKit

    /// Whether the pan is to see the touch at all. Here the touch begins for the engine: only now can it be seen
    /// whether the content was still coasting.
    func shouldReceive(_ touch: UITouch) -> Bool {
        guard touch.type != .indirectPointer else { return false }
        if let finger, finger.isDown { return false }
        if finger != nil { wasReset() }
        guard let container else { return false }
        adoptPolicyIfIdle(in: container)
        // Where nothing changes hands a guess about a search bar would cost the whole drag; a large title is certain.
        chain = ScrollChain(
            from: touch.view, to: container, along: direction,
            waitingFor: policy.handoff.contains(.toDrag) ? [.largeTitle, .searchBar] : .largeTitle)
        finger = TrackedFinger(touch)
        let down = Arbitration.Touch(
            time: touch.timestamp, chain: chain.links.map(\.geometry),
            scale: container.traitCollection.displayScale, dimension: length(of: container),
            regions: regionsTouched(by: touch), wasDecelerating: chain.scrollViews.contains(where: \.isDecelerating),
            asks: onAttempt == nil ? .claim : [.claim, .begin, .handoff, .release], caughtAt: movingTranslation?())
        ledger = Arbitration.Ledger()
        let actions = arbitration.handle(.down(down))
        beginsAtTouchDown = actions.recognizer == .begins
        hold.prepare(chain.scrollViews, along: direction.axis)
        watchMomentum()
        guard perform(actions) != .fails else {
            endTouch()
            return false
        }
        return true
    }

    /// The gate: the gesture begins only as the drag.
    var mayBegin: Bool { arbitration.owner == .drag }

    /// Scroll views under the finger go on, held; others only until the drag has the touch.
    func recognizesTogether(with other: UIGestureRecognizer) -> Bool {
        guard arbitration.policy.handoff != .never else { return false }
        return chain.contains(other) || arbitration.owner != .drag
    }

    /// On a container the pans of the scroll views within wait for ours, where nothing is handed over.
    func goesBefore(_ other: UIGestureRecognizer) -> Bool {
        guard policy.handoff == .never, let scrollView = other.view as? UIScrollView, let container else {
            return false
        }
        return scrollView.panGestureRecognizer === other && scrollView.isDescendant(of: container)
    }

    // MARK: Touches

    func trackedTouch(in touches: Set<UITouch>) -> UITouch? { finger?.touch(in: touches) }

    /// The touch has come down, and every recognizer further in has seen it.
    func began() {
        noteUnderWay()
        onNextTurn { [weak self, finger] in
            if let self, let finger, self.finger?.isSame(as: finger) ?? false { self.noteUnderWay() }
        }
    }

    private func noteUnderWay() {
        underWayAtDown.formUnion((finger?.recognizers ?? []).filter(\.isUnderWay))
    }

    /// Whether the arbiter may still come to have the touch, or has it.
    var wantsTouch: Bool { finger != nil && arbitration.owner != .nobody }

    /// The touch moved. Offsets are read here, before any pan's action for this event.
    func moved(_ touch: UITouch) -> Arbitration.Actions.Recognizer? {
        guard let movement = finger?.movement(to: touch) else { return nil }
        hold.eventBegins()
        let isUndecided = arbitration.owner == .undecided
        for change in chain.takeChanges(along: direction.axis, withOffsets: isUndecided) {
            perform(arbitration.handle(.geometry(depth: change.depth, change.geometry)))
        }
        let (along, across) = direction.components(of: movement)
        let move = Arbitration.Move(
            time: touch.timestamp, along: along, across: across, observedOffset: observedOffset)
        return perform(arbitration.handle(.move(move)))
    }

    func lifted(_ touch: UITouch) {
        hold.eventBegins()
        perform(arbitration.handle(.up(time: touch.timestamp)))
    }

    func cancelled(_ touch: UITouch) { perform(arbitration.handle(.cancel(time: touch.timestamp))) }

    /// The pan is done with the touch, on whatever path.
    ///
    /// What the client was told of has its end by now; what UIKit never confirmed is forgotten.
    func wasReset() {
        if outbox.isDragOpen {
            perform(arbitration.handle(.cancel(time: finger?.lastTime ?? 0)))
            deliver()
        }
        endTouch()
    }

    func cancel() {
        guard let pan else { return }
        pan.isEnabled = false
        pan.isEnabled = true
        wasReset()
    }

    func detach() {
        guard let pan else { return }
        pan.isEnabled = false
        wasReset()
        hold.release()
        coast.stop()
        onDetach?()
        pan.view?.removeGestureRecognizer(pan)
    }
}

extension Recognition {
    /// The engine's actions: questions are answered at once, the rest waits for the recognizer's action.
    @discardableResult
    private func perform(_ first: Arbitration.Actions) -> Arbitration.Actions.Recognizer? {
        var actions = first
        while let stage = actions.question {
            let answer = ask(stage)
            let next = arbitration.handle(.answer(answer))
            note(actions)
            actions = next
        }
        note(actions)
        return actions.recognizer
    }

    private func note(_ actions: Arbitration.Actions) {
        outbox.put(actions)
        ledger = ledger + actions.ledger
    }

    /// What never became a gesture moved nothing.
    private func discardUnconfirmed() {
        if outbox.isBeginPending {
            ledger.discarded += ledger.dragged
            ledger.dragged = 0
        }
        outbox.discard()
    }

    private func ask(_ stage: Arbitration.Stages) -> Arbitration.Answer {
        if stage == .claim { return claimAnswer }
        guard let onAttempt else { return .yes }
        return onAttempt(
            GestureArbiter.Attempt(
                stage: stage, location: finger?.location ?? .zero,
                velocity: arbitration.samples.velocity(atLift: arbitration.now).pointsPerSecond,
                touchedView: finger?.touchedView, scrollViews: chain.scrollViews))
    }

    /// In the pan's action: the content is held or let go, then the client is told.
    private func deliver() {
        if let silent = silentScrollViewName {
            // Within an event of ours its pan begins too; well beyond the slop, somebody else has the touch.
            guard abs(arbitration.travel) > 2 * max(arbitration.policy.slop, Self.scrollSlop) else { return }
            _ = arbitration.handle(.overruled(by: "what keeps \(silent) from scrolling"))
            discardUnconfirmed()
            pan?.state = .cancelled
            return
        }
        if let holds = outbox.takeHold() {
            let offsets = chain.links.indices.map { arbitration.heldOffset(at: $0) }
            holds ? hold.hold(at: offsets) : hold.letGo(placing: outbox.takePlacing() ? offsets : nil)
        } else {
            hold.write()
        }
        for drag in outbox.takeDrags() { onDrag(drag) }
    }

    /// The canary: inside a scroll view that can pan, a drag begins only where that scroll view's own pan begins.
    private var silentScrollViewName: String? {
        guard outbox.isBeginPending, !beginsAtTouchDown, arbitration.policy.handoff != .never else { return nil }
        let pannable = chain.scrollViews.filter { $0.isScrollEnabled && $0.panGestureRecognizer.isEnabled }
        guard let first = pannable.first, !pannable.contains(where: { $0.panGestureRecognizer.isUnderWay }) else {
            return nil
        }
        return "\(type(of: first))"
    }

    private func endTouch() {
        finger = nil
        hold.touchEnded()
        beginsAtTouchDown = false
        underWayAtDown = []
        _ = arbitration.handle(.cancel(time: 0))
        discardUnconfirmed()
        renewPanIfNeeded()
    }

    /// Momentum is watched where the policy gives it to the card and somebody moves the card by it.
    private func watchMomentum() {
        coast.stop()
        guard arbitration.policy.momentum == .bounces, onMomentum != nil else { return }
        coast.prepare(chain.scrollViews, along: direction) { [weak self] depth, velocity in
            self?.arrived(at: depth, velocity: velocity)
        }
    }

    /// Content comes to its edge in the next frame: it stops there, and what velocity is left is the card's.
    private func arrived(at depth: Int, velocity: CGFloat) {
        guard finger == nil, let onMomentum, let container, chain.links.indices.contains(depth),
            let scrollView = chain.links[depth].scrollView
        else { return }
        var geometries = chain.links.map { $0.scrollView?.geometry(along: direction.axis) ?? $0.geometry }
        let edge = direction.sign > 0 ? geometries[depth].minimum : geometries[depth].maximum
        geometries[depth].offset = edge
        if movingTranslation?() == nil { _ = arbitration.handle(.settled) }
        let coast = Arbitration.Coast(
            time: CACurrentMediaTime(), chain: geometries, scale: container.traitCollection.displayScale,
            velocity: velocity)
        guard let velocity = arbitration.handle(.coasted(coast)).bounce else { return }
        scrollView.setContentOffset(scrollView.contentOffset, animated: false)
        scrollView.place(at: edge, along: direction.axis)
        onMomentum(velocity)
    }

    /// Whether something under the finger has a better claim to it.
    private var claimAnswer: Arbitration.Answer {
        guard let pan, let container else { return .yes }
        let claims = Claims(
            yields: arbitration.policy.yields, ours: pan, container: container, touchedView: finger?.touchedView,
            recognizers: finger?.recognizers ?? [], chain: chain, underWayAtDown: underWayAtDown,
            opaqueViews: opaqueViews.compactMap(\.view), isTowardTop: direction == .down)
        if let claimant = claims.claimant { return .no(reason: claimant) }
        return claims.mayBelongToInnerArbiter ? .notYet : .yes
    }

    private var observedOffset: CGFloat? {
        guard case .scroll(let depth) = arbitration.owner, chain.links.indices.contains(depth) else { return nil }
        return chain.links[depth].scrollView?.offset(along: direction.axis)
    }

    private func adoptPolicyIfIdle(in container: UIView) {
        direction = policy.direction.resolved(
            isRightToLeft: container.effectiveUserInterfaceLayoutDirection == .rightToLeft)
        var resolved = policy
        resolved.direction = direction
        guard arbitration.policy != resolved else { return }
        arbitration = Arbitration(resolved)
        _ = arbitration.handle(.flags(flags))
    }

    private func length(of container: UIView) -> CGFloat {
        direction.axis == .vertical ? container.bounds.height : container.bounds.width
    }

    private func regionsTouched(by touch: UITouch) -> Set<ArbitrationPolicy.Region> {
        guard !regions.isEmpty, let touched = touch.view else { return [] }
        return Set(regions.filter { $0.value.view.map(touched.isDescendant(of:)) ?? false }.keys)
    }
}
