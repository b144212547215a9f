import UIKitShim

/// What a presentation moves: a view around the presented controller's, so that the controller's own transform, alpha
/// and safe area stay its own.
final class CardView: UIView {
    var onEscape: (@MainActor () -> Bool)?
    var onWindowChange: (@MainActor () -> Void)?
    var onSafeAreaChange: (@MainActor () -> Void)?
    /// Called with the property by which somebody else tries to place the card.
    var onForeignPlace: (@MainActor (String) -> Void)?
    /// Where it rests; null before it is placed.
    private var place = CGRect.null
    private var isPlaced = false

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

    /// Where it lies without its transform, in its superview.
    var restingFrame: CGRect {
        CGRect(
            x: center.x - bounds.width / 2, y: center.y - bounds.height / 2, width: bounds.width, height: bounds.height)
    }

    /// At rest in `rect`, whatever the transform is.
    func lie(in rect: CGRect) {
        place = rect
        isPlaced = false
        let size = CGRect(origin: bounds.origin, size: rect.size)
        let middle = CGPoint(x: rect.midX, y: rect.midY)
        if bounds != size { bounds = size }
        if center != middle { center = middle }
        isPlaced = true
    }

    /// Under the transform of a card in hand a frame would move the place of rest, and the card would jump. The place
    /// itself may be set again, as layout callbacks and UIKit do: it is there.
    override var frame: CGRect {
        get { super.frame }
        set { if isPlaced, newValue != place { refusePlace(by: "frame") } }
    }

    override var center: CGPoint {
        get { super.center }
        set {
            guard !isPlaced || newValue == super.center else { return refusePlace(by: "center") }
            super.center = newValue
        }
    }

    /// Its origin is anybody's: it places nothing but what is in it.
    override var bounds: CGRect {
        get { super.bounds }
        set {
            let kept = CGRect(origin: newValue.origin, size: super.bounds.size)
            guard !isPlaced || newValue == kept else { return refusePlace(by: "bounds") }
            super.bounds = newValue
        }
    }

    private func refusePlace(by property: String) { onForeignPlace?(property) }
}
