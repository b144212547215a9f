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
        course.flight = flight.shifted(by: distance)
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
