extension UIResponder {
    /// The notification that the keyboard is about to appear, disappear or change its frame.
    public static let keyboardWillChangeFrameNotification = Notification.Name("UIKeyboardWillChangeFrameNotification")
    /// The notification that the keyboard has appeared, disappeared or changed its frame.
    public static let keyboardDidChangeFrameNotification = Notification.Name("UIKeyboardDidChangeFrameNotification")
    /// The notification that a docked keyboard is about to appear or change its height.
    public static let keyboardWillShowNotification = Notification.Name("UIKeyboardWillShowNotification")
    /// The notification that a docked keyboard has appeared or changed its height.
    public static let keyboardDidShowNotification = Notification.Name("UIKeyboardDidShowNotification")
    /// The notification that a docked keyboard is about to disappear or undock.
    public static let keyboardWillHideNotification = Notification.Name("UIKeyboardWillHideNotification")
    /// The notification that a docked keyboard has disappeared or undocked.
    public static let keyboardDidHideNotification = Notification.Name("UIKeyboardDidHideNotification")
    /// The key of the keyboard's frame: a `CGRect` in the screen's coordinates.
    public static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
    /// The key of the animation's duration: a `TimeInterval`.
    public static let keyboardAnimationDurationUserInfoKey = "UIKeyboardAnimationDurationUserInfoKey"
}

/// The place of a keyboard.
enum Keyboard: Equatable {
    case gone
    /// At the screen's bottom.
    case docked(height: CGFloat)
    /// Free of the screen's bottom; in the screen's coordinates.
    case floating(CGRect)

    var isDocked: Bool { if case .docked = self { true } else { false } }
}

/// The stage's keyboard. The host posts its notifications, but does not draw it. Rows K1 and K5.
extension Stage {
    /// Shows a keyboard, changes its height, or, with 0, hides it, and posts the notifications. It stays until editing
    /// begins or ends: then its height is ``keyboardHeight``, or it disappears.
    ///
    /// - Parameters:
    ///   - height: Points from the screen's bottom.
    ///   - seconds: The duration in the notification; 0 for a keyboard that appears at once.
    public func showKeyboard(height: CGFloat, over seconds: TimeInterval = 0.25) {
        change(to: height > 0 ? .docked(height: height) : .gone, frame: dockedFrame(height: height), over: seconds)
    }

    /// Hides the keyboard, and posts the notifications.
    ///
    /// - Parameters:
    ///   - seconds: The duration in the notification.
    ///   - tellsFrame: False omits the notifications about the frame, as some public reports describe: only
    ///     `keyboardWillHideNotification` and `keyboardDidHideNotification` are posted.
    public func hideKeyboard(over seconds: TimeInterval = 0.25, tellsFrame: Bool = true) {
        change(to: .gone, frame: dockedFrame(height: 0), over: seconds, tellsFrame: tellsFrame)
    }

    /// Shows an undocked or small keyboard of a tablet, and posts the notifications. `showKeyboard(height:over:)` docks
    /// it again; it disappears when editing ends.
    ///
    /// - Parameters:
    ///   - frame: In the screen's coordinates. Some floating keyboards are known to report `.zero`.
    ///   - seconds: The duration in the notification.
    public func floatKeyboard(in frame: CGRect, over seconds: TimeInterval = 0.25) {
        change(to: .floating(frame), frame: frame, over: seconds)
    }

    private func dockedFrame(height: CGFloat) -> CGRect {
        let bounds = window.screen.bounds
        return CGRect(x: 0, y: bounds.height - height, width: bounds.width, height: max(height, 260))
    }

    /// Posts the notifications of a new frame: before the animation, and after it.
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

    /// The frame of the keyboard, in the screen's coordinates; nil if there is none.
    package var keyboardFrame: CGRect? {
        switch keyboard {
        case .docked(let height): dockedFrame(height: height)
        case .floating(let frame): frame
        case .gone: nil
        }
    }

    /// The top of a docked keyboard, in the window's coordinates; nil if there is none.
    var keyboardTop: CGFloat? {
        switch keyboard {
        case .docked(let height): window.screen.bounds.height - height - window.frame.minY
        case .floating, .gone: nil
        }
    }

    /// Shows a keyboard when editing begins, and hides it when editing ends. It does so in the next turn, because
    /// another field may become first responder. Row K2.
    func firstResponderChanged() {
        guard !isKeyboardDue else { return }
        isKeyboardDue = true
        perform { [self] in
            isKeyboardDue = false
            let isText = window.firstResponder is UITextField || window.firstResponder is UITextView
            let seconds = keyboardDuration
            let height = keyboardHeight + placeAccessory(isText ? window.firstResponder?.inputAccessoryView : nil)
            switch keyboard {
            // Posts the notifications again when another text becomes first responder.
            case .floating(let frame) where isText: floatKeyboard(in: frame, over: seconds)
            case .docked, .gone:
                if isText, height > 0 { return showKeyboard(height: height, over: seconds) }
            case .floating: break
            }
            if !isText, keyboard != .gone { hideKeyboard(over: seconds) }
        }
    }

    // Row K6.
    /// Shows the accessory view above the keyboard, and returns its height.
    private func placeAccessory(_ view: UIView?) -> CGFloat {
        if accessory !== view { accessory?.removeFromSuperview() }
        accessory = view
        guard let view else { return 0 }
        let height = view.bounds.height > 0 ? view.bounds.height : view.sizeThatFits(window.bounds.size).height
        let bottom = window.bounds.height - keyboardHeight
        view.frame = CGRect(x: 0, y: bottom - height, width: window.bounds.width, height: height)
        if view.superview !== window { window.addSubview(view) }
        return height
    }
}
