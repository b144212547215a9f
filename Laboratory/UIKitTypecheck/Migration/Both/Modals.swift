// Controllers that an app of DeckTransition 2 presents: its own, a base class for several, subclasses of UIKit's
// containers.
import DeckTransition
import UIKit

/// Declares no scroll view, so the deck searches for it.
class PlainModal: UIViewController, DeckTransitionViewControllerProtocol {
    override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }

    override func viewDidLoad() {
        super.viewDidLoad()
        modalPresentationCapturesStatusBarAppearance = true
        view.backgroundColor = .white
    }
}

/// The form in the README's sample: not optional, with @objc as Xcode once wrote it.
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

/// The app's own container, which names the child to search.
final class PagesModal: UIViewController, DeckTransitionViewControllerProtocol {
    private let pages: [UIViewController] = [TableModal(), PlainModal()]
    private var page = 0

    var childViewControllerForDeck: UIViewController? { pages[page] }
}

/// An app's base class, whose subclasses name their scroll views.
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

/// An extension that makes another module's controller conform.
final class ThirdPartyController: UIViewController {}
extension ThirdPartyController: DeckTransitionViewControllerProtocol {
    var scrollViewForDeck: UIScrollView? { viewIfLoaded?.subviews.compactMap { $0 as? UIScrollView }.first }
}

/// An app that walks the chain itself.
extension UIViewController {
    var deckScrollView: UIScrollView? {
        guard let deck = self as? any DeckTransitionViewControllerProtocol else { return nil }
        return deck.childViewControllerForDeck?.deckScrollView ?? deck.declaredScrollView
    }
}
