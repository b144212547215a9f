import Foundation

extension Motion {
    /// The way out of sight of a card that a finger lets go: it begins with the finger's velocity, and gains speed evenly.
    ///
    ///     let departure = Motion.Departure(over: 589, velocity: 1200, within: 0.26)
    ///     departure.position(after: 0.1)      // points from where it was let go
    ///     departure.velocity(after: 0.1)      // points per second
    ///
    /// A spring pulls hardest at once, and a card that leaves by one leaps away from the finger. Here the acceleration is the
    /// same all the way: `s = v·t + a·t²/2` with `a = 2·(d − v·T)/T²`, for a distance `d` and a time `T`. No motion that begins
    /// with that velocity, and covers the distance in that time, does with less. Where the velocity alone is enough there is no
    /// acceleration, and the card is out of sight sooner. It ends while it moves: nothing of it is left to be seen.
    public struct Departure: Equatable, Sendable {
        /// From where the card is let go to where nothing of it shows, in points; 0 or more.
        public let distance: CGFloat
        /// The velocity at release, in points per second; positive on the way out.
        public let velocity: CGFloat
        /// Points per second, per second; 0 or more.
        public let acceleration: CGFloat
        /// Seconds until it is out of sight.
        public let duration: TimeInterval

        /// A departure that takes no longer than `time`.
        ///
        /// - Parameters:
        ///   - distance: From here to where nothing shows, in points; what is negative or not finite counts as 0.
        ///   - velocity: The velocity at release, in points per second; what is not finite counts as 0. A negative one is
        ///     turned round first, within a quarter of `velocity` × `time`.
        ///   - time: Seconds; 0 or more, and finite.
        public init(over distance: CGFloat, velocity: CGFloat, within time: TimeInterval) {
            precondition(
                time >= 0 && time.isFinite,
                "A departure within \(time) s never comes to its end. Give a finite time of 0 or more.")
            let (way, speed) = (max(distance.finiteOrZero, 0), velocity.finiteOrZero)
            // Its square is to be a number, too.
            let time = min(time, 1e100)
            (self.distance, self.velocity) = (CGFloat(way), CGFloat(speed))
            if way == 0 || time < 1e-100 {
                (acceleration, duration) = (0, 0)
            } else if speed * time >= way {
                (acceleration, duration) = (0, way / speed)
            } else {
                (acceleration, duration) = (CGFloat(2 * (way - speed * time) / (time * time)), time)
            }
        }

        /// A departure that takes no longer than `spring` would until all but the last two points are out of sight: it can
        /// stand in for the spring, and takes its time.
        ///
        /// - Parameters:
        ///   - distance: From here to where nothing shows, in points; what is negative or not finite counts as 0.
        ///   - velocity: The velocity at release, in points per second; what is not finite counts as 0.
        ///   - spring: One that is damped; without damping nothing says how long it takes.
        public init(over distance: CGFloat, velocity: CGFloat, timedBy spring: Spring) {
            let time = spring.settlingTime(from: -distance, velocity: velocity, within: 2)
            self.init(over: distance, velocity: velocity, within: time)
        }

        /// Returns the way made after `time` seconds, in points; at the end `distance`, and so after it.
        public func position(after time: TimeInterval) -> CGFloat {
            guard time < duration else { return distance }
            let time = CGFloat(max(time, 0))
            return velocity * time + acceleration * time * time / 2
        }

        /// Returns the velocity after `time` seconds, in points per second; after the end as at the end.
        public func velocity(after time: TimeInterval) -> CGFloat {
            guard time < duration else { return velocity + acceleration * CGFloat(duration) }
            return velocity + acceleration * CGFloat(max(time, 0))
        }
    }
}
