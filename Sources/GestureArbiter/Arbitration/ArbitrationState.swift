import Foundation

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
        var claimOfOtherSide = Claim.none

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
        /// May the drag begin? First, as a claim: does something else have a better claim?
        case begin(Undecided, surplus: CGFloat, isClaim: Bool)
        /// May scrolling hand over to the drag? First, as a claim: does something else have a better claim?
        case handoff(Scrolling, surplus: CGFloat, isClaim: Bool)
        /// May the card leave?
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
