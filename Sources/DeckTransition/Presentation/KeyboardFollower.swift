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
    private var registration: Registration?

    /// - Parameter onChange: Called with where the keyboard will be, and the seconds that it takes.
    init(_ onChange: @escaping @MainActor (KeyboardPlace, TimeInterval) -> Void) {
        self.onChange = onChange
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
        registration = Registration(token)
    }
}
