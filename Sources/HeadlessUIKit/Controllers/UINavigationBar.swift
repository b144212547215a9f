/// The bar of a navigation controller: 44 points, more with a large title or a search bar below it. It is not drawn.
/// Where the height is compact it is 32 points, and titles are small.
///
/// A bar that can grow opens as the content of the top controller is pulled to its top, and closes as it is scrolled
/// away (row S17a); it starts closed. Only such a bar makes room for itself, in the inset of the scroll view.
@MainActor open class UINavigationBar: UIView {
    /// Whether the bar can grow by 52 points for a title. Each item may say no.
    open var prefersLargeTitles = false

    /// It is in no view, and has its controller's traits all the same.
    weak var controller: UINavigationController?
    open override var traitCollection: UITraitCollection { controller?.traitCollection ?? super.traitCollection }

    var hasCompactHeight: Bool { traitCollection.verticalSizeClass == .compact }
    /// Before it opens, in points; as known of phones, like the two below.
    var closedHeight: CGFloat { hasCompactHeight ? 32 : 44 }
    static let titleHeight: CGFloat = 52
    static let searchHeight: CGFloat = 52
}

/// What a navigation bar shows for a controller.
@MainActor open class UINavigationItem {
    /// Whether an item lets the bar grow.
    public enum LargeTitleDisplayMode: Int, Sendable {
        /// Yes: the host knows no item below to go by.
        case automatic
        /// Yes.
        case always
        /// No.
        case never
    }

    /// As it was made; nothing draws it.
    open var title: String?
    /// `.automatic` unless set.
    open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic
    /// With one, the bar can grow by 52 points for a search bar.
    open var searchController: UISearchController?
    /// Whether that search bar comes and goes with the content. If not it makes no room for itself here.
    open var hidesSearchBarWhenScrolling = true

    /// An item that shows nothing but a title.
    public init(title: String) { self.title = title }
}

/// Searches; here only what a navigation item shows a search bar for.
@MainActor open class UISearchController: UIViewController {
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
        let hasLargeTitle = bar.prefersLargeTitles && item.largeTitleDisplayMode != .never && !bar.hasCompactHeight
        let hidesSearchBar = item.searchController != nil && item.hidesSearchBarWhenScrolling
        return (hasLargeTitle ? UINavigationBar.titleHeight : 0) + (hidesSearchBar ? UINavigationBar.searchHeight : 0)
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
