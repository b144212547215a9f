/// Looks after a view: makes it when it is first asked for, and hears when it comes and goes.
///
/// The view is in the responder chain between this controller's `next`, the view's superview, and itself.
@MainActor
open class UIViewController: UIResponder, UIContentContainer {
    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { super.init() }

    public required init?(coder: NSCoder) { super.init() }

    public override convenience init() { self.init(nibName: nil, bundle: nil) }

    // MARK: The view

    /// The view, made by `loadView` when first read.
    open var view: UIView! {
        get {
            loadViewIfNeeded()
            return loadedView
        }
        set {
            loadedView?.viewController = nil
            loadedView = newValue
            newValue?.viewController = self
        }
    }
    private var loadedView: UIView?

    open var viewIfLoaded: UIView? { loadedView }
    open var isViewLoaded: Bool { loadedView != nil }

    /// Makes the view. An override assigns `view` and does not call super.
    open func loadView() { view = UIView(frame: UIScreen.main.bounds) }

    open func viewDidLoad() {}

    open func loadViewIfNeeded() {
        guard loadedView == nil else { return }
        loadView()
        precondition(loadedView != nil, "loadView() left no view behind. Assign `view` in it.")
        viewDidLoad()
    }

    open func viewWillLayoutSubviews() {}
    open func viewDidLayoutSubviews() {}
    open func viewSafeAreaInsetsDidChange() {}

    // MARK: What it wishes

    open var title: String?
    open private(set) lazy var navigationItem = UINavigationItem(title: title ?? "")
    open var preferredContentSize = CGSize.zero {
        didSet { if preferredContentSize != oldValue { tellPreferredContentSize() } }
    }
    /// Added to the safe area of the view, in points.
    open var additionalSafeAreaInsets = UIEdgeInsets.zero { didSet { loadedView?.geometryDidChange() } }

    open var traitCollection: UITraitCollection { loadedView?.traitCollection ?? UITraitCollection() }

    open override var next: UIResponder? { loadedView?.superview }

    // MARK: Appearance

    open func viewWillAppear(_ animated: Bool) {}
    open func viewDidAppear(_ animated: Bool) {}
    open func viewWillDisappear(_ animated: Bool) {}
    open func viewDidDisappear(_ animated: Bool) {}

    /// Whether children hear of appearance when this controller does. A container that tells them itself says no.
    open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

    package internal(set) var appearance = Appearance.disappeared

    // MARK: Presentation

    open var modalPresentationStyle = UIModalPresentationStyle.automatic
    open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
    /// Kept for clients that set it: a stage has no status bar to capture.
    open var modalPresentationCapturesStatusBarAppearance = false
    /// Row T19: whether gestures may dismiss the controller; whoever has such a gesture asks.
    open var isModalInPresentation = false
    open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
    /// True until the controller has appeared. Row T15.
    open internal(set) var isBeingPresented = false
    /// True until the controller has disappeared, or is back. Row T14.
    open internal(set) var isBeingDismissed = false
    /// What this controller, an outermost one, presents.
    var presentation: Presentation?
    weak var presentationOfSelf: Presentation?
    /// Made when it is asked for before the presentation.
    var preparedController: UIPresentationController?
    /// What lives as long as the controller: the Objective-C runtime's associated objects, where there is one.
    package var companions: [ObjectIdentifier: AnyObject] = [:]

    /// Shows a controller over the whole window, by the outermost parent of this one. Row T2.
    ///
    /// Without animation it is shown when this returns. Refused with a warning of the stage, and then the completion
    /// is not called: if something is presented already or on its way out (row T17a), if the other controller is
    /// presented or has a parent, if this one's view is in no window.
    open func present(
        _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
    ) {
        beginPresenting(viewControllerToPresent, animated: flag, completion)
    }

    /// Dismisses what this controller presents, or else this controller. Row T25.
    ///
    /// Whatever is presented on top of that goes first, at once. Refused with a warning of the stage while a
    /// transition is under way. The completion is called even if an interactive dismissal is cancelled: a guess.
    open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        beginDismissing(animated: flag, completion)
    }

    /// A child's coordinator is its parent's.
    open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? { coordinatorOfTransition }

    // MARK: Size

    open func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize { parentSize }
    open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}

    /// Called before the window changes its size. An override calls super, which tells the children.
    open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        for child in children {
            let size = self.size(forChildContentContainer: child, withParentContainerSize: size)
            child.viewWillTransition(to: size, with: coordinator)
        }
    }

    // MARK: Containment

    public internal(set) weak var parent: UIViewController?
    public internal(set) var children: [UIViewController] = []

    open func willMove(toParent parent: UIViewController?) {}
    open func didMove(toParent parent: UIViewController?) {}

    /// Makes `childController` a child, after telling it `willMove(toParent:)`.
    ///
    /// Its view and `didMove(toParent:)` are the container's to take care of.
    open func addChild(_ childController: UIViewController) {
        guard childController.parent !== self else { return }
        childController.willMove(toParent: self)
        childController.parent?.children.removeAll { $0 === childController }
        children.append(childController)
        childController.parent = self
    }

    /// Leaves the parent, then hears `didMove(toParent:)` with nil.
    open func removeFromParent() {
        guard let parent else { return }
        parent.children.removeAll { $0 === self }
        self.parent = nil
        didMove(toParent: nil)
    }
}
