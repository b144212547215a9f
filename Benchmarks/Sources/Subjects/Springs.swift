import Foundation
import GestureArbiter

/// A second of a card's way back to rest: 120 frames, each with its position and velocity.
extension Subject {
    static var springs: [Subject] {
        [
            Subject("spring: a second, solved", isLong: true) {
                { for number in 1...120 { keep(solved(number)) } }
            },
            stepped(within: 1.0 / 6, "half a pixel"),
            stepped(within: 0.01, "a hundredth of a point"),
        ]
    }

    /// As few steps in each frame as keep within `error` points of the solution.
    private static func stepped(within error: CGFloat, _ inWords: String) -> Subject {
        var enough = 1
        while SteppedSpring.error(stepsPerFrame: enough) > error { enough *= 2 }
        var tooFew = enough / 2
        while enough - tooFew > 1 {
            let middle = (enough + tooFew) / 2
            if SteppedSpring.error(stepsPerFrame: middle) > error { tooFew = middle } else { enough = middle }
        }
        return Subject("spring: a second, in \(enough) steps a frame, off by \(inWords)", isLong: true) { [enough] in
            { SteppedSpring.run(stepsPerFrame: enough) { _, motion in keep(motion) } }
        }
    }
}

/// A card 300 pt from rest, let go toward it.
private typealias Sample = (position: CGFloat, velocity: CGFloat)
private let start: Sample = (position: 300, velocity: -900)
private let spring = Motion.Spring(dampingRatio: 0.8, response: 0.4)
private let frame = 1.0 / 120

private func solved(_ number: Int) -> Sample {
    let time = Double(number) * frame
    return (
        spring.position(after: time, from: start.position, velocity: start.velocity),
        spring.velocity(after: time, from: start.position, velocity: start.velocity)
    )
}

/// The same spring by semi-implicit Euler: the velocity first, the position by the new velocity.
private enum SteppedSpring {
    static func run(stepsPerFrame count: Int, each: (Int, Sample) -> Void) {
        let step = frame / Double(count)
        let (stiffness, damping) = (spring.stiffness / spring.mass, spring.damping / spring.mass)
        var (position, velocity) = (Double(start.position), Double(start.velocity))
        for number in 1...120 {
            for _ in 0..<count {
                velocity -= (stiffness * position + damping * velocity) * step
                position += velocity * step
            }
            each(number, (CGFloat(position), CGFloat(velocity)))
        }
    }

    /// How far the worst frame is off, in points.
    static func error(stepsPerFrame count: Int) -> CGFloat {
        var worst: CGFloat = 0
        run(stepsPerFrame: count) { worst = max(worst, abs($1.position - solved($0).position)) }
        return worst
    }
}

/// Lets the compiler leave nothing out.
@inline(never)
private func keep(_ motion: Sample) { precondition(motion.position.isFinite && motion.velocity.isFinite) }
