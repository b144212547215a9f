import InteractiveDismissal
@_spi(Cards) import UIKitShim

/// The heuristic of DeckTransition, as its guide describes it.
///
/// 1. Follow `childViewControllerForDeck` from controller to controller, until a controller has no child or does not
///    conform. A navigation controller's child is its top controller, a tab bar controller's the selected controller.
/// 2. Use that controller's `scrollViewForDeck`, if it declares one;
/// 3. or the controller's view, if it is a scroll view;
/// 4. or the lowermost scroll view among that view's direct subviews, but no deeper scroll view.
///
/// The search skips a controller whose view is not loaded. A circular chain of children ends the search, and the log
/// says so once.
public struct ClassicDiscovery: ScrollViewDiscovery {
    /// Creates the strategy, which has no settings.
    public init() {}

    @MainActor
    public func scrollView(for search: ScrollViewSearch) -> UIScrollView? {
        guard let controller = search.presentedViewController.lastChildForDeck, let view = controller.viewIfLoaded
        else { return nil }
        return controller.declaredScrollViewForDeck
            ?? view as? UIScrollView
            ?? view.subviews.lazy.compactMap { $0 as? UIScrollView }.first
    }
}

/// Finds only declared scroll views: `scrollViewForDeck`, or `dismissalHandlingScrollView`, of the last controller in
/// the chain of children.
struct DeclaredDiscovery: ScrollViewDiscovery {
    @MainActor
    func scrollView(for search: ScrollViewSearch) -> UIScrollView? {
        guard let controller = search.presentedViewController.lastChildForDeck, controller.isViewLoaded else {
            return nil
        }
        return controller.declaredScrollView
    }
}

extension UIViewController {
    /// The scroll view that the controller itself declares. Its view is loaded.
    var declaredScrollView: UIScrollView? {
        declaredScrollViewForDeck ?? (self as? any DismissalHandling)?.dismissalHandlingScrollView
    }

    fileprivate var declaredScrollViewForDeck: UIScrollView? {
        guard let declaring = self as? any DeckTransitionViewControllerProtocol else { return nil }
        return declaring.scrollViewForDeck.declaredScrollView ?? ownProperty("scrollViewForDeck") as? UIScrollView
    }
}
