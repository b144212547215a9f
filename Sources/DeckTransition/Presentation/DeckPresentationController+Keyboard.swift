import UIKitShim

/// The keyboard, and what it leaves of the card.
extension DeckPresentationController {
    func heedKeyboard() {
        guard configuration.keyboard == .moves, keyboard == nil else { return }
        keyboard = KeyboardFollower { [weak self] place, seconds in self?.followKeyboard(to: place, over: seconds) }
    }

    func keyboardHeight(in container: UIView) -> CGFloat {
        // One that floats has no frame, or stands free of the bottom: it covers nothing up from there.
        guard !keyboardPlace.frame.isEmpty, let screen = container.window?.screen,
            keyboardPlace.screen ?? screen === screen
        else { return 0 }
        let frame = container.convert(keyboardPlace.frame, from: screen.coordinateSpace)
        guard frame.maxY >= container.bounds.maxY - 1 else { return 0 }
        return max(container.bounds.maxY - frame.minY, 0)
    }

    /// The card goes up with the keyboard, and what of it is covered becomes the controller's safe area.
    func followKeyboard(to place: KeyboardPlace, over seconds: TimeInterval) {
        keyboardPlace = place
        coveredInsets.bottom = place.frame.isNull ? 0 : layout.keyboardOverlap
        mayWishAnew = true
        guard let container = containerView, card.window != nil else { return }
        container.setNeedsLayout()
        UIView.animate(
            withDuration: seconds, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState],
            animations: { container.layoutIfNeeded() }, completion: nil)
    }
}
