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

    /// Hides or shows the bar, without animation.
    open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) { isNavigationBarHidden = hidden }

    /// Creates a stack of one controller.
    public convenience init(rootViewController: UIViewController) {
        self.init()
        setViewControllers([rootViewController], animated: false)
    }

    /// The controller on top: the last of `viewControllers`.
    open var topViewController: UIViewController? { viewControllers.last }

    /// Replaces the stack without animation. Controllers are told like children that are added and removed.
    open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
        let (old, top) = (self.viewControllers, topViewController)
        self.viewControllers = viewControllers
        for controller in viewControllers where !old.contains(controller) { addChild(controller) }
        if top !== topViewController {
            show(topViewController, insteadOf: top)
            passOnPreferredSize()
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
        return insets
    }

    /// Gives the bar its place where no content that scrolls has.
    open override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let height = navigationBar.bounds.height
        placeBar(height: height > 0 ? height : navigationBar.closedHeight)
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
