import Foundation
@_spi(Engine) import GestureArbiter

/// A second of a card's return to rest: 120 frames, each with its position and velocity.
extension Subject {
    static var springs: [Subject] {
        [
            solvedSpring,
            stepped(RungeKutta.self, perFrame: 2, within: 0.0001),
            stepped(SemiImplicitEuler.self, perFrame: 1, within: 10),
        ]
    }

    static let solvedSpring = Subject("spring: a second, solved", isLong: true) {
        { for number in 1...120 { keep(solved(number)) } }
    }

    /// A subject that steps the spring with an integrator, whose worst frame must be off by less than `most` points.
    private static func stepped<Integrator: Stepping>(
        _ integrator: Integrator.Type, perFrame count: Int, within most: CGFloat
    ) -> Subject {
        Subject("spring: a second, \(integrator.name) at \(120 * count) Hz", isLong: true) {
            var worst: CGFloat = 0
            integrator.run(perFrame: count) { worst = max(worst, abs($1.position - solved($0).position)) }
            precondition(worst < most, "It is off by \(worst) pt: this measures something else.")
            return { integrator.run(perFrame: count) { _, motion in keep(motion) } }
        }
    }
}

/// A card 300 pt from rest, released toward rest.
private typealias Sample = (position: CGFloat, velocity: CGFloat)
private let start: Sample = (position: 300, velocity: -900)
private let spring = Motion.Spring(dampingRatio: 0.8, response: 0.4)
private let frame = 1.0 / 120

private func solved(_ number: Int) -> Sample {
    spring.positionAndVelocity(after: Double(number) * frame, from: start.position, velocity: start.velocity)
}

/// The same spring, integrated in steps: the integrator only knows its acceleration.
private protocol Stepping: Sendable {
    static var name: String { get }
    static func step(_ position: inout Double, _ velocity: inout Double, by time: Double)
}

extension Stepping {
    static func run(perFrame count: Int, each: (Int, Sample) -> Void) {
        var (position, velocity) = (Double(start.position), Double(start.velocity))
        for number in 1...120 {
            for _ in 0..<count { step(&position, &velocity, by: frame / Double(count)) }
            each(number, (CGFloat(position), CGFloat(velocity)))
        }
    }

    static func acceleration(_ position: Double, _ velocity: Double) -> Double {
        -(spring.stiffness * position + spring.damping * velocity) / spring.mass
    }
}

/// The classic fourth-order method.
private enum RungeKutta: Stepping {
    static let name = "RK4"

    static func step(_ position: inout Double, _ velocity: inout Double, by time: Double) {
        let (x1, v1) = (velocity, acceleration(position, velocity))
        let (x2, v2) = slope(position, velocity, after: time / 2, of: (x1, v1))
        let (x3, v3) = slope(position, velocity, after: time / 2, of: (x2, v2))
        let (x4, v4) = slope(position, velocity, after: time, of: (x3, v3))
        position += (x1 + 2 * x2 + 2 * x3 + x4) * time / 6
        velocity += (v1 + 2 * v2 + 2 * v3 + v4) * time / 6
    }

    private static func slope(
        _ position: Double, _ velocity: Double, after time: Double, of slope: (Double, Double)
    ) -> (Double, Double) {
        let (x, v) = (position + slope.0 * time, velocity + slope.1 * time)
        return (v, acceleration(x, v))
    }
}

/// Updates the velocity first, then the position by the new velocity.
private enum SemiImplicitEuler: Stepping {
    static let name = "Euler"

    static func step(_ position: inout Double, _ velocity: inout Double, by time: Double) {
        velocity += acceleration(position, velocity) * time
        position += velocity * time
    }
}

/// Keeps the compiler from removing the calculation.
@inline(never)
private func keep(_ motion: Sample) { precondition(motion.position.isFinite && motion.velocity.isFinite) }
