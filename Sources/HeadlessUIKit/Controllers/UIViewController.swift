/// Looks after a view: makes it when it is first asked for, and hears when it comes and goes.
///
/// The view is in the responder chain between this controller's `next`, the view's superview, and itself.
@preconcurrency @MainActor
open class UIViewController: UIResponder, UIContentContainer {
    /// A controller without a view yet. There are no nibs: name and bundle are not looked at, and `loadView` makes the
    /// view.
    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { super.init() }

    /// As `init(nibName:bundle:)`: the coder is not read.
    public required init?(coder: NSCoder) { super.init() }

    /// A controller without a view yet.
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

    /// The view if it has been made; reading it makes none.
    open var viewIfLoaded: UIView? { loadedView }
    /// Whether the view has been made.
    open var isViewLoaded: Bool { loadedView != nil }

    /// Makes the view. An override assigns `view` and does not call super.
    open func loadView() { view = UIView(frame: UIScreen.main.bounds) }

    /// Called once, when `loadView` has made the view: as large as the screen, and in no window yet.
    open func viewDidLoad() {}

    /// Makes the view now unless it is there.
    open func loadViewIfNeeded() {
        guard loadedView == nil else { return }
        loadView()
        precondition(loadedView != nil, "loadView() left no view behind. Assign `view` in it.")
        viewDidLoad()
    }

    /// Called in a layout pass, before the view lays out its subviews.
    open func viewWillLayoutSubviews() {}
    /// Called in a layout pass, after the view has laid out its subviews.
    open func viewDidLayoutSubviews() {}
    /// Called in a layout pass, before the layout, when the view's safe area is another.
    open func viewSafeAreaInsetsDidChange() {}

    // MARK: What it wishes

    /// What the navigation item shows if it is first read after this. The host draws it nowhere.
    open var title: String?
    /// What a navigation bar over this controller is like. Made when first read.
    open private(set) lazy var navigationItem = UINavigationItem(title: title ?? "")
    open var preferredContentSize = CGSize.zero {
        didSet { if preferredContentSize != oldValue { tellPreferredContentSize() } }
    }
    /// Added to the safe area of the view, in points.
    open var additionalSafeAreaInsets = UIEdgeInsets.zero { didSet { loadedView?.geometryDidChange() } }

    /// The view's, or those of an upright phone while there is no view.
    open var traitCollection: UITraitCollection { loadedView?.traitCollection ?? UITraitCollection() }

    open override var next: UIResponder? { loadedView?.superview }
    override var windowOfResponder: UIWindow? { loadedView?.window }

    // MARK: Appearance

    /// Will be seen: called before the view enters the window; `isBeingPresented` may be true. Rows T13 and T18.
    open func viewWillAppear(_ animated: Bool) {}
    /// Is seen, and any transition is over.
    open func viewDidAppear(_ animated: Bool) {}
    /// Will not be seen. An interactive dismissal that is cancelled calls `viewWillAppear` next (row T18).
    open func viewWillDisappear(_ animated: Bool) {}
    /// Is not seen; while dismissed, `isBeingDismissed` is true and the presenter is nil (row T14).
    open func viewDidDisappear(_ animated: Bool) {}

    /// Whether children hear of appearance when this controller does. A container that tells them itself says no.
    open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

    package internal(set) var appearance = Appearance.disappeared

    // MARK: Presentation

    /// Set before the presentation. Only `.custom` asks the delegate for a presentation controller (row T1).
    open var modalPresentationStyle = UIModalPresentationStyle.automatic
    /// How it comes without an animator: it dissolves for `.crossDissolve`, and slides for all others.
    open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
    /// Kept for clients that set it: a stage has no status bar to capture.
    open var modalPresentationCapturesStatusBarAppearance = false
    /// Row T19: whether gestures may dismiss the controller; whoever has such a gesture asks.
    open var isModalInPresentation = false
    /// Asked for animators and interactors when a transition is animated. Held weakly, as in UIKit.
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
    /// It begins when this turn is over, with animation and without (row T27). Refused with a warning of the stage, and then the completion
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

    /// All of it, unless overridden.
    open func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize { parentSize }
    /// Does nothing here.
    open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}

    /// Called before the window changes its size. An override calls super, which tells the children.
    open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        for child in children {
            let size = self.size(forChildContentContainer: child, withParentContainerSize: size)
            child.viewWillTransition(to: size, with: coordinator)
        }
    }

    // MARK: Containment

    /// The container that it is a child of. A presenter is no parent.
    public internal(set) weak var parent: UIViewController?
    /// In the order added.
    public internal(set) var children: [UIViewController] = []

    /// Called before it gets a parent or, with nil, by the container before it loses it.
    open func willMove(toParent parent: UIViewController?) {}
    /// Called by the container after it got a parent; with nil by `removeFromParent()`.
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
