import Foundation
import GestureArbiter

/// A second of a card's way back to rest: 120 frames, each with its position and velocity.
extension Subject {
    static var springs: [Subject] {
        [
            Subject("spring: a second, solved", isLong: true) {
                { keep((1...120).reduce(0) { $0 + solved($1).position }) }
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
            { keep(SteppedSpring.positions(stepsPerFrame: enough).reduce(0, +)) }
        }
    }
}

/// A card 300 pt from rest, let go toward it.
private let start = (position: CGFloat(300), velocity: CGFloat(-900))
private let spring = Spring(dampingRatio: 0.8, response: 0.4)
private let frame = 1.0 / 120

private func solved(_ number: Int) -> (position: CGFloat, velocity: CGFloat) {
    let time = Double(number) * frame
    return (
        spring.position(after: time, from: start.position, velocity: start.velocity),
        spring.velocity(after: time, from: start.position, velocity: start.velocity)
    )
}

/// The same spring by semi-implicit Euler: the velocity first, the position by the new velocity.
private enum SteppedSpring {
    static func positions(stepsPerFrame count: Int) -> [CGFloat] {
        let step = frame / Double(count)
        var (position, velocity) = (Double(start.position), Double(start.velocity))
        return (1...120).map { _ in
            for _ in 0..<count {
                velocity -= (spring.stiffness * position + spring.damping * velocity) / spring.mass * step
                position += velocity * step
            }
            return CGFloat(position)
        }
    }

    /// How far the worst frame is off, in points.
    static func error(stepsPerFrame count: Int) -> CGFloat {
        zip(1..., positions(stepsPerFrame: count)).map { abs($1 - solved($0).position) }.max() ?? 0
    }
}

/// Lets the compiler leave nothing out.
@inline(never)
private func keep(_ value: CGFloat) { precondition(value.isFinite) }
