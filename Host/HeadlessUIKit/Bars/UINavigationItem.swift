/// The content of a navigation bar for one controller.
@preconcurrency @MainActor open class UINavigationItem {
    /// Whether the bar grows for an item's title.
    public enum LargeTitleDisplayMode: Int, Sendable {
        /// The same as the item below; the first item lets the bar grow.
        case automatic
        /// A bar that grows.
        case always
        /// A bar that does not grow.
        case never
        /// A bar that does not grow: the large title is in the bar itself.
        case inline
    }

    /// The placement of the search bar.
    public enum SearchBarPlacement: Int, Sendable {
        /// A placement that UIKit chooses: here, below the rest of the bar.
        case automatic
        /// In the bar, which does not grow for it.
        case inline
        /// Below the rest of the bar.
        case stacked
    }

    /// The item's title; it is not drawn.
    open var title: String?
    /// The view that replaces the title; nil for none. It is in no hierarchy, because bars are not drawn.
    open var titleView: UIView?
    /// The line above the title; nil for none. Stores only: the bar gains no height.
    open var prompt: String?
    /// The buttons at the leading side, beginning at the edge; nil for none.
    open var leftBarButtonItems: [UIBarButtonItem]?
    /// The buttons at the trailing side, beginning at the edge; nil for none.
    open var rightBarButtonItems: [UIBarButtonItem]?
    /// The back button to this item. Stores only.
    open var backBarButtonItem: UIBarButtonItem?
    /// The title of the back button to this item; nil for the item's title. Stores only.
    open var backButtonTitle: String?
    /// A Boolean value that says whether the back button is hidden. Stores only.
    open var hidesBackButton = false
    /// The title of the button that goes back to this item. Stores only.
    open var backButtonDisplayMode = BackButtonDisplayMode.default
    /// The look of the bar for this item. Stores only.
    open var standardAppearance: UINavigationBarAppearance?
    /// Stores only.
    open var scrollEdgeAppearance: UINavigationBarAppearance?
    /// Stores only.
    open var compactAppearance: UINavigationBarAppearance?
    /// Stores only.
    open var compactScrollEdgeAppearance: UINavigationBarAppearance?
    /// A Boolean value that says whether leading buttons stand beside the back button. Stores only.
    open var leftItemsSupplementBackButton = false
    /// Whether the bar grows for the title; `.automatic` unless set.
    open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic
    /// The search controller whose search bar is shown; with one, the bar can grow.
    open var searchController: UISearchController?
    /// A Boolean value that says whether the search bar opens and closes with the content. If false, it takes no space
    /// here.
    open var hidesSearchBarWhenScrolling = true
    /// The preferred placement of the search bar; `.automatic` unless set.
    open var preferredSearchBarPlacement = SearchBarPlacement.automatic
    /// The placement of the search bar.
    open var searchBarPlacement: SearchBarPlacement {
        preferredSearchBarPlacement == .automatic ? .stacked : preferredSearchBarPlacement
    }

    // Row V13.
    /// How the bar shrinks while the controller's content scrolls.
    open var navigationBarMinimization = UIBarMinimization()

    /// Creates an item with a title.
    public init(title: String) { self.title = title }

    /// The first button at the leading side. Setting it removes the others there.
    open var leftBarButtonItem: UIBarButtonItem? {
        get { leftBarButtonItems?.first }
        set { leftBarButtonItems = newValue.map { [$0] } }
    }

    /// The first button at the trailing side. Setting it removes the others there.
    open var rightBarButtonItem: UIBarButtonItem? {
        get { rightBarButtonItems?.first }
        set { rightBarButtonItems = newValue.map { [$0] } }
    }

    /// Sets the only button at the leading side, at once.
    open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }
    /// Sets the only button at the trailing side, at once.
    open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) { rightBarButtonItem = item }
    /// Sets the buttons at the leading side, at once.
    open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { leftBarButtonItems = items }
    /// Sets the buttons at the trailing side, at once.
    open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { rightBarButtonItems = items }

    var buttons: [UIBarButtonItem] { (leftBarButtonItems ?? []) + (rightBarButtonItems ?? []) }
}

/// The brightness of a bar.
public enum UIBarStyle: Int, Sendable {
    /// The ordinary look.
    case `default` = 0
    /// A dark bar.
    case black = 1
}
