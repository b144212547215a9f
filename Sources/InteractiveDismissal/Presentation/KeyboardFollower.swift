import UIKitShim

/// Where a keyboard will be.
struct KeyboardPlace {
    /// In the screen's coordinates; null: there is none.
    var frame = CGRect.null
    /// Nil where UIKit does not say: before iOS 16.1.
    var screen: UIScreen?
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

    private let onChange: @MainActor (KeyboardPlace, TimeInterval) -> Void
    private let onEditing: @MainActor (AnyObject?) -> Void
    private var registrations: [Registration] = []

    /// - Parameters:
    ///   - onChange: Called with where the keyboard will be, and the seconds that it takes.
    ///   - onEditing: Called with the text that begins to be edited: the keyboard may be there already.
    init(
        _ onChange: @escaping @MainActor (KeyboardPlace, TimeInterval) -> Void,
        onEditing: @escaping @MainActor (AnyObject?) -> Void
    ) {
        (self.onChange, self.onEditing) = (onChange, onEditing)
        let (frameKey, durationKey) = (
            UIResponder.keyboardFrameEndUserInfoKey, UIResponder.keyboardAnimationDurationUserInfoKey
        )
        let token = NotificationCenter.default.addObserver(
            forName: UIResponder.keyboardWillChangeFrameNotification, object: nil, queue: nil
        ) { [weak self] notification in
            let frame = notification.userInfo?[frameKey] as? CGRect ?? .null
            let seconds = notification.userInfo?[durationKey] as? TimeInterval ?? 0
            let screen = notification.object as? UIScreen
            MainActor.assumeIsolated { self?.onChange(KeyboardPlace(frame: frame, screen: screen), seconds) }
        }
        registrations = [Registration(token)]
        for name in [UITextField.textDidBeginEditingNotification, UITextView.textDidBeginEditingNotification] {
            let token = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
                [weak self] notification in
                nonisolated(unsafe) let text = notification.object as AnyObject?
                MainActor.assumeIsolated { self?.onEditing(text) }
            }
            registrations.append(Registration(token))
        }
    }
}
