// Row A1.
/// The state of an animator.
///
/// Starting, pausing or scrubbing an inactive animator makes it active; at its end it is inactive again.
public enum UIViewAnimatingState: Int, Sendable {
    /// The animator has not started, or is at its end.
    case inactive = 0
    /// The animator is running or paused.
    case active = 1
    // Row A2.
    /// The animator was stopped; `finishAnimation(at:)` must follow.
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

/// An animation that can be paused, scrubbed and reversed.
@preconcurrency @MainActor public protocol UIViewAnimating: AnyObject {
    // Row A1.
    /// The state: inactive, active or stopped.
    var state: UIViewAnimatingState { get }
    /// A Boolean value that says whether the animation is running: active, not paused, not at its end.
    var isRunning: Bool { get }
    /// A Boolean value that says whether the animation plays towards its start. Changing it while running reverses the
    /// animation.
    var isReversed: Bool { get set }
    // Row A10.
    /// The progress, 0 to 1; counted from the other end when reversed.
    var fractionComplete: CGFloat { get set }

    /// Plays from the current progress, at once.
    func startAnimation()
    /// Plays from the current progress, after a delay in seconds.
    func startAnimation(afterDelay delay: TimeInterval)
    /// Pauses the animation. An inactive one becomes active, at its start.
    func pauseAnimation()
    // Row A2.
    /// Stops the animation; the views keep the values on the screen.
    ///
    /// If `withoutFinishing` is true, the animation is over and no completion is called; if it is false,
    /// `finishAnimation(at:)` must follow.
    func stopAnimation(_ withoutFinishing: Bool)
    /// Ends a stopped animation at a place, and calls its completions.
    func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// An animation of the changes that blocks make. All methods of this protocol are optional in UIKit; here they do
/// nothing by default.
@preconcurrency @MainActor public protocol UIViewImplicitlyAnimating: UIViewAnimating {
    // Row A8.
    /// Adds changes that start later: after a share, 0 to 1, of the remaining duration.
    func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)
    /// Adds changes; in a running animation they start at its current progress.
    func addAnimations(_ animation: @escaping () -> Void)
    /// Adds a block that is called once, with the position where the animation ended. Blocks are called in the order in
    /// which they were added.
    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
    // Row A9.
    /// Continues a paused animation with other parameters; nil keeps its own.
    ///
    /// The factor is a share of the original duration; 0 means the remaining duration.
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
