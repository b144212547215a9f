@_spi(Cards) import Cards
import GestureArbiter
import UIKitShim

/// The card's offset perpendicular to its dismissal axis: by a finger, or toward a home that does not lie on the axis.
/// In points of the container; zero for a card that only slides. Each course begins where the previous one shows.
package struct CardDrift: Sendable {
    private enum Course: Sendable {
        case still
        case springing(to: CGPoint, x: Motion.Flight, y: Motion.Flight)
        /// With the finger's velocity, until the card is out of sight. The offset is that of `shown`.
        case coasting(shown: TimeInterval)
    }

    package private(set) var offset = CGPoint.zero
    private var course = Course.still
    /// In points per second.
    private var velocity = CGPoint.zero
    /// True until the first frame of the course.
    private var isNew = false

    package init() {}

    package mutating func hold(at offset: CGPoint? = nil) {
        if let offset, offset.x.isFinite, offset.y.isFinite { self.offset = offset }
        (course, velocity) = (.still, .zero)
    }

    /// Moves to `target` by a spring, with the current or the given velocity, in points per second.
    package mutating func spring(
        to target: CGPoint, velocity: CGPoint? = nil, on spring: Motion.Spring, at time: TimeInterval
    ) {
        let velocity = finite(velocity ?? self.velocity)
        (self.velocity, isNew) = (velocity, true)
        course = .springing(
            to: target, x: Motion.Flight(to: target.x, from: offset.x, velocity: velocity.x, on: spring, at: time),
            y: Motion.Flight(to: target.y, from: offset.y, velocity: velocity.y, on: spring, at: time))
    }

    /// Moves with the release velocity, for a card that leaves.
    package mutating func coast(velocity: CGPoint, at time: TimeInterval) {
        (self.velocity, course, isNew) = (finite(velocity), .coasting(shown: time), true)
    }

    /// Updates the offset to `time`. A new course begins at `shown`, until which the screen shows the previous state.
    package mutating func advance(to time: TimeInterval, from shown: TimeInterval) {
        let begins = isNew
        isNew = false
        switch course {
        case .still: break
        case .springing(let target, var x, var y):
            if begins {
                (x, y) = (x.beginning(notBefore: min(shown, time)), y.beginning(notBefore: min(shown, time)))
                course = .springing(to: target, x: x, y: y)
            }
            guard time < end else { return hold(at: target) }
            let (nowX, nowY) = (x.placeAndVelocity(at: time), y.placeAndVelocity(at: time))
            offset = CGPoint(x: nowX.place, y: nowY.place)
            velocity = CGPoint(x: nowX.velocity, y: nowY.velocity)
        case .coasting(let last):
            let passed = CGFloat(max(time - (begins ? max(last, min(shown, time)) : last), 0))
            offset = CGPoint(x: offset.x + velocity.x * passed, y: offset.y + velocity.y * passed)
            course = .coasting(shown: time)
        }
    }

    /// The end of the course, on the display's clock; 0 without a course, or if it lasts as long as the card's.
    package var end: TimeInterval {
        switch course {
        case .still, .coasting: 0
        case .springing(_, let x, let y): max(x.end, y.end)
        }
    }

    private func finite(_ velocity: CGPoint) -> CGPoint {
        velocity.x.isFinite && velocity.y.isFinite ? velocity : .zero
    }
}
