import Foundation

extension Arbitration {
    /// The engine's actions after an event.
    @_spi(Engine) public struct Actions: Sendable {
        /// The next step of the arbiter's recognizer.
        public enum Recognizer: Sendable {
            case begins
            /// The touch is left to others.
            case fails
        }

        /// An event of the drag for the client.
        public enum Drag: Equatable, Sendable {
            /// With the translation, in points from rest.
            case began(CGFloat)
            case moved(CGFloat)
            case ended(Release)
            /// The card goes back.
            case cancelled

            fileprivate var turned: Self {
                switch self {
                case .began(let place): .began(0 - place)
                case .moved(let place): .moved(0 - place)
                case .ended(let release): .ended(release.turned)
                case .cancelled: .cancelled
                }
            }
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
        /// The content's momentum by which the card may bounce, in points per second along the direction.
        public var bounce: CGFloat?
        public var ledger = Ledger()

        public init() {}

        /// Converts results on the second side of a two-way direction to the policy's direction, or back.
        mutating func turn() {
            drag = drag.map(\.turned)
            bounce = bounce.map { -$0 }
            ledger.turn()
        }
    }

    /// The end of a drag at the lift, along the axis of the drag.
    public struct Release: Equatable, Sendable {
        /// The visible translation, in points from rest.
        public var translation: CGFloat
        /// The distance from rest to the end, in points; 0 until the card's rule judges the release. Its sign is the
        /// direction in which the card leaves.
        public var distance: CGFloat
        /// The finger's velocity at the lift, in points per second along the direction; 0 after a pause of 40 ms, and
        /// for a finger that scrolled when it lifted.
        public var velocity: CGFloat
        /// The finger's movement since scrolling handed over to the card; nil if the finger did not scroll before it
        /// dragged, or scrolled when it lifted.
        public var sinceHandoff: ReleaseRule.SinceHandoff?
        /// True if the client refused to let the card leave: the card goes back.
        public var isRefused: Bool
        /// The client's ``Arbitration/Verdict/redirect(to:)``; nil: none.
        public var redirection: ReleaseRule.Target?

        /// Creates a release at `translation` with `velocity`, and with the end at `distance`.
        public init(
            translation: CGFloat, distance: CGFloat = 0, velocity: CGFloat,
            sinceHandoff: ReleaseRule.SinceHandoff? = nil, isRefused: Bool = false
        ) {
            (self.translation, self.distance, self.velocity) = (translation, distance, velocity)
            (self.sinceHandoff, self.isRefused) = (sinceHandoff, isRefused)
        }

        /// The same release, counted the other way.
        package var turned: Self {
            Self(
                translation: 0 - translation, distance: 0 - distance, velocity: 0 - velocity,
                sinceHandoff: sinceHandoff?.turned, isRefused: isRefused)
        }
        /// The same release, with the end in the positive direction.
        package var alongDistance: Self { distance < 0 ? turned : self }
    }

    /// The ledger of one event's movement, in points along the direction. The parts add up to `movement`.
    @_spi(Engine) public struct Ledger: Equatable, Sendable {
        public var movement: CGFloat = 0
        /// The movement within the slop, before the touch had an owner.
        public var slop: CGFloat = 0
        public var dragged: CGFloat = 0
        public var scrolled: CGFloat = 0
        /// The movement that a rubber band absorbed: pulled, but not visible. Negative if a band relaxes.
        public var banded: CGFloat = 0
        public var discarded: CGFloat = 0
        /// Content that moved without the finger; negative, since `scrolled` contains it.
        public var external: CGFloat = 0

        public init() {}

        /// The difference between the movement and its parts: 0, except for rounding.
        public var residual: CGFloat { movement - (slop + dragged + scrolled + banded + discarded + external) }
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

        fileprivate mutating func turn() { self = Self().adding(self, times: -1) }
    }
}
