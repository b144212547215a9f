import UIKitShim

/// A navigation bar that opens as content is pulled to its top: a large title, a search bar that hides. Row S17a.
///
/// UIKit does not say whether such a bar is open. It is taken for open once it is as high as all that it may show: 44
/// points (32 where the height is compact, which has no large titles), and 52 each for title and search bar.
@MainActor
struct GrowingBar {
    struct Parts: OptionSet {
        let rawValue: Int
        static let largeTitle = Parts(rawValue: 1 << 0)
        static let searchBar = Parts(rawValue: 1 << 1)
    }

    private weak var bar: UINavigationBar?
    private weak var item: UINavigationItem?

    /// The bar that `controller` is the top one under; nil if there is none.
    init?(above controller: UIViewController?) {
        guard let controller, let navigation = controller.navigationController,
            navigation.topViewController === controller
        else { return nil }
        bar = navigation.navigationBar
        item = controller.navigationItem
    }

    /// Whether pulling the content would still open one of the parts, rather than pull the content off its edge.
    func mayStillOpen(_ parts: Parts) -> Bool {
        guard let bar, let item else { return false }
        let isCompact = bar.traitCollection.verticalSizeClass == .compact
        var growth: CGFloat = 0
        if parts.contains(.largeTitle), !isCompact, bar.prefersLargeTitles, item.largeTitleDisplayMode != .never {
            growth += Self.partHeight
        }
        if parts.contains(.searchBar), item.searchController != nil, item.hidesSearchBarWhenScrolling {
            growth += Self.partHeight
        }
        guard growth > 0, !bar.isHidden, bar.bounds.height > 0 else { return false }
        return bar.bounds.height < (isCompact ? Self.compactHeight : Self.height) + growth - 0.25
    }

    /// The controller in whose view `view` lies.
    static func controller(of view: UIView) -> UIViewController? {
        var responder: UIResponder? = view
        while let current = responder, !(current is UIViewController) { responder = current.next }
        return responder as? UIViewController
    }

    private static let height: CGFloat = 44
    private static let compactHeight: CGFloat = 32
    private static let partHeight: CGFloat = 52
}
