/// An object that manages a view: it makes the view when it is first asked for, and is told when the view comes and
/// goes.
///
/// In the responder chain the controller stands between its view and that view's superview.
@preconcurrency @MainActor
open class UIViewController: UIResponder, UIContentContainer {
    /// Creates a controller without a view yet. There are no nibs: name and bundle are ignored, and `loadView` makes
    /// the view.
    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { super.init() }

    /// Creates a controller as `init(nibName:bundle:)` does: the coder is not read.
    public required init?(coder: NSCoder) { super.init() }

    /// Creates a controller without a view yet.
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
    @exclusivity(unchecked) private var loadedView: UIView?

    /// The view if it has been made; reading this makes none.
    open var viewIfLoaded: UIView? { loadedView }
    /// A Boolean value that says whether the view has been made.
    open var isViewLoaded: Bool { loadedView != nil }

    /// Makes the view. An override assigns `view` and does not call super.
    open func loadView() { view = UIView(frame: UIScreen.main.bounds) }

    /// Called once, when `loadView` has made the view: as large as the screen, and in no window yet.
    open func viewDidLoad() {}

    /// Makes the view unless it is there.
    open func loadViewIfNeeded() {
        guard loadedView == nil else { return }
        loadView()
        precondition(loadedView != nil, "loadView() left no view behind. Assign `view` in it.")
        viewDidLoad()
    }

    /// Called before a layout if the view asked for `updateConstraints()`. An override calls super at its end, which
    /// calls the view's.
    open func updateViewConstraints() { view.updateConstraints() }

    /// Called in a layout pass, before the view lays out its subviews.
    open func viewWillLayoutSubviews() {}
    /// Called in a layout pass, after the view has laid out its subviews.
    open func viewDidLayoutSubviews() {}
    /// Called in a layout pass, before the layout, if the view's safe area has changed.
    open func viewSafeAreaInsetsDidChange() {}

    // MARK: Title, insets, traits

    /// The title that the navigation item gets if it is first read after this, and the tab bar item in any case.
    open var title: String? { didSet { madeTabBarItem?.title = title } }
    /// The content of a navigation bar for this controller. Made when first read.
    open private(set) lazy var navigationItem = UINavigationItem(title: title ?? "")
    /// The item of a tab bar for this controller. Made when first read, with the controller's title; nil makes another.
    open var tabBarItem: UITabBarItem! {
        get {
            if let madeTabBarItem { return madeTabBarItem }
            let item = UITabBarItem()
            item.title = title
            madeTabBarItem = item
            return item
        }
        set {
            madeTabBarItem = newValue
            (parent as? UITabBarController)?.showItems()
        }
    }
    private var madeTabBarItem: UITabBarItem?
    open var preferredContentSize = CGSize.zero {
        didSet { if preferredContentSize != oldValue { tellPreferredContentSize() } }
    }
    /// Insets added to the safe area of the view, in points.
    open var additionalSafeAreaInsets = UIEdgeInsets.zero { didSet { loadedView?.geometryDidChange() } }

    /// The traits of the view, or those of an upright phone while there is no view.
    open var traitCollection: UITraitCollection { loadedView?.traitCollection ?? UITraitCollection() }

    /// Called when the window's traits have changed, before anything is laid out anew.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    // MARK: Status bar, home indicator, orientations (row W5)

    /// The style of the status bar's text, for a controller in charge of it: see `UIStatusBarManager`.
    open var preferredStatusBarStyle: UIStatusBarStyle { .default }
    /// A Boolean value that says whether a controller in charge hides the status bar.
    open var prefersStatusBarHidden: Bool { false }
    /// The way the status bar comes and goes. Asked by nobody here.
    open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
    /// The child that says how the status bar looks; nil: this controller.
    open var childForStatusBarStyle: UIViewController? { nil }
    /// The child that says whether there is a status bar; nil: this controller.
    open var childForStatusBarHidden: UIViewController? { nil }
    /// Does nothing: a status bar's manager asks whenever it is read.
    open func setNeedsStatusBarAppearanceUpdate() {}
    /// A Boolean value that says whether the home indicator hides by itself. Asked by nobody here.
    open var prefersHomeIndicatorAutoHidden: Bool { false }
    /// The child that would say whether the home indicator hides by itself; nil: this controller. Asked by nobody here.
    open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
    /// Does nothing: there is no home indicator.
    open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
    /// The edges at which the app's gestures go before the system's. Asked by nobody here.
    open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }

    /// The ways round that the controller may be shown. Asked by nobody here: a test turns its stage.
    open var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        traitCollection.userInterfaceIdiom == .pad ? .all : .allButUpsideDown
    }
    /// The way round in which the controller is presented. Asked by nobody here.
    open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
    /// A Boolean value that says whether the controller turns with the device. Asked by nobody here.
    open var shouldAutorotate: Bool { true }
    /// Does nothing: a test turns its stage.
    open func setNeedsUpdateOfSupportedInterfaceOrientations() {}

    open override var next: UIResponder? { loadedView?.superview }
    override var windowOfResponder: UIWindow? { loadedView?.window }

    // MARK: Appearance

    // Rows T13, T18.
    /// Tells that the view will be seen. Called before the view enters the window; `isBeingPresented` may be true.
    open func viewWillAppear(_ animated: Bool) {}
    /// Tells that the view is seen, and that any transition is over.
    open func viewDidAppear(_ animated: Bool) {}
    // Row T18.
    /// Tells that the view will not be seen. An interactive dismissal that is cancelled calls `viewWillAppear` next.
    open func viewWillDisappear(_ animated: Bool) {}
    // Row T14.
    /// Tells that the view is not seen. In a dismissal `isBeingDismissed` is true, and the presenter is nil.
    open func viewDidDisappear(_ animated: Bool) {}

    /// A Boolean value that says whether children are told of appearance when this controller is. A container that
    /// tells them itself returns false.
    open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

    package internal(set) var appearance = Appearance.disappeared

    // MARK: Presentation

    // Row T1.
    /// The style of the presentation, to be set before it. Only `.custom` asks the delegate for a presentation
    /// controller.
    open var modalPresentationStyle = UIModalPresentationStyle.automatic
    /// The way a controller comes without an animator: it dissolves for `.crossDissolve`, and slides for all others.
    open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
    /// A Boolean value that says whether a controller that does not fill the screen is in charge of the status bar.
    open var modalPresentationCapturesStatusBarAppearance = false
    // Row T19.
    /// A Boolean value that says whether gestures may not dismiss the controller.
    ///
    /// The host has no such gesture: code that dismisses by one has to ask.
    open var isModalInPresentation = false
    /// The transition of UIKit's own by which the controller comes and goes; nil for none. Stores only.
    open var preferredTransition: Transition?
    /// The delegate that is asked for animators and interactors when a transition is animated. Held weakly, as in
    /// UIKit.
    open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
    /// A Boolean value that says whether a presentation over the current context covers this controller. Stores only.
    open var definesPresentationContext = false
    // Row T15.
    /// A Boolean value that is true in a presentation until the controller has appeared.
    open internal(set) var isBeingPresented = false
    // Row T14.
    /// A Boolean value that is true in a dismissal until the controller has disappeared, or is back.
    open internal(set) var isBeingDismissed = false
    /// The presentation that this controller, an outermost one, has begun.
    var presentation: Presentation?
    weak var presentationOfSelf: Presentation?
    /// Made when it is asked for before the presentation.
    var preparedController: UIPresentationController?
    /// Objects that live as long as the controller: the Objective-C runtime's associated objects, where there is one.
    package var companions: [ObjectIdentifier: AnyObject] = [:]

    // Rows T2, T17a, T27.
    /// Presents a controller over the whole window, from the outermost parent of this one.
    ///
    /// The presentation begins when this turn of the run loop is over, with animation and without. The stage refuses it
    /// with a warning, and the completion is not called, if something is presented already or on its way out, if the
    /// other controller is presented or has a parent, or if this one's view is in no window.
    open func present(
        _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
    ) {
        beginPresenting(viewControllerToPresent, animated: flag, completion)
    }

    // Row T25.
    /// Dismisses the controller that this one presents, or else this controller.
    ///
    /// Whatever is presented on top of that goes first, at once. Refused with a warning of the stage while a transition
    /// is under way. The completion is called even if an interactive dismissal is cancelled: a guess.
    open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        beginDismissing(animated: flag, completion)
    }

    /// The coordinator of the transition under way; a child's is its parent's.
    open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? { coordinatorOfTransition }

    // MARK: Size

    /// Returns the whole of `parentSize`, unless overridden.
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

    // Row W7.
    /// Called before the traits change, and before `viewWillTransition`. An override calls super, which tells the
    /// children.
    open func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) { for child in children { child.willTransition(to: newCollection, with: coordinator) } }

    // MARK: Containment

    /// The container that this controller is a child of. A presenter is no parent.
    @exclusivity(unchecked) public internal(set) weak var parent: UIViewController?
    /// The children, in the order added.
    public internal(set) var children: [UIViewController] = []

    /// Called before the controller gets a parent and, with nil, by the container before it loses it.
    open func willMove(toParent parent: UIViewController?) {}
    /// Called by the container after the controller got a parent; with nil by `removeFromParent()`.
    open func didMove(toParent parent: UIViewController?) {}

    // Row V3.
    /// The safe area of the controller's view as it is for the children's views.
    var safeAreaInsetsForChildren: UIEdgeInsets { viewIfLoaded?.safeAreaInsets ?? .zero }

    /// Called when a child has left, by itself or for another parent.
    func childDidLeave(_ child: UIViewController) {}

    /// Makes `childController` a child, after telling it `willMove(toParent:)`.
    ///
    /// The container itself adds the view and calls `didMove(toParent:)`.
    open func addChild(_ childController: UIViewController) {
        guard childController.parent !== self else { return }
        childController.willMove(toParent: self)
        let old = childController.parent
        old?.children.removeAll { $0 === childController }
        children.append(childController)
        childController.parent = self
        old?.childDidLeave(childController)
    }

    /// Removes the controller from its parent, then calls its `didMove(toParent:)` with nil.
    open func removeFromParent() {
        guard let parent else { return }
        parent.children.removeAll { $0 === self }
        self.parent = nil
        parent.childDidLeave(self)
        didMove(toParent: nil)
    }
}

extension UIViewController {
    /// A transition of UIKit's own. The host has no such transition: it only tells that one is preferred.
    @preconcurrency @MainActor public final class Transition {
        /// A controller that fades in.
        public static var crossDissolve: Self { Self() }
    }
}
