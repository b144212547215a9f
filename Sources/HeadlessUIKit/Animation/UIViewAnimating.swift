/// What an animator is about. Row A1: from inactive to active by starting, pausing or moving it; inactive again at its
/// end.
public enum UIViewAnimatingState: Int, Sendable {
    /// Not started, or at its end.
    case inactive = 0
    /// Running or paused; its views are on their way.
    case active = 1
    /// Stopped where it was; `finishAnimation(at:)` is due. Row A2.
    case stopped = 2
}

/// Where an animation ended, or is to end.
public enum UIViewAnimatingPosition: Int, Sendable {
    /// Where the blocks lead.
    case end = 0
    /// Where the views were before.
    case start = 1
    /// Where the views are.
    case current = 2
}

/// An animation that can be paused, moved and turned round.
@preconcurrency @MainActor public protocol UIViewAnimating: AnyObject {
    /// Row A1: inactive, active or stopped.
    var state: UIViewAnimatingState { get }
    /// Whether the stage's clock moves it: active, not paused, not arrived.
    var isRunning: Bool { get }
    /// Whether it plays towards its start. Changed while running, it turns round where it is.
    var isReversed: Bool { get set }
    /// The share of the way covered, 0 to 1; counted from the other end when reversed. Row A10.
    var fractionComplete: CGFloat { get set }

    /// Plays from where it is, from now on.
    func startAnimation()
    /// Plays from where it is, after a delay in seconds.
    func startAnimation(afterDelay delay: TimeInterval)
    /// Stays where it is. Inactive, it becomes active at its start.
    func pauseAnimation()
    /// Stops where it is; the views keep what they show (row A2). If true it is over, and no completion is called; if
    /// false `finishAnimation(at:)` has to follow.
    func stopAnimation(_ withoutFinishing: Bool)
    /// Ends a stopped animation at a place, and calls its completions.
    func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// An animation of what blocks assign. All of its own methods are optional in UIKit; here they do nothing by default.
@preconcurrency @MainActor public protocol UIViewImplicitlyAnimating: UIViewAnimating {
    /// Adds changes that set out after a share, 0 to 1, of what is left of the duration. Row A8.
    func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)
    /// Adds changes; to one that runs they are added from where it is.
    func addAnimations(_ animation: @escaping () -> Void)
    /// Called once, with where it ended. Several are called in the order added.
    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
    /// Plays on, paused before, with other parameters, or its own for nil. Row A9: the factor is of the original
    /// duration; 0 means what is left of it.
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
