import Foundation

extension Arbitration {
    /// The one who moves.
    public enum Owner: Hashable, Sendable {
        /// The touch may still become anyone's.
        case undecided
        /// The scroll view at this depth of the chain, 0 the innermost.
        case scroll(depth: Int)
        /// The container: the finger drags it.
        case drag
        /// Not ours: neither the drag nor a scroll view of the chain, or the finger is gone.
        case nobody
    }

    /// One change of owner, or one refusal, and what made it.
    public struct Decision: Equatable, Sendable {
        /// Seconds since the touch came down.
        public var time: TimeInterval
        /// The owner before.
        public var from: Owner
        /// The owner from here on.
        public var to: Owner
        /// The reason, with its numbers.
        public var reason: Reason
        /// The policy's direction, and of both ways the one that was decided about: it names the edge in the text.
        public var direction: ArbitrationPolicy.Direction

        package init(
            time: TimeInterval, from: Owner, to: Owner, reason: Reason, direction: ArbitrationPolicy.Direction
        ) {
            (self.time, self.from, self.to, self.reason, self.direction) = (time, from, to, reason, direction)
        }
    }

    /// The reason of a decision, in the order in which the questions are asked.
    public enum Reason: Equatable, Sendable {
        /// The touch caught the card while it moved by itself, this far from rest, in points.
        case caught(at: CGFloat)
        /// An `unless` of the policy held.
        case excluded([ArbitrationPolicy.Evidence])
        /// Something else has a better claim to the touch.
        case yielded(to: String)
        /// The finger left the cone: degrees off the direction, and how many are allowed.
        case outsideCone(angle: CGFloat, limit: CGFloat)
        /// The finger moved against the direction, this far in points. Where nothing scrolls, the drag may begin when it turns.
        case wrongWay(CGFloat)
        /// The finger would open the card, which it may only where the content is at the edge: this far, in points.
        case opensAtEdge(room: CGFloat)
        /// The card rested at this place, in points from fully open, and the finger opens it.
        case opens(from: CGFloat)
        /// The condition did not hold.
        case refused([ArbitrationPolicy.Evidence])
        /// The client said no.
        case vetoed(Stage, reason: String)
        /// The condition held.
        case allowed([ArbitrationPolicy.Evidence])
        /// The card came to 0 in the finger's hand, and the condition holds for the other one of two ways.
        case passesRest([ArbitrationPolicy.Evidence])
        /// The card is back at rest, and the content has this much to scroll, in points.
        case backAtRest(room: CGFloat)
        /// The next scroll view out takes over where the one before came to its end.
        case passedOn
        /// The scroll view at this depth changed under a held finger, and its offset was clamped once.
        case clamped(depth: Int)
        /// Content coasted to its edge and left the card this velocity, in points per second.
        case coasted(velocity: CGFloat)
        /// The finger lifted, with this velocity in points per second.
        case lifted(velocity: CGFloat)
        /// The touch was taken away.
        case cancelled
    }
}

extension Arbitration.Reason {
    /// Somebody said no, who is not asked again in the same place.
    var isDenial: Bool {
        switch self {
        case .vetoed, .yielded: true
        case .caught, .excluded, .outsideCone, .wrongWay, .opensAtEdge, .opens, .refused, .allowed, .passesRest,
            .backAtRest, .passedOn, .clamped, .coasted, .lifted, .cancelled:
            false
        }
    }
}
