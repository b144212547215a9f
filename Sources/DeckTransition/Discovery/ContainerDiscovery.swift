import InteractiveDismissal
import UIKitShim

/// Finds the scroll view of the visible controller, through containers of every kind.
///
/// The search goes from the presented controller to its visible child, as long as there is one: a navigation
/// controller's top controller, a tab bar controller's selected controller, a split view's column or a pager's page
/// under the finger, and the visible child of your own container. Of several children, the search takes the one under
/// the finger, or else the one that shows most; of equals, the one in front. There it finds:
///
/// 1. the scroll view that the controller declares, as `scrollViewForDeck` or `dismissalHandlingScrollView`;
/// 2. or the controller's view, if it is a scroll view;
/// 3. or the deepest visible scroll view; see ``DeepestVisibleDiscovery``.
///
/// You need not declare anything, and containers may be of any class.
public struct ContainerDiscovery: ScrollViewDiscovery {
    /// Creates the strategy, which has no settings.
    public init() {}

    @MainActor
    public func scrollView(for search: ScrollViewSearch) -> UIScrollView? {
        var controller = search.presentedViewController
        while let child = controller.childThatShows(in: search) { controller = child }
        guard let view = controller.viewIfLoaded else { return nil }
        return controller.declaredScrollView ?? view as? UIScrollView
            ?? view.deepestScrollViewThatShows(in: search)
    }
}

/// Finds the most deeply nested visible scroll view in the presented controller's view.
///
/// Views that are hidden, fully transparent or outside of their container are not visible. The search skips a carousel,
/// which can scroll sideways only. Of several scroll views at one depth it takes the one under the finger, or else the
/// largest.
public struct DeepestVisibleDiscovery: ScrollViewDiscovery {
    /// Creates the strategy, which has no settings.
    public init() {}

    @MainActor
    public func scrollView(for search: ScrollViewSearch) -> UIScrollView? {
        search.presentedViewController.viewIfLoaded?.deepestScrollViewThatShows(in: search)
    }
}

extension UIViewController {
    fileprivate func childThatShows(in search: ScrollViewSearch) -> UIViewController? {
        guard let view = viewIfLoaded else { return nil }
        let showing = children.compactMap { child in
            child.viewIfLoaded.flatMap { childView in
                childView !== view && childView.isDescendant(of: view)
                    ? (child: child, view: childView, area: childView.area(showingIn: view)) : nil
            }
        }.filter { $0.area > 0 }
        let touched = showing.last { entry in
            let touched = search.touchedView ?? search.touchedScrollViews.first
            return touched?.isDescendant(of: entry.view) ?? false
        }
        return (touched ?? showing.reversed().max { $0.area < $1.area })?.child
    }
}

extension UIView {
    /// The visible area of the view within `ancestor`, in square points of the ancestor; 0 if the view is hidden or
    /// outside.
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
        var best: (scrollView: UIScrollView, depth: Int, isTouched: Bool, area: CGFloat)?
        func look(at view: UIView, depth: Int) {
            if let scrollView = view as? UIScrollView, !scrollView.isCarousel {
                let area = scrollView === self ? 1 : scrollView.area(showingIn: self)
                let isTouched = search.isTouched(scrollView)
                let found = (scrollView, depth, isTouched, area)
                let isBetter = best.map { best in
                    (depth, isTouched ? 1 : 0, area) > (best.depth, best.isTouched ? 1 : 0, best.area)
                }
                if area > 0, isBetter ?? true { best = found }
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
