extension UIResponder {
    /// Posted by `Stage.showKeyboard(height:over:)`, the only keyboard there is.
    public static let keyboardWillChangeFrameNotification = Notification.Name("UIKeyboardWillChangeFrameNotification")
    /// A `CGRect` in the screen's coordinates.
    public static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
    /// A `TimeInterval`.
    public static let keyboardAnimationDurationUserInfoKey = "UIKeyboardAnimationDurationUserInfoKey"
}

extension Stage {
    /// Lets a keyboard come, change its height, or, with 0, go: everybody is notified. The host draws none.
    ///
    /// - Parameters:
    ///   - height: Points from the screen's bottom.
    ///   - seconds: How long it says that it will take.
    public func showKeyboard(height: CGFloat, over seconds: TimeInterval = 0.25) {
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
}
