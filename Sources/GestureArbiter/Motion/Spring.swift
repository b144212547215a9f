import Foundation

/// A damped spring, solved: where it is and how fast at any time, without steps.
///
///     let spring = Spring(dampingRatio: 0.8, response: 0.4)
///     spring.position(after: 0.1, from: 120, velocity: 900)       // points from the target
///     spring.settlingTime(from: 120, velocity: 900)               // seconds until it counts as at rest
///
/// Positions are displacements from the target, so the target is 0 and a velocity toward it has the other sign than
/// the displacement. Since the motion is a function of time, it can be caught at any moment with the position and the
/// velocity that are on screen.
public struct Spring: Hashable, Sendable {
    /// The mass of what moves; greater than 0.
    public let mass: Double
    /// The force per point of displacement; greater than 0.
    public let stiffness: Double
    /// The force per point per second of velocity; 0 or more. A spring without damping swings for ever.
    public let damping: Double

    /// The spring of `UISpringTimingParameters()`: damping ratio 4.56.
    public static let uikitDefault = Spring(mass: 3, stiffness: 1000, damping: 500)
    /// The critically damped spring by which scrolled content comes back to its bounds (fitted by hand).
    public static let bounceBack = Spring(mass: 1, stiffness: 100, damping: 20)

    /// A spring as `CASpringAnimation` describes it.
    public init(mass: Double = 1, stiffness: Double, damping: Double) {
        precondition(
            mass > 0 && stiffness > 0 && damping >= 0 && (mass + stiffness + damping).isFinite,
            """
            A spring of mass \(mass), stiffness \(stiffness) and damping \(damping) does not move as a spring. \
            Give a finite mass and stiffness greater than 0, and a finite damping of 0 or more.
            """)
        self.mass = mass
        self.stiffness = stiffness
        self.damping = damping
    }
}

extension Spring {
    /// ω, the angular frequency without damping, in radians per second.
    public var angularFrequency: Double { (stiffness / mass).squareRoot() }

    /// ζ: below 1 it overshoots, at 1 it is as quick as it can be without, above 1 it creeps.
    public var dampingRatio: Double { damping / (2 * (stiffness * mass).squareRoot()) }

    /// λ, the rate at which a swing dies away, per second.
    var decay: Double { damping / (2 * mass) }
}
