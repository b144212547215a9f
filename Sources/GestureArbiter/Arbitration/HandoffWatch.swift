import Foundation

extension Arbitration {
    /// Records a finger's movement since scrolling handed over to the card.
    struct HandoffWatch: Equatable, Sendable {
        /// The time of the hand-over in seconds, on the clock of the events.
        private let start: TimeInterval
        private var origin: CGFloat
        private var movements = 0
        private var seen = ReleaseRule.SinceHandoff(time: 0, distance: 0, slowest: .infinity)

        init(at start: TimeInterval, origin: CGFloat) { (self.start, self.origin) = (start, origin) }

        mutating func note(pull: CGFloat, velocity: CGFloat, at time: TimeInterval) {
            seen.time = time - start
            seen.distance = max(seen.distance, pull - origin)
            // A velocity covers three movements, so the first ones include scrolling. A rest always counts.
            if movements >= 2 || velocity == 0 { seen.slowest = min(seen.slowest, velocity) }
            movements += 1
        }

        mutating func shift(by distance: CGFloat) { origin += distance }

        func told(lifting velocity: CGFloat) -> ReleaseRule.SinceHandoff {
            var told = seen
            told.slowest = min(told.slowest, velocity)
            return told
        }
    }
}
