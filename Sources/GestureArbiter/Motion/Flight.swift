import Foundation

extension Motion {
    /// A solved motion. Places are points from rest along the way out; times are seconds on the display's clock.
    package struct Flight: Sendable {
        package private(set) var end: TimeInterval
        private var start: TimeInterval
        private var course: Course

        private enum Course: Sendable {
            case spring(Spring, to: CGFloat, from: CGFloat, velocity: CGFloat)
            case departure(Departure, from: CGFloat)
        }

        /// An invisible displacement, in points.
        private static let tolerance: CGFloat = 0.1

        package init(
            to target: CGFloat, from place: CGFloat, velocity: CGFloat, on spring: Spring, at start: TimeInterval
        ) {
            let displacement = place - target
            self.init(
                .spring(spring, to: target, from: displacement, velocity: velocity),
                for: spring.settlingTime(from: displacement, velocity: velocity, within: Self.tolerance), at: start)
        }

        /// Creates a flight out of sight by a departure or, if the finger moved the other way, by the spring, which
        /// turns round sooner.
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

        package func beginning(notBefore time: TimeInterval) -> Flight {
            guard time > start else { return self }
            var flight = self
            (flight.start, flight.end) = (time, end + time - start)
            return flight
        }

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
