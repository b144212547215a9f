// Row T22.
/// An interactor that scrubs an animator's animations with a gesture.
@preconcurrency @MainActor open class UIPercentDrivenInteractiveTransition: UIViewControllerInteractiveTransitioning {
    /// The duration of the transition, in seconds.
    open private(set) var duration: CGFloat = 0
    /// The progress, 0 to 1, as last updated; after `pause()` the progress of the animation.
    open private(set) var percentComplete: CGFloat = 0
    open var completionSpeed: CGFloat = 1
    open var completionCurve = UIView.AnimationCurve.easeInOut
    /// The curve of the animation after the lift; `completionCurve` if nil.
    open var timingCurve: (any UITimingCurveProvider)?
    open var wantsInteractiveStart = true
    private weak var context: TransitionContext?
    /// The request made before the transition started.
    private var early: ((UIPercentDrivenInteractiveTransition) -> Void)?

    /// Creates an interactor for one transition at a time; return it from the transitioning delegate.
    public init() {}

    open func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
        guard let context = transitionContext as? TransitionContext else { return }
        context.prepareForScrubbing()
        let early = early
        self.early = nil
        early?(self)
    }

    /// Sets the progress, limited to 0 to 1.
    open func update(_ percentComplete: CGFloat) {
        self.percentComplete = min(max(percentComplete, 0), 1)
        context?.updateInteractiveTransition(self.percentComplete)
    }

    /// Pauses the animation of a running transition.
    open func pause() {
        context?.pauseInteractiveTransition()
        percentComplete = context?.coordinator.percentComplete ?? percentComplete
    }

    /// Runs the transition to its end. Before the transition has started, the request waits for the start.
    open func finish() {
        guard let context else {
            early = { $0.finish() }
            return
        }
        context.finishInteractiveTransition()
    }

    /// Runs the transition back to its start. Before the transition has started, the request waits for the start.
    open func cancel() {
        guard let context else {
            early = { $0.cancel() }
            return
        }
        context.cancelInteractiveTransition()
    }

    func adopt(_ context: TransitionContext) {
        self.context = context
        percentComplete = 0
        duration = CGFloat(context.coordinator.transitionDuration)
    }
}
