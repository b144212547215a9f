/// Moves an animator's animations to and fro with a gesture. Row T22.
@preconcurrency @MainActor open class UIPercentDrivenInteractiveTransition: UIViewControllerInteractiveTransitioning {
    /// The transition's, in seconds.
    open private(set) var duration: CGFloat = 0
    /// What it was last updated to, 0 to 1; after `pause()` how far the animation was.
    open private(set) var percentComplete: CGFloat = 0
    open var completionSpeed: CGFloat = 1
    open var completionCurve = UIView.AnimationCurve.easeInOut
    /// How it goes on when the finger lets go; `completionCurve` if nil.
    open var timingCurve: (any UITimingCurveProvider)?
    open var wantsInteractiveStart = true
    private weak var context: TransitionContext?
    /// What was asked for before there was a transition.
    private var early: ((UIPercentDrivenInteractiveTransition) -> Void)?

    /// An interactor for one transition at a time; hand it out in the transitioning delegate.
    public init() {}

    open func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
        guard let context = transitionContext as? TransitionContext else { return }
        context.prepareForScrubbing()
        let early = early
        self.early = nil
        early?(self)
    }

    /// Brought into 0 to 1.
    open func update(_ percentComplete: CGFloat) {
        self.percentComplete = min(max(percentComplete, 0), 1)
        context?.updateInteractiveTransition(self.percentComplete)
    }

    /// Takes the animation back in hand, where it is. For a transition that goes on by itself.
    open func pause() {
        context?.pauseInteractiveTransition()
        percentComplete = context?.coordinator.percentComplete ?? percentComplete
    }

    /// Goes on to the end by itself. Before the transition has started it waits for that.
    open func finish() {
        guard let context else {
            early = { $0.finish() }
            return
        }
        context.finishInteractiveTransition()
    }

    /// Goes back to the start by itself. Before the transition has started it waits for that.
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
