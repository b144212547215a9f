import HeadlessUIKit

/// The place of a finger at a time, and whether it came down, moved or lifted there.
package struct TouchSample: Codable, Hashable, Sendable {
    package enum Phase: String, Codable, Hashable, Sendable { case began, moved, ended, cancelled }

    /// A trackpad or a wheel with notches, which scrolls without a touch. Its place begins at the pointer, and its movement
    /// is the scrolling.
    package enum Scroll: String, Codable, Hashable, Sendable { case continuous, discrete }

    /// From 0, below 1000. The number of a finger that has left can be used again.
    package var finger: Int
    package var phase: Phase
    /// Points in the window, from the left.
    package var x: Double
    /// Points in the window, from the top.
    package var y: Double
    /// Seconds since the scene was started.
    package var time: TimeInterval
    /// Nil for a finger. Only the sample that began counts.
    package var scroll: Scroll?

    package init(finger: Int, phase: Phase, x: Double, y: Double, time: TimeInterval) {
        (self.finger, self.phase, self.x, self.y, self.time) = (finger, phase, x, y, time)
    }

    package init(_ event: TouchScript.Event) {
        let phase: Phase =
            switch event.phase {
            case .began: .began
            case .moved: .moved
            case .ended: .ended
            case .cancelled: .cancelled
            }
        self.init(
            finger: event.finger, phase: phase, x: event.location.x, y: event.location.y, time: event.time)
    }

    package func validate() throws(Refusal) {
        guard x.isFinite, y.isFinite, abs(x) < 10_000, abs(y) < 10_000 else {
            throw Refusal("a finger is at (\(x), \(y)), which is on no screen")
        }
        guard time.isFinite else { throw Refusal("a time is not finite") }
        guard (0..<1000).contains(finger) else { throw Refusal("finger \(finger) is not one of 0 to 999") }
    }
}
