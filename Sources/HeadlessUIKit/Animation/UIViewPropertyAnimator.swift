/// Animates what its blocks assign, and can be paused, scrubbed, turned round and gone on with. Durations are seconds.
///
/// The stage that its views are on drives it. What UIKit stops the app for is a warning of the
/// stage here, and has no effect.
@preconcurrency @MainActor open class UIViewPropertyAnimator: UIViewImplicitlyAnimating {
    /// In seconds. A spring by its physics or its bounce has its own here, not the one that was asked for.
    public let duration: TimeInterval
    /// The curve that it plays along, unless `continueAnimation` brings another.
    public let timingParameters: (any UITimingCurveProvider)?
    /// What it was last started with, in seconds.
    open private(set) var delay: TimeInterval = 0
    /// Row A1: inactive until it is started, paused or moved; inactive again when it has finished.
    open internal(set) var state = UIViewAnimatingState.inactive

    /// Whether views under this animation are touched. Row A16.
    open var isUserInteractionEnabled = true { didSet { track.acceptsTouches = isUserInteractionEnabled } }
    /// Row A17: whether the app finds for itself which moving view was touched.
    open var isManualHitTestingEnabled = false { didSet { track.isHitWhereShown = !isManualHitTestingEnabled } }
    /// Row A5: whether `fractionComplete` is a share of the way, not of the time.
    open var scrubsLinearly = true
    /// Row A6: whether it stays active, paused, where it arrives.
    open var pausesOnCompletion = false
    /// Whether it may be paused or moved while active. Not to be changed while active. Row A4: the stage warns of both.
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

    /// An animator without changes yet: add them, then start it. A duration in seconds; a spring may know better.
    public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
        self.duration = parameters.curve(lasting: duration).duration
        timingParameters = parameters
        track.isHitWhereShown = true
        track.onArrival = { [unowned self] in arrive(at: $0) }
    }

    /// An animator along a named curve. The block is run when the animator becomes active, not before.
    public convenience init(
        duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
    ) {
        self.init(duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
        animations.map { addAnimations($0) }
    }

    /// An animator along a Bézier curve. The block is run when the animator becomes active, not before.
    public convenience init(
        duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
        animations: (() -> Void)? = nil
    ) {
        let parameters = UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2)
        self.init(duration: duration, timingParameters: parameters)
        animations.map { addAnimations($0) }
    }

    /// An animator along a spring that has come to rest after `duration` seconds. Row A12.
    ///
    /// The block is run when the animator becomes active, not before.
    public convenience init(duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil) {
        self.init(duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
        animations.map { addAnimations($0) }
    }

    // MARK: What it does

    /// Row A8: the block's changes set out after `delayFactor` of what is left of the duration, and arrive with the rest.
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

    /// Plays from where it is, from now on. Stopped, it does nothing but make the stage warn.
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

    /// Goes on with another curve. Row A9: the factor is of the original duration; 0 means what is left of it.
    open func continueAnimation(
        withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
    ) {
        guard state == .active, !isRunning else {
            return warn("An animator that was not paused was told to go on. Pause it first.")
        }
        run(along: parameters ?? timingParameters, over: durationFactor > 0 ? durationFactor : 1 - fractionComplete)
    }

    /// Row A2: the views stay where they are, in the model too. Unless `withoutFinishing`, `finishAnimation` is due.
    open func stopAnimation(_ withoutFinishing: Bool) {
        guard state == .active else { return }
        hold(at: track.progress)
        track.land()
        state = .stopped
        guard withoutFinishing else { return }
        track.finish(at: .current)
        retire()
    }

    /// Puts the views at their end, their start, or leaves them; then calls the completions. It has to be stopped
    /// first, or the stage warns.
    open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
        guard state == .stopped else { return warn("An animator was finished without being stopped. Stop it first.") }
        track.finish(at: finalPosition)
        let completions = retire()
        for completion in completions { completion(finalPosition) }
    }
}
