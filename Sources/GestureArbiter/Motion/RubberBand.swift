import Foundation

extension Motion {
    /// The resistance of a card that is pulled past its end, like a scroll view's content.
    ///
    /// The visible pull never reaches ``dimension``, however far the finger moves:
    ///
    ///     Motion.RubberBand(dimension: 960).stretch(for: 100)   // 52.02 pt
    ///
    /// Nothing stretches if the dimension is 0, negative or not finite, as before a view's layout. Source:
    /// reverse-engineered from UIScrollView and widely reproduced.
    @_spi(Engine) public struct RubberBand: Equatable, Sendable {
        /// The length of the view along the axis, in points.
        public var dimension: CGFloat
        /// The share of the first point of pull that shows, 0 to 1.
        public var coefficient: CGFloat

        /// The default coefficient is UIScrollView's.
        public init(dimension: CGFloat, coefficient: CGFloat = 0.55) {
            self.dimension = dimension
            self.coefficient = coefficient
        }

        /// Returns the visible distance for a pull of `distance` points; odd in `distance`.
        public func stretch(for distance: CGFloat) -> CGFloat {
            guard canStretch, !distance.isNaN else { return 0 }
            let pull = abs(distance) * coefficient
            guard pull.isFinite else { return copysign(dimension, distance) }
            // Divides first: the product of two large lengths could overflow.
            return copysign(pull / (1 + pull / dimension), distance)
        }

        /// Returns the pull that shows as `stretch` points. A stretch of ``dimension`` or more, which no pull shows,
        /// counts as the largest one below.
        public func distance(for stretch: CGFloat) -> CGFloat {
            guard canStretch, !stretch.isNaN else { return 0 }
            let shown = min(abs(stretch), dimension.nextDown)
            guard shown > 0 else { return 0 }
            return copysign(shown / (coefficient * (1 - shown / dimension)), stretch)
        }

        private var canStretch: Bool { dimension > 0 && dimension.isFinite && coefficient > 0 && coefficient.isFinite }
    }
}
