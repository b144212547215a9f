import UIKitShim

/// The view that moves, around the controller's view, whose own transform, alpha and safe area do not change.
@_spi(Cards) public final class CardView: UIView {
    weak var restingCard: RestingCard?
    public var onEscape: (@MainActor () -> Bool)?
    public var onWindowChange: (@MainActor () -> Void)?
    /// Called with the property by which other code tries to place the card.
    public var onForeignPlace: (@MainActor (String) -> Void)?
    /// The element by which assistive technology moves a card that has no face. It shows nothing.
    var handle: HandleView? {
        didSet {
            oldValue?.removeFromSuperview()
            guard let handle else { return }
            handle.frame = CGRect(x: 0, y: 0, width: bounds.width, height: handle.look.touchHeight)
            handle.autoresizingMask = [.flexibleWidth, .flexibleBottomMargin]
            addSubview(handle)
        }
    }
    /// The effect behind the card's face; nil: none.
    var effectView: UIVisualEffectView?
    /// The effect as the client gave it, of which UIKit makes a copy.
    var effect: UIVisualEffect?
    weak var face: CardFace?
    /// The frame at rest; null before the card is placed.
    private var place = CGRect.null
    /// The card's other frames, for which UIKit or a layout callback may try without a message.
    private var expectedPlaces: [CGRect?] = []

    public override func didMoveToWindow() {
        super.didMoveToWindow()
        onWindowChange?()
    }

    /// Runs in the layout pass, before the content's layout, in case the safe area follows a transform only then.
    public override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        restingCard?.keepSafeArea()
    }

    /// Measures detents again: heights may depend on the text size, and detents on the size classes.
    public override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if previousTraitCollection != nil { restingCard?.resolveAgain() }
    }

    /// The handle, then the content.
    public override var accessibilityElements: [Any]? {
        get { handle != nil ? subviewsFromFront : nil }
        set {}
    }

    /// Asked for when VoiceOver wants to know: a value that was set would outlive a catch or a refused dismissal.
    public override var accessibilityViewIsModal: Bool {
        get { restingCard?.owner?.closesViewsBehind ?? false }
        set {}
    }

    public override func accessibilityPerformEscape() -> Bool { onEscape?() ?? false }

    /// Takes the card's keys. UIKit asks for key commands, and the responders in the card, before.
    public override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        guard presses.count == 1, let key = presses.first?.key, restingCard?.take(key) == true else {
            return super.pressesBegan(presses, with: event)
        }
    }

    /// Finds the touched view where an animation shows the card, such as one that follows a keyboard: UIKit asks by the
    /// place to which the card moves, and a tap on the card would dismiss it as one beside it.
    public override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard layer.animationKeys() != nil, let shown = layer.presentation()?.frame else {
            return super.hitTest(point, with: event)
        }
        let there = layer.frame
        let here = CGPoint(x: point.x + there.minX - shown.minX, y: point.y + there.minY - shown.minY)
        return super.hitTest(here, with: event)
    }

    /// Places the card at `rect`, whatever its transform is.
    func lie(in rect: CGRect, insteadOf expectedPlaces: [CGRect?] = []) {
        (place, self.expectedPlaces) = (rect, expectedPlaces)
        let middle = CGPoint(x: rect.midX, y: rect.midY)
        // Use the smaller of both sizes in between, or a list in the card would adjust to the status bar for a moment.
        resize(to: CGSize(width: min(bounds.width, rect.width), height: min(bounds.height, rect.height)))
        if center != middle { super.center = middle }
        resize(to: rect.size)
    }

    private func resize(to size: CGSize) {
        let resized = CGRect(origin: bounds.origin, size: size)
        if bounds != resized { super.bounds = resized }
    }

    /// Ignores any frame other than the card's place: it would make the card jump under a finger.
    public override var frame: CGRect {
        get { super.frame }
        set {
            if !place.isNull, newValue != place { refusePlace(by: "frame") { $0 == newValue } }
        }
    }

    public override var center: CGPoint {
        get { super.center }
        set {
            let middle = CGPoint(x: place.midX, y: place.midY)
            guard place.isNull || newValue == middle else {
                return refusePlace(by: "center") { newValue == CGPoint(x: $0.midX, y: $0.midY) }
            }
            super.center = newValue
        }
    }

    /// Accepts any origin, which moves only the content.
    public override var bounds: CGRect {
        get { super.bounds }
        set {
            let kept = CGRect(origin: newValue.origin, size: place.size)
            guard place.isNull || newValue == kept else {
                return refusePlace(by: "bounds") { $0.size == newValue.size }
            }
            super.bounds = newValue
        }
    }

    private func refusePlace(by property: String, isExpected: (CGRect) -> Bool) {
        if !expectedPlaces.contains(where: { $0.map(isExpected) == true }) { onForeignPlace?(property) }
    }
}

@_spi(Cards) extension UIView {
    /// The frame without the transform, in the superview.
    public var restingFrame: CGRect {
        CGRect(
            x: center.x - bounds.width / 2, y: center.y - bounds.height / 2, width: bounds.width, height: bounds.height)
    }
}

/// A view that takes no touches itself; its subviews do.
@_spi(Cards) open class PassingView: UIView {
    public var onWindowChange: (@MainActor () -> Void)?

    public override func didMoveToWindow() {
        super.didMoveToWindow()
        onWindowChange?()
    }

    public override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        return hit === self ? nil : hit
    }
}
