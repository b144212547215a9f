/// Hears of a presentation, and of dismissals that the system's own gestures begin.
///
/// Row T19: the host has no such gestures, so it calls none of the four about dismissal; whoever dismisses by a
/// gesture of their own calls them. All methods are optional in UIKit.
@preconcurrency @MainActor public protocol UIAdaptivePresentationControllerDelegate: AnyObject {
    /// Not asked here: no presentation adapts to a size class.
    func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle
    /// Not asked here: no presentation adapts to a size class.
    func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle
    /// Not asked here: no presentation adapts to a size class.
    func presentationController(
        _ controller: UIPresentationController,
        viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
    ) -> UIViewController?
    /// Called before every presentation begins, always with the style `.none`, since nothing adapts.
    func presentationController(
        _ presentationController: UIPresentationController,
        willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
        transitionCoordinator: (any UIViewControllerTransitionCoordinator)?)
    /// For whoever dismisses by a gesture to ask; the host does not (row T19). True without an answer.
    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
    /// For whoever dismisses by a gesture to call, when that begins; the host does not (row T19).
    func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
    /// For whoever dismisses by a gesture to call, when it is over; the host does not (row T19).
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
    /// For whoever dismisses by a gesture to call, when that was refused; the host does not (row T19).
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
