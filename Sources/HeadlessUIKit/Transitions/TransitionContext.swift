/// One transition between two controllers, from its start to `completeTransition`.
@MainActor final class TransitionContext: UIViewControllerContextTransitioning {
    let coordinator: TransitionCoordinator
    let animator: any UIViewControllerAnimatedTransitioning
    let interactor: (any UIViewControllerInteractiveTransitioning)?
    private(set) var isInteractive = false { didSet { coordinator.isInteractive = isInteractive } }
    private(set) var transitionWasCancelled = false { didSet { coordinator.isCancelled = transitionWasCancelled } }
    /// Whether the animator or the interactor has heard of the transition.
    private(set) var hasStarted = false
    private var isComplete = false
    private let frames: [UIViewController: (initial: CGRect, final: CGRect)]
    /// The animations that follow the interactor's progress.
    private var scrubbed: [AnimationTrack] = []
    private var interruptible: (any UIViewImplicitlyAnimating)?
    /// Told once, with whether the transition was completed or cancelled.
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
        if let interruptible { interruptible.pauseAnimation() }
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

    /// The transition is over for reasons of its controllers': nobody is told.
    func abandon() {
        isComplete = true
        onEnd = nil
        for track in scrubbed { track.finish(at: .end) }
        scrubbed = []
    }
}

extension TransitionContext {
    /// Row T3, and T4 with an interactor.
    func start() {
        hasStarted = true
        (interactor as? UIPercentDrivenInteractiveTransition)?.adopt(self)
        guard isInteractive, let interactor else { return animate() }
        interactor.startInteractiveTransition(self)
        guard !isComplete else { return }
        let isScrubbed = Stage.of(containerView)?.assumptions.scrubsAlongsideAnimations == true
        if isScrubbed { collect { coordinator.runAlongside() } } else { coordinator.runAlongside() }
        if isScrubbed, isInteractive { scrub(to: coordinator.percentComplete) }
    }

    /// Has the animator animate, and notes what it animates.
    func animate() {
        collect { animator.animateTransition(using: self) }
        guard !isComplete else { return }
        interruptible = askForInterruptible()
        collect { coordinator.runAlongside(with: interruptible) }
    }

    /// What a percent-driven transition moves: the interruptible animator, or what the animator animates.
    func prepareForScrubbing() {
        interruptible = askForInterruptible()
        if let interruptible {
            collect { coordinator.runAlongside(with: interruptible) }
            interruptible.pauseAnimation()
        } else {
            animate()
        }
        scrub(to: 0)
    }

    private func collect(_ body: () -> Void) {
        let outer = AnimationTrack.collector
        AnimationTrack.collector = []
        body()
        scrubbed += AnimationTrack.collector ?? []
        AnimationTrack.collector = outer
    }

    private func scrub(to share: CGFloat) {
        guard isInteractive else { return }
        if interactor is UIPercentDrivenInteractiveTransition { interruptible?.fractionComplete = share }
        for track in scrubbed { track.hold(at: share) }
    }

    private func endInteraction(isCancelled: Bool) {
        guard isInteractive, !isComplete else { return }
        transitionWasCancelled = isCancelled
        isInteractive = false
        coordinator.interactionDidChange()
        let share = isCancelled ? coordinator.percentComplete : 1 - coordinator.percentComplete
        let speed = max(interactor?.completionSpeed ?? 1, 0.001)
        release(isCancelled: isCancelled, lasting: Double(share / speed) * coordinator.transitionDuration)
    }

    /// Row T22.
    private func release(isCancelled: Bool, lasting duration: TimeInterval) {
        let percentDriven = interactor as? UIPercentDrivenInteractiveTransition
        let parameters =
            percentDriven?.timingCurve
            ?? UICubicTimingParameters(animationCurve: interactor?.completionCurve ?? .easeInOut)
        if percentDriven != nil, let interruptible {
            interruptible.isReversed = isCancelled
            let factor = CGFloat(duration / max(coordinator.transitionDuration, .leastNonzeroMagnitude))
            interruptible.continueAnimation(withTimingParameters: parameters, durationFactor: factor)
        }
        guard let stage = Stage.of(containerView) else { return }
        for track in scrubbed {
            let curve = parameters.curve(lasting: duration).curve
            track.run(to: isCancelled ? 0 : 1, over: duration, along: curve, on: stage)
        }
    }

    /// Row T20.
    private func askForInterruptible() -> (any UIViewImplicitlyAnimating)? {
        let answer = animator.interruptibleAnimator(using: self)
        guard !(answer is NotInterruptible) else { return nil }
        if let interruptible, interruptible !== answer {
            warn("interruptibleAnimator(using:) gave another object. Keep the first for the whole transition.")
        }
        coordinator.isInterruptible = true
        return interruptible ?? answer
    }

    private func warn(_ text: String) { Stage.of(containerView)?.warnings.append(text) }
}
