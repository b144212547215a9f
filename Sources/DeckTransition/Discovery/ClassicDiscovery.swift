@_spi(Cards) import Cards
import InteractiveDismissal
@_spi(Cards) import UIKitShim

extension ScrollViewSearch {
    /// The answer of ``DeckDiscovery/classic``.
    var classicScrollView: UIScrollView? {
        guard let controller = presentedViewController.lastChildForDeck, let view = controller.viewIfLoaded
        else { return nil }
        return controller.declaredScrollViewForDeck
            ?? view as? UIScrollView
            ?? view.subviews.lazy.compactMap { $0 as? UIScrollView }.first
    }

    /// The scroll view that the last controller in the chain of children declares, or else the outermost that shows
    /// around the finger.
    var declaredScrollView: UIScrollView? {
        presentedViewController.lastChildForDeck?.declaredScrollView
            ?? presentedViewController.shownScrollView(
                around: touchedView ?? touchedScrollViews.first, declared: \.declaredScrollView)
    }
}

extension UIViewController {
    var declaredScrollView: UIScrollView? { declaredScrollViewForDeck ?? (self as? any CardContent)?.scrollViewForCard }

    fileprivate var declaredScrollViewForDeck: UIScrollView? {
        guard let declaring = self as? any DeckTransitionViewControllerProtocol else { return nil }
        return declaring.scrollViewForDeck.declaredScrollView ?? ownProperty("scrollViewForDeck") as? UIScrollView
    }

    /// The controller to search: the last of the chain from this controller along `childViewControllerForDeck`. Nil if
    /// its view is not loaded, and if the chain is a circle, which the log says once.
    fileprivate var lastChildForDeck: UIViewController? {
        var chain = [self]
        while let child = chain.last?.declaredChildForDeck {
            guard !chain.contains(where: { $0 === child }) else {
                let names = (chain + [child]).map { "\(type(of: $0))" }.joined(separator: " → ")
                warnOnce(
                    "DeckTransition.childViewControllerForDeck",
                    """
                    childViewControllerForDeck leads in a circle: \(names). The deck looks for no scroll view. Return \
                    nil from the controller that contains the scroll view.
                    """)
                return nil
            }
            chain.append(child)
        }
        return chain.last.flatMap { $0.isViewLoaded ? $0 : nil }
    }

    private var declaredChildForDeck: UIViewController? {
        guard isViewLoaded, let declaring = self as? any DeckTransitionViewControllerProtocol else { return nil }
        return declaring.childViewControllerForDeck ?? ownProperty("childViewControllerForDeck") as? UIViewController
    }
}
