@_spi(Cards) import GestureArbiter
import UIKitShim

/// The card behind another one: the other card tells how far it has come, and this card shows that by its own look.
@_spi(Cards) extension RestingCard {
    /// Tells the card behind this one how far this card has come.
    func coverCardBehind() { cardBehind?.isCovered(by: openedShare, fades: mover.fades) }

    /// Makes `card` the card behind this one.
    public func lie(over card: RestingCard?) {
        cardBehind = card
        coverCardBehind()
    }

    /// Lets the card behind this one stand as if this card were not there.
    func uncoverCardBehind() {
        cardBehind?.isCovered(by: 0, fades: false)
        cardBehind = nil
    }

    private func isCovered(by share: CGFloat, fades: Bool) {
        guard share != covered.share else { return }
        covered = (share, fades)
        if let look = traits.coveredLook { show(look) }
        tell(.covered(share))
    }

    /// Shows the card behind another one. With Reduce Motion nothing scales or moves.
    func show(_ look: CardTraits.CoveredLook) {
        guard let face else { return }
        let moved = covered.fades ? 0 : covered.share
        let scale = 1 + (look.scale - 1) * moved
        // Scale about the middle of the edge that shows first.
        let (size, way) = (face.bounds.size, direction.movement(by: 1))
        let transform = CGAffineTransform(
            a: scale, b: 0, c: 0, d: scale, tx: way.x * (look.offset * moved - (1 - scale) * size.width / 2),
            ty: way.y * (look.offset * moved - (1 - scale) * size.height / 2))
        face.stand(at: transform, cornerRadius: traits.cornerRadius)
        face.darken(by: look.dimming * covered.share)
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
