import GestureArbiter
import UIKitShim

/// The detent that a card rests at or goes to by default, and the requested detent if it is inactive.
@_spi(Cards) public struct DetentSelection {
    public typealias Identifier = Detent.Identifier

    public private(set) var places = RestingPlaces.large
    public private(set) var selected: RestingPlaces.Place
    /// The requested detent; nil: the smallest.
    private var wish: Identifier?
    /// The card's height at the requested detent when it was last active, in points.
    private var wishedHeight: CGFloat?

    public init(_ wish: Identifier?) {
        self.wish = wish
        selected = places.places[0]
    }

    /// Takes new active places: the requested detent is selected again as soon as it is active.
    public mutating func take(_ places: RestingPlaces) {
        self.places = places
        settle()
    }

    public mutating func select(_ identifier: Identifier) {
        wish(identifier)
        settle()
    }

    /// Requests a detent of the places to come.
    mutating func wish(_ identifier: Identifier) { (wish, wishedHeight) = (identifier, nil) }

    /// Selects the detent at a stop; the selected detent stays if it is there.
    public mutating func select(at stop: CGFloat) {
        let there = places.place(at: stop, preferring: selected.identifier)
        // If a keyboard has raised several detents to this place, keep the selected one.
        if there.identifier != selected.identifier { select(there.identifier) }
    }

    /// The detent at a target; nil out of sight.
    public func detent(at target: ReleaseRule.Target) -> Detent.Identifier? {
        guard case .stop(let stop) = target else { return nil }
        return places.place(at: stop, preferring: selected.identifier).identifier
    }

    private mutating func settle() {
        if let wish, let place = places.place(of: wish) {
            (selected, wishedHeight) = (place, place.height)
        } else if wish != nil, let wishedHeight {
            selected = places.place(nearestToHeight: wishedHeight)
        } else {
            selected = places.places[places.places.count - 1]
        }
    }
}

extension CardTraits {
    /// A card's place: on its way, and among its detents.
    public struct Position: Equatable, Sendable {
        /// 0 at the most open place, 1 out of sight, negative while pulled beyond the most open place.
        public let progress: CGFloat
        /// The distance from the most open place along the way out, in points; negative beyond it.
        public let translation: CGFloat
        /// The height of the card's part that is in sight, in points, from the side of its container where the card
        /// leaves; of a card at the left or right side, the width. 0 if the card is out of sight. With a look that has a
        /// home, from that home.
        public let height: CGFloat
        /// The more open detent of the two that the card lies between.
        public let moreOpen: Detent.Identifier
        /// The less open detent; nil: out of sight.
        public let lessOpen: Detent.Identifier?
        /// The share of the way from the more open detent, 0 to 1, also beyond the ends.
        public let share: CGFloat
        private let places: RestingPlaces

        /// The place of no card.
        @_spi(Cards) public static let nowhere = Position(of: 0, among: .large, distance: 0, progress: 1)

        /// - Parameter distance: The distance from the most open place to out of sight.
        init(of translation: CGFloat, among places: RestingPlaces, distance: CGFloat, progress: CGFloat) {
            (self.progress, self.translation, self.places) = (progress, translation, places)
            height = max(distance - translation, 0)
            let stops = places.stops
            let before = stops.last { $0 <= translation } ?? 0
            let after = stops.first { $0 > before && $0 > translation }
            moreOpen = places.place(at: before).identifier
            lessOpen = after.map { places.place(at: $0).identifier }
            let way = (after ?? max(distance, before)) - before
            share = way > 0 ? min(max((translation - before) / way, 0), 1) : 0
        }

        /// Returns the share of the way from one detent to another, 0 to 1; 0 while one of them is inactive.
        ///
        ///     CardReader { card in Mini(open: card.share(from: .height(64), to: .large)) }
        public func share(from start: Detent.Identifier, to end: Detent.Identifier) -> CGFloat {
            places.share(from: start, to: end, at: translation) ?? 0
        }
    }
}
