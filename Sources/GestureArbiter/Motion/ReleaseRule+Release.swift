import Foundation

extension ReleaseRule {
    /// What is known when the finger lets go, along the axis of the drag.
    public struct Release: Hashable, Sendable {
        /// How far the card is from rest, in points.
        public var translation: CGFloat
        /// How far the end is from rest, in points. Its sign is the direction in which the card leaves; the other
        /// numbers are counted in the same coordinates.
        public var distance: CGFloat
        /// Points per second.
        public var velocity: CGFloat
        /// What the finger has done since scrolling handed the card over to it; nil: it did not scroll before it dragged.
        public var sinceHandoff: SinceHandoff?
        /// The client refused to let the card go: it goes back, whatever the numbers.
        public var isRefused: Bool

        /// A card let go at `translation`, with its end at `distance`.
        public init(
            translation: CGFloat, distance: CGFloat, velocity: CGFloat, sinceHandoff: SinceHandoff? = nil,
            isRefused: Bool = false
        ) {
            self.translation = translation
            self.distance = distance
            self.velocity = velocity
            self.sinceHandoff = sinceHandoff
            self.isRefused = isRefused
        }

        /// The same with the end in the positive direction.
        var alongDistance: Release {
            guard distance < 0 else { return self }
            return Release(
                translation: -translation, distance: -distance, velocity: -velocity,
                sinceHandoff: sinceHandoff.map {
                    SinceHandoff(time: $0.time, distance: -$0.distance, slowest: -$0.slowest)
                },
                isRefused: isRefused)
        }
    }

    /// What a finger that scrolled has done since the card was handed over to it.
    ///
    /// A fling that scrolls a list to its top is meant for the list: for 0.1 s after the hand-over no velocity sends the
    /// card away. From 0.15 s and 44 pt on velocity counts as on any card. Between, it does once the finger has been no
    /// faster than the rule's threshold (by ``ReleaseRule/projection(_:progress:leastDistance:)``: than would have carried
    /// the card away from rest), or has turned: what it did after that it did to the card. So what counts once, counts
    /// for as long as the finger has the card.
    public struct SinceHandoff: Hashable, Sendable {
        /// Seconds.
        public var time: TimeInterval
        /// How far the finger has pulled the card since, at most, in points.
        public var distance: CGFloat
        /// The least velocity that the finger has had since, in points per second: 0 where it lay still, negative where
        /// it turned.
        public var slowest: CGFloat

        /// A finger that has pulled `distance` points in `time` seconds since the hand-over, and never slower than
        /// `slowest` points per second.
        public init(time: TimeInterval, distance: CGFloat, slowest: CGFloat) {
            self.time = time
            self.distance = distance
            self.slowest = slowest
        }

        /// Whether the velocity of this finger is meant for the card, where alone `fling` points per second would do.
        func isInHand(fling: CGFloat) -> Bool {
            // To the microsecond: 0.25 − 0.1 is a hair under 0.15 in binary, and as long all the same.
            let time = time + 1e-6
            guard time >= 0.1 else { return false }
            return slowest <= fling || time >= 0.15 && distance >= 44
        }
    }
}
