import Foundation

/// A card's motion by itself, and where it ends.
///
/// The motion begins with its first frame: the frame in which a finger lets go is on the screen still, and counted in, the
/// first frame would show two frames' way at once.
struct CardMove: Sendable {
    private(set) var end: CGFloat
    /// In points per second; of the frame that was shown last.
    private(set) var velocity: CGFloat
    private var flight: Motion.Flight
    private var hasBegun = false
    private let side: CardLine.Side
    /// The spring's angular frequency, in radians per second.
    private let stiffness: Double

    /// - Parameters:
    ///   - flight: The motion, begun at 0, as `side` counts it.
    ///   - end: Where it ends, on the line of both sides.
    ///   - velocity: The velocity with which it begins, on that line.
    init(
        _ flight: Motion.Flight, to end: CGFloat, velocity: CGFloat, stiffness: Double,
        on side: CardLine.Side = .first
    ) {
        (self.flight, self.end, self.velocity, self.stiffness, self.side) = (flight, end, velocity, stiffness, side)
    }

    /// Where the card is in the frame that is seen from `next` on; nil where the motion is over by then, and so is what moves
    /// beside it.
    mutating func advance(
        from shown: TimeInterval, to next: TimeInterval, with companionEnd: TimeInterval
    ) -> CGFloat? {
        if !hasBegun { (flight, hasBegun) = (flight.beginning(notBefore: min(shown, next)), true) }
        guard next < max(flight.end, companionEnd) else { return nil }
        let now = flight.placeAndVelocity(at: next)
        velocity = side.counted(now.velocity)
        return side.counted(now.place)
    }

    /// The same motion, with all its places `distance` points farther.
    func shifted(by distance: CGFloat) -> CardMove {
        var course = self
        course.end += distance
        course.flight = flight.shifted(by: side.counted(distance))
        return course
    }

    /// Whether nothing shows any more of a card at `place` that was at `former` a frame before: the card is beyond the end and
    /// goes on, or swings back over it.
    func isOut(at place: CGFloat, from former: CGFloat) -> Bool {
        let way: CGFloat = end < 0 ? -1 : 1
        return place * way >= end * way ? velocity * way >= 0 : former * way > end * way
    }

    /// Whether a card at `place` looks at rest: within a point of its end, and too slow to get farther from it, however
    /// little the spring is damped.
    func isAsGoodAsOver(at place: CGFloat) -> Bool {
        let (way, swing) = (Double(place - end), Double(velocity) / stiffness)
        return way * way + swing * swing < 1
    }
}
