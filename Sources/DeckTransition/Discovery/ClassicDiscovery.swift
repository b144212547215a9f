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

    /// The scroll view that the last controller in the chain of children declares.
    var declaredScrollView: UIScrollView? {
        guard let controller = presentedViewController.lastChildForDeck, controller.isViewLoaded else { return nil }
        return controller.declaredScrollView
    }
}

extension UIViewController {
    /// The scroll view that the controller itself declares. Its view is loaded.
    var declaredScrollView: UIScrollView? {
        declaredScrollViewForDeck ?? (self as? any CardContent)?.scrollViewForCard
    }

    fileprivate var declaredScrollViewForDeck: UIScrollView? {
        guard let declaring = self as? any DeckTransitionViewControllerProtocol else { return nil }
        return declaring.scrollViewForDeck.declaredScrollView ?? ownProperty("scrollViewForDeck") as? UIScrollView
    }
}
