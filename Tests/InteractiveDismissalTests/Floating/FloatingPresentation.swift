import GestureArbiter
import HeadlessUIKit
import InteractiveDismissal

/// A client's presentation: a card as high as its content that floats above the bottom edge over a dimmed presenter.
final class FloatingPresentation: InteractivePresentationController {
    private let dimming = UIView()
    private static let margin: CGFloat = 16
    private static let radius: CGFloat = 24

    override var frameOfPresentedViewInContainerView: CGRect {
        guard let container = containerView else { return .zero }
        let room = container.bounds.inset(by: container.safeAreaInsets).insetBy(dx: Self.margin, dy: Self.margin)
        let height = min(max(presentedViewController.preferredContentSize.height, 80), room.height)
        return CGRect(x: room.minX, y: room.maxY - height, width: room.width, height: height)
    }

    override func presentationTransitionWillBegin() {
        dimming.backgroundColor = .black
        dimming.alpha = 0
        containerView?.insertSubview(dimming, at: 0)
        card.layer.cornerRadius = Self.radius
        card.clipsToBounds = true
        super.presentationTransitionWillBegin()
    }

    override func containerViewWillLayoutSubviews() {
        super.containerViewWillLayoutSubviews()
        dimming.frame = containerView?.bounds ?? .zero
    }

    override func cardDidMove(to progress: CGFloat) { dimming.alpha = 0.4 * (1 - min(max(progress, 0), 1)) }

    override func dismissalTransitionDidEnd(_ completed: Bool) {
        super.dismissalTransitionDidEnd(completed)
        if completed { dimming.removeFromSuperview() }
    }

    /// How dark the presenter is.
    var darkness: CGFloat { dimming.alpha }
}
