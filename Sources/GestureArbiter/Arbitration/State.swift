import Foundation

extension Arbitration {
    /// Everything that the engine is in the middle of.
    enum State: Hashable, Sendable {
        /// No finger, and nothing moves.
        case idle
        /// A finger is down and has not been given to anyone.
        case undecided(Undecided)
        /// A scroll view of the chain has the touch, and the drag may still come.
        case scrolling(Scrolling)
        /// The drag has the touch.
        case dragging(Dragging)
        /// A question is out.
        case asking(Question)
        /// This touch is not ours, until it lifts: a scroll view of the chain has it for good, or nobody.
        case refused(depth: Int?)
        /// The finger is gone and what was dragged moves by itself.
        case settling
    }

    struct Undecided: Hashable, Sendable {
        var along: CGFloat = 0
        var across: CGFloat = 0
        /// The slop is behind; the condition said "not yet".
        var isWaiting = false
    }

    struct Scrolling: Hashable, Sendable {
        var depth: Int
        /// The drag has begun in this touch and is suspended at rest.
        var isDragOpen = false
        /// What became of the drag's claim since the content was last away from the edge.
        var claim = Claim.none

        enum Claim: Hashable, Sendable { case none, refused, denied }
    }

    struct Dragging: Hashable, Sendable {
        /// Where the finger holds the card, in points from rest; what shows may be less.
        var pull: CGFloat
        /// Nil where the touch began as a drag, or caught the card.
        var handoff: HandoffWatch?
        /// How far beyond rest it was caught where nothing may show there: it goes no further, and back without a jump.
        var floor: CGFloat = 0
    }

    enum Question: Hashable, Sendable {
        /// Has something else a better claim, before the drag begins?
        case claim(Undecided, surplus: CGFloat)
        /// Has something else a better claim, before scrolling goes over into the drag?
        case claimAtHandoff(Scrolling, surplus: CGFloat)
        /// May the drag begin, with this much movement to start from?
        case begin(surplus: CGFloat)
        /// May scrolling go over into the drag?
        case handoff(Scrolling, surplus: CGFloat)
        /// May the card be let go?
        case release(Dragging, velocity: CGFloat)

        var stage: Stages {
            switch self {
            case .claim, .claimAtHandoff: .claim
            case .begin: .begin
            case .handoff: .handoff
            case .release: .release
            }
        }

        var owner: Owner {
            switch self {
            case .claim, .begin: .undecided
            case .claimAtHandoff(let scrolling, _), .handoff(let scrolling, _): .scroll(depth: scrolling.depth)
            case .release: .drag
            }
        }
    }
}

extension Arbitration.Event {
    /// Whether the event ends the wait for the answer to `question`. A touch-down does only after the lift: before it,
    /// it is a further finger.
    func overtakes(_ question: Arbitration.Question) -> Bool {
        switch self {
        case .move, .up: true
        case .down: question.stage == .release
        case .cancel, .geometry, .flags, .overruled, .answer, .coasted, .settled: false
        }
    }
}
