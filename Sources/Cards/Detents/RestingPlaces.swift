@_spi(Engine) import GestureArbiter
import UIKitShim

/// A card's active detents as resting places, in points from the most open place, which is the first. Pure.
@_spi(Cards) public struct RestingPlaces: Equatable, Sendable {
    public typealias Identifier = Detent.Identifier

    public struct Place: Equatable, Sendable {
        public let identifier: Identifier
        /// The distance from the most open place, in points.
        public let translation: CGFloat
        /// The visible height of the card without a keyboard, in points.
        public let height: CGFloat
        /// The visible height as a share of the whole card, 0 to 1.
        public let share: CGFloat
    }

    /// The places; never empty. Heights that differ by less than half a point have the same translation.
    public let places: [Place]
    /// The distinct translations.
    public let stops: [CGFloat]
    /// The visible height at the most open place, without the safe area and a keyboard, in points.
    public let greatestHeight: CGFloat

    /// The places of a card that rests only at its most open place.
    public static let large = RestingPlaces([], maximum: 0)

    /// - Parameters:
    ///   - detents: The active detents' heights in points, 0 to `maximum`, and the heights that show, which are greater
    ///     over a bar or a keyboard.
    ///   - maximum: The height of the whole card, in points.
    init(_ detents: [(Identifier, CGFloat, shown: CGFloat)], maximum: CGFloat) {
        // The most open place first; of several places that are raised to one, the taller detent.
        var order: [(identifier: Identifier, height: CGFloat, shown: CGFloat)] = []
        for (identifier, height, shown) in detents.isEmpty ? [(.large, maximum, shown: maximum)] : detents {
            let index = order.firstIndex { $0.shown < shown || $0.shown == shown && $0.height < height }
            order.insert((identifier, height, shown), at: index ?? order.count)
        }
        greatestHeight = order[0].height
        var (places, stops): ([Place], [CGFloat]) = ([], [])
        for (identifier, height, shown) in order {
            let translation = stops.last.map { order[0].shown - shown - $0 <= 0.5 ? $0 : order[0].shown - shown } ?? 0
            if stops.last != translation { stops.append(translation) }
            let share = maximum > 0 ? height / maximum : 1
            places.append(Place(identifier: identifier, translation: translation, height: height, share: share))
        }
        (self.places, self.stops) = (places, stops)
    }

    /// The least open place.
    public var lowest: CGFloat { stops[stops.count - 1] }

    public func place(of identifier: Identifier) -> Place? { places.first { $0.identifier == identifier } }

    /// The place at a stop; of several places, the one that is named `preferred`, or else the first.
    public func place(at stop: CGFloat, preferring preferred: Identifier? = nil) -> Place {
        // Asked in each frame of a movement: no list is made.
        guard let first = places.firstIndex(where: { $0.translation == stop }) else { return places[0] }
        let named = preferred.flatMap { name in
            places[first...].firstIndex { $0.translation == stop && $0.identifier == name }
        }
        return places[named ?? first]
    }

    /// The place whose height is nearest to `height`; of two equally near places, the more open one.
    func place(nearestToHeight height: CGFloat) -> Place {
        var nearest = places[0]
        for place in places where abs(place.height - height) < abs(nearest.height - height) { nearest = place }
        return nearest
    }

    /// The share of the way from one place to another for a card at `translation`, 0 to 1; nil if there is no such way.
    public func share(from start: Identifier, to end: Identifier, at translation: CGFloat) -> CGFloat? {
        guard let start = place(of: start)?.translation, let end = place(of: end)?.translation, start != end else {
            return nil
        }
        return min(max((translation - start) / (end - start), 0), 1)
    }

    /// Returns the translation at the share of the way between two places that `translation` has among `old` places.
    ///
    /// - Parameter away: The distances to out of sight, in points.
    func translation(
        for translation: CGFloat, among old: RestingPlaces, leavingAt away: (old: CGFloat, new: CGFloat)
    ) -> CGFloat {
        guard translation > 0 else { return translation }
        var (before, after) = ((old: CGFloat(0), new: CGFloat(0)), away)
        func weigh(_ pair: (old: CGFloat, new: CGFloat)) {
            if pair.old <= translation, pair.old > before.old { before = pair }
            if pair.old > translation, pair.old < after.old { after = pair }
        }
        for former in old.places {
            if let place = place(of: former.identifier) { weigh((former.translation, place.translation)) }
        }
        weigh((old.lowest, lowest))
        weigh(away)
        guard after.old > before.old else { return before.new + translation - before.old }
        return before.new + (translation - before.old) / (after.old - before.old) * (after.new - before.new)
    }

    /// The share of the way from `stop` to the next more open stop for a card at `translation`, 0 to 1; 0 without one.
    public func opening(from stop: CGFloat, at translation: CGFloat) -> CGFloat {
        guard let next = stops.last(where: { $0 < stop }) else { return 0 }
        return min(max((stop - translation) / (stop - next), 0), 1)
    }
}
