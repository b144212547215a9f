extension UIResponder {
    /// The notification that the keyboard comes, goes, or has another height.
    public static let keyboardWillChangeFrameNotification = Notification.Name("UIKeyboardWillChangeFrameNotification")
    /// The key of the keyboard's frame: a `CGRect` in the screen's coordinates.
    public static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
    /// The key of the animation's duration: a `TimeInterval`.
    public static let keyboardAnimationDurationUserInfoKey = "UIKeyboardAnimationDurationUserInfoKey"
}

/// The place of a keyboard.
enum Keyboard: Equatable {
    case gone
    /// At the screen's bottom, so many points high.
    case docked(height: CGFloat)
    /// Free of the screen's bottom; in the screen's coordinates.
    case floating(CGRect)
}

/// The stage's keyboard: everybody is told of it; the host draws none. Row K1.
extension Stage {
    /// Shows a keyboard, changes its height, or, with 0, hides it: everybody is notified. It stays until a text begins
    /// or ends being edited: then it is as high as ``keyboardHeight`` says, or gone.
    ///
    /// - Parameters:
    ///   - height: Points from the screen's bottom.
    ///   - seconds: The duration that the notification tells.
    public func showKeyboard(height: CGFloat, over seconds: TimeInterval = 0.25) {
        let bounds = window.screen.bounds
        let frame = CGRect(x: 0, y: bounds.height - height, width: bounds.width, height: max(height, 260))
        keyboard = height > 0 ? .docked(height: height) : .gone
        tellOfKeyboard(frame, over: seconds)
    }

    /// Shows a keyboard free of the screen's bottom, as an undocked or small one of a tablet: everybody is notified.
    /// `showKeyboard(height:over:)` docks it again; it goes when editing ends.
    ///
    /// - Parameters:
    ///   - frame: In the screen's coordinates. Some keyboards that float have been seen to say `.zero`.
    ///   - seconds: The duration that the notification tells.
    public func floatKeyboard(in frame: CGRect, over seconds: TimeInterval = 0.25) {
        keyboard = .floating(frame)
        tellOfKeyboard(frame, over: seconds)
    }

    private func tellOfKeyboard(_ frame: CGRect, over seconds: TimeInterval) {
        drive {
            NotificationCenter.default.post(
                name: UIResponder.keyboardWillChangeFrameNotification, object: window.screen,
                userInfo: [
                    UIResponder.keyboardFrameEndUserInfoKey: frame,
                    UIResponder.keyboardAnimationDurationUserInfoKey: seconds,
                ])
            window.followKeyboard(over: seconds)
        }
    }

    /// The top of a docked keyboard, in the window's coordinates; nil where there is none.
    var keyboardTop: CGFloat? {
        switch keyboard {
        case .docked(let height): window.screen.bounds.height - height - window.frame.minY
        case .floating, .gone: nil
        }
    }

    /// Shows a keyboard where a text is edited, and hides it where none is. In the next turn: one text may follow
    /// another. Row K2.
    func firstResponderChanged() {
        guard !isKeyboardDue else { return }
        isKeyboardDue = true
        perform { [self] in
            isKeyboardDue = false
            let isText = window.firstResponder is UITextField || window.firstResponder is UITextView
            switch keyboard {
            // Told again where one text has followed another, too.
            case .floating(let frame) where isText: floatKeyboard(in: frame)
            case .docked, .gone: if isText, keyboardHeight > 0 { return showKeyboard(height: keyboardHeight) }
            case .floating: break
            }
            if !isText, keyboard != .gone { showKeyboard(height: 0) }
        }
    }
}
