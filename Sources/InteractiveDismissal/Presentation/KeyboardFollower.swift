import UIKitShim

/// Where a keyboard will be.
struct KeyboardPlace {
    /// In the screen's coordinates; null: there is none.
    var frame = CGRect.null
    /// Nil where UIKit does not say: before iOS 16.1.
    var screen: UIScreen?

    @MainActor func isOn(_ other: UIScreen) -> Bool { screen ?? other === other }
}

/// Tells where the keyboard goes, as long as it lives.
@MainActor
final class KeyboardFollower {
    /// Nobody has to stop it: it goes with its owner.
    private final class Registration {
        let token: any NSObjectProtocol
        init(_ token: any NSObjectProtocol) { self.token = token }
        deinit { NotificationCenter.default.removeObserver(token) }
    }

    private var registrations: [Registration] = []

    /// - Parameters:
    ///   - onChange: Called with where the keyboard will be, and the seconds that it takes.
    ///   - onEditing: Called with the text that begins to be edited: the keyboard may be there already.
    init(
        _ onChange: @escaping @MainActor (KeyboardPlace, TimeInterval) -> Void,
        onEditing: @escaping @MainActor (UIView) -> Void
    ) {
        let (frameKey, durationKey) = (
            UIResponder.keyboardFrameEndUserInfoKey, UIResponder.keyboardAnimationDurationUserInfoKey
        )
        observe(UIResponder.keyboardWillChangeFrameNotification) { notification in
            let frame = notification.userInfo?[frameKey] as? CGRect ?? .null
            let seconds = notification.userInfo?[durationKey] as? TimeInterval ?? 0
            let screen = notification.object as? UIScreen
            MainActor.assumeIsolated { onChange(KeyboardPlace(frame: frame, screen: screen), seconds) }
        }
        for name in [UITextField.textDidBeginEditingNotification, UITextView.textDidBeginEditingNotification] {
            observe(name) { notification in
                guard let text = notification.object as? UIView else { return }
                MainActor.assumeIsolated { onEditing(text) }
            }
        }
    }

    private func observe(_ name: Notification.Name, _ use: @escaping @Sendable (Notification) -> Void) {
        registrations.append(
            Registration(NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil, using: use)))
    }
}
