import UIKitShim

/// A navigation bar that opens as content is pulled to its top: a large title, a search bar that hides. Row S17a.
///
/// UIKit does not say whether such a bar is open, nor how high it becomes. Until it was seen, it is taken to become as
/// high as it says that it fits (not documented to be its closed height; 44 points, or 32 where the height is compact,
/// where what it says cannot be that), and 52 points more for each part that may open. Content that is pulled off its
/// top under it has shown how high it really becomes.
@MainActor
final class GrowingBar {
    struct Parts: OptionSet {
        let rawValue: Int
        static let largeTitle = Parts(rawValue: 1 << 0)
        static let searchBar = Parts(rawValue: 1 << 1)
    }

    fileprivate private(set) weak var bar: UINavigationBar?
    fileprivate private(set) weak var item: UINavigationItem?
    /// Those that open and close with the content.
    private let parts: Parts
    /// Its height with none of them open, in points.
    private let closedHeight: CGFloat

    /// The bar that `controller` is the top one under; nil if there is none that opens.
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

    /// How much higher the bar becomes, in points, before pulling the content pulls it off its edge; 0 where the bar is open.
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

    /// The controller in whose view `view` lies.
    static func controller(of view: UIView) -> UIViewController? {
        var responder: UIResponder? = view
        while let current = responder, !(current is UIViewController) { responder = current.next }
        return responder as? UIViewController
    }
}

/// How high bars were, by the items that they showed, where content was pulled off its top under them.
@MainActor
final class BarSightings {
    private struct Sighting {
        weak var item: UINavigationItem?
        var height: CGFloat
    }
    private var sightings: [Sighting] = []
    private var watched: WatchedPan?

    /// Looks at the bars above a new touch as long as the scroll views' own pans go on: where the content has the touch,
    /// the drag's pan sees no more of it.
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

    /// Looks at nothing any more.
    func stop() {
        watched?.stop()
        watched = nil
    }

    /// Looks at nothing any more where no pan goes on that it looks at.
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

    /// Remembers how high the bar is where `scrollView` shows that it opens no further. The lowest counts: a bar may
    /// stretch with content that is pulled further.
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
    /// Whether the title on top is large where large titles are preferred: an item that leaves it open is like the one
    /// below it, and the first one is large (Apple's header on `LargeTitleDisplayMode`).
    fileprivate var topTitleIsLarge: Bool {
        let modes = viewControllers.reversed().lazy.map(\.navigationItem.largeTitleDisplayMode)
        return modes.first { $0 != .automatic }.map { $0 == .always } ?? true
    }
}

extension UINavigationItem {
    /// A search bar below the others, which comes and goes with the content; in the bar itself, or at the bottom of the
    /// screen, it opens nothing.
    fileprivate var hasSearchBarThatHides: Bool {
        guard searchController != nil, hidesSearchBarWhenScrolling else { return false }
        guard #available(iOS 16, *) else { return true }
        return searchBarPlacement == .stacked
    }
}
