@_spi(Cards) import Cards
@_spi(Cards) import GestureArbiter
import UIKitShim

/// The view that contains a panel's card: as large as the parent's view, and transparent for touches beside the card.
final class PanelStand: PassingView {
    /// Clips the card where a bar is in front of it. Uses the stand's coordinates.
    let clip = PassingView()
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

    func darken(in color: UIColor, onTap: @escaping @MainActor () -> Void) {
        let backdrop = PanelBackdrop()
        backdrop.backgroundColor = color
        backdrop.alpha = 0
        backdrop.frame = bounds
        backdrop.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        let tap = UITapGestureRecognizer(target: nil, action: nil)
        GestureAction { recognizer in if recognizer.state == .ended { onTap() } }.add(to: tap)
        backdrop.addGestureRecognizer(tap)
        insertSubview(backdrop, at: 0)
        self.backdrop = backdrop
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
