@_spi(Cards) import Cards
import InteractiveDismissal
import UIKitShim

extension ScrollViewSearch {
    /// The answer of ``DeckDiscovery/containers``.
    var scrollViewInContainers: UIScrollView? {
        var controller = presentedViewController
        while let child = controller.childThatShows(around: touchedView ?? touchedScrollViews.first) {
            controller = child
        }
        guard let view = controller.viewIfLoaded else { return nil }
        return controller.declaredScrollView ?? view as? UIScrollView ?? view.deepestScrollViewThatShows(in: self)
    }

    /// The answer of ``DeckDiscovery/deepestVisible``.
    var deepestVisibleScrollView: UIScrollView? {
        presentedViewController.viewIfLoaded?.deepestScrollViewThatShows(in: self)
    }
}

extension UIView {
    fileprivate func deepestScrollViewThatShows(in search: ScrollViewSearch) -> UIScrollView? {
        var best: (scrollView: UIScrollView, rank: (depth: Int, touched: Int, area: CGFloat))?
        func look(at view: UIView, depth: Int) {
            if let scrollView = view as? UIScrollView, !scrollView.isCarousel {
                let area = scrollView === self ? 1 : scrollView.area(showingIn: self)
                let rank = (depth: depth, touched: search.isTouched(scrollView) ? 1 : 0, area: area)
                if area > 0, best.map({ rank > $0.rank }) ?? true { best = (scrollView, rank) }
            }
            for subview in view.subviews where !subview.isHidden { look(at: subview, depth: depth + 1) }
        }
        look(at: self, depth: 0)
        return best?.scrollView
    }
}

extension UIScrollView {
    /// True if the content is wider than the view, and no higher.
    fileprivate var isCarousel: Bool { contentSize.width > bounds.width && contentSize.height <= bounds.height }
}
