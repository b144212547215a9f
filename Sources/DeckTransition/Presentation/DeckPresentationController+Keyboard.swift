import UIKitShim

/// The keyboard, and what it leaves of the card.
extension DeckPresentationController {
    func heedKeyboard() {
        guard configuration.keyboard == .moves, keyboard == nil else { return }
        keyboard = KeyboardFollower { [weak self] frame, seconds in self?.followKeyboard(to: frame, over: seconds) }
    }

    func keyboardHeight(in container: UIView) -> CGFloat {
        // One that floats has no frame, or stands free of the bottom: it covers nothing up from there.
        guard !keyboardFrame.isEmpty, let window = container.window else { return 0 }
        let frame = container.convert(keyboardFrame, from: window)
        guard frame.maxY >= container.bounds.maxY - 1 else { return 0 }
        return max(container.bounds.maxY - frame.minY, 0)
    }

    /// The card goes up with the keyboard, and what of it is covered becomes the controller's safe area.
    func followKeyboard(to frame: CGRect, over seconds: TimeInterval) {
        keyboardFrame = frame
        let overlap = frame.isNull ? 0 : layout.keyboardOverlap
        presentedViewController.additionalSafeAreaInsets.bottom += overlap - keyboardInset
        keyboardInset = overlap
        guard let container = containerView, card.window != nil else { return }
        container.setNeedsLayout()
        UIView.animate(
            withDuration: seconds, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState],
            animations: { container.layoutIfNeeded() }, completion: nil)
    }
}
