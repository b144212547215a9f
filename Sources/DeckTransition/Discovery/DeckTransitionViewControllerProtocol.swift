@_spi(Cards) import Cards
import UIKitShim

/// A view controller that tells the deck where its scroll view is.
///
/// You may leave out both properties. The deck reads them at every touch, while the controller's view is loaded.
///
/// If a base class conforms and leaves a property out, Swift does not call a computed property of its subclass, without
/// a warning. The deck finds the subclass's property if it is stored or `@objc`.
@preconcurrency @MainActor
public protocol DeckTransitionViewControllerProtocol: UIViewController {
    /// The type of ``scrollViewForDeck``: `UIScrollView?`, `UIScrollView`, or a subclass.
    ///
    /// The compiler infers the type. The deck does not read a property of the type `UIScrollView!`.
    associatedtype ScrollViewForDeck: DeclaredScrollView = UIScrollView?

    /// The child that contains the scroll view; nil, the default: this controller contains it.
    var childViewControllerForDeck: UIViewController? { get }

    /// The scroll view; nil, the default: the deck searches for it. Not read if there is a child.
    var scrollViewForDeck: ScrollViewForDeck { get }
}

extension DeckTransitionViewControllerProtocol {
    /// No child.
    public var childViewControllerForDeck: UIViewController? { nil }
}

extension DeckTransitionViewControllerProtocol where ScrollViewForDeck == UIScrollView? {
    /// No declared scroll view: the deck searches for it.
    public var scrollViewForDeck: UIScrollView? { nil }
}

/// A type that ``DeckTransitionViewControllerProtocol/scrollViewForDeck`` may have. Do not conform other types.
@preconcurrency @MainActor
public protocol DeclaredScrollView {
    /// The declared scroll view, if any.
    var declaredScrollView: UIScrollView? { get }
}

extension UIScrollView: DeclaredScrollView {
    /// The scroll view itself.
    public var declaredScrollView: UIScrollView? { self }
}

extension Optional: DeclaredScrollView where Wrapped: UIScrollView {
    /// The wrapped scroll view.
    public var declaredScrollView: UIScrollView? { self }
}

extension UINavigationController: DeckTransitionViewControllerProtocol {
    /// The top controller.
    public var childViewControllerForDeck: UIViewController? { shownChild }
}

extension UITabBarController: DeckTransitionViewControllerProtocol {
    /// The selected controller.
    public var childViewControllerForDeck: UIViewController? { shownChild }
}
