import Foundation

extension Arbitration {
    /// Takes down what a finger does since scrolling handed the card over to it.
    struct HandoffWatch: Equatable, Sendable {
        /// Seconds, on the clock of the events.
        private let start: TimeInterval
        /// The pull that came into the card from a stretch of the content: no way that the finger made since.
        private var origin: CGFloat
        private var movements = 0
        private var seen = ReleaseRule.SinceHandoff(time: 0, distance: 0, slowest: .infinity)

        init(at start: TimeInterval, origin: CGFloat) { (self.start, self.origin) = (start, origin) }

        /// By `time` the finger holds the card at `pull`, and has this velocity.
        mutating func note(pull: CGFloat, velocity: CGFloat, at time: TimeInterval) {
            seen.time = time - start
            seen.distance = max(seen.distance, pull - origin)
            // A velocity looks back over three movements, and must not take the scrolling for a turn. A rest is a rest.
            if movements >= 2 || velocity == 0 { seen.slowest = min(seen.slowest, velocity) }
            movements += 1
        }

        /// The same, with all places `distance` points farther.
        func shifted(by distance: CGFloat) -> HandoffWatch {
            var shifted = self
            shifted.origin += distance
            return shifted
        }

        /// All of it, where the finger lifts with this velocity.
        func told(lifting velocity: CGFloat) -> ReleaseRule.SinceHandoff {
            var told = seen
            told.slowest = min(told.slowest, velocity)
            return told
        }
    }
}
