import HeadlessUIKit

/// The article's modal in plain UIKit, without any of our libraries: a presentation, an animator, an interactor of its
/// own, and a pan on the list that the list's pan waits for. What the article leaves open is left open here.
@MainActor
final class PlainTransitioning: UIViewControllerTransitioningDelegate {
    let interaction: PlainInteraction

    init(_ modal: PlainModal) { interaction = PlainInteraction(modal) }

    func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? {
        PlainPresentation(presentedViewController: presented, presenting: presenting)
    }

    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { PlainAnimator(isPresenting: true) }

    func animationController(
        forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { PlainAnimator(isPresenting: false) }

    func interactionControllerForDismissal(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { interaction.isUnderWay ? interaction : nil }
}

/// Lays the modal out as every sample does, in each layout pass.
final class PlainPresentation: UIPresentationController {
    override func containerViewWillLayoutSubviews() {
        super.containerViewWillLayoutSubviews()
        presentedView?.frame = frameOfPresentedViewInContainerView
    }
}

@MainActor
final class PlainAnimator: UIViewControllerAnimatedTransitioning {
    private let isPresenting: Bool

    init(isPresenting: Bool) { self.isPresenting = isPresenting }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        0.5
    }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
        guard let view = context.view(forKey: isPresenting ? .to : .from) else { return }
        let place = context.containerView.bounds
        let below = place.offsetBy(dx: 0, dy: place.height)
        if isPresenting {
            context.containerView.addSubview(view)
            context.containerView.layoutIfNeeded()
            view.frame = below
        }
        let spring = UISpringTimingParameters(dampingRatio: 1)
        let animator = UIViewPropertyAnimator(duration: transitionDuration(using: context), timingParameters: spring)
        animator.addAnimations { [isPresenting] in view.frame = isPresenting ? place : below }
        animator.addCompletion { _ in context.completeTransition(true) }
        animator.startAnimation()
    }
}
