@_spi(Cards) import GestureArbiter
import UIKitShim

/// Dims the views behind a card, and takes the touches beside the card.
@_spi(Cards) public final class DimmingView: UIView, KeepsTouches {
    /// The owner of a touch beside the card.
    public enum Beside {
        /// The touch ends here.
        case kept
        /// The touch is of the views behind: of this view, or, if it is nil, of those that UIKit finds.
        case passed(to: UIView?)
    }

    private let beside: @MainActor () -> Beside
    private let fullOpacity: CGFloat

    init(in color: UIColor, _ fullOpacity: CGFloat, beside: @escaping @MainActor () -> Beside) {
        (self.fullOpacity, self.beside) = (fullOpacity, beside)
        super.init(frame: .zero)
        backgroundColor = color
        alpha = 0
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }

    public required init?(coder: NSCoder) { nil }

    /// Shows this share of the full dimming, 0 to 1.
    public func show(_ share: CGFloat) {
        let opacity = fullOpacity * share
        if alpha != opacity { alpha = opacity }
    }

    /// Takes touches even when nearly transparent, which UIKit otherwise prevents.
    public override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard self.point(inside: point, with: event) else { return nil }
        switch beside() {
        case .kept: return self
        case .passed(let target): return target.flatMap { $0.hitTest(convert(point, to: $0), with: event) }
        }
    }
}
