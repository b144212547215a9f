/// An object that supplies animators, interactors and presentation controllers. Controllers hold it weakly. All methods
/// are optional in UIKit.
@preconcurrency @MainActor public protocol UIViewControllerTransitioningDelegate: AnyObject {
    // Row T5.
    /// Asks for the animator of a presentation; nil, or no implementation, means the default one. Asked only if the
    /// presentation is animated.
    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)?
    // Row T5.
    /// Asks for the animator of a dismissal; nil, or no implementation, means the default one. Asked only if the
    /// dismissal is animated.
    func animationController(
        forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)?
    // Row T3.
    /// Asks for the interactor of a presentation; nil for none. Asked only if there is a custom animator.
    func interactionControllerForPresentation(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)?
    // Row T3.
    /// Asks for the interactor of a dismissal; nil for none. Asked only if there is a custom animator.
    func interactionControllerForDismissal(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)?
    // Row T1.
    /// Asks for the presentation controller; nil for a plain one. Asked once per presentation, only for the style
    /// `.custom`.
    func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController?
}

extension UIViewControllerTransitioningDelegate {
    public func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
    public func animationController(
        forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
    public func interactionControllerForPresentation(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
    public func interactionControllerForDismissal(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
    public func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? { nil }
}

/// An object that animates the views of a transition, and calls `completeTransition` at the end.
@preconcurrency @MainActor public protocol UIViewControllerAnimatedTransitioning: AnyObject {
    /// Returns the duration in seconds. Asked before the transition starts; the coordinator and percent-driven
    /// interactors report it.
    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval
    // Row T4.
    /// Animates the views to `finalFrame(for:)`, and calls `completeTransition` at the end. Not called if a custom
    /// interactor does the work.
    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)
    // Row T20.
    /// Returns an interruptible animator, the same one throughout a transition. Optional in UIKit.
    func interruptibleAnimator(
        using transitionContext: any UIViewControllerContextTransitioning
    ) -> any UIViewImplicitlyAnimating
    /// Tells that the transition has ended, completed or cancelled. Optional in UIKit.
    func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
    public func interruptibleAnimator(
        using transitionContext: any UIViewControllerContextTransitioning
    ) -> any UIViewImplicitlyAnimating { NotInterruptible() }
    public func animationEnded(_ transitionCompleted: Bool) {}
}

/// The value of an optional method that an animator does not implement.
@MainActor final class NotInterruptible: UIViewImplicitlyAnimating {
    let state = UIViewAnimatingState.inactive
    let isRunning = false
    var isReversed = false
    var fractionComplete: CGFloat = 0
    func startAnimation() {}
    func startAnimation(afterDelay delay: TimeInterval) {}
    func pauseAnimation() {}
    func stopAnimation(_ withoutFinishing: Bool) {}
    func finishAnimation(at finalPosition: UIViewAnimatingPosition) {}
}

/// An object that drives a transition with a gesture.
@preconcurrency @MainActor public protocol UIViewControllerInteractiveTransitioning: AnyObject {
    // Row T4.
    /// Starts the transition. Called first; it decides whether the animator animates.
    func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)
    /// The speed of the transition after the lift, as a multiple; 1 if not implemented. Optional in UIKit.
    var completionSpeed: CGFloat { get }
    /// The curve of the transition after the lift; ease-in-out if not implemented. Optional in UIKit.
    var completionCurve: UIView.AnimationCurve { get }
    // Row T21.
    /// A Boolean value that says whether the transition starts interactively.
    ///
    /// If false, it starts by itself, and `pauseInteractiveTransition` begins the interaction. Optional in UIKit.
    var wantsInteractiveStart: Bool { get }
}

extension UIViewControllerInteractiveTransitioning {
    public var completionSpeed: CGFloat { 1 }
    public var completionCurve: UIView.AnimationCurve { .easeInOut }
    public var wantsInteractiveStart: Bool { true }
}

// Row T6.
/// A name for one of a transition's two controllers.
public struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The controller that leaves, or is covered.
    public static let from = UITransitionContextViewControllerKey(rawValue: "UITransitionContextFromViewController")
    /// The controller that arrives, or is uncovered.
    public static let to = UITransitionContextViewControllerKey(rawValue: "UITransitionContextToViewController")
}

// Row T7.
/// A name for one of a transition's two views.
public struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The view that leaves, or is covered.
    public static let from = UITransitionContextViewKey(rawValue: "UITransitionContextFromView")
    /// The view that arrives, or is uncovered.
    public static let to = UITransitionContextViewKey(rawValue: "UITransitionContextToView")
}

/// The transition, for its animator and its interactor.
@preconcurrency @MainActor public protocol UIViewControllerContextTransitioning: AnyObject {
    /// The view of the transition: it fills the window. The animator adds the arriving view.
    var containerView: UIView { get }
    /// A Boolean value that says whether the transition is animated.
    var isAnimated: Bool { get }
    /// A Boolean value that says whether the transition is interactive now.
    var isInteractive: Bool { get }
    /// A Boolean value that says whether the transition is or was cancelled: set by `cancelInteractiveTransition` and
    /// `completeTransition(false)`.
    var transitionWasCancelled: Bool { get }
    /// The style of the presentation.
    var presentationStyle: UIModalPresentationStyle { get }
    /// The identity: windows do not rotate, they change their size.
    var targetTransform: CGAffineTransform { get }
    /// Reports the finger's progress, 0 to 1, which scrubs the animations.
    func updateInteractiveTransition(_ percentComplete: CGFloat)
    // Row T10.
    /// Reports that the finger lifted, and the transition runs to its end. `completeTransition(true)` must follow.
    func finishInteractiveTransition()
    // Row T10.
    /// Reports that the finger lifted, and the transition runs back. `completeTransition(false)` must follow.
    func cancelInteractiveTransition()
    /// Reports that a running transition becomes interactive; `percentComplete` is then its progress.
    func pauseInteractiveTransition()
    // Row T10.
    /// Ends the transition. Without this call it stays open, and nothing else can be presented or dismissed.
    func completeTransition(_ didComplete: Bool)
    // Row T6.
    /// Returns the controller that leaves or arrives. In a presentation the presenter leaves, in a dismissal it
    /// arrives.
    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
    // Row T7.
    /// Returns the view that leaves or arrives; nil for the presenter's view if it stays in place.
    func view(forKey key: UITransitionContextViewKey) -> UIView?
    /// Returns the initial frame of the controller's view, in the container; zero for an arriving one.
    func initialFrame(for vc: UIViewController) -> CGRect
    // Row T29.
    /// Returns the final frame of the controller's view, in the container.
    ///
    /// ``Assumptions/finalFrameOfDismissed`` says the value for a leaving one.
    func finalFrame(for vc: UIViewController) -> CGRect
}
