/// An object that manages a view: it creates the view when it is first read, and is told when the view appears and
/// disappears.
///
/// In the responder chain the controller stands between its view and that view's superview.
@preconcurrency @MainActor
open class UIViewController: UIResponder, UIContentContainer {
    // Row W32.
    /// Creates a controller whose view is not loaded. Its view is that of the nib in ``UINib/files``, if there is one of
    /// this name, or of the class's.
    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        nibName = nibNameOrNil
        super.init()
    }
    /// The name of the nib; nil for none.
    public final let nibName: String?

    /// Creates a controller as `init(nibName:bundle:)` does: the coder is not read.
    public required init?(coder: NSCoder) {
        nibName = nil
        super.init()
    }

    /// Creates a controller whose view is not loaded.
    public override convenience init() { self.init(nibName: nil, bundle: nil) }

    // MARK: The view

    /// The view, created by `loadView` when first read.
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

    /// The view if it is loaded; reading this does not load it.
    open var viewIfLoaded: UIView? { loadedView }
    /// A Boolean value that says whether the view is loaded.
    open var isViewLoaded: Bool { loadedView != nil }

    /// Creates the view. An override assigns `view` and does not call super.
    open func loadView() { if !loadNib() { view = UIView(frame: UIScreen.main.bounds) } }

    /// Called once, after `loadView`: the view is as large as the screen, and in no window yet.
    open func viewDidLoad() {}

    /// Loads the view unless it is loaded.
    open func loadViewIfNeeded() {
        guard loadedView == nil else { return }
        loadView()
        precondition(loadedView != nil, "loadView() left no view behind. Assign `view` in it.")
        viewDidLoad()
    }

    /// Called before a layout if the view asked for `updateConstraints()`. An override calls super at its end; super
    /// calls the view's method.
    open func updateViewConstraints() { view.updateConstraints() }

    /// Called in a layout pass, before the view lays out its subviews.
    open func viewWillLayoutSubviews() {}
    /// Called in a layout pass, after the view has laid out its subviews.
    open func viewDidLayoutSubviews() {}
    /// Called in a layout pass, before the layout, if the view's safe area has changed.
    open func viewSafeAreaInsetsDidChange() {}

    // MARK: Title, insets, traits

    /// The title, for a navigation item that is created later, and for the tab bar item.
    open var title: String? { didSet { madeTabBarItem?.title = title } }
    /// The content of a navigation bar for this controller. Created when first read.
    open private(set) lazy var navigationItem = UINavigationItem(title: title ?? "")
    /// The item of a tab bar for this controller. Created when first read, with the controller's title; nil creates
    /// another.
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
    // Row V20.
    /// The buttons of the navigation controller's bar at the bottom; nil for none.
    open var toolbarItems: [UIBarButtonItem]? { didSet { navigationController?.viewIfLoaded?.setNeedsLayout() } }
    /// Sets the buttons of the bar at the bottom, at once.
    open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) { self.toolbarItems = toolbarItems }
    // Row V21.
    /// A Boolean value that says whether the tab bar is hidden while this controller, or one above it, is on top of a
    /// navigation controller.
    open var hidesBottomBarWhenPushed = false
    // Row W32.
    /// Called before a segue of a storyboard shows another controller.
    open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
    /// Asks whether a segue may be performed. Never called: code performs it.
    open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }
    /// Shows a controller in the nearest container that can, or else presents it.
    open func show(_ vc: UIViewController, sender: Any?) {
        if let parent { parent.show(vc, sender: sender) } else { present(vc, animated: true) }
    }
    /// Called when memory is short. Never called.
    open func didReceiveMemoryWarning() {}
    /// A Boolean value that says whether the controller's content is edited.
    open var isEditing: Bool {
        get { editing }
        set { setEditing(newValue, animated: false) }
    }
    private var editing = false
    /// Called when editing begins and ends; `editButtonItem` calls it at a tap.
    open func setEditing(_ editing: Bool, animated: Bool) { self.editing = editing }
    /// A bar button that begins and ends editing.
    open private(set) lazy var editButtonItem = UIBarButtonItem(
        systemItem: .edit,
        primaryAction: UIAction { [weak self] _ in if let self { setEditing(!isEditing, animated: true) } })
    /// Insets added to the safe area of the view, in points.
    open var additionalSafeAreaInsets = UIEdgeInsets.zero { didSet { loadedView?.geometryDidChange() } }

    /// The traits of the view, or those of an upright phone while there is no view.
    open var traitCollection: UITraitCollection { loadedView?.traitCollection ?? UITraitCollection() }

    // Row V18.
    /// Whether the controller's view is light or dark; unspecified for the superview's style.
    open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
        get { ownStyle }
        set {
            let before = viewIfLoaded?.traitCollection
            ownStyle = newValue
            if let before, let view = viewIfLoaded, view.traitCollection != before { view.tellOfTraits(from: before) }
        }
    }
    private var ownStyle = UIUserInterfaceStyle.unspecified { didSet { UIView.overridesStyles = true } }

    /// Called when the window's traits have changed, before anything is laid out anew.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
    var traitRegistrations: [TraitRegistration] = []

    // MARK: Status bar, home indicator, orientations (row W5)

    /// The style of the status bar's text, for a controller in charge of it: see `UIStatusBarManager`.
    open var preferredStatusBarStyle: UIStatusBarStyle { .default }
    /// A Boolean value that says whether a controller in charge hides the status bar.
    open var prefersStatusBarHidden: Bool { false }
    /// The animation with which the status bar appears and disappears. The host does not ask for it.
    open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
    /// The child that decides on the status bar's style; nil for this controller.
    open var childForStatusBarStyle: UIViewController? { nil }
    /// The child that decides whether the status bar is hidden; nil for this controller.
    open var childForStatusBarHidden: UIViewController? { nil }
    /// Does nothing: the status bar's manager asks each time it is read.
    open func setNeedsStatusBarAppearanceUpdate() {}
    /// A Boolean value that says whether the home indicator hides. The host does not ask for it.
    open var prefersHomeIndicatorAutoHidden: Bool { false }
    /// The child that decides whether the home indicator hides; nil for this controller. The host does not ask for it.
    open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
    /// Does nothing: there is no home indicator.
    open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
    /// The edges at which the app's gestures precede the system's. The host does not ask for it.
    open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
    /// The child that decides at which edges the app's gestures precede the system's; nil for this controller. The host
    /// does not ask for it.
    open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }
    /// Does nothing: there are no gestures of the system.
    open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}
    /// A Boolean value that says whether the keyboard stays as the first responder resigns; true for a form sheet. The
    /// host does not ask for it.
    open var disablesAutomaticKeyboardDismissal: Bool { modalPresentationStyle == .formSheet }

    /// The orientations that the controller supports. The host does not ask: a test rotates its stage.
    open var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        traitCollection.userInterfaceIdiom == .pad ? .all : .allButUpsideDown
    }
    /// The orientation in which the controller is presented. The host does not ask for it.
    open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
    /// A Boolean value that says whether the controller rotates with the device. The host does not ask for it.
    open var shouldAutorotate: Bool { true }
    /// Does nothing: a test rotates its stage.
    open func setNeedsUpdateOfSupportedInterfaceOrientations() {}

    open override var next: UIResponder? { loadedView?.superview }
    override var windowOfResponder: UIWindow? { loadedView?.window }

    // MARK: Appearance

    // Rows T13, T18.
    /// Tells that the view will appear. Called before the view enters the window; `isBeingPresented` may be true.
    open func viewWillAppear(_ animated: Bool) {}
    // Row T28.
    /// Tells that the view appears: it is in the window, with its traits and its place.
    open func viewIsAppearing(_ animated: Bool) {}
    /// Whether that was told of, since the view will appear.
    var appearingIsTold = true
    /// Tells that the view has appeared, and that any transition is over.
    open func viewDidAppear(_ animated: Bool) {}
    // Row T18.
    /// Tells that the view will disappear. An interactive dismissal that is cancelled calls `viewWillAppear` next.
    open func viewWillDisappear(_ animated: Bool) {}
    // Row T14.
    /// Tells that the view has disappeared. In a dismissal `isBeingDismissed` is true, and the presenter is nil.
    open func viewDidDisappear(_ animated: Bool) {}

    /// A Boolean value that says whether children are told of appearance when this controller is. A container that
    /// tells them itself returns false.
    open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

    package internal(set) var appearance = Appearance.disappeared

    // MARK: Presentation

    // Row T1.
    /// The style of the presentation; set it before presenting. The delegate is asked for a presentation controller
    /// only if the style is `.custom`.
    open var modalPresentationStyle = UIModalPresentationStyle.automatic
    /// The transition without an animator: `.crossDissolve` dissolves, all others slide.
    open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
    /// A Boolean value that says whether a controller that does not fill the screen controls the status bar.
    open var modalPresentationCapturesStatusBarAppearance = false
    // Row T19.
    /// A Boolean value that says whether gestures may not dismiss the controller.
    ///
    /// The host has no such gesture: code that dismisses by its own gesture must ask.
    open var isModalInPresentation = false
    /// The preferred system transition; nil for none. Stores only.
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
    /// The presentation that this controller has begun; set on an outermost controller.
    var presentation: Presentation?
    weak var presentationOfSelf: Presentation?
    /// The presentation controller, if it was read before the presentation.
    var preparedController: UIPresentationController?
    /// Objects that live as long as the controller, like the Objective-C runtime's associated objects.
    package var companions: [ObjectIdentifier: AnyObject] = [:]

    // Rows T2, T17a, T27.
    /// Presents a controller over the whole window, from the outermost parent of this one.
    ///
    /// The presentation begins at the end of this turn of the run loop, animated or not. The stage warns and ignores
    /// the call, without calling the completion, if this controller already presents or dismisses something, if the
    /// other controller is presented or has a parent, or if this one's view is in no window.
    open func present(
        _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
    ) {
        beginPresenting(viewControllerToPresent, animated: flag, completion)
    }

    // Row T25.
    /// Dismisses the controller that this one presents, or else this controller.
    ///
    /// Controllers presented on top are dismissed first, without animation. During a transition the stage warns and
    /// ignores the call. The completion is called even if an interactive dismissal is cancelled: a guess.
    open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        beginDismissing(animated: flag, completion)
    }

    /// The coordinator of the running transition; a child's is its parent's.
    open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? { coordinatorOfTransition }

    // MARK: Size

    /// Returns `parentSize`, unless overridden.
    open func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize { parentSize }
    /// Does nothing here.
    open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}

    /// Called before the window's size changes. An override calls super, which tells the children.
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
    /// The safe area that the children's views get.
    var safeAreaInsetsForChildren: UIEdgeInsets { viewIfLoaded?.safeAreaInsets ?? .zero }

    /// Called when a child has left this parent.
    func childDidLeave(_ child: UIViewController) {}

    /// Makes `childController` a child, after calling its `willMove(toParent:)`.
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
    /// A system transition. The host has none: it only stores that one is preferred.
    @preconcurrency @MainActor public final class Transition {
        /// A controller that fades in.
        public static var crossDissolve: Self { Self() }
    }
}
