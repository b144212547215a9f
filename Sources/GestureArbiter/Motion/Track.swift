import Foundation

/// A number on the screen that stands still or moves by itself. A new course begins where the former shows, in the first
/// display-link frame: from the release, the first step would cover two frames.
struct Track: Sendable {
    private(set) var value: CGFloat
    /// The velocity in the last shown frame, per second.
    private(set) var velocity: CGFloat = 0
    private var course = Course.still

    private enum Course: Sendable {
        case still
        /// Under a finger, at this distance from the finger.
        case held(CGFloat)
        case flying(Motion.Flight, to: CGFloat, on: Motion.Spring, hasBegun: Bool)
        /// With its velocity, until other tracks arrive. The value is that of `since`; nil before the first frame.
        case coasting(since: TimeInterval?)
    }

    init(_ value: CGFloat) { self.value = value }

    var moves: Bool {
        switch course {
        case .still, .held: false
        case .flying, .coasting: true
        }
    }
    var isHeld: Bool { if case .held = course { true } else { false } }
    /// Where the number comes to rest.
    var end: CGFloat { if case .flying(_, let end, _, _) = course { end } else { value } }
    /// The end of the course, on the display's clock; 0 without one, or if it lasts as long as the others'.
    var over: TimeInterval { if case .flying(let flight, _, _, _) = course { flight.end } else { 0 } }

    // MARK: - A new course

    /// Stands still: at `value` if that is a number, or where it shows.
    mutating func hold(at value: CGFloat? = nil) {
        if let value, value.isFinite { self.value = value }
        (course, velocity) = (.still, 0)
    }

    /// Follows a finger, at the distance from which the finger took it.
    mutating func follow(_ finger: CGFloat) {
        guard finger.isFinite else { return }
        let distance = if case .held(let distance) = course { distance } else { value - finger }
        (value, velocity, course) = (finger + distance, 0, .held(distance))
    }

    /// Shows elsewhere at once, and stands still there, or is held there.
    mutating func leap(by distance: CGFloat) {
        value += distance
        velocity = 0
        if case .held(let former) = course { course = .held(former + distance) } else { course = .still }
    }

    /// Stands still, with the velocity of the finger that lets it go.
    mutating func `let`(go velocity: CGFloat) { (course, self.velocity) = (.still, velocity.isFinite ? velocity : 0) }

    /// - Parameter side: The side on which a card leaves, gaining speed evenly. Nil: by the spring.
    mutating func fly(
        to end: CGFloat, velocity: CGFloat, on spring: Motion.Spring, leavingOn side: CardLine.Side? = nil
    ) {
        self.velocity = velocity
        let flight = Motion.Flight(to: end, from: value, velocity: velocity, on: spring, at: 0, leavingOn: side)
        course = .flying(flight, to: end, on: spring, hasBegun: false)
    }

    /// Coasts to `end`, where velocity is left over. Returns false if it is too little.
    mutating func coast(to end: CGFloat, velocity: CGFloat, rate: CGFloat, on spring: Motion.Spring) -> Bool {
        guard let flight = Motion.Flight(coastingTo: end, from: value, velocity: velocity, rate: rate) else {
            return false
        }
        self.velocity = velocity
        course = .flying(flight, to: end, on: spring, hasBegun: false)
        return true
    }

    /// The velocity that is left over at the end of a course, which lies before `time`; nil: none.
    func velocityLeft(at time: TimeInterval) -> CGFloat? {
        guard case .flying(let flight, _, _, _) = course, time >= flight.end else { return nil }
        return flight.velocityLeft
    }

    /// Flies with its velocity, unless it is there.
    mutating func come(to end: CGFloat, on spring: Motion.Spring) {
        value == end && velocity == 0 ? hold() : fly(to: end, velocity: velocity, on: spring)
    }

    mutating func coast() { course = velocity == 0 ? .still : .coasting(since: nil) }

    /// Moves all places, of a course as well.
    mutating func shift(by distance: CGFloat) {
        value += distance
        guard case .flying(var flight, let end, let spring, let hasBegun) = course else { return }
        flight.shift(by: distance)
        course = .flying(flight, to: end + distance, on: spring, hasBegun: hasBegun)
    }

    // MARK: - A frame

    mutating func begin(at time: TimeInterval) {
        switch course {
        case .flying(let flight, let end, let spring, hasBegun: false):
            course = .flying(flight.beginning(notBefore: time), to: end, on: spring, hasBegun: true)
        case .coasting(since: nil): course = .coasting(since: time)
        case .still, .held, .flying, .coasting: break
        }
    }

    mutating func advance(to time: TimeInterval) {
        switch course {
        case .still, .held: break
        case .flying(let flight, _, _, _): (value, velocity) = flight.placeAndVelocity(at: time)
        case .coasting(let last):
            value += velocity * CGFloat(max(time - (last ?? time), 0))
            course = .coasting(since: time)
        }
    }

    /// Whether a number that leaves, a frame before at `former`, is out of sight: it passes its end, either way.
    func isOut(from former: CGFloat) -> Bool {
        guard case .flying(_, let end, _, _) = course else { return false }
        let way: CGFloat = end < 0 ? -1 : 1
        return value * way >= end * way ? velocity * way >= 0 : former * way > end * way
    }

    /// Whether the number stays within `radius` of its end from now on.
    func staysWithin(_ radius: CGFloat) -> Bool {
        guard case .flying(_, let end, let spring, _) = course else { return true }
        let (way, swing) = (abs(value - end), abs(velocity) / spring.angularFrequency)
        guard way < radius, spring.dampingRatio >= 1, (value - end) * velocity <= 0 else {
            // Its farthest place is at most that of the same movement without damping.
            return way * way + swing * swing < radius * radius
        }
        // It only approaches, or passes its end by at most what its speed is too great for.
        return swing - way < radius
    }
}
