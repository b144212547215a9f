import Foundation

/// The rule that sends a card away, or back to rest, when the finger lets go.
///
///     let rule = ReleaseRule.velocityAndProgress()
///     rule.target(for: .init(translation: 120, distance: 700, velocity: 900))   // .away
///
/// A pure function of the release: more velocity toward the end never brings the card back, nor does a longer way, and a
/// release mirrored in every number goes to the same target.
///
/// Velocity counts only where it is meant for the card. The card must have been moved by a least distance; and where the
/// finger scrolled before it dragged, see ``SinceHandoff``.
///
/// A number that can mean nothing is replaced when the rule is made, as each of its functions says.
public struct ReleaseRule: Equatable, Sendable {
    private enum Measure: Equatable {
        /// Points per second.
        case threshold(CGFloat)
        case projection(Motion.Projection)
        case distance
    }

    private enum Needed: Equatable {
        case share(CGFloat)
        case points(CGFloat)
    }

    private let measure: Measure
    private let needed: Needed
    private var leastDistance: CGFloat?
    /// A note of the numbers that were replaced when it was made, and what to give instead; nil where none was.
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
        _ projection: Motion.Projection = .normal, progress: CGFloat = 0.5, leastDistance: CGFloat? = nil
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

    /// The place that a card goes to when it is let go.
    public enum Target: Equatable, Sendable {
        /// A place to rest at, in points from where the card lay before the drag.
        case stop(CGFloat)
        /// Out of sight: the drag completes.
        case away

        /// Back to where it lay before the drag.
        public static let rest = Target.stop(0)
    }

    /// Returns the place to which a card released like this goes.
    public func target(for release: Release) -> Target { judgement(of: release).target }

    /// Returns the place to which a card released like this goes, and the reason.
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
            return (isBeyond ? .away : .rest, .distance(needed: needed))
        case .threshold(let threshold):
            guard !isBeyond else {
                let turnsBack = release.velocity <= -threshold
                return turnsBack ? (.rest, .turnedBack) : (.away, .distance(needed: needed))
            }
            guard release.velocity > threshold else {
                return (.rest, .distanceOrVelocity(needed: needed, orVelocity: threshold))
            }
            return hindrance(release, needed, fling: threshold) ?? (.away, .velocity(needed: threshold))
        case .projection(let projection):
            let landing = release.translation + projection.distance(from: release.velocity)
            guard landing > needed else { return (.rest, .landing(at: landing, needed: needed)) }
            guard !isBeyond else { return (.away, .distance(needed: needed)) }
            let fling = needed / projection.distance(from: 1)
            return hindrance(release, needed, fling: fling) ?? (.away, .landing(at: landing, needed: needed))
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

extension ReleaseRule {
    /// Everything that is known when the finger lets go, along the axis of the drag.
    public struct Release: Equatable, Sendable {
        /// The card's distance from rest, in points.
        public var translation: CGFloat
        /// The distance from rest to the end, in points. Its sign is the direction in which the card leaves; the other
        /// numbers are counted in the same coordinates.
        public var distance: CGFloat
        /// Points per second.
        public var velocity: CGFloat
        /// The finger's way since scrolling handed the card over to it; nil: it did not scroll before it dragged.
        public var sinceHandoff: SinceHandoff?
        /// The client refused to let the card go: it goes back, whatever the numbers.
        public var isRefused: Bool

        /// A card let go at `translation`, with its end at `distance`.
        public init(
            translation: CGFloat, distance: CGFloat, velocity: CGFloat, sinceHandoff: SinceHandoff? = nil,
            isRefused: Bool = false
        ) {
            self.translation = translation
            self.distance = distance
            self.velocity = velocity
            self.sinceHandoff = sinceHandoff
            self.isRefused = isRefused
        }

        /// The same with the end in the positive direction.
        package var alongDistance: Release {
            guard distance < 0 else { return self }
            return Release(
                translation: -translation, distance: -distance, velocity: -velocity,
                sinceHandoff: sinceHandoff.map {
                    SinceHandoff(time: $0.time, distance: -$0.distance, slowest: -$0.slowest)
                },
                isRefused: isRefused)
        }
    }

    /// The way of a finger that scrolled since the card was handed over to it.
    ///
    /// A fling that scrolls a list to its top is meant for the list: for 0.1 s after the hand-over no velocity sends the
    /// card away. From 0.15 s and 44 pt on velocity counts as on any card. Between, it does once the finger has been no
    /// faster than the rule's threshold (by ``ReleaseRule/projection(_:progress:leastDistance:)``: than would have carried
    /// the card away from rest), or has turned: what it did after that it did to the card. So what counts once, counts
    /// for as long as the finger has the card.
    public struct SinceHandoff: Equatable, Sendable {
        /// Seconds.
        public var time: TimeInterval
        /// The farthest that the finger has pulled the card since, in points.
        public var distance: CGFloat
        /// The least velocity that the finger has had since, in points per second: 0 where it lay still, negative where
        /// it turned.
        public var slowest: CGFloat

        /// A finger that has pulled `distance` points in `time` seconds since the hand-over, and never slower than
        /// `slowest` points per second.
        public init(time: TimeInterval, distance: CGFloat, slowest: CGFloat) {
            self.time = time
            self.distance = distance
            self.slowest = slowest
        }

        /// Whether the velocity of this finger is meant for the card, where alone `fling` points per second would do.
        func isInHand(fling: CGFloat) -> Bool {
            // To the microsecond: 0.25 − 0.1 is a hair under 0.15 in binary, and as long all the same.
            let time = time + 1e-6
            guard time >= 0.1 else { return false }
            return slowest <= fling || time >= 0.15 && distance >= 44
        }
    }
}

extension ReleaseRule {
    /// A rule's word about a release, with the reason.
    ///
    ///     let judgement = ReleaseRule.velocityAndProgress()
    ///         .judgement(of: .init(translation: 120, distance: 700, velocity: 900))
    ///     print(judgement)  // away: 900 pt/s, 300 needed
    public struct Judgement: Equatable, Sendable {
        /// The release that was judged.
        public var release: Release
        /// The place to which the card goes.
        public var target: Target
        /// The reason that decided.
        public var reason: Reason
    }

    /// The reason for where a card goes. Points and points per second are counted in the direction in which it leaves.
    public enum Reason: Equatable, Sendable {
        /// By its distance from rest, where this many points would do; for want of the least distance, too.
        case distance(needed: CGFloat)
        /// By its velocity, where this many points per second would do.
        case velocity(needed: CGFloat)
        /// Neither by its distance, where this many points would do, nor by its velocity, where this would.
        case distanceOrVelocity(needed: CGFloat, orVelocity: CGFloat)
        /// By the place where it would come to rest, where this many points would do.
        case landing(at: CGFloat, needed: CGFloat)
        /// Far enough, and moved back faster than the threshold.
        case turnedBack
        /// Its velocity would do, but it was meant for what the finger scrolled: see ``SinceHandoff``.
        case scrollingFling
        /// The client refused to let it go.
        case refused
    }
}
