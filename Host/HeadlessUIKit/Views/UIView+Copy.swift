extension UIView {
    /// Returns a view that keeps this view's current appearance; nil for a view without a size, as for one that was
    /// never rendered.
    ///
    /// The copy has the model's values, not those of running animations.
    public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
        guard !bounds.isEmpty else { return nil }
        if afterUpdates { layoutIfNeeded() }
        let picture = UIView(frame: CGRect(origin: .zero, size: bounds.size))
        let copy = lookalike()
        copy.transform = .identity
        copy.alpha = 1
        copy.isHidden = false
        copy.center = CGPoint(x: picture.bounds.midX, y: picture.bounds.midY)
        picture.addSubview(copy)
        copy.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        return picture
    }

    private func lookalike() -> UIView {
        let copy = (self as? UILabel)?.lookalikeLabel() ?? UIView(frame: .zero)
        (copy.bounds, copy.transform) = (bounds, transform)
        copy.layer.anchorPoint = layer.anchorPoint
        copy.center = center
        (copy.alpha, copy.isHidden, copy.clipsToBounds) = (alpha, isHidden, clipsToBounds)
        copy.backgroundColor = backgroundColor
        (copy.layer.cornerRadius, copy.layer.maskedCorners) = (layer.cornerRadius, layer.maskedCorners)
        (copy.layer.borderWidth, copy.layer.borderColor) = (layer.borderWidth, layer.borderColor)
        copy.isUserInteractionEnabled = false
        for subview in subviews { copy.addSubview(subview.lookalike()) }
        return copy
    }
}

extension UILabel {
    fileprivate func lookalikeLabel() -> UILabel {
        let copy = UILabel(frame: .zero)
        (copy.text, copy.textColor, copy.font) = (text, textColor, font)
        (copy.textAlignment, copy.numberOfLines) = (textAlignment, numberOfLines)
        return copy
    }
}
