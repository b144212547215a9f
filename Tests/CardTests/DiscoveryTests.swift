import DeckTransition
import GestureArbiter
import GestureArbiterUI
import HeadlessSwiftUI
import HeadlessUIKit
import InteractiveDismissal
import Panels
import Support
import Testing

/// The scroll view that hands over, chosen by the same value for every kind of card.
@MainActor
@Suite("The choice of the scroll view that hands over, in every kind of card")
struct DiscoveryTests {
    nonisolated static let kinds = CardKind.controlled

    final class Letters: UIScrollView {}
    final class Notes: UITextView {}

    /// Two lists side by side, or one above the other in a card that leaves to the side, and a text that covers both.
    final class Page: UIViewController {
        let (letters, folders, notes) = (Letters(), UIScrollView(), Notes())
        private let kind: CardKind
        var isWriting = false

        init(_ kind: CardKind) {
            self.kind = kind
            super.init(nibName: nil, bundle: nil)
        }

        required init?(coder: NSCoder) { nil }

        private var isVertical: Bool { kind.direction == .down || kind.direction == .up }

        override func viewDidLoad() {
            super.viewDidLoad()
            for list in [letters, folders] + (isWriting ? [notes] : []) {
                list.contentInsetAdjustmentBehavior = .never
                view.addSubview(list)
            }
        }

        override func viewDidLayoutSubviews() {
            super.viewDidLayoutSubviews()
            let (whole, half) = (view.bounds.size, view.bounds.size.width / 2)
            letters.frame = CGRect(x: 0, y: 0, width: half, height: whole.height)
            folders.frame = CGRect(x: half, y: 0, width: half, height: whole.height)
            if !isVertical {
                letters.frame = CGRect(x: 0, y: 0, width: whole.width, height: whole.height / 2)
                folders.frame = letters.frame.offsetBy(dx: 0, dy: whole.height / 2)
            }
            notes.frame = view.bounds
            (notes.alwaysBounceVertical, notes.alwaysBounceHorizontal) = (isVertical, !isVertical)
            for list in [letters, folders, notes as UIScrollView] {
                let size = list.bounds.size
                list.contentSize = CGSize(
                    width: isVertical ? size.width : 3000, height: isVertical ? 3000 : size.height)
                guard kind.direction == .up || kind.direction == .left else { continue }
                list.contentOffset = CGPoint(
                    x: isVertical ? 0 : 3000 - size.width, y: isVertical ? 3000 - size.height : 0)
            }
        }
    }

    /// A card with such a page in place of the usual content.
    private func stage(
        _ kind: CardKind, _ discovery: Discovery?, isWriting: Bool = false,
        in container: @escaping (UIViewController) -> UIViewController = { $0 }
    ) -> (CardStage, Page) {
        let page = Page(kind)
        page.isWriting = isWriting
        let setup = CardSetup {
            $0.stops = .one
            $0.changeTraits = { if let discovery { $0.discovery = discovery } }
        }
        let it = CardStage(kind, setup) { content in
            let around = container(page)
            content.addChild(around)
            content.view.addSubview(around.view)
            around.view.frame = content.view.bounds
            around.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            around.didMove(toParent: content)
            return content
        }
        return (it, page)
    }

    /// The distance by which a finger on `view` pulls the card, in points.
    private func pull(_ it: CardStage, on view: UIView, from point: CGPoint? = nil) -> CGFloat {
        let seen = view.convert(view.bounds, to: nil).intersection(it.stage.window.bounds)
        let finger = it.stage.touch(at: point ?? CGPoint(x: seen.midX, y: seen.midY))
        finger.move(by: it.way(60), over: 0.2)
        defer {
            it.settle(lettingGo: finger)
        }
        return it.place
    }

    // MARK: - Six uses

    @Test("1. Of two lists side by side, only the one that the card names hands over", arguments: kinds)
    func sideBySide(kind: CardKind) {
        let (it, page) = stage(kind, .first("the letters") { $0 is Letters })
        #expect(pull(it, on: page.letters) > 20)
        #expect(pull(it, on: page.folders) == 0)
        let why = it.arbiter?.lastTouch?.description ?? ""
        #expect(why.contains(#".first("the letters") { … } finds nothing"#), "\(why)")
    }

    @Test("2. A text that is written in never hands over, whatever else does", arguments: kinds)
    func neverText(kind: CardKind) {
        let discovery = Discovery.first("no text") { !($0 is UITextView) }
        let (it, page) = stage(kind, discovery, isWriting: true)
        #expect(pull(it, on: page.notes) == 0)
        page.notes.removeFromSuperview()
        #expect(pull(it, on: page.folders) > 20)
    }

    @Test("3. A card changes its mind while it shows, as a search that begins", arguments: kinds)
    func changes(kind: CardKind) throws {
        let (it, page) = stage(kind, nil)
        #expect(pull(it, on: page.folders) > 20)
        try #require(it.control).discovery = .first("the letters") { $0 is Letters }
        #expect(pull(it, on: page.folders) == 0)
        #expect(pull(it, on: page.letters) > 20)
        try #require(it.control).discovery = .declared.or(.underTouch)
        #expect(pull(it, on: page.folders) > 20)
    }

    /// A plain class that several cards share.
    private final class Chosen: ScrollViewDiscovery {
        weak var list: UIScrollView?
        private(set) var asked = 0

        func scrollView(in search: ScrollSearch) -> UIScrollView? {
            asked += 1
            return list
        }
    }

    @Test("4. Two cards share a strategy, which is a plain class", arguments: kinds)
    func shared(kind: CardKind) {
        let chosen = Chosen()
        let (one, two) = (stage(kind, .strategy(chosen)), stage(kind, .strategy(chosen)))
        for (it, page) in [one, two] {
            chosen.list = page.letters
            #expect(pull(it, on: page.letters) > 20)
            #expect(pull(it, on: page.folders) == 0)
        }
        #expect(one.0.control?.discovery == two.0.control?.discovery)
        #expect(chosen.asked >= 4)
    }

    @Test("5. A strategy is tested without a window, and says what the card does", arguments: kinds)
    func withoutWindow(kind: CardKind) {
        let discovery = Discovery.first("the letters") { $0 is Letters }
        let tried = Page(kind)
        tried.view.frame = CGRect(x: 0, y: 0, width: 300, height: 300)
        let (it, page) = stage(kind, discovery)
        let touches = [(CGPoint(x: 20, y: 20), page.letters), (CGPoint(x: 280, y: 280), page.folders)]
        for (point, list) in touches {
            let search = ScrollSearch(in: tried, at: point, along: kind.direction)
            #expect(search.touchedScrollViews.count == 1)
            let handsOver = discovery.scrollView(in: search) === tried.letters
            #expect((pull(it, on: list) > 20) == handsOver)
        }
    }

    @Test(
        "6. A grid of photos in a page view controller, in tabs, hands over; a strip of other pages' does not",
        arguments: kinds, [Discovery.containers, .deepestVisible])
    func photos(kind: CardKind, discovery: Discovery) {
        let (it, page) = stage(kind, discovery) { page in
            let pages = UIPageViewController(
                transitionStyle: .scroll,
                navigationOrientation: kind.direction == .down || kind.direction == .up ? .horizontal : .vertical)
            pages.setViewControllers([page], direction: .forward, animated: false)
            let tabs = UITabBarController()
            tabs.viewControllers = [UIViewController(), pages]
            tabs.selectedIndex = 1
            return tabs
        }
        #expect(pull(it, on: page.letters) > 20)
        #expect(pull(it, on: page.folders) > 20)
        let strip = UIScrollView(frame: it.content.view.bounds)
        strip.contentSize = CGSize(width: 3000, height: 3000)
        it.content.view.addSubview(strip)
        strip.contentOffset = page.letters.contentOffset
        #expect(pull(it, on: strip) == 0)
    }

    @Test("A card in SwiftUI names its list")
    func swiftUI() {
        for kind in Self.kinds where kind.isSwiftUI {
            let (it, page) = stage(kind, .first("the folders") { !($0 is Letters) })
            #expect(pull(it, on: page.folders) > 20, "\(kind)")
            #expect(pull(it, on: page.letters) == 0, "\(kind)")
        }
    }

    // MARK: - The value

    @Test("By default the declared scroll view hands over, or else the one under the finger", arguments: kinds)
    func usual(kind: CardKind) {
        let (it, page) = stage(kind, nil)
        #expect(it.control?.discovery == .declared.or(.underTouch))
        #expect(pull(it, on: page.folders) > 20)
        it.content.scrollViewForCard = page.letters
        #expect(pull(it, on: page.folders) == 0)
        let why = it.arbiter?.lastTouch?.description ?? ""
        #expect(why.contains(".declared.or(.underTouch) finds Letters"), "\(why)")
        #expect(pull(it, on: page.letters) > 20)
    }

    @Test("`.underTouch` alone ignores what is declared", arguments: kinds)
    func underTouch(kind: CardKind) {
        let (it, page) = stage(kind, .underTouch)
        it.content.scrollViewForCard = page.letters
        #expect(pull(it, on: page.folders) > 20)
    }

    private final class DeckPage: UIViewController, DeckTransitionViewControllerProtocol {
        let child: UIViewController
        var scrollViewForDeck: UIScrollView?
        init(_ child: UIViewController) {
            self.child = child
            super.init(nibName: nil, bundle: nil)
        }
        required init?(coder: NSCoder) { nil }
        override func viewDidLoad() {
            super.viewDidLoad()
            addChild(child)
            child.view.frame = view.bounds
            child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            view.addSubview(child.view)
            child.didMove(toParent: self)
        }
    }

    @Test("`scrollViewForDeck` is declared in every kind of card", arguments: kinds)
    func forDeck(kind: CardKind) throws {
        var deck: DeckPage?
        let (it, page) = stage(kind, nil) { page in
            let around = DeckPage(page)
            deck = around
            return around
        }
        try #require(deck).scrollViewForDeck = page.letters
        #expect(pull(it, on: page.letters) > 20)
        #expect(pull(it, on: page.folders) == 0)
    }

    @Test("A scroll view outside the card does not count, and the log says so once", arguments: kinds)
    func foreign(kind: CardKind) {
        let (it, page) = stage(kind, nil)
        let before = it.stage.warnings.count
        it.content.scrollViewForCard = UIScrollView()
        #expect(pull(it, on: page.folders) > 20)
        #expect(pull(it, on: page.letters) > 20)
        let warnings = it.stage.warnings.dropFirst(before)
        #expect(warnings.map { $0.contains("declares a scroll view outside its card") } == [true])
    }

    private struct Named: ScrollViewDiscovery {
        var name: String
        func scrollView(in search: ScrollSearch) -> UIScrollView? { nil }
    }

    @Test("A discovery prints as it is written")
    func printed() {
        #expect("\(Discovery.declared.or(.topLevel).or(.containers))" == ".declared.or(.topLevel).or(.containers)")
        #expect("\(Discovery.underTouch.or(.deepestVisible))" == ".underTouch.or(.deepestVisible)")
        #expect("\(Discovery.first("a") { _ in true })" == #".first("a") { … }"#)
        let own = "\(Discovery.declared.or(.strategy(Named(name: "b"))))"
        #expect(own.hasPrefix(".declared.or(.strategy("))
        #expect(own.hasSuffix(#"Named(name: "b")))"#))
    }

    @Test("`or` does not depend on parentheses, and asks in order")
    func associative() {
        let (a, b, c) = (Discovery.declared, Discovery.strategy(Named(name: "b")), Discovery.underTouch)
        #expect(a.or(b).or(c) == a.or(b.or(c)))
        #expect(a.or(b).or(c).hashValue == a.or(b.or(c)).hashValue)
        #expect(a.or(b).or(c).description == a.or(b.or(c)).description)
        #expect(a.or(c) != c.or(a))
        #expect(a != a.or(c))
        #expect(Set([a, b, c, a.or(b), a.or(.strategy(Named(name: "b")))]).count == 4)
    }

    @Test("Strategies are equal if they are the same object, or equal values")
    func equal() {
        let (one, other) = (Chosen(), Chosen())
        #expect(Discovery.strategy(one) == .strategy(one))
        #expect(Discovery.strategy(one) != .strategy(other))
        #expect(Discovery.strategy(Named(name: "a")) == .strategy(Named(name: "a")))
        #expect(Discovery.strategy(Named(name: "a")) != .strategy(Named(name: "b")))
        #expect(Discovery.first("a") { _ in true } == .first("a") { _ in false })
        #expect(Discovery.first("a") { _ in true } != .first("b") { _ in true })
    }

    @Test("A card that gets an equal discovery keeps its values")
    func sameTraits() {
        #expect(CardConfiguration() == CardConfiguration())
        var traits = CardConfiguration()
        traits.discovery = .containers
        #expect(traits != CardConfiguration())
        traits.discovery = .declared.or(.underTouch)
        #expect(traits == CardConfiguration())
    }

    @Test("A search made in a test has the scroll views that a card would see: those along its way out")
    func search() {
        let page = UIViewController()
        page.view.frame = CGRect(x: 0, y: 0, width: 300, height: 300)
        let (pager, list) = (UIScrollView(frame: page.view.bounds), UIScrollView(frame: page.view.bounds))
        pager.contentSize = CGSize(width: 900, height: 300)
        list.contentSize = CGSize(width: 300, height: 900)
        page.view.addSubview(pager)
        pager.addSubview(list)
        let point = CGPoint(x: 150, y: 150)
        #expect(ScrollSearch(in: page, at: point).touchedScrollViews == [list])
        #expect(ScrollSearch(in: page, at: point, along: .right).touchedScrollViews == [pager])
        #expect(ScrollSearch(in: page, at: CGPoint(x: 400, y: 0)).touchedScrollViews.isEmpty)
    }
}
