import Foundation

/// A card's motion without a finger, and its end.
///
/// The motion starts at the first display-link frame. If it started at the release, the first step would cover two
/// frames.
struct CardMove: Sendable {
    private(set) var end: CGFloat
    /// The velocity in the last shown frame, in points per second.
    private(set) var velocity: CGFloat
    private var flight: Motion.Flight
    private var hasBegun = false
    private let side: CardLine.Side
    /// The spring's angular frequency, in radians per second.
    private let stiffness: Double

    /// - Parameters:
    ///   - flight: The motion, begun at 0, in `side`'s count.
    ///   - end: The end of the motion, on the line of both sides.
    ///   - velocity: The initial velocity, on that line.
    init(
        _ flight: Motion.Flight, to end: CGFloat, velocity: CGFloat, stiffness: Double,
        on side: CardLine.Side = .first
    ) {
        (self.flight, self.end, self.velocity, self.stiffness, self.side) = (flight, end, velocity, stiffness, side)
    }

    /// Returns the card's place in the frame that shows from `next` on; nil if the motion, and the companion's, is over
    /// by then.
    mutating func advance(
        from shown: TimeInterval, to next: TimeInterval, with companionEnd: TimeInterval
    ) -> CGFloat? {
        if !hasBegun { (flight, hasBegun) = (flight.beginning(notBefore: min(shown, next)), true) }
        guard next < max(flight.end, companionEnd) else { return nil }
        let now = flight.placeAndVelocity(at: next)
        velocity = side.counted(now.velocity)
        return side.counted(now.place)
    }

    /// The same motion, with all places moved by `distance` points.
    func shifted(by distance: CGFloat) -> CardMove {
        var course = self
        course.end += distance
        course.flight = flight.shifted(by: side.counted(distance))
        return course
    }

    /// Whether a card at `place`, which was at `former` a frame before, is out of sight: it is beyond the end and moves
    /// on, or swings back over the end.
    func isOut(at place: CGFloat, from former: CGFloat) -> Bool {
        let way: CGFloat = end < 0 ? -1 : 1
        return place * way >= end * way ? velocity * way >= 0 : former * way > end * way
    }

    /// Whether a card at `place` looks at rest: within a point of its end, and too slow to get farther away, however
    /// little the spring is damped.
    func isAsGoodAsOver(at place: CGFloat) -> Bool {
        let (way, swing) = (Double(place - end), Double(velocity) / stiffness)
        return way * way + swing * swing < 1
    }
}
