import Foundation

extension Motion {
    /// The resistance of DeckTransition 2's card: half of the pull shows up to a threshold, then less and less.
    ///
    ///     Motion.ClassicResistance().stretch(for: 240)   // 95.56 pt
    ///
    /// Independent of the view's length, and without an end: far out, a tenth of the pull shows. With an infinite threshold,
    /// half of every pull shows.
    public struct ClassicResistance: Equatable, Sendable {
        /// The pull up to which half shows, in points.
        @_spi(Engine) public var threshold: CGFloat

        /// - Parameter threshold: The pull up to which half shows, in points.
        public init(threshold: CGFloat = 120) { self.threshold = threshold }

        /// Returns the visible distance for a pull of `distance` points; odd in `distance`, 0 if that is not finite.
        @_spi(Engine) public func stretch(for distance: CGFloat) -> CGFloat {
            guard distance.isFinite else { return 0 }
            let pull = abs(distance)
            guard pull > threshold, threshold > 0 else { return distance / 2 }
            let beyond = pull - threshold
            return copysign(threshold / 2 + threshold / 4 * atan(beyond / threshold) + beyond / 10, distance)
        }

        /// Returns the pull that shows as `stretch` points, by bisection where not half of the pull shows.
        func distance(for stretch: CGFloat) -> CGFloat {
            let half = 2 * stretch
            guard stretch.isFinite, self.stretch(for: half) != stretch else { return half }
            // At least a tenth of the pull shows.
            var (low, high) = (CGFloat(0), abs(stretch) * 10 + 1)
            for _ in 0..<60 {
                let middle = (low + high) / 2
                if self.stretch(for: middle) < abs(stretch) { low = middle } else { high = middle }
            }
            return copysign(high, stretch)
        }
    }
}
