import UIKitShim

/// A presentation controller, an animator for both directions, and their transitioning delegate.
final class CardPresentation: UIPresentationController {
    private let dimming = UIView()

    override var frameOfPresentedViewInContainerView: CGRect {
        guard let container = containerView else { return .zero }
        return container.bounds.inset(by: UIEdgeInsets(top: container.safeAreaInsets.top, left: 0, bottom: 0, right: 0))
    }

    override var shouldRemovePresentersView: Bool { false }

    override func presentationTransitionWillBegin() {
        super.presentationTransitionWillBegin()
        dimming.backgroundColor = .black.withAlphaComponent(0.4)
        dimming.alpha = 0
        containerView?.insertSubview(dimming, at: 0)
        presentedView?.layer.cornerRadius = 12
        presentedView?.layer.cornerCurve = .continuous
        presentedView?.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
        guard let coordinator = presentedViewController.transitionCoordinator else {
            dimming.alpha = 1
            return
        }
        coordinator.animate(alongsideTransition: { [dimming] _ in dimming.alpha = 1 }, completion: nil)
    }

    override func presentationTransitionDidEnd(_ completed: Bool) {
        if !completed { dimming.removeFromSuperview() }
        UIAccessibility.post(notification: .screenChanged, argument: presentedView)
    }

    override func containerViewDidLayoutSubviews() {
        super.containerViewDidLayoutSubviews()
        dimming.frame = containerView?.bounds ?? .zero
        presentedView?.frame = frameOfPresentedViewInContainerView
    }

    override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        super.viewWillTransition(to: size, with: coordinator)
    }

    func dismissIfAllowed() {
        guard delegate?.presentationControllerShouldDismiss?(self) ?? true else {
            delegate?.presentationControllerDidAttemptToDismiss?(self)
            return
        }
        presentedViewController.dismiss(animated: true)
    }
}

final class CardAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    private let isPresenting: Bool

    init(isPresenting: Bool) { self.isPresenting = isPresenting }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        UIAccessibility.isReduceMotionEnabled ? 0.2 : 0.45
    }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        interruptibleAnimator(using: transitionContext).startAnimation()
    }

    func interruptibleAnimator(
        using transitionContext: any UIViewControllerContextTransitioning
    ) -> any UIViewImplicitlyAnimating {
        let key: UITransitionContextViewControllerKey = isPresenting ? .to : .from
        let controller = transitionContext.viewController(forKey: key)
        let spring = UISpringTimingParameters(dampingRatio: 1, initialVelocity: CGVector(dx: 0, dy: 0))
        let animator = UIViewPropertyAnimator(
            duration: transitionDuration(using: transitionContext), timingParameters: spring)
        if let controller, let view = transitionContext.view(forKey: isPresenting ? .to : .from) {
            if isPresenting { transitionContext.containerView.addSubview(view) }
            view.frame = transitionContext.finalFrame(for: controller)
            animator.addAnimations { view.transform = .identity }
        }
        animator.addCompletion { position in
            transitionContext.completeTransition(position == .end && !transitionContext.transitionWasCancelled)
        }
        return animator
    }
}

final class CardTransition: NSObject, UIViewControllerTransitioningDelegate {
    func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? {
        CardPresentation(presentedViewController: presented, presenting: presenting)
    }

    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        CardAnimator(isPresenting: true)
    }

    func animationController(
        forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        CardAnimator(isPresenting: false)
    }

    func interactionControllerForDismissal(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        CardInteraction()
    }
}

final class CardInteraction: NSObject, UIViewControllerInteractiveTransitioning {
    private var context: (any UIViewControllerContextTransitioning)?
    let wantsInteractiveStart = true

    func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
        context = transitionContext
        transitionContext.updateInteractiveTransition(0.1)
    }
}

final class CardSegue: UIStoryboardSegue {
    private static let transition = CardTransition()

    override func perform() {
        destination.transitioningDelegate = Self.transition
        destination.modalPresentationStyle = .custom
        source.present(destination, animated: true)
    }
}
