extension TransitionContext {
    /// Starts the transition: by the interactor if there is one, or else by the animator. Rows T3 and T4.
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

    /// Runs the animator, and collects the animations that it begins.
    func animate() {
        collect { animator.animateTransition(using: self) }
        guard !isComplete else { return }
        interruptible = askForInterruptible()
        collect { coordinator.runAlongside(with: interruptible) }
    }

    /// Collects what a percent-driven transition scrubs: the interruptible animator, or the animator's animations.
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

    func scrub(to share: CGFloat) {
        guard isInteractive else { return }
        if interactor is UIPercentDrivenInteractiveTransition { interruptible?.fractionComplete = share }
        for track in scrubbed { track.hold(at: share) }
    }

    func endInteraction(isCancelled: Bool) {
        guard isInteractive, !isComplete else { return }
        transitionWasCancelled = isCancelled
        isInteractive = false
        coordinator.interactionDidChange()
        let share = isCancelled ? coordinator.percentComplete : 1 - coordinator.percentComplete
        let speed = max(interactor?.completionSpeed ?? 1, 0.001)
        release(isCancelled: isCancelled, lasting: Double(share / speed) * coordinator.transitionDuration)
    }

    /// Lets the animations run to an end. Row T22.
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
        for track in scrubbed {
            let curve = parameters.curve(lasting: duration).curve
            track.run(to: isCancelled ? 0 : 1, over: duration, along: curve)
        }
    }

    /// Asks the animator for its interruptible animator. The first answer counts. Row T20.
    func askForInterruptible() -> (any UIViewImplicitlyAnimating)? {
        let answer = animator.interruptibleAnimator(using: self)
        guard !(answer is NotInterruptible) else { return nil }
        if let interruptible, interruptible !== answer {
            warn("interruptibleAnimator(using:) gave another object. Keep the first for the whole transition.")
        }
        coordinator.isInterruptible = true
        return interruptible ?? answer
    }

    func warn(_ text: String) { Stage.of(containerView)?.warnings.append(text) }
}
