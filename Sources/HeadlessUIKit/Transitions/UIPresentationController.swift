/// Looks after a presented controller's place in the window, from before it comes until it has gone.
@MainActor open class UIPresentationController: UIContentContainer, Hashable {
    public let presentedViewController: UIViewController
    open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
    /// Where the presentation takes place: it fills the window, and holds the presented view. Nil outside of one.
    open internal(set) var containerView: UIView?
    weak var presenter: UIViewController?
    let style: UIModalPresentationStyle

    public init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) {
        self.presentedViewController = presentedViewController
        presenter = presentingViewController
        style = presentedViewController.modalPresentationStyle
    }

    /// The presented controller stands in until it is known who presents.
    open var presentingViewController: UIViewController { presenter ?? presentedViewController }
    open var presentationStyle: UIModalPresentationStyle { style }
    open var adaptivePresentationStyle: UIModalPresentationStyle { .none }
    open var traitCollection: UITraitCollection {
        containerView?.traitCollection ?? presentingViewController.traitCollection
    }

    /// The view that is brought into the container: the controller's own, or one around it.
    open var presentedView: UIView? { presentedViewController.view }
    open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }
    /// Row T9: whether the presenter's view moves into the container, and out of the window once it is covered.
    open var shouldRemovePresentersView: Bool { false }

    // MARK: What happens, in this order (row T2)

    open func presentationTransitionWillBegin() {}
    open func presentationTransitionDidEnd(_ completed: Bool) {}
    open func dismissalTransitionWillBegin() {}
    /// Row T12: if not completed, everything stays.
    open func dismissalTransitionDidEnd(_ completed: Bool) {}

    open func containerViewWillLayoutSubviews() {}
    open func containerViewDidLayoutSubviews() {}

    // MARK: UIContentContainer

    open var preferredContentSize: CGSize { presentedViewController.preferredContentSize }
    open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
    open func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize { parentSize }
    open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        let size = self.size(forChildContentContainer: presentedViewController, withParentContainerSize: size)
        presentedViewController.viewWillTransition(to: size, with: coordinator)
    }

    nonisolated public static func == (one: UIPresentationController, other: UIPresentationController) -> Bool {
        one === other
    }
    nonisolated public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// The presentation controller of every style but custom: it fills the screen, and draws no chrome.
final class SystemPresentationController: UIPresentationController {
    override var shouldRemovePresentersView: Bool { style.removesPresenter }

    override func containerViewWillLayoutSubviews() {
        guard presentedViewController.transitionCoordinator == nil, let presentedView else { return }
        if presentedView.transform.isIdentity { presentedView.frame = frameOfPresentedViewInContainerView }
    }
}

/// The container of a presentation.
final class UITransitionView: UIView {
    weak var controller: UIPresentationController?

    override func layoutSubviews() {
        controller?.containerViewWillLayoutSubviews()
        super.layoutSubviews()
        controller?.containerViewDidLayoutSubviews()
    }
}
