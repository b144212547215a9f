import UIKitShim

/// A view controller that tells the deck where its scroll view is.
///
/// Both properties may be left out, as in DeckTransition, where they were optional methods of Objective-C. They are
/// asked at every touch, and only while the controller's view is loaded.
///
/// A subclass of a controller that conforms overrides what the base declares in its class. What the base leaves out, as
/// one that conforms empty in an extension does, Swift does not ask the subclass for: a computed property that only the
/// subclass declares is never read, and nothing can tell you so. It is found there where it is stored, or is `@objc`.
@preconcurrency @MainActor
public protocol DeckTransitionViewControllerProtocol: UIViewController {
    /// `UIScrollView?`, `UIScrollView`, or a subclass of it: what you declare ``scrollViewForDeck`` as.
    ///
    /// The compiler finds it out. Do not declare it as `UIScrollView!`: Swift takes that for another property, and the
    /// deck would not ask it.
    associatedtype ScrollViewForDeck: DeclaredScrollView = UIScrollView?

    /// The child that contains the scroll view; nil, the default: the search stays here.
    var childViewControllerForDeck: UIViewController? { get }

    /// The scroll view; nil, the default: it is looked for. Not asked where there is a child.
    var scrollViewForDeck: ScrollViewForDeck { get }
}

extension DeckTransitionViewControllerProtocol {
    /// No child: the search stays here.
    public var childViewControllerForDeck: UIViewController? { nil }
}

extension DeckTransitionViewControllerProtocol where ScrollViewForDeck == UIScrollView? {
    /// None declared: it is looked for.
    public var scrollViewForDeck: UIScrollView? { nil }
}

/// A type as which ``DeckTransitionViewControllerProtocol/scrollViewForDeck`` may be declared. Not for other types.
@preconcurrency @MainActor
public protocol DeclaredScrollView {
    /// The scroll view that the declaration comes to, if any.
    var declaredScrollView: UIScrollView? { get }
}

extension UIScrollView: DeclaredScrollView {
    /// Itself.
    public var declaredScrollView: UIScrollView? { self }
}

extension Optional: DeclaredScrollView where Wrapped: UIScrollView {
    /// The wrapped scroll view.
    public var declaredScrollView: UIScrollView? { self }
}

extension UINavigationController: DeckTransitionViewControllerProtocol {
    /// The controller on top.
    public var childViewControllerForDeck: UIViewController? { topViewController }
}

extension UITabBarController: DeckTransitionViewControllerProtocol {
    /// The selected controller.
    public var childViewControllerForDeck: UIViewController? { selectedViewController }
}
