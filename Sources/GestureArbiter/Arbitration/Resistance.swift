import Foundation

extension Arbitration {
    /// The card's one resistance: the visible place for a finger's pull, both in points from fully open.
    struct Resistance {
        var ceiling: CGFloat
        var bottom: CGFloat
        /// Nil if the card stops at its ends.
        var band: Motion.RubberBand?
        /// If scrolling may take over, half a pixel beyond the ceiling does not show, so that jitter does not change
        /// the owner. In points.
        var slack: CGFloat

        func shown(_ dragging: Dragging) -> CGFloat {
            let pull = dragging.pull
            let end = min(max(pull, ceiling), bottom)
            let beyond = pull < ceiling ? min(pull - ceiling + slack, 0) : pull - end
            guard beyond != 0 else { return end }
            if let band { return end + band.stretch(for: beyond) }
            return pull < ceiling ? max(end + beyond, dragging.top) : min(pull, dragging.foot)
        }

        /// The pull that shows the card at `place`.
        func pull(showing place: CGFloat) -> CGFloat {
            let end = min(max(place, ceiling), bottom)
            guard place != end else { return place }
            let beyond = band?.distance(for: place - end) ?? place - end
            return end + beyond - (place < ceiling ? slack : 0)
        }
    }

    var resistance: Resistance {
        let isBanded = policy.beyondRest == .resists && touch.dimension.isFinite && touch.dimension > 0
        return Resistance(
            ceiling: card.ceiling, bottom: card.bottom ?? .infinity,
            band: isBanded ? Motion.RubberBand(dimension: touch.dimension) : nil,
            slack: policy.handoff.contains(.toScroll) ? tolerance : 0)
    }
}
