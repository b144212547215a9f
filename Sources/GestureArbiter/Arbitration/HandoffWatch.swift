import Foundation

extension Arbitration {
    /// Records a finger's movement since scrolling handed over to the card.
    struct HandoffWatch: Equatable, Sendable {
        /// The time of the hand-over in seconds, on the clock of the events.
        private let start: TimeInterval
        /// The pull that over-scroll of the content added to the card, which is not the finger's later movement.
        private var origin: CGFloat
        private var movements = 0
        private var seen = ReleaseRule.SinceHandoff(time: 0, distance: 0, slowest: .infinity)

        init(at start: TimeInterval, origin: CGFloat) { (self.start, self.origin) = (start, origin) }

        /// Records that at `time` the finger holds the card at `pull`, with this velocity.
        mutating func note(pull: CGFloat, velocity: CGFloat, at time: TimeInterval) {
            seen.time = time - start
            seen.distance = max(seen.distance, pull - origin)
            // A velocity covers three movements, and must not take the scrolling for a turn. A rest always counts.
            if movements >= 2 || velocity == 0 { seen.slowest = min(seen.slowest, velocity) }
            movements += 1
        }

        /// The same record, with all places moved by `distance` points.
        func shifted(by distance: CGFloat) -> HandoffWatch {
            var shifted = self
            shifted.origin += distance
            return shifted
        }

        /// The record for a finger that lifts with this velocity.
        func told(lifting velocity: CGFloat) -> ReleaseRule.SinceHandoff {
            var told = seen
            told.slowest = min(told.slowest, velocity)
            return told
        }
    }
}
