import GestureArbiter
import UIKitShim

/// The detents of a card as places to rest at: those that are active just now, the most open one first.
///
/// Pure: heights come in, and translations from the card's most open place go out, in points along its way out.
struct RestingPlaces: Equatable, Sendable {
    typealias Identifier = InteractiveDismissal.Detent.Identifier

    struct Place: Equatable, Sendable {
        let identifier: Identifier
        /// From where the card is most open, in points.
        let translation: CGFloat
        /// How much of the card shows, a keyboard not looked at, in points.
        let height: CGFloat
        /// The same as a share of the whole card, 0 to 1.
        let share: CGFloat
    }

    /// Never empty. Those of several heights that are the same within half a point have one translation.
    let places: [Place]
    /// The translations, each once.
    var stops: [CGFloat] { choices.places }
    /// Made once: a card in hand is judged with every movement.
    private let choices: ReleaseRule.Stops
    /// How much of the card shows where it is most open, without the safe area and a keyboard, in points.
    let greatestHeight: CGFloat

    /// A card that rests where it is most open, and nowhere else.
    static let large = RestingPlaces(heights: [], maximum: 0)

    /// - Parameters:
    ///   - heights: Of those that are active: points, 0 to `maximum`.
    ///   - maximum: The height of the whole card, in points.
    ///   - raise: How far a keyboard raises each, in points.
    ///   - room: How far above its greatest height the card may be raised, in points.
    init(heights: [(Identifier, CGFloat)], maximum: CGFloat, raise: CGFloat = 0, room: CGFloat = 0) {
        let active = heights.isEmpty ? [(Identifier.large, maximum)] : heights
        // The most open first; of several that are raised to one place, the taller one.
        var order: [(identifier: Identifier, height: CGFloat, shown: CGFloat)] = []
        for (identifier, height) in active {
            let shown = min(height + raise, max(maximum + room, height))
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
        (self.places, choices) = (places, ReleaseRule.Stops(stops))
    }

    /// The least open place.
    var lowest: CGFloat { stops[stops.count - 1] }

    func place(of identifier: Identifier) -> Place? { places.first { $0.identifier == identifier } }

    /// The place at a stop; of several there the one that is named `preferred`, or else the first.
    func place(at stop: CGFloat, preferring preferred: Identifier? = nil) -> Place {
        let here = places.filter { $0.translation == stop }
        return here.first { $0.identifier == preferred } ?? here.first ?? places[0]
    }

    /// What a release may choose from.
    func releaseStops(away distance: CGFloat?) -> ReleaseRule.Stops {
        var stops = choices
        stops.away = distance
        return stops
    }

    /// The stop nearest to `translation`; of two as near, the more open one.
    func stop(nearestTo translation: CGFloat) -> CGFloat { choices.nearest(to: translation) }

    /// The place at which the card is most nearly as high as `height`; of two as near, the more open one.
    func place(nearestToHeight height: CGFloat) -> Place {
        var nearest = places[0]
        for place in places where abs(place.height - height) < abs(nearest.height - height) { nearest = place }
        return nearest
    }

    /// The next more open stop than `stop`; from the most open one, the least open.
    func stop(after stop: CGFloat) -> CGFloat { stops.last { $0 < stop } ?? lowest }

    /// How much of the way from `stop` to the next more open stop a card at `translation` has made: 0 to 1. Nothing of
    /// it from the most open one, since there is none.
    func opening(from stop: CGFloat, at translation: CGFloat) -> CGFloat {
        guard let next = stops.last(where: { $0 < stop }) else { return 0 }
        return min(max((stop - translation) / (stop - next), 0), 1)
    }
}
