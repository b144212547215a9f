/// Information about a transition for animations alongside it.
@preconcurrency @MainActor public protocol UIViewControllerTransitionCoordinatorContext: AnyObject {
    /// A Boolean value that says whether the transition is animated.
    var isAnimated: Bool { get }
    /// The style of the presentation; `.none` while the window changes its size.
    var presentationStyle: UIModalPresentationStyle { get }
    // Row T21.
    /// A Boolean value that says whether the transition started interactively.
    var initiallyInteractive: Bool { get }
    /// A Boolean value that says whether the transition can be interrupted: it has an interactor or an interruptible
    /// animator.
    var isInterruptible: Bool { get }
    /// A Boolean value that says whether the transition is interactive now.
    var isInteractive: Bool { get }
    /// A Boolean value that says whether the transition is or was cancelled.
    var isCancelled: Bool { get }
    /// The duration of the animator, or of the window's change of size; in seconds.
    var transitionDuration: TimeInterval { get }
    /// The progress that the interactor reported last, 0 to 1. It stays the same after the lift.
    var percentComplete: CGFloat { get }
    /// The velocity at the lift. The host does not measure it; it is always 1.
    var completionVelocity: CGFloat { get }
    /// The curve of the interactor, or ease-in-out.
    var completionCurve: UIView.AnimationCurve { get }
    /// The view of the transition: a presentation's container, or the window that changes its size.
    var containerView: UIView { get }
    /// The identity: windows do not rotate, they change their size.
    var targetTransform: CGAffineTransform { get }
    /// Returns the controller that leaves or arrives; nil while the window changes its size.
    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
    // Row T7.
    /// Returns the view that leaves or arrives; nil for a presenter that stays.
    func view(forKey key: UITransitionContextViewKey) -> UIView?
}

/// An object that runs animations alongside a transition, and tells of its end.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext {
    /// Runs animations alongside the transition.
    ///
    /// Returns false if the transition was already running; the completion is called anyway.
    @discardableResult func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool
    /// Runs animations as `animate(alongsideTransition:completion:)` does; the host ignores the view.
    @discardableResult func animateAlongsideTransition(
        in view: UIView?, animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool
    /// Adds a block that is called when the transition stops or starts to be interactive.
    func notifyWhenInteractionChanges(_ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)
}

extension UIViewControllerTransitionCoordinator {
    @discardableResult public func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)? = nil
    ) -> Bool {
        animateAlongsideTransition(in: nil, animation: animation, completion: completion)
    }
}

/// The coordinator of a transition between controllers, or of a window that changes its size.
@MainActor final class TransitionCoordinator: UIViewControllerTransitionCoordinator {
    typealias Block = (any UIViewControllerTransitionCoordinatorContext) -> Void

    let isAnimated: Bool
    let presentationStyle: UIModalPresentationStyle
    let containerView: UIView
    let targetTransform = CGAffineTransform.identity
    let completionVelocity: CGFloat = 1
    var transitionDuration: TimeInterval = 0
    var initiallyInteractive = false
    var isInterruptible = false
    var isInteractive = false
    var isCancelled = false
    var percentComplete: CGFloat = 0
    var completionCurve = UIView.AnimationCurve.easeInOut
    var controllers: [UITransitionContextViewControllerKey: UIViewController] = [:]
    var views: [UITransitionContextViewKey: UIView] = [:]
    private var animations: [Block] = []
    private var completions: [Block] = []
    private var handlers: [Block] = []
    private var hasRun = false

    init(isAnimated: Bool, style: UIModalPresentationStyle, containerView: UIView) {
        (self.isAnimated, presentationStyle, self.containerView) = (isAnimated, style, containerView)
    }

    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? { controllers[key] }
    func view(forKey key: UITransitionContextViewKey) -> UIView? { views[key] }

    func animateAlongsideTransition(in view: UIView?, animation: Block?, completion: Block?) -> Bool {
        completion.map { completions.append($0) }
        guard !hasRun else { return false }
        animation.map { animations.append($0) }
        return true
    }

    func notifyWhenInteractionChanges(_ handler: @escaping Block) { handlers.append(handler) }

    func interactionDidChange() {
        for handler in handlers { handler(self) }
    }

    /// Runs the animations, with an interruptible animator if there is one.
    func runAlongside(with animator: (any UIViewImplicitlyAnimating)? = nil) {
        guard !hasRun else { return }
        hasRun = true
        guard !animations.isEmpty else { return }
        let blocks = animations
        animations = []
        let run = { for block in blocks { block(self) } }
        if !isAnimated {
            UIView.performWithoutAnimation(run)
        } else if let animator {
            animator.addAnimations(run)
        } else {
            let curve = UIView.AnimationOptions(rawValue: UInt(completionCurve.rawValue) << 16)
            UIView.animate(
                withDuration: transitionDuration, delay: 0, options: [curve, .allowUserInteraction], animations: run)
        }
    }

    /// Makes the changes that were not animated alongside, without animation, then calls the completions.
    func finish() {
        UIView.performWithoutAnimation { runAlongside() }
        let blocks = completions
        (completions, handlers) = ([], [])
        for block in blocks { block(self) }
    }
}
