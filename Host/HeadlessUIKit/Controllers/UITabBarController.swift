// Rows V2, V3, V4, V5.
/// Controllers side by side, of which one is shown, above a bar with an item for each.
///
/// Another controller is selected at once, without animation and without asking anybody: there is no delegate. The
/// selected controller's view fills that of the tab bar controller, behind the bar, and its safe area leaves out the bar.
@preconcurrency @MainActor open class UITabBarController: UIViewController {
    /// The bar, in front of everything in the view. The layout of the view puts it to the bottom edge.
    open private(set) lazy var tabBar = makeBar()

    // Row V5.
    /// The controllers, in the order of the items. Every child is one of them.
    ///
    /// If the selected controller is not among new ones, the one at its index is selected, or else the first.
    open var viewControllers: [UIViewController]? { didSet { replace(oldValue ?? []) } }

    /// The controller that is shown. It should be one of `viewControllers`; this is not checked.
    open var selectedViewController: UIViewController? {
        didSet {
            guard selectedViewController !== oldValue else { return }
            show(selectedViewController, insteadOf: oldValue)
            showSelection()
        }
    }

    /// The index of the controller that is shown; `NSNotFound` for none. An index out of range changes nothing.
    open var selectedIndex: Int {
        get { viewControllers?.firstIndex { $0 === selectedViewController } ?? NSNotFound }
        set { if let all = viewControllers, all.indices.contains(newValue) { selectedViewController = all[newValue] } }
    }

    // Row V4.
    /// Makes a controller a child, and so the last of the tabs: a tab bar controller has no other children.
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
    /// The scrolling that makes the bar smaller, as far as it has no height but the safe area's, and the opposite
    /// scrolling that makes it larger again. `.automatic` is never.
    open var tabBarMinimizeBehavior = MinimizeBehavior.automatic { didSet { shrinkage = BarShrinkage() } }
    /// How much of the items' height is gone.
    private var shrinkage = BarShrinkage() { didSet { if shrinkage != oldValue { barChanged() } } }

    // Row V15.
    /// A view above the bar; beside it, once the bar is small. Nil unless set.
    open var bottomAccessory: UITabAccessory? {
        didSet {
            oldValue?.contentView.removeFromSuperview()
            if let accessory = bottomAccessory { view.addSubview(accessory.contentView) }
            barChanged()
        }
    }

    /// Sets the view above the bar, at once.
    open func setBottomAccessory(_ bottomAccessory: UITabAccessory?, animated: Bool) {
        self.bottomAccessory = bottomAccessory
    }

    /// Makes the bar smaller or larger, for content below it that has scrolled by `distance`.
    func followScroll(by distance: CGFloat) {
        let behavior = UIBarMinimizationBehavior(rawValue: tabBarMinimizeBehavior.rawValue) ?? .never
        shrinkage.follow(distance, behavior, limit: UITabBar.itemHeight)
    }

    private func barChanged() {
        viewIfLoaded?.setNeedsLayout()
        viewIfLoaded?.geometryDidChange()
    }

    /// Makes a view that lays out the bar, with the bar in it.
    open override func loadView() {
        view = TabBarContainer(frame: UIScreen.main.bounds)
        view.addSubview(tabBar)
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        show(selectedViewController, insteadOf: nil)
    }

    // Row V3. By the bar's height alone: where it shows, and whether, is not asked.
    override var safeAreaInsetsForChildren: UIEdgeInsets {
        var insets = super.safeAreaInsetsForChildren
        insets.bottom = max(insets.bottom, barHeight + accessoryHeight)
        return insets
    }

    /// The height of the items, and of the safe area below them.
    private var barHeight: CGFloat { UITabBar.itemHeight - shrinkage.points + view.safeAreaInsets.bottom }

    /// The height that the accessory takes above the bar: none once the bar is small. Row V15.
    private var accessoryHeight: CGFloat {
        bottomAccessory == nil || shrinkage.points == UITabBar.itemHeight ? 0 : UITabAccessory.height
    }

    /// Puts the bar to the bottom. Not by its frame, which is another while the app has moved the bar by its transform.
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
        return bar
    }
}

extension UITabBarController {
    /// The scrolling that makes the bar smaller.
    public enum MinimizeBehavior: Int, Sendable {
        /// As the system has it: never, in the host.
        case automatic
        /// No scrolling.
        case never
        /// To lower content: the finger goes up.
        case onScrollDown
        /// To higher content: the finger goes down.
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

    /// Gives the bar the controllers' items.
    func showItems() {
        tabBar.items = viewControllers?.compactMap(\.tabBarItem)
        showSelection()
    }

    private func showSelection() { tabBar.selectedItem = selectedViewController?.tabBarItem }
}

/// The view of a tab bar controller. It lays out the bar by itself, whatever a subclass of the controller overrides.
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
