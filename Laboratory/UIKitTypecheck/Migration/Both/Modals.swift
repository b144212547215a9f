// Controllers that an app of DeckTransition 2 presents: its own, a base class for several, subclasses of UIKit's containers.
import DeckTransition
import UIKit

/// Declares nothing: the scroll view is looked for.
class PlainModal: UIViewController, DeckTransitionViewControllerProtocol {
    override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }

    override func viewDidLoad() {
        super.viewDidLoad()
        modalPresentationCapturesStatusBarAppearance = true
        view.backgroundColor = .white
    }
}

/// The form of the README's sample: not optional, with @objc as Xcode once wrote it.
final class TableModal: UIViewController, DeckTransitionViewControllerProtocol {
    let tableView = UITableView()

    @objc var scrollViewForDeck: UIScrollView { tableView }
}

/// Declared as a subclass of UIScrollView.
final class TextModal: UIViewController, DeckTransitionViewControllerProtocol {
    let textView = UITextView()

    var scrollViewForDeck: UITextView { textView }
}

/// Declared optional.
final class LateModal: UIViewController, DeckTransitionViewControllerProtocol {
    private var list: UICollectionView?

    var scrollViewForDeck: UIScrollView? { list }
}

/// A container of the app's own, which says in which child to look.
final class PagesModal: UIViewController, DeckTransitionViewControllerProtocol {
    private let pages: [UIViewController] = [TableModal(), PlainModal()]
    private var page = 0

    var childViewControllerForDeck: UIViewController? { pages[page] }
}

/// The base class of an app: its subclasses say what there is to scroll.
class BaseModal: UIViewController, DeckTransitionViewControllerProtocol {
    var scrollViewForDeck: UIScrollView? { nil }
    var childViewControllerForDeck: UIViewController? { children.first }
}

final class SettingsModal: BaseModal {
    private let tableView = UITableView()

    override var scrollViewForDeck: UIScrollView? { tableView }
    override var childViewControllerForDeck: UIViewController? { nil }
}

/// UIKit's containers conform already, and so do their subclasses.
final class NavigationModal: UINavigationController {}
final class TabModal: UITabBarController {}

/// An extension that makes a controller of another module take part.
final class ThirdPartyController: UIViewController {}
extension ThirdPartyController: DeckTransitionViewControllerProtocol {
    var scrollViewForDeck: UIScrollView? { viewIfLoaded?.subviews.compactMap { $0 as? UIScrollView }.first }
}

/// An app that walks the chain itself.
extension UIViewController {
    var deckScrollView: UIScrollView? {
        guard let deck = self as? any DeckTransitionViewControllerProtocol else { return nil }
        return deck.childViewControllerForDeck?.deckScrollView ?? deck.scrollViewForDeck.declaredScrollView
    }
}
