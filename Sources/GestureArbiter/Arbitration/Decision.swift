import Foundation

extension Arbitration {
    /// The owner of a touch.
    public enum Owner: Hashable, Sendable {
        /// The touch has no owner yet.
        case undecided
        /// The scroll view at this depth of the chain, 0 the innermost.
        case scroll(depth: Int)
        /// The finger drags the card.
        case drag
        /// Neither the drag nor a scroll view of the chain, or the finger has lifted.
        case nobody
    }

    /// One change of owner, or one refusal, and its reason.
    public struct Decision: Equatable, Sendable {
        /// Seconds since the touch came down.
        public var time: TimeInterval
        /// The owner before.
        public var from: Owner
        /// The owner after.
        public var to: Owner
        /// The reason, with its numbers.
        @_spi(Engine) public var reason: Reason
        /// The policy's direction; for a two-way direction, the decision's way.
        public var direction: ArbitrationPolicy.Direction

        package init(
            time: TimeInterval, from: Owner, to: Owner, reason: Reason, direction: ArbitrationPolicy.Direction
        ) {
            (self.time, self.from, self.to, self.reason, self.direction) = (time, from, to, reason, direction)
        }
    }

    /// The decisions about one touch, and the ledger of its movement.
    ///
    ///     if let touch = arbiter.lastTouch { print(touch) }
    public struct TouchReport: Sendable {
        /// The time of the touch-down: seconds, on the clock of the touches.
        @_spi(Engine) public var time: TimeInterval
        /// The place of the touch-down, in the window's coordinates, in points.
        @_spi(Engine) public var location: CGPoint
        /// The regions in which the touch came down.
        @_spi(Engine) public var regions: Set<ArbitrationPolicy.Region>
        /// The decisions about the touch, oldest first; at most the latest 64.
        public var decisions: [Decision] = []
        /// In points along the policy's direction.
        @_spi(Engine) public var ledger = Ledger()

        /// Creates a report without decisions.
        @_spi(Engine) public init(time: TimeInterval, location: CGPoint, regions: Set<ArbitrationPolicy.Region> = []) {
            (self.time, self.location, self.regions) = (time, location, regions)
        }

        /// The decision that gave the touch to its last owner: the answer to "who moved, and why?" Nil if the finger
        /// has not left the slop.
        public var decision: Decision? { decisions.last { $0.from != $0.to && !$0.reason.isEnd } ?? decisions.first }
    }

    package struct DecisionLog: Sendable {
        /// Oldest first, at most ``Arbitration/decisionLimit``.
        package private(set) var latest: [Decision] = []
        /// The number of all decisions, also of those no longer kept.
        package private(set) var total = 0
        private var earlier = 0

        init() { latest.reserveCapacity(Arbitration.decisionLimit) }

        var ofTouch: ArraySlice<Decision> { latest.suffix(total - earlier) }
        mutating func beginTouch() { earlier = total }

        mutating func append(_ decision: Decision) {
            total += 1
            if latest.count == Arbitration.decisionLimit { latest.removeFirst() }
            latest.append(decision)
        }

        package mutating func forget() { latest = [] }
    }

    /// The reason of a decision.
    @_spi(Engine) public enum Reason: Equatable, Sendable {
        /// The touch caught the card while it moved by itself, at this distance from rest, in points.
        case caught(at: CGFloat)
        /// An `unless` of the policy held.
        case excluded(ArbitrationPolicy.Grounds)
        /// This has a better claim to the touch.
        case yielded(to: String)
        /// The finger left the cone, with the angle off the direction and the limit, in degrees.
        case outsideCone(angle: CGFloat, limit: CGFloat)
        /// The finger moved against the direction, by these points. If nothing scrolls, it pulls the card beyond its
        /// ceiling, or it may turn and drag.
        case wrongWay(CGFloat)
        /// The finger would open the card, but the content is this many points from its edge.
        case opensAtEdge(room: CGFloat)
        /// The card rested at this place, in points from fully open, and the finger opens it.
        case opens(from: CGFloat)
        /// The condition was false.
        case refused(ArbitrationPolicy.Grounds)
        case vetoed(Stage, reason: String)
        /// The condition was true.
        case allowed(ArbitrationPolicy.Grounds)
        /// The finger dragged the card to 0 and on, because the condition is true for the other way, too.
        case passesRest(ArbitrationPolicy.Grounds)
        /// The card is back at rest, and the content can scroll by these points.
        case backAtRest(room: CGFloat)
        /// The next outer scroll view takes over at the end of the previous one; on the way back, the next inner one. To
        /// the drag: the card around takes over at the lowest place of the card within.
        case passedOn
        /// The scroll view at this depth changed during a drag, and had to move.
        case clamped(depth: Int)
        /// Content coasted to its edge and passed the card this velocity, in points per second.
        case coasted(velocity: CGFloat)
        /// The finger lifted, with this velocity in points per second.
        case lifted(velocity: CGFloat)
        case cancelled

        /// Whether the reason is a refusal that is not asked for again in the same place.
        var isDenial: Bool {
            switch self {
            case .vetoed, .yielded: true
            case .caught, .excluded, .outsideCone, .wrongWay, .opensAtEdge, .opens, .refused, .allowed, .passesRest,
                .backAtRest, .passedOn, .clamped, .coasted, .lifted, .cancelled:
                false
            }
        }
    }
}

extension Arbitration.Reason {
    /// Whether the decision was at the end of the touch, or later.
    fileprivate var isEnd: Bool {
        switch self {
        case .lifted, .cancelled, .coasted, .vetoed(.release, _): true
        case .caught, .excluded, .yielded, .outsideCone, .wrongWay, .opensAtEdge, .opens, .refused, .vetoed, .allowed,
            .passesRest, .backAtRest, .passedOn, .clamped:
            false
        }
    }
}

extension Arbitration.Decision {
    /// The number of the reason, for a release build that logs decisions without GestureArbiterDiagnostics. The article
    /// "Why did it do that?" lists the numbers; a number keeps its meaning.
    public var code: Int {
        switch reason {
        case .caught: 1
        case .excluded: 2
        case .yielded: 3
        case .outsideCone: 4
        case .wrongWay: 5
        case .opensAtEdge: 6
        case .opens: 7
        case .refused: 8
        case .vetoed: 9
        case .allowed: 10
        case .passesRest: 11
        case .backAtRest: 12
        case .passedOn: 13
        case .clamped: 14
        case .coasted: 15
        case .lifted: 16
        case .cancelled: 17
        }
    }
}

extension CGFloat {
    /// The number without decimals. Prints any number.
    package var whole: String { Int64(exactly: Double(self).rounded()).map(String.init) ?? "\(self)" }
}
