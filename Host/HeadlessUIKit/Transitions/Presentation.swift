/// One presentation, from `present` until the controller is gone. It makes the callbacks in UIKit's order.
@MainActor final class Presentation {
    enum Phase {
        /// Requested: nothing is in the window yet, and no callback was made. Row T27.
        case requested
        case presenting(TransitionContext)
        /// The views are in the window, and the callbacks are running: a dismissal waits for their end.
        case arriving(TransitionContext)
        case presented
        case dismissing(TransitionContext)
        case over
    }

    let presented: UIViewController
    private(set) weak var presenter: UIViewController?
    let controller: UIPresentationController
    let container: UITransitionView
    private(set) weak var window: UIWindow?
    var phase = Phase.requested
    var completion: (() -> Void)?
    /// The requests made during `arriving`.
    var waiting: [() -> Void] = []
    /// The place of the presenter's view, if it was moved into the container. Row T9.
    private var home: (view: UIView, index: Int)?

    init(
        of presented: UIViewController, by presenter: UIViewController, in window: UIWindow,
        controller: UIPresentationController
    ) {
        (self.presented, self.presenter, self.controller, self.window) = (presented, presenter, controller, window)
        container = UITransitionView(frame: window.bounds)
        container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        container.controller = controller
    }

    var stage: Stage? { Stage.of(window ?? container) }

    /// The transition under way.
    var context: TransitionContext? {
        switch phase {
        case .presenting(let context), .arriving(let context), .dismissing(let context): context
        case .requested, .presented, .over: nil
        }
    }

    var removesPresenter: Bool { controller.shouldRemovePresentersView }

    // MARK: Views

    func bringContainerIn() {
        guard let window else { return }
        container.frame = window.bounds
        controller.containerView = container
        window.addSubview(container)
    }

    func takePresenterIn() {
        guard removesPresenter, let view = presenter?.viewIfLoaded, let superview = view.superview else { return }
        home = (superview, superview.subviews.firstIndex(of: view) ?? 0)
        container.insertSubview(view, at: 0)
    }

    func hidePresenter() {
        guard home != nil else { return }
        presenter?.viewIfLoaded?.removeFromSuperview()
    }

    func bringPresenterHome() {
        guard let home, let view = presenter?.viewIfLoaded else { return }
        if view.transform.isIdentity { view.frame = home.view.bounds }
        home.view.insertSubview(view, at: home.index)
        self.home = nil
    }

    /// Removes the presented view and its container from the window.
    func clear() {
        controller.presentedView?.removeFromSuperview()
        container.removeFromSuperview()
        controller.containerView = nil
    }

    /// Releases the controllers. Row T14.
    func unlink() {
        presenter?.presentation = nil
        presented.presentationOfSelf = nil
        phase = .over
    }

    /// Ends the presentation at once, because the presenter leaves its window.
    func abandon() {
        if case .requested = phase { return callOff() }
        presented.presentation?.abandon()
        let context = context
        context?.abandon()
        let wasPresenting = presented.isBeingPresented
        if !wasPresenting, context?.hasStarted != true { controller.dismissalTransitionWillBegin() }
        presented.isBeingDismissed = true
        presented.beginAppearanceTransition(false, animated: false)
        bringPresenterHome()
        unlink()
        clear()
        presented.endAppearanceTransition()
        (presented.isBeingPresented, presented.isBeingDismissed) = (false, false)
        wasPresenting ? controller.presentationTransitionDidEnd(false) : controller.dismissalTransitionDidEnd(true)
        context.map { finish($0, !wasPresenting) }
    }

    /// Cancels a presentation that has not begun, without callbacks, as if UIKit had refused it.
    private func callOff() {
        unlink()
        presented.isBeingPresented = false
        completion = nil
    }

    // MARK: Transitions

    func makeContext(
        isPresenting: Bool, animator: (any UIViewControllerAnimatedTransitioning)?, animated: Bool,
        interactor: (any UIViewControllerInteractiveTransitioning)?
    ) -> TransitionContext {
        let coordinator = TransitionCoordinator(
            isAnimated: animated, style: controller.presentationStyle, containerView: container)
        let animator = animator ?? DefaultAnimator(isPresenting: isPresenting, style: presented.modalTransitionStyle)
        let (mine, theirs): (UITransitionContextViewKey, UITransitionContextViewKey) =
            isPresenting ? (.to, .from) : (.from, .to)
        coordinator.views[mine] = controller.presentedView
        coordinator.views[theirs] = removesPresenter ? presenter?.viewIfLoaded : nil
        coordinator.controllers = isPresenting ? [.to: presented] : [.from: presented]
        coordinator.controllers[isPresenting ? .from : .to] = presenter
        let place = controller.presentedView?.frame ?? .zero
        let rest = controller.frameOfPresentedViewInContainerView
        var frames: [UIViewController: (initial: CGRect, final: CGRect)] = [
            presented: isPresenting ? (.zero, rest) : (place, leaves(at: rest))
        ]
        presenter.map { frames[$0] = (container.bounds, container.bounds) }
        return TransitionContext(coordinator, animator: animator, interactor: interactor, frames: frames) {
            [weak self] completed in
            isPresenting ? self?.endPresenting(completed) : self?.endDismissing(completed)
        }
    }

    /// Returns the final frame of a dismissed controller. Row T29.
    private func leaves(at rest: CGRect) -> CGRect {
        switch stage?.assumptions.finalFrameOfDismissed ?? .presentation {
        case .presentation: rest
        case .zero: .zero
        }
    }

    /// Starts a transition. Without animation no animator is asked. See row T17b for touches.
    func start(_ context: TransitionContext) {
        guard context.isAnimated else { return }
        if !context.isInteractive, stage?.assumptions.touchesInTransition != .all { stage?.takeTouchesAway() }
        context.start()
    }
}
