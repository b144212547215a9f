import UIKitShim

/// The controllers that `childViewControllerForDeck` leads through, from the presented one to the one that is searched.
///
/// A controller whose view is not loaded shows nothing and is asked nothing: the chain ends there.
@MainActor
package struct ChildChain {
    /// The controllers in the order visited.
    package private(set) var controllers: [UIViewController]
    /// A complaint about the chain, in words for its developer; nil if it ends.
    package private(set) var complaint: String?

    /// Follows the chain; the complaint, if there is one, is said once.
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

    /// The controller that is searched; nil where the chain is a circle.
    package var end: UIViewController? { complaint == nil ? controllers.last : nil }
}

extension UIViewController {
    fileprivate var declaredChildForDeck: UIViewController? {
        guard isViewLoaded, let declaring = self as? any DeckTransitionViewControllerProtocol else { return nil }
        return declaring.childViewControllerForDeck ?? ownProperty("childViewControllerForDeck") as? UIViewController
    }
}
