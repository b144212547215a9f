/// An animation of the changes that blocks make, which can be paused, scrubbed, reversed and continued. Durations are
/// in seconds.
///
/// The stage of its views drives the animator. Where UIKit stops the app because of misuse, the stage warns and the
/// call has no effect.
@preconcurrency @MainActor open class UIViewPropertyAnimator: UIViewImplicitlyAnimating {
    /// The duration in seconds. A spring given by its physics or its bounce has its own duration, not the given one.
    public let duration: TimeInterval
    /// The curve of the animation, unless `continueAnimation` replaces it.
    public let timingParameters: (any UITimingCurveProvider)?
    /// The delay of the latest start, in seconds.
    open private(set) var delay: TimeInterval = 0
    // Row A1.
    /// The state: inactive until the animator is started, paused or scrubbed, and again at its end.
    open internal(set) var state = UIViewAnimatingState.inactive

    // Row A16.
    /// A Boolean value that says whether views under this animation can be touched.
    open var isUserInteractionEnabled = true { didSet { track.acceptsTouches = isUserInteractionEnabled } }
    // Row A17.
    /// A Boolean value that says whether the app itself hit-tests moving views.
    open var isManualHitTestingEnabled = false { didSet { track.isHitWhereShown = !isManualHitTestingEnabled } }
    // Row A5.
    /// A Boolean value that says whether `fractionComplete` is a share of the progress rather than of the time.
    open var scrubsLinearly = true
    // Row A6.
    /// A Boolean value that says whether the animator stays active, and paused, at its end.
    open var pausesOnCompletion = false
    // Row A4.
    /// A Boolean value that says whether the animator may be paused or scrubbed while active.
    ///
    /// Do not change it while the animator is active. The stage warns of that, and of pausing an animator that is not
    /// interruptible.
    open var isInterruptible = true {
        didSet {
            guard isInterruptible != oldValue, state != .inactive else { return }
            isInterruptible = oldValue
            warn("isInterruptible was changed while the animator was active. Set it before starting.")
        }
    }

    let track = AnimationTrack()
    var waiting: [(delayFactor: CGFloat, block: () -> Void)] = []
    var completions: [(UIViewAnimatingPosition) -> Void] = []

    /// Creates an animator without changes: add them, then start it. The duration is in seconds; a spring may have its
    /// own.
    public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
        self.duration = parameters.curve(lasting: duration).duration
        timingParameters = parameters
        track.isHitWhereShown = true
        track.onArrival = { [unowned self] in arrive(at: $0) }
    }

    /// Creates an animator along a named curve. The block runs when the animator becomes active, not before.
    public convenience init(
        duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
    ) {
        self.init(duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
        animations.map { addAnimations($0) }
    }

    /// Creates an animator along a Bézier curve. The block runs when the animator becomes active, not before.
    public convenience init(
        duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
        animations: (() -> Void)? = nil
    ) {
        let parameters = UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2)
        self.init(duration: duration, timingParameters: parameters)
        animations.map { addAnimations($0) }
    }

    // Row A12.
    /// Creates an animator along a spring that is at rest after `duration` seconds.
    ///
    /// The block runs when the animator becomes active, not before.
    public convenience init(duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil) {
        self.init(duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
        animations.map { addAnimations($0) }
    }

    // MARK: Changes and completions

    // Row A8.
    /// Adds changes that start after `delayFactor` of the remaining duration, and end with the others.
    open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
        switch state {
        case .inactive: waiting.append((delayFactor, animation))
        case .active:
            let place = track.progress
            AnimationTrack.capture(track, delay: place + (1 - place) * delayFactor, animation)
        case .stopped: warn("Animations were added to a stopped animator. Finish it first.")
        }
    }

    open func addAnimations(_ animation: @escaping () -> Void) { addAnimations(animation, delayFactor: 0) }

    open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
        completions.append(completion)
    }

    // MARK: Playing

    open var isRunning: Bool { track.isMoving }

    open var isReversed = false {
        didSet {
            guard isReversed != oldValue, isRunning else { return }
            run(along: timingParameters, over: 1 - fractionComplete)
        }
    }

    open var fractionComplete: CGFloat {
        get {
            let share = min(max(track.progress, 0), 1)
            return isReversed ? 1 - share : share
        }
        set {
            guard mayBeInterrupted("moved") else { return }
            let share = min(max(newValue, 0), 1)
            hold(at: isReversed ? 1 - share : share)
        }
    }

    /// Plays from the current progress, at once. If the animator is stopped, the stage warns and nothing happens.
    open func startAnimation() { startAnimation(afterDelay: 0) }

    open func startAnimation(afterDelay delay: TimeInterval) {
        guard state != .stopped else { return warn("A stopped animator was started. Finish it first.") }
        guard !isRunning else { return }
        self.delay = delay
        activate()
        run(along: timingParameters, over: 1 - fractionComplete, after: delay)
    }

    open func pauseAnimation() {
        guard mayBeInterrupted("paused") else { return }
        hold(at: track.progress)
    }

    // Row A9.
    /// Continues with another curve. The factor is a share of the original duration; 0 means the remaining duration.
    open func continueAnimation(
        withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
    ) {
        guard state == .active, !isRunning else {
            return warn("An animator that was not paused was told to go on. Pause it first.")
        }
        run(along: parameters ?? timingParameters, over: durationFactor > 0 ? durationFactor : 1 - fractionComplete)
    }

    // Row A2.
    /// Stops the animation; the views keep the values on the screen. Unless `withoutFinishing` is true,
    /// `finishAnimation(at:)` must follow.
    open func stopAnimation(_ withoutFinishing: Bool) {
        guard state == .active else { return }
        hold(at: track.progress)
        track.land()
        state = .stopped
        guard withoutFinishing else { return }
        track.finish(at: .current)
        retire()
    }

    /// Puts the views at their end or their start, or leaves them, and calls the completions. If the animator is not
    /// stopped, the stage warns.
    open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
        guard state == .stopped else { return warn("An animator was finished without being stopped. Stop it first.") }
        track.finish(at: finalPosition)
        let completions = retire()
        for completion in completions { completion(finalPosition) }
    }
}
