@_spi(Cards) import GestureArbiter
import UIKitShim

/// The results of a card's last layout pass: what each movement reads.
@MainActor
struct CardDetents {
    /// True while the content is laid out for the place that the card has reached.
    var isReaching = false
    /// The result of the last layout pass.
    var layout: CardLayout?
    /// The part of the card that was out of sight at the detent that the card last reached or passed, in points.
    var hidden: CGFloat = 0
    let contentHeight = ContentHeight()
    /// Whether the phone was turned while a finger has held the card.
    var isTurnedInHand = false
    /// Whether content measured itself in a card that was turned in hand, and the card measures it again at rest.
    var measuresAtRest = false
    let ends = ContentEnds()
}

extension RestingCard {
    /// The card's lowest resting place, in points from its most open place.
    @_spi(Cards) public var lowestStop: CGFloat { selection.places.lowest }
    /// Whether the card has more than one resting place now.
    @_spi(Cards) public var hasSeveralStops: Bool { selection.places.stops.count > 1 }

    /// The card's frame at its most open place, in its container.
    @_spi(Cards) public var openFrame: CGRect { resting.layout?.frame ?? owner?.wholeFrame ?? .zero }

    /// The translation of a card that resizes, in points. It determines the safe area.
    var resizedWay: CGFloat { resizes ? min(translation, lowestStop) : 0 }

    /// The card's visible frame, within its resting places.
    var shownFrame: CGRect {
        if resizedWay < 0, let layout = resting.layout { return layout.frame }
        let way = direction.movement(by: resizedWay)
        return cardView.restingFrame.offsetBy(dx: way.x, dy: way.y)
    }
}
