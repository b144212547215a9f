import UIKitShim

/// A navigation bar that opens when content is pulled to its top: a large title, a search bar that hides. Row S17a.
///
/// UIKit does not report the bar's open height. Until it was observed, it is estimated as the height that the bar says
/// it fits (44 points, or 32 in a compact height, if that value is impossible), plus 52 points for each part that may
/// open. It is observed when content is pulled off its top under the bar.
@MainActor
final class GrowingBar {
    struct Parts: OptionSet {
        let rawValue: Int
        static let largeTitle = Parts(rawValue: 1 << 0)
        static let searchBar = Parts(rawValue: 1 << 1)
    }

    fileprivate private(set) weak var bar: UINavigationBar?
    fileprivate private(set) weak var item: UINavigationItem?
    /// The parts that open and close with the content.
    private let parts: Parts
    /// The height with all parts closed, in points.
    private let closedHeight: CGFloat

    /// The bar whose top controller is `controller`; nil if no bar opens.
    init?(above controller: UIViewController?) {
        guard let controller, let navigation = controller.navigationController,
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

    /// How much higher the bar still becomes by a pull of the content, in points.
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

    /// The controller that contains `view`.
    static func controller(of view: UIView) -> UIViewController? {
        var responder: UIResponder? = view
        while let current = responder, !(current is UIViewController) { responder = current.next }
        return responder as? UIViewController
    }
}

/// The observed heights of bars, by their items, at the moment when content was pulled off its top.
@MainActor
final class BarSightings {
    private struct Sighting {
        weak var item: UINavigationItem?
        var height: CGFloat
    }
    private var sightings: [Sighting] = []
    private var watched: WatchedPan?

    /// Watches the bars above a new touch while the scroll views' own pans continue.
    func watch(_ chain: ScrollChain) {
        stop()
        guard let (scrollView, bar) = chain.firstUnderBar else { return }
        watched = WatchedPan(of: scrollView) {
            [weak self, weak scrollView, weak view = bar.bar, weak item = bar.item] pan in
            if let self, let scrollView, let view, let item { look(at: view, of: item, above: scrollView) }
            switch pan.state {
            case .possible, .began, .changed: break
            case .ended, .cancelled, .failed: self?.stop()
            @unknown default: break
            }
        }
    }

    /// Stops watching.
    func stop() {
        watched?.stop()
        watched = nil
    }

    /// Stops watching if none of the watched pans continues.
    func stopIfIdle() {
        switch watched?.state {
        case .began, .changed: break
        case .possible, .ended, .cancelled, .failed, nil: stop()
        @unknown default: stop()
        }
    }

    func openHeight(of item: UINavigationItem) -> CGFloat? {
        sightings.first { $0.item === item }?.height
    }

    /// Records the bar's height when `scrollView` shows that the bar opens no further. The lowest height counts, since a
    /// bar may stretch.
    private func look(at bar: UINavigationBar, of item: UINavigationItem, above scrollView: UIScrollView) {
        guard -scrollView.contentOffset.y - scrollView.adjustedContentInset.top > 1 else { return }
        let height = bar.bounds.height
        if let index = sightings.firstIndex(where: { $0.item === item }) {
            sightings[index].height = min(sightings[index].height, height)
        } else {
            sightings.removeAll { $0.item == nil }
            sightings.append(Sighting(item: item, height: height))
        }
    }
}

extension UINavigationController {
    /// Whether the top title is large, if large titles are preferred: an automatic item follows the item below it, and
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
