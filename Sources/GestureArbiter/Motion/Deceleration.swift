import Foundation

/// How a scroll view coasts after the finger has left: its velocity keeps the share ``rate`` of itself per millisecond.
///
///     let coast = Deceleration.normal
///     coast.distance(from: 1000)                     // 499.50 pt in all
///     coast.timeToRest(from: 1000)                   // 3.45 s
///     coast.time(toTravel: 250, from: 1000)          // 0.35 s
///
/// This is the continuous decay. ``Projection`` is the discrete sum of the same one and up to 0.5 % shorter: take one or
/// the other for a decision, never both.
///
/// Source: the rates are `UIScrollView.DecelerationRate`'s public constants; the decay is reverse-engineered.
public struct Deceleration: Hashable, Sendable {
    /// The share of the velocity that is left after a millisecond; greater than 0 and less than 1.
    public let rate: Double

    /// 0.998 per millisecond, as `UIScrollView.DecelerationRate.normal`.
    public static let normal = Deceleration(rate: 0.998)
    /// 0.99 per millisecond, as `UIScrollView.DecelerationRate.fast`.
    public static let fast = Deceleration(rate: 0.99)

    /// - Parameter rate: The share of the velocity that is left after a millisecond; greater than 0 and less than 1.
    public init(rate: Double) {
        precondition(
            rate > 0 && rate < 1,
            "A deceleration keeps \(rate) of its velocity per millisecond: it never rests. Give a rate between 0 and 1."
        )
        self.rate = rate
    }

    /// The velocity after `time` seconds, in points per second.
    public func velocity(after time: TimeInterval, from velocity: CGFloat) -> CGFloat {
        velocity * CGFloat(exp(exponent * time))
    }

    /// The way made after `time` seconds, in points.
    public func distance(after time: TimeInterval, from velocity: CGFloat) -> CGFloat {
        velocity * CGFloat(expm1(exponent * time) / exponent)
    }

    /// The way made until rest, in points: 0.49950 s of the velocity at the normal rate, 0.09950 s at the fast one.
    public func distance(from velocity: CGFloat) -> CGFloat {
        velocity / CGFloat(-exponent)
    }

    /// The seconds until no more than `tolerance` points of the way are left; 0 if that is so from the start.
    public func timeToRest(from velocity: CGFloat, within tolerance: CGFloat = 0.5) -> TimeInterval {
        let share = -exponent * Double(tolerance) / abs(Double(velocity))
        guard share > 0, share < 1 else { return 0 }
        return log(share) / exponent
    }

    /// The seconds until `distance` points of way are made; `nil` if the way ends before, or leads elsewhere.
    public func time(toTravel distance: CGFloat, from velocity: CGFloat) -> TimeInterval? {
        guard distance != 0 else { return 0 }
        let left = exponent * Double(distance) / Double(velocity)
        guard left < 0, left > -1 else { return nil }
        return log1p(left) / exponent
    }

    /// The decay constant per second: −2.0020 at the normal rate, −10.0503 at the fast one.
    private var exponent: Double { 1000 * log(rate) }
}
