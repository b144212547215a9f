extension CALayer {
    /// Returns a copy of the layer as the screen shows it; nil where there is no window.
    ///
    /// Changing the copy has no effect.
    public func presentation() -> CALayer? {
        guard let view, view.window != nil else { return nil }
        let copy = CALayer()
        copy.become(view.layer, showing: ShownView(view))
        return copy
    }

    /// Returns the layer itself, with the values that have been assigned.
    public func model() -> CALayer { view?.layer ?? self }

    /// Ends the animations of the view; it shows its model from the next frame.
    public func removeAllAnimations() {
        animations = [:]
        view?.loseChanges()
    }
}

/// A view as the screen shows it.
struct ShownView {
    var bounds: CGRect
    var center: CGPoint
    var transform: CGAffineTransform
    var anchorPoint: CGPoint
    var alpha: CGFloat
    var backgroundColor: UIColor?
    var cornerRadius: CGFloat

    @MainActor init(_ view: UIView) {
        let isStill = view.changes.isEmpty
        bounds = isStill ? view.bounds : view.shown(.bounds).rect
        center = isStill ? view.center : view.shown(.center).point
        transform = isStill ? view.transform : view.shown(.transform).transform
        anchorPoint = view.layer.anchorPoint
        alpha = isStill ? view.alpha : view.shown(.alpha).number
        backgroundColor = isStill ? view.backgroundColor : view.shown(.backgroundColor).color
        cornerRadius = isStill ? view.layer.cornerRadius : view.shown(.cornerRadius).number
    }

    var transformToSuperview: CGAffineTransform {
        .toSuperview(bounds: bounds, center: center, transform: transform, anchor: anchorPoint)
    }

    var frame: CGRect { bounds.applying(transformToSuperview) }
}
