import UIKitShim

/// The chain of controllers from the presented controller along `childViewControllerForDeck` to the controller to
/// search.
///
/// The chain ends at a controller whose view is not loaded, since such a controller shows nothing.
@MainActor
package struct ChildChain {
    /// The controllers in the order visited.
    package private(set) var controllers: [UIViewController]
    /// A message to the developer about the chain; nil if the chain ends.
    package private(set) var complaint: String?

    /// Follows the chain, and logs the complaint once, if there is one.
    package init(from first: UIViewController) {
        controllers = [first]
        while let child = controllers.last?.declaredChildForDeck {
            guard !controllers.contains(where: { $0 === child }) else {
                let names = (controllers + [child]).map { "\(type(of: $0))" }.joined(separator: " → ")
                let complaint = """
                    childViewControllerForDeck leads in a circle: \(names). No scroll view is looked for. Return nil \
                    from the controller that contains the scroll view.
                    """
                self.complaint = complaint
                warnOnce("DeckTransition.childViewControllerForDeck", complaint)
                return
            }
            controllers.append(child)
        }
    }

    /// The controller to search; nil if the chain is a circle.
    package var end: UIViewController? { complaint == nil ? controllers.last : nil }
}

extension UIViewController {
    fileprivate var declaredChildForDeck: UIViewController? {
        guard isViewLoaded, let declaring = self as? any DeckTransitionViewControllerProtocol else { return nil }
        return declaring.childViewControllerForDeck ?? ownProperty("childViewControllerForDeck") as? UIViewController
    }
}
