// Row T19.
/// An object that is told of a presentation, and of dismissals by the system's own gestures.
///
/// The host has no such gestures, so it calls none of the four methods about dismissal: code that dismisses by its own
/// gesture calls them. All methods are optional in UIKit.
@preconcurrency @MainActor public protocol UIAdaptivePresentationControllerDelegate: AnyObject {
    /// Asks for the style in another size class. The host never asks: no presentation adapts.
    func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle
    /// Asks for the style under other traits. The host never asks: no presentation adapts.
    func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle
    /// Asks for the controller to show under another style. The host never asks: no presentation adapts.
    func presentationController(
        _ controller: UIPresentationController,
        viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
    ) -> UIViewController?
    /// Tells that a presentation is about to begin, always with the style `.none`, since nothing adapts.
    func presentationController(
        _ presentationController: UIPresentationController,
        willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
        transitionCoordinator: (any UIViewControllerTransitionCoordinator)?)
    // Row T19.
    /// Asks whether a gesture may dismiss the controller; true if not implemented. The host does not ask: code that
    /// dismisses by a gesture does.
    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
    // Row T19.
    /// Tells that a gesture begins to dismiss the controller. The host does not call it: code that dismisses by a
    /// gesture does.
    func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
    // Row T19.
    /// Tells that a gesture has dismissed the controller. The host does not call it: code that dismisses by a gesture
    /// does.
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
    // Row T19.
    /// Tells that a gesture tried to dismiss the controller and was refused. The host does not call it: code that
    /// dismisses by a gesture does.
    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
    public func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle {
        .none
    }
    public func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle { adaptivePresentationStyle(for: controller) }
    public func presentationController(
        _ controller: UIPresentationController,
        viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
    ) -> UIViewController? { nil }
    public func presentationController(
        _ presentationController: UIPresentationController,
        willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
        transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
    ) {}
    public func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool { true }
    public func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {}
    public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {}
    public func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {}
}
