import GestureArbiter
import UIKitShim

/// The detent that a card rests at, or goes to when nothing else decides; and what was wished where that is inactive.
package struct DetentSelection {
    package typealias Identifier = InteractiveDismissal.Detent.Identifier

    package private(set) var places = RestingPlaces.large
    package private(set) var selected: RestingPlaces.Place
    /// Nil: the smallest.
    private var wish: Identifier?
    /// How high the card was at the wished one when that was active last, in points.
    private var wishedHeight: CGFloat?

    package init(_ wish: Identifier?) {
        self.wish = wish
        selected = places.places[0]
    }

    /// The active places are others now: what was wished is selected again as soon as it is active.
    package mutating func take(_ places: RestingPlaces) {
        self.places = places
        settle()
    }

    package mutating func select(_ identifier: Identifier) {
        (wish, wishedHeight) = (identifier, nil)
        settle()
    }

    /// Selects what is at a stop: the same one, if it is there.
    package mutating func select(at stop: CGFloat) {
        let there = places.place(at: stop, preferring: selected.identifier)
        // Where a keyboard has raised several to one place, none of the others was meant.
        if there.identifier != selected.identifier { select(there.identifier) }
    }

    /// The detent at a target; nil out of sight.
    package func detent(at target: ReleaseRule.Target) -> InteractiveDismissal.Detent.Identifier? {
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

extension InteractiveDismissal {
    /// Where a card is among its detents.
    public struct Position: Equatable, Sendable {
        /// Points from where the card is most open, along its way out; negative where it is pulled beyond.
        public var translation: CGFloat
        /// The more open one of the two places that the card lies between.
        public var moreOpen: Detent.Identifier
        /// The less open one; nil: out of sight.
        public var lessOpen: Detent.Identifier?
        /// How much of the way from the more open one it has made: 0 to 1, also beyond its ends.
        public var share: CGFloat

        /// - Parameter distance: From where the card is most open to out of sight.
        package init(of translation: CGFloat, among places: RestingPlaces, distance: CGFloat) {
            self.translation = translation
            let stops = places.stops
            let before = stops.last { $0 <= translation } ?? 0
            let after = stops.first { $0 > before && $0 > translation }
            moreOpen = places.place(at: before).identifier
            lessOpen = after.map { places.place(at: $0).identifier }
            let way = (after ?? max(distance, before)) - before
            share = way > 0 ? min(max((translation - before) / way, 0), 1) : 0
        }
    }
}
