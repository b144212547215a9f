import Foundation

extension Motion {
    /// The last positions of a finger along one axis, and the velocity that they amount to when it lifts.
    ///
    /// It holds four samples in place: appending allocates nothing.
    ///
    /// Source: the weights are those reverse-engineered from UIScrollView's fling.
    package struct VelocitySamples: Equatable, Sendable {
        private var first = Sample()
        private var second = Sample()
        private var third = Sample()
        private var last = Sample()
        private var count = 0
        /// When the finger was last somewhere else than before. A finger may lie still and still be sampled.
        private var lastChange: TimeInterval = 0

        /// No samples: no velocity.
        package init() {}

        /// Takes in that the finger was at `position` points at `time` seconds.
        ///
        /// Of two samples at one time the later counts. Time that runs back starts over; what is not finite is passed by.
        package mutating func append(_ position: CGFloat, at time: TimeInterval) {
            guard position.isFinite, time.isFinite else { return }
            if count > 0, time < last.time { self = VelocitySamples() }
            if count == 0 || position != last.position { lastChange = time }
            if count == 0 || time > last.time { shift() }
            last = Sample(position: Double(position), time: time)
        }

        /// The velocity of a finger that lifts at `time` seconds: of the last three steps the older ones count more,
        /// because the last is spoiled by the lifting. 0 after a pause of 40 ms: a finger
        /// that lay still throws nothing. Points per second, always finite.
        ///
        /// With fewer steps, the weights of those that there are, scaled up to a sum of 1.
        package func velocity(atLift time: TimeInterval) -> CGFloat {
            // Rounded to the microsecond: 0.100 − 0.060 is a hair under 0.04 in binary and a pause all the same.
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

        private struct Sample: Equatable, Sendable {
            var position = 0.0
            var time = 0.0

            func velocity(since earlier: Sample) -> Double {
                (position - earlier.position) / (time - earlier.time)
            }
        }
    }
}
