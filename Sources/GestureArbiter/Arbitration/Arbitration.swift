import Foundation

/// Decides who moves, event by event: a pure state machine over one policy.
///
///     var arbitration = Arbitration(.continuous)
///     _ = arbitration.handle(.down(touch))
///     let actions = arbitration.handle(.move(move))
///
/// It reads no clock, no view and no random number; the same events give the same actions and decisions. It allocates
/// only for decisions, never for a movement.
///
/// Scroll views are autonomous: while a scroll view owns the touch, the engine observes its movement and does not
/// decide it. The engine decides in the event that reaches a boundary, and while the drag owns the touch; then it also
/// says where to hold the chain.
///
/// The file follows one touch from top to bottom: the touch comes down, leaves the slop, is asked about, scrolls,
/// drags, and ends. Each step writes its results into `actions`, and the movement into their ledger.
public struct Arbitration: Sendable {
    /// The declared policy. Fixed for the life of the value.
    public package(set) var policy: ArbitrationPolicy
    /// The latest decisions, oldest first, at most ``decisionLimit``.
    public internal(set) var decisions: [Decision] = []
    /// The number of decisions that the engine keeps.
    public static let decisionLimit = 64
    /// The number of decisions about touches before this one.
    private var earlierDecisionCount = 0
    /// The number of all decisions ever made, including those that are no longer kept.
    package private(set) var decisionTotal = 0

    private(set) var state = State.idle
    /// The actions of the current event, returned at its end.
    private var actions = Actions()
    private(set) var touch = Touch(time: 0)
    private(set) var chain: [Link] = []
    /// The card, as the touch found it.
    private(set) var card = Card()
    /// The card's place while the finger does not drag it, in points from fully open.
    private(set) var rest: CGFloat = 0
    /// The number of innermost scroll views that get no movement because an outer one's pan owns the touch.
    private var bystanders = 0
    package var flags: Set<ArbitrationPolicy.Flag> = []
    private var samples = Motion.VelocitySamples()
    /// For a two-way direction: true if the drag is on the side that counts negative. All other values here are counted
    /// on the drag's own side, where leaving is positive; events and actions, as the direction counts.
    private(set) var isTurned = false
    /// The finger's movement along the policy's direction since touch-down, in points: the position from which the
    /// velocity is computed.
    private(set) var travel: CGFloat = 0
    /// The current time. Besides the decisions, only the times and the flags carry over from one touch to the next.
    package var now: TimeInterval = 0
    package var lastScroll = -TimeInterval.infinity
    /// The content offsets at which the condition may change its answer. Cached.
    private let offsetThresholds: [CGFloat]
    /// Whether the policy calls a closure of the client. Cached.
    let asksClosures: Bool

    /// Creates an engine without a touch, which decides by `policy`.
    public init(_ policy: ArbitrationPolicy) {
        self.policy = policy
        offsetThresholds = policy.condition.offsetThresholds
        asksClosures = policy.condition.asksClosures || (policy.exclusion?.asksClosures ?? false)
        decisions.reserveCapacity(Self.decisionLimit)
    }

    /// Takes one event and returns the actions.
    ///
    /// If the last actions asked a question, answer it first; a movement or the lift instead counts as a no.
    public mutating func handle(_ event: Event) -> Actions {
        actions = Actions()
        if case .asking(let pending) = state, event.overtakes(pending) {
            resolve(pending, .no(reason: "the question was not answered"))
        }
        switch event {
        case .down(let touch): down(touch)
        case .move(let move): self.move(move)
        case .geometry(let depth, let geometry): adopt(geometry, at: depth)
        case .flags(let flags): self.flags = flags
        case .answer(let answer):
            if case .asking(let pending) = state { resolve(pending, answer) }
        case .up(let time):
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
        case .shifted(let distance): shift(by: isTurned ? -distance : distance)
        }
        if isTurned { actions.turn() }
        return actions
    }
}

// MARK: - Results

extension Arbitration {
    /// The current owner of the touch.
    public var owner: Owner {
        switch state {
        case .undecided(let undecided): undecided.owner
        case .scrolling(let scrolling): .scroll(depth: scrolling.depth)
        case .dragging: .drag
        case .asking(let pending): pending.owner
        case .refused(let depth): depth.map { .scroll(depth: $0) } ?? .nobody
        case .idle, .settling: .nobody
        }
    }

    /// Whether the touch is nobody's yet, or until the finger turns.
    var isUndecided: Bool { if case .undecided = state { true } else { false } }

    /// Whether the touch belongs to the drag or may still do so. False if it was refused for good, whoever owns it.
    package var isDeciding: Bool {
        switch state {
        case .idle, .refused, .settling: false
        case .undecided, .scrolling, .dragging, .asking: true
        }
    }

    /// The number of scroll views in the chain.
    package var chainCount: Int { chain.count }

    /// The content offset along the axis at which to hold the scroll view at `depth`, in points; 0 if the chain has
    /// none at that depth.
    public func heldOffset(at depth: Int) -> CGFloat { chain.indices.contains(depth) ? chain[depth].offset : 0 }

    /// The moment as the input of conditions.
    public var situation: ArbitrationPolicy.Situation {
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

    /// The decisions about the current or last touch.
    var decisionsOfTouch: ArraySlice<Decision> { decisions.dropFirst(earlierDecisionCount) }

    /// Empties ``decisions``, for code that keeps them elsewhere.
    package mutating func forgetDecisions() {
        decisions.removeAll(keepingCapacity: true)
        earlierDecisionCount = 0
    }

    /// Whether to ask for a better claim before a movement that would move the card farther from open.
    package var asksWayOut: Bool {
        switch state {
        case .asking(.claim(let undecided, _)): undecided.along > 0
        case .asking(.claimAtHandoff): true
        case .idle, .undecided, .scrolling, .dragging, .asking, .refused, .settling: false
        }
    }

    /// The release about which the client is asked; nil if there is none.
    var pendingRelease: Release? {
        guard case .asking(.release(let dragging, let velocity)) = state else { return nil }
        let release = release(of: dragging, velocity: velocity, refusal: nil)
        return isTurned ? release.turned : release
    }

    /// The finger's velocity if it lifted now, in points per second along the policy's direction.
    var velocity: CGFloat { samples.velocity(atLift: now) }

    /// The same velocity on the drag's side.
    private var velocityOut: CGFloat { isTurned ? 0 - velocity : velocity }

    /// The drag's direction: the policy's; for a two-way direction, the way that the drag is on.
    public var direction: ArbitrationPolicy.Direction { policy.direction.way(onOtherSide: isTurned) }

    /// The distance that the finger moves before the touch has an owner, in points.
    var slop: CGFloat { max(policy.slop, touch.sharedSlop) }
}

// MARK: - The state

extension Arbitration {
    enum State: Equatable, Sendable {
        /// No finger is down, and nothing moves.
        case idle
        /// A finger is down, and its touch has no owner yet.
        case undecided(Undecided)
        /// A scroll view of the chain has the touch, and the drag may still take it.
        case scrolling(Scrolling)
        /// The drag has the touch.
        case dragging(Dragging)
        /// A question waits for its answer.
        case asking(Pending)
        /// The drag cannot have this touch: a scroll view of the chain has it for good, or it has no owner.
        case refused(depth: Int?)
        /// The finger has lifted, and the card moves by itself.
        case settling
    }

    struct Undecided: Equatable, Sendable {
        var along: CGFloat = 0
        var across: CGFloat = 0
        /// The finger has left the slop, and the condition said "not yet".
        var isWaiting = false
        /// The finger has moved the wrong way, where nothing scrolls: the touch has no owner until the finger turns.
        var isTurnedAway = false

        mutating func turn() { along = -along }

        var owner: Owner { isTurnedAway ? .nobody : .undecided }

        /// The angle of the finger's movement off the direction, in degrees.
        var angle: CGFloat { atan2(abs(across), abs(along)) * 180 / .pi }
    }

    struct Scrolling: Equatable, Sendable {
        var depth: Int
        /// True if the drag has begun in this touch and is suspended at rest.
        var isDragOpen = false
        /// The state of the drag's claim since the content was last away from the edge.
        var claim = Claim.none
        /// The same state at the edge that a drag the other way would come from.
        private var claimOfOtherSide = Claim.none

        init(depth: Int, isDragOpen: Bool = false, claim: Claim = .none) {
            (self.depth, self.isDragOpen, self.claim) = (depth, isDragOpen, claim)
        }

        mutating func turn() { (claim, claimOfOtherSide) = (claimOfOtherSide, claim) }

        enum Claim: Equatable, Sendable { case none, refused, denied }
    }

    struct Dragging: Equatable, Sendable {
        /// The finger's hold of the card, in points from fully open; the visible place may be less.
        var pull: CGFloat
        /// Nil if the touch began as a drag, or caught the card.
        var handoff: HandoffWatch?
        /// The limits of the visible place if nothing may show beyond the card's places: those places, or the place
        /// beyond them at which the card was caught. The card moves no further, and back without a jump.
        var top: CGFloat
        var foot: CGFloat

        /// The same drag, with all places moved by `distance` points.
        func shifted(by distance: CGFloat) -> Dragging {
            Dragging(
                pull: pull + distance, handoff: handoff?.shifted(by: distance), top: top + distance,
                foot: foot + distance)
        }
    }

    /// A pending question, with the movement that waits for the answer, in points along the direction.
    enum Pending: Equatable, Sendable {
        /// Does something else have a better claim, before the drag begins?
        case claim(Undecided, surplus: CGFloat)
        /// Does something else have a better claim, before scrolling hands over to the drag?
        case claimAtHandoff(Scrolling, surplus: CGFloat)
        /// May the drag begin?
        case begin(Undecided, surplus: CGFloat)
        /// May scrolling hand over to the drag?
        case handoff(Scrolling, surplus: CGFloat)
        /// May the card leave?
        case release(Dragging, velocity: CGFloat)

        var question: Questions {
            switch self {
            case .claim, .claimAtHandoff: .claim
            case .begin: .begin
            case .handoff: .handoff
            case .release: .release
            }
        }

        var owner: Owner {
            switch self {
            case .claim(let undecided, _), .begin(let undecided, _): undecided.owner
            case .claimAtHandoff(let scrolling, _), .handoff(let scrolling, _): .scroll(depth: scrolling.depth)
            case .release: .drag
            }
        }

        var surplus: CGFloat {
            switch self {
            case .claim(_, let surplus), .claimAtHandoff(_, let surplus), .begin(_, let surplus),
                .handoff(_, let surplus):
                surplus
            case .release: 0
            }
        }

        /// True if the drag has begun in this touch, and has not ended.
        var isDragOpen: Bool {
            switch self {
            case .claim, .begin: false
            case .claimAtHandoff(let scrolling, _), .handoff(let scrolling, _): scrolling.isDragOpen
            case .release: true
            }
        }
    }
}

// MARK: - The touch comes down

extension Arbitration {
    private mutating func down(_ touch: Touch) {
        switch state {
        case .idle, .settling: break
        case .undecided, .scrolling, .dragging, .asking, .refused: return  // a further finger is not ours
        }
        self.touch = touch
        earlierDecisionCount = decisions.count
        advance(to: touch.time)
        travel = 0
        bystanders = 0
        samples = Motion.VelocitySamples()
        samples.append(0, at: now)
        card = touch.card
        isTurned = card.isOnOtherSide && policy.direction.isBothWays
        chain = touch.chain.map { link(for: $0) }
        if touch.wasDecelerating { lastScroll = now }
        rest = card.place
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

    /// Catches a moving card where it is: without a slop or a condition.
    private mutating func catchCard() {
        record(.undecided, .drag, .caught(at: card.place))
        // A card that was caught farther beyond its places than a finger can have pulled it may stay there for this
        // touch.
        if card.ceiling - card.place > touch.dimension / 2 { card.ceiling = card.place }
        if let bottom = card.bottom, card.place - bottom > touch.dimension / 2 { card.bottom = card.place }
        let place = card.place + surrenderStretch()
        take(dragging(showing: place))
    }

    /// The reason why no movement of this touch can become a drag, if that is already certain.
    private func reasonThatNothingCanCome() -> Reason? {
        let situation = self.situation
        if let exclusion = policy.exclusion, exclusion.fixedAnswer(in: situation) == true {
            return .excluded(exclusion.evidence(in: situation))
        }
        guard policy.condition.fixedAnswer(in: situation) == false else { return nil }
        return .refused(policy.condition.evidence(in: situation))
    }
}

// MARK: - The touch moves

extension Arbitration {
    private mutating func move(_ move: Move) {
        advance(to: move.time)
        watchHandoff()
        bystanders = min(max(move.bystanders, 0), chain.count)
        var along = move.along.isFinite ? move.along : 0
        travel += along
        samples.append(travel, at: now)
        if isTurned { along = -along }
        if policy.direction.isBothWays, goesTheOtherWay(along) {
            turn()
            along = -along
        }
        actions.ledger.movement += along
        switch state {
        case .idle, .settling, .asking, .refused(nil):
            actions.ledger.discarded += along
        case .refused(let depth?):
            distribute(along, from: depth)
        case .undecided(let undecided):
            recognize(undecided, along, move.across.isFinite ? move.across : 0)
        case .scrolling(let scrolling):
            observe(move, at: scrolling.depth)
            if move.isPanning {
                scroll(scrolling, along)
            } else {
                waitForPan(scrolling, along)
            }
        case .dragging(let dragging):
            drag(dragging, along)
        }
    }

    /// Whether a card between two ways follows the finger to the other side, before the drag has the touch.
    private func goesTheOtherWay(_ movement: CGFloat) -> Bool {
        guard abs(rest) <= tolerance, card.ceiling == 0 else { return false }
        switch state {
        case .undecided(let undecided):
            return (undecided.isWaiting ? 0 : undecided.along) + movement < 0
        case .scrolling: return movement < 0
        case .idle, .dragging, .asking, .refused, .settling: return false
        }
    }

    /// Switches to the other side.
    private mutating func turn() {
        isTurned.toggle()
        for index in chain.indices { chain[index].turn() }
        card.turn()
        rest = 0 - rest
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
        let isBeyondSlop = max(abs(undecided.along), abs(undecided.across)) >= slop
        let surplus = isBeyondSlop ? copysign(max(abs(undecided.along) - slop, 0), undecided.along) : 0
        // The slop counts once; the movement by which a finger turns moves nothing.
        if undecided.isTurnedAway {
            actions.ledger.discarded += along - surplus
        } else {
            actions.ledger.slop += along - surplus
        }
        guard isBeyondSlop else { return }
        ask(undecided, surplus: surplus)
    }
}

// MARK: - The end of the slop: choosing an owner

extension Arbitration {
    /// Asks the questions at the begin, in their order; vetoes last.
    ///
    /// - Parameter isClear: True if the question was asked and nothing has a better claim.
    private mutating func ask(_ undecided: Undecided, surplus: CGFloat, isClear: Bool = false) {
        let situation = self.situation
        let truth = policy.condition.truth(in: situation)
        if let exclusion = policy.exclusion, exclusion.truth(in: situation).holds {
            leave(surplus: surplus, .excluded(exclusion.evidence(in: situation)))
        } else if undecided.isWaiting, surplus <= 0 || truth == .notYet {
            wait(undecided, surplus)
        } else if touch.asks.contains(.claim), !isClear {
            pose(.claim(undecided, surplus: surplus))
        } else if !undecided.isWaiting, undecided.angle > policy.cone {
            leave(surplus: surplus, .outsideCone(angle: undecided.angle, limit: policy.cone), scrolls: false)
        } else if !undecided.isWaiting, undecided.along < 0 {
            answerOpening(undecided, surplus)
        } else {
            answer(truth, undecided, surplus)
        }
    }

    /// Answers a finger against the direction, which opens a card that may open further, or moves the wrong way.
    private mutating func answerOpening(_ undecided: Undecided, _ surplus: CGFloat) {
        let room = situation.roomToEdge - chain.indices.reduce(0) { $0 + lead(of: $1) }
        if !mayOpen {
            leave(surplus: surplus, .wrongWay(-undecided.along))
        } else if policy.opening == .atEdge, room > tolerance {
            leave(surplus: surplus, .opensAtEdge(room: room))
        } else if touch.asks.contains(.begin) {
            pose(.begin(undecided, surplus: surplus))
        } else {
            begin(surplus: surplus)
        }
    }

    /// Whether this touch may open the card further.
    private var mayOpen: Bool { rest - card.ceiling > tolerance }

    /// Acts on the condition's answer for the begin.
    private mutating func answer(_ truth: ArbitrationPolicy.Truth, _ undecided: Undecided, _ surplus: CGFloat) {
        switch truth {
        case .yes where touch.asks.contains(.begin): pose(.begin(undecided, surplus: surplus))
        case .yes: begin(surplus: surplus)
        case .notYet where !chain.contains(where: \.isScrollable): wait(undecided, surplus)
        case .no, .notYet: leave(surplus: surplus, .refused(policy.condition.evidence(in: situation)))
        }
    }

    /// Keeps the touch undecided; movement meanwhile moves nothing.
    private mutating func wait(_ undecided: Undecided, _ surplus: CGFloat) {
        var undecided = undecided
        undecided.isWaiting = true
        state = .undecided(undecided)
        actions.ledger.discarded += surplus
    }

    /// Gives the touch to the drag.
    private mutating func begin(surplus: CGFloat) {
        let opens = Double(surplus).sign == .minus
        record(owner, .drag, opens ? .opens(from: rest) : .allowed(policy.condition.evidence(in: situation)))
        if opens { takeLead() }
        enterDrag(surplus: surplus)
    }

    /// The distance that a scroll view has followed the finger away from its edge before the touch had an owner, in
    /// points: its own slop, whose length UIKit does not document, may be shorter.
    private func lead(of index: Int) -> CGFloat {
        min(chain[index].lead, abs(travel))
    }

    /// Converts the content's early scrolling into movement of the opening card, so that the touched row stays put.
    private mutating func takeLead() {
        for index in chain.indices {
            let share = min(lead(of: index), rest - card.ceiling)
            guard share > tolerance else { continue }
            chain[index].giveBack(share)
            rest = max(rest - share, card.ceiling)
        }
    }

    /// Leaves the touch without an owner, but the recognizer undecided: if the finger turns, the questions are asked
    /// again, from there.
    private mutating func turnAway(_ movement: CGFloat) {
        state = .undecided(Undecided(isTurnedAway: true))
        actions.ledger.discarded += movement
    }

    /// Gives the touch to the scroll views under the finger, or to nobody; for good, unless a hand-off may follow.
    private mutating func leave(surplus: CGFloat, _ reason: Reason, scrolls: Bool = true) {
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
}

// MARK: - A scroll view has the touch

extension Arbitration {
    /// Gives the movement to the chain, and at the boundary to the drag.
    private mutating func scroll(_ before: Scrolling, _ movement: CGFloat, mayClaim: Bool = true) {
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

    /// Gives a scroll view no movement while its own pan is not under way. The drag may still claim the touch, by the
    /// visible offset.
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
        chain[depth].takeOver()
        scrolling.depth = depth
    }

    /// The last part of a pixel before the content is exactly where the condition's answer changes. It is scrolled
    /// before the drag begins, so that the content is held exactly at its edge, and a movement in several parts reaches
    /// the same places as one in a single event.
    private func crumbBeforeQuestion() -> CGFloat {
        var crumb: CGFloat = 0
        for link in chain {
            guard let share = link.crumb else {
                crumb = 0
                break
            }
            crumb += share
        }
        for threshold in offsetThresholds {
            let distance = chain.first?.distance(toOffset: threshold) ?? 0
            if distance <= tolerance { crumb = max(crumb, distance) }
        }
        return crumb > speck ? crumb : 0
    }

    /// The movement that the scroll view at `depth` can take before the condition may change its answer: its room, or
    /// less if the condition names a content offset.
    private func shareBeforeNextQuestion(at depth: Int) -> CGFloat {
        var share = chain[depth].room
        guard depth == chain.startIndex else { return share }
        for threshold in offsetThresholds {
            let distance = chain[depth].distance(toOffset: threshold)
            if distance > tolerance { share = min(share, distance) }
        }
        return share
    }
}

// MARK: - The drag claims a scrolling touch, at the end of the chain's room

extension Arbitration {
    /// Returns whether the drag takes `surplus`, or asks for it. A refusal is recorded once per arrival at the edge.
    /// The condition is evaluated again with every movement, but a client that said no is not asked again.
    private mutating func takeClaim(_ scrolling: inout Scrolling, surplus: CGFloat) -> Bool {
        guard policy.handoff.contains(.toDrag), scrolling.claim != .denied else { return false }
        let situation = self.situation
        let isExcluded = policy.exclusion?.truth(in: situation).holds ?? false
        let isAllowed = !isExcluded && policy.condition.truth(in: situation).holds
        guard isAllowed else {
            if situation.roomToEdge <= tolerance, scrolling.claim == .none {
                let owner = Owner.scroll(depth: scrolling.depth)
                scrolling.claim = .refused
                record(owner, owner, refusal(isExcluded: isExcluded, in: situation))
            }
            return false
        }
        if touch.asks.contains(.claim) {
            pose(.claimAtHandoff(scrolling, surplus: surplus))
        } else {
            claimUncontested(scrolling, surplus: surplus)
        }
        return true
    }

    /// Claims the touch, since nothing else has a better claim; only the client may still refuse.
    private mutating func claimUncontested(_ scrolling: Scrolling, surplus: CGFloat) {
        if touch.asks.contains(.handoff) {
            pose(.handoff(scrolling, surplus: surplus))
        } else {
            handOff(scrolling, surplus: surplus)
        }
    }

    private func refusal(isExcluded: Bool, in situation: ArbitrationPolicy.Situation) -> Reason {
        if isExcluded, let exclusion = policy.exclusion { return .excluded(exclusion.evidence(in: situation)) }
        return .refused(policy.condition.evidence(in: situation))
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

    /// Hands scrolling over to the drag.
    private mutating func handOff(_ scrolling: Scrolling, surplus: CGFloat) {
        record(.scroll(depth: scrolling.depth), .drag, .allowed(policy.condition.evidence(in: situation)))
        enterDrag(surplus: surplus, after: scrolling)
    }
}

// MARK: - The drag has the touch

extension Arbitration {
    /// - Parameter scrolling: Nil if the touch has not scrolled.
    private mutating func enterDrag(surplus: CGFloat, after scrolling: Scrolling? = nil) {
        let isOpen = scrolling?.isDragOpen ?? false
        // In a separate statement: within the argument the call would work on a second copy of the chain.
        let place = rest + surrenderStretch()
        var dragging = dragging(showing: place)
        if scrolling != nil { dragging.handoff = HandoffWatch(at: now, origin: dragging.pull) }
        take(dragging, isOpen: isOpen)
        drag(dragging, surplus)
        // Report the begin only once, with the current place.
        if !isOpen, case .moved(let place) = actions.drag { actions.drag = .began(place) }
    }

    /// The drag of a card that shows at `place`.
    private func dragging(showing place: CGFloat) -> Dragging {
        Dragging(
            pull: resistance.pull(showing: place), top: min(place, card.ceiling),
            foot: max(place, card.bottom ?? .infinity))
    }

    /// Gives the touch to the drag, and holds the chain.
    private mutating func take(_ dragging: Dragging, isOpen: Bool = false) {
        state = .dragging(dragging)
        if !isOpen { actions.recognizer = .begins }
        actions.drag = isOpen ? .moved(shown(dragging)) : .began(shown(dragging))
        actions.holds = true
    }

    private mutating func drag(_ before: Dragging, _ movement: CGFloat) {
        var dragging = before
        dragging.pull += movement
        if dragging.pull >= card.ceiling { dragging.top = card.ceiling }
        if let bottom = card.bottom, dragging.pull <= bottom { dragging.foot = bottom }
        let beyond = dragging.pull - card.ceiling
        if before.pull - card.ceiling >= -tolerance, beyond < -tolerance {
            if policy.direction.isBothWays, card.ceiling == 0, mayTurnInHand() {
                return passRest(before, remaining: beyond)
            }
            if canScroll(by: beyond) { return handBack(before, remaining: beyond) }
        }
        state = .dragging(dragging)
        let resistance = self.resistance
        let place = resistance.shown(dragging)
        let distance = place - resistance.shown(before)
        actions.ledger.dragged += distance
        actions.ledger.banded += movement - distance
        if distance != 0 { actions.drag = .moved(place) }
    }

    /// Whether the policy allows the drag on the other side, too.
    private mutating func mayTurnInHand() -> Bool {
        turn()
        defer { turn() }
        let situation = self.situation
        if policy.exclusion?.truth(in: situation).holds ?? false { return false }
        return policy.condition.truth(in: situation).holds
    }

    /// Moves the card to 0 and on to the other side, in the same event.
    private mutating func passRest(_ before: Dragging, remaining: CGFloat) {
        actions.ledger.dragged -= shown(before)
        actions.ledger.banded += shown(before) - before.pull
        rest = 0
        turn()
        record(.drag, .drag, .passesRest(policy.condition.evidence(in: situation)))
        actions.drag = .moved(0)
        // The finger's scrolling was before it turned.
        let dragging = dragging(showing: 0)
        state = .dragging(dragging)
        drag(dragging, -remaining)
    }

    /// Opens the card as far as it may open, and scrolls the content on, in the same event.
    private mutating func handBack(_ before: Dragging, remaining: CGFloat) {
        let depth = depthWithRoom(for: remaining) ?? 0
        record(.drag, .scroll(depth: depth), .backAtRest(room: max(chain[depth].room(to: .far), 0)))
        actions.ledger.dragged -= shown(before) - card.ceiling
        actions.ledger.banded += shown(before) - before.pull
        rest = card.ceiling
        var scrolling = Scrolling(depth: depth, isDragOpen: true)
        pass(&scrolling, to: distribute(remaining, from: depth))
        state = .scrolling(scrolling)
        lastScroll = now
        actions.drag = .moved(rest)
        actions.holds = false
        actions.placesContent = true
    }

    private func canScroll(by movement: CGFloat) -> Bool {
        policy.handoff.contains(.toScroll) && depthWithRoom(for: movement) != nil
    }

    /// Records the finger's movement since the hand-over. Called before the finger moves on, so that a rest is noticed.
    private mutating func watchHandoff() {
        guard case .dragging(var dragging) = state, dragging.handoff != nil else { return }
        dragging.handoff?.note(pull: dragging.pull, velocity: velocityOut, at: now)
        state = .dragging(dragging)
    }

    /// The visible place for a pull.
    private func shown(_ dragging: Dragging) -> CGFloat { resistance.shown(dragging) }

    private var resistance: Resistance {
        let isBanded = policy.beyondRest == .resists && touch.dimension.isFinite && touch.dimension > 0
        return Resistance(
            ceiling: card.ceiling, bottom: card.bottom ?? .infinity,
            band: isBanded ? Motion.RubberBand(dimension: touch.dimension) : nil,
            slack: policy.handoff.contains(.toScroll) ? tolerance : 0)
    }

    /// The card's response beyond its places.
    private struct Resistance {
        var ceiling: CGFloat
        var bottom: CGFloat
        /// Nil if the card stops there.
        var band: Motion.RubberBand?
        /// If scrolling may take over, half a pixel beyond the ceiling does not show, so that jitter does not change
        /// the owner. In points.
        var slack: CGFloat

        func shown(_ dragging: Dragging) -> CGFloat {
            let pull = dragging.pull
            if pull < ceiling {
                let beyond = min(pull - ceiling + slack, 0)
                return band.map { ceiling + $0.stretch(for: beyond) } ?? max(ceiling + beyond, dragging.top)
            }
            guard pull > bottom else { return pull }
            return band.map { bottom + $0.stretch(for: pull - bottom) } ?? min(pull, dragging.foot)
        }

        /// The pull that shows the card at `place`.
        func pull(showing place: CGFloat) -> CGFloat {
            if place < ceiling { return ceiling + (band?.distance(for: place - ceiling) ?? place - ceiling) - slack }
            guard place > bottom else { return place }
            return bottom + (band?.distance(for: place - bottom) ?? place - bottom)
        }
    }

    /// Converts over-scroll into card translation when the drag takes over, at most what a finger could have pulled, so
    /// that the touched row stays put.
    private mutating func surrenderStretch() -> CGFloat {
        var sum: CGFloat = 0
        for index in chain.indices { sum += chain[index].surrenderStretch(atMost: touch.dimension) }
        return sum
    }
}

// MARK: - Questions

extension Arbitration {
    /// Poses a question; the movement waits for the answer.
    private mutating func pose(_ pending: Pending) {
        state = .asking(pending)
        actions.question = pending.question
        actions.ledger.movement -= pending.surplus
    }

    private mutating func resolve(_ pending: Pending, _ answer: Answer) {
        actions.ledger.movement += pending.surplus
        switch (pending, answer) {
        case (.claim(let undecided, let surplus), .yes): ask(undecided, surplus: surplus, isClear: true)
        case (.claim(_, let surplus), .no(let name)): leave(surplus: surplus, .yielded(to: name))
        case (.claim(let undecided, let surplus), .notYet): wait(undecided, surplus)
        case (.claimAtHandoff(let scrolling, let surplus), .yes): claimUncontested(scrolling, surplus: surplus)
        case (.claimAtHandoff(let scrolling, let surplus), .no(let name)): stay(scrolling, surplus, .yielded(to: name))
        case (.claimAtHandoff(let scrolling, let surplus), .notYet): stay(scrolling, surplus, nil)
        case (.begin(_, let surplus), _):
            guard let reason = answer.refusal else { return begin(surplus: surplus) }
            leave(surplus: surplus, .vetoed(.begin, reason: reason))
        case (.handoff(let scrolling, let surplus), _):
            guard let reason = answer.refusal else { return handOff(scrolling, surplus: surplus) }
            stay(scrolling, surplus, .vetoed(.handoff, reason: reason))
        case (.release(let dragging, let velocity), _):
            letGo(dragging, velocity: velocity, refusal: answer.refusal)
        }
    }

    /// Continues scrolling. A denied claim is not repeated before the content has left its edge.
    private mutating func stay(_ before: Scrolling, _ surplus: CGFloat, _ reason: Reason?) {
        var scrolling = before
        if let reason {
            let owner = Owner.scroll(depth: scrolling.depth)
            record(owner, owner, reason)
            scrolling.claim = .denied
        }
        scroll(scrolling, surplus, mayClaim: false)
    }
}

// MARK: - The touch ends

extension Arbitration {
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
            actions.drag = .ended(Release(translation: rest, velocity: 0))
            actions.holds = false
        case .dragging(let dragging):
            let velocity = velocityOut
            guard touch.asks.contains(.release) else { return letGo(dragging, velocity: velocity, refusal: nil) }
            pose(.release(dragging, velocity: velocity))
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

    /// Ends a touch that was cancelled.
    private mutating func cancel() {
        let before = owner
        let isOurs = isDeciding
        takeAway()
        guard isOurs, before != .undecided, before != .nobody else { return }
        actions.holds = false
        record(before, .nobody, .cancelled)
    }

    /// Gives the rest of the touch to something else.
    private mutating func overrule(by name: String) {
        guard isDeciding else { return }
        let before = owner
        takeAway()
        record(before, .nobody, .yielded(to: name))
        state = .refused(depth: nil)
        actions.recognizer = .fails
        actions.holds = false
    }

    /// Cancels an open drag; movement that waited for an answer is discarded.
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
}

// MARK: - Events without a finger, or beside it

extension Arbitration {
    /// Moves the card's places; a dragged card stays where it shows.
    private mutating func shift(by distance: CGFloat) {
        guard distance.isPlace, distance != 0 else { return }
        card = card.shifted(by: distance)
        rest += distance
        switch state {
        case .idle, .undecided, .refused, .settling: break
        case .scrolling(let scrolling):
            if scrolling.isDragOpen { actions.drag = .moved(rest) }
        case .dragging(let dragging):
            let shifted = dragging.shifted(by: distance)
            state = .dragging(shifted)
            actions.drag = .moved(shown(shifted))
        case .asking(.release(let dragging, let velocity)):
            state = .asking(.release(dragging.shifted(by: distance), velocity: velocity))
        case .asking: break
        }
    }

    /// Updates the place of a card that moves by itself. A drag that waits for UIKit goes along.
    private mutating func find(_ card: Card) {
        switch state {
        case .undecided: break
        case .scrolling(let scrolling):
            if scrolling.isDragOpen { return }
        case .dragging(let dragging):
            guard card.isOnOtherSide == isTurned else { return }
            let way = card.place - rest
            (self.card, rest) = (card, card.place)
            state = .dragging(self.dragging(showing: shown(dragging) + way))
            return
        case .idle, .asking, .refused, .settling: return
        }
        if card.isOnOtherSide != isTurned, policy.direction.isBothWays { turn() }
        self.card = card
        rest = card.place
    }

    /// Takes new bounds of a scroll view under the finger. While the chain is held, they clamp it once.
    private mutating func adopt(_ geometry: ScrollGeometry, at depth: Int) {
        guard chain.indices.contains(depth) else { return }
        let isHeld = owner == .drag
        let hadToMove = chain[depth].adopt(geometry, isHeld: isHeld)
        if isHeld {
            actions.holds = true
            if hadToMove { record(.drag, .drag, .clamped(depth: depth)) }
        }
    }

    /// Passes the remaining velocity at the edge on to the card, if the policy says so and its condition is true. This
    /// is a bounce: no drag begins, so there is no release.
    private mutating func coast(_ coast: Coast) {
        switch state {
        case .idle: break
        case .undecided, .scrolling, .dragging, .asking, .refused, .settling: return  // a finger, or the card
        }
        touch = Touch(time: coast.time, scale: coast.scale, wasDecelerating: true)
        advance(to: coast.time)
        lastScroll = now
        isTurned = coast.velocity < 0 && policy.direction.isBothWays
        chain = coast.chain.map { link(for: $0) }
        let velocity = isTurned ? -coast.velocity : coast.velocity
        guard policy.momentum == .bounces, velocity > 0, velocity.isFinite else { return }
        let situation = self.situation
        if let exclusion = policy.exclusion, exclusion.truth(in: situation).holds {
            record(.nobody, .nobody, .excluded(exclusion.evidence(in: situation)))
        } else if !policy.condition.truth(in: situation).holds {
            record(.nobody, .nobody, .refused(policy.condition.evidence(in: situation)))
        } else if let refusal = coast.refusal {
            record(.nobody, .nobody, .vetoed(.handoff, reason: refusal))
        } else {
            record(.nobody, .nobody, .coasted(velocity: velocity))
            actions.bounce = velocity
        }
    }
}

// MARK: - Spreading movement over the chain

extension Arbitration {
    /// The scroll views that get movement: all but the bystanders.
    private var takers: Range<Int> { bystanders..<chain.count }

    /// The innermost scroll view that can move the finger's way.
    private func depthWithRoom(for movement: CGFloat) -> Int? {
        guard abs(movement) > speck else { return nil }
        return takers.first { chain[$0].hasRoom(for: movement) }
    }

    /// Spreads the movement that the drag does not take over the chain: over-scroll first, then the innermost scroll
    /// view with room; the rest pulls the last scroll view's rubber band. Returns the new owner of the touch.
    @discardableResult
    private mutating func distribute(_ movement: CGFloat, from depth: Int) -> Int {
        var rest = relax(movement)
        var owner = depth
        while rest != 0 {
            guard let next = depthWithRoom(for: rest) else { break }
            owner = next
            let share = copysign(min(abs(rest), chain[next].room(to: Link.Edge(toward: rest))), rest)
            rest -= share
            give(share, to: next)
        }
        if rest != 0, chain.indices.contains(owner) { give(rest, to: owner) }
        return owner
    }

    /// Relaxes over-scroll against the movement first. Returns the remaining movement.
    private mutating func relax(_ movement: CGFloat) -> CGFloat {
        var rest = movement
        for index in takers where rest != 0 && chain[index].isScrollable {
            let share = chain[index].relaxation(of: rest)
            guard share != 0 else { continue }
            give(share, to: index)
            rest -= share
        }
        return rest
    }

    /// Gives a movement to the scroll view at `depth`. Over-scroll does not count as scrolling.
    private mutating func give(_ movement: CGFloat, to depth: Int) {
        let before = chain[depth].unstretched
        let shown = chain[depth].take(movement)
        actions.ledger.scrolled += shown
        actions.ledger.banded += movement - shown
        noteScroll(before - chain[depth].unstretched)
    }

    /// Observes the owner's content since the last event. Movement without the finger is external.
    private mutating func observe(_ move: Move, at depth: Int) {
        guard let offset = move.observedOffset, chain.indices.contains(depth) else { return }
        let before = chain[depth].unstretched
        let unexpected = chain[depth].observe(offset, isPanning: move.isPanning)
        actions.ledger.scrolled += unexpected
        actions.ledger.external -= unexpected
        noteScroll(before - chain[depth].unstretched)
    }

    private mutating func noteScroll(_ distance: CGFloat) {
        if abs(distance) > speck { lastScroll = now }
    }
}

// MARK: - Measures and time

extension Arbitration {
    private func link(for geometry: ScrollGeometry) -> Link {
        var link = Link(
            geometry, direction: policy.direction, patience: patience, tolerance: tolerance,
            isAtRest: !touch.wasDecelerating)
        if isTurned { link.turn() }
        return link
    }

    /// The movement that content may leave untaken before it counts as at its edge, in points.
    private var patience: CGFloat { max(slop, tolerance) }

    /// Half a pixel, in points.
    var tolerance: CGFloat { touch.scale > 0 ? 0.5 / touch.scale : 0.5 }

    /// A remainder from rounding, in points, which counts as 0.
    private var speck: CGFloat { tolerance * 1e-6 }

    /// Advances the time, which never goes back.
    private mutating func advance(to time: TimeInterval) {
        if time.isFinite { now = max(now, time) }
    }

    private mutating func record(_ from: Owner, _ to: Owner, _ reason: Reason) {
        decisionTotal += 1
        if decisions.count == Self.decisionLimit {
            decisions.removeFirst()
            earlierDecisionCount = max(earlierDecisionCount - 1, 0)
        }
        decisions.append(
            Decision(time: now - touch.time, from: from, to: to, reason: reason, direction: direction))
    }
}
