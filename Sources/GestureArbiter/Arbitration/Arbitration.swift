import Foundation

/// Decides who moves, event by event: a pure state machine over one policy.
///
///     var arbitration = Arbitration(.continuous)
///     _ = arbitration.handle(.down(touch))
///     let actions = arbitration.handle(.move(move))
///
/// It reads no clock, no view and no random number; the same events give the same actions and decisions. It allocates
/// on a decision, never on a mere move.
///
/// Scroll views are autonomous: while one owns the touch its movement is observed, not decided. The engine decides in
/// the event in which a boundary is reached, and while the drag owns: then the chain is held where it says.
///
/// The file follows one touch downwards: it comes down, leaves the slop, is asked about, scrolls, drags, and ends. Each
/// step writes what it wants into `actions`, and where the movement went into their ledger.
public struct Arbitration: Sendable {
    /// The declared policy. Fixed for the life of the value.
    public package(set) var policy: ArbitrationPolicy
    /// The latest decisions, oldest first, at most ``decisionLimit``.
    public internal(set) var decisions: [Decision] = []
    /// The number of decisions that are kept.
    public static let decisionLimit = 64
    /// How many of the decisions are of touches before this one.
    private var earlierDecisionCount = 0
    /// How many decisions it has ever made, those included that are not kept.
    package private(set) var decisionTotal = 0

    private(set) var state = State.idle
    /// What the event under way asks for. It is handed out at the event's end.
    private var actions = Actions()
    private(set) var touch = Touch(time: 0)
    private(set) var chain: [Link] = []
    /// What is dragged, as the touch found it.
    private(set) var card = Card()
    /// Where the card lies while the finger does not drag it, in points from fully open.
    private(set) var rest: CGFloat = 0
    /// How many scroll views of the chain, from within, nothing of the movement is given to.
    private var bystanders = 0
    package var flags: Set<ArbitrationPolicy.Flag> = []
    private var samples = Motion.VelocitySamples()
    /// Under a direction both ways, the drag is on the side that counts negative. All else here is counted on the drag's
    /// own side, where it leaves toward what is positive; what comes in and goes out, as the direction counts.
    private(set) var isTurned = false
    /// The finger's way along the policy's direction since touch-down, in points: the position that the velocity is taken
    /// from.
    private(set) var travel: CGFloat = 0
    /// These and the flags are all that an engine keeps from one touch to the next.
    package var now: TimeInterval = 0
    package var lastScroll = -TimeInterval.infinity
    /// The content offsets at which the condition may change its answer, found once.
    private let offsetThresholds: [CGFloat]
    /// Whether a closure of the client's is asked, found once.
    let asksClosures: Bool

    /// An engine with no touch, deciding by `policy`.
    public init(_ policy: ArbitrationPolicy) {
        self.policy = policy
        offsetThresholds = policy.condition.offsetThresholds
        asksClosures = policy.condition.asksClosures || (policy.exclusion?.asksClosures ?? false)
        decisions.reserveCapacity(Self.decisionLimit)
    }

    /// Takes one event in and says what is to be done.
    ///
    /// A question that the last actions asked is answered first; a movement or the lift in its place counts as a no.
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

// MARK: - What it tells

extension Arbitration {
    /// The owner of the touch now.
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

    /// Whether the touch is the drag's or may still become it. False where it was refused for good, whoever owns it.
    package var isDeciding: Bool {
        switch state {
        case .idle, .refused, .settling: false
        case .undecided, .scrolling, .dragging, .asking: true
        }
    }

    /// How many scroll views the chain has.
    package var chainCount: Int { chain.count }

    /// The content offset along the axis that the scroll view at `depth` is to show while the chain is held, in points;
    /// 0 where the chain has none at that depth.
    public func heldOffset(at depth: Int) -> CGFloat { chain.indices.contains(depth) ? chain[depth].offset : 0 }

    /// The moment as conditions see it.
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

    /// Those about the touch under way, or about the last one.
    var decisionsOfTouch: ArraySlice<Decision> { decisions.dropFirst(earlierDecisionCount) }

    /// Empties ``decisions``, for those who keep them all elsewhere.
    package mutating func forgetDecisions() {
        decisions.removeAll(keepingCapacity: true)
        earlierDecisionCount = 0
    }

    /// Something else may have a better claim to a movement that would take the card farther from open.
    package var asksWayOut: Bool {
        switch state {
        case .asking(.claim(let undecided, _)): undecided.along > 0
        case .asking(.claimAtHandoff): true
        case .idle, .undecided, .scrolling, .dragging, .asking, .refused, .settling: false
        }
    }

    /// What the client is asked about before it is let go; nil where it is not.
    var pendingRelease: Release? {
        guard case .asking(.release(let dragging, let velocity)) = state else { return nil }
        let release = release(of: dragging, velocity: velocity, refusal: nil)
        return isTurned ? release.turned : release
    }

    /// The finger's, if it lifted now: points per second along the policy's direction.
    var velocity: CGFloat { samples.velocity(atLift: now) }

    /// The same on the drag's side.
    private var velocityOut: CGFloat { isTurned ? 0 - velocity : velocity }

    /// The way of the drag: the policy's direction, and of both ways the one that it is on.
    public var direction: ArbitrationPolicy.Direction { policy.direction.way(onOtherSide: isTurned) }

    /// How far the finger moves before the touch is anyone's, in points.
    var slop: CGFloat { max(policy.slop, touch.sharedSlop) }
}

// MARK: - What it is in the middle of

extension Arbitration {
    enum State: Equatable, Sendable {
        /// No finger, and nothing moves.
        case idle
        /// A finger is down and has not been given to anyone.
        case undecided(Undecided)
        /// A scroll view of the chain has the touch, and the drag may still come.
        case scrolling(Scrolling)
        /// The drag has the touch.
        case dragging(Dragging)
        /// A question is out.
        case asking(Pending)
        /// This touch is not ours, until it lifts: a scroll view of the chain has it for good, or nobody.
        case refused(depth: Int?)
        /// The finger is gone and what was dragged moves by itself.
        case settling
    }

    struct Undecided: Equatable, Sendable {
        var along: CGFloat = 0
        var across: CGFloat = 0
        /// The slop is behind; the condition said "not yet".
        var isWaiting = false
        /// The finger has gone the wrong way, where nothing scrolls: the touch is nobody's until the finger turns.
        var isTurnedAway = false

        mutating func turn() { along = -along }

        var owner: Owner { isTurnedAway ? .nobody : .undecided }

        /// How far the finger's way is off the direction, in degrees.
        var angle: CGFloat { atan2(abs(across), abs(along)) * 180 / .pi }
    }

    struct Scrolling: Equatable, Sendable {
        var depth: Int
        /// The drag has begun in this touch and is suspended at rest.
        var isDragOpen = false
        /// What became of the drag's claim since the content was last away from the edge.
        var claim = Claim.none
        /// The same at the edge that a drag the other way would come from.
        private var claimOfOtherSide = Claim.none

        init(depth: Int, isDragOpen: Bool = false, claim: Claim = .none) {
            (self.depth, self.isDragOpen, self.claim) = (depth, isDragOpen, claim)
        }

        mutating func turn() { (claim, claimOfOtherSide) = (claimOfOtherSide, claim) }

        enum Claim: Equatable, Sendable { case none, refused, denied }
    }

    struct Dragging: Equatable, Sendable {
        /// Where the finger holds the card, in points from fully open; what shows may be less.
        var pull: CGFloat
        /// Nil where the touch began as a drag, or caught the card.
        var handoff: HandoffWatch?
        /// The farthest places that show where nothing may show beyond the card's own: those, or where it was caught
        /// beyond them. It goes no further, and back without a jump.
        var top: CGFloat
        var foot: CGFloat

        /// The same, with all places `distance` points farther.
        func shifted(by distance: CGFloat) -> Dragging {
            Dragging(
                pull: pull + distance, handoff: handoff?.shifted(by: distance), top: top + distance,
                foot: foot + distance)
        }
    }

    /// With the movement that waits for the answer, in points along the direction.
    enum Pending: Equatable, Sendable {
        /// Has something else a better claim, before the drag begins?
        case claim(Undecided, surplus: CGFloat)
        /// Has something else a better claim, before scrolling goes over into the drag?
        case claimAtHandoff(Scrolling, surplus: CGFloat)
        /// May the drag begin?
        case begin(Undecided, surplus: CGFloat)
        /// May scrolling go over into the drag?
        case handoff(Scrolling, surplus: CGFloat)
        /// May the card be let go?
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

        /// The drag has begun in this touch, and has not ended.
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

    /// A moving card is caught where it is: no slop, no condition.
    private mutating func catchCard() {
        record(.undecided, .drag, .caught(at: card.place))
        // Caught farther beyond its places than a finger can well have pulled it, it may lie there for this touch.
        if card.ceiling - card.place > touch.dimension / 2 { card.ceiling = card.place }
        if let bottom = card.bottom, card.place - bottom > touch.dimension / 2 { card.bottom = card.place }
        let place = card.place + surrenderStretch()
        take(dragging(showing: place))
    }

    /// Why no movement of this touch can become a drag, if that is certain already.
    private func reasonThatNothingCanCome() -> Reason? {
        let situation = self.situation
        if let exclusion = policy.exclusion, exclusion.fixedAnswer(in: situation) == true {
            return .excluded(exclusion.evidence(in: situation))
        }
        guard policy.condition.fixedAnswer(in: situation) == false else { return nil }
        return .refused(policy.condition.evidence(in: situation))
    }
}

// MARK: - It moves

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

    /// A card that lies at the place where both ways part goes the finger's, until the drag has it.
    private func goesTheOtherWay(_ movement: CGFloat) -> Bool {
        guard abs(rest) <= tolerance, card.ceiling == 0 else { return false }
        switch state {
        case .undecided(let undecided):
            return (undecided.isWaiting ? 0 : undecided.along) + movement < 0
        case .scrolling: return movement < 0
        case .idle, .dragging, .asking, .refused, .settling: return false
        }
    }

    /// From now on the other side counts.
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

    /// Within the slop nothing moves; beyond it the questions are asked, once.
    private mutating func recognize(_ before: Undecided, _ along: CGFloat, _ across: CGFloat) {
        var undecided = before
        undecided.along += along
        undecided.across += across
        if undecided.isTurnedAway, undecided.along <= 0 { return turnAway(along) }
        state = .undecided(undecided)
        if undecided.isWaiting { return ask(undecided, surplus: along) }
        let isBeyondSlop = max(abs(undecided.along), abs(undecided.across)) >= slop
        let surplus = isBeyondSlop ? copysign(max(abs(undecided.along) - slop, 0), undecided.along) : 0
        // The slop has been paid once; what a finger needs to turn is nobody's.
        if undecided.isTurnedAway {
            actions.ledger.discarded += along - surplus
        } else {
            actions.ledger.slop += along - surplus
        }
        guard isBeyondSlop else { return }
        ask(undecided, surplus: surplus)
    }
}

// MARK: - The end of the slop: the touch becomes the drag's, the chain's or nobody's

extension Arbitration {
    /// The questions at begin, in their order; vetoes last.
    ///
    /// - Parameter isClear: It was asked, and nothing has a better claim.
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

    /// A finger that moves against the direction opens a card that is not as open as it may be, or is on the wrong way.
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

    /// The card is not as open as this touch may have it.
    private var mayOpen: Bool { rest - card.ceiling > tolerance }

    /// What the condition's answer means for the begin.
    private mutating func answer(_ truth: ArbitrationPolicy.Truth, _ undecided: Undecided, _ surplus: CGFloat) {
        switch truth {
        case .yes where touch.asks.contains(.begin): pose(.begin(undecided, surplus: surplus))
        case .yes: begin(surplus: surplus)
        case .notYet where !chain.contains(where: \.isScrollable): wait(undecided, surplus)
        case .no, .notYet: leave(surplus: surplus, .refused(policy.condition.evidence(in: situation)))
        }
    }

    /// The touch stays undecided, and what the finger moves meanwhile is nobody's.
    private mutating func wait(_ undecided: Undecided, _ surplus: CGFloat) {
        var undecided = undecided
        undecided.isWaiting = true
        state = .undecided(undecided)
        actions.ledger.discarded += surplus
    }

    /// The drag takes the touch.
    private mutating func begin(surplus: CGFloat) {
        let opens = Double(surplus).sign == .minus
        record(owner, .drag, opens ? .opens(from: rest) : .allowed(policy.condition.evidence(in: situation)))
        if opens { takeLead() }
        enterDrag(surplus: surplus)
    }

    /// How far a scroll view has followed the finger away from its edge before the touch was anyone's: its own slop may
    /// be shorter, UIKit does not say how long it is. In points.
    private func lead(of index: Int) -> CGFloat {
        min(chain[index].lead, abs(travel))
    }

    /// What content has scrolled too early goes into the card that opens: what the finger points at stays where it is.
    private mutating func takeLead() {
        for index in chain.indices {
            let share = min(lead(of: index), rest - card.ceiling)
            guard share > tolerance else { continue }
            chain[index].giveBack(share)
            rest = max(rest - share, card.ceiling)
        }
    }

    /// Nobody has the touch, and the recognizer stays open: a finger that turns is looked at anew, from where it turns.
    private mutating func turnAway(_ movement: CGFloat) {
        state = .undecided(Undecided(isTurnedAway: true))
        actions.ledger.discarded += movement
    }

    /// The touch goes to the scroll views under the finger, or to nobody; for good, unless a hand-off may follow.
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

    /// The scroll view's own pan is not under way: it is offered nothing, so nothing of the movement is its. The drag may
    /// still claim it, by what is seen.
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

    /// The last part of a pixel before the content is exactly where the condition's answer changes. It is scrolled before
    /// the drag begins: the content is then held exactly at its edge, and a movement in several parts comes to the same
    /// places as one in a single event.
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
    /// less where a content offset is asked for.
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

// MARK: - The drag's claim to a touch that scrolls, where the chain has no more room for it

extension Arbitration {
    /// Whether the drag takes `surplus`, or asks for it. A refusal is recorded once per arrival at the edge; the
    /// condition is asked again with every movement, whoever said no is not.
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

    /// Nothing else has a better claim: only the client may still say no.
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

    /// A refusal is forgotten away from the edge; a no, once the condition has ceased to hold.
    private func forgetClaim(_ scrolling: inout Scrolling) {
        switch scrolling.claim {
        case .none: return
        case .refused:
            if situation.roomToEdge > tolerance { scrolling.claim = .none }
        case .denied:
            if !policy.condition.truth(in: situation).holds { scrolling.claim = .none }
        }
    }

    /// Scrolling goes over into the drag.
    private mutating func handOff(_ scrolling: Scrolling, surplus: CGFloat) {
        record(.scroll(depth: scrolling.depth), .drag, .allowed(policy.condition.evidence(in: situation)))
        enterDrag(surplus: surplus, after: scrolling)
    }
}

// MARK: - The drag has the touch

extension Arbitration {
    /// - Parameter scrolling: Nil where the touch has not scrolled.
    private mutating func enterDrag(surplus: CGFloat, after scrolling: Scrolling? = nil) {
        let isOpen = scrolling?.isDragOpen ?? false
        // By itself: called within the argument it would work on a second copy of the chain.
        let place = rest + surrenderStretch()
        var dragging = dragging(showing: place)
        if scrolling != nil { dragging.handoff = HandoffWatch(at: now, origin: dragging.pull) }
        take(dragging, isOpen: isOpen)
        drag(dragging, surplus)
        // Told once, where it is by now.
        if !isOpen, case .moved(let place) = actions.drag { actions.drag = .began(place) }
    }

    /// The card in the finger's hand, where it shows at `place`.
    private func dragging(showing place: CGFloat) -> Dragging {
        Dragging(
            pull: resistance.pull(showing: place), top: min(place, card.ceiling),
            foot: max(place, card.bottom ?? .infinity))
    }

    /// The drag has the touch, and the chain is held.
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

    /// Whether what the policy asks for holds on the other side, too.
    private mutating func mayTurnInHand() -> Bool {
        turn()
        defer { turn() }
        let situation = self.situation
        if policy.exclusion?.truth(in: situation).holds ?? false { return false }
        return policy.condition.truth(in: situation).holds
    }

    /// The card comes to 0 and goes on to the other side, both in this event.
    private mutating func passRest(_ before: Dragging, remaining: CGFloat) {
        actions.ledger.dragged -= shown(before)
        actions.ledger.banded += shown(before) - before.pull
        rest = 0
        turn()
        record(.drag, .drag, .passesRest(policy.condition.evidence(in: situation)))
        actions.drag = .moved(0)
        // What the finger scrolled, it did before it turned.
        let dragging = dragging(showing: 0)
        state = .dragging(dragging)
        drag(dragging, -remaining)
    }

    /// The card comes as far open as it may, and the content goes on, both in this event.
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

    /// What a finger that scrolled has made of the card until now. Asked before it moves on, so that a rest is seen.
    private mutating func watchHandoff() {
        guard case .dragging(var dragging) = state, dragging.handoff != nil else { return }
        dragging.handoff?.note(pull: dragging.pull, velocity: velocityOut, at: now)
        state = .dragging(dragging)
    }

    /// Where the card shows for a pull.
    private func shown(_ dragging: Dragging) -> CGFloat { resistance.shown(dragging) }

    private var resistance: Resistance {
        let isBanded = policy.beyondRest == .resists && touch.dimension.isFinite && touch.dimension > 0
        return Resistance(
            ceiling: card.ceiling, bottom: card.bottom ?? .infinity,
            band: isBanded ? Motion.RubberBand(dimension: touch.dimension) : nil,
            slack: policy.handoff.contains(.toScroll) ? tolerance : 0)
    }

    /// What the card does beyond its places, where the finger has it go on.
    private struct Resistance {
        var ceiling: CGFloat
        var bottom: CGFloat
        /// Nil where the card stops at them.
        var band: Motion.RubberBand?
        /// Where scrolling may take over, nothing shows within half a pixel beyond the ceiling: jitter there is no change
        /// of owner. In points.
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

    /// A stretch that is seen goes into the card, as far as a finger can have made it: nothing on the screen moves by it.
    private mutating func surrenderStretch() -> CGFloat {
        var sum: CGFloat = 0
        for index in chain.indices { sum += chain[index].surrenderStretch(atMost: touch.dimension) }
        return sum
    }
}

// MARK: - Somebody else is asked

extension Arbitration {
    /// The movement waits for the answer with it.
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

    /// Scrolling goes on. A claim that was denied is not made again before the content has left its edge.
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

    /// The touch is gone, before its lift.
    private mutating func cancel() {
        let before = owner
        let isOurs = isDeciding
        takeAway()
        guard isOurs, before != .undecided, before != .nobody else { return }
        actions.holds = false
        record(before, .nobody, .cancelled)
    }

    /// The rest of the touch is somebody else's.
    private mutating func overrule(by name: String) {
        guard isDeciding else { return }
        let before = owner
        takeAway()
        record(before, .nobody, .yielded(to: name))
        state = .refused(depth: nil)
        actions.recognizer = .fails
        actions.holds = false
    }

    /// Cancels the drag if it is open; movement that waited for an answer is nobody's.
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

// MARK: - With no finger, or beside it

extension Arbitration {
    /// The card's places are elsewhere: what the finger holds of it stays where it is.
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

    /// The card is found where it is by now. In a drag it is where the finger has it.
    private mutating func find(_ card: Card) {
        switch state {
        case .undecided: break
        case .scrolling(let scrolling):
            if scrolling.isDragOpen { return }
        case .idle, .dragging, .asking, .refused, .settling: return
        }
        if card.isOnOtherSide != isTurned, policy.direction.isBothWays { turn() }
        self.card = card
        rest = card.place
    }

    /// New bounds of a scroll view under the finger. While the chain is held they clamp once.
    private mutating func adopt(_ geometry: ScrollGeometry, at depth: Int) {
        guard chain.indices.contains(depth) else { return }
        let isHeld = owner == .drag
        let hadToMove = chain[depth].adopt(geometry, isHeld: isHeld)
        if isHeld {
            actions.holds = true
            if hadToMove { record(.drag, .drag, .clamped(depth: depth)) }
        }
    }

    /// Passes what velocity is left at the edge on to the card, if the policy says so and its condition holds.
    /// It is a bounce: nothing is begun, and so nothing is let go.
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

// MARK: - How movement spreads over the chain, and what of it is seen

extension Arbitration {
    /// Those that what the finger moves is offered to: no bystanders.
    private var takers: Range<Int> { bystanders..<chain.count }

    /// The innermost scroll view that can move the finger's way.
    private func depthWithRoom(for movement: CGFloat) -> Int? {
        guard abs(movement) > speck else { return nil }
        return takers.first { chain[$0].hasRoom(for: movement) }
    }

    /// Spreads what the drag does not take over the chain: a stretch goes first, then the innermost with room; what is
    /// left pulls the last one's rubber band. Returns who has the touch then.
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

    /// Lets what is stretched against the movement go first. Returns what is left.
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

    /// Gives a movement to the scroll view at `depth`. Content that is only stretched has not scrolled.
    private mutating func give(_ movement: CGFloat, to depth: Int) {
        let before = chain[depth].unstretched
        let shown = chain[depth].take(movement)
        actions.ledger.scrolled += shown
        actions.ledger.banded += movement - shown
        noteScroll(before - chain[depth].unstretched)
    }

    /// What the owner's content did since the last event. What the finger did not make is external.
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

// MARK: - Measures, time, and what is kept

extension Arbitration {
    private func link(for geometry: ScrollGeometry) -> Link {
        var link = Link(
            geometry, direction: policy.direction, patience: patience, tolerance: tolerance,
            isAtRest: !touch.wasDecelerating)
        if isTurned { link.turn() }
        return link
    }

    /// How much movement content may leave untaken before it counts as at its edge, in points.
    private var patience: CGFloat { max(slop, tolerance) }

    /// Half a pixel, in points.
    var tolerance: CGFloat { touch.scale > 0 ? 0.5 / touch.scale : 0.5 }

    /// What rounding leaves of a movement, in points: nobody's.
    private var speck: CGFloat { tolerance * 1e-6 }

    /// Time does not go back.
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
