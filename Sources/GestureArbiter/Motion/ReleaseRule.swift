import Foundation

/// The rule that sends a card away, or back to rest, when the finger lifts.
///
///     let rule = ReleaseRule.velocityAndProgress()
///     rule.judgement(of: .init(translation: 120, distance: 700, velocity: 900)).target   // .away
///
/// A pure function of the release. More velocity or distance toward the end never brings the card back. Velocity counts
/// only if the finger has moved the card by a least distance; after scrolling, see ``SinceHandoff``.
public struct ReleaseRule: Equatable, Sendable {
    private enum Measure: Equatable {
        /// Points per second.
        case threshold(CGFloat)
        case projection(Motion.Projection)
        case distance
    }

    /// A client's own rule, compared by name. An object, so that copying a rule is cheap.
    private final class Custom: Sendable {
        let name: String
        let target: @Sendable (Arbitration.Release, Stops) -> Target

        init(_ name: String, _ target: @escaping @Sendable (Arbitration.Release, Stops) -> Target) {
            (self.name, self.target) = (name, target)
        }
    }

    private enum Needed: Equatable {
        case share(CGFloat)
        case points(CGFloat)
    }

    private let measure: Measure
    private let needed: Needed
    private var leastDistance: CGFloat?
    private var custom: Custom?
    /// A note of invalid numbers that were replaced; nil: none.
    @_spi(Engine) public private(set) var correction: String?

    /// Sends the card away if it is faster than `threshold` points per second, or beyond the share `progress` of the
    /// way and not moving back faster than the threshold.
    ///
    /// - Parameters:
    ///   - threshold: Points per second, 0 or more; 300 for a value that is negative or not finite.
    ///   - progress: Clamped to 0...1; 0.5 for a value that is not a number.
    ///   - leastDistance: The points from rest below which no velocity sends the card away. Nil: 24 pt, or 3 % of the
    ///     way if that is less.
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

    /// Sends the card away if it would come to rest, decelerating like scrolled content, beyond the share `progress` of
    /// the way. Source: WWDC 2018, session 803.
    ///
    /// - Parameters:
    ///   - projection: The deceleration.
    ///   - progress: Clamped to 0...1; 0.5 for a value that is not a number.
    ///   - leastDistance: As in ``velocityAndProgress(threshold:progress:leastDistance:)``.
    public static func projection(
        _ projection: Motion.Projection = .normal, progress: CGFloat = 0.5, leastDistance: CGFloat? = nil
    ) -> ReleaseRule {
        ReleaseRule(
            measure: .projection(projection), needed: .share(progress.share), leastDistance: leastDistance?.length,
            correction: correction(nil, progress, leastDistance))
    }

    /// Sends the card away if it is beyond the share `progress` of the way, at any velocity. The share is clamped to
    /// 0...1; a value that is not a number counts as 0.5.
    public static func distance(progress: CGFloat = 0.5) -> ReleaseRule {
        ReleaseRule(measure: .distance, needed: .share(progress.share), correction: correction(nil, progress, nil))
    }

    /// Sends the card away if it is more than `points` from rest, at any velocity; never, if infinite. A value that is
    /// negative or not a number counts as 0.
    public static func distance(points: CGFloat) -> ReleaseRule {
        let isUsable = points >= 0
        return ReleaseRule(
            measure: .distance, needed: .points(points.length),
            correction: correction(isUsable ? nil : "\(points) pt by 0; give 0 points or more", nil, nil))
    }

    /// A rule of your own, such as one with several thresholds.
    ///
    ///     let rule = ReleaseRule.custom("200 pt or 700 pt/s") { release, stops in
    ///         if release.velocity > 700 || release.translation > 200 { return .away }
    ///         return .stop(stops.nearest(to: release.translation))
    ///     }
    ///
    /// Let the answer depend on the release and the stops alone; the rule is called with every movement. Numbers are
    /// positive in the direction in which the card leaves. The nearest stop replaces a place that does not exist, and
    /// the log says so once.
    ///
    /// Two rules with one `name`, which the log prints, are equal.
    public static func custom(
        _ name: String, _ target: @escaping @Sendable (_ release: Arbitration.Release, _ stops: Stops) -> Target
    ) -> ReleaseRule {
        ReleaseRule(measure: .distance, needed: .share(0.5), custom: Custom(name, target))
    }

    /// A released card's destination.
    public enum Target: Equatable, Sendable {
        /// A stop, in points from fully open.
        case stop(CGFloat)
        /// Out of sight: the drag completes.
        case away

        /// Fully open.
        public static let open = Target.stop(0)
    }

    var name: String { custom?.name ?? "" }

    /// Returns the destination of a card that rests at 0, or leaves, and the reason.
    public func judgement(of release: Arbitration.Release) -> Judgement {
        judgement(of: release, among: Stops([0], away: abs(release.distance)))
    }

    /// Returns the destination of a card with several stops, and the reason.
    ///
    /// By velocity, a card that is faster than the threshold goes to the next stop that way, except one that is nearer
    /// than 24 points or a quarter of the gap, whichever is less; a slower card goes to the nearest stop, by the rule's
    /// share of the gap. By projection, the card goes to the stop nearest to where it would come to rest. More velocity
    /// toward away never chooses a more open stop.
    ///
    /// Of the release's distance only the sign counts: the stops have the place out of sight.
    public func judgement(of release: Arbitration.Release, among stops: Stops) -> Judgement {
        judgement(of: release, among: stops, selected: nil)
    }

    /// A card for which a stop was `selected` during the drag goes there, unless the finger flings it.
    package func judgement(of release: Arbitration.Release, among stops: Stops, selected: CGFloat?) -> Judgement {
        let drag = release.alongDistance
        let (ruled, reason) = choice(drag, stops)
        var judgement = Judgement(release: release, target: ruled, reason: reason)
        if let selected, !isFlung(drag, to: ruled, from: selected, stops) { judgement.target = .stop(selected) }
        guard release.isRefused else { return judgement }
        judgement.target = instead(of: judgement.target, at: drag.translation, stops)
        judgement.reason = .refused
        return judgement
    }

    /// Whether the velocity decides: after a resting finger the card would go elsewhere or, for a card that moves away
    /// from `stop`, after a finger as fast the other way.
    private func isFlung(_ drag: Arbitration.Release, to target: Target, from stop: CGFloat, _ stops: Stops) -> Bool {
        var other = drag
        other.velocity = 0
        if choice(other, stops).0 != target { return true }
        other.velocity = -drag.velocity
        return (drag.translation - stop) * drag.velocity > 0 && choice(other, stops).0 != target
    }

    /// A card's resting places and place out of sight, in points from fully open.
    public struct Stops: Equatable, Sendable {
        /// The resting places, the most open place first. Never empty.
        public let places: [CGFloat]
        /// The place out of sight; nil if the card may not leave.
        public var away: CGFloat?
        private let given: Int
        private let used: Int

        /// Sorts the places, and leaves out those that are negative, not numbers, or within half a point of another. If
        /// none is left, the only stop is 0.
        @_spi(Engine) public init(_ places: [CGFloat], away: CGFloat? = nil) {
            var usable: [CGFloat] = []
            for place in places where place.isPlace && place >= 0 {
                if usable.contains(where: { abs($0 - place) <= 0.5 }) { continue }
                usable.insert(place, at: usable.firstIndex { $0 > place } ?? usable.count)
            }
            self.places = usable.isEmpty ? [0] : usable
            self.away = away.flatMap { $0.isPlace ? $0 : nil }
            (given, used) = (places.count, usable.count)
        }

        /// A note of the places that were left out; nil: none.
        @_spi(Engine) public var correction: String? {
            used == given
                ? nil : "Of \(given) stops \(used) are used. Give points from fully open, 0 or more, each once."
        }

        /// Returns the stop nearest to `place`; of two, the more open one.
        public func nearest(to place: CGFloat) -> CGFloat { places.nearest(to: place) }

        /// The target, if it exists within half a point, or the nearest stop.
        fileprivate func nearest(to target: Target) -> Target {
            switch target {
            case .away: return away == nil ? .stop(places[places.count - 1]) : .away
            case .stop(let place):
                let nearest = nearest(to: place)
                return abs(nearest - place) <= 0.5 ? target : .stop(nearest)
            }
        }

        /// Compares the places, whatever the values were created from.
        public static func == (one: Self, other: Self) -> Bool { one.places == other.places && one.away == other.away }
    }

    /// Rules are equal if they judge every release alike, whatever numbers they were created from.
    public static func == (one: Self, other: Self) -> Bool {
        one.measure == other.measure && one.needed == other.needed && one.leastDistance == other.leastDistance
            && one.custom?.name == other.custom?.name
    }

    private static func correction(_ first: String?, _ progress: CGFloat?, _ least: CGFloat?) -> String? {
        var parts = [first].compactMap(\.self)
        if let progress, progress != progress.share {
            parts.append("a share of \(progress) by \(progress.share); give 0 to 1")
        }
        if let least, least != least.length {
            parts.append("a least distance of \(least) pt by \(least.length); give 0 or more")
        }
        guard !parts.isEmpty else { return nil }
        return "A rule of release was made of numbers that decide nothing. Replaced: \(parts.joined(separator: "; "))."
    }

    private func choice(_ release: Arbitration.Release, _ stops: Stops) -> (Target, Reason) {
        let way = Way(stops: stops, needed: needed)
        // The index by the card's place alone.
        let here = way.index(of: release.translation)
        if let custom {
            let wanted = custom.target(release, stops)
            let target = stops.nearest(to: wanted)
            return (target, .custom(instead: target == wanted ? nil : wanted))
        }
        switch measure {
        case .distance:
            return (way[here], .distance(needed: way.needed(for: here)))
        case .threshold(let threshold):
            let isFlungBack = release.velocity <= -threshold && (release.velocity < 0 || way[here] == .away)
            let above = min(way.next(above: release.translation), here)
            if isFlungBack, above < here { return (way[above], .turnedBack) }
            let below = max(way.next(below: release.translation), here)
            if release.velocity > threshold, below > here {
                return hindrance(release, way, from: here, to: below, fling: threshold)
                    ?? (way[below], .velocity(needed: threshold))
            }
            let needed = way.needed(for: here)
            if here == way.last { return (way[here], .distance(needed: needed)) }
            return (way[here], .distanceOrVelocity(needed: needed, orVelocity: threshold))
        case .projection(let projection):
            let landing = release.translation + projection.distance(from: release.velocity)
            let there = way.index(of: landing)
            if there == here, here == way.last { return (way[here], .distance(needed: way.needed(for: here))) }
            guard there > here else { return (way[there], .landing(at: landing, needed: way.boundary(after: there))) }
            let fling = (way.boundary(after: here) - way.place(here)) / projection.distance(from: 1)
            return hindrance(release, way, from: here, to: there, fling: fling)
                ?? (way[there], .landing(at: landing, needed: way.boundary(after: there - 1)))
        }
    }

    /// The nearest stop but the refused one, or the only stop.
    private func instead(of refused: Target, at translation: CGFloat, _ stops: Stops) -> Target {
        let others = stops.places.filter { .stop($0) != refused }
        return .stop(Stops(others.isEmpty ? stops.places : others).nearest(to: translation))
    }

    /// The reason why velocity does not count; nil if it does. `fling` is the velocity that would be enough to go to
    /// the next place. Before a card leaves, the finger must have moved it.
    private func hindrance(
        _ release: Arbitration.Release, _ way: Way, from here: Int, to there: Int, fling: CGFloat
    ) -> (Target, Reason)? {
        if way[there] == .away {
            let origin = way.stop(before: release.translation)
            let wished = leastDistance ?? CGFloat.minimum(24, 0.03 * (way.place(there) - way.place(there - 1)))
            let least = CGFloat.minimum(wished, way.boundary(after: there - 1) - way.place(there - 1))
            guard release.translation - origin >= least else {
                return (way[max(here, there - 1)], .distance(needed: origin + least))
            }
        }
        guard release.sinceHandoff?.isInHand(fling: fling) ?? true else { return (way[here], .scrollingFling) }
        return nil
    }

    /// The stops in order, away last, with the boundaries between them.
    private struct Way {
        let stops: Stops
        let needed: Needed

        var last: Int { stops.places.count - (stops.away == nil ? 1 : 0) }
        subscript(index: Int) -> Target { index < stops.places.count ? .stop(stops.places[index]) : .away }
        func place(_ index: Int) -> CGFloat {
            index < stops.places.count ? stops.places[index] : stops.away ?? stops.places[stops.places.count - 1]
        }

        func boundary(after index: Int) -> CGFloat {
            switch needed {
            case .share(let share): place(index) + share * (place(min(index + 1, last)) - place(index))
            case .points(let points): place(index) + points
            }
        }

        /// The distance that a card needs for the next place, or for the last.
        func needed(for index: Int) -> CGFloat { boundary(after: max(min(index, last - 1), 0)) }

        /// The destination of a card that is released without velocity.
        func index(of translation: CGFloat) -> Int {
            var index = 0
            while index < last {
                let isThere = self[index + 1] != .away && translation >= place(index + 1)
                guard isThere || translation > boundary(after: index) else { break }
                index += 1
            }
            return index
        }

        /// The last stop that a card at `translation` has passed, or the first stop.
        func stop(before translation: CGFloat) -> CGFloat { stops.places.last { $0 <= translation } ?? stops.places[0] }

        /// The next place of a flung card, but not one that the card has almost reached.
        func next(below translation: CGFloat) -> Int {
            (0...last).first { $0 > 0 && place($0) > translation + nearness($0 - 1) } ?? last
        }
        func next(above translation: CGFloat) -> Int {
            (0...last).last { $0 < last && place($0) < translation - nearness($0) } ?? 0
        }
        private func nearness(_ index: Int) -> CGFloat { min(24, (place(index + 1) - place(index)) / 4) }
    }
}

extension CGFloat {
    fileprivate var share: CGFloat { isNaN ? 0.5 : Swift.min(Swift.max(self, 0), 1) }
    fileprivate var length: CGFloat { self > 0 ? self : 0 }
}

extension ReleaseRule {
    /// The finger's movement since scrolling handed over to the card.
    ///
    /// A fling that scrolls a list to its top is meant for the list: for 0.1 s after the hand-off no velocity sends the
    /// card away. From 0.15 s and 44 pt on, velocity counts as on any card. Between, it counts once the finger has
    /// turned, or was no faster than the rule's threshold (by projection: than a fling from rest to away).
    public struct SinceHandoff: Equatable, Sendable {
        /// In seconds.
        public var time: TimeInterval
        /// The greatest pull since then, in points.
        public var distance: CGFloat
        /// The finger's least velocity, in points per second: 0 if the finger rested, negative if it turned.
        public var slowest: CGFloat

        /// Creates a movement from its three numbers.
        public init(time: TimeInterval, distance: CGFloat, slowest: CGFloat) {
            (self.time, self.distance, self.slowest) = (time, distance, slowest)
        }

        var turned: SinceHandoff { SinceHandoff(time: time, distance: 0 - distance, slowest: 0 - slowest) }

        /// Whether the velocity is meant for the card, if `fling` points per second would be enough.
        func isInHand(fling: CGFloat) -> Bool {
            // Rounds to the microsecond: in binary, 0.25 − 0.1 is slightly less than 0.15.
            let time = time + 1e-6
            guard time >= 0.1 else { return false }
            return slowest <= fling || time >= 0.15 && distance >= 44
        }
    }

    /// A rule's judgement of a release, with the reason.
    ///
    ///     let judgement = ReleaseRule.velocityAndProgress()
    ///         .judgement(of: .init(translation: 120, distance: 700, velocity: 900))
    ///     print(judgement)  // away: 900 pt/s, 300 needed
    public struct Judgement: Equatable, Sendable {
        /// The judged release.
        public var release: Arbitration.Release
        /// The card's destination.
        public var target: Target
        /// The decisive reason.
        @_spi(Engine) public var reason: Reason
    }

    /// The reason for a card's destination, in points and points per second in the direction in which the card leaves.
    @_spi(Engine) public enum Reason: Equatable, Sendable {
        /// The distance from rest, with the needed points.
        case distance(needed: CGFloat)
        /// The velocity, with the needed points per second.
        case velocity(needed: CGFloat)
        /// Neither the distance nor the velocity was enough, with what was needed.
        case distanceOrVelocity(needed: CGFloat, orVelocity: CGFloat)
        /// The place where the card would come to rest, with the needed points.
        case landing(at: CGFloat, needed: CGFloat)
        /// Far enough, but moving back faster than the threshold.
        case turnedBack
        /// The velocity was enough, but meant for the content that the finger scrolled: see ``SinceHandoff``.
        case scrollingFling
        /// By a ``ReleaseRule/custom(_:_:)``. `instead` is its answer, if the card has no such place.
        case custom(instead: Target?)
        case refused
    }
}
