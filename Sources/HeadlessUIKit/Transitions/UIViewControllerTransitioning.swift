/// Supplies what a presentation needs. UIKit keeps it weakly; all of its methods are optional there.
@preconcurrency @MainActor public protocol UIViewControllerTransitioningDelegate: AnyObject {
    /// Who animates the presentation; nil for the default (row T5), as without an answer. Asked only if it is animated.
    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)?
    /// Who animates the dismissal; nil for the default (row T5), as without an answer. Asked only if it is animated.
    func animationController(
        forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)?
    /// Who is in control of the presentation; nil for nobody (row T3). Asked only if there is an animator of one's own.
    func interactionControllerForPresentation(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)?
    /// Who is in control of the dismissal; nil for nobody (row T3). Asked only if there is an animator of one's own.
    func interactionControllerForDismissal(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)?
    /// Asked for the style `.custom` only, once per presentation (row T1); nil for a plain one.
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

/// Moves the views of a transition, and says `completeTransition` when they have arrived.
@preconcurrency @MainActor public protocol UIViewControllerAnimatedTransitioning: AnyObject {
    /// In seconds. Asked before the transition starts; the coordinator and percent-driven interactors tell it on.
    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval
    /// Moves the views to `finalFrame(for:)`, and says `completeTransition` when they are there. Row T4: not called if
    /// an interactor of one's own does the work.
    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)
    /// Optional in UIKit. Row T20: the same object for the whole of a transition.
    func interruptibleAnimator(
        using transitionContext: any UIViewControllerContextTransitioning
    ) -> any UIViewImplicitlyAnimating
    /// Called after the transition has ended, whether by its end or by going back. Optional in UIKit.
    func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
    public func interruptibleAnimator(
        using transitionContext: any UIViewControllerContextTransitioning
    ) -> any UIViewImplicitlyAnimating { NotInterruptible() }
    public func animationEnded(_ transitionCompleted: Bool) {}
}

/// Stands for a method that an animator does not have.
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

/// Drives a transition with a gesture.
@preconcurrency @MainActor public protocol UIViewControllerInteractiveTransitioning: AnyObject {
    /// Row T4: called first; it decides whether the animator is asked to animate.
    func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)
    /// How many times as fast it goes on when the finger lets go; 1 without an answer. Optional in UIKit.
    var completionSpeed: CGFloat { get }
    /// How it goes on when the finger lets go; ease-in-out without an answer. Optional in UIKit.
    var completionCurve: UIView.AnimationCurve { get }
    /// Optional in UIKit. Row T21: false starts without interaction; `pauseInteractiveTransition` begins it.
    var wantsInteractiveStart: Bool { get }
}

extension UIViewControllerInteractiveTransitioning {
    public var completionSpeed: CGFloat { 1 }
    public var completionCurve: UIView.AnimationCurve { .easeInOut }
    public var wantsInteractiveStart: Bool { true }
}

/// Names one of a transition's two controllers. Row T6.
public struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Who goes, or is covered.
    public static let from = UITransitionContextViewControllerKey(rawValue: "UITransitionContextFromViewController")
    /// Who comes, or is uncovered.
    public static let to = UITransitionContextViewControllerKey(rawValue: "UITransitionContextToViewController")
}

/// Names one of a transition's two views. Row T7.
public struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The view of who goes, or is covered.
    public static let from = UITransitionContextViewKey(rawValue: "UITransitionContextFromView")
    /// The view of who comes, or is uncovered.
    public static let to = UITransitionContextViewKey(rawValue: "UITransitionContextToView")
}

/// What an animator and an interactor know of their transition, and tell about it.
@preconcurrency @MainActor public protocol UIViewControllerContextTransitioning: AnyObject {
    /// Where it takes place: it fills the window. The animator brings in the view that comes.
    var containerView: UIView { get }
    /// Whether views move, or are there at once.
    var isAnimated: Bool { get }
    /// Whether a finger is in control now.
    var isInteractive: Bool { get }
    /// Whether it goes back, or went: set by `cancelInteractiveTransition`, and by `completeTransition(false)`.
    var transitionWasCancelled: Bool { get }
    /// The style of the presentation.
    var presentationStyle: UIModalPresentationStyle { get }
    /// The identity: windows do not turn, they change their size.
    var targetTransform: CGAffineTransform { get }
    /// Tells how far the finger is, 0 to 1. The animations that are scrubbed follow.
    func updateInteractiveTransition(_ percentComplete: CGFloat)
    /// The finger let go, and it goes on to its end. `completeTransition(true)` is still due (row T10).
    func finishInteractiveTransition()
    /// The finger let go, and it goes back. `completeTransition(false)` is still due (row T10).
    func cancelInteractiveTransition()
    /// The finger takes hold of what went on by itself; `percentComplete` is where that was.
    func pauseInteractiveTransition()
    /// Row T10: without it the transition stays open, and nothing else can be presented or dismissed.
    func completeTransition(_ didComplete: Bool)
    /// Who goes, and who comes. Row T6: presenting, the presenter goes; dismissing, it comes.
    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
    /// Row T7: nil for the presenter's view if it stays where it is.
    func view(forKey key: UITransitionContextViewKey) -> UIView?
    /// Where the controller's view is at the start, in the container; zero for one that comes.
    func initialFrame(for vc: UIViewController) -> CGRect
    /// Where the controller's view is at the end, in the container. Row T29 for one that goes.
    func finalFrame(for vc: UIViewController) -> CGRect
}
