import GestureArbiter
import UIKitShim

extension UIViewController {
    /// Presents a controller as a card that can be dragged away, and caught whenever it moves.
    ///
    ///     present(filters, dismissal: InteractiveDismissal())
    ///
    /// Any controller will do; one that conforms to ``DismissalHandling`` has a say. What UIKit keeps weakly is kept
    /// with the presented controller. `dismiss(animated:)` dismisses it as ever.
    ///
    /// A controller that is presented already is left as it is: it is said in the log, and `completion` is not called. Where
    /// UIKit refuses the presentation, nothing is kept of the closures. The delegate of `presentationController`, if you
    /// want one, is set after this call: before it, the controller has another presentation controller.
    ///
    /// A finger can bring the card in, from the drag of an arbiter of yours that goes the other way than the card leaves:
    ///
    ///     barArbiter = GestureArbiter.attach(to: bar, policy: ArbitrationPolicy(.up)) { [weak self] drag in
    ///         guard case .began = drag, let self else { return }
    ///         present(PlayerViewController(), dismissal: InteractiveDismissal(), followedBy: barArbiter)
    ///     }
    ///
    /// From then on the card is that finger's, also if UIKit begins later: it follows as a card does that is dragged away,
    /// mirrored, and comes or goes back by the same rule. ``attachPresentation(to:policy:dismissal:onMoment:_:)`` does all of
    /// it. What goes back was never presented: the last that is told is ``DismissalMoment/didDismiss``, and `completion` is
    /// not called.
    ///
    /// - Parameters:
    ///   - controller: What to present. Its `modalPresentationStyle` and `transitioningDelegate` are set.
    ///   - dismissal: How it is dragged away. What is to be set up for its arbiter is done for this presentation only.
    ///   - arbiter: Whose drag, under way, brings the card in. nil, one without a drag, or one that goes another way, which
    ///     is said in the log once: the card comes by itself. Nothing of it is changed.
    ///   - animated: Whether it comes by a spring; without, no finger is followed.
    ///   - onMoment: Called on the main actor for everything that happens to the card. Kept until it is dismissed, and
    ///     for this presentation only.
    ///   - completion: Called when the card is presented: at rest, or in a finger that caught it on the way.
    public func present(
        _ controller: UIViewController, dismissal: InteractiveDismissal, followedBy arbiter: GestureArbiter? = nil,
        animated: Bool = true, onMoment: (@MainActor (DismissalMoment) -> Void)? = nil,
        completion: (@MainActor () -> Void)? = nil
    ) {
        var dismissal = dismissal
        present(
            controller, followedBy: arbiter, animated: animated, onMoment: onMoment, completion: completion
        ) { presented, presenting in
            // Handed over: kept by the delegate, it could keep the controller that keeps the delegate.
            defer { dismissal.declared.setUp = nil }
            return InteractivePresentationController(
                presentedViewController: presented, presenting: presenting, dismissal: dismissal)
        }
        guard dismissal.declared.setUp != nil else { return }
        onNextTurn(of: viewIfLoaded) { [weak controller] in
            if controller?.presentingViewController == nil { dismissal.declared.setUp = nil }
        }
    }

    /// The same in a presentation of your own.
    ///
    /// - Parameters:
    ///   - controller: What to present. Its `modalPresentationStyle` and `transitioningDelegate` are set.
    ///   - arbiter: Whose drag, under way, brings the card in; see ``present(_:dismissal:followedBy:animated:onMoment:completion:)``.
    ///   - animated: Whether it comes by a spring; without, no finger is followed.
    ///   - onMoment: Called on the main actor for everything that happens to the card. Kept until it is dismissed, and
    ///     for this presentation only.
    ///   - completion: Called when the card is presented: at rest, or in a finger that caught it on the way.
    ///   - presentation: Makes the presentation controller, each time that the controller is presented. Kept with the
    ///     presented controller.
    public func present(
        _ controller: UIViewController, followedBy arbiter: GestureArbiter? = nil, animated: Bool = true,
        onMoment: (@MainActor (DismissalMoment) -> Void)? = nil, completion: (@MainActor () -> Void)? = nil,
        by presentation: @escaping DismissalTransitioningDelegate.MakePresentation
    ) {
        guard controller.presentingViewController == nil else {
            if let arbiter, controller.takeAgain(by: arbiter) { return }
            return controller.sayPresented("UIViewController.present(_:dismissal:)")
        }
        var onMoment = onMoment
        let transitioning = DismissalTransitioningDelegate { presented, presenting in
            let presentation = presentation(presented, presenting)
            // Handed over: kept by the delegate, it could keep the controller that keeps the delegate.
            if let handler = onMoment { presentation.onMoment = handler }
            onMoment = nil
            return presentation
        }
        controller.modalPresentationStyle = .custom
        controller.transitioningDelegate = transitioning
        controller.keep(transitioning)
        present(controller, over: transitioning, followedBy: arbiter, animated: animated, completion: completion)
        guard onMoment != nil else { return }
        // UIKit may ask for the presentation after this; where it refuses, it never does.
        onNextTurn(of: viewIfLoaded) { [weak controller] in
            if controller?.presentingViewController == nil { onMoment = nil }
        }
    }
}

extension UIViewController {
    /// Lets a finger that pulls at `view` present a controller: a bar that opens into a player, an edge, a cell.
    ///
    ///     attachPresentation(to: bar) { PlayerViewController() }
    ///
    /// The card is the finger's from its first movement: let go, it comes or goes back, as it would be dismissed, mirrored.
    ///
    /// - Parameters:
    ///   - view: Where the finger pulls. It keeps the arbiter; this controller is not kept.
    ///   - policy: Who moves where `view` scrolls, and the finger's way: the opposite of the card's. nil: as the card's own
    ///     policy, the other way.
    ///   - dismissal: How the card is dragged away, and so how it comes.
    ///   - onMoment: Called on the main actor for everything that happens to the card, for each presentation.
    ///   - controller: Makes what to present when a drag begins, on the main actor; nil, or one that is presented already:
    ///     nothing is, and the finger moves nothing. Not asked while this controller presents another.
    /// - Returns: The arbiter, attached to `view`. Detach it, and nothing is presented any more; a card in hand goes back.
    @discardableResult
    public func attachPresentation(
        to view: UIView, policy: ArbitrationPolicy? = nil, dismissal: InteractiveDismissal = InteractiveDismissal(),
        onMoment: (@MainActor (DismissalMoment) -> Void)? = nil,
        _ controller: @escaping @MainActor () -> UIViewController?
    ) -> GestureArbiter {
        var policy = policy ?? dismissal.policy
        if policy.direction == dismissal.policy.direction { policy.direction = policy.direction.opposite }
        weak var arbiter: GestureArbiter?
        weak var latest: UIViewController?
        let attached = GestureArbiter.attach(to: view, policy: policy) { [weak self] drag in
            guard case .began = drag, let self, let arbiter else { return }
            // It goes back still, and the finger has thought better of it.
            if latest?.takeAgain(by: arbiter) == true { return }
            // UIKit would refuse it, and what made it may take it for the one that is shown.
            guard presentedViewController == nil, let controller = controller() else { return }
            latest = controller
            present(controller, dismissal: dismissal, followedBy: arbiter, onMoment: onMoment)
        }
        arbiter = attached
        return attached
    }

    /// Presents by a transitioning delegate that is set, brought in by the finger of `arbiter` if that has a drag.
    package func present(
        _ controller: UIViewController, over transitioning: DismissalTransitioningDelegate,
        followedBy arbiter: GestureArbiter?, animated: Bool, completion: (@MainActor () -> Void)?
    ) {
        guard animated, let entrance = arbiter.flatMap(Entrance.init) else {
            return present(controller, animated: animated, completion: completion)
        }
        transitioning.entrance = entrance
        // Whether UIKit calls it for a presentation that was called off is not documented.
        present(controller, animated: true) { [weak controller] in
            if controller?.presentingViewController != nil { completion?() }
        }
    }

    /// Lets the finger of `arbiter` take its card again, which was let go on its way in; returns whether it has.
    package func takeAgain(by arbiter: GestureArbiter) -> Bool {
        // Asked of a controller that is not presented, UIKit makes a presentation controller, and keeps it.
        guard presentingViewController != nil,
            let presentation = presentationController as? InteractivePresentationController,
            presentation.presentedViewController === self, presentation.interaction.canBeTakenAgain,
            let entrance = Entrance(arbiter)
        else { return false }
        return presentation.interaction.rejoin(entrance)
    }

    /// Says that `call` has presented nothing, since this controller is presented.
    package func sayPresented(_ call: String) {
        onScreen(of: viewIfLoaded) {
            warnOnce(
                call,
                """
                \(type(of: self)) is presented already, and stays as it is; no completion is called. Dismiss it first, or \
                present another controller.
                """)
        }
    }
}
