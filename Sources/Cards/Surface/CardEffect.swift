import UIKitShim

/// The effect of a card's surface, such as a blur: a view behind the face, which also shows beyond the face while the card
/// is pulled beyond its most open place.
@_spi(Cards) extension CardView {
    /// Shows `effect` behind `face`; nil: none. Nothing moves, also in an animation, which may bring in the effect itself.
    @inline(never)
    func show(_ effect: UIVisualEffect?, behind face: CardFace) {
        guard effect != self.effect else { return }
        self.effect = effect
        let mask = cutView.mask
        cutView.mask = nil
        if let effect {
            let view = effectView ?? UIVisualEffectView(effect: nil)
            if effectView == nil {
                (effectView, self.face) = (view, face)
                UIView.performWithoutAnimation {
                    insertSubview(view, belowSubview: face)
                    view.isUserInteractionEnabled = false
                    view.clipsToBounds = true
                    view.frame = bounds
                    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
                    view.transform = face.transform
                    face.round(view)
                }
            }
            view.effect = effect
        } else {
            effectView?.removeFromSuperview()
            effectView = nil
        }
        cut(by: mask, insteadOf: nil)
    }

    /// The view that a mask may cut: a mask around an effect view raises an exception, by Apple's page of
    /// `UIVisualEffectView`.
    private var cutView: UIView { effectView == nil ? self : face ?? self }

    /// Cuts the card by a mask. Nil removes the mask, unless other code has replaced `former`.
    public func cut(by mask: UIView?, insteadOf former: UIView?) {
        let view = cutView
        if view.mask !== mask, mask != nil || view.mask === former { view.mask = mask }
        guard let effectView, let face, mask != nil || former != nil else { return }
        // An effect view has the shape of its frame and corners, which a mask has, too.
        effectView.lie(in: mask?.frame ?? bounds)
        let radius = mask?.layer.cornerRadius ?? 0
        guard radius > face.cornerRadius else { return face.round(effectView) }
        let corners = CardTraits.Corners.all.ofRectangle
        if effectView.round(corners, to: radius, isConcentric: false) { return }
        effectView.layer.cornerRadius = radius
        effectView.layer.maskedCorners = CACornerMask(rawValue: corners.rawValue)
    }
}
