import Foundation

extension Arbitration {
    /// The engine's wishes after an event. Of fixed size; most events want little of it.
    public struct Actions: Equatable, Sendable {
        /// The fate of the recognizer that this touch drives.
        public enum Recognizer: Equatable, Sendable {
            /// Takes the touch: its gesture begins.
            case begins
            /// Leaves this touch to the others.
            case fails
        }

        /// The news for the client.
        public enum Drag: Equatable, Sendable {
            /// Begins, at this translation.
            case began(CGFloat)
            /// Is now at this translation.
            case moved(CGFloat)
            /// Is let go.
            case ended(Release)
            /// Is taken away: the card goes back.
            case cancelled
        }

        /// The recognizer's next step; nil: nothing new.
        public var recognizer: Recognizer?
        /// The news for the client; nil: none.
        public var drag: Drag?
        /// True to hold the chain at ``Arbitration/heldOffset(at:)``, false to let go; nil: as before.
        public var holds: Bool?
        /// One write of the chain's offsets at the moment of letting go, so that the boundary event shows exactly.
        public var placesContent = false
        /// One question, to be answered before the next event; nil: none.
        public var question: Questions?
        /// The card may bounce by this velocity, in points per second along the direction: momentum of the content.
        public var bounce: CGFloat?
        /// The account of this event's movement.
        public var ledger = Ledger()

        /// Nothing is to be done.
        public init() {}
    }

    /// The end of a drag that was let go.
    public struct Release: Equatable, Sendable {
        /// Points from rest along the direction, as shown.
        public var translation: CGFloat
        /// Points per second along the direction, as the finger had it at lift; 0 after a pause of 40 ms or more,
        /// and 0 where the finger was scrolling when it lifted.
        public var velocity: CGFloat
        /// The finger's way since scrolling handed the card over to it, along the direction; nil: it did not scroll
        /// before it dragged, or scrolls now. Velocity alone should not always dismiss.
        public var sinceHandoff: ReleaseRule.SinceHandoff?
        /// The client refused to let the card go.
        public var isRefused: Bool

        /// A release at `translation` with `velocity`, both along the direction.
        public init(
            translation: CGFloat, velocity: CGFloat, sinceHandoff: ReleaseRule.SinceHandoff? = nil,
            isRefused: Bool = false
        ) {
            self.translation = translation
            self.velocity = velocity
            self.sinceHandoff = sinceHandoff
            self.isRefused = isRefused
        }

        /// The initial velocity of a spring over `distance`: a share of the way per second, positive toward the target,
        /// as `UISpringTimingParameters` and `CASpringAnimation` take it.
        ///
        ///     Arbitration.Release(translation: 500, velocity: 100).initialVelocity(over: 200)  // 0.5
        ///
        /// UIKit's own examples divide the velocity by the way, which is no number at the target and a leap close to it.
        /// Here it is 0 at the target, and never more than 30.
        ///
        /// - Parameter distance: From where the drag was let go to its target, in points along the direction.
        public func initialVelocity(over distance: CGFloat) -> CGFloat {
            guard distance != 0, !distance.isNaN, velocity.isFinite else { return 0 }
            return min(max(velocity / distance, -30), 30)
        }
    }

    /// The account of one event's movement, in points along the direction. The parts add up to `movement`.
    public struct Ledger: Equatable, Sendable {
        /// The finger's movement.
        public var movement: CGFloat = 0
        /// Swallowed before the touch was anyone's.
        public var slop: CGFloat = 0
        /// The card's movement.
        public var dragged: CGFloat = 0
        /// The content's movement under the finger.
        public var scrolled: CGFloat = 0
        /// Taken up by a rubber band: pulled, but not shown. Negative where a band lets go.
        public var banded: CGFloat = 0
        /// Nobody may take it.
        public var discarded: CGFloat = 0
        /// Content that moved by itself, against the account: `scrolled` has it, the finger did not make it.
        public var external: CGFloat = 0

        /// An account without an entry.
        public init() {}

        /// The rest that the parts miss of the movement: 0, but for rounding.
        public var residual: CGFloat { movement - (slop + dragged + scrolled + banded + discarded + external) }
    }
}

extension ReleaseRule.Release {
    /// A drag that was let go, of a card that leaves at `distance` points from rest along the direction.
    public init(_ drag: Arbitration.Release, distance: CGFloat) {
        self.init(
            translation: drag.translation, distance: distance, velocity: drag.velocity,
            sinceHandoff: drag.sinceHandoff, isRefused: drag.isRefused)
    }
}

extension Arbitration.Ledger {
    /// Part by part.
    public static func + (one: Self, other: Self) -> Self {
        var sum = one
        sum.movement += other.movement
        sum.slop += other.slop
        sum.dragged += other.dragged
        sum.scrolled += other.scrolled
        sum.banded += other.banded
        sum.discarded += other.discarded
        sum.external += other.external
        return sum
    }
}

/// A movement both ways is counted one way while it is decided, and told as the policy's direction counts it.
extension Arbitration.Actions {
    /// Counted the other way.
    mutating func turn() {
        drag = drag.map(\.turned)
        bounce = bounce.map { -$0 }
        ledger.turn()
    }
}

extension Arbitration.Actions.Drag {
    fileprivate var turned: Self {
        switch self {
        case .began(let place): .began(0 - place)
        case .moved(let place): .moved(0 - place)
        case .ended(let release): .ended(release.turned)
        case .cancelled: .cancelled
        }
    }
}

extension Arbitration.Release {
    /// Counted the other way.
    package var turned: Self {
        Self(
            translation: 0 - translation, velocity: 0 - velocity, sinceHandoff: sinceHandoff?.turned,
            isRefused: isRefused)
    }
}

extension Arbitration.Ledger {
    mutating func turn() {
        (movement, slop, dragged) = (0 - movement, 0 - slop, 0 - dragged)
        (scrolled, banded) = (0 - scrolled, 0 - banded)
        (discarded, external) = (0 - discarded, 0 - external)
    }
}
