import Foundation

extension Motion {
    /// A finger's last four positions along one axis, and its velocity at the lift. Appending allocates nothing.
    /// Source: the weights are reverse-engineered from UIScrollView's fling.
    package struct VelocitySamples: Sendable {
        private var first = Sample()
        private var second = Sample()
        private var third = Sample()
        private var last = Sample()
        private var count = 0
        /// The time of the last change of position. A resting finger may still be sampled.
        private var lastChange: TimeInterval = 0

        package init() {}

        /// Adds a position, in points, at a time in seconds. Of two samples with one time the later counts. A time that
        /// runs back starts over; values that are not finite are ignored.
        package mutating func append(_ position: CGFloat, at time: TimeInterval) {
            guard position.isFinite, time.isFinite else { return }
            if count > 0, time < last.time { self = VelocitySamples() }
            if count == 0 || position != last.position { lastChange = time }
            if count == 0 || time > last.time { shift() }
            last = Sample(position: Double(position), time: time)
        }

        /// Returns the velocity of a finger that lifts at `time` seconds, in points per second, always finite; 0 after
        /// a pause of 40 ms. Of the last three steps the older ones count more, because lifting distorts the last. With
        /// fewer steps, the weights are scaled to a sum of 1.
        package func velocity(atLift time: TimeInterval) -> CGFloat {
            // Rounds to the microsecond: in binary, 0.100 − 0.060 is slightly less than 0.04.
            let isPause = time - lastChange >= 0.04 - 1e-6
            return isPause || !weighted.isFinite ? 0 : CGFloat(weighted)
        }

        private var weighted: Double {
            switch count {
            case 0, 1: 0
            case 2: last.velocity(since: third)
            case 3: (0.35 * third.velocity(since: second) + 0.05 * last.velocity(since: third)) / 0.4
            default:
                0.6 * second.velocity(since: first) + 0.35 * third.velocity(since: second)
                    + 0.05 * last.velocity(since: third)
            }
        }

        private mutating func shift() {
            (first, second, third) = (second, third, last)
            count = min(count + 1, 4)
        }

        private struct Sample: Sendable {
            var position = 0.0
            var time = 0.0

            func velocity(since earlier: Sample) -> Double { (position - earlier.position) / (time - earlier.time) }
        }
    }
}
