import GestureArbiter
import UIKitShim

/// A spring's motion from a moment on, solved: where it is at any later one.
package struct Flight: Hashable, Sendable {
    /// When it counts as over, in seconds.
    package private(set) var end: TimeInterval
    /// It changes the opacity instead of the place; positions are hundredths then.
    package let fades: Bool
    private let target: CGFloat
    private let displacement: CGFloat
    private let initialVelocity: CGFloat
    private var start: TimeInterval
    private let spring: Spring

    /// Within a tenth of a point nothing is left to see.
    private static let tolerance: CGFloat = 0.1
    /// The position that stands for full opacity.
    static let opaque: CGFloat = 100

    package init(
        to target: CGFloat, from position: CGFloat, velocity: CGFloat, on spring: Spring, at start: TimeInterval,
        fades: Bool = false
    ) {
        (self.target, displacement, initialVelocity) = (target, position - target, velocity)
        (self.spring, self.start, self.fades) = (spring, start, fades)
        end = start + spring.settlingTime(from: displacement, velocity: velocity, within: Self.tolerance)
    }

    /// The same motion, begun at `time` at the earliest.
    func beginning(notBefore time: TimeInterval) -> Flight {
        guard time > start else { return self }
        var flight = self
        (flight.start, flight.end) = (time, end + time - start)
        return flight
    }

    package func position(at time: TimeInterval) -> CGFloat {
        target + spring.position(after: time - start, from: displacement, velocity: initialVelocity)
    }

    package func velocity(at time: TimeInterval) -> CGFloat {
        spring.velocity(after: time - start, from: displacement, velocity: initialVelocity)
    }
}
