@_spi(Cards) import GestureArbiter
import HeadlessUIKit

/// A finger that is down: where it came down and on what, where it is, and with what velocity it would let go.
@MainActor
package struct FingerTrack {
    /// The view that it came down on. It stays the touch's view until the lift, wherever the finger goes.
    package var touchedView: UIView? { finger.touch.view }
    /// In the window.
    package let start: CGPoint
    package var location: CGPoint { finger.location }
    package let finger: Finger
    private var samples: [(time: TimeInterval, point: CGPoint)]
    private var lastChange: (x: TimeInterval, y: TimeInterval)

    /// A finger that has just come down.
    package init(_ finger: Finger, at time: TimeInterval) {
        (self.finger, start) = (finger, finger.location)
        (samples, lastChange) = ([(time, finger.location)], (time, time))
    }

    /// Notes where the finger is now. Of two samples at the same time the later counts.
    package mutating func note(at time: TimeInterval) {
        guard let last = samples.last, location != last.point else { return }
        if location.x != last.point.x { lastChange.x = time }
        if location.y != last.point.y { lastChange.y = time }
        if time <= last.time { samples.removeLast() }
        samples = samples.suffix(3) + [(time, location)]
    }

    /// The velocity along `direction` that the arbiter would compute if the finger lifted now, in points per second: of
    /// the last three steps the older ones count more, and none after a pause of 40 ms. The weights are
    /// GestureArbiter's, which makes them known only at the lift; a test compares the two.
    package func velocity(along direction: ArbitrationPolicy.Direction, at time: TimeInterval) -> CGFloat {
        let change = direction.axis == .vertical ? lastChange.y : lastChange.x
        guard time - change < 0.04 - 1e-6 else { return 0 }
        let steps = zip(samples, samples.dropFirst()).suffix(3).map { before, after in
            let way = CGPoint(x: after.point.x - before.point.x, y: after.point.y - before.point.y)
            return direction.components(of: way).along / (after.time - before.time)
        }
        let weighted = zip([0.05, 0.35, 0.6], steps.reversed())
        let sum = weighted.reduce(0) { $0 + $1.0 }
        return sum > 0 ? weighted.reduce(0) { $0 + $1.0 * $1.1 } / sum : 0
    }
}
