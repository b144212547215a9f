@_spi(Cards) import Cards
import UIKitShim

/// A view controller that tells its card where its scroll view is: a deck, or any other kind.
///
/// You may leave out both properties. The card reads them at every touch, while the controller's view is loaded.
///
/// If a base class conforms and leaves a property out, Swift does not call a computed property of its subclass, without
/// a warning. The deck finds the subclass's property if it is stored or `@objc`.
@preconcurrency @MainActor
public protocol DeckTransitionViewControllerProtocol: ScrollViewDeclaring {
    /// The type of ``scrollViewForDeck``: `UIScrollView?`, `UIScrollView`, or a subclass.
    ///
    /// The compiler infers the type. The deck does not read a property of the type `UIScrollView!`.
    associatedtype ScrollViewForDeck = UIScrollView?

    /// The child that contains the scroll view; nil, the default: this controller contains it.
    var childViewControllerForDeck: UIViewController? { get }

    /// The scroll view; nil, the default: the deck searches for it. Not read if there is a child.
    var scrollViewForDeck: ScrollViewForDeck { get }
}

extension DeckTransitionViewControllerProtocol {
    /// A navigation controller's top controller, a tab bar controller's selected one; of other controllers, none.
    public var childViewControllerForDeck: UIViewController? {
        self is UINavigationController || self is UITabBarController ? shownChild : nil
    }
}

extension DeckTransitionViewControllerProtocol where ScrollViewForDeck == UIScrollView? {
    /// No declared scroll view: the deck searches for it.
    public var scrollViewForDeck: UIScrollView? { nil }
}

extension DeckTransitionViewControllerProtocol {
    /// The ``scrollViewForDeck`` of the last controller along ``childViewControllerForDeck``.
    public var declaredScrollView: UIScrollView? { lastChildForDeck?.ownScrollViewForDeck }
}

// The names of the modules say that another module's type is meant to conform to another module's protocol.
extension UIKitShim.UINavigationController: DeckTransitionViewControllerProtocol, Cards.ScrollViewDeclaring {}
extension UIKitShim.UITabBarController: DeckTransitionViewControllerProtocol, Cards.ScrollViewDeclaring {}
