import GestureArbiter
import UIKitShim

/// The detents of a card as places to rest at: those that are active just now, the most open one first.
///
/// Pure: heights come in, and translations from the card's most open place go out, in points along its way out.
package struct RestingPlaces: Equatable, Sendable {
    package typealias Identifier = InteractiveDismissal.Detent.Identifier

    package struct Place: Equatable, Sendable {
        package let identifier: Identifier
        /// From where the card is most open, in points.
        package let translation: CGFloat
        /// How much of the card shows, a keyboard not looked at, in points.
        package let height: CGFloat
        /// The same as a share of the whole card, 0 to 1.
        package let share: CGFloat
    }

    /// Never empty. Those of several heights that are the same within half a point have one translation.
    package let places: [Place]
    /// The translations, each once.
    package var stops: [CGFloat] { choices.places }
    /// Made once: a card in hand is judged with every movement.
    private let choices: ReleaseRule.Stops
    /// How much of the card shows where it is most open, without the safe area and a keyboard, in points.
    package let greatestHeight: CGFloat

    /// A card that rests where it is most open, and nowhere else.
    package static let large = RestingPlaces(heights: [], maximum: 0)

    /// - Parameters:
    ///   - heights: Of those that are active: points, 0 to `maximum`.
    ///   - maximum: The height of the whole card, in points.
    ///   - raise: How far a keyboard raises each, in points.
    ///   - room: How far above its greatest height the card may be raised, in points.
    ///   - ground: How much more of it shows at the smallest of several, since something lies before it, in points.
    package init(
        heights: [(Identifier, CGFloat)], maximum: CGFloat, raise: CGFloat = 0, room: CGFloat = 0, ground: CGFloat = 0
    ) {
        let active = heights.isEmpty ? [(Identifier.large, maximum)] : heights
        // The most open first; of several that are raised to one place, the taller one.
        var order: [(identifier: Identifier, height: CGFloat, shown: CGFloat)] = []
        let smallest = active.count > 1 ? active.map(\.1).min() : nil
        for (identifier, height) in active {
            let ground = height == smallest ? ground : 0
            // What lies before it lies behind a keyboard.
            let shown = min(height + max(ground, raise), max(maximum + room, height))
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
    package var lowest: CGFloat { stops[stops.count - 1] }

    package func place(of identifier: Identifier) -> Place? { places.first { $0.identifier == identifier } }

    /// The place at a stop; of several there the one that is named `preferred`, or else the first.
    package func place(at stop: CGFloat, preferring preferred: Identifier? = nil) -> Place {
        let here = places.filter { $0.translation == stop }
        return here.first { $0.identifier == preferred } ?? here.first ?? places[0]
    }

    /// The target of a release that comes to rest at a place; nil where there is no such place now.
    package func target(of identifier: Identifier) -> ReleaseRule.Target? {
        place(of: identifier).map { .stop($0.translation) }
    }

    /// What a release may choose from.
    func releaseStops(away distance: CGFloat?) -> ReleaseRule.Stops {
        var stops = choices
        stops.away = distance
        return stops
    }

    /// The stop nearest to `translation`; of two as near, the more open one.
    package func stop(nearestTo translation: CGFloat) -> CGFloat { choices.nearest(to: translation) }

    /// The place at which the card is most nearly as high as `height`; of two as near, the more open one.
    func place(nearestToHeight height: CGFloat) -> Place {
        var nearest = places[0]
        for place in places where abs(place.height - height) < abs(nearest.height - height) { nearest = place }
        return nearest
    }

    /// The next more open stop than `stop`; from the most open one, the least open.
    package func stop(after stop: CGFloat) -> CGFloat { stops.last { $0 < stop } ?? lowest }

    /// How much of the way from `stop` to the next more open stop a card at `translation` has made: 0 to 1. Nothing of
    /// it from the most open one, since there is none.
    package func opening(from stop: CGFloat, at translation: CGFloat) -> CGFloat {
        guard let next = stops.last(where: { $0 < stop }) else { return 0 }
        return min(max((stop - translation) / (stop - next), 0), 1)
    }
}
