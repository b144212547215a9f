import Foundation

/// The velocity with which a finger lets go along the axis of the drag.
///
/// A spring animation wants it as a share of the way that is left; UIKit's own examples divide, and get NaN at the
/// target and a leap close to it. Here neither comes out:
///
///     ReleaseVelocity(100).normalized(over: 200)   // 0.5
///     ReleaseVelocity(100).normalized(over: 0)     // 0
///     ReleaseVelocity(100).normalized(over: 0.1)   // 30
public struct ReleaseVelocity: Hashable, Sendable {
    /// Points per second; always finite.
    public let pointsPerSecond: CGFloat

    /// How long a finger may lie still before it lifts, in seconds, and still throw. From this on the velocity is 0.
    public static let longestPause: TimeInterval = 0.04
    /// The largest size of a normalized velocity, per second.
    public static let normalizedLimit: CGFloat = 30

    /// - Parameter pointsPerSecond: Points per second; what is not finite counts as 0.
    public init(_ pointsPerSecond: CGFloat) {
        self.pointsPerSecond = pointsPerSecond.isFinite ? pointsPerSecond : 0
    }

    /// The velocity of a finger that lay still for `pause` seconds before it lifted.
    public func afterPause(_ pause: TimeInterval) -> ReleaseVelocity {
        // Rounded to the microsecond: 0.100 − 0.060 is a hair under 0.04 in binary and a pause all the same.
        pause >= Self.longestPause - 1e-6 ? ReleaseVelocity(0) : self
    }

    /// The initial velocity of a spring over `distance` = target − current, in points: a share of the way per second,
    /// positive toward the target, as `UISpringTimingParameters.initialVelocity` and `CASpringAnimation` take it.
    ///
    /// Its size is at most ``normalizedLimit``; at distance 0 it is 0. Never NaN, never infinite.
    public func normalized(over distance: CGFloat) -> CGFloat {
        guard distance != 0, !distance.isNaN else { return 0 }
        let share = pointsPerSecond / distance
        return min(max(share, -Self.normalizedLimit), Self.normalizedLimit)
    }
}
