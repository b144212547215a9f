/// An object that manages the presentation of a controller, from before the controller appears until it is gone.
@preconcurrency @MainActor open class UIPresentationController: UIContentContainer, Hashable {
    /// The presented controller, retained by this one.
    public let presentedViewController: UIViewController
    /// The delegate, which is told of the presentation. Held weakly. The protocol says what the host does not ask.
    @_disfavoredOverload open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
    /// The view of the presentation: it fills the window, and contains the presented view. Nil outside of a
    /// presentation.
    @exclusivity(unchecked) open internal(set) var containerView: UIView?
    @exclusivity(unchecked) weak var presenter: UIViewController?
    let style: UIModalPresentationStyle

    // Row T1.
    /// Creates a presentation controller, as the transitioning delegate does for the style `.custom`. The presenter may
    /// be set later.
    public init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) {
        self.presentedViewController = presentedViewController
        presenter = presentingViewController
        style = presentedViewController.modalPresentationStyle
    }

    /// The presenting controller; before it is known, the presented one.
    open var presentingViewController: UIViewController { presenter ?? presentedViewController }
    /// The presented controller's style at the creation of this one.
    open var presentationStyle: UIModalPresentationStyle { style }
    /// The adapted style: `.none`, because the host adapts nothing.
    open var adaptivePresentationStyle: UIModalPresentationStyle { .none }
    /// The traits of the container, or of the presenter before there is one.
    open var traitCollection: UITraitCollection {
        containerView?.traitCollection ?? presentingViewController.traitCollection
    }

    /// The view that is added to the container: the controller's own, or one around it.
    open var presentedView: UIView? { presentedViewController.view }
    /// The frame of the presented view at rest, in the container; the container's bounds unless overridden.
    ///
    /// Read when a transition starts, and then by the code that places the view: override
    /// `containerViewWillLayoutSubviews` to follow a change of size.
    open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }
    // Row T9.
    /// A Boolean value that says whether the presenter's view moves into the container, and leaves the window once it
    /// is covered.
    open var shouldRemovePresentersView: Bool { false }

    // MARK: Callbacks, in this order (row T2)

    // Rows T24, T27.
    /// Tells that the presentation begins: the container is in the window, the presented view is not.
    ///
    /// Add a dimming view here, and fade it in alongside.
    open func presentationTransitionWillBegin() {}
    /// Tells that the presentation is over; false if it was cancelled. Then remove the added views.
    open func presentationTransitionDidEnd(_ completed: Bool) {}
    /// Tells that a dismissal has begun, interactive or not; it may still be cancelled.
    open func dismissalTransitionWillBegin() {}
    // Row T12.
    /// Tells that the dismissal is over; false if it was cancelled. Then everything stays.
    open func dismissalTransitionDidEnd(_ completed: Bool) {}

    /// Called in a layout pass, before the container's layout. Does nothing here.
    open func containerViewWillLayoutSubviews() {}
    /// Called in a layout pass, after the container's layout. Does nothing here.
    open func containerViewDidLayoutSubviews() {}

    // MARK: UIContentContainer

    open var preferredContentSize: CGSize { presentedViewController.preferredContentSize }
    /// Tells that the presented controller's preferred size has changed. Does nothing here.
    open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
    /// Returns `parentSize`, unless overridden.
    open func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize { parentSize }
    /// Called before the window changes its size. Tells the presented controller.
    open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        let size = self.size(forChildContentContainer: presentedViewController, withParentContainerSize: size)
        presentedViewController.viewWillTransition(to: size, with: coordinator)
    }

    // Row W7.
    /// Called before the traits change. Tells the presented controller.
    open func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) { presentedViewController.willTransition(to: newCollection, with: coordinator) }

    nonisolated public static func == (one: UIPresentationController, other: UIPresentationController) -> Bool {
        one === other
    }
    nonisolated public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// The presentation controller of the styles that are not custom, a sheet or a popover.
final class SystemPresentationController: UIPresentationController {
    override var shouldRemovePresentersView: Bool { style.removesPresenter }
    override func containerViewWillLayoutSubviews() { fillContainer() }
}

extension UIPresentationController {
    /// Returns the presentation controller of a system style.
    static func ofSystem(for presented: UIViewController, presenting: UIViewController?) -> UIPresentationController {
        switch presented.modalPresentationStyle {
        case .popover: UIPopoverPresentationController(presentedViewController: presented, presenting: presenting)
        case .automatic, .pageSheet, .formSheet:
            UISheetPresentationController(presentedViewController: presented, presenting: presenting)
        case .none, .fullScreen, .currentContext, .custom, .overFullScreen, .overCurrentContext:
            SystemPresentationController(presentedViewController: presented, presenting: presenting)
        }
    }

    /// Fills the container with the presented view: all system styles do.
    func fillContainer() {
        guard presentedViewController.transitionCoordinator == nil, let presentedView else { return }
        if presentedView.transform.isIdentity { presentedView.frame = frameOfPresentedViewInContainerView }
    }
}

/// The container of a presentation.
final class UITransitionView: UIView {
    @exclusivity(unchecked) weak var controller: UIPresentationController?

    override func layoutSubviews() {
        controller?.containerViewWillLayoutSubviews()
        super.layoutSubviews()
        controller?.containerViewDidLayoutSubviews()
    }
}
