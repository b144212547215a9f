import UIKitShim

/// Tells where the keyboard goes, as long as it lives.
@MainActor
final class KeyboardFollower {
    /// Nobody has to stop it: it goes with its owner.
    private final class Registration {
        let token: any NSObjectProtocol
        init(_ token: any NSObjectProtocol) { self.token = token }
        deinit { NotificationCenter.default.removeObserver(token) }
    }

    private let onChange: @MainActor (CGRect, TimeInterval) -> Void
    private var registration: Registration?

    /// - Parameter onChange: Called with where the keyboard will be, in the screen's coordinates, and the seconds that
    ///   it takes.
    init(_ onChange: @escaping @MainActor (CGRect, TimeInterval) -> Void) {
        self.onChange = onChange
        let (frameKey, durationKey) = (
            UIResponder.keyboardFrameEndUserInfoKey, UIResponder.keyboardAnimationDurationUserInfoKey
        )
        let token = NotificationCenter.default.addObserver(
            forName: UIResponder.keyboardWillChangeFrameNotification, object: nil, queue: nil
        ) { [weak self] notification in
            let frame = notification.userInfo?[frameKey] as? CGRect ?? .null
            let seconds = notification.userInfo?[durationKey] as? TimeInterval ?? 0
            MainActor.assumeIsolated { self?.onChange(frame, seconds) }
        }
        registration = Registration(token)
    }
}
