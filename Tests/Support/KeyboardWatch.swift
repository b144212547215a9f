import HeadlessUIKit

/// Records the frames in the notifications of a stage's keyboard.
@MainActor
public final class KeyboardWatch {
    /// In the screen's coordinates.
    public private(set) var frames: [CGRect] = []
    private let bottom: CGFloat
    private var token: (any NSObjectProtocol)?

    public init(_ stage: Stage) {
        let (screen, key) = (stage.window.screen, UIResponder.keyboardFrameEndUserInfoKey)
        bottom = screen.bounds.height
        token = NotificationCenter.default.addObserver(
            forName: UIResponder.keyboardWillChangeFrameNotification, object: screen, queue: nil
        ) { [weak self] notification in
            let frame = notification.userInfo?[key] as? CGRect ?? .null
            MainActor.assumeIsolated { self?.frames.append(frame) }
        }
    }

    /// The reported heights, in points from the bottom of the screen.
    public var heights: [CGFloat] { frames.map { bottom - $0.minY } }
}
