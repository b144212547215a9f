/// Looks after a view: makes it when it is first asked for, and hears when it comes and goes.
///
/// The view is in the responder chain between this controller's `next`, the view's superview, and itself.
@MainActor
open class UIViewController: UIResponder {
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
    open var preferredContentSize = CGSize.zero
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
