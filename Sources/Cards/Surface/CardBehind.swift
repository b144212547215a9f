@_spi(Cards) import GestureArbiter
import UIKitShim

/// The card behind another one: the other card tells how far it has come, and this card shows that by its own look.
@_spi(Cards) extension RestingCard {
    /// Makes `card` the card behind this one; nil: none.
    public func cover(_ card: RestingCard?) {
        guard card !== cardBehind else { return }
        if cardBehind?.cardInFront === self {
            cardBehind?.stepBack(by: 0, fades: false)
            cardBehind?.cardInFront = nil
        }
        cardBehind = card
        card?.cardInFront = self
        coverCardBehind()
    }

    /// Tells the card behind this one how far this card has come, or the card in front of this one, if that is farther.
    func coverCardBehind() {
        guard hasBegun else { return }
        cardBehind?.stepBack(by: max(openedShare, covered.share), fades: mover.fades)
    }

    /// Takes this card out of the row: the card in front of it lies over the card behind it.
    func leaveRow() {
        let (behind, front) = (cardBehind, cardInFront)
        if let front {
            // Told first, so that the card behind stays as it is.
            (cardBehind, cardInFront, front.cardBehind) = (nil, nil, behind)
            behind?.cardInFront = front
            front.coverCardBehind()
            stepBack(by: 0, fades: false)
        } else {
            cover(nil)
        }
    }

    /// Takes the share that the card in front has come: shows it, and tells it.
    private func stepBack(by share: CGFloat, fades: Bool) {
        guard share != covered.share else { return }
        covered = (share, fades)
        showCovered()
        tell(.covered(share))
        coverCardBehind()
    }

    /// Shows the card's look behind another one. With Reduce Motion nothing scales or moves.
    func showCovered() {
        if let look = traits.coveredLook { show(look) }
    }

    func show(_ look: CardTraits.CoveredLook) {
        guard let face else { return }
        let moved = covered.fades ? 0 : covered.share
        let scale = 1 + (look.scale - 1) * moved
        // Scale about the middle of the edge that shows first.
        let (size, way) = (face.bounds.size, direction.movement(by: 1))
        let transform = CGAffineTransform(
            a: scale, b: 0, c: 0, d: scale, tx: way.x * (look.offset * moved - (1 - scale) * size.width / 2),
            ty: way.y * (look.offset * moved - (1 - scale) * size.height / 2))
        face.show(at: transform, cornerRadius: traits.cornerRadius)
        face.darken(by: look.dimming * covered.share)
        keepSafeArea()
    }
}

extension CardFace {
    /// Darkens the content behind another card, by black of this opacity.
    fileprivate func darken(by opacity: CGFloat) {
        guard opacity > 0 else {
            shade?.removeFromSuperview()
            shade = nil
            return
        }
        let shade = shade ?? UIView(frame: bounds)
        if self.shade == nil {
            shade.backgroundColor = .black
            shade.isUserInteractionEnabled = false
            shade.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            addSubview(shade)
            self.shade = shade
        }
        if shade.alpha != opacity { shade.alpha = opacity }
    }
}
