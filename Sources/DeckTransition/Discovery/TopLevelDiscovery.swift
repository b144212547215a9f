@_spi(Cards) import Cards
@_spi(Cards) import UIKitShim

extension Discovery {
    /// The heuristic of DeckTransition, as its guide describes it.
    ///
    /// 1. Follow `childViewControllerForDeck` from controller to controller, until a controller has no child or does
    ///    not conform. A navigation controller's child is its top controller, a tab bar controller's the selected
    ///    controller.
    /// 2. Use the scroll view that this controller declares, as `scrollViewForDeck` or as `scrollViewForCard`;
    /// 3. or the controller's view, if it is a scroll view;
    /// 4. or the lowermost scroll view among that view's direct subviews, but no deeper scroll view.
    ///
    /// The search skips a controller whose view is not loaded. A circular chain ends it, and the log says so once.
    public static let topLevel = Discovery(".topLevel") { search in
        guard let controller = search.controller.lastChildForDeck, let view = controller.viewIfLoaded else {
            return nil
        }
        return controller.ownDeclaration
            ?? view as? UIScrollView
            ?? view.subviews.lazy.compactMap { $0 as? UIScrollView }.first
    }

    /// Returns a discovery that asks your own strategy.
    public static func strategy(_ own: some ScrollViewDiscovery) -> Discovery {
        Discovery(".strategy(\(String(reflecting: own)))", key: AnyHashable(own)) { own.scrollView(in: $0) }
    }
}

extension UIViewController {
    /// The `scrollViewForDeck` of this controller alone.
    var ownScrollViewForDeck: UIScrollView? {
        guard let declaring = self as? any DeckTransitionViewControllerProtocol else { return nil }
        return declaring.scrollViewForDeck as? UIScrollView ?? ownProperty("scrollViewForDeck") as? UIScrollView
    }

    /// The controller to search: the last of the chain from this controller along `childViewControllerForDeck`. Nil if
    /// its view is not loaded, and if the chain is a circle, which the log says once.
    var lastChildForDeck: UIViewController? {
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
