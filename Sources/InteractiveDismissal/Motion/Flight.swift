import GestureArbiter
import UIKitShim

/// A card's motion by itself from a moment on, solved: where it is at any later one.
package struct Flight: Hashable, Sendable {
    /// When it counts as over, in seconds.
    package private(set) var end: TimeInterval
    /// It changes the opacity instead of the place; positions are hundredths then.
    package let fades: Bool
    private let course: Course
    private var start: TimeInterval

    private enum Course: Hashable, Sendable {
        /// To the target, from a displacement and with a velocity.
        case spring(Motion.Spring, to: CGFloat, from: CGFloat, velocity: CGFloat)
        /// From the position at which it was let go.
        case departure(Motion.Departure, from: CGFloat)
    }

    /// Within a tenth of a point nothing is left to see.
    private static let tolerance: CGFloat = 0.1
    /// The position that stands for full opacity.
    static let opaque: CGFloat = 100

    package init(
        to target: CGFloat, from position: CGFloat, velocity: CGFloat, on spring: Motion.Spring, at start: TimeInterval,
        fades: Bool = false
    ) {
        course = .spring(spring, to: target, from: position - target, velocity: velocity)
        (self.start, self.fades) = (start, fades)
        end = start + spring.settlingTime(from: position - target, velocity: velocity, within: Self.tolerance)
    }

    /// Out of sight, from where a finger has let it go.
    package init(_ departure: Motion.Departure, from position: CGFloat, at start: TimeInterval) {
        course = .departure(departure, from: position)
        (self.start, fades) = (start, false)
        end = start + departure.duration
    }

    /// Whether a finger has let it go to leave.
    var isDeparture: Bool {
        switch course {
        case .spring: false
        case .departure: true
        }
    }

    /// The same motion, begun at `time` at the earliest.
    func beginning(notBefore time: TimeInterval) -> Flight {
        guard time > start else { return self }
        var flight = self
        (flight.start, flight.end) = (time, end + time - start)
        return flight
    }

    package func position(at time: TimeInterval) -> CGFloat {
        switch course {
        case .spring(let spring, let target, let displacement, let velocity):
            target + spring.position(after: time - start, from: displacement, velocity: velocity)
        case .departure(let departure, let position):
            position + departure.position(after: time - start)
        }
    }

    package func velocity(at time: TimeInterval) -> CGFloat {
        switch course {
        case .spring(let spring, _, let displacement, let velocity):
            spring.velocity(after: time - start, from: displacement, velocity: velocity)
        case .departure(let departure, _):
            departure.velocity(after: time - start)
        }
    }
}
