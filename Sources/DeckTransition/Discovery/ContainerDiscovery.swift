import InteractiveDismissal
import UIKitShim

extension ScrollViewSearch {
    /// The answer of ``DeckDiscovery/containers``.
    var scrollViewInContainers: UIScrollView? {
        var controller = presentedViewController
        while let child = controller.childThatShows(in: self) { controller = child }
        guard let view = controller.viewIfLoaded else { return nil }
        return controller.declaredScrollView ?? view as? UIScrollView ?? view.deepestScrollViewThatShows(in: self)
    }

    /// The answer of ``DeckDiscovery/deepestVisible``.
    var deepestVisibleScrollView: UIScrollView? {
        presentedViewController.viewIfLoaded?.deepestScrollViewThatShows(in: self)
    }
}

extension UIViewController {
    fileprivate func childThatShows(in search: ScrollViewSearch) -> UIViewController? {
        guard let view = viewIfLoaded else { return nil }
        let showing = children.compactMap { child in
            child.viewIfLoaded.map { (child: child, view: $0, area: $0 === view ? 0 : $0.area(showingIn: view)) }
        }.filter { $0.area > 0 }
        let finger = search.touchedView ?? search.touchedScrollViews.first
        let touched = showing.last { finger?.isDescendant(of: $0.view) ?? false }
        return (touched ?? showing.reversed().max { $0.area < $1.area })?.child
    }
}

extension UIView {
    /// The visible area of the view within `ancestor`, in square points of the ancestor; 0 if the view is elsewhere.
    fileprivate func area(showingIn ancestor: UIView) -> CGFloat {
        var shown = convert(bounds, to: ancestor)
        var view = self
        while view !== ancestor {
            guard !view.isHidden, view.alpha > 0.01, let superview = view.superview else { return 0 }
            view = superview
            if view.clipsToBounds || view === ancestor {
                shown = shown.intersection(view.convert(view.bounds, to: ancestor))
            }
        }
        return shown.isNull ? 0 : shown.width * shown.height
    }

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
