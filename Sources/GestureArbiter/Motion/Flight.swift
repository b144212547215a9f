import Foundation

extension Motion {
    /// The motion by itself of something that was let go, from a moment on, solved: where it is at any later one.
    ///
    /// Places are points from rest along the way out; times are seconds on the display's clock.
    package struct Flight: Equatable, Sendable {
        /// When it counts as over.
        package private(set) var end: TimeInterval
        private var start: TimeInterval
        private var course: Course

        private enum Course: Equatable, Sendable {
            /// To the target, from a displacement and with a velocity.
            case spring(Spring, to: CGFloat, from: CGFloat, velocity: CGFloat)
            /// From the place at which it was let go.
            case departure(Departure, from: CGFloat)
        }

        /// Within a tenth of a point nothing is left to see.
        private static let tolerance: CGFloat = 0.1

        /// By a spring to `target`.
        package init(
            to target: CGFloat, from place: CGFloat, velocity: CGFloat, on spring: Spring, at start: TimeInterval
        ) {
            let displacement = place - target
            self.init(
                .spring(spring, to: target, from: displacement, velocity: velocity),
                for: spring.settlingTime(from: displacement, velocity: velocity, within: Self.tolerance), at: start)
        }

        /// Out of sight, `distance` from rest, from where a finger has let it go: without leaping away from the finger, or,
        /// where the finger went the other way, by the spring, which turns it round sooner.
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

        /// Whether a finger has let it go to leave.
        package var isDeparture: Bool {
            switch course {
            case .spring: false
            case .departure: true
            }
        }

        /// The same motion, begun at `time` at the earliest.
        package func beginning(notBefore time: TimeInterval) -> Flight {
            guard time > start else { return self }
            var flight = self
            (flight.start, flight.end) = (time, end + time - start)
            return flight
        }

        /// The same motion, with all its places `distance` points farther.
        package func shifted(by distance: CGFloat) -> Flight {
            var flight = self
            switch course {
            case .spring(let spring, let target, let displacement, let velocity):
                flight.course = .spring(spring, to: target + distance, from: displacement, velocity: velocity)
            case .departure(let departure, let place): flight.course = .departure(departure, from: place + distance)
            }
            return flight
        }

        /// Where it is at `time`.
        package func place(at time: TimeInterval) -> CGFloat { placeAndVelocity(at: time).place }

        /// How fast it is at `time`, in points per second.
        package func velocity(at time: TimeInterval) -> CGFloat { placeAndVelocity(at: time).velocity }

        /// Where it is at `time`, and how fast, in points per second.
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
