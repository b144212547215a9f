@_spi(Cards) import Cards
import DeckTransition
import HeadlessUIKit
import InteractiveDismissal
import Testing

@MainActor
@Suite("Strategies for finding the scroll view")
struct DeckDiscoveryTests {
    let declared = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 600))
    let guessed = UIScrollView(frame: CGRect(x: 0, y: 600, width: 390, height: 100))
    let nested = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 50))

    var declaring: DeclaringController {
        let controller = DeclaringController([guessed, declared]).loaded()
        controller.scrollViewForDeck = declared
        return controller
    }

    func found(
        by discovery: Discovery, in controller: UIViewController, touching touched: [UIScrollView] = []
    ) -> UIScrollView? {
        discovery.scrollView(in: ScrollSearch(in: controller, touchedScrollViews: touched))
    }

    @Test("Under the touch, the innermost scroll view is found")
    func underTouch() {
        #expect(found(by: .underTouch, in: declaring, touching: [nested, declared]) === nested)
        #expect(found(by: .underTouch, in: declaring) == nil)
    }

    @Test("One strategy or another: the first that finds something decides, also beside the finger")
    func or() {
        let rule = Discovery.declared.or(.underTouch)
        declared.addSubview(nested)
        #expect(found(by: rule, in: declaring, touching: [nested, declared]) === declared)
        #expect(found(by: rule, in: declaring, touching: [guessed]) === declared)
        #expect(found(by: rule, in: declaring) === declared)
        #expect(found(by: rule, in: PlainController().loaded(), touching: [nested]) === nested)
        #expect(found(by: .underTouch.or(.topLevel), in: PlainController([guessed]).loaded()) === guessed)
    }

    @Test("Three strategies in a row are asked in order")
    func three() {
        let rule = Discovery.declared.or(.topLevel).or(.underTouch)
        #expect(found(by: rule, in: PlainController([guessed]).loaded(), touching: [nested, guessed]) === guessed)
        #expect(found(by: rule, in: PlainController([UIView()]).loaded(), touching: [nested]) === nested)
    }

    @Test("A closure chooses among the scroll views under the finger, from the innermost out")
    func closure() {
        let tall = Discovery.first("tall") { $0.bounds.height > 50 }
        #expect(found(by: tall, in: declaring, touching: [nested, declared]) === declared)
        #expect(found(by: tall, in: declaring, touching: [nested]) == nil)
        #expect(found(by: .first("none") { _ in false }.or(.topLevel), in: declaring) === declared)
    }

    @Test("A custom strategy combines with the others")
    func strategy() {
        struct Tallest: ScrollViewDiscovery {
            func scrollView(in search: ScrollSearch) -> UIScrollView? {
                search.touchedScrollViews.max { $0.bounds.height < $1.bounds.height }
            }
        }
        #expect(found(by: .strategy(Tallest()), in: declaring, touching: [nested, declared]) === declared)
        #expect(Discovery.strategy(Tallest()) == .strategy(Tallest()))
        #expect(Discovery.strategy(Tallest()) != .topLevel)
    }
}

/// The forms in which a client may declare its scroll view: DeckTransition's was not optional.
@MainActor
@Suite("Declaring the scroll view")
struct DeclarationTests {
    final class NotOptional: PlainController, DeckTransitionViewControllerProtocol {
        let list = UIScrollView(frame: .zero)
        var scrollViewForDeck: UIScrollView { list }
    }

    final class OptionalOne: PlainController, DeckTransitionViewControllerProtocol {
        weak var list: UIScrollView?
        var scrollViewForDeck: UIScrollView? { list }
    }

    final class Subclass: PlainController, DeckTransitionViewControllerProtocol {
        final class List: UIScrollView {}
        let scrollViewForDeck = List(frame: .zero)
    }

    final class Silent: PlainController, DeckTransitionViewControllerProtocol {}

    func found(in controller: UIViewController) -> UIScrollView? {
        Discovery.declared.scrollView(in: ScrollSearch(in: controller.loaded()))
    }

    @Test("The scroll view may be declared with and without an optional, and as a subclass")
    func forms() {
        let (plain, optional, subclass) = (NotOptional(), OptionalOne(), Subclass())
        plain.view.addSubview(plain.list)
        subclass.view.addSubview(subclass.scrollViewForDeck)
        #expect(found(in: plain) === plain.list)
        #expect(found(in: optional) == nil)
        let list = UIScrollView(frame: .zero)
        optional.view.addSubview(list)
        optional.list = list
        #expect(found(in: optional) === list)
        #expect(found(in: subclass) === subclass.scrollViewForDeck)
    }

    @Test("Both properties are optional")
    func neither() {
        #expect(found(in: Silent()) == nil)
    }

    @Test(
        "A declaration of a subclass whose base class conforms is found, too",
        arguments: [Discovery.topLevel, .declared])
    func subclassed(_ discovery: Discovery) {
        let storing = StoringController([UIScrollView()]).loaded()
        let list: UITableView = storing.scrollViewForDeck
        storing.view.addSubview(list)
        #expect(discovery.scrollView(in: ScrollSearch(in: storing)) === list)
        let lazy = LazyController([UIScrollView()]).loaded()
        let made: UIScrollView = lazy.scrollViewForDeck
        lazy.view.addSubview(made)
        #expect(discovery.scrollView(in: ScrollSearch(in: lazy)) === made)
        let container = StoringContainer().loaded()
        container.childViewControllerForDeck = storing
        container.view.addSubview(storing.view)
        #expect(discovery.scrollView(in: ScrollSearch(in: container)) === list)
    }

    @Test("Without any declaration, nothing is found")
    func silentSubclass() {
        let silent = SilentBase([UIScrollView()]).loaded()
        #expect(Discovery.declared.scrollView(in: ScrollSearch(in: silent)) == nil)
        let container = StoringContainer().loaded()
        #expect(Discovery.declared.scrollView(in: ScrollSearch(in: container)) == nil)
    }
}
