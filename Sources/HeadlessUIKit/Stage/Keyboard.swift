extension UIResponder {
    /// Posted whenever the keyboard comes, goes, or is as high as it was not.
    public static let keyboardWillChangeFrameNotification = Notification.Name("UIKeyboardWillChangeFrameNotification")
    /// A `CGRect` in the screen's coordinates.
    public static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
    /// A `TimeInterval`.
    public static let keyboardAnimationDurationUserInfoKey = "UIKeyboardAnimationDurationUserInfoKey"
}

/// Where a keyboard is.
enum Keyboard: Equatable {
    case gone
    /// As high as this above the screen's bottom, in points.
    case docked(height: CGFloat)
    /// In the screen's coordinates.
    case floating(CGRect)
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
        let bounds = window.screen.bounds
        let frame = CGRect(x: 0, y: bounds.height - height, width: bounds.width, height: max(height, 260))
        keyboard = height > 0 ? .docked(height: height) : .gone
        tellOfKeyboard(frame, over: seconds)
    }

    /// Lets a keyboard float free of the screen's bottom, as an undocked or small one of a tablet does: everybody is
    /// notified. `showKeyboard(height:over:)` docks it again; with the editing it goes.
    ///
    /// - Parameters:
    ///   - frame: In the screen's coordinates. Some keyboards that float have been seen to say `.zero`.
    ///   - seconds: How long it says that it will take.
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
        }
    }

    /// Where a docked keyboard begins, in the window's coordinates; nil where there is none.
    var keyboardTop: CGFloat? {
        switch keyboard {
        case .docked(let height): window.screen.bounds.height - height - window.frame.minY
        case .floating, .gone: nil
        }
    }

    /// Row K2: a keyboard comes where a text is edited, and goes where none is. In the next turn: one text may follow
    /// another.
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
