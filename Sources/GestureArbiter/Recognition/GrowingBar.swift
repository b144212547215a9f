import UIKitShim

/// A navigation bar that opens when content is pulled to its top: a large title, a search bar that hides. Row S17a.
///
/// UIKit does not report the bar's open height. The height is observed when content is pulled off its top under the
/// bar. Before, the estimate is the bar's fitting height (44 points, or 32 in a compact height, if that value is
/// impossible), plus 52 points for each part that may open.
@MainActor
final class GrowingBar {
    struct Parts: OptionSet {
        let rawValue: Int
        static let largeTitle = Parts(rawValue: 1 << 0)
        static let searchBar = Parts(rawValue: 1 << 1)
    }

    fileprivate private(set) weak var bar: UINavigationBar?
    fileprivate private(set) weak var item: UINavigationItem?
    private let parts: Parts
    private let closedHeight: CGFloat

    /// The bar whose top controller is that of `view`; nil if no bar opens.
    init?(above view: UIView) {
        var responder: UIResponder? = view
        while let current = responder, !(current is UIViewController) { responder = current.next }
        guard let controller = responder as? UIViewController, let navigation = controller.navigationController,
            navigation.topViewController === controller
        else { return nil }
        let bar = navigation.navigationBar
        let isCompact = bar.traitCollection.verticalSizeClass == .compact
        var parts: Parts = []
        if !isCompact, bar.prefersLargeTitles, navigation.topTitleIsLarge { parts.insert(.largeTitle) }
        if controller.navigationItem.hasSearchBarThatHides { parts.insert(.searchBar) }
        guard !parts.isEmpty else { return nil }
        self.bar = bar
        item = controller.navigationItem
        self.parts = parts
        let fitting = bar.sizeThatFits(bar.bounds.size).height
        closedHeight = (30...60).contains(fitting) ? fitting : isCompact ? 32 : 44
    }

    /// How far the bar can still open, in points.
    func opening(of waitedFor: Parts, knowing sightings: BarSightings) -> CGFloat {
        guard let bar, let item, !parts.isDisjoint(with: waitedFor), !bar.isHidden, bar.bounds.height > 0
        else { return 0 }
        let open = sightings.openHeight(of: item) ?? closedHeight + Self.height(of: parts)
        let rest = open - Self.height(of: parts.subtracting(waitedFor)) - bar.bounds.height
        return rest > 0.25 ? rest : 0
    }

    private static func height(of parts: Parts) -> CGFloat {
        (parts.contains(.largeTitle) ? 52 : 0) + (parts.contains(.searchBar) ? 52 : 0)
    }
}

/// The observed open heights of bars, by their items.
@MainActor
final class BarSightings {
    private struct Sighting {
        weak var item: UINavigationItem?
        var height: CGFloat
    }
    private var sightings: [Sighting] = []
    private var watched: WatchedPan?

    /// Watches the bar above a new touch, until the scroll view's own pan ends.
    func watch(_ chain: ScrollChain) {
        stop()
        guard let (scrollView, bar) = chain.firstUnderBar else { return }
        watched = WatchedPan(of: scrollView) {
            [weak self, weak scrollView, weak view = bar.bar, weak item = bar.item] pan in
            if let self, let scrollView, let view, let item { look(at: view, of: item, above: scrollView) }
            if pan.isOver || pan.state == .failed { self?.stop() }
        }
    }

    func stop() {
        watched?.stop()
        watched = nil
    }

    func stopIfIdle() { if watched?.isUnderWay != true { stop() } }
    func openHeight(of item: UINavigationItem) -> CGFloat? { sightings.first { $0.item === item }?.height }

    /// Records the height once the content is off its top. The lowest height counts, since a bar may stretch.
    private func look(at bar: UINavigationBar, of item: UINavigationItem, above scrollView: UIScrollView) {
        guard -scrollView.contentOffset.y - scrollView.adjustedContentInset.top > 1 else { return }
        let height = min(bar.bounds.height, openHeight(of: item) ?? .infinity)
        sightings = sightings.filter { $0.item != nil && $0.item !== item }
        sightings.append(Sighting(item: item, height: height))
    }
}

extension UINavigationController {
    /// Whether the top title is large where large titles are preferred: an automatic item follows the item below, and
    /// the first item is large.
    fileprivate var topTitleIsLarge: Bool {
        let modes = viewControllers.reversed().lazy.map(\.navigationItem.largeTitleDisplayMode)
        return modes.first { $0 != .automatic }.map { $0 == .always } ?? true
    }
}

extension UINavigationItem {
    /// Whether a stacked search bar comes and goes with the content.
    fileprivate var hasSearchBarThatHides: Bool {
        guard searchController != nil, hidesSearchBarWhenScrolling else { return false }
        guard #available(iOS 16, *) else { return true }
        return searchBarPlacement == .stacked
    }
}
