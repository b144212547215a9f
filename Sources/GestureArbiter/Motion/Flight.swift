import Foundation

extension Motion {
    /// A motion after a release, solved: its place at any later time.
    ///
    /// Places are points from rest along the way out; times are seconds on the display's clock.
    package struct Flight: Sendable {
        /// The time at which the motion counts as over.
        package private(set) var end: TimeInterval
        private var start: TimeInterval
        private var course: Course

        private enum Course: Sendable {
            /// A spring to the target, from a displacement and with a velocity.
            case spring(Spring, to: CGFloat, from: CGFloat, velocity: CGFloat)
            /// A departure from the place of the release.
            case departure(Departure, from: CGFloat)
        }

        /// A displacement within a tenth of a point is not visible.
        private static let tolerance: CGFloat = 0.1

        /// Creates a flight by a spring to `target`.
        package init(
            to target: CGFloat, from place: CGFloat, velocity: CGFloat, on spring: Spring, at start: TimeInterval
        ) {
            let displacement = place - target
            self.init(
                .spring(spring, to: target, from: displacement, velocity: velocity),
                for: spring.settlingTime(from: displacement, velocity: velocity, within: Self.tolerance), at: start)
        }

        /// Creates a flight out of sight, `distance` from rest, after a finger's release: by a departure or, if the
        /// finger moved the other way, by the spring, which turns round sooner.
        package init(
            leavingFor distance: CGFloat, from place: CGFloat, velocity: CGFloat, timedBy spring: Spring,
            at start: TimeInterval
        ) {
            guard velocity >= 0 else {
                self.init(to: distance, from: place, velocity: velocity, on: spring, at: start)
                return
            }
            let departure = Departure(over: distance - place, velocity: velocity, timedBy: spring)
            self.init(.departure(departure, from: place), for: departure.duration, at: start)
        }

        private init(_ course: Course, for duration: TimeInterval, at start: TimeInterval) {
            (self.course, self.start, end) = (course, start, start + duration)
        }

        /// The same motion, beginning no earlier than `time`.
        package func beginning(notBefore time: TimeInterval) -> Flight {
            guard time > start else { return self }
            var flight = self
            (flight.start, flight.end) = (time, end + time - start)
            return flight
        }

        /// The same motion, with all places moved by `distance` points.
        package func shifted(by distance: CGFloat) -> Flight {
            var flight = self
            switch course {
            case .spring(let spring, let target, let displacement, let velocity):
                flight.course = .spring(spring, to: target + distance, from: displacement, velocity: velocity)
            case .departure(let departure, let place): flight.course = .departure(departure, from: place + distance)
            }
            return flight
        }

        /// The place at `time`, and the velocity, in points per second.
        package func placeAndVelocity(at time: TimeInterval) -> (place: CGFloat, velocity: CGFloat) {
            switch course {
            case .spring(let spring, let target, let displacement, let velocity):
                let now = spring.positionAndVelocity(after: time - start, from: displacement, velocity: velocity)
                return (target + now.position, now.velocity)
            case .departure(let departure, let place):
                return (place + departure.position(after: time - start), departure.velocity(after: time - start))
            }
        }
    }
}
