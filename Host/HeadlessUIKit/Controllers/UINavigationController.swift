// Rows V16, V17.
/// A stack of controllers that shows the top one. Nothing is animated.
///
/// The top controller's view fills the controller's, behind the bar; its safe area leaves out the bar. The preferred size
/// of the top controller, with the bar, becomes this controller's, unless it is lower.
@preconcurrency @MainActor open class UINavigationController: UIViewController {
    /// The controllers, from the bottom of the stack to its top.
    open private(set) var viewControllers: [UIViewController] = []
    /// The bar, over the views of the controllers in the stack.
    open private(set) lazy var navigationBar = makeBar()

    /// The recognizer of the swipe back. Stores only: it is on no view and never begins, because the host has no such
    /// swipe.
    public let interactivePopGestureRecognizer: UIGestureRecognizer? = UIScreenEdgePanGestureRecognizer()
    // Row W14.
    /// The recognizer of the swipe back over the content, on the controller's view.
    ///
    /// A pan from leading to trailing that starts anywhere pops the top controller, at once, if the finger lifts beyond
    /// the middle of the view or moves toward the trailing side.
    public private(set) lazy var interactiveContentPopGestureRecognizer: UIGestureRecognizer? = makeContentPop()
    /// A Boolean value that says whether the bar is hidden, and takes no space.
    open var isNavigationBarHidden = false {
        didSet {
            guard isNavigationBarHidden != oldValue else { return }
            navigationBar.isHidden = isNavigationBarHidden
            viewIfLoaded?.geometryDidChange()
            topViewController?.viewIfLoaded?.openBarsOverContent()
        }
    }

    // Row V19.
    /// The object that is told which controller is shown. Held weakly.
    @_disfavoredOverload open weak var delegate: (any UINavigationControllerDelegate)?
    private weak var toldOf: UIViewController?

    // Row V20.
    /// The bar at the bottom, with the top controller's `toolbarItems`.
    open private(set) lazy var toolbar: UIToolbar! = UIToolbar()
    /// A Boolean value that says whether the bar at the bottom is hidden, and takes no space; true unless set.
    open var isToolbarHidden = true {
        didSet {
            guard isToolbarHidden != oldValue else { return }
            viewIfLoaded?.setNeedsLayout()
            viewIfLoaded?.geometryDidChange()
        }
    }
    /// Hides or shows the bar at the bottom, without animation.
    open func setToolbarHidden(_ hidden: Bool, animated: Bool) { isToolbarHidden = hidden }
    /// Stores only: a scroll hides no bar, but by `navigationBarMinimization`.
    open var hidesBarsOnSwipe = false
    /// Stores only.
    open var hidesBarsOnTap = false
    /// Stores only.
    open var hidesBarsWhenKeyboardAppears = false
    /// Stores only.
    open var hidesBarsWhenVerticallyCompact = false

    /// Hides or shows the bar, without animation.
    open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) { isNavigationBarHidden = hidden }

    /// Creates a stack of one controller.
    public convenience init(rootViewController: UIViewController) {
        self.init()
        setViewControllers([rootViewController], animated: false)
    }

    /// The controller on top: the last of `viewControllers`.
    open var topViewController: UIViewController? { viewControllers.last }
    /// The controller in front: the one that is presented here, or else the top one.
    open var visibleViewController: UIViewController? { presentedViewController ?? topViewController }

    /// Replaces the stack without animation. Controllers are told like children that are added and removed.
    open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
        let (old, top) = (self.viewControllers, topViewController)
        self.viewControllers = viewControllers
        for controller in viewControllers where !old.contains(controller) { addChild(controller) }
        if top !== topViewController {
            if appearance == .appeared { tellOfTop(animated, isShown: false) }
            show(topViewController, insteadOf: top)
            passOnPreferredSize()
            if appearance == .appeared { tellOfTop(animated, isShown: true) }
            tabBarController?.barMayChange()
        }
        for controller in viewControllers where !old.contains(controller) { controller.didMove(toParent: self) }
        for controller in old where !viewControllers.contains(controller) {
            controller.willMove(toParent: nil)
            controller.removeFromParent()
        }
    }

    /// Pushes a controller without animation.
    open func pushViewController(_ viewController: UIViewController, animated: Bool) {
        setViewControllers(viewControllers + [viewController], animated: animated)
    }

    /// Pops the top controller and returns it; nil for the only controller, which stays.
    @discardableResult open func popViewController(animated: Bool) -> UIViewController? {
        guard viewControllers.count > 1 else { return nil }
        let top = topViewController
        setViewControllers(viewControllers.dropLast(), animated: animated)
        return top
    }

    /// Pops the controllers above one in the stack, and returns them. A controller that is not in the stack stops the
    /// program, as in UIKit.
    @discardableResult open func popToViewController(
        _ viewController: UIViewController, animated: Bool
    ) -> [UIViewController]? {
        guard let index = viewControllers.firstIndex(where: { $0 === viewController }) else {
            preconditionFailure(
                "popToViewController(_:animated:): the \(type(of: viewController)) is not in the stack. Push it first.")
        }
        let removed = Array(viewControllers.dropFirst(index + 1))
        if !removed.isEmpty { setViewControllers(Array(viewControllers.prefix(index + 1)), animated: animated) }
        return removed
    }

    /// Pushes a controller.
    open override func show(_ vc: UIViewController, sender: Any?) { pushViewController(vc, animated: true) }

    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        if toldOf !== topViewController { tellOfTop(animated, isShown: false) }
    }

    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        if toldOf !== topViewController { tellOfTop(animated, isShown: true) }
    }

    private func tellOfTop(_ animated: Bool, isShown: Bool) {
        guard let top = topViewController else { return }
        guard isShown else { return delegate?.navigationController(self, willShow: top, animated: animated) ?? () }
        toldOf = top
        delegate?.navigationController(self, didShow: top, animated: animated)
    }

    /// Pops all controllers but the bottom one, and returns them.
    @discardableResult open func popToRootViewController(animated: Bool) -> [UIViewController]? {
        guard viewControllers.count > 1 else { return nil }
        let removed = Array(viewControllers.dropFirst())
        setViewControllers(Array(viewControllers.prefix(1)), animated: animated)
        return removed
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        if let pop = interactiveContentPopGestureRecognizer { view.addGestureRecognizer(pop) }
        show(topViewController, insteadOf: nil)
        view.addSubview(navigationBar)
        placeBar(height: navigationBar.closedHeight)
    }

    // Row V16.
    override var safeAreaInsetsForChildren: UIEdgeInsets {
        var insets = super.safeAreaInsetsForChildren
        if !isNavigationBarHidden { insets.top += navigationBar.closedHeight }
        if !isToolbarHidden { insets.bottom += UIToolbar.height }
        return insets
    }

    /// Gives the bar its place where no content that scrolls has.
    open override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let height = navigationBar.bounds.height
        placeBar(height: height > 0 ? height : navigationBar.closedHeight)
        placeToolbar()
    }

    /// Shows the top controller's buttons at the bottom. Row V20.
    func placeToolbar() {
        guard !isToolbarHidden else {
            if toolbar.superview != nil { toolbar.removeFromSuperview() }
            return
        }
        let inset = super.safeAreaInsetsForChildren.bottom
        let height = UIToolbar.height + inset
        toolbar.frame = CGRect(x: 0, y: view.bounds.maxY - height, width: view.bounds.width, height: height)
        let items = topViewController?.toolbarItems
        if toolbar.items?.map(ObjectIdentifier.init) != items?.map(ObjectIdentifier.init) { toolbar.items = items }
        if toolbar.superview !== view { view.addSubview(toolbar) }
    }

    // Row V17.
    /// Makes the top controller's preferred size, with the bar, this controller's, unless it is lower.
    open override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
        super.preferredContentSizeDidChange(forChildContentContainer: container)
        if container === topViewController { passOnPreferredSize() }
    }

    private func passOnPreferredSize() {
        guard var size = topViewController?.preferredContentSize, size != .zero else { return }
        if !isNavigationBarHidden { size.height += navigationBar.closedHeight }
        if size.height >= preferredContentSize.height { preferredContentSize = size }
    }

    // Row W5.
    /// The top controller, if the bar is hidden; else the bar's style decides.
    open override var childForStatusBarStyle: UIViewController? { isNavigationBarHidden ? topViewController : nil }
    /// The top controller.
    open override var childForStatusBarHidden: UIViewController? { topViewController }
    /// The top controller.
    open override var childForHomeIndicatorAutoHidden: UIViewController? { topViewController }
    /// The top controller.
    open override var childForScreenEdgesDeferringSystemGestures: UIViewController? { topViewController }

    private func makeContentPop() -> UIGestureRecognizer {
        let pop = ContentPopGestureRecognizer(target: nil, action: nil)
        pop.navigation = self
        pop.addTarget(self) { [weak self, weak pop] _ in
            if let pop, pop.goesBack { self?.popViewController(animated: true) }
        }
        return pop
    }

    private func makeBar() -> UINavigationBar {
        let bar = UINavigationBar()
        bar.controller = self
        return bar
    }
}

/// The swipe back over the content: a screen-edge pan that starts anywhere. Row W14.
private final class ContentPopGestureRecognizer: UIScreenEdgePanGestureRecognizer {
    weak var navigation: UINavigationController?

    private var start: UIRectEdge {
        view?.effectiveUserInterfaceLayoutDirection == .rightToLeft ? .right : .left
    }

    /// Whether the finger has lifted far enough, or fast enough: guesses.
    var goesBack: Bool {
        guard state == .ended, let view else { return false }
        let sign: CGFloat = start == .left ? 1 : -1
        return displacement.x * sign > view.bounds.width / 2 || flingVelocity.x * sign > 0
    }

    override func edges(touchedBy touch: UITouch) -> UIRectEdge { start }
    override func mayBegin() -> Bool { navigation.map { $0.viewControllers.count > 1 } ?? false }
}
