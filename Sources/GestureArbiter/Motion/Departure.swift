import Foundation

extension Motion {
    /// The way out of sight of a card after its release. It begins with the finger's velocity, and gains speed evenly.
    ///
    ///     let departure = Motion.Departure(over: 589, velocity: 1200, within: 0.26)
    ///     departure.position(after: 0.1)      // points from where it was let go
    ///     departure.velocity(after: 0.1)      // points per second
    ///
    /// A spring, which pulls hardest at once, would tear the card from the finger. Here `s = v·t + a·t²/2` with the
    /// constant acceleration `a = 2·(d − v·T)/T²`, for a distance `d` and a time `T`. If the velocity is enough without
    /// acceleration, the card is out of sight sooner.
    @_spi(Engine) public struct Departure: Equatable, Sendable {
        /// The distance from the release to out of sight, in points; 0 or more.
        public let distance: CGFloat
        /// The velocity at release, in points per second; positive on the way out.
        public let velocity: CGFloat
        /// The acceleration, in points per second, per second; 0 or more.
        public let acceleration: CGFloat
        /// The seconds until the card is out of sight.
        public let duration: TimeInterval

        /// Creates a departure over `distance` points in at most `time` seconds. A negative velocity turns round
        /// within a quarter of `velocity` × `time`. A distance and a time that are negative, and numbers that are not
        /// finite, count as 0.
        public init(over distance: CGFloat, velocity: CGFloat, within time: TimeInterval) {
            let (way, speed) = (max(distance.finiteOrZero, 0), velocity.finiteOrZero)
            // Keeps the square of the time finite.
            let time = time.isFinite ? min(time, 1e100) : 0
            (self.distance, self.velocity) = (CGFloat(way), CGFloat(speed))
            if way == 0 || time < 1e-100 {
                (acceleration, duration) = (0, 0)
            } else if speed * time >= way {
                (acceleration, duration) = (0, way / speed)
            } else {
                (acceleration, duration) = (CGFloat(2 * (way - speed * time) / (time * time)), time)
            }
        }

        /// Creates a departure that takes no longer than `spring` takes to come within two points of the end; a spring
        /// without damping counts as one that does not overshoot.
        public init(over distance: CGFloat, velocity: CGFloat, timedBy spring: Spring) {
            let spring = spring.damping > 0 ? spring : spring.withoutOvershoot
            let time = spring.settlingTime(from: -distance, velocity: velocity, within: 2)
            self.init(over: distance, velocity: velocity, within: time)
        }

        /// Returns the distance covered after `time` seconds, in points; `distance` from the end on.
        public func position(after time: TimeInterval) -> CGFloat {
            guard time < duration else { return distance }
            let time = CGFloat(max(time, 0))
            return velocity * time + acceleration * time * time / 2
        }

        /// Returns the velocity after `time` seconds, in points per second; from the end on, the velocity at the end.
        public func velocity(after time: TimeInterval) -> CGFloat {
            guard time < duration else { return velocity + acceleration * CGFloat(duration) }
            return velocity + acceleration * CGFloat(max(time, 0))
        }
    }
}
