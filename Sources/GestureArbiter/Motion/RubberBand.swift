import Foundation

extension Motion {
    /// The resistance of a card that is pulled past its end, as that of a scroll view's content.
    ///
    /// The pull shown never reaches ``dimension``, however far the finger goes, and follows the finger's first points by
    /// the share ``coefficient``:
    ///
    ///     Motion.RubberBand(dimension: 960).stretch(for: 100)   // 52.02 pt
    ///
    /// A dimension that is 0, negative or not finite (a view that was not laid out yet) leaves no room: nothing stretches.
    ///
    /// Source: reverse-engineered from UIScrollView and widely reproduced.
    public struct RubberBand: Equatable, Sendable {
        /// The length of the view along the axis, in points.
        public var dimension: CGFloat
        /// The share of the first point of pull that shows, 0 to 1.
        public var coefficient: CGFloat

        /// - Parameters:
        ///   - dimension: The length of the view along the axis, in points.
        ///   - coefficient: The share of the first point of pull that shows. UIScrollView's is 0.55.
        public init(dimension: CGFloat, coefficient: CGFloat = 0.55) {
            self.dimension = dimension
            self.coefficient = coefficient
        }

        /// The distance shown for a pull of `distance` points; odd in `distance`.
        public func stretch(for distance: CGFloat) -> CGFloat {
            guard canStretch, !distance.isNaN else { return 0 }
            let pull = abs(distance) * coefficient
            guard pull.isFinite else { return copysign(dimension, distance) }
            // Divided first: the product of two large lengths would overflow where the result does not.
            return copysign(pull / (1 + pull / dimension), distance)
        }

        /// The pull that shows as `stretch` points: where a finger that grabs inside the band takes up.
        ///
        /// A stretch of ``dimension`` or more is shown by no pull; it is taken for the largest one below it, so that the
        /// result is finite.
        public func distance(for stretch: CGFloat) -> CGFloat {
            guard canStretch, !stretch.isNaN else { return 0 }
            let shown = min(abs(stretch), dimension.nextDown)
            guard shown > 0 else { return 0 }
            return copysign(shown / (coefficient * (1 - shown / dimension)), stretch)
        }

        private var canStretch: Bool {
            dimension > 0 && dimension.isFinite && coefficient > 0 && coefficient.isFinite
        }
    }
}
