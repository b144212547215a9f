import Foundation
@_spi(Engine) @_spi(Cards) import GestureArbiter

/// Calls of the arithmetic of motion, and of rules of release.
extension BadInputTests {
    nonisolated static let motionCalls: [String: Call] = [
        "Departure init(over:velocity:within:)": { one, other in
            [0, 0.35, one].flatMap { time -> [CGFloat] in
                let departure = Motion.Departure(over: one, velocity: other, within: time)
                return [departure.position(after: 0.1), departure.velocity(after: 0.1), departure.acceleration]
            }
        },
        "Departure init(over:velocity:timedBy:)": { one, other in
            let spring = Motion.Spring(dampingRatio: 1, response: 0.35)
            let departure = Motion.Departure(over: one, velocity: other, timedBy: spring)
            return [departure.position(after: 0.1), departure.velocity(after: 0.1), departure.duration]
        },
        "Departure position(after:)": { one, other in
            let distances: [CGFloat] = [0, 800]
            return distances.map { Motion.Departure(over: $0, velocity: 900, within: 0.3).position(after: one) }
        },
        "Departure velocity(after:)": { one, other in
            let distances: [CGFloat] = [0, 800]
            return distances.map { Motion.Departure(over: $0, velocity: 900, within: 0.3).velocity(after: one) }
        },
        "Projection distance(from:)": { one, _ in [Motion.Projection.normal.distance(from: one)] },
        "RubberBand init(dimension:coefficient:)": { one, other in
            let band = Motion.RubberBand(dimension: one, coefficient: other)
            return [band.stretch(for: 120), band.distance(for: 120)]
        },
        "ClassicResistance init(threshold:)": { one, other in
            [Motion.ClassicResistance(threshold: one).stretch(for: other)]
        },
        "RubberBand stretch(for:)": { one, other in
            [Motion.RubberBand(dimension: other).stretch(for: one), Motion.ClassicResistance().stretch(for: one)]
        },
        "RubberBand distance(for:)": { one, other in [Motion.RubberBand(dimension: other).distance(for: one)] },
        "Spring init(mass:stiffness:damping:)": { one, other in
            moved([
                Motion.Spring(mass: one, stiffness: other, damping: one),
                Motion.Spring(mass: other, stiffness: one, damping: 1), Motion.Spring(stiffness: 100, damping: one),
            ])
        },
        "Spring init(dampingRatio:response:)": { one, other in
            moved([
                Motion.Spring(dampingRatio: one, response: other), Motion.Spring(dampingRatio: 0.8, response: one),
            ])
        },
        "Spring init(duration:bounce:)": { one, other in moved([Motion.Spring(duration: one, bounce: other)]) },
        "Spring init(dampingRatio:duration:)": { one, other in
            moved([
                Motion.Spring(dampingRatio: one, duration: other), Motion.Spring(dampingRatio: 0.5, duration: one),
            ])
        },
        "Spring position(after:from:velocity:)": { one, other in
            springs.flatMap {
                [$0.position(after: one, from: other), $0.position(after: 0.1, from: one, velocity: other)]
            }
        },
        "Spring velocity(after:from:velocity:)": { one, other in
            springs.flatMap {
                [$0.velocity(after: one, from: other), $0.velocity(after: 0.1, from: one, velocity: other)]
            }
        },
        "Spring positionAndVelocity(after:from:velocity:)": { one, other in
            springs.flatMap { spring in
                let (early, late) = (
                    spring.positionAndVelocity(after: one, from: other),
                    spring.positionAndVelocity(after: 0.1, from: one, velocity: other)
                )
                return [early.position, early.velocity, late.position, late.velocity]
            }
        },
        "Spring settlingTime(from:velocity:within:)": { one, other in
            springs.flatMap {
                [CGFloat($0.settlingTime(from: one, velocity: other)), $0.settlingTime(from: other, within: one)]
            }
        },
        "ReleaseRule velocityAndProgress(threshold:progress:leastDistance:)": { one, other in
            judged(.velocityAndProgress(threshold: one, progress: other, leastDistance: one))
                + judged(.velocityAndProgress(threshold: other, progress: 0.5, leastDistance: one))
        },
        "ReleaseRule projection(_:progress:leastDistance:)": { one, other in
            judged(.projection(.normal, progress: one, leastDistance: other))
        },
        "ReleaseRule distance(progress:)": { one, _ in judged(.distance(progress: one)) },
        "ReleaseRule distance(points:)": { one, _ in judged(.distance(points: one)) },
        "ReleaseRule init(time:distance:slowest:)": { one, other in
            let hand = ReleaseRule.SinceHandoff(time: one, distance: other, slowest: one)
            return judged(Arbitration.Release(translation: 100, distance: 700, velocity: 900, sinceHandoff: hand))
        },
    ]

    /// Places and velocities on each of the springs.
    private static func moved(_ springs: [Motion.Spring]) -> [CGFloat] {
        springs.flatMap { spring -> [CGFloat] in
            let departure = Motion.Departure(over: 500, velocity: 900, timedBy: spring)
            return [
                spring.position(after: 0.1, from: 120, velocity: 900), spring.velocity(after: 0.1, from: 120),
                CGFloat(spring.settlingTime(from: 120)), departure.position(after: 0.1),
            ]
        }
    }

    static let springs = [
        Motion.Spring(dampingRatio: 0.5, response: 0.4), Motion.Spring(dampingRatio: 1, response: 0.4),
        Motion.Spring(dampingRatio: 3, response: 0.4), Motion.Spring(stiffness: 100, damping: 0),
    ]
}
