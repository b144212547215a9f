import DeckTransition
import GestureArbiter
import HeadlessUIKit
import InteractiveDismissal
import Panels
import Support
import Testing

/// What a card asks of its content, it asks of each controller that shows in the content's place.
@MainActor
@Suite("The controllers that show in every kind of card")
struct ShownChainTests {
    /// The ways in which a controller shows in the place of another.
    enum Place: CaseIterable, Sendable {
        case navigation, pushed, tabs, navigationInTabs, split, pages
        case child, childUnderHeader, childUnderSpinner, smallChild

        /// Those that are as large as the controller that they show, but for bars.
        static let filling = allCases.filter { $0 != .smallChild }

        @MainActor
        func around(_ content: UIViewController) -> UIViewController {
            switch self {
            case .navigation: return UINavigationController(rootViewController: content)
            case .pushed:
                let navigation = UINavigationController(rootViewController: UIViewController())
                navigation.pushViewController(content, animated: false)
                return navigation
            case .tabs, .navigationInTabs:
                let tabs = UITabBarController()
                let shown = self == .tabs ? content : Self.navigation.around(content)
                tabs.viewControllers = [UIViewController(), shown]
                tabs.selectedIndex = 1
                return tabs
            case .split:
                let split = UISplitViewController(style: .doubleColumn)
                split.setViewController(UIViewController(), for: .primary)
                split.setViewController(content, for: .secondary)
                return split
            case .pages:
                let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
                pages.setViewControllers([content], direction: .forward, animated: false)
                return pages
            case .child: return Container(content, top: 0)
            case .childUnderHeader: return Container(content, top: 40)
            case .smallChild: return Container(content, part: 0.25...0.74)
            case .childUnderSpinner:
                let spinner = UIViewController()
                spinner.view.isUserInteractionEnabled = false
                return Container(content, cover: spinner)
            }
        }
    }

    /// A client's container, with a child below a header, or with a second child in front of it.
    final class Container: UIViewController, CardContent {
        let child: UIViewController
        private let (top, part, cover): (CGFloat, ClosedRange<CGFloat>, UIViewController?)
        var events: [CardEvent] = []
        var scrollViewForCard: UIScrollView?

        /// - Parameter part: The part of the container's height that the child has.
        init(
            _ child: UIViewController, top: CGFloat = 0, part: ClosedRange<CGFloat> = 0...1,
            cover: UIViewController? = nil
        ) {
            self.child = child
            (self.top, self.part, self.cover) = (top, part, cover)
            super.init(nibName: nil, bundle: nil)
        }

        required init?(coder: NSCoder) { nil }

        override func viewDidLoad() {
            super.viewDidLoad()
            for controller in [child, cover].compactMap({ $0 }) {
                addChild(controller)
                view.addSubview(controller.view)
                controller.didMove(toParent: self)
            }
        }

        override func viewDidLayoutSubviews() {
            super.viewDidLayoutSubviews()
            let (height, start) = (view.bounds.height - top, part.lowerBound)
            child.view.frame = CGRect(
                x: 0, y: top + height * start, width: view.bounds.width, height: height * (part.upperBound - start))
            cover?.view.frame = view.bounds
        }

        func cardDidChange(_ event: CardEvent) { events.append(event) }
    }

    nonisolated static let kinds = CardKind.controlled
    private let one = CardSetup { $0.stops = .one }

    /// In a panel that leaves to the right, the swipe back over a pushed page goes first.
    nonisolated static func isSwipedBack(_ kind: CardKind, _ place: Place) -> Bool {
        kind == .rightPanel && place == .pushed
    }

    private func pullFar(_ it: CardStage) {
        it.touch().swipe(by: it.way(500), over: 0.25)
        it.stage.settle()
    }

    // MARK: - isModalInPresentation

    @Test("A form with unsaved changes keeps its card, wherever the form shows", arguments: kinds, Place.allCases)
    func form(kind: CardKind, place: Place) {
        guard !Self.isSwipedBack(kind, place) else { return }
        let it = CardStage(kind, one, in: place.around)
        it.content.isModalInPresentation = true
        pullFar(it)
        #expect(it.isThere)
        #expect(it.content.events.filter { $0 == .attempted }.count == 1)
        #expect(throws: DismissalRefusal.isModal) { try it.control?.attemptDismissal() }
        it.content.isModalInPresentation = false
        pullFar(it)
        #expect(!it.isThere)
    }

    @Test("A form keeps its card from the push to the pop", arguments: kinds)
    func pushed(kind: CardKind) throws {
        let it = CardStage(kind, one) { UINavigationController(rootViewController: $0) }
        let form = UIViewController()
        form.isModalInPresentation = true
        it.content.navigationController?.pushViewController(form, animated: false)
        it.stage.settle()
        pullFar(it)
        #expect(it.isThere)
        it.content.navigationController?.popViewController(animated: false)
        it.stage.settle()
        pullFar(it)
        #expect(!it.isThere)
    }

    @Test("A form in another tab keeps nothing", arguments: kinds)
    func otherTab(kind: CardKind) {
        let it = CardStage(kind, one, in: Place.tabs.around)
        it.content.isModalInPresentation = true
        it.content.tabBarController?.selectedIndex = 0
        it.stage.settle()
        pullFar(it)
        #expect(!it.isThere)
    }

    @Test("A form keeps its card while it shows, and not behind an opaque child", arguments: kinds, [1, 0.5, 0])
    func behind(kind: CardKind, opacity: CGFloat) {
        let front = UIViewController()
        front.view.backgroundColor = UIColor.white.withAlphaComponent(opacity)
        let it = CardStage(kind, one) { Container($0, cover: front) }
        it.content.isModalInPresentation = true
        pullFar(it)
        #expect(it.isThere == (opacity < 1))
    }

    @Test("A form in a panel in a card keeps the panel alone", arguments: kinds)
    func panel(kind: CardKind) throws {
        let it = CardStage(kind, one)
        let form = UIViewController()
        form.isModalInPresentation = true
        let panel = it.content.addPanel(form, detents: [.height(50)], animated: false) {
            $0.interactiveDismissDisabled = false
        }!
        #expect(throws: DismissalRefusal.isModal) { try panel.attemptDismissal() }
        try it.control?.attemptDismissal()
        it.stage.settle()
        #expect(!it.isThere)
    }

    @Test("A modal form in a navigation controller can take the touches beside its card")
    func beside() throws {
        for keeps in [false, true] {
            let it = CardStage(.presentation, CardSetup { $0.isLiveBeside = true }, in: Place.navigation.around)
            it.content.isModalInPresentation = true
            var taps = 0
            let button = UIButton(frame: CGRect(x: 0, y: 100, width: 390, height: 100))
            button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
            it.home.view.addSubview(button)
            try #require(it.presentation).ignoresTouchesBesideWhenModal = keeps
            it.stage.touch(at: CGPoint(x: 195, y: 150)).lift()
            it.stage.settle()
            #expect(taps == (keeps ? 0 : 1))
        }
    }

    // MARK: - What UIKit asks

    /// A form that wants the screen's edge, and its keyboard.
    private final class Form: UIViewController {
        override var prefersStatusBarHidden: Bool { true }
        override var prefersHomeIndicatorAutoHidden: Bool { true }
        override var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { .bottom }
        override var disablesAutomaticKeyboardDismissal: Bool { true }
    }

    @Test(
        "What UIKit asks of a panel or its parent, the form that shows there answers",
        arguments: kinds.filter { $0.edge != nil && !$0.isSwiftUI })
    func answers(kind: CardKind) throws {
        let it = CardStage(kind, one) { UINavigationController(rootViewController: $0) }
        let panel = try #require(it.panel)
        for asked in [panel, PanelParent(UINavigationController(rootViewController: Form()))] {
            if asked === panel {
                #expect(!asked.disablesAutomaticKeyboardDismissal)
                it.content.navigationController?.pushViewController(Form(), animated: false)
            }
            func answering(_ child: @escaping (UIViewController) -> UIViewController?) -> UIViewController {
                sequence(first: asked, next: child).suffix(1)[0]
            }
            #expect(answering(\.childForStatusBarHidden).prefersStatusBarHidden)
            #expect(answering(\.childForHomeIndicatorAutoHidden).prefersHomeIndicatorAutoHidden)
            let atEdges = answering(\.childForScreenEdgesDeferringSystemGestures)
            #expect(atEdges.preferredScreenEdgesDeferringSystemGestures == .bottom)
            #expect(asked.disablesAutomaticKeyboardDismissal)
        }
    }

    @Test("A client's container that answers UIKit itself, in a panel, answers for its children")
    func ownAnswer() {
        final class Cover: UIViewController {
            override var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }
        }
        let cover = Cover()
        cover.addChild(Form())
        #expect(PanelParent(cover).childForScreenEdgesDeferringSystemGestures === cover)
    }

    // MARK: - Events

    @Test("Each controller that shows hears of its card, until the card has left", arguments: kinds, Place.allCases)
    func told(kind: CardKind, place: Place) {
        guard !Self.isSwipedBack(kind, place) else { return }
        let it = CardStage(kind, one, in: place.around)
        pullFar(it)
        #expect(it.content.events.contains(.grabbed))
        #expect(it.content.events.contains(.willDismiss(byUser: true)))
        #expect(it.content.events.last == .dismissed)
        if let container = it.root as? Container { #expect(container.events == it.content.events) }
    }

    @Test("A pushed page hears of a drag that has begun before it", arguments: kinds)
    func midDrag(kind: CardKind) {
        let it = CardStage(kind) { UINavigationController(rootViewController: $0) }
        let finger = it.touch()
        finger.move(by: it.way(40), over: 0.1)
        let page = ContentController()
        it.content.navigationController?.pushViewController(page, animated: false)
        let before = it.content.events
        finger.move(by: it.way(20), over: 0.1)
        #expect(it.content.events == before)
        #expect(
            page.events.contains {
                if case .moved = $0 { true } else { false }
            })
        it.settle(lettingGo: finger)
        #expect(page.events.last == .returned)
    }
}
