extension UILayoutGuide {
    /// The greatest width of readable content, in points: a guess.
    private static let readableWidth: CGFloat = 672

    /// The distances of a built-in guide from the sides of its view.
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

    /// The height that the keyboard takes of the view at its bottom: or, without one, the safe area.
    func keyboardHeight(in view: UIView) -> CGFloat {
        let usesSafeArea = (self as? UIKeyboardLayoutGuide)?.usesBottomSafeArea ?? true
        let least = usesSafeArea ? view.safeAreaInsets.bottom : 0
        guard let window = view.window, let top = window.stage?.keyboardTop else { return least }
        var bottom = view.bounds.height
        var current = view
        // Without transforms: a card that a finger moves takes its content along.
        while let superview = current.superview {
            bottom += current.untransformedFrame.minY - superview.bounds.minY
            current = superview
        }
        return min(max(bottom - top, least), max(view.bounds.height, least))
    }
}

extension UIWindow {
    /// Moves what is laid out by the keyboard's place, in the keyboard's animation.
    func followKeyboard(over seconds: TimeInterval) {
        guard let engine = autoLayout?.engine, engine.followsKeyboard else { return }
        UIView.animate(withDuration: seconds, delay: 0, options: .beginFromCurrentState) { [self] in
            engine.guidesDidChange()
            layoutIfNeeded()
        }
    }
}
