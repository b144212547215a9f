import Foundation

/// The place that shows for a finger's pull. Both are points from the most open place; the place grows with the pull, and
/// is 0 for 0.
extension CardState {
    /// The least open stop.
    func lowest(on side: CardLine.Side) -> CGFloat {
        let stops = places.stops(on: side).places
        return stops[stops.count - 1]
    }

    /// The place that shows: a modal card resists below its least open stop, and below where the finger took it.
    func shownPlace(in hand: Hand) -> CGFloat {
        let place = place(forPull: hand.pull)
        guard hand.resists else { return place }
        let side = places.side(of: hand.pull)
        let (origin, shown) = origin(of: hand, on: side)
        let beyond = (side.counted(hand.pull) - origin) / setup.scale
        return beyond > 0 ? side.counted(min(side.counted(place), shown + hand.band.stretch(for: beyond))) : place
    }

    /// Finds the pull that shows the card where it is, after its places have changed. Returns the change, in points.
    func renewPull(in hand: inout Hand) -> CGFloat {
        guard hand.resists || setup.resistance != nil || setup.scale != 1 else { return 0 }
        let former = hand.pull
        hand.pull = pull(showing: place)
        if hand.resists {
            let side = places.side(of: place)
            let (origin, shown) = origin(of: hand, on: side)
            let beyond = side.counted(place) - shown
            if beyond > 0 {
                let pull = origin + hand.band.distance(for: beyond) * setup.scale
                hand.pull = side.counted(max(side.counted(hand.pull), pull))
            }
        }
        return hand.pull - former
    }

    /// The pull beyond which a modal card resists, and the place that shows there, in the side's count.
    private func origin(of hand: Hand, on side: CardLine.Side) -> (pull: CGFloat, shown: CGFloat) {
        let lowest = pull(showing: side.counted(lowest(on: side)))
        let origin = max(side.counted(pull(showing: hand.start)), side.counted(lowest))
        return (origin, side.counted(place(forPull: side.counted(origin))))
    }

    // MARK: - Without a modal card's resistance

    func place(forPull pull: CGFloat) -> CGFloat {
        guard let resistance = setup.resistance else { return pull / setup.scale }
        let free = amongStops(pull)
        return free + resistance.stretch(for: pull - free)
    }

    package func pull(showing place: CGFloat) -> CGFloat {
        guard let resistance = setup.resistance else { return place * setup.scale }
        let free = amongStops(place)
        return free + resistance.distance(for: place - free)
    }

    /// The card as an arbiter counts its places, in points of pull.
    func pulled(_ card: Arbitration.Card) -> Arbitration.Card {
        var card = card
        (card.place, card.ceiling) = (pull(showing: card.place), pull(showing: card.ceiling))
        card.bottom = card.bottom.map(pull(showing:))
        card.bottomOfOtherSide = card.bottomOfOtherSide.map(pull(showing:))
        return card
    }

    private func amongStops(_ number: CGFloat) -> CGFloat {
        let side = places.side(of: number)
        return side.counted(min(max(side.counted(number), 0), lowest(on: side)))
    }
}
