import UIKitShim

/// Darkens the views behind the card, and takes the touches beside the card.
final class DimmingView: UIView {
    private let touches: DeckConfiguration.BackgroundTouches
    /// The view that gets touches which pass through.
    weak var presenterView: UIView?

    init(_ configuration: DeckConfiguration, onTap: @escaping @MainActor () -> Void) {
        touches = configuration.backgroundTouches
        super.init(frame: .zero)
        backgroundColor = configuration.dimmingColor
        alpha = 0
        guard touches == .dismiss else { return }
        let tap = UITapGestureRecognizer(target: nil, action: nil)
        GestureAction { recognizer in
            if recognizer.state == .ended { onTap() }
        }.add(to: tap)
        addGestureRecognizer(tap)
    }

    required init?(coder: NSCoder) { nil }

    /// Takes touches even when nearly transparent, which UIKit otherwise prevents.
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard self.point(inside: point, with: event) else { return nil }
        switch touches {
        case .ignore, .dismiss: return self
        case .pass: return presenterView.flatMap { $0.hitTest(convert(point, to: $0), with: event) }
        }
    }
}
