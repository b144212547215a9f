/// The content of a navigation bar for one controller.
@preconcurrency @MainActor open class UINavigationItem {
    /// A choice whether the bar grows for an item's title.
    public enum LargeTitleDisplayMode: Int, Sendable {
        /// The same as the item below; the first item lets it grow.
        case automatic
        /// A bar that grows.
        case always
        /// A bar that does not grow.
        case never
        /// A bar that does not grow: the large title stands in the bar itself.
        case inline
    }

    /// The place of the search bar.
    public enum SearchBarPlacement: Int, Sendable {
        /// A place that UIKit chooses: here, below the rest of the bar.
        case automatic
        /// In the bar, which does not grow for it.
        case inline
        /// Below the rest of the bar.
        case stacked
    }

    /// The title that the item was made with; nothing draws it.
    open var title: String?
    /// The view in the title's place; nil for none. It is in no hierarchy, since bars are not drawn.
    open var titleView: UIView?
    /// The line above the title; nil for none. Stores only: the bar gains no height.
    open var prompt: String?
    /// The buttons at the leading side, from the edge on; nil for none.
    open var leftBarButtonItems: [UIBarButtonItem]?
    /// The buttons at the trailing side, from the edge on; nil for none.
    open var rightBarButtonItems: [UIBarButtonItem]?
    /// The button that leads back here from the controller above. Stores only.
    open var backBarButtonItem: UIBarButtonItem?
    /// The title of the button that leads back here; nil for this item's. Stores only.
    open var backButtonTitle: String?
    /// A Boolean value that says whether there is no button back. Stores only.
    open var hidesBackButton = false
    /// A Boolean value that says whether buttons at the leading side stand beside the one that leads back. Stores only.
    open var leftItemsSupplementBackButton = false
    /// The choice whether the bar grows for the title; `.automatic` unless set.
    open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic
    /// The search whose search bar is shown; with one, the bar can grow.
    open var searchController: UISearchController?
    /// A Boolean value that says whether the search bar comes and goes with the content. If false, it takes no room
    /// here.
    open var hidesSearchBarWhenScrolling = true
    /// The place that the app asks for; `.automatic` unless set.
    open var preferredSearchBarPlacement = SearchBarPlacement.automatic
    /// The place where the search bar is.
    open var searchBarPlacement: SearchBarPlacement {
        preferredSearchBarPlacement == .automatic ? .stacked : preferredSearchBarPlacement
    }

    // Row V13.
    /// How the bar gets smaller while the controller's content scrolls.
    open var navigationBarMinimization = UIBarMinimization()

    /// Creates an item that shows nothing but a title.
    public init(title: String) { self.title = title }

    /// The first button at the leading side. Setting it leaves no other there.
    open var leftBarButtonItem: UIBarButtonItem? {
        get { leftBarButtonItems?.first }
        set { leftBarButtonItems = newValue.map { [$0] } }
    }

    /// The first button at the trailing side. Setting it leaves no other there.
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
