@_spi(Cards) import DeckTransition
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
        by discovery: DeckDiscovery, in controller: UIViewController, touching touched: [UIScrollView] = []
    ) -> UIScrollView? {
        discovery.scrollView(for: ScrollViewSearch(in: controller, touchedScrollViews: touched))
    }

    @Test("A declared scroll view is found; without a declaration nothing is guessed")
    func onlyDeclared() {
        #expect(found(by: .declared, in: declaring) === declared)
        #expect(found(by: .declared, in: PlainController([guessed]).loaded()) == nil)
    }

    @Test("A scroll view declared for the dismissal is declared for the deck")
    func declaredForDismissal() {
        final class Modal: PlainController, CardContent {
            var scrollViewForCard: UIScrollView? { content.last as? UIScrollView }
        }
        #expect(found(by: .declared, in: Modal([guessed, declared]).loaded()) === declared)
    }

    @Test("Under the touch, the innermost scroll view is found")
    func underTouch() {
        #expect(found(by: .underTouch, in: declaring, touching: [nested, declared]) === nested)
        #expect(found(by: .underTouch, in: declaring) == nil)
    }

    @Test("One strategy or another: the first that finds something under the finger decides")
    func or() {
        let rule = DeckDiscovery.declared.or(.underTouch)
        #expect(found(by: rule, in: declaring, touching: [nested, declared]) === declared)
        #expect(found(by: rule, in: declaring, touching: [nested]) === nested)
        #expect(found(by: rule, in: declaring) === declared)
        #expect(found(by: rule, in: PlainController().loaded(), touching: [nested]) === nested)
        #expect(found(by: .underTouch.or(.classic), in: PlainController([guessed]).loaded()) === guessed)
        let first = DeckDiscovery.custom("first") { [declared] _ in declared }
        let second = DeckDiscovery.custom("second") { [nested] _ in nested }
        #expect(found(by: first.or(second), in: declaring, touching: [guessed]) === declared, "none is touched")
    }

    @Test("Three strategies in a row are asked in order")
    func three() {
        let rule = DeckDiscovery.declared.or(.classic).or(.underTouch)
        let controller = PlainController([guessed]).loaded()
        #expect(found(by: rule, in: controller, touching: [nested, guessed]) === guessed)
        #expect(found(by: rule, in: controller, touching: [nested]) === nested)
    }

    @Test("A closure is called with the view under the finger")
    func closure() {
        let outermost = DeckDiscovery.custom("outermost") { $0.touchedScrollViews.last }
        #expect(found(by: outermost, in: declaring, touching: [nested, declared]) === declared)
        #expect(found(by: .custom("none") { _ in nil }.or(.classic), in: declaring) === declared)
    }

    @Test("A custom strategy combines with the others")
    func strategy() {
        struct Tallest: ScrollViewDiscovery {
            @MainActor
            func scrollView(for search: ScrollViewSearch) -> UIScrollView? {
                search.touchedScrollViews.max { $0.bounds.height < $1.bounds.height }
            }
        }
        #expect(found(by: .strategy(Tallest()), in: declaring, touching: [nested, declared]) === declared)
        #expect(DeckDiscovery.strategy(Tallest()) == .strategy(Tallest()))
        #expect(DeckDiscovery.strategy(Tallest()) != .classic)
    }

    @Test("Strategies are equatable; closures by their names")
    func equality() {
        #expect(DeckDiscovery.declared.or(.underTouch) == .declared.or(.underTouch))
        #expect(DeckDiscovery.declared.or(.underTouch) != .underTouch.or(.declared))
        #expect(DeckDiscovery.custom("one") { _ in nil } == .custom("one") { $0.touchedScrollViews.first })
        #expect(DeckDiscovery.custom("one") { _ in nil } != .custom("two") { _ in nil })
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
        DeckDiscovery.declared.scrollView(for: ScrollViewSearch(in: controller.loaded()))
    }

    @Test("The scroll view may be declared with and without an optional, and as a subclass")
    func forms() {
        let (plain, optional, subclass) = (NotOptional(), OptionalOne(), Subclass())
        #expect(found(in: plain) === plain.list)
        #expect(found(in: optional) == nil)
        let list = UIScrollView(frame: .zero)
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
        arguments: [DeckDiscovery.classic, .declared])
    func subclassed(_ discovery: DeckDiscovery) {
        let storing = StoringController([UIScrollView()]).loaded()
        let list: UITableView = storing.scrollViewForDeck
        #expect(discovery.scrollView(for: ScrollViewSearch(in: storing)) === list)
        let lazy = LazyController([UIScrollView()]).loaded()
        let made: UIScrollView = lazy.scrollViewForDeck
        #expect(discovery.scrollView(for: ScrollViewSearch(in: lazy)) === made)
        let container = StoringContainer().loaded()
        container.childViewControllerForDeck = storing
        #expect(discovery.scrollView(for: ScrollViewSearch(in: container)) === list)
    }

    @Test("Without any declaration, nothing is found")
    func silentSubclass() {
        let silent = SilentBase([UIScrollView()]).loaded()
        #expect(DeckDiscovery.declared.scrollView(for: ScrollViewSearch(in: silent)) == nil)
        let container = StoringContainer().loaded()
        #expect(DeckDiscovery.declared.scrollView(for: ScrollViewSearch(in: container)) == nil)
    }
}
