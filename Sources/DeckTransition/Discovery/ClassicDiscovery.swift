import InteractiveDismissal
import UIKitShim

/// DeckTransition's heuristic, as its guide describes it.
///
/// 1. Follow `childViewControllerForDeck` from controller to controller, until one has none or does not conform. A
///    navigation controller's is its top controller, a tab bar controller's the selected one.
/// 2. There: `scrollViewForDeck`, if it is declared;
/// 3. or the controller's view, if that is a scroll view;
/// 4. or the lowermost scroll view among that view's direct subviews. One that lies deeper is not found.
///
/// A controller whose view is not loaded is asked nothing. A chain of children that comes back to where it has been
/// ends the search, and is said once.
public struct ClassicDiscovery: ScrollViewDiscovery {
    /// The heuristic. It has no settings.
    public init() {}

    @MainActor
    public func scrollView(for search: ScrollViewSearch) -> UIScrollView? {
        let chain = ChildChain(from: search.presentedViewController)
        guard let controller = chain.end, let view = controller.viewIfLoaded else { return nil }
        return controller.declaredScrollViewForDeck
            ?? view as? UIScrollView
            ?? view.subviews.lazy.compactMap { $0 as? UIScrollView }.first
    }
}

/// What the controllers declare, without a guess: the end of the chain of children says `scrollViewForDeck`, or
/// `dismissalHandlingScrollView`.
struct DeclaredDiscovery: ScrollViewDiscovery {
    @MainActor
    func scrollView(for search: ScrollViewSearch) -> UIScrollView? {
        guard let controller = ChildChain(from: search.presentedViewController).end, controller.isViewLoaded else {
            return nil
        }
        return controller.declaredScrollView
    }
}

extension UIViewController {
    /// What it says itself. Its view is loaded.
    var declaredScrollView: UIScrollView? {
        declaredScrollViewForDeck ?? (self as? any DismissalHandling)?.dismissalHandlingScrollView
    }

    fileprivate var declaredScrollViewForDeck: UIScrollView? {
        guard let declaring = self as? any DeckTransitionViewControllerProtocol else { return nil }
        return declaring.scrollViewForDeck.declaredScrollView ?? ownProperty("scrollViewForDeck") as? UIScrollView
    }
}
