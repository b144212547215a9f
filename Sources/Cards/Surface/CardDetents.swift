@_spi(Cards) import GestureArbiter
import UIKitShim

/// A card's detents, and the results of its last layout pass: what each movement reads.
@MainActor
struct CardDetents {
    var detents: [Detent] = []
    /// True while a detent's closure computes its height; no layout happens meanwhile.
    var isResolving = false
    /// True while the content is laid out for the place that the card has reached.
    var isReaching = false
    /// Whether the last pass had detents.
    var isPlacedByDetents = false
    /// True to measure the detents in the next pass, also while the card moves.
    var measuresAgain = true
    /// The result of the last layout pass.
    var layout: CardLayout?
    /// The least open place, in points from the most open place. Cached, because every movement reads it.
    var lowest: CGFloat = 0
    /// The part of the card that was out of sight at the detent that the card last reached or passed, in points.
    var hidden: CGFloat = 0
    let contentHeight = ContentHeight()
    /// Whether the phone was turned while a finger has held the card.
    var isTurnedInHand = false
    /// Whether content measured itself in a card that was turned in hand, and the card measures it again at rest.
    var measuresAtRest = false
    var isDeclared: Bool { !detents.isEmpty }
    var resizes: Bool { isResizing && isDeclared }
    private(set) var isResizing = false
    let ends = ContentEnds()

    mutating func take(_ traits: CardTraits, along direction: ArbitrationPolicy.Direction, floats: Bool) {
        detents = traits.detents
        isResizing = traits.contentSizing.shown(along: direction, floats: floats) == .resizes
    }
}

extension RestingCard {
    /// The card's lowest resting place, in points from its most open place.
    @_spi(Cards) public var lowestStop: CGFloat { resting.lowest }
    /// Whether the card has more than one resting place now.
    @_spi(Cards) public var hasSeveralStops: Bool { resting.lowest > 0 }

    /// The card's frame at its most open place, in its container.
    @_spi(Cards) public var openFrame: CGRect { resting.layout?.frame ?? owner?.wholeFrame ?? .zero }

    /// The translation of a card that resizes, in points. It determines the safe area.
    var resizedWay: CGFloat { resting.resizes ? min(translation, lowestStop) : 0 }

    /// The card's visible frame, within its resting places.
    var shownFrame: CGRect {
        if resizedWay < 0, let layout = resting.layout { return layout.frame }
        let way = direction.movement(by: resizedWay)
        return cardView.restingFrame.offsetBy(dx: way.x, dy: way.y)
    }
}
