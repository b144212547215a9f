import HeadlessUIKit

/// How high a stage's keyboard was said to be, each time, in points from the bottom of the screen.
@MainActor
public final class KeyboardWatch {
    public private(set) var heights: [CGFloat] = []
    private var token: (any NSObjectProtocol)?

    public init(_ stage: Stage) {
        let (screen, key) = (stage.window.screen, UIResponder.keyboardFrameEndUserInfoKey)
        let bottom = screen.bounds.height
        token = NotificationCenter.default.addObserver(
            forName: UIResponder.keyboardWillChangeFrameNotification, object: screen, queue: nil
        ) { [weak self] notification in
            let frame = notification.userInfo?[key] as? CGRect ?? .null
            MainActor.assumeIsolated { self?.heights.append(bottom - frame.minY) }
        }
    }
}
