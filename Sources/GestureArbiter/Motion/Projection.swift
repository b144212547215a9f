import Foundation

extension Motion {
    /// The place where a moving object would come to rest if it decelerated like scrolled content.
    ///
    ///     let landing = card.translation + Motion.Projection.normal.distance(from: velocity)
    ///
    /// The sum over whole milliseconds of WWDC 2018, session 803. The integral, by which content coasts, is 0.1 %
    /// (normal) or 0.5 % (fast) longer.
    public struct Projection: Equatable, Sendable {
        /// The share of the velocity that remains after a millisecond; greater than 0 and less than 1.
        @_spi(Engine) public let rate: Double

        /// 0.998 per millisecond: 0.49900 s of the velocity.
        public static let normal = Projection(rate: 0.998)
        /// 0.99 per millisecond: 0.09900 s of the velocity.
        public static let fast = Projection(rate: 0.99)

        @_spi(Engine) public init(rate: Double) {
            precondition(
                rate > 0 && rate < 1,
                "A projection with a rate of \(rate) per millisecond never comes to rest. Give a rate between 0 and 1."
            )
            self.rate = rate
        }

        /// Returns the distance to rest, in points, for a velocity in points per second; 0 if that is not finite.
        @_spi(Engine) public func distance(from velocity: CGFloat) -> CGFloat {
            guard velocity.isFinite else { return 0 }
            return velocity / 1000 * CGFloat(rate / (1 - rate))
        }
    }
}
