import Foundation

extension Arbitration {
    enum State: Sendable {
        case idle
        case undecided(Undecided)
        /// A scroll view of the chain has the touch, and the drag may still take it.
        case scrolling(Scrolling)
        case dragging(Dragging)
        case asking(Pending)
        /// A scroll view of the chain has the touch for good, or nobody.
        case refused(depth: Int?)
        /// The finger has lifted, and the card moves by itself.
        case settling
    }

    struct Undecided: Sendable {
        var along: CGFloat = 0
        var across: CGFloat = 0
        /// True if the finger has left the slop, and the condition answered "not yet".
        var isWaiting = false
        /// True if the finger has moved the wrong way, where nothing scrolls: it may turn.
        var isTurnedAway = false
        /// True if the card within has passed the finger on.
        var isPassedOn = false

        mutating func turn() { along = -along }
        var owner: Owner { isTurnedAway ? .nobody : .undecided }

        /// The angle of the movement off the direction, in degrees.
        var angle: CGFloat { atan2(abs(across), abs(along)) * 180 / .pi }
    }

    struct Scrolling: Sendable {
        var depth: Int
        /// True if the drag has begun in this touch and is suspended at rest.
        var isDragOpen = false
        /// The drag's claim since the content was last away from the edge.
        var claim = Claim.none
        /// The same at the edge from which a drag the other way comes.
        var claimOfOtherSide = Claim.none

        mutating func turn() { (claim, claimOfOtherSide) = (claimOfOtherSide, claim) }

        enum Claim: Equatable, Sendable { case none, refused, denied }
    }

    struct Dragging: Sendable {
        /// The finger's hold of the card, in points from fully open; the visible place may be less.
        var pull: CGFloat
        /// Nil if the touch did not scroll first.
        var handoff: HandoffWatch?
        /// The limits of the visible place without a rubber band: the card's ends, or where it was caught beyond them.
        var top: CGFloat
        var foot: CGFloat

        mutating func shift(by distance: CGFloat) {
            (pull, top, foot) = (pull + distance, top + distance, foot + distance)
            handoff?.shift(by: distance)
        }
    }

    /// Records a finger's movement since scrolling handed over to the card.
    struct HandoffWatch: Sendable {
        /// The time of the hand-over in seconds, on the clock of the events.
        private let start: TimeInterval
        private var origin: CGFloat
        private var movements = 0
        private var seen = ReleaseRule.SinceHandoff(time: 0, distance: 0, slowest: .infinity)

        init(at start: TimeInterval, origin: CGFloat) { (self.start, self.origin) = (start, origin) }

        mutating func note(pull: CGFloat, velocity: CGFloat, at time: TimeInterval) {
            seen.time = time - start
            seen.distance = max(seen.distance, pull - origin)
            // A velocity covers three movements, so the first ones include scrolling. A rest always counts.
            if movements >= 2 || velocity == 0 { seen.slowest = min(seen.slowest, velocity) }
            movements += 1
        }

        mutating func shift(by distance: CGFloat) { origin += distance }

        func told(lifting velocity: CGFloat) -> ReleaseRule.SinceHandoff {
            var told = seen
            told.slowest = min(told.slowest, velocity)
            return told
        }
    }

    /// A question that waits for its answer, and the movement that waits with it, in points.
    enum Pending: Sendable {
        /// The question whether something else has a better claim (`isClaim`) comes first, then the client's.
        case begin(Undecided, surplus: CGFloat, isClaim: Bool)
        case handoff(Scrolling, surplus: CGFloat, isClaim: Bool)
        case release(Dragging, velocity: CGFloat)

        var question: Questions {
            switch self {
            case .begin(_, _, isClaim: true), .handoff(_, _, isClaim: true): .claim
            case .begin: .begin
            case .handoff: .handoff
            case .release: .release
            }
        }

        var owner: Owner {
            switch self {
            case .begin(let undecided, _, _): undecided.owner
            case .handoff(let scrolling, _, _): .scroll(depth: scrolling.depth)
            case .release: .drag
            }
        }

        var surplus: CGFloat {
            switch self {
            case .begin(_, let surplus, _), .handoff(_, let surplus, _): surplus
            case .release: 0
            }
        }

        /// True if the drag has begun in this touch, and has not ended.
        var isDragOpen: Bool {
            switch self {
            case .begin: false
            case .handoff(let scrolling, _, _): scrolling.isDragOpen
            case .release: true
            }
        }
    }
}

// MARK: - The drag pulls the card beyond its ends

extension Arbitration {
    /// The card's resistance: converts a finger's pull to the visible place, both in points from fully open.
    struct Resistance {
        var ceiling: CGFloat
        var bottom: CGFloat
        var band: Motion.RubberBand?
        /// The pull beyond the ceiling that does not show, so that jitter does not change the owner. In points.
        var slack: CGFloat

        @inline(__always)
        func shown(_ dragging: Dragging) -> CGFloat {
            let pull = dragging.pull
            if pull < ceiling {
                let beyond = min(pull - ceiling + slack, 0)
                return band.map { ceiling + $0.stretch(for: beyond) } ?? max(ceiling + beyond, dragging.top)
            }
            guard pull > bottom else { return pull }
            return band.map { bottom + $0.stretch(for: pull - bottom) } ?? min(pull, dragging.foot)
        }

        func pull(showing place: CGFloat) -> CGFloat {
            let end = min(max(place, ceiling), bottom)
            guard place != end else { return place }
            let beyond = band?.distance(for: place - end) ?? place - end
            return end + beyond - (place < ceiling ? slack : 0)
        }
    }

    @inline(__always)
    var resistance: Resistance {
        let isBanded = policy.beyondRest == .resists && touch.dimension.isFinite && touch.dimension > 0
        return Resistance(
            ceiling: card.ceiling, bottom: card.bottom ?? .infinity,
            band: isBanded ? Motion.RubberBand(dimension: touch.dimension) : nil,
            slack: policy.handoff.contains(.toScroll) ? tolerance : 0)
    }
}
