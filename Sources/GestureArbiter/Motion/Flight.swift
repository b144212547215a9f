import Foundation

extension Motion {
    /// A solved motion. Places are points from rest; times are seconds on the display's clock.
    package struct Flight: Sendable {
        package private(set) var end: TimeInterval
        private var start: TimeInterval
        /// The place from which the course counts: a spring's target, or a departure's start.
        private var origin: CGFloat
        private let course: Course

        private enum Course: Sendable {
            case spring(Spring, from: CGFloat, velocity: CGFloat)
            case departure(Departure, on: CardLine.Side)
            /// Like content that coasts, with the logarithm of its velocity's change, per second.
            case coast(velocity: CGFloat, rate: CGFloat)
        }

        /// Content that takes over less velocity, in points per second, would only creep. A guess.
        private static let leastVelocityLeft: CGFloat = 300

        /// An invisible displacement, in points.
        private static let tolerance: CGFloat = 0.1

        /// Creates a flight by a spring; out of sight on `side`, by a departure. If the finger moved the other way, the
        /// spring turns round sooner than a departure.
        package init(
            to target: CGFloat, from place: CGFloat, velocity: CGFloat, on spring: Spring, at start: TimeInterval,
            leavingOn side: CardLine.Side? = nil
        ) {
            self.start = start
            let displacement = place - target
            if let side, side.counted(velocity) >= 0 {
                let way = side.counted(0 - displacement)
                let departure = Departure(over: way, velocity: side.counted(velocity), timedBy: spring)
                (origin, course, end) = (place, .departure(departure, on: side), start + departure.duration)
            } else {
                (origin, course) = (target, .spring(spring, from: displacement, velocity: velocity))
                end = start + spring.settlingTime(from: displacement, velocity: velocity, within: Self.tolerance)
            }
        }

        /// Creates a flight that coasts to `target` and has velocity left there; nil if it would be too little.
        init?(coastingTo target: CGFloat, from place: CGFloat, velocity: CGFloat, rate: CGFloat) {
            let left = velocity + rate * (target - place)
            guard rate < 0, left.isFinite, left * velocity > 0, abs(left) > Self.leastVelocityLeft,
                (target - place) * velocity > 0
            else { return nil }
            (start, origin, course) = (0, place, .coast(velocity: velocity, rate: rate))
            end = TimeInterval(log(left / velocity) / rate)
        }

        /// The velocity at the end of a coast; nil for other courses.
        var velocityLeft: CGFloat? {
            if case .coast(let velocity, let rate) = course { velocity * exp(rate * CGFloat(end - start)) } else { nil }
        }

        package func beginning(notBefore time: TimeInterval) -> Flight {
            guard time > start else { return self }
            var flight = self
            (flight.start, flight.end) = (time, end + time - start)
            return flight
        }

        package mutating func shift(by distance: CGFloat) { origin += distance }

        /// The place at `time`, and the velocity, in points per second.
        package func placeAndVelocity(at time: TimeInterval) -> (place: CGFloat, velocity: CGFloat) {
            switch course {
            case .spring(let spring, let displacement, let velocity):
                let now = spring.positionAndVelocity(after: time - start, from: displacement, velocity: velocity)
                return (origin + now.position, now.velocity)
            case .coast(let velocity, let rate):
                let left = exp(rate * CGFloat(max(time - start, 0)))
                return (origin + velocity * (left - 1) / rate, velocity * left)
            case .departure(let departure, let side):
                let (way, velocity) = (departure.position(after: time - start), departure.velocity(after: time - start))
                return (origin + side.counted(way), side.counted(velocity))
            }
        }
    }
}
