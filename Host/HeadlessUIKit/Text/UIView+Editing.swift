extension UIView {
    /// Makes the view, or the first responder inside it, resign first responder.
    ///
    /// - Parameter force: True to do so without asking whether it may.
    ///
    /// - Returns: True if no view in here is the first responder any more.
    @discardableResult public func endEditing(_ force: Bool) -> Bool {
        guard let window, let responder = window.firstResponder as? UIView, responder.isDescendant(of: self) else {
            return true
        }
        if responder.resignFirstResponder() { return true }
        guard force else { return false }
        window.firstResponder = nil
        return true
    }
}

extension UIScrollView {
    // Row K3.
    /// The effect of dragging the content on the keyboard.
    public enum KeyboardDismissMode: Int, Sendable {
        /// The keyboard stays.
        case none = 0
        /// The keyboard goes as soon as a drag begins.
        case onDrag = 1
        /// The keyboard goes if the finger that drags has come down to it and lifts on its way down.
        ///
        /// On a device it also follows that finger, without a notification: here it stays until the lift.
        case interactive = 2
        /// The same as `onDrag`: the host has no accessory views.
        case onDragWithAccessory = 3
        /// The same as `interactive`: the host has no accessory views.
        case interactiveWithAccessory = 4
    }

    func keyboardMeetsBeginningDrag() {
        switch keyboardDismissMode {
        case .onDrag, .onDragWithAccessory: window?.endEditing(false)
        case .none, .interactive, .interactiveWithAccessory: break
        }
    }

    /// - Parameter speed: The finger's, in window points per second.
    func keyboardMeetsLift(at speed: CGPoint) {
        switch keyboardDismissMode {
        case .interactive, .interactiveWithAccessory:
            guard let window, let top = window.stage?.keyboardTop, speed.y >= 0 else { return }
            if pan.location(in: window).y > top { window.endEditing(false) }
        case .none, .onDrag, .onDragWithAccessory: break
        }
    }
}
