/// Looks after a presented controller's place in the window, from before it comes until it has gone.
@preconcurrency @MainActor open class UIPresentationController: UIContentContainer, Hashable {
    /// The controller that comes; kept as long as this is.
    public let presentedViewController: UIViewController
    /// Hears of the presentation; what it is not asked, see there. Held weakly.
    open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
    /// Where the presentation takes place: it fills the window, and holds the presented view. Nil outside of one.
    open internal(set) var containerView: UIView?
    weak var presenter: UIViewController?
    let style: UIModalPresentationStyle

    /// Made by the transitioning delegate for the style `.custom` (row T1). The presenter may become known later.
    public init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) {
        self.presentedViewController = presentedViewController
        presenter = presentingViewController
        style = presentedViewController.modalPresentationStyle
    }

    /// The presented controller stands in until it is known who presents.
    open var presentingViewController: UIViewController { presenter ?? presentedViewController }
    /// The presented controller's style when this was made.
    open var presentationStyle: UIModalPresentationStyle { style }
    /// `.none`: nothing adapts.
    open var adaptivePresentationStyle: UIModalPresentationStyle { .none }
    /// The container's, or the presenter's before there is one.
    open var traitCollection: UITraitCollection {
        containerView?.traitCollection ?? presentingViewController.traitCollection
    }

    /// The view that is brought into the container: the controller's own, or one around it.
    open var presentedView: UIView? { presentedViewController.view }
    /// Where the presented view is to rest, in the container; all of it unless overridden.
    ///
    /// Asked when a transition starts, and then by whoever places the view: override `containerViewWillLayoutSubviews`
    /// to follow a change of size.
    open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }
    /// Row T9: whether the presenter's view moves into the container, and out of the window once it is covered.
    open var shouldRemovePresentersView: Bool { false }

    // MARK: What happens, in this order (row T2)

    /// The container is in the window, the presented view is not. Chrome goes in here, to be faded in alongside. Rows
    /// T24 and T27.
    open func presentationTransitionWillBegin() {}
    /// The presentation is over; false if it was cancelled, and then chrome has to be removed.
    open func presentationTransitionDidEnd(_ completed: Bool) {}
    /// A dismissal has begun, interactive or not; it may still be cancelled.
    open func dismissalTransitionWillBegin() {}
    /// Row T12: if not completed, everything stays.
    open func dismissalTransitionDidEnd(_ completed: Bool) {}

    /// Called in a layout pass, before the container's layout. Does nothing here.
    open func containerViewWillLayoutSubviews() {}
    /// Called in a layout pass, after the container's layout. Does nothing here.
    open func containerViewDidLayoutSubviews() {}

    // MARK: UIContentContainer

    open var preferredContentSize: CGSize { presentedViewController.preferredContentSize }
    /// The presented controller wishes for another size. Does nothing here.
    open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
    /// All of it, unless overridden.
    open func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize { parentSize }
    /// Called before the window changes its size. Passes it on to the presented controller.
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
