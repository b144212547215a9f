import UIKitShim

/// What a presentation moves: a view around the presented controller's, so that the controller's own transform, alpha
/// and safe area stay its own.
final class CardView: UIView {
    var onEscape: (@MainActor () -> Bool)?
    var onWindowChange: (@MainActor () -> Void)?
    var onSafeAreaChange: (@MainActor () -> Void)?

    override func didMoveToWindow() {
        super.didMoveToWindow()
        onWindowChange?()
    }

    /// In the layout pass, before what is in it is laid out: where the safe area follows a transform no sooner.
    override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        onSafeAreaChange?()
    }

    override func accessibilityPerformEscape() -> Bool { onEscape?() ?? false }

    /// At rest in `rect`, whatever the transform is.
    func lie(in rect: CGRect) {
        let size = CGRect(origin: bounds.origin, size: rect.size)
        let middle = CGPoint(x: rect.midX, y: rect.midY)
        if bounds != size { bounds = size }
        if center != middle { center = middle }
    }
}
