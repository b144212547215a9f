@_spi(Cards) import Cards
import GestureArbiter
import UIKitShim

/// The card's offset perpendicular to its dismissal axis: by a finger, or toward a home that does not lie on the axis.
/// In points of the container; zero for a card that only slides. Each course begins where the previous one shows.
package struct CardDrift: Sendable {
    private enum Course: Sendable {
        case still
        case springing(to: CGPoint, x: Motion.Flight, y: Motion.Flight)
        /// With the finger's velocity, in points per second, until the card is out of sight.
        case coasting(from: CGPoint, velocity: CGPoint, since: TimeInterval)
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
        guard target != offset || velocity != .zero else { return hold() }
        (self.velocity, isNew) = (velocity, true)
        course = .springing(
            to: target, x: Motion.Flight(to: target.x, from: offset.x, velocity: velocity.x, on: spring, at: time),
            y: Motion.Flight(to: target.y, from: offset.y, velocity: velocity.y, on: spring, at: time))
    }

    /// Moves with the release velocity, for a card that leaves.
    package mutating func coast(velocity: CGPoint, at time: TimeInterval) {
        self.velocity = finite(velocity)
        isNew = true
        course = self.velocity == .zero ? .still : .coasting(from: offset, velocity: self.velocity, since: time)
    }

    /// Updates the offset to `time`. A new course begins at `shown`, until which the screen shows the previous state.
    package mutating func advance(to time: TimeInterval, from shown: TimeInterval) {
        if isNew { begin(notBefore: min(shown, time)) }
        switch course {
        case .still: break
        case .springing(let target, let x, let y):
            guard time < end else { return hold(at: target) }
            let (nowX, nowY) = (x.placeAndVelocity(at: time), y.placeAndVelocity(at: time))
            offset = CGPoint(x: nowX.place, y: nowY.place)
            velocity = CGPoint(x: nowX.velocity, y: nowY.velocity)
        case .coasting(let start, let velocity, let since):
            let passed = CGFloat(max(time - since, 0))
            offset = CGPoint(x: start.x + velocity.x * passed, y: start.y + velocity.y * passed)
        }
    }

    /// The end of the course, on the display's clock; 0 without a course, or if it lasts as long as the card's.
    package var end: TimeInterval {
        switch course {
        case .still, .coasting: 0
        case .springing(_, let x, let y): max(x.end, y.end)
        }
    }

    private mutating func begin(notBefore time: TimeInterval) {
        isNew = false
        switch course {
        case .still: break
        case .springing(let target, let x, let y):
            course = .springing(to: target, x: x.beginning(notBefore: time), y: y.beginning(notBefore: time))
        case .coasting(let start, let velocity, let since):
            course = .coasting(from: start, velocity: velocity, since: max(since, time))
        }
    }

    private func finite(_ velocity: CGPoint) -> CGPoint {
        velocity.x.isFinite && velocity.y.isFinite ? velocity : .zero
    }
}
