extension UIView {
    /// The timing curve of an animation.
    public enum AnimationCurve: Int, Hashable, Sendable {
        /// A slow start and a slow end; the default.
        case easeInOut = 0
        /// A slow start.
        case easeIn = 1
        /// A slow end.
        case easeOut = 2
        /// A constant speed.
        case linear = 3
    }

    /// The options of `UIView.animate`. Options for repeating and reversing have no effect.
    public struct AnimationOptions: OptionSet, Hashable, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Has no effect: subviews are laid out, and move, only if the block calls `layoutIfNeeded()`.
        public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
        // Rows A16, A17.
        /// Lets views be touched while this animation moves them.
        ///
        /// A touch hits their final frames, not the frames on the screen.
        public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
        /// Replaces animations of the same properties, from the values on the screen.
        ///
        /// Without this option, the old animations continue and fade into the new one.
        public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
        /// Has no effect: an animation plays once.
        public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
        /// Has no effect: an animation does not reverse.
        public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
        /// Keeps an animation's own duration and curve inside another animation's block. The host treats both overrides
        /// alike.
        public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
        /// Keeps an animation's own duration and curve inside another animation's block. The host treats both overrides
        /// alike.
        public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
        /// Has no effect.
        public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 7)
        /// Has no effect.
        public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)
        /// A slow start and a slow end; the default.
        public static let curveEaseInOut: AnimationOptions = []
        /// A slow start.
        public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
        /// A slow end.
        public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
        /// A constant speed.
        public static let curveLinear = AnimationOptions(rawValue: 3 << 16)

        var curve: AnimationCurve { AnimationCurve(rawValue: Int(rawValue >> 16 & 3)) ?? .easeInOut }
    }

    // Row A15.
    /// Animates the block's changes, from the values on the screen. Durations and delays are in seconds.
    ///
    /// The views have the new values when this returns; `layer.presentation()` and snapshots show the animated ones. A
    /// duration of 0 or less applies the changes at once, and `completion` is called in the next turn of the run loop.
    /// Without a stage nothing is animated either.
    public class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        let curve = TimingCurve(options.curve)
        animate(curve, lasting: duration, after: delay, options, animations, completion)
    }

    /// Animates without a delay and without options; the duration is in seconds.
    ///
    /// Inside another animation's block the changes join that animation, with its duration.
    public class func animate(
        withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        animate(withDuration: duration, delay: 0, animations: animations, completion: completion)
    }

    // Row A11.
    /// Animates with a spring that is at rest after `duration` seconds. The velocity is in whole distances per second.
    public class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
        initialSpringVelocity velocity: CGFloat, options: AnimationOptions = [], animations: @escaping () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        let spring = UISpringTimingParameters(
            dampingRatio: dampingRatio, initialVelocity: CGVector(dx: velocity, dy: velocity))
        let curve = spring.curve(lasting: duration).curve
        animate(curve, lasting: duration, after: delay, options, animations, completion)
    }

    /// Animates with a spring that looks settled after `duration` seconds; it comes to rest later.
    public class func animate(
        springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0, initialSpringVelocity: CGFloat = 0,
        delay: TimeInterval = 0, options: AnimationOptions = [], animations: () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        let velocity = CGVector(dx: initialSpringVelocity, dy: initialSpringVelocity)
        let spring = UISpringTimingParameters(duration: duration, bounce: bounce, initialVelocity: velocity)
        let (curve, duration) = spring.curve(lasting: duration)
        animate(curve, lasting: duration, after: delay, options, animations, completion)
    }

    /// A Boolean value that says whether animation blocks animate: false only inside ``performWithoutAnimation(_:)``.
    public private(set) static var areAnimationsEnabled = true

    /// The duration, in seconds, of the animation whose block is running; otherwise 0.
    public class var inheritedAnimationDuration: TimeInterval { AnimationTrack.capturing?.duration ?? 0 }

    /// Makes the block's changes without animation, even inside an animation.
    public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
        let wasEnabled = areAnimationsEnabled
        areAnimationsEnabled = false
        AnimationTrack.capture(nil, actionsWithoutAnimation)
        areAnimationsEnabled = wasEnabled
    }

    private class func animate(
        _ curve: TimingCurve, lasting duration: TimeInterval, after delay: TimeInterval, _ options: AnimationOptions,
        _ animations: () -> Void, _ completion: ((Bool) -> Void)?
    ) {
        let inherits = options.isDisjoint(with: [.overrideInheritedDuration, .overrideInheritedCurve])
        if let outer = AnimationTrack.capturing, inherits, delay <= 0 {
            animations()
            completion.map { outer.completions.append($0) }
            return
        }
        let track = AnimationTrack(options, completion)
        track.duration = max(duration, 0)
        AnimationTrack.capture(areAnimationsEnabled ? track : nil, animations)
        let hasStage = track.stageOfViews != nil
        guard hasStage, duration + delay > 0, !track.changes.isEmpty else {
            let view = track.changes.first?.view
            track.finish(at: .end)
            guard hasStage else { return track.complete(true) }
            return Stage.begin(for: view) { $0.perform { track.complete(true) } }
        }
        AnimationTrack.collector?.append(track)
        track.duration = duration
        track.run(to: 1, over: max(duration, 0), along: curve, after: delay)
    }
}

extension AnimationTrack {
    /// Creates a track that plays once and then reports whether it played to its end.
    fileprivate convenience init(_ options: UIView.AnimationOptions, _ completion: ((Bool) -> Void)?) {
        self.init()
        acceptsTouches = options.contains(.allowUserInteraction)
        replacesOthers = options.contains(.beginFromCurrentState)
        if let completion { completions.append(completion) }
        onArrival = { [unowned self] end in
            finish(at: end == 1 ? .end : .start)
            complete(true)
        }
        onLoss = { [unowned self] in
            land()
            complete(false)
        }
    }

    /// Calls all completions once.
    func complete(_ finished: Bool) {
        let waiting = completions
        completions = []
        for completion in waiting { completion(finished) }
    }
}
