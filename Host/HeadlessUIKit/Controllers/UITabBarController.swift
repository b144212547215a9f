// Rows V2, V3, V4, V5.
/// Shows one of several controllers, and a bar with an item for each.
///
/// A selection is not animated. The selected controller's view fills that of the tab bar
/// controller, behind the bar; its safe area excludes the bar.
@preconcurrency @MainActor open class UITabBarController: UIViewController {
    /// The bar, in front of the view's other subviews. The view's layout places it at the bottom edge.
    open private(set) lazy var tabBar = makeBar()

    // Row V21.
    /// The object that is asked and told of a selection by a finger. Held weakly.
    open weak var delegate: (any UITabBarControllerDelegate)?

    /// A Boolean value that says whether the bar is hidden, and takes no space; false unless set.
    open var isTabBarHidden = false { didSet { if isTabBarHidden != oldValue { barMayChange() } } }
    /// Hides or shows the bar, without animation.
    open func setTabBarHidden(_ hidden: Bool, animated: Bool) { isTabBarHidden = hidden }

    /// Whether the bar is away: by the app, or by a controller that was pushed.
    private var isBarAway: Bool {
        let stack = (selectedViewController as? UINavigationController)?.viewControllers ?? []
        return isTabBarHidden || stack.contains(where: \.hidesBottomBarWhenPushed)
    }
    private var wasBarAway = false

    /// Hides or shows the bar if the tabs or a stack want it.
    func barMayChange() {
        guard isBarAway != wasBarAway else { return }
        wasBarAway = isBarAway
        tabBar.isHidden = wasBarAway
        barChanged()
    }

    /// Selects a tab as a finger does: asks, selects, and tells.
    func tap(_ index: Int) {
        guard let controller = viewControllers?[index] else { return }
        guard delegate?.tabBarController(self, shouldSelect: controller) ?? true else { return }
        if controller === selectedViewController, let stack = controller as? UINavigationController {
            stack.popToRootViewController(animated: true)
        }
        selectedIndex = index
        delegate?.tabBarController(self, didSelect: controller)
    }

    // Row V5.
    /// The controllers, in the order of the items. The tab bar controller has no other children.
    ///
    /// If new controllers do not include the selected one, the controller at its index is selected, or else the first.
    open var viewControllers: [UIViewController]? { didSet { replace(oldValue ?? []) } }

    /// The selected controller. It should be one of `viewControllers`; the host does not check that.
    open var selectedViewController: UIViewController? {
        didSet {
            guard selectedViewController !== oldValue else { return }
            show(selectedViewController, insteadOf: oldValue)
            showSelection()
            barMayChange()
        }
    }

    /// The index of the selected controller; `NSNotFound` for none. An index out of range is ignored.
    open var selectedIndex: Int {
        get { viewControllers?.firstIndex { $0 === selectedViewController } ?? NSNotFound }
        set { if let all = viewControllers, all.indices.contains(newValue) { selectedViewController = all[newValue] } }
    }

    // Row V4.
    /// Adds a controller as a child and the last tab: a tab bar controller has no other children.
    open override func addChild(_ childController: UIViewController) {
        super.addChild(childController)
        guard viewControllers?.contains(childController) != true else { return }
        viewControllers = (viewControllers ?? []) + [childController]
    }

    override func childDidLeave(_ child: UIViewController) {
        guard let viewControllers, viewControllers.contains(child) else { return }
        self.viewControllers = viewControllers.filter { $0 !== child }
    }

    // Row V13.
    /// The scrolling that shrinks the bar to the height of its safe area; the opposite scrolling restores it.
    /// `.automatic` means never.
    open var tabBarMinimizeBehavior = MinimizeBehavior.automatic { didSet { shrinkage = BarShrinkage() } }
    /// The height that the items have lost.
    private var shrinkage = BarShrinkage() { didSet { if shrinkage != oldValue { barChanged() } } }

    // Row V15.
    /// A view above the bar, or beside a bar that has shrunk. Nil unless set.
    open var bottomAccessory: UITabAccessory? {
        didSet {
            oldValue?.contentView.removeFromSuperview()
            if let accessory = bottomAccessory { view.addSubview(accessory.contentView) }
            barChanged()
        }
    }

    /// Sets the view above the bar, without animation.
    open func setBottomAccessory(_ bottomAccessory: UITabAccessory?, animated: Bool) {
        self.bottomAccessory = bottomAccessory
    }

    /// Shrinks or grows the bar after content below it has scrolled by `distance`.
    func followScroll(by distance: CGFloat) {
        let behavior = UIBarMinimizationBehavior(rawValue: tabBarMinimizeBehavior.rawValue) ?? .never
        shrinkage.follow(distance, behavior, limit: UITabBar.itemHeight)
    }

    private func barChanged() {
        viewIfLoaded?.setNeedsLayout()
        viewIfLoaded?.geometryDidChange()
    }

    /// Creates the view that lays out the bar.
    open override func loadView() {
        view = TabBarContainer(frame: UIScreen.main.bounds)
        view.addSubview(tabBar)
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        show(selectedViewController, insteadOf: nil)
    }

    // Row V3. Only the bar's height counts, not where the bar is or whether it is hidden.
    override var safeAreaInsetsForChildren: UIEdgeInsets {
        var insets = super.safeAreaInsetsForChildren
        if !wasBarAway { insets.bottom = max(insets.bottom, barHeight + accessoryHeight) }
        return insets
    }

    // Row W5.
    /// The selected controller.
    open override var childForStatusBarStyle: UIViewController? { selectedViewController }
    /// The selected controller.
    open override var childForStatusBarHidden: UIViewController? { selectedViewController }
    /// The selected controller.
    open override var childForHomeIndicatorAutoHidden: UIViewController? { selectedViewController }
    /// The selected controller.
    open override var childForScreenEdgesDeferringSystemGestures: UIViewController? { selectedViewController }

    /// The height of the items, and of the safe area below them.
    private var barHeight: CGFloat { UITabBar.itemHeight - shrinkage.points + view.safeAreaInsets.bottom }

    /// The height of the accessory above the bar: 0 once the bar has shrunk. Row V15.
    private var accessoryHeight: CGFloat {
        bottomAccessory == nil || shrinkage.points == UITabBar.itemHeight ? 0 : UITabAccessory.height
    }

    /// Places the bar at the bottom. Sets no frame, because the app may have moved the bar by its transform.
    fileprivate func placeBar() {
        let (space, height) = (view.bounds, barHeight)
        tabBar.bounds.size = CGSize(width: space.width, height: height)
        tabBar.center = CGPoint(x: space.midX, y: space.maxY - height / 2)
        guard let accessory = bottomAccessory?.contentView else { return }
        accessory.frame = CGRect(
            x: 0, y: space.maxY - height - accessoryHeight, width: space.width, height: UITabAccessory.height)
        view.bringSubviewToFront(accessory)
    }

    private func makeBar() -> UITabBar {
        let bar = UITabBar()
        bar.controller = self
        bar.bounds.size.height = UITabBar.itemHeight
        return bar
    }
}

extension UITabBarController {
    /// The scrolling that shrinks the bar.
    public enum MinimizeBehavior: Int, Sendable {
        /// The system's behavior: never, on the host.
        case automatic
        /// No scrolling.
        case never
        /// Scrolling down: the finger moves up.
        case onScrollDown
        /// Scrolling up: the finger moves down.
        case onScrollUp
    }

    private func replace(_ old: [UIViewController]) {
        let new = viewControllers ?? []
        let index = old.firstIndex { $0 === selectedViewController } ?? 0
        for controller in old where controller.parent === self && !new.contains(controller) {
            controller.willMove(toParent: nil)
            controller.viewIfLoaded?.removeFromSuperview()
            controller.removeFromParent()
        }
        for controller in new where controller.parent !== self {
            addChild(controller)
            controller.didMove(toParent: self)
        }
        showItems()
        if selectedViewController.map(new.contains) != true {
            selectedViewController = new.indices.contains(index) ? new[index] : new.first
        }
    }

    /// Shows the controllers' items in the bar.
    func showItems() {
        tabBar.items = viewControllers?.compactMap(\.tabBarItem)
        showSelection()
    }

    private func showSelection() { tabBar.selectedItem = selectedViewController?.tabBarItem }
}

/// The view of a tab bar controller. It lays out the bar itself, so a subclass of the controller cannot prevent that.
private final class TabBarContainer: UIView {
    override func layoutSubviews() {
        super.layoutSubviews()
        (viewController as? UITabBarController)?.placeBar()
    }
}

extension UIViewController {
    /// The nearest tab bar controller that contains this controller.
    public var tabBarController: UITabBarController? { parent as? UITabBarController ?? parent?.tabBarController }
}

// Row V15.
/// A view that a tab bar controller shows above its bar.
@preconcurrency @MainActor open class UITabAccessory {
    /// The view.
    public let contentView: UIView
    /// Its height, in points: a guess.
    static let height: CGFloat = 48

    /// Creates an accessory that shows a view.
    public init(contentView: UIView) { self.contentView = contentView }
}

// Row V21.
/// An object that is asked and told of selections of a tab bar controller. All methods are optional.
@preconcurrency @MainActor public protocol UITabBarControllerDelegate: AnyObject {
    /// Asks whether a tap may select a controller, also the selected one; true if not implemented.
    func tabBarController(
        _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool
    /// Tells that a tap has selected a controller, also the one that was selected.
    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController)
    /// Never called: a selection is not animated.
    func tabBarController(
        _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)?
    /// Never called: a selection is not animated.
    func tabBarController(
        _ tabBarController: UITabBarController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)?
    /// Never called: the host does not ask for orientations.
    func tabBarControllerSupportedInterfaceOrientations(
        _ tabBarController: UITabBarController
    ) -> UIInterfaceOrientationMask
    /// Never called: the host has no page to edit the tabs.
    func tabBarController(
        _ tabBarController: UITabBarController, willBeginCustomizing viewControllers: [UIViewController])
    /// Never called: the host has no page to edit the tabs.
    func tabBarController(
        _ tabBarController: UITabBarController, willEndCustomizing viewControllers: [UIViewController], changed: Bool)
    /// Never called: the host has no page to edit the tabs.
    func tabBarController(
        _ tabBarController: UITabBarController, didEndCustomizing viewControllers: [UIViewController], changed: Bool)
    /// Never called: a test turns its stage.
    func tabBarControllerPreferredInterfaceOrientationForPresentation(_ tabBarController: UITabBarController)
        -> UIInterfaceOrientation
}

extension UITabBarControllerDelegate {
    public func tabBarController(
        _ tabBarController: UITabBarController, willBeginCustomizing viewControllers: [UIViewController]
    ) {}
    public func tabBarController(
        _ tabBarController: UITabBarController, willEndCustomizing viewControllers: [UIViewController], changed: Bool
    ) {}
    public func tabBarController(
        _ tabBarController: UITabBarController, didEndCustomizing viewControllers: [UIViewController], changed: Bool
    ) {}
    public func tabBarControllerPreferredInterfaceOrientationForPresentation(_ tabBarController: UITabBarController)
        -> UIInterfaceOrientation
    { .portrait }
    public func tabBarController(
        _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool { true }
    public func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {}
    public func tabBarController(
        _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
    public func tabBarController(
        _ tabBarController: UITabBarController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
    public func tabBarControllerSupportedInterfaceOrientations(
        _ tabBarController: UITabBarController
    ) -> UIInterfaceOrientationMask { tabBarController.supportedInterfaceOrientations }
}
