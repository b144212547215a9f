@_spi(Cards) import GestureArbiter
import UIKitShim

/// The view that contains a panel's card: as large as the parent's view, and transparent for touches beside the card.
final class PanelStand: UIView {
    /// Clips the card where a bar is in front of it. Uses the stand's coordinates.
    let clip = PanelClip()
    /// Darkens the parent.
    private(set) var backdrop: UIView?
    var onWindowChange: (@MainActor () -> Void)?

    init() {
        super.init(frame: .zero)
        addSubview(clip)
    }

    required init?(coder: NSCoder) { nil }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        onWindowChange?()
    }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        return hit === self ? nil : hit
    }

    func darken(in color: UIColor, onTap: @escaping @MainActor () -> Void) {
        let backdrop = PanelBackdrop()
        backdrop.backgroundColor = color
        backdrop.alpha = 0
        let tap = UITapGestureRecognizer(target: nil, action: nil)
        GestureAction { recognizer in if recognizer.state == .ended { onTap() } }.add(to: tap)
        backdrop.addGestureRecognizer(tap)
        insertSubview(backdrop, at: 0)
        self.backdrop = backdrop
    }

    func layOut() {
        if !clip.clipsToBounds, clip.frame != bounds { clip.frame = bounds }
        if let backdrop, backdrop.frame != bounds { backdrop.frame = bounds }
    }

    /// Shows only the part in `rect`; nil: all.
    func cover(_ rect: CGRect?) {
        let shown = rect ?? bounds
        clip.clipsToBounds = rect != nil
        guard clip.frame != shown || clip.bounds != shown else { return }
        clip.frame = shown
        clip.bounds = shown
    }
}

/// Darkens the parent, and keeps its touches from a card that contains the parent.
final class PanelBackdrop: UIView, KeepsTouches {}

/// Passes touches on itself through.
final class PanelClip: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        return hit === self ? nil : hit
    }
}
