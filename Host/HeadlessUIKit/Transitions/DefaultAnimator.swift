/// The default animator of transitions: it slides the presented view in from below and out again, or dissolves it. Row
/// T5.
@MainActor final class DefaultAnimator: UIViewControllerAnimatedTransitioning {
    private let isPresenting: Bool
    private let dissolves: Bool

    init(isPresenting: Bool, style: UIModalTransitionStyle) {
        (self.isPresenting, dissolves) = (isPresenting, style == .crossDissolve)
    }

    /// The duration in seconds: a guess.
    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        0.4
    }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        let container = transitionContext.containerView
        guard let moving = transitionContext.view(forKey: isPresenting ? .to : .from) else {
            return transitionContext.completeTransition(true)
        }
        if isPresenting {
            container.addSubview(moving)
            transitionContext.viewController(forKey: .to).map { moving.frame = transitionContext.finalFrame(for: $0) }
            moving.layoutIfNeeded()
        } else if let covered = transitionContext.view(forKey: .to) {
            covered.frame = container.bounds
            container.insertSubview(covered, at: 0)
        }
        if isPresenting { UIView.performWithoutAnimation { leave(moving, in: container) } }
        UIView.animate(withDuration: transitionDuration(using: transitionContext)) { [self] in
            isPresenting ? enter(moving, in: container) : leave(moving, in: container)
        } completion: { [self] _ in
            // Restores the view's frame, because it may be presented again.
            if !isPresenting { enter(moving, in: container) }
            transitionContext.completeTransition(true)
        }
    }

    private func leave(_ view: UIView, in container: UIView) {
        if dissolves { view.alpha = 0 } else { view.center.y += container.bounds.height }
    }

    private func enter(_ view: UIView, in container: UIView) {
        if dissolves { view.alpha = 1 } else { view.center.y -= container.bounds.height }
    }
}
