extension UIResponder {
    /// Posted whenever the keyboard comes, goes, or is as high as it was not.
    public static let keyboardWillChangeFrameNotification = Notification.Name("UIKeyboardWillChangeFrameNotification")
    /// A `CGRect` in the screen's coordinates.
    public static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
    /// A `TimeInterval`.
    public static let keyboardAnimationDurationUserInfoKey = "UIKeyboardAnimationDurationUserInfoKey"
}

/// Row K1: everybody is told of the keyboard; the host draws none.
extension Stage {
    /// Lets a keyboard come, change its height, or, with 0, go: everybody is notified. It stays until a text is edited, or
    /// is not any more: then it is as high as ``keyboardHeight`` says, or gone.
    ///
    /// - Parameters:
    ///   - height: Points from the screen's bottom.
    ///   - seconds: How long it says that it will take.
    public func showKeyboard(height: CGFloat, over seconds: TimeInterval = 0.25) {
        keyboardShown = height
        let bounds = window.screen.bounds
        let frame = CGRect(x: 0, y: bounds.height - height, width: bounds.width, height: max(height, 260))
        drive {
            NotificationCenter.default.post(
                name: UIResponder.keyboardWillChangeFrameNotification, object: window.screen,
                userInfo: [
                    UIResponder.keyboardFrameEndUserInfoKey: frame,
                    UIResponder.keyboardAnimationDurationUserInfoKey: seconds,
                ])
        }
    }

    /// Where the keyboard begins, in the window's coordinates; nil where there is none.
    var keyboardTop: CGFloat? {
        keyboardShown > 0 ? window.screen.bounds.height - keyboardShown - window.frame.minY : nil
    }

    /// Row K2: a keyboard comes where a text is edited, and goes where none is. In the next turn: one text may follow
    /// another.
    func firstResponderChanged() {
        guard !isKeyboardDue else { return }
        isKeyboardDue = true
        perform { [self] in
            isKeyboardDue = false
            let isText = window.firstResponder is UITextField || window.firstResponder is UITextView
            // Told again where one text has followed another, too.
            if isText, keyboardHeight > 0 { return showKeyboard(height: keyboardHeight) }
            if !isText, keyboardShown > 0 { showKeyboard(height: 0) }
        }
    }
}
