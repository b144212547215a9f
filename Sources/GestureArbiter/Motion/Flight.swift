import Foundation

/// A card's motion without a finger. It starts at the first display-link frame: from the release, the first step would
/// cover two frames.
struct CardMove: Sendable {
    private(set) var end: CGFloat
    /// The velocity in the last shown frame, in points per second.
    private(set) var velocity: CGFloat
    private var flight: Motion.Flight
    private var hasBegun = false
    private let stiffness: Double

    /// - Parameter side: The side on which the card leaves, gaining speed evenly. Nil: the card moves by the spring.
    init(
        to end: CGFloat, from place: CGFloat, velocity: CGFloat, on spring: Motion.Spring,
        leavingOn side: CardLine.Side? = nil
    ) {
        (self.end, self.velocity, stiffness) = (end, velocity, spring.angularFrequency)
        flight = Motion.Flight(to: end, from: place, velocity: velocity, on: spring, at: 0, leavingOn: side)
    }

    /// Returns the card's place in the frame at `next`; nil once the motion and the companion's are over.
    mutating func advance(
        from shown: TimeInterval, to next: TimeInterval, with companionEnd: TimeInterval
    ) -> CGFloat? {
        if !hasBegun { (flight, hasBegun) = (flight.beginning(notBefore: min(shown, next)), true) }
        guard next < max(flight.end, companionEnd) else { return nil }
        let now = flight.placeAndVelocity(at: next)
        velocity = now.velocity
        return now.place
    }

    func shifted(by distance: CGFloat) -> CardMove {
        var course = self
        course.end += distance
        course.flight.shift(by: distance)
        return course
    }

    /// Whether a card at `place`, a frame before at `former`, is out of sight: it passes the end, either way.
    func isOut(at place: CGFloat, from former: CGFloat) -> Bool {
        let way: CGFloat = end < 0 ? -1 : 1
        return place * way >= end * way ? velocity * way >= 0 : former * way > end * way
    }

    /// Whether a card at `place` looks at rest: within a point of its end, and too slow to get farther away.
    func isAsGoodAsOver(at place: CGFloat) -> Bool {
        let (way, swing) = (Double(place - end), Double(velocity) / stiffness)
        return way * way + swing * swing < 1
    }
}

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
        }

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

        package func beginning(notBefore time: TimeInterval) -> Flight {
            guard time > start else { return self }
            var flight = self
            (flight.start, flight.end) = (time, end + time - start)
            return flight
        }

        mutating func shift(by distance: CGFloat) { origin += distance }

        /// The place at `time`, and the velocity, in points per second.
        package func placeAndVelocity(at time: TimeInterval) -> (place: CGFloat, velocity: CGFloat) {
            switch course {
            case .spring(let spring, let displacement, let velocity):
                let now = spring.positionAndVelocity(after: time - start, from: displacement, velocity: velocity)
                return (origin + now.position, now.velocity)
            case .departure(let departure, let side):
                let (way, velocity) = (departure.position(after: time - start), departure.velocity(after: time - start))
                return (origin + side.counted(way), side.counted(velocity))
            }
        }
    }
}
