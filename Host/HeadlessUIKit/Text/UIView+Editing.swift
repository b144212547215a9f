extension UIView {
    /// Makes the view or a subview resign first responder.
    ///
    /// - Parameter force: True to resign without asking.
    ///
    /// - Returns: True if neither the view nor a subview is first responder.
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
    /// How a drag of the content affects the keyboard.
    public enum KeyboardDismissMode: Int, Sendable {
        /// The keyboard stays.
        case none = 0
        /// The keyboard disappears as soon as a drag begins.
        case onDrag = 1
        /// The keyboard disappears if the dragging finger reaches it and lifts while it moves down.
        ///
        /// On a device the keyboard also follows that finger, without a notification; here it stays until the lift.
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

    /// - Parameter speed: The finger's velocity, in window points per second.
    func keyboardMeetsLift(at speed: CGPoint) {
        switch keyboardDismissMode {
        case .interactive, .interactiveWithAccessory:
            guard let window, let top = window.stage?.keyboardTop, speed.y >= 0 else { return }
            if pan.location(in: window).y > top { window.endEditing(false) }
        case .none, .onDrag, .onDragWithAccessory: break
        }
    }
}
