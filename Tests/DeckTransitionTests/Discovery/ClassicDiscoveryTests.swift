@_spi(Cards) import Cards
import DeckTransition
import HeadlessUIKit
import Testing

@MainActor
@Suite("DeckTransition's heuristic for the scroll view")
struct ClassicDiscoveryTests {
    let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 600))
    let other = UIScrollView(frame: CGRect(x: 0, y: 600, width: 390, height: 100))

    func found(in controller: UIViewController) -> UIScrollView? {
        Discovery.topLevel.scrollView(in: ScrollSearch(in: controller))
    }

    @Test("A scroll view among the view's direct subviews is found, whatever is below it")
    func topLevel() {
        #expect(found(in: PlainController([UIView(), list]).loaded()) === list)
    }

    @Test("Of two at the top level, the lowermost wins")
    func lowermost() {
        #expect(found(in: PlainController([other, UIView(), list]).loaded()) === other)
    }

    @Test("A scroll view one level deeper is not found")
    func deeper() {
        let box = UIView()
        box.addSubview(list)
        #expect(found(in: PlainController([box]).loaded()) == nil)
    }

    @Test("The view itself wins over the scroll views in it")
    func viewItself() {
        let controller = ScrollController().loaded()
        controller.view.addSubview(list)
        #expect(found(in: controller) === controller.scrollView)
    }

    @Test("A declared scroll view wins over the view itself and over the lowermost one, at any depth")
    func declared() {
        let box = UIView()
        box.addSubview(list)
        let controller = DeclaringController([other, box]).loaded()
        controller.scrollViewForDeck = list
        #expect(found(in: controller) === list)
    }

    @Test("A controller that declares nil is searched like any other")
    func declaredNil() {
        #expect(found(in: DeclaringController([list]).loaded()) === list)
    }

    @Test("Nothing is found where there is no scroll view")
    func nothing() {
        #expect(found(in: PlainController([UIView()]).loaded()) == nil)
    }

    // MARK: Children

    @Test("The search continues in the declared child, and from there in its child")
    func nested() {
        let (outer, inner) = (ContainerController([other]).loaded(), ContainerController([other]).loaded())
        outer.childViewControllerForDeck = inner
        inner.childViewControllerForDeck = PlainController([list]).loaded()
        #expect(found(in: outer) === list)
    }

    @Test("A child that does not conform is searched, but not its children")
    func noConformance() {
        let (outer, child) = (ContainerController([other]).loaded(), PlainController([UIView()]).loaded())
        outer.childViewControllerForDeck = child
        child.addChild(PlainController([list]).loaded())
        #expect(found(in: outer) == nil)
    }

    @Test("A nil child continues the search in the container itself")
    func nilChild() {
        #expect(found(in: ContainerController([list]).loaded()) === list)
    }

    @Test("A controller with a child is not asked for its own scroll view")
    func childBeforeOwn() {
        let child = PlainController([list]).loaded()
        final class Both: PlainController, DeckTransitionViewControllerProtocol {
            var childViewControllerForDeck: UIViewController?
            var scrollViewForDeck: UIScrollView { UIScrollView(frame: .zero) }
        }
        let controller = Both([other]).loaded()
        controller.childViewControllerForDeck = child
        #expect(found(in: controller) === list)
    }

    @Test("A navigation controller's top controller is searched, the pushed one after a push")
    func navigation() {
        let navigation = UINavigationController(rootViewController: PlainController([other])).loaded()
        #expect(found(in: navigation) === other)
        navigation.pushViewController(PlainController([list]), animated: false)
        #expect(found(in: navigation) === list)
    }

    @Test("A tab bar controller's selected controller is searched; in a navigation controller, its top one")
    func tabs() {
        let tabs = UITabBarController()
        tabs.viewControllers = [
            PlainController([other]), UINavigationController(rootViewController: PlainController([list])),
        ]
        _ = tabs.loaded()
        #expect(found(in: tabs) === other)
        tabs.selectedIndex = 1
        #expect(found(in: tabs) === list)
    }

    @Test("In a tab bar controller without tabs, nothing is found")
    func noTabs() {
        #expect(found(in: UITabBarController().loaded()) == nil)
    }
}

extension ClassicDiscoveryTests {
    @Test("A cycle of children ends the search with a message that names them")
    func circle() {
        let (one, two) = (ContainerController([list]).loaded(), ContainerController([list]).loaded())
        one.childViewControllerForDeck = two
        two.childViewControllerForDeck = one
        let stage = Stage()
        stage.window.rootViewController = one
        stage.advance(by: 0)
        #expect(found(in: one) == nil)
        let circle = "ContainerController → ContainerController → ContainerController"
        #expect(stage.warnings.contains { $0.contains(circle) })
    }

    @Test("A controller that names itself ends the search too")
    func ownChild() {
        let controller = ContainerController([list]).loaded()
        controller.childViewControllerForDeck = controller
        #expect(found(in: controller) == nil)
        controller.childViewControllerForDeck = nil
        #expect(found(in: controller) === list)
    }

    @Test("A controller whose view is not loaded is not asked, and the search loads no view")
    func unloaded() {
        let controller = DeclaringController([list])
        controller.scrollViewForDeck = list
        #expect(found(in: controller) == nil)
        #expect(controller.timesAsked == 0)
        #expect(!controller.isViewLoaded)
    }

    @Test("The search does not load the view of a loaded container's child")
    func unloadedChild() {
        let (outer, child) = (ContainerController([other]).loaded(), PlainController([list]))
        outer.childViewControllerForDeck = child
        #expect(found(in: outer) == nil)
        #expect(!child.isViewLoaded)
    }
}
