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
    }
}
