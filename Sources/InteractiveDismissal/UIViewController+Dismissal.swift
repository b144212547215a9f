@_spi(Cards) import Cards
import GestureArbiter
import UIKitShim

extension UIViewController {
    /// Presents a controller as a card that a finger can drag away, and catch whenever it moves.
    ///
    ///     present(filters, dismissal: InteractiveDismissal())
    ///
    /// You can present any controller; a controller that conforms to ``DismissalHandling`` influences the card. The
    /// library keeps the objects that UIKit keeps weakly, together with the presented controller. `dismiss(animated:)`
    /// dismisses the card as usual.
    ///
    /// A controller that is already presented does not change: the log says so, and `completion` is not called. If
    /// UIKit refuses the presentation, the closures are released. Set the delegate of `presentationController` after
    /// this call: before, the controller has another presentation controller.
    ///
    /// A finger can bring the card in, by the drag of an arbiter whose direction is opposite to the card's way out:
    ///
    ///     barArbiter = GestureArbiter.attach(to: bar, policy: ArbitrationPolicy(.up)) { [weak self] drag in
    ///         guard case .began = drag, let self else { return }
    ///         present(PlayerViewController(), dismissal: InteractiveDismissal(), followedBy: barArbiter)
    ///     }
    ///
    /// From then on the card follows that finger, even if UIKit begins later: it mirrors a card that is dragged away,
    /// and comes or goes back by the same rule. ``attachPresentation(to:policy:dismissal:onMoment:_:)`` does all of
    /// this. A card that goes back was never presented: its last moment is ``DismissalMoment/didDismiss``, and
    /// `completion` is not called.
    ///
    /// - Parameters:
    ///   - controller: The controller to present. The method sets its `modalPresentationStyle` and
    ///     `transitioningDelegate`.
    ///   - dismissal: How a finger drags the card away. The set-up closure for its arbiter runs for this presentation
    ///     only.
    ///   - arbiter: The arbiter whose current drag brings the card in; it is not changed. If it is nil, has no drag, or
    ///     its drag goes another way, which the log reports once, the card comes by itself.
    ///   - animated: Pass true to bring the card by a spring. If false, the card follows no finger.
    ///   - onMoment: Called on the main actor for everything that happens to the card. Kept until the card is
    ///     dismissed, and for this presentation only.
    ///   - completion: Called when the card is presented: at rest, or under a finger that caught it on the way.
    public func present(
        _ controller: UIViewController, dismissal: InteractiveDismissal, followedBy arbiter: GestureArbiter? = nil,
        animated: Bool = true, onMoment: (@MainActor (DismissalMoment) -> Void)? = nil,
        completion: (@MainActor () -> Void)? = nil
    ) {
        var dismissal = dismissal
        present(
            controller, followedBy: arbiter, animated: animated, onMoment: onMoment, completion: completion
        ) { presented, presenting in
            // Release the closure: kept by the delegate, it could retain the controller that retains the delegate.
            defer { dismissal.declared.setUp = nil }
            return InteractivePresentationController(
                presentedViewController: presented, presenting: presenting, dismissal: dismissal)
        }
        if dismissal.declared.setUp != nil { ifRefused(controller) { dismissal.declared.setUp = nil } }
    }

    /// Presents a controller with your own presentation controller.
    ///
    /// - Parameters:
    ///   - controller: The controller to present. The method sets its `modalPresentationStyle` and
    ///     `transitioningDelegate`.
    ///   - arbiter: The arbiter whose current drag brings the card in; see
    ///     ``present(_:dismissal:followedBy:animated:onMoment:completion:)``.
    ///   - animated: Pass true to bring the card by a spring. If false, the card follows no finger.
    ///   - onMoment: Called on the main actor for everything that happens to the card. Kept until the card is
    ///     dismissed, and for this presentation only.
    ///   - completion: Called when the card is presented: at rest, or under a finger that caught it on the way.
    ///   - presentation: Creates the presentation controller, each time that the controller is presented. Kept with the
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
            // Release the closure: kept by the delegate, it could retain the controller that retains the delegate.
            if let handler = onMoment { presentation.onMoment = handler }
            onMoment = nil
            return presentation
        }
        controller.modalPresentationStyle = .custom
        controller.transitioningDelegate = transitioning
        controller.keep(transitioning)
        present(controller, over: transitioning, followedBy: arbiter, animated: animated, completion: completion)
        if onMoment != nil { ifRefused(controller) { onMoment = nil } }
    }

    /// Calls `release` in the next turn if UIKit has refused to present `controller`: it never asks for the presentation
    /// then, and the closures for it could retain the controller.
    @_spi(Cards) public func ifRefused(_ controller: UIViewController, _ release: @escaping @MainActor () -> Void) {
        onNextTurn(of: viewIfLoaded) { [weak controller] in
            if controller?.presentingViewController == nil { release() }
        }
    }
}

extension UIViewController {
    /// Lets a finger that pulls at `view` present a controller: a bar that opens into a player, an edge, a cell.
    ///
    ///     attachPresentation(to: bar) { PlayerViewController() }
    ///
    /// The card follows the finger from its first movement. After the lift it comes or goes back by the dismissal's
    /// rule, mirrored.
    ///
    /// - Parameters:
    ///   - view: The view that the finger pulls. It keeps the arbiter; this controller is not kept.
    ///   - policy: Who moves if `view` scrolls, and the finger's direction, which is opposite to the card's. nil: the
    ///     card's own policy, in the opposite direction.
    ///   - dismissal: How a finger drags the card away, and so how the card comes.
    ///   - onMoment: Called on the main actor for everything that happens to the card, for each presentation.
    ///   - controller: Creates the controller to present when a drag begins, on the main actor. If it returns nil, or a
    ///     controller that is already presented, nothing is presented, and the finger moves nothing. Not called while
    ///     this controller presents another.
    /// - Returns: The arbiter, attached to `view`. Detach it to stop presenting; a card under the finger then goes
    ///   back.
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
            // The card is still going back, and the finger pulls it again.
            if latest?.takeAgain(by: arbiter) == true { return }
            // UIKit would refuse the presentation, and the closure's owner may take the new controller for the shown
            // one.
            guard presentedViewController == nil, let controller = controller() else { return }
            latest = controller
            present(controller, dismissal: dismissal, followedBy: arbiter, onMoment: onMoment)
        }
        arbiter = attached
        return attached
    }

    /// Presents with the current transitioning delegate, brought in by the finger of `arbiter` if it has a drag.
    private func present(
        _ controller: UIViewController, over transitioning: DismissalTransitioningDelegate,
        followedBy arbiter: GestureArbiter?, animated: Bool, completion: (@MainActor () -> Void)?
    ) {
        guard animated, let entrance = arbiter.flatMap(Entrance.init) else {
            return present(controller, animated: animated, completion: completion)
        }
        transitioning.entrance = entrance
        // It is not documented whether UIKit calls this completion for a cancelled presentation.
        present(controller, animated: true) { [weak controller] in
            if controller?.presentingViewController != nil { completion?() }
        }
    }

    /// Lets the finger of `arbiter` take its card again, after it let the card go on its way in; returns whether it
    /// has.
    private func takeAgain(by arbiter: GestureArbiter) -> Bool {
        // Asked of a controller that is not presented, UIKit would create and keep a presentation controller.
        guard presentingViewController != nil,
            let presentation = presentationController as? InteractivePresentationController,
            presentation.presentedViewController === self, presentation.interaction.canBeTakenAgain,
            let entrance = Entrance(arbiter)
        else { return false }
        return presentation.interaction.rejoin(entrance)
    }

    /// Logs that `call` has presented nothing, since this controller is already presented.
    @_spi(Cards) public func sayPresented(_ call: String) {
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
