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
public struct Arbitration: Sendable {
    /// What was declared. Fixed for the life of the value.
    public let policy: ArbitrationPolicy
    /// The latest decisions, oldest first, at most ``decisionLimit``.
    public internal(set) var decisions: [Decision] = []
    /// How many decisions are kept.
    public static let decisionLimit = 64

    /// How many of the decisions are of touches before this one.
    private var earlierDecisionCount = 0
    /// Those about the touch under way, or about the last one.
    var decisionsOfTouch: ArraySlice<Decision> { decisions.dropFirst(earlierDecisionCount) }

    var state = State.idle
    var touch = Touch(time: 0)
    var chain: [Link] = []
    var flags: Set<ArbitrationPolicy.Flag> = []
    var samples = VelocitySamples()
    /// How many scroll views of the chain, from within, nothing of the movement is given to.
    var bystanders = 0
    /// The finger's way along the direction since touch-down: the position that the velocity is taken from.
    var travel: CGFloat = 0
    var now: TimeInterval = 0
    var lastScroll = -TimeInterval.infinity
    /// The content offsets at which the condition may change its answer, found once.
    let offsetThresholds: [CGFloat]

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
        if case .asking(let question) = state, event.overtakes(question) {
            return resolve(question, .no(reason: "the question was not answered")).followed(by: handle(event))
        }
        switch event {
        case .down(let touch): return down(touch)
        case .move(let move): return self.move(move)
        case .geometry(let depth, let geometry): return adopt(geometry, at: depth)
        case .flags(let flags):
            self.flags = flags
            return Actions()
        case .answer(let answer):
            guard case .asking(let question) = state else { return Actions() }
            return resolve(question, answer)
        case .up(let time):
            advance(to: time)
            return up()
        case .cancel(let time):
            advance(to: time)
            return cancel()
        case .coasted(let coast): return self.coast(coast)
        case .overruled(let name):
            return overrule(by: name)
        case .settled:
            if case .settling = state { state = .idle }
            return Actions()
        }
    }
}

extension Arbitration {
    /// Who has the touch now.
    public var owner: Owner {
        switch state {
        case .undecided: .undecided
        case .scrolling(let scrolling): .scroll(depth: scrolling.depth)
        case .dragging: .drag
        case .asking(let question): question.owner
        case .refused(let depth): depth.map { .scroll(depth: $0) } ?? .nobody
        case .idle, .settling: .nobody
        }
    }

    /// Whether the touch is the drag's or may still become it. False where it was refused for good, whoever owns it.
    public var isDeciding: Bool {
        switch state {
        case .idle, .refused, .settling: false
        case .undecided, .scrolling, .dragging, .asking: true
        }
    }

    /// How many scroll views the chain has.
    public var chainCount: Int { chain.count }

    /// The content offset along the axis that the scroll view at `depth` is to show while the chain is held, in points.
    public func heldOffset(at depth: Int) -> CGFloat { chain[depth].offset }

    func link(for geometry: ScrollGeometry) -> Link {
        Link(geometry, direction: policy.direction, patience: patience, tolerance: tolerance)
    }

    /// How much movement content may leave untaken before it counts as at its edge, in points.
    var patience: CGFloat { max(slop, tolerance) }

    /// How far the finger moves before the touch is anyone's, in points.
    var slop: CGFloat { max(policy.slop, touch.sharedSlop) }

    /// Half a pixel, in points.
    var tolerance: CGFloat { touch.scale > 0 ? 0.5 / touch.scale : 0.5 }

    /// What rounding leaves of a movement, in points: nobody's.
    var speck: CGFloat { tolerance * 1e-6 }

    /// Time does not go back.
    mutating func advance(to time: TimeInterval) {
        if time.isFinite { now = max(now, time) }
    }

    /// What is decided from here on is about the touch that has come down.
    mutating func beginDecisions() { earlierDecisionCount = decisions.count }

    mutating func record(_ from: Owner, _ to: Owner, _ reason: Reason) {
        if decisions.count == Self.decisionLimit {
            decisions.removeFirst()
            earlierDecisionCount = max(earlierDecisionCount - 1, 0)
        }
        decisions.append(
            Decision(time: now - touch.time, from: from, to: to, reason: reason, direction: policy.direction))
    }
}
