/// The bar of a navigation controller: 44 points (``Assumptions/barHeights``), more with a large title or a search bar
/// below it. It is not drawn. Where the height is compact it is 32 points, and titles are small.
///
/// A bar that can grow opens as the content of the top controller is pulled to its top, and closes as it is scrolled
/// away (row S17a); it starts closed. Only such a bar makes room for itself, in the inset of the scroll view.
@preconcurrency @MainActor open class UINavigationBar: UIView {
    /// Whether the bar can grow for a title. Each item may say no.
    open var prefersLargeTitles = false

    /// It is in no view, and has its controller's traits all the same.
    weak var controller: UINavigationController?
    open override var traitCollection: UITraitCollection { controller?.traitCollection ?? super.traitCollection }

    var hasCompactHeight: Bool { traitCollection.verticalSizeClass == .compact }
    /// Before it opens, in points.
    var closedHeight: CGFloat { hasCompactHeight ? 32 : heights.closed }
    fileprivate var heights: (closed: CGFloat, part: CGFloat) {
        (controller?.viewIfLoaded.flatMap(Stage.of)?.assumptions.barHeights ?? .phone).points
    }

    /// As wide as asked, and as high as it is closed. Row S17c: nobody documents it.
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

/// What a navigation bar shows for a controller.
@preconcurrency @MainActor open class UINavigationItem {
    /// Whether an item lets the bar grow.
    public enum LargeTitleDisplayMode: Int, Sendable {
        /// As the item below; the first one does.
        case automatic
        /// Yes.
        case always
        /// No.
        case never
        /// No: its large title stands in the bar itself.
        case inline
    }

    /// Where the search bar stands.
    public enum SearchBarPlacement: Int, Sendable {
        /// Left to UIKit: below the rest of the bar, here.
        case automatic
        /// In the bar, which does not grow for it.
        case inline
        /// Below the rest of the bar.
        case stacked
    }

    /// As it was made; nothing draws it.
    open var title: String?
    /// `.automatic` unless set.
    open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic
    /// With one, the bar can grow for a search bar.
    open var searchController: UISearchController?
    /// Whether that search bar comes and goes with the content. If not it makes no room for itself here.
    open var hidesSearchBarWhenScrolling = true
    /// Where its owner would have it. `.automatic` unless set.
    open var preferredSearchBarPlacement = SearchBarPlacement.automatic
    /// Where it is.
    open var searchBarPlacement: SearchBarPlacement {
        preferredSearchBarPlacement == .automatic ? .stacked : preferredSearchBarPlacement
    }

    /// An item that shows nothing but a title.
    public init(title: String) { self.title = title }
}

/// Searches; here only what a navigation item shows a search bar for.
@preconcurrency @MainActor open class UISearchController: UIViewController {
    /// As it was made; never shown here.
    open private(set) var searchResultsController: UIViewController?

    /// A search that shows its results elsewhere, or nowhere.
    public init(searchResultsController: UIViewController?) {
        self.searchResultsController = searchResultsController
        super.init(nibName: nil, bundle: nil)
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }
}

extension UIViewController {
    /// The nearest navigation controller that this one is in.
    public var navigationController: UINavigationController? {
        parent as? UINavigationController ?? parent?.navigationController
    }
}

extension UINavigationController {
    /// How far the bar can open, in points.
    private var growth: CGFloat {
        guard let item = topViewController?.navigationItem else { return 0 }
        let bar = navigationBar
        let hasLargeTitle = bar.prefersLargeTitles && isTopTitleLarge && !bar.hasCompactHeight
        let hidesSearchBar =
            item.searchController != nil && item.hidesSearchBarWhenScrolling && item.searchBarPlacement == .stacked
        return (hasLargeTitle ? bar.heights.part : 0) + (hidesSearchBar ? bar.heights.part : 0)
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

    /// Row S17a: what the bar takes of content whose top is `distance` points below where it starts under no bar.
    func barInset(forContentAt distance: CGFloat) -> CGFloat {
        let pull = distance - navigationBar.closedHeight
        let open =
            switch Stage.of(navigationBar)?.assumptions.barOpening ?? .withContent {
            case .withContent: min(max(pull, 0), growth)
            case .allAtOnce: pull > 0 ? growth : 0
            }
        navigationBar.frame = CGRect(
            x: 0, y: view.safeAreaInsets.top, width: view.bounds.width, height: navigationBar.closedHeight + open)
        return growth > 0 ? navigationBar.frame.height : 0
    }
}

extension UIScrollView {
    /// Row S17a: the inset is the bar's, and the bar's height the offset's.
    func openBar() {
        guard contentInsetAdjustmentBehavior != .never, let controller = nearestViewController,
            let navigation = controller.navigationController, navigation.topViewController === controller
        else { return }
        let inset = navigation.barInset(forContentAt: -contentOffset.y - safeAreaInsets.top - contentInset.top)
        if barInset != inset { barInset = inset }
    }

    private var nearestViewController: UIViewController? {
        var responder: UIResponder? = self
        while let current = responder, !(current is UIViewController) { responder = current.next }
        return responder as? UIViewController
    }
}
