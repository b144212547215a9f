// Rows S17a, S17c, S17d.
/// The bar of a navigation controller. It is not drawn.
///
/// It is 44 points high (see ``Assumptions/barHeights``), and higher with a large title or a search bar below it. Where
/// the height is compact it is 32 points high, and titles are small.
///
/// A bar that can grow opens as the content of the top controller is pulled to its top, and closes as the content is
/// scrolled away. A large title starts open over content at its top, a search bar closed (row S17d). Only a bar that can
/// grow, or that gets smaller while content scrolls, adds to the inset of the scroll view.
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

    /// How much of the closed bar is gone. Row V13.
    fileprivate var shrinkage = BarShrinkage()
    /// True while the inset follows the bar: content at its top then goes with it, and has not scrolled.
    fileprivate var isMovingContent = false

    /// The controller of the bar: it is in no view, and has its controller's traits all the same.
    weak var controller: UINavigationController?
    open override var traitCollection: UITraitCollection { controller?.traitCollection ?? super.traitCollection }

    var hasCompactHeight: Bool { traitCollection.verticalSizeClass == .compact }
    /// The height before the bar opens, in points.
    var closedHeight: CGFloat { hasCompactHeight ? 32 : heights.closed }
    fileprivate var heights: (closed: CGFloat, part: CGFloat) {
        (controller?.viewIfLoaded.flatMap(Stage.of)?.assumptions.barHeights ?? .phone).points
    }

    // Row S17c.
    /// Returns the width asked for, and the height of the closed bar.
    ///
    /// The height is a guess: nobody documents it.
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
    /// The room that the bar gains when fully open, in points.
    private var growth: CGFloat {
        guard let item = topViewController?.navigationItem else { return 0 }
        let hidesSearchBar =
            item.searchController != nil && item.hidesSearchBarWhenScrolling && item.searchBarPlacement == .stacked
        return titleGrowth + (hidesSearchBar ? navigationBar.heights.part : 0)
    }

    /// The room that a large title takes of that, in points.
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

    /// Returns the height that the bar takes of content whose top is `distance` points below where it starts under no
    /// bar. Row S17a.
    func barInset(forContentAt distance: CGFloat) -> CGFloat {
        let pull = distance - navigationBar.closedHeight
        let open =
            switch Stage.of(navigationBar)?.assumptions.barOpening ?? .withContent {
            case .withContent: min(max(pull, 0), growth)
            case .allAtOnce: pull > 0 ? growth : 0
            }
        let (height, minimization) = (navigationBar.closedHeight + open, topMinimization)
        navigationBar.frame = CGRect(
            x: 0, y: view.safeAreaInsets.top, width: view.bounds.width, height: height - navigationBar.shrinkage.points)
        let isCounted = growth > 0 || minimization.minimizationBehavior.isScrolling
        guard isCounted else { return 0 }
        return minimization.safeAreaAdjustment == .disabled ? height : navigationBar.frame.height
    }

    private var topMinimization: UIBarMinimization {
        topViewController?.navigationItem.navigationBarMinimization ?? UIBarMinimization()
    }

    /// Makes the bar smaller or larger, for content below it that has scrolled by `distance`. Row V13.
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

extension UIBarMinimizationBehavior {
    fileprivate var isScrolling: Bool { self == .onScrollDown || self == .onScrollUp }
}

extension UIScrollView {
    /// Opens or closes the bar as far as the content is pulled, and makes room for it in the inset. Row S17a.
    func openBar() {
        guard contentInsetAdjustmentBehavior != .never, let controller = nearestViewController,
            let navigation = controller.navigationController, navigation.topViewController === controller
        else { return }
        var distance = -contentOffset.y - countedSafeArea.top - contentInset.top
        if comeUnderTitle(of: navigation, in: controller) {
            distance = navigation.navigationBar.closedHeight + navigation.titleGrowth
        }
        let inset = navigation.barInset(forContentAt: distance)
        if barInset != inset { barInset = inset }
    }

    /// Notes whether there is a large title over the content. Returns true if that is new, and the content is at its
    /// top: then the title is open. Row S17d.
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

    /// Has content meet a bar that it may not have been under so far.
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
    fileprivate func openBarsOverContent() {
        (self as? UIScrollView)?.openBar()
        for subview in subviews { subview.openBarsOverContent() }
    }
}
