/// An object that supplies animators, interactors and presentation controllers. Controllers keep it weakly. All methods
/// are optional in UIKit.
@preconcurrency @MainActor public protocol UIViewControllerTransitioningDelegate: AnyObject {
    // Row T5.
    /// Asks for the animator of a presentation; nil for the default one, as without an answer. Asked only if the
    /// presentation is animated.
    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)?
    // Row T5.
    /// Asks for the animator of a dismissal; nil for the default one, as without an answer. Asked only if the dismissal
    /// is animated.
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
    /// Asks for the presentation controller; nil for a plain one. Asked for the style `.custom` only, once per
    /// presentation.
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

/// An object that moves the views of a transition, and calls `completeTransition` when they have arrived.
@preconcurrency @MainActor public protocol UIViewControllerAnimatedTransitioning: AnyObject {
    /// Returns the duration in seconds. Asked before the transition starts; the coordinator and percent-driven
    /// interactors report it.
    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval
    // Row T4.
    /// Moves the views to `finalFrame(for:)`, and calls `completeTransition` when they are there. Not called if a
    /// custom interactor does the work.
    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)
    // Row T20.
    /// Returns an animator that can be interrupted, the same for the whole of a transition. Optional in UIKit.
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

/// A stand-in for a method that an animator does not have.
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
    /// Starts the transition. Called first; it decides whether the animator is asked to animate.
    func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)
    /// The speed at which the transition goes on when the finger lets go, as a multiple; 1 without an answer. Optional
    /// in UIKit.
    var completionSpeed: CGFloat { get }
    /// The curve with which the transition goes on when the finger lets go; ease-in-out without an answer. Optional in
    /// UIKit.
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
    /// The controller that goes, or is covered.
    public static let from = UITransitionContextViewControllerKey(rawValue: "UITransitionContextFromViewController")
    /// The controller that comes, or is uncovered.
    public static let to = UITransitionContextViewControllerKey(rawValue: "UITransitionContextToViewController")
}

// Row T7.
/// A name for one of a transition's two views.
public struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The view that goes, or is covered.
    public static let from = UITransitionContextViewKey(rawValue: "UITransitionContextFromView")
    /// The view that comes, or is uncovered.
    public static let to = UITransitionContextViewKey(rawValue: "UITransitionContextToView")
}

/// The transition as an animator and an interactor see it and report to it.
@preconcurrency @MainActor public protocol UIViewControllerContextTransitioning: AnyObject {
    /// The view in which the transition takes place: it fills the window. The animator adds the view that comes.
    var containerView: UIView { get }
    /// A Boolean value that says whether views move; if not, they are there at once.
    var isAnimated: Bool { get }
    /// A Boolean value that says whether a finger is in control now.
    var isInteractive: Bool { get }
    /// A Boolean value that says whether the transition goes back, or went back: set by `cancelInteractiveTransition`,
    /// and by `completeTransition(false)`.
    var transitionWasCancelled: Bool { get }
    /// The style of the presentation.
    var presentationStyle: UIModalPresentationStyle { get }
    /// The identity: windows do not turn, they change their size.
    var targetTransform: CGAffineTransform { get }
    /// Reports the progress of the finger, 0 to 1. The animations that are scrubbed follow.
    func updateInteractiveTransition(_ percentComplete: CGFloat)
    // Row T10.
    /// Reports that the finger let go, and the transition goes on to its end. `completeTransition(true)` is still due.
    func finishInteractiveTransition()
    // Row T10.
    /// Reports that the finger let go, and the transition goes back. `completeTransition(false)` is still due.
    func cancelInteractiveTransition()
    /// Reports that the finger takes hold of a transition that went on by itself; `percentComplete` is how far that
    /// was.
    func pauseInteractiveTransition()
    // Row T10.
    /// Ends the transition. Without this call it stays open, and nothing else can be presented or dismissed.
    func completeTransition(_ didComplete: Bool)
    // Row T6.
    /// Returns the controller that goes or comes. In a presentation the presenter goes, in a dismissal it comes.
    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
    // Row T7.
    /// Returns the view that goes or comes; nil for the presenter's view if it stays where it is.
    func view(forKey key: UITransitionContextViewKey) -> UIView?
    /// Returns the frame of the controller's view at the start, in the container; zero for one that comes.
    func initialFrame(for vc: UIViewController) -> CGRect
    // Row T29.
    /// Returns the frame of the controller's view at the end, in the container.
    ///
    /// ``Assumptions/finalFrameOfDismissed`` says what it is for one that goes.
    func finalFrame(for vc: UIViewController) -> CGRect
}
