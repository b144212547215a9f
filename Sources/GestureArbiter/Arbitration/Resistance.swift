import Foundation

extension Arbitration {
    /// The card's resistance: converts a finger's pull to the visible place, both in points from fully open.
    struct Resistance {
        var ceiling: CGFloat
        var bottom: CGFloat
        var band: Motion.RubberBand?
        /// The pull beyond the ceiling that does not show, so that jitter does not change the owner. In points.
        var slack: CGFloat

        @inline(__always)
        func shown(_ dragging: Dragging) -> CGFloat {
            let pull = dragging.pull
            if pull < ceiling {
                let beyond = min(pull - ceiling + slack, 0)
                return band.map { ceiling + $0.stretch(for: beyond) } ?? max(ceiling + beyond, dragging.top)
            }
            guard pull > bottom else { return pull }
            return band.map { bottom + $0.stretch(for: pull - bottom) } ?? min(pull, dragging.foot)
        }

        func pull(showing place: CGFloat) -> CGFloat {
            let end = min(max(place, ceiling), bottom)
            guard place != end else { return place }
            let beyond = band?.distance(for: place - end) ?? place - end
            return end + beyond - (place < ceiling ? slack : 0)
        }
    }

    @inline(__always)
    var resistance: Resistance {
        let isBanded = policy.beyondRest == .resists && touch.dimension.isFinite && touch.dimension > 0
        return Resistance(
            ceiling: card.ceiling, bottom: card.bottom ?? .infinity,
            band: isBanded ? Motion.RubberBand(dimension: touch.dimension) : nil,
            slack: policy.handoff.contains(.toScroll) ? tolerance : 0)
    }
}
