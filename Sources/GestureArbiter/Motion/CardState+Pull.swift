import Foundation

/// How a card gives way to a finger: the place that shows for a pull. Both are points from the most open place, in the
/// count of the card's side. The place grows with the pull, and is 0 for 0.
@_spi(Cards) public enum CardResistance: Sendable {
    /// The card follows the finger. `scale` is the finger's points for each of the card's, whose container may be scaled.
    case follows(scale: CGFloat)
    /// The card follows between its stops, and resists beyond them.
    case resists(Motion.ClassicResistance)
}

/// A finger's pull, and the place that shows for it.
extension CardState {
    /// The pull of a finger that has the card.
    struct Pull: Sendable {
        fileprivate(set) var value: CGFloat = 0
        /// The pull at which the finger took the card.
        private var start: CGFloat = 0
        /// The pull from which a modal card resists, on the first side.
        fileprivate var limit: CGFloat = .infinity
        fileprivate var band: Motion.RubberBand?

        init() {}

        init(at pull: CGFloat, resistingFrom limit: CGFloat?, over dimension: CGFloat) {
            (value, start) = (pull, pull)
            guard let limit else { return }
            (self.limit, band) = (limit, Motion.RubberBand(dimension: dimension))
        }

        /// The pull beyond which the card resists, in a side's count; infinite if it never does.
        fileprivate func origin(on side: CardLine.Side) -> CGFloat { max(side.counted(start), limit) }

        mutating func shift(by distance: CGFloat) {
            (value, start, limit) = (value + distance, start + distance, limit + distance)
        }
    }

    /// Whether the card resists the finger below its least open stop.
    var resists: Bool { hand?.pull.band != nil }

    /// The least open stop on the first side.
    var lowest: CGFloat {
        let stops = places.stops(on: .first).places
        return stops[stops.count - 1]
    }

    /// Sets the finger's pull. Returns the place that shows, where a modal card resists.
    func shownPlace(for value: CGFloat, _ pull: inout Pull) -> CGFloat {
        pull.value = value
        let place = place(forPull: value)
        guard let band = pull.band else { return place }
        let side = places.side(of: value)
        let (way, origin) = (side.counted(value), pull.origin(on: side))
        guard way > origin else { return place }
        let shown = side.counted(self.place(forPull: side.counted(origin))) + band.stretch(for: way - origin)
        return side.counted(min(side.counted(place), shown))
    }

    /// Finds the pull that shows the card where it is, after its places have changed. Returns the change, in points.
    func renew(_ pull: inout Pull) -> CGFloat {
        if pull.band == nil, case .follows(scale: 1) = setup.resistance { return 0 }
        if pull.band != nil {
            guard !places.isTwoWay else { return 0 }
            pull.limit = lowest
        }
        let (former, origin) = (pull.value, pull.origin(on: .first))
        pull.value = self.pull(showing: place)
        if let band = pull.band, place > place(forPull: origin) {
            pull.value = max(pull.value, origin + band.distance(for: place - place(forPull: origin)))
        }
        return pull.value - former
    }

    // MARK: - Without a modal card's resistance

    func place(forPull pull: CGFloat) -> CGFloat {
        switch setup.resistance {
        case .follows(let scale): pull / scale
        case .resists(let resistance): beyondStops(pull, resistance.stretch(for:))
        }
    }

    package func pull(showing place: CGFloat) -> CGFloat {
        switch setup.resistance {
        case .follows(let scale): place * scale
        case .resists(let resistance): beyondStops(place, resistance.distance(for:))
        }
    }

    /// The card as an arbiter counts its places, in points of pull.
    func pulled(_ card: Arbitration.Card) -> Arbitration.Card {
        var card = card
        (card.place, card.ceiling) = (pull(showing: card.place), pull(showing: card.ceiling))
        card.bottom = card.bottom.map(pull(showing:))
        card.bottomOfOtherSide = card.bottomOfOtherSide.map(pull(showing:))
        return card
    }

    private func beyondStops(_ number: CGFloat, _ change: (CGFloat) -> CGFloat) -> CGFloat {
        let side = places.side(of: number)
        let (way, stops) = (side.counted(number), places.stops(on: side).places)
        let free = min(max(way, 0), stops[stops.count - 1])
        return side.counted(free + change(way - free))
    }
}
