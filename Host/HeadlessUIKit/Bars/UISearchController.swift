/// An object that is told when the text of a search has changed.
@preconcurrency @MainActor public protocol UISearchResultsUpdating: AnyObject {
    /// Tells that the text has changed, or that the search has become active or inactive.
    func updateSearchResults(for searchController: UISearchController)
}

// Row W3.
/// A search: its bar's text, and whether it is active. The host never shows the results' controller.
@preconcurrency @MainActor open class UISearchController: UIViewController {
    /// The controller for the results; the host never shows it.
    open private(set) var searchResultsController: UIViewController?
    /// The search bar. It is in no hierarchy: a navigation item's search is not drawn.
    public let searchBar = UISearchBar()
    /// The object that is told of the text. Held weakly.
    open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
    /// The delegate. Held weakly.
    open weak var delegate: (any UISearchControllerDelegate)?
    /// A Boolean value that says whether content is dimmed while the user searches. Stores only.
    open var obscuresBackgroundDuringPresentation = true
    /// A Boolean value that says whether the navigation bar hides while the user searches. Stores only.
    open var hidesNavigationBarDuringPresentation = true
    /// A Boolean value that says whether the user searches. The updater is told when it changes, after the delegate heard
    /// that it will, and before the delegate hears that it has.
    open var isActive = false {
        willSet {
            guard newValue != isActive else { return }
            newValue ? delegate?.willPresentSearchController(self) : delegate?.willDismissSearchController(self)
        }
        didSet {
            guard isActive != oldValue else { return }
            tellUpdater()
            isActive ? delegate?.didPresentSearchController(self) : delegate?.didDismissSearchController(self)
        }
    }

    /// Creates a search with a controller for the results, or none.
    public init(searchResultsController: UIViewController?) {
        self.searchResultsController = searchResultsController
        super.init(nibName: nil, bundle: nil)
        searchBar.search = self
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        searchBar.search = self
    }

    func tellUpdater() { searchResultsUpdater?.updateSearchResults(for: self) }
}

/// An object that is told how a search appears and disappears. All methods are optional. Row W3.
@preconcurrency @MainActor public protocol UISearchControllerDelegate: AnyObject {
    /// Tells that the search is about to show.
    func willPresentSearchController(_ searchController: UISearchController)
    /// Tells that the search shows.
    func didPresentSearchController(_ searchController: UISearchController)
    /// Tells that the search is about to disappear.
    func willDismissSearchController(_ searchController: UISearchController)
    /// Tells that the search has disappeared.
    func didDismissSearchController(_ searchController: UISearchController)
    /// Never called: a navigation item's search is not drawn.
    func presentSearchController(_ searchController: UISearchController)
}

extension UISearchControllerDelegate {
    public func presentSearchController(_ searchController: UISearchController) {}
    public func willPresentSearchController(_ searchController: UISearchController) {}
    public func didPresentSearchController(_ searchController: UISearchController) {}
    public func willDismissSearchController(_ searchController: UISearchController) {}
    public func didDismissSearchController(_ searchController: UISearchController) {}
}
