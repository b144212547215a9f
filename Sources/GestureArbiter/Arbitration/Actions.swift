import Foundation

extension Arbitration {
    /// The engine's actions after an event. Of fixed size; most events use little of it.
    @_spi(Engine) public struct Actions: Equatable, Sendable {
        /// The next step of the recognizer that this touch drives.
        public enum Recognizer: Equatable, Sendable {
            /// The recognizer takes the touch: its gesture begins.
            case begins
            /// The recognizer leaves this touch to others.
            case fails
        }

        /// An event of the drag for the client.
        public enum Drag: Equatable, Sendable {
            /// The drag begins, at this translation.
            case began(CGFloat)
            /// The drag is now at this translation.
            case moved(CGFloat)
            /// The finger lifts.
            case ended(Release)
            /// The drag is cancelled: the card goes back.
            case cancelled
        }

        /// The recognizer's next step; nil: no change.
        public var recognizer: Recognizer?
        /// The drag's event for the client; nil: none.
        public var drag: Drag?
        /// True to hold the chain at ``Arbitration/heldOffset(at:)``, false to let go; nil: no change.
        public var holds: Bool?
        /// True to write the chain's offsets once when the hold ends.
        public var placesContent = false
        /// A question to answer before the next event; nil: none.
        public var question: Questions?
        /// The velocity by which the card may bounce, in points per second along the direction: the content's momentum.
        public var bounce: CGFloat?
        /// The ledger of this event's movement.
        public var ledger = Ledger()

        /// Creates empty actions.
        public init() {}
    }

    /// The end of a drag at the lift, along the axis of the drag.
    public struct Release: Equatable, Sendable {
        /// The visible translation, in points from rest.
        public var translation: CGFloat
        /// The distance from rest to the end, in points; 0 until the card's rule judges the release. Its sign is the
        /// direction in which the card leaves; the other numbers use the same coordinates.
        public var distance: CGFloat
        /// The finger's velocity at the lift, in points per second along the direction; 0 after a pause of 40 ms or
        /// more, and 0 if the finger was scrolling when it lifted.
        public var velocity: CGFloat
        /// The finger's movement since scrolling handed over to the card, along the direction; nil: the finger did not
        /// scroll before it dragged, or scrolls now.
        public var sinceHandoff: ReleaseRule.SinceHandoff?
        /// True if the client refused to let the card leave: the card goes back, whatever the numbers.
        public var isRefused: Bool
        /// The target of the client's ``Arbitration/Verdict/redirect(to:)``; nil: none.
        public var redirection: ReleaseRule.Target?

        /// Creates a release at `translation` with `velocity`, and with the end at `distance`.
        public init(
            translation: CGFloat, distance: CGFloat = 0, velocity: CGFloat,
            sinceHandoff: ReleaseRule.SinceHandoff? = nil, isRefused: Bool = false
        ) {
            (self.translation, self.distance, self.velocity) = (translation, distance, velocity)
            (self.sinceHandoff, self.isRefused) = (sinceHandoff, isRefused)
        }
    }

    /// The ledger of one event's movement, in points along the direction. The parts add up to `movement`.
    @_spi(Engine) public struct Ledger: Equatable, Sendable {
        /// The finger's movement.
        public var movement: CGFloat = 0
        /// The movement within the slop, before the touch had an owner.
        public var slop: CGFloat = 0
        /// The card's movement.
        public var dragged: CGFloat = 0
        /// The content's movement under the finger.
        public var scrolled: CGFloat = 0
        /// The movement that a rubber band absorbed: pulled, but not visible. Negative if a band relaxes.
        public var banded: CGFloat = 0
        /// The movement that moved nothing.
        public var discarded: CGFloat = 0
        /// Content that moved without the finger, subtracted from the sum: `scrolled` contains it.
        public var external: CGFloat = 0

        /// Creates an empty ledger.
        public init() {}

        /// The part of the movement that the parts miss: 0, except for rounding.
        public var residual: CGFloat { movement - (slop + dragged + scrolled + banded + discarded + external) }
    }
}

extension Arbitration.Ledger {
    /// Adds two ledgers part by part.
    @_spi(Engine) public static func + (one: Self, other: Self) -> Self { one.adding(other, times: 1) }

    private func adding(_ other: Self, times factor: CGFloat) -> Self {
        var sum = self
        sum.movement += factor * other.movement
        sum.slop += factor * other.slop
        sum.dragged += factor * other.dragged
        sum.scrolled += factor * other.scrolled
        sum.banded += factor * other.banded
        sum.discarded += factor * other.discarded
        sum.external += factor * other.external
        return sum
    }

    /// Counts the other way.
    fileprivate mutating func turn() { self = Self().adding(self, times: -1) }
}

/// For a two-way direction, the engine counts movement along the drag's way, and converts the results to the policy's
/// direction.
extension Arbitration.Actions {
    /// Converts to the other way.
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
    /// The same release, counted the other way.
    package var turned: Self {
        Self(
            translation: 0 - translation, distance: 0 - distance, velocity: 0 - velocity,
            sinceHandoff: sinceHandoff?.turned, isRefused: isRefused)
    }
    /// The same release with the end in the positive direction.
    package var alongDistance: Self { distance < 0 ? turned : self }
}
