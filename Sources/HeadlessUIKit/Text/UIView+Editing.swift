extension UIView {
    /// Has the first responder in here, if it is in here, give up what is typed.
    ///
    /// - Parameter force: Whether it is not asked if it may.
    /// - Returns: Whether nobody in here has it any more.
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
    /// What becomes of a keyboard when the content is dragged. Row K3.
    public enum KeyboardDismissMode: Int, Sendable {
        /// It stays.
        case none = 0
        /// It goes as soon as a drag begins.
        case onDrag = 1
        /// It goes where a finger that drags has come down to it and lifts there on its way down. On a device it also
        /// follows that finger, and nobody is told: here it stays until then.
        case interactive = 2
        /// As `onDrag`: the host has no accessory views.
        case onDragWithAccessory = 3
        /// As `interactive`: the host has no accessory views.
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
