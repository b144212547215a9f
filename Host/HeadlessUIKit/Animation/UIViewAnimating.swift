// Row A1.
/// The state of an animator.
///
/// Starting, pausing or moving an inactive animator makes it active; at its end it is inactive again.
public enum UIViewAnimatingState: Int, Sendable {
    /// The animator has not started, or is at its end.
    case inactive = 0
    /// The animator runs or is paused; its views are on their way.
    case active = 1
    // Row A2.
    /// The animator was stopped on its way; `finishAnimation(at:)` is still to be called.
    case stopped = 2
}

/// The place where an animation ends.
public enum UIViewAnimatingPosition: Int, Sendable {
    /// The values that the animation blocks assign.
    case end = 0
    /// The values that the views had before.
    case start = 1
    /// The values that the views have now.
    case current = 2
}

/// An animation that can be paused, moved and turned round.
@preconcurrency @MainActor public protocol UIViewAnimating: AnyObject {
    // Row A1.
    /// The state: inactive, active or stopped.
    var state: UIViewAnimatingState { get }
    /// A Boolean value that says whether the animation moves with the stage's clock: active, not paused, not at its
    /// end.
    var isRunning: Bool { get }
    /// A Boolean value that says whether the animation plays towards its start. Changed while running, it turns round
    /// where it is.
    var isReversed: Bool { get set }
    // Row A10.
    /// The share of the way that is covered, 0 to 1; counted from the other end when reversed.
    var fractionComplete: CGFloat { get set }

    /// Plays from where the animation is, from now on.
    func startAnimation()
    /// Plays from where the animation is, after a delay in seconds.
    func startAnimation(afterDelay delay: TimeInterval)
    /// Pauses the animation where it is. An inactive one becomes active, at its start.
    func pauseAnimation()
    // Row A2.
    /// Stops the animation where it is; the views keep what they show.
    ///
    /// If `withoutFinishing` is true the animation is over, and no completion is called; if it is false,
    /// `finishAnimation(at:)` has to follow.
    func stopAnimation(_ withoutFinishing: Bool)
    /// Ends a stopped animation at a place, and calls its completions.
    func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// An animation of the changes that blocks make. All of its own methods are optional in UIKit; here they do nothing by
/// default.
@preconcurrency @MainActor public protocol UIViewImplicitlyAnimating: UIViewAnimating {
    // Row A8.
    /// Adds changes that start later: after a share, 0 to 1, of what is left of the duration.
    func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)
    /// Adds changes; in a running animation they start from where it is.
    func addAnimations(_ animation: @escaping () -> Void)
    /// Adds a block that is called once, with the place where the animation ended. Blocks are called in the order
    /// added.
    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
    // Row A9.
    /// Continues a paused animation with other parameters, or its own for nil.
    ///
    /// The factor is a share of the original duration; 0 means what is left of it.
    func continueAnimation(withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
}

extension UIViewImplicitlyAnimating {
    public func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {}
    public func addAnimations(_ animation: @escaping () -> Void) {}
    public func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {}
    public func continueAnimation(
        withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
    ) {}
}
