@_spi(Cards) import Cards
import DeckTransition
import HeadlessUIKit
import InteractiveDismissal
import Support
import Testing

@MainActor
@Suite("Finding the visible scroll view")
struct ContainerDiscoveryTests {
    /// Shows a list, 100 points below its top, in a view of its own.
    final class Page: UIViewController {
        let list = UIScrollView()
        private let frame = UIView()

        override func viewDidLoad() {
            super.viewDidLoad()
            frame.frame = view.bounds
            frame.addSubview(list)
            list.frame = CGRect(x: 0, y: 100, width: view.bounds.width, height: 500)
            list.contentSize = CGSize(width: view.bounds.width, height: 2000)
            view.addSubview(frame)
        }
    }

    /// A container of an unknown class: its children are side by side, as in a split view or a pager.
    final class SideBySide: UIViewController {
        func show(_ pages: [(UIViewController, CGRect)]) {
            for (page, frame) in pages {
                addChild(page)
                page.view.frame = frame
                view.addSubview(page.view)
                page.didMove(toParent: self)
            }
        }
    }

    private func found(
        by discovery: Discovery = .containers, in controller: UIViewController, touching touched: UIView? = nil
    ) -> UIScrollView? {
        let stage = Stage(rootViewController: controller)
        stage.settle()
        var lists: [UIScrollView] = []
        var view = touched
        while let current = view {
            if let list = current as? UIScrollView { lists.append(list) }
            view = current.superview
        }
        return discovery.scrollView(in: ScrollSearch(in: controller, touchedScrollViews: lists))
    }

    @Test("In a navigation controller, the top controller's scroll view is found")
    func navigation() {
        let (below, top) = (Page(), Page())
        let navigation = UINavigationController(rootViewController: below)
        _ = below.view
        navigation.pushViewController(top, animated: false)
        #expect(found(in: navigation) === top.list)
    }

    @Test("In a tab bar controller, the selected controller's scroll view is found, in any container")
    func tabs() {
        let (first, second) = (Page(), Page())
        let tabs = UITabBarController()
        tabs.viewControllers = [first, UINavigationController(rootViewController: second)]
        tabs.selectedIndex = 1
        #expect(found(in: tabs) === second.list)
    }

    @Test("Of two columns, the scroll view under the finger is found, or else the larger one")
    func columns() {
        let (narrow, wide) = (Page(), Page())
        let split = SideBySide()
        split.show([
            (narrow, CGRect(x: 0, y: 0, width: 120, height: 844)),
            (wide, CGRect(x: 120, y: 0, width: 270, height: 844)),
        ])
        #expect(found(in: split, touching: narrow.list) === narrow.list)
        #expect(found(in: split, touching: wide.list) === wide.list)
        #expect(found(in: split) === wide.list)
    }

    @Test("Of a pager's pages, the visible one's scroll view is found")
    func pages() {
        let (shown, waiting) = (Page(), Page())
        let pager = SideBySide()
        pager.show([
            (shown, CGRect(x: 0, y: 0, width: 390, height: 844)),
            (waiting, CGRect(x: 390, y: 0, width: 390, height: 844)),
        ])
        #expect(found(in: pager) === shown.list)
    }

    @Test("Of equal scroll views the front one counts; a hidden or transparent one does not", arguments: [true, false])
    func covered(isHidden: Bool) {
        let (behind, inFront) = (Page(), Page())
        let container = SideBySide()
        let whole = CGRect(x: 0, y: 0, width: 390, height: 844)
        container.show([(behind, whole), (inFront, whole)])
        #expect(found(in: container) === inFront.list)
        if isHidden { inFront.view.isHidden = true } else { inFront.view.alpha = 0 }
        #expect(found(in: container) === behind.list)
    }

    @Test("The controller's declaration has precedence over visible scroll views")
    func declared() {
        let seen = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 600))
        let said = UIScrollView(frame: CGRect(x: 0, y: 600, width: 390, height: 100))
        let controller = DeclaringController([seen, said]).loaded()
        controller.scrollViewForDeck = said
        #expect(found(in: UINavigationController(rootViewController: controller)) === said)
    }

    @Test("In a table controller, the table is found")
    func viewItself() {
        final class Table: UIViewController {
            override func loadView() { view = UITableView(frame: .zero, style: .plain) }
        }
        let table = Table()
        #expect(found(in: UINavigationController(rootViewController: table)) === table.view)
    }

    @Test("The deepest visible one is found: a list in a list, but no carousel in it, and nothing hidden")
    func deepest() {
        let controller = Page()
        _ = controller.view
        let inner = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 300))
        inner.contentSize = CGSize(width: 390, height: 900)
        let carousel = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 80))
        carousel.contentSize = CGSize(width: 2000, height: 80)
        inner.addSubview(carousel)
        controller.list.addSubview(inner)
        #expect(found(by: .deepestVisible, in: controller) === inner)
        inner.isHidden = true
        #expect(found(by: .deepestVisible, in: controller) === controller.list)
        controller.list.alpha = 0
        #expect(found(by: .deepestVisible, in: controller) == nil)
    }

    @Test("Of two at the same depth, the one under the finger is found, or else the larger one")
    func siblings() {
        let controller = PlainController([
            UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 300)),
            UIScrollView(frame: CGRect(x: 0, y: 300, width: 390, height: 400)),
        ]).loaded()
        #expect(found(by: .deepestVisible, in: controller) === controller.content[1])
        #expect(found(by: .deepestVisible, in: controller, touching: controller.content[0]) === controller.content[0])
    }

    @Test("The search loads no view")
    func unloaded() {
        let page = Page()
        #expect(Discovery.containers.scrollView(in: ScrollSearch(in: page)) == nil)
        #expect(Discovery.deepestVisible.scrollView(in: ScrollSearch(in: page)) == nil)
        #expect(!page.isViewLoaded)
    }

    /// A pager that is a scroll view itself: two pages side by side, each with a list.
    private final class Pager: UIViewController {
        let pager = UIScrollView()
        let pages = [Page(), Page()]

        override func loadView() { view = pager }

        override func viewDidLoad() {
            super.viewDidLoad()
            pager.isPagingEnabled = true
            pager.contentInsetAdjustmentBehavior = .never
            pager.contentSize = CGSize(width: 780, height: 700)
            for (index, page) in pages.enumerated() {
                addChild(page)
                page.view.frame = CGRect(x: CGFloat(index) * 390, y: 0, width: 390, height: 700)
                pager.addSubview(page.view)
                page.didMove(toParent: self)
            }
        }
    }

    @Test(
        "A pager between a card and a list may scroll itself: its page's list hands over, and a horizontal drag pages",
        arguments: [Discovery.containers, .deepestVisible, .underTouch])
    func pagerThatScrolls(_ discovery: Discovery) {
        let home = UIViewController()
        let stage = Stage(rootViewController: home)
        let controller = Pager()
        home.presentDeck(controller, as: DeckConfiguration { $0.discovery = discovery })
        stage.settle()
        let (pager, lists) = (controller.pager, controller.pages.map(\.list))
        func place() -> CGFloat { controller.view.convert(CGPoint.zero, to: nil).y }
        let rest = place()
        for (index, list) in lists.enumerated() {
            list.contentOffset.y = 40
            let down = stage.touch(at: CGPoint(x: 195, y: 400))
            down.move(by: .down(150), over: 0.4)
            #expect(list.contentOffset.y == 0)
            #expect(place() > rest + 80)
            #expect(pager.contentOffset.x == CGFloat(index) * 390)
            down.hold(for: 0.2)
            down.lift()
            stage.settle()
            #expect(place() == rest)
            let across = stage.touch(at: CGPoint(x: 300, y: 400))
            across.move(by: CGVector(dx: -250, dy: 10), over: 0.3)
            #expect(place() == rest)
            across.lift()
            stage.settle()
            #expect(pager.contentOffset.x == 390)
        }
    }
}
