// Row A19.
extension UIView {
    /// Changes the content of a view in a transition: at once, and the completion is called after the duration. No
    /// transition is drawn. Changes in the block are not animated, as in UIKit without `.allowAnimatedContent`.
    public class func transition(
        with view: UIView, duration: TimeInterval, options: AnimationOptions = [], animations: (() -> Void)?,
        completion: ((Bool) -> Void)? = nil
    ) {
        if options.contains(.allowAnimatedContent) {
            animate(withDuration: duration, delay: 0, options: options, animations: animations ?? {})
        } else {
            performWithoutAnimation(animations ?? {})
        }
        complete(view, after: duration, completion)
    }

    /// Puts a view in the place of another, or shows the one and hides the other: at once, and the completion is called
    /// after the duration. No transition is drawn.
    public class func transition(
        from fromView: UIView, to toView: UIView, duration: TimeInterval, options: AnimationOptions = [],
        completion: ((Bool) -> Void)? = nil
    ) {
        if options.contains(.showHideTransitionViews) {
            (fromView.isHidden, toView.isHidden) = (true, false)
        } else if let superview = fromView.superview {
            superview.insertSubview(toView, aboveSubview: fromView)
            fromView.removeFromSuperview()
        }
        complete(toView, after: duration, completion)
    }

    private class func complete(_ view: UIView, after duration: TimeInterval, _ completion: ((Bool) -> Void)?) {
        guard let completion else { return }
        Stage.begin(for: view) { stage in stage.schedule(at: stage.time + max(0, duration)) { completion(true) } }
    }

    // Row A20.
    /// The options of animations by keyframes. The host follows none but these: each keyframe is linear.
    public struct KeyframeAnimationOptions: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Has no effect.
        public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1 << 0)
        /// Lets views be touched while this animation moves them.
        public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
        /// Replaces animations of the same properties.
        public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
        /// Has no effect: an animation plays once.
        public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
        /// Has no effect: an animation does not reverse.
        public static let autoreverse = KeyframeAnimationOptions(rawValue: 1 << 4)
        /// A constant speed in each keyframe; the default.
        public static let calculationModeLinear: KeyframeAnimationOptions = []
        /// Has no effect: the host goes linearly.
        public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
        /// Has no effect: the host goes linearly.
        public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
        /// Has no effect: the host goes linearly.
        public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
        /// Has no effect: the host goes linearly.
        public static let calculationModeCubicPaced = KeyframeAnimationOptions(rawValue: 4 << 10)
    }

    /// The animation whose keyframes are being added.
    private struct Keyframes {
        let duration: TimeInterval
        let delay: TimeInterval
        let options: AnimationOptions
    }
    private static var keyframes: Keyframes?

    /// Animates the keyframes that the block adds, each in its share of the duration. The views have the last values
    /// when this returns.
    public class func animateKeyframes(
        withDuration duration: TimeInterval, delay: TimeInterval, options: KeyframeAnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        let outer = keyframes
        let common = AnimationOptions(rawValue: options.rawValue & 7)
        keyframes = Keyframes(
            duration: duration, delay: delay,
            options: common.union([.curveLinear, .overrideInheritedDuration, .overrideInheritedCurve]))
        animations()
        keyframes = outer
        guard let completion else { return }
        Stage.begin(for: nil) { stage in
            stage.schedule(at: stage.time + max(0, delay + duration)) { completion(true) }
        }
    }

    /// Animates changes in a part of the animation by keyframes: both numbers are shares of its duration.
    public class func addKeyframe(
        withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
        animations: @escaping () -> Void
    ) {
        guard let keyframes else { return animations() }
        animate(
            withDuration: keyframes.duration * frameDuration,
            delay: keyframes.delay + keyframes.duration * frameStartTime,
            options: keyframes.options, animations: animations)
    }
}

extension UIView.AnimationOptions {
    /// Shows and hides the views of a transition, instead of adding and removing them.
    public static let showHideTransitionViews = UIView.AnimationOptions(rawValue: 1 << 8)
    /// Has no effect: no transition is drawn.
    public static let transitionFlipFromLeft = UIView.AnimationOptions(rawValue: 1 << 20)
    /// Has no effect: no transition is drawn.
    public static let transitionFlipFromRight = UIView.AnimationOptions(rawValue: 2 << 20)
    /// Has no effect: no transition is drawn.
    public static let transitionCurlUp = UIView.AnimationOptions(rawValue: 3 << 20)
    /// Has no effect: no transition is drawn.
    public static let transitionCurlDown = UIView.AnimationOptions(rawValue: 4 << 20)
    /// Has no effect: no transition is drawn.
    public static let transitionCrossDissolve = UIView.AnimationOptions(rawValue: 5 << 20)
    /// Has no effect: no transition is drawn.
    public static let transitionFlipFromTop = UIView.AnimationOptions(rawValue: 6 << 20)
    /// Has no effect: no transition is drawn.
    public static let transitionFlipFromBottom = UIView.AnimationOptions(rawValue: 7 << 20)
}
