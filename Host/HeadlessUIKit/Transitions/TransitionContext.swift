/// One transition between two controllers, from its start to `completeTransition`.
@MainActor final class TransitionContext: UIViewControllerContextTransitioning {
    let coordinator: TransitionCoordinator
    let animator: any UIViewControllerAnimatedTransitioning
    let interactor: (any UIViewControllerInteractiveTransitioning)?
    var isInteractive = false { didSet { coordinator.isInteractive = isInteractive } }
    var transitionWasCancelled = false { didSet { coordinator.isCancelled = transitionWasCancelled } }
    /// True once the animator or the interactor has been told of the transition.
    var hasStarted = false
    var isComplete = false
    private let frames: [UIViewController: (initial: CGRect, final: CGRect)]
    /// The animations that the interactor's progress scrubs.
    var scrubbed: [AnimationTrack] = []
    var interruptible: (any UIViewImplicitlyAnimating)?
    /// Called once at the end; true if the transition was completed, false if it was cancelled.
    private var onEnd: ((Bool) -> Void)?

    init(
        _ coordinator: TransitionCoordinator, animator: any UIViewControllerAnimatedTransitioning,
        interactor: (any UIViewControllerInteractiveTransitioning)?,
        frames: [UIViewController: (initial: CGRect, final: CGRect)], onEnd: @escaping (Bool) -> Void
    ) {
        self.coordinator = coordinator
        (self.animator, self.interactor, self.frames, self.onEnd) = (animator, interactor, frames, onEnd)
        let isInteractiveFirst = interactor?.wantsInteractiveStart ?? false
        (isInteractive, coordinator.isInteractive) = (isInteractiveFirst, isInteractiveFirst)
        coordinator.initiallyInteractive = isInteractiveFirst
        coordinator.isInterruptible = interactor != nil
        coordinator.completionCurve = interactor?.completionCurve ?? .easeInOut
    }

    var containerView: UIView { coordinator.containerView }
    var isAnimated: Bool { coordinator.isAnimated }
    var presentationStyle: UIModalPresentationStyle { coordinator.presentationStyle }
    var targetTransform: CGAffineTransform { coordinator.targetTransform }
    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
        coordinator.viewController(forKey: key)
    }
    func view(forKey key: UITransitionContextViewKey) -> UIView? { coordinator.view(forKey: key) }
    func initialFrame(for vc: UIViewController) -> CGRect { frames[vc]?.initial ?? .zero }
    func finalFrame(for vc: UIViewController) -> CGRect { frames[vc]?.final ?? .zero }

    // MARK: Interaction

    func updateInteractiveTransition(_ percentComplete: CGFloat) {
        coordinator.percentComplete = percentComplete
        scrub(to: percentComplete)
    }

    func finishInteractiveTransition() { endInteraction(isCancelled: false) }

    func cancelInteractiveTransition() { endInteraction(isCancelled: true) }

    func pauseInteractiveTransition() {
        guard !isInteractive, !isComplete else { return }
        isInteractive = true
        coordinator.interactionDidChange()
        interruptible = askForInterruptible()
        interruptible?.pauseAnimation()
        coordinator.percentComplete = interruptible?.fractionComplete ?? scrubbed.first?.progress ?? 0
        scrub(to: coordinator.percentComplete)
    }

    func completeTransition(_ didComplete: Bool) {
        guard !isComplete else {
            return warn("completeTransition was called twice. Call it once, when the views have arrived.")
        }
        isComplete = true
        if !didComplete { transitionWasCancelled = true }
        isInteractive = false
        for track in scrubbed where !track.isMoving { track.finish(at: didComplete ? .end : .start) }
        scrubbed = []
        let end = onEnd
        onEnd = nil
        end?(didComplete)
    }

    /// Ends the transition without callbacks, because a controller is gone.
    func abandon() {
        isComplete = true
        onEnd = nil
        for track in scrubbed { track.finish(at: .end) }
        scrubbed = []
    }
}
