import InteractiveDismissal
import UIKitShim

/// The scroll view of the controller that shows, through containers of every kind.
///
/// From the presented controller it goes on to the child that shows, as long as there is one: a navigation controller's
/// top one, a tab bar controller's selected one, a split view's column or a pager's page under the finger, and whichever
/// child a container of your own shows. Of several, that is the one under the finger, or else the one that shows most;
/// of equals, the one in front. There:
///
/// 1. what the controller declares, as `scrollViewForDeck` or `dismissalHandlingScrollView`;
/// 2. or its view, if that is a scroll view;
/// 3. or the deepest scroll view that shows in it; see ``DeepestVisibleDiscovery``.
///
/// Nothing needs to be declared, and no container has to be known by its class.
public struct ContainerDiscovery: ScrollViewDiscovery {
    /// The strategy. It has no settings.
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

/// The scroll view that is nested deepest of those that show in the presented controller's view.
///
/// What is hidden, fully transparent or outside of what contains it does not show. A carousel, which can scroll sideways
/// only, is passed over. Of several at one depth the one under the finger counts, or else the largest.
public struct DeepestVisibleDiscovery: ScrollViewDiscovery {
    /// The strategy. It has no settings.
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
    /// How much of it shows within `ancestor`, in square points of the ancestor; 0 where it is hidden or outside.
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
    /// Its content is wider than it is, and no higher.
    fileprivate var isCarousel: Bool { contentSize.width > bounds.width && contentSize.height <= bounds.height }
}
