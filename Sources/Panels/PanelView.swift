@_spi(Cards) import Cards
@_spi(Cards) import GestureArbiter
import UIKitShim

/// The view that contains a panel's card: as large as the parent's view, and transparent for touches beside the card.
final class PanelView: PassingView {
    /// Clips the card where a bar is in front of it, in the view's coordinates.
    let clip = PassingView()

    init() {
        super.init(frame: .zero)
        addSubview(clip)
    }

    required init?(coder: NSCoder) { nil }

    func cover(_ rect: CGRect?) {
        let shown = rect ?? bounds
        clip.clipsToBounds = rect != nil
        guard clip.frame != shown || clip.bounds != shown else { return }
        clip.frame = shown
        clip.bounds = shown
    }
}
