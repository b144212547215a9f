// Rows S17a, S17c, S17d.
/// The bar of a navigation controller. It is not drawn, and lies over the controllers in the stack: touches on it are its
/// buttons', or its own.
///
/// It is 44 points high (see ``Assumptions/barHeights``), and higher with a large title or a search bar below it. In a
/// compact height it is 32 points high, and titles are small. The safe area of the controllers in the stack leaves out
/// the closed bar.
///
/// A bar that can grow opens when the top controller's content is pulled to its top, and closes when the content
/// scrolls down. Over content at its top, a large title is open at first and a search bar is closed (row S17d). What a
/// bar has grown or shrunk changes only the scroll view's inset.
@preconcurrency @MainActor open class UINavigationBar: UIView {
    /// A Boolean value that says whether the bar can grow for a large title. Each item may say no.
    open var prefersLargeTitles = false {
        didSet {
            guard prefersLargeTitles != oldValue else { return }
            controller?.topViewController?.viewIfLoaded?.openBarsOverContent()
        }
    }
    /// The brightness of the bar. Stores only.
    open var barStyle = UIBarStyle.default
    /// The colour of the bar; nil for the style's. Stores only.
    open var barTintColor: UIColor?
    /// A Boolean value that says whether content shows through the bar. Stores only.
    open var isTranslucent = true
    var look = BarLook(standard: UINavigationBarAppearance())

    /// The height that the closed bar has lost. Row V13.
    fileprivate var shrinkage = BarShrinkage()
    /// True while the bar's inset moves the content, which then has not scrolled.
    fileprivate var isMovingContent = false

    /// The items of the stack, from the bottom to the top. In a navigation controller's bar they are the controllers'.
    open var items: [UINavigationItem]? {
        get { controller?.viewControllers.map(\.navigationItem) ?? ownItems }
        set { ownItems = newValue }
    }
    private var ownItems: [UINavigationItem]?
    /// Sets the items of a bar without a controller, at once.
    open func setItems(_ items: [UINavigationItem]?, animated: Bool) { ownItems = items }
    /// Adds an item to a bar without a controller, at once.
    open func pushItem(_ item: UINavigationItem, animated: Bool) { ownItems = (ownItems ?? []) + [item] }
    /// Removes the top item of a bar without a controller, at once.
    @discardableResult open func popItem(animated: Bool) -> UINavigationItem? { ownItems?.popLast() }
    /// The item at the top.
    open var topItem: UINavigationItem? { items?.last }
    /// The item below the top.
    open var backItem: UINavigationItem? { items?.dropLast().last }

    /// The controller of the bar.
    weak var controller: UINavigationController?
    /// The buttons, from the edge inwards: those at the leading side, then those at the trailing side.
    var buttons: [BarButton] = []
    open override var traitCollection: UITraitCollection { controller?.traitCollection ?? super.traitCollection }

    var hasCompactHeight: Bool { traitCollection.verticalSizeClass == .compact }
    /// The height of the closed bar, in points.
    var closedHeight: CGFloat { hasCompactHeight ? 32 : heights.closed }
    fileprivate var heights: (closed: CGFloat, part: CGFloat) {
        (controller?.viewIfLoaded.flatMap(Stage.of)?.assumptions.barHeights ?? .phone).points
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        layOutButtons()
    }

    /// The items of a controller may have changed since the last layout pass.
    open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        layOutButtons()
        return super.hitTest(point, with: event)
    }

    // Row S17c.
    /// Returns the given width, and the height of the closed bar.
    ///
    /// The height is a guess: it is not documented.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: closedHeight) }
}

extension Assumptions.BarHeights {
    fileprivate var points: (closed: CGFloat, part: CGFloat) {
        switch self {
        case .phone: (44, 52)
        case .taller: (54, 52)
        case .lowerParts: (50, 40)
        }
    }
}

extension UIViewController {
    /// The nearest navigation controller that contains this controller.
    public var navigationController: UINavigationController? {
        parent as? UINavigationController ?? parent?.navigationController
    }
}

extension UINavigationController {
    /// The height that the bar gains when fully open, in points.
    private var growth: CGFloat {
        guard let item = topViewController?.navigationItem else { return 0 }
        let hidesSearchBar =
            item.searchController != nil && item.hidesSearchBarWhenScrolling && item.searchBarPlacement == .stacked
        return titleGrowth + (hidesSearchBar ? navigationBar.heights.part : 0)
    }

    /// The large title's part of that height, in points.
    fileprivate var titleGrowth: CGFloat {
        let bar = navigationBar
        return bar.prefersLargeTitles && isTopTitleLarge && !bar.hasCompactHeight ? bar.heights.part : 0
    }

    private var isTopTitleLarge: Bool {
        for controller in viewControllers.reversed() {
            switch controller.navigationItem.largeTitleDisplayMode {
            case .automatic: continue
            case .always: return true
            case .never, .inline: return false
            }
        }
        return true
    }

    /// Returns what the bar adds to the safe area above content whose top is `pull` points below the closed bar. Row
    /// S17a.
    func barInset(forContentPulledBy pull: CGFloat) -> CGFloat {
        guard !isNavigationBarHidden else { return 0 }
        let open =
            switch Stage.of(navigationBar)?.assumptions.barOpening ?? .withContent {
            case .withContent: min(max(pull, 0), growth)
            case .allAtOnce: pull > 0 ? growth : 0
            }
        placeBar(height: navigationBar.closedHeight + open - navigationBar.shrinkage.points)
        return topMinimization.safeAreaAdjustment == .disabled ? open : open - navigationBar.shrinkage.points
    }

    /// Places the bar below the safe area of the controller's own view.
    func placeBar(height: CGFloat) {
        navigationBar.frame = CGRect(x: 0, y: view.safeAreaInsets.top, width: view.bounds.width, height: height)
    }

    private var topMinimization: UIBarMinimization {
        topViewController?.navigationItem.navigationBarMinimization ?? UIBarMinimization()
    }

    /// Shrinks or grows the bar after the content has scrolled by `distance`. Row V13.
    func followScroll(of scrollView: UIScrollView, by distance: CGFloat) {
        guard !navigationBar.isMovingContent else { return }
        let before = navigationBar.shrinkage
        navigationBar.shrinkage.follow(
            distance, topMinimization.minimizationBehavior, limit: navigationBar.closedHeight)
        guard navigationBar.shrinkage != before else { return }
        navigationBar.isMovingContent = true
        scrollView.openBar()
        navigationBar.isMovingContent = false
    }
}

extension UIScrollView {
    /// Opens or closes the bar with the content, and updates the content's inset. Row S17a.
    func openBar() {
        guard contentInsetAdjustmentBehavior != .never, let controller = nearestViewController,
            let navigation = controller.navigationController, navigation.topViewController === controller
        else { return }
        var pull = -contentOffset.y - countedSafeArea.top - contentInset.top
        if comeUnderTitle(of: navigation, in: controller) { pull = navigation.titleGrowth }
        let inset = navigation.barInset(forContentPulledBy: pull)
        if barInset != inset { barInset = inset }
    }

    /// Notes whether there is a large title over the content. Returns true if the title is new and the content is at
    /// its top; the title is then open. Row S17d.
    private func comeUnderTitle(of navigation: UINavigationController, in controller: UIViewController) -> Bool {
        guard navigation.titleGrowth > 0 else {
            isUnderTitle = false
            return false
        }
        guard !isUnderTitle, adjustedAxes.vertical, window != nil,
            UIScrollView.enclosing(superview).first(where: { $0.isDescendant(of: controller.view) }) == nil
        else { return false }
        isUnderTitle = true
        return contentOffset.y <= -reportedInset.top
    }

    /// Updates the inset of content that may be under the bar for the first time.
    func meetBar() { if !isUnderTitle, window != nil { openBar() } }

    var nearestViewController: UIViewController? {
        var view: UIView? = self
        while let current = view {
            if let controller = current.viewController { return controller }
            view = current.superview
        }
        return nil
    }
}

extension UIView {
    func openBarsOverContent() {
        (self as? UIScrollView)?.openBar()
        for subview in subviews { subview.openBarsOverContent() }
    }
}
