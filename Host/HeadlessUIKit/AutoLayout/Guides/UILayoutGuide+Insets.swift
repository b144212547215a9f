extension UILayoutGuide {
    /// The greatest width of readable content, in points: a guess.
    private static let readableWidth: CGFloat = 672

    /// The insets of a built-in guide from its view's sides.
    func insets(in view: UIView) -> UIEdgeInsets {
        switch kind {
        case .own, .content, .frame: .zero
        case .safeArea: view.safeAreaInsets
        case .margins: view.layoutMargins
        case .readable: Self.readable(view.layoutMargins, in: view.bounds.width)
        case .keyboard: UIEdgeInsets(top: view.bounds.height - keyboardHeight(in: view), left: 0, bottom: 0, right: 0)
        }
    }

    private static func readable(_ margins: UIEdgeInsets, in width: CGFloat) -> UIEdgeInsets {
        var insets = margins
        let excess = width - margins.left - margins.right - readableWidth
        guard excess > 0 else { return insets }
        insets.left += excess / 2
        insets.right += excess / 2
        return insets
    }

    /// The height by which the keyboard covers the view's bottom; without a keyboard, the safe area's inset.
    func keyboardHeight(in view: UIView) -> CGFloat {
        let usesSafeArea = (self as? UIKeyboardLayoutGuide)?.usesBottomSafeArea ?? true
        let least = usesSafeArea ? view.safeAreaInsets.bottom : 0
        guard let window = view.window, let top = window.stage?.keyboardTop else { return least }
        var bottom = view.bounds.height
        var current = view
        // Ignores transforms: the content of a dragged card moves with the card.
        while let superview = current.superview {
            bottom += current.untransformedFrame.minY - superview.bounds.minY
            current = superview
        }
        return min(max(bottom - top, least), max(view.bounds.height, least))
    }
}

extension UIWindow {
    /// Moves the views that are constrained to the keyboard, in the keyboard's animation.
    func followKeyboard(over seconds: TimeInterval) {
        guard let engine = autoLayout?.engine, engine.followsKeyboard else { return }
        UIView.animate(withDuration: seconds, delay: 0, options: .beginFromCurrentState) { [self] in
            engine.guidesDidChange()
            layoutIfNeeded()
        }
    }
}
