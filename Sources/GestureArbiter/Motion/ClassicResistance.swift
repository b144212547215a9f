import Foundation

extension Motion {
    /// The resistance of DeckTransition's card as it has always been: half of the pull up to a threshold, then less and
    /// less of it.
    ///
    ///     Motion.ClassicResistance().stretch(for: 240)   // 95.56 pt
    ///
    /// Unlike a ``Motion/RubberBand`` it knows no length of the view and has no end: far out, a tenth of the pull still shows.
    public struct ClassicResistance: Equatable, Sendable {
        /// The pull up to which half of it shows, in points.
        public var threshold: CGFloat

        /// - Parameter threshold: The pull up to which half of it shows, in points.
        public init(threshold: CGFloat = 120) {
            self.threshold = threshold
        }

        /// The distance shown for a pull of `distance` points; odd in `distance`, 0 for what is not finite.
        public func stretch(for distance: CGFloat) -> CGFloat {
            guard distance.isFinite else { return 0 }
            let pull = abs(distance)
            guard pull > threshold, threshold > 0 else { return distance / 2 }
            let beyond = pull - threshold
            return copysign(threshold / 2 + threshold / 4 * atan(beyond / threshold) + beyond / 10, distance)
        }
    }
}
