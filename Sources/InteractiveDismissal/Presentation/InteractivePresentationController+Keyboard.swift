import UIKitShim

/// The keyboard: the card goes up before it, what of it stays covered becomes safe area, and what is edited stays in sight.
extension InteractivePresentationController {
    /// How far the keyboard reaches up from the container's bottom, in points; 0 where there is none, where it floats, and
    /// where ``InteractiveDismissal/keyboard`` is `.ignores`.
    public var keyboardHeight: CGFloat { containerView.map(keyboard.height) ?? 0 }

    func heedKeyboard() {
        guard dismissal.keyboard == .moves, keyboard.follower == nil else { return }
        keyboard.follower = KeyboardFollower { [weak self] place, seconds in
            // One on another screen says nothing about the one here.
            guard let self, containerView?.window.map({ place.isOn($0.screen) }) ?? true else { return }
            followKeyboard(to: place, over: seconds)
        } onEditing: { [weak self] text in
            guard let self, keyboardHeight > 0, text.isDescendant(of: card) else { return }
            followKeyboard(to: keyboard.place, over: dismissal.response)
        }
    }

    /// A card in hand stays in it, and one that leaves goes on.
    private func followKeyboard(to place: KeyboardPlace, over seconds: TimeInterval) {
        let isFree = interaction.motion.phase != .dragging && !interaction.motion.isLeaving
        keyboard.awaited = isFree ? nil : place
        guard isFree else { return }
        (keyboard.place, keyboard.raise) = (place, 0)
        keyboardDidChange()
        coverSafeArea()
        layOut(over: seconds)
        guard keyboardHeight > 0 else { return }
        // In the next turn: whoever else has heard of the keyboard has moved what is edited by then.
        onNextTurn(of: containerView) { [weak self] in self?.showEdited(over: seconds) }
    }

    /// By scrolling; where there is nothing to scroll, by raising the card.
    private func showEdited(over seconds: TimeInterval) {
        guard let container = containerView, keyboard.awaited == nil, let edited = card.firstResponderInside else {
            return
        }
        animate(over: seconds) { [card] in edited.endMomentum(in: card) }
        // In the card's own coordinates, so that a card on its way counts as where it will rest.
        let origin = cardView.restingFrame.minY
        let (top, bottom) = (container.safeAreaInsets.top - origin, keyboardTop(in: container) - origin)
        guard edited.hidden(from: top, to: bottom, in: card) > 0 else { return }
        let raised = frameWithoutKeyboard.minY - origin
        animate(over: seconds) {
            self.keyboard.raise = edited.scrollIntoSight(from: top, to: bottom, in: self.card) + raised
            container.setNeedsLayout()
            container.layoutIfNeeded()
        }
    }

    private func layOut(over seconds: TimeInterval) {
        guard let container = containerView, card.window != nil else { return }
        container.setNeedsLayout()
        animate(over: seconds) { container.layoutIfNeeded() }
    }

    private func animate(over seconds: TimeInterval, _ changes: @escaping @MainActor () -> Void) {
        UIView.animate(
            withDuration: seconds, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState],
            animations: changes, completion: nil)
    }

    /// Where the card rests before the keyboard: up as far as its limit allows, and as what is edited needs.
    var frameAboveKeyboard: CGRect {
        let frame = frameWithoutKeyboard
        return frame.offsetBy(dx: 0, dy: -max(lift(of: frame), keyboard.raise))
    }

    private func lift(of frame: CGRect) -> CGFloat {
        guard let container = containerView else { return 0 }
        return min(max(frame.maxY - keyboardTop(in: container), 0), max(frame.minY - highestTop, 0))
    }

    private func keyboardTop(in container: UIView) -> CGFloat { container.bounds.maxY - keyboardHeight }

    /// What the keyboard covers of a card that is as high as its limit allows: raising it for what is edited uncovers
    /// nothing that its content would have to follow.
    func coverSafeArea() {
        var underKeyboard: CGFloat = 0
        if let container = containerView, keyboardHeight > 0 {
            let frame = frameWithoutKeyboard
            underKeyboard = frame.maxY - lift(of: frame) - keyboardTop(in: container)
        }
        (safeArea.covered, safeArea.underKeyboard) = (coveredInsets, underKeyboard)
        keepSafeArea()
    }

    /// The card leaves: what was edited in it is not edited any more, and the keyboard goes with it.
    func endEditing() {
        guard let edited = card.firstResponderInside else { return }
        keyboard.interrupted = edited
        card.endEditing(true)
    }

    /// The card is brought back.
    func resumeEditing() {
        let interrupted = keyboard.interrupted
        keyboard.interrupted = nil
        interrupted?.becomeFirstResponder()
        if let awaited = keyboard.awaited { followKeyboard(to: awaited, over: dismissal.response) }
    }

    func forgetKeyboard() {
        let wasThere = keyboardHeight > 0 || keyboard.raise > 0
        keyboard = CardKeyboard()
        if wasThere { keyboardDidChange() }
    }
}
