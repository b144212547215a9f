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
    /// - Parameters:
    ///   - controller: What to present. Its `modalPresentationStyle` and `transitioningDelegate` are set.
    ///   - dismissal: How it is dragged away. What is to be set up for its arbiter is done for this presentation only.
    ///   - animated: Whether it comes by a spring.
    ///   - onMoment: Called on the main actor for everything that happens to the card. Kept until it is dismissed, and
    ///     for this presentation only.
    ///   - completion: Called when the card is presented: at rest, or in a finger that caught it on the way.
    public func present(
        _ controller: UIViewController, dismissal: InteractiveDismissal, animated: Bool = true,
        onMoment: (@MainActor (DismissalMoment) -> Void)? = nil, completion: (@MainActor () -> Void)? = nil
    ) {
        var dismissal = dismissal
        present(controller, animated: animated, onMoment: onMoment, completion: completion) { presented, presenting in
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
    ///   - animated: Whether it comes by a spring.
    ///   - onMoment: Called on the main actor for everything that happens to the card. Kept until it is dismissed, and
    ///     for this presentation only.
    ///   - completion: Called when the card is presented: at rest, or in a finger that caught it on the way.
    ///   - presentation: Makes the presentation controller, each time that the controller is presented. Kept with the
    ///     presented controller.
    public func present(
        _ controller: UIViewController, animated: Bool = true,
        onMoment: (@MainActor (DismissalMoment) -> Void)? = nil, completion: (@MainActor () -> Void)? = nil,
        by presentation: @escaping DismissalTransitioningDelegate.MakePresentation
    ) {
        guard controller.presentingViewController == nil else {
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
        present(controller, animated: animated, completion: completion)
        guard onMoment != nil else { return }
        // UIKit may ask for the presentation after this; where it refuses, it never does.
        onNextTurn(of: viewIfLoaded) { [weak controller] in
            if controller?.presentingViewController == nil { onMoment = nil }
        }
    }
}

extension UIViewController {
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
