extension UIResponder {
    /// The notification that the keyboard comes, goes, or has another height.
    public static let keyboardWillChangeFrameNotification = Notification.Name("UIKeyboardWillChangeFrameNotification")
    /// The notification that the keyboard has come, gone, or changed its height.
    public static let keyboardDidChangeFrameNotification = Notification.Name("UIKeyboardDidChangeFrameNotification")
    /// The notification that a docked keyboard comes, or has another height.
    public static let keyboardWillShowNotification = Notification.Name("UIKeyboardWillShowNotification")
    /// The notification that a docked keyboard has come, or has changed its height.
    public static let keyboardDidShowNotification = Notification.Name("UIKeyboardDidShowNotification")
    /// The notification that a docked keyboard goes, or is undocked.
    public static let keyboardWillHideNotification = Notification.Name("UIKeyboardWillHideNotification")
    /// The notification that a docked keyboard has gone, or was undocked.
    public static let keyboardDidHideNotification = Notification.Name("UIKeyboardDidHideNotification")
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

    var isDocked: Bool { if case .docked = self { true } else { false } }
}

/// The stage's keyboard: everybody is told of it; the host draws none. Rows K1 and K5.
extension Stage {
    /// Shows a keyboard, changes its height, or, with 0, hides it: everybody is notified. It stays until a text begins
    /// or ends being edited: then it is as high as ``keyboardHeight`` says, or gone.
    ///
    /// - Parameters:
    ///   - height: Points from the screen's bottom.
    ///   - seconds: The duration that the notification tells; 0 for a keyboard that is there at once.
    public func showKeyboard(height: CGFloat, over seconds: TimeInterval = 0.25) {
        change(to: height > 0 ? .docked(height: height) : .gone, frame: dockedFrame(height: height), over: seconds)
    }

    /// Hides the keyboard: everybody is notified.
    ///
    /// - Parameters:
    ///   - seconds: The duration that the notification tells.
    ///   - tellsFrame: False for a keyboard that goes as some public reports have it: nobody is told that its frame changes,
    ///     only that it hides, by `keyboardWillHideNotification` and `keyboardDidHideNotification`.
    public func hideKeyboard(over seconds: TimeInterval = 0.25, tellsFrame: Bool = true) {
        change(to: .gone, frame: dockedFrame(height: 0), over: seconds, tellsFrame: tellsFrame)
    }

    /// Shows a keyboard free of the screen's bottom, as an undocked or small one of a tablet: everybody is notified.
    /// `showKeyboard(height:over:)` docks it again; it goes when editing ends.
    ///
    /// - Parameters:
    ///   - frame: In the screen's coordinates. Some keyboards that float have been seen to say `.zero`.
    ///   - seconds: The duration that the notification tells.
    public func floatKeyboard(in frame: CGRect, over seconds: TimeInterval = 0.25) {
        change(to: .floating(frame), frame: frame, over: seconds)
    }

    private func dockedFrame(height: CGFloat) -> CGRect {
        let bounds = window.screen.bounds
        return CGRect(x: 0, y: bounds.height - height, width: bounds.width, height: max(height, 260))
    }

    /// Notifies everybody of another place, and, when the keyboard is there, of that.
    private func change(
        to place: Keyboard, frame: CGRect, over seconds: TimeInterval, tellsFrame: Bool = true
    ) {
        let wasDocked = keyboard.isDocked
        keyboard = place
        var (will, did): ([Notification.Name], [Notification.Name]) = ([], [])
        if tellsFrame {
            will.append(UIResponder.keyboardWillChangeFrameNotification)
            did.append(UIResponder.keyboardDidChangeFrameNotification)
        }
        if place.isDocked {
            will.append(UIResponder.keyboardWillShowNotification)
            did.append(UIResponder.keyboardDidShowNotification)
        } else if wasDocked {
            will.append(UIResponder.keyboardWillHideNotification)
            did.append(UIResponder.keyboardDidHideNotification)
        }
        tell(will, frame, seconds)
        drive { window.followKeyboard(over: seconds) }
        schedule(at: time + seconds) { [unowned self] in
            if keyboard == place { tell(did, frame, seconds) }
        }
    }

    private func tell(_ names: [Notification.Name], _ frame: CGRect, _ seconds: TimeInterval) {
        drive {
            for name in names {
                NotificationCenter.default.post(
                    name: name, object: window.screen,
                    userInfo: [
                        UIResponder.keyboardFrameEndUserInfoKey: frame,
                        UIResponder.keyboardAnimationDurationUserInfoKey: seconds,
                    ])
            }
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
            let seconds = keyboardDuration
            switch keyboard {
            // Told again where one text has followed another, too.
            case .floating(let frame) where isText: floatKeyboard(in: frame, over: seconds)
            case .docked, .gone:
                if isText, keyboardHeight > 0 { return showKeyboard(height: keyboardHeight, over: seconds) }
            case .floating: break
            }
            if !isText, keyboard != .gone { hideKeyboard(over: seconds) }
        }
    }
}
