/// What those know of a transition who have their own animations done alongside.
@MainActor public protocol UIViewControllerTransitionCoordinatorContext: AnyObject {
    var isAnimated: Bool { get }
    var presentationStyle: UIModalPresentationStyle { get }
    var initiallyInteractive: Bool { get }
    var isInterruptible: Bool { get }
    var isInteractive: Bool { get }
    var isCancelled: Bool { get }
    /// In seconds.
    var transitionDuration: TimeInterval { get }
    var percentComplete: CGFloat { get }
    var completionVelocity: CGFloat { get }
    var completionCurve: UIView.AnimationCurve { get }
    var containerView: UIView { get }
    var targetTransform: CGAffineTransform { get }
    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
    func view(forKey key: UITransitionContextViewKey) -> UIView?
}

/// Has animations done alongside a transition, and tells when it has ended.
@MainActor public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext {
    /// False if the transition was under way already; the completion is called all the same.
    @discardableResult func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool
    @discardableResult func animateAlongsideTransition(
        in view: UIView?, animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool
    func notifyWhenInteractionEnds(_ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)
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

    func notifyWhenInteractionEnds(_ handler: @escaping Block) { handlers.append(handler) }

    func notifyWhenInteractionChanges(_ handler: @escaping Block) { handlers.append(handler) }

    func interactionDidChange() {
        for handler in handlers { handler(self) }
    }

    /// Runs the animations, with an animator that can be interrupted if there is one.
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

    /// What was not shown alongside is so without animation; then everybody hears of the end.
    func finish() {
        UIView.performWithoutAnimation { runAlongside() }
        let blocks = completions
        (completions, handlers) = ([], [])
        for block in blocks { block(self) }
    }
}
