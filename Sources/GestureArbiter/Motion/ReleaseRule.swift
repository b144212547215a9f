import Foundation

/// Where a card goes when the finger lets go: away, or back to rest.
///
///     let rule = ReleaseRule.velocityAndProgress()
///     rule.target(for: .init(translation: 120, distance: 700, velocity: 900))   // .end
///
/// A pure function of the release: more velocity toward the end never brings the card back, nor does a longer way, and a
/// release mirrored in every number goes to the same target.
///
/// Velocity counts only where it is meant for the card. The card must have been moved by a least distance; and where the
/// finger scrolled before it dragged, see ``SinceHandoff``.
///
/// A number that can mean nothing is replaced when the rule is made, as each of its functions says.
public struct ReleaseRule: Hashable, Sendable {
    private enum Measure: Hashable {
        /// Points per second.
        case threshold(CGFloat)
        case projection(Projection)
        case distance
    }

    private enum Needed: Hashable {
        case share(CGFloat)
        case points(CGFloat)
    }

    private let measure: Measure
    private let needed: Needed
    private var leastDistance: CGFloat?
    /// Which of its numbers were replaced when it was made, and what to give instead; nil where none was.
    public private(set) var correction: String?

    /// Away when faster than `threshold` points per second; or beyond the share `progress` of the way, unless moving
    /// back faster than that.
    ///
    /// - Parameters:
    ///   - threshold: Points per second, 0 or more; 300 for what is negative or not finite.
    ///   - progress: Taken into 0...1; 0.5 for what is not a number.
    ///   - leastDistance: The points from rest below which no velocity sends the card away. Nil: 24 pt, or 3 % of the
    ///     way if that is less. 0: velocity alone is enough.
    public static func velocityAndProgress(
        threshold: CGFloat = 300, progress: CGFloat = 0.5, leastDistance: CGFloat? = nil
    ) -> ReleaseRule {
        let isUsable = threshold.isFinite && threshold >= 0
        return ReleaseRule(
            measure: .threshold(isUsable ? threshold : 300), needed: .share(progress.share),
            leastDistance: leastDistance?.length,
            correction: correction(
                isUsable ? nil : "a threshold of \(threshold) by 300; give points per second, 0 or more", progress,
                leastDistance))
    }

    /// Away when the motion, let go as scrolled content is, would come to rest beyond the share `progress` of the way.
    /// Source: WWDC 2018, session 803.
    ///
    /// - Parameters:
    ///   - projection: How far a velocity carries.
    ///   - progress: Taken into 0...1; 0.5 for what is not a number.
    ///   - leastDistance: The points from rest below which no velocity sends the card away. Nil: 24 pt, or 3 % of the
    ///     way if that is less. 0: velocity alone is enough.
    public static func projection(
        _ projection: Projection = .normal, progress: CGFloat = 0.5, leastDistance: CGFloat? = nil
    ) -> ReleaseRule {
        ReleaseRule(
            measure: .projection(projection), needed: .share(progress.share), leastDistance: leastDistance?.length,
            correction: correction(nil, progress, leastDistance))
    }

    /// Away when beyond the share `progress` of the way, at any velocity.
    ///
    /// - Parameter progress: Taken into 0...1; 0.5 for what is not a number.
    public static func distance(progress: CGFloat = 0.5) -> ReleaseRule {
        ReleaseRule(
            measure: .distance, needed: .share(progress.share), correction: correction(nil, progress, nil))
    }

    /// Away when more than `points` from rest, at any velocity.
    ///
    /// - Parameter points: 0 or more; 0 for what is negative or not a number. Infinite: never.
    public static func distance(points: CGFloat) -> ReleaseRule {
        let isUsable = points >= 0
        return ReleaseRule(
            measure: .distance, needed: .points(points.length),
            correction: correction(isUsable ? nil : "\(points) pt by 0; give 0 points or more", nil, nil))
    }

    /// Where the card goes.
    public enum Target: Hashable, Sendable {
        /// Back to where it lay before the drag.
        case rest
        /// Away: the drag completes.
        case end
    }

    /// Where a card released like this goes.
    public func target(for release: Release) -> Target { judgement(of: release).target }

    /// Where a card released like this goes, and why.
    public func judgement(of release: Release) -> Judgement {
        let (target, reason) = verdict(release.alongDistance)
        return Judgement(release: release, target: target, reason: reason)
    }
}

extension ReleaseRule {
    /// Two rules are equal that judge every release alike, whatever numbers they were made of.
    public static func == (one: Self, other: Self) -> Bool {
        one.measure == other.measure && one.needed == other.needed && one.leastDistance == other.leastDistance
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(measure)
        hasher.combine(needed)
        hasher.combine(leastDistance)
    }

    private static func correction(_ first: String?, _ progress: CGFloat?, _ least: CGFloat?) -> String? {
        let share = progress.flatMap { number in
            number == number.share ? nil : "a share of \(number) by \(number.share); give 0 to 1"
        }
        let length = least.flatMap { number in
            number == number.length ? nil : "a least distance of \(number) pt by \(number.length); give 0 or more"
        }
        let parts = [first, share, length].compactMap(\.self)
        return parts.isEmpty
            ? nil
            : "A rule of release was made of numbers that decide nothing. Replaced: " + parts.joined(separator: "; ")
                + "."
    }

    private func verdict(_ release: Release) -> (Target, Reason) {
        if release.isRefused { return (.rest, .refused) }
        let needed = needed(of: release.distance)
        let isBeyond = release.translation > needed
        switch measure {
        case .distance:
            return (isBeyond ? .end : .rest, .distance(needed: needed))
        case .threshold(let threshold):
            guard !isBeyond else {
                let turnsBack = release.velocity <= -threshold
                return turnsBack ? (.rest, .turnedBack) : (.end, .distance(needed: needed))
            }
            guard release.velocity > threshold else {
                return (.rest, .distanceOrVelocity(needed: needed, orVelocity: threshold))
            }
            return hindrance(release, needed, fling: threshold) ?? (.end, .velocity(needed: threshold))
        case .projection(let projection):
            let landing = release.translation + projection.distance(from: release.velocity)
            guard landing > needed else { return (.rest, .landing(at: landing, needed: needed)) }
            guard !isBeyond else { return (.end, .distance(needed: needed)) }
            let fling = needed / projection.distance(from: 1)
            return hindrance(release, needed, fling: fling) ?? (.end, .landing(at: landing, needed: needed))
        }
    }

    /// Why velocity does not count, where it does not. `fling` is the velocity that alone would send a card away.
    private func hindrance(_ release: Release, _ needed: CGFloat, fling: CGFloat) -> (Target, Reason)? {
        let wished = leastDistance ?? CGFloat.minimum(24, 0.03 * release.distance)
        let least = CGFloat.minimum(wished, needed)
        guard release.translation >= least else { return (.rest, .distance(needed: least)) }
        guard release.sinceHandoff?.isInHand(fling: fling) ?? true else { return (.rest, .scrollingFling) }
        return nil
    }

    private func needed(of distance: CGFloat) -> CGFloat {
        switch needed {
        case .share(let share): share * distance
        case .points(let points): points
        }
    }
}

extension CGFloat {
    fileprivate var share: CGFloat { isNaN ? 0.5 : Swift.min(Swift.max(self, 0), 1) }
    fileprivate var length: CGFloat { self > 0 ? self : 0 }
}
