import Foundation

/// Decides who moves, event by event: a pure state machine over one policy.
///
///     var arbitration = Arbitration(.continuous)
///     _ = arbitration.handle(.down(touch))
///     let actions = arbitration.handle(.move(move))
///
/// The same events give the same actions and decisions: the engine reads no clock, no view and no random number. It
/// allocates only for decisions.
///
/// While a scroll view owns the touch, the engine observes its movement. The engine decides in the event that reaches a
/// boundary, and while the drag owns the touch, when it also holds the chain.
///
/// This file has the events, the begin and the end of a touch. `Arbitration+Move.swift` follows a movement from the
/// slop to its owner, and `Arbitration+Chain.swift` spreads it over the scroll views. Each step writes its results into
/// `actions`, and the movement into their ledger.
public struct Arbitration: Sendable {
    /// The declared policy. Fixed for the life of the value.
    @_spi(Engine) public package(set) var policy: ArbitrationPolicy
    /// The latest decisions, oldest first, at most ``decisionLimit``.
    @_spi(Engine) public var decisions: [Decision] { log.latest }
    @_spi(Engine) public static let decisionLimit = 64
    package var log = DecisionLog()

    var state = State.idle
    var actions = Actions()
    var touch = Touch(time: 0)
    var chain: [Link] = []
    /// The card, at its place while the finger does not drag it.
    var card = Card()
    /// The number of scroll views inside the one whose pan owns the touch.
    package private(set) var bystanders = 0
    /// The scroll views that move with that pan; empty if no pan of the chain is under way.
    private(set) var driven = 0..<0
    package var flags: Set<ArbitrationPolicy.Flag> = []
    var samples = Motion.VelocitySamples()
    /// The drag's side. Values here are counted on this side; those of events and actions, along the direction.
    var side = ArbitrationPolicy.Direction.Side.first
    /// The finger's movement along the policy's direction since touch-down, in points.
    var travel: CGFloat = 0
    /// The movement that other cards got, in the same points. The finger's velocity counts it.
    var travelElsewhere: CGFloat = 0
    /// The over-scroll that became the drag's translation since touch-down, in points along the policy's direction.
    var surrendered: CGFloat = 0
    /// The time of the last event. Only times, flags and decisions carry over from one touch to the next.
    package var now: TimeInterval = 0
    package var lastScroll = -TimeInterval.infinity
    /// The content offsets at which the condition may change its answer.
    let offsetThresholds: [CGFloat]
    let asksClosures: Bool

    /// Creates an engine without a touch, which decides by `policy`.
    @_spi(Engine) public init(_ policy: ArbitrationPolicy) {
        self.policy = policy
        offsetThresholds = policy.condition.offsetThresholds
        asksClosures = policy.condition.asksClosures || (policy.exclusion?.asksClosures ?? false)
    }

    /// Takes one event and returns the actions. If the last actions asked a question, answer it first: a movement or
    /// the lift counts as a no.
    @_spi(Engine) public mutating func handle(_ event: Event) -> Actions {
        actions = Actions()
        switch event {
        case .down(let touch):
            // Before the lift, the touch is another finger.
            if case .asking(.release) = state { resolve(.missing) }
            down(touch)
        case .move(let move):
            resolve(.missing)
            self.move(move)
        case .geometry(let depth, let geometry): adopt(geometry, at: depth)
        case .flags(let flags): self.flags = flags
        case .answer(let answer): resolve(answer)
        case .up(let time):
            resolve(.missing)
            advance(to: time)
            up()
        case .cancel(let time):
            advance(to: time)
            cancel()
        case .overruled(let name): overrule(by: name)
        case .coasted(let coast): self.coast(coast)
        case .settled:
            if case .settling = state { state = .idle }
        case .sent(let card): find(card)
        case .shifted(let distance): shift(by: side.counted(distance))
        }
        if side == .second { actions.turn() }
        return actions
    }

    // MARK: - Results

    /// The current owner of the touch.
    @_spi(Engine) public var owner: Owner {
        switch state {
        case .undecided(let undecided): undecided.owner
        case .scrolling(let scrolling): .scroll(depth: scrolling.depth)
        case .dragging: .drag
        case .asking(let pending): pending.owner
        case .refused(let depth): depth.map { .scroll(depth: $0) } ?? .nobody
        case .idle, .settling: .nobody
        }
    }

    /// Whether the touch has no owner yet, or none until the finger turns.
    var isUndecided: Bool { if case .undecided = state { true } else { false } }

    /// Whether the touch belongs to the drag, or may still do so.
    package var isDeciding: Bool {
        switch state {
        case .idle, .refused, .settling: false
        case .undecided, .scrolling, .dragging, .asking: true
        }
    }

    /// The content offset at which to hold the scroll view at `depth`, in points; 0 without such a scroll view.
    @_spi(Engine) public func heldOffset(at depth: Int) -> CGFloat {
        chain.indices.contains(depth) ? chain[depth].offset : 0
    }

    @_spi(Engine) public var situation: ArbitrationPolicy.Situation {
        ArbitrationPolicy.Situation(
            roomToEdge: chain.reduce(0) { $0 + $1.roomToEdge },
            contentOffset: chain.first?.offset ?? 0,
            tolerance: tolerance,
            regions: touch.regions,
            boundRegions: touch.boundRegions,
            wasDecelerating: touch.wasDecelerating,
            flags: flags,
            timeSinceScroll: now - lastScroll)
    }

    /// Whether the pending question for a better claim is about a movement that closes the card.
    package var asksWayOut: Bool {
        switch state {
        case .asking(.begin(let undecided, _, isClaim: true)): undecided.along > 0
        case .asking(.handoff(_, _, isClaim: true)): true
        case .idle, .undecided, .scrolling, .dragging, .asking, .refused, .settling: false
        }
    }

    /// Whether the pending question for a better claim is about a pull that a fully open card could only resist.
    package var asksBeyondCeiling: Bool {
        guard case .asking(.begin(let undecided, _, isClaim: true)) = state else { return false }
        return undecided.along < 0 && mayBePulledBeyondCeiling
    }

    /// Whether this touch may open the card, as far as is certain already.
    package var mayStillOpen: Bool { mayOpen && reasonThatNothingCanCome() == nil }

    /// The scroll view whose offset a movement observes: the owner, or the one whose pan has just begun. Nil: none.
    /// Inlined, because a call copies the engine.
    @inline(__always) package func observedDepth(by move: Move) -> Int? {
        guard case .scroll(let depth) = owner, chain.indices.contains(depth) else { return nil }
        let isNew = driven.isEmpty || bystanders != move.bystanders
        return isNew && move.driven.contains(move.bystanders) ? max(depth, move.bystanders) : depth
    }

    /// The depth of the scroll view whose pan is under way; nil: none.
    package var panning: Int? { driven.isEmpty ? nil : bystanders }

    /// The scroll views that a finger moves, if `driven` ones are, must be some of the chain.
    @inline(__always) mutating func follow(_ move: Move) {
        bystanders = min(max(move.bystanders, 0), chain.count)
        let isDriven = bystanders < chain.count && move.driven.contains(bystanders)
        driven = isDriven ? move.driven.clamped(to: chain.indices) : 0..<0
    }

    /// The finger's velocity if it lifts at `time`, in points per second along the policy's direction.
    package func velocity(atLift time: TimeInterval) -> CGFloat { samples.velocity(atLift: max(now, time)) }

    /// The release of the pending question; nil if there is none.
    package var pendingRelease: Release? {
        guard case .asking(.release(let dragging, let velocity)) = state else { return nil }
        let release = release(of: dragging, velocity: velocity, refusal: nil)
        return side == .second ? release.turned : release
    }

    /// The finger's velocity if it lifted now, in points per second along the policy's direction.
    var velocity: CGFloat { samples.velocity(atLift: now) }
    var velocityOut: CGFloat { side.counted(velocity) }

    /// The policy's direction; for a two-way direction, the drag's way.
    @_spi(Engine) public var direction: ArbitrationPolicy.Direction {
        policy.direction.way(onOtherSide: side == .second)
    }

    var slop: CGFloat { max(policy.slop, touch.sharedSlop) }

    // MARK: - The touch comes down

    private mutating func down(_ touch: Touch) {
        switch state {
        case .idle, .settling: break
        case .undecided, .scrolling, .dragging, .asking, .refused: return  // a further finger
        }
        self.touch = touch
        log.beginTouch()
        advance(to: touch.time)
        (travel, travelElsewhere, surrendered) = (0, 0, 0)
        (bystanders, driven) = (0, 0..<0)
        samples = Motion.VelocitySamples()
        samples.append(0, at: now)
        card = touch.card
        side = card.side(along: policy.direction)
        makeLinks(of: touch.chain)
        if touch.wasDecelerating { lastScroll = now }
        if card.isMoving { return catchCard() }
        state = .undecided(Undecided())
        guard !policy.handoff.contains(.toDrag), !mayOpen, let reason = reasonThatNothingCanCome() else { return }
        if policy.direction.isBothWays {
            turn()
            defer { turn() }
            guard reasonThatNothingCanCome() != nil else { return }
        }
        leave(surplus: 0, reason)
    }

    /// Catches a moving card where it shows, without a slop or a condition.
    private mutating func catchCard() {
        record(.undecided, .drag, .caught(at: card.place))
        // A card caught farther beyond its places than a finger can pull it may stay there for this touch.
        if card.ceiling - card.place > touch.dimension / 2 { card.ceiling = card.place }
        if let bottom = card.bottom, card.place - bottom > touch.dimension / 2 { card.bottom = card.place }
        take(dragging(showing: card.place))
    }

    /// The reason why this touch can never become a drag, if that is certain already.
    private func reasonThatNothingCanCome() -> Reason? {
        let situation = self.situation
        let isExcluded = policy.exclusion?.fixedAnswer(in: situation) == true
        return isExcluded || policy.condition.fixedAnswer(in: situation) == false ? refusal(in: situation) : nil
    }

    // MARK: - Questions of the client and of claims

    /// Asks a question, for whose answer the movement waits. The answer to a question that the touch does not ask is yes.
    mutating func pose(_ pending: Pending) {
        guard touch.asks.contains(pending.question) else { return apply(.yes, to: pending) }
        state = .asking(pending)
        actions.question = pending.question
        actions.ledger.movement -= pending.surplus
    }

    private mutating func resolve(_ answer: Answer) {
        guard case .asking(let pending) = state else { return }
        actions.ledger.movement += pending.surplus
        apply(answer, to: pending)
    }

    private mutating func apply(_ answer: Answer, to pending: Pending) {
        switch pending {
        case .begin(let undecided, let surplus, isClaim: true):
            switch answer {
            case .yes: ask(undecided, surplus: surplus, isClear: true)
            case .no(let name): leave(surplus: surplus, .yielded(to: name))
            // The finger may turn, or something around the card takes the touch.
            case .notYet where undecided.along < 0 && mayBePulledBeyondCeiling:
                leave(surplus: surplus, .wrongWay(-undecided.along))
            case .notYet: wait(undecided, surplus)
            }
        case .handoff(let scrolling, let surplus, isClaim: true):
            switch answer {
            case .yes: pose(.handoff(scrolling, surplus: surplus, isClaim: false))
            case .no(let name): stay(scrolling, surplus, .yielded(to: name))
            case .notYet: stay(scrolling, surplus, nil)
            }
        case .begin(let undecided, let surplus, _):
            guard let reason = answer.refusal else { return begin(undecided, surplus: surplus) }
            leave(surplus: surplus, .vetoed(.begin, reason: reason))
        case .handoff(let scrolling, let surplus, _):
            guard let reason = answer.refusal else { return handOff(scrolling, surplus: surplus) }
            stay(scrolling, surplus, .vetoed(.handoff, reason: reason))
        case .release(let dragging, let velocity):
            letGo(dragging, velocity: velocity, refusal: answer.refusal)
        }
    }

    /// Continues scrolling. A denied claim is not repeated before the content leaves its edge.
    private mutating func stay(_ before: Scrolling, _ surplus: CGFloat, _ reason: Reason?) {
        var scrolling = before
        if let reason {
            let owner = Owner.scroll(depth: scrolling.depth)
            record(owner, owner, reason)
            scrolling.claim = .denied
        }
        scroll(scrolling, surplus, mayClaim: false)
    }

    // MARK: - The touch ends

    private mutating func up() {
        watchHandoff()
        switch state {
        case .idle, .settling, .asking:
            break  // overtaken questions are resolved before the event
        case .undecided, .refused:
            state = .idle
        case .scrolling(let scrolling):
            record(.scroll(depth: scrolling.depth), .nobody, .lifted(velocity: 0))
            state = scrolling.isDragOpen ? .settling : .idle
            guard scrolling.isDragOpen else { break }
            actions.drag = .ended(Release(translation: card.place, velocity: 0))
            actions.holds = false
        case .dragging(let dragging):
            pose(.release(dragging, velocity: velocityOut))
        }
    }

    private mutating func letGo(_ dragging: Dragging, velocity: CGFloat, refusal: String?) {
        state = .settling
        record(.drag, .nobody, refusal.map { .vetoed(.release, reason: $0) } ?? .lifted(velocity: velocity))
        actions.drag = .ended(release(of: dragging, velocity: velocity, refusal: refusal))
        actions.holds = false
    }

    private func release(of dragging: Dragging, velocity: CGFloat, refusal: String?) -> Release {
        Release(
            translation: shown(dragging), velocity: velocity,
            sinceHandoff: dragging.handoff?.told(lifting: velocity), isRefused: refusal != nil)
    }

    private mutating func cancel() {
        let before = owner
        let isOurs = isDeciding
        takeAway()
        guard isOurs, before != .undecided, before != .nobody else { return }
        actions.holds = false
        record(before, .nobody, .cancelled)
    }

    private mutating func overrule(by name: String) {
        guard isDeciding else { return }
        let before = owner
        takeAway()
        record(before, .nobody, .yielded(to: name))
        state = .refused(depth: nil)
        actions.recognizer = .fails
        actions.holds = false
    }

    /// Cancels an open drag, and discards movement that waited for an answer.
    private mutating func takeAway() {
        var isOpen = false
        switch state {
        case .settling: return
        case .idle, .undecided, .refused: break
        case .scrolling(let scrolling): isOpen = scrolling.isDragOpen
        case .dragging: isOpen = true
        case .asking(let pending):
            isOpen = pending.isDragOpen
            actions.ledger.movement += pending.surplus
            actions.ledger.discarded += pending.surplus
        }
        if isOpen { actions.drag = .cancelled }
        state = isOpen ? .settling : .idle
    }

    // MARK: - Measures and time

    /// Half a pixel, in points.
    var tolerance: CGFloat { touch.scale > 0 ? 0.5 / touch.scale : 0.5 }
    mutating func advance(to time: TimeInterval) { if time.isFinite { now = max(now, time) } }

    mutating func record(_ from: Owner, _ to: Owner, _ reason: Reason) {
        log.append(Decision(time: now - touch.time, from: from, to: to, reason: reason, direction: direction))
    }
}
