@_spi(Cards) import Cards
import GestureArbiter
import HeadlessSwiftUI
import HeadlessUIKit
import InteractiveDismissal
import Panels
import Support
import Testing

/// `.content` is as high as the content needs.
@MainActor
@Suite("The height of content in every kind of card")
struct ContentHeightTests {
    /// A controller whose content is 300 points high, by five rows of 60.
    final class Screen: UIViewController, UITableViewDataSource, UICollectionViewDataSource {
        enum Kind: CaseIterable, Sendable {
            case table, resized, pinned, pinnedToSafeArea, underHeader, overFooter, collection, stack, labels, rigid

            /// The points that the screen needs.
            var height: CGFloat { self == .underHeader || self == .overFooter ? 380 : 300 }
            /// Whether the screen keeps out of the bars above it.
            var avoidsBars: Bool { self != .underHeader }
        }

        let kind: Kind
        var rows = 5
        let table = UITableView()
        private lazy var collection = UICollectionView(frame: .zero, collectionViewLayout: layout)
        private let layout = UICollectionViewFlowLayout()

        init(_ kind: Kind) {
            self.kind = kind
            super.init(nibName: nil, bundle: nil)
        }

        required init?(coder: NSCoder) { nil }

        override func loadView() { if kind == .table { view = table } else { super.loadView() } }

        override func viewDidLoad() {
            super.viewDidLoad()
            table.dataSource = self
            table.rowHeight = 60
            table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
            let safe = view.safeAreaLayoutGuide
            switch kind {
            case .table: break
            case .resized:
                table.frame = view.bounds
                table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
                view.addSubview(table)
            case .pinned: pin(table, from: view.topAnchor, to: view.bottomAnchor)
            case .pinnedToSafeArea: pin(table, from: safe.topAnchor, to: safe.bottomAnchor)
            case .underHeader:
                let header = bar()
                pin(header, from: view.topAnchor, to: nil)
                pin(table, from: header.bottomAnchor, to: view.bottomAnchor)
            case .overFooter:
                let footer = bar()
                pin(footer, from: nil, to: safe.bottomAnchor)
                pin(table, from: view.topAnchor, to: footer.topAnchor)
            case .collection:
                layout.itemSize = CGSize(width: 390, height: 60)
                layout.minimumLineSpacing = 0
                collection.dataSource = self
                collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
                pin(collection, from: view.topAnchor, to: view.bottomAnchor)
            case .stack:
                let (scrollView, stack) = (UIScrollView(), UIStackView(arrangedSubviews: boxes()))
                stack.axis = .vertical
                stack.translatesAutoresizingMaskIntoConstraints = false
                scrollView.addSubview(stack)
                pin(scrollView, from: view.topAnchor, to: view.bottomAnchor)
                let content = scrollView.contentLayoutGuide
                NSLayoutConstraint.activate([
                    stack.topAnchor.constraint(equalTo: content.topAnchor),
                    stack.bottomAnchor.constraint(equalTo: content.bottomAnchor),
                    stack.leadingAnchor.constraint(equalTo: content.leadingAnchor),
                    stack.trailingAnchor.constraint(equalTo: content.trailingAnchor),
                    stack.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor),
                ])
            case .labels:
                let stack = UIStackView(arrangedSubviews: boxes(.defaultHigh))
                stack.axis = .vertical
                pin(stack, from: safe.topAnchor, to: safe.bottomAnchor)
            case .rigid:
                let box = bar(height: 300)
                pin(box, from: safe.topAnchor, to: safe.bottomAnchor)
            }
        }

        private func boxes(_ priority: UILayoutPriority = .required) -> [UIView] {
            (0..<5).map { _ in bar(height: 60, priority) }
        }

        private func bar(height: CGFloat = 80, _ priority: UILayoutPriority = .required) -> UIView {
            let bar = UIView()
            let constraint = bar.heightAnchor.constraint(equalToConstant: height)
            constraint.priority = priority
            constraint.isActive = true
            return bar
        }

        private func pin(_ child: UIView, from top: NSLayoutYAxisAnchor?, to bottom: NSLayoutYAxisAnchor?) {
            child.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(child)
            let sides = [
                child.leadingAnchor.constraint(equalTo: view.leadingAnchor),
                child.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            ]
            NSLayoutConstraint.activate(sides)
            if let top { child.topAnchor.constraint(equalTo: top).isActive = true }
            if let bottom { child.bottomAnchor.constraint(equalTo: bottom).isActive = true }
        }

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        }
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { rows }
        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell { collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath) }
    }

    /// The kinds whose content measures itself, and whose height varies. In SwiftUI, SwiftUI tells the content's height.
    nonisolated static let kinds: [CardKind] = [.presentation, .cover, .deck, .bottomPanel, .topPanel]

    private func show(_ content: UIViewController, _ kind: CardKind, _ detents: [Detent] = [.content]) -> CardStage {
        CardStage(kind, CardSetup { $0.detent = detents[0] }, in: { _ in content })
    }

    /// The height at the most open place, without the safe area.
    private func height(_ it: CardStage) -> CGFloat? {
        (it.presentation as (any CardControlling)? ?? it.panel)?.restingCard.selection.places.places[0].height
    }

    /// The height of the closed bar around a controller; of a navigation controller, of its own.
    private func bar(_ controller: UIViewController) -> CGFloat {
        let navigation = controller as? UINavigationController ?? controller.navigationController
        return navigation?.navigationBar.sizeThatFits(.zero).height ?? .nan
    }

    @Test("A card is as high as its content", arguments: kinds, Screen.Kind.allCases)
    func height(kind: CardKind, screen: Screen.Kind) {
        let it = show(Screen(screen), kind)
        #expect(height(it) == screen.height)
        #expect(it.stage.warnings.isEmpty)
    }

    @Test("Bars around the content count", arguments: kinds, Screen.Kind.allCases)
    func bars(kind: CardKind, screen: Screen.Kind) {
        let inNavigation = show(UINavigationController(rootViewController: Screen(screen)), kind)
        let top: CGFloat = screen.avoidsBars ? bar(inNavigation.root) : 0
        #expect(height(inNavigation) == screen.height + top)
        let tabs = UITabBarController()
        tabs.viewControllers = [Screen(screen)]
        let inTabs = show(tabs, kind)
        #expect(height(inTabs) == screen.height + 49)
        #expect(inNavigation.stage.warnings.isEmpty && inTabs.stage.warnings.isEmpty)
    }

    @Test("A card whose last row goes is as high as its large title, also when asked again", arguments: kinds)
    func emptyUnderTitle(kind: CardKind) {
        let (content, list) = (UIViewController(), UIScrollView())
        list.frame = content.view.bounds
        list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        list.contentSize = CGSize(width: 100, height: 3000)
        content.view.addSubview(list)
        let navigation = UINavigationController(rootViewController: content)
        navigation.navigationBar.prefersLargeTitles = true
        let it = show(navigation, kind)
        list.contentSize.height = 0
        for _ in 0..<3 {
            (it.presentation as (any CardControlling)? ?? it.panel)?.invalidateDetents()
            it.stage.settle()
            #expect(height(it) == navigation.navigationBar.bounds.height)
        }
    }

    @Test("The rows that a card shows are all in sight", arguments: [CardKind.presentation, .deck, .bottomPanel])
    func inSight(kind: CardKind) {
        let screen = Screen(.pinned)
        let it = show(UINavigationController(rootViewController: screen), kind)
        let list = screen.table
        #expect(list.contentOffset.y == -list.adjustedContentInset.top)
        #expect(
            list.contentSize.height + list.adjustedContentInset.top + list.adjustedContentInset.bottom
                == list.bounds.height)
        #expect(list.convert(list.bounds, to: nil).maxY == 844)
        #expect(it.stage.warnings.isEmpty)
    }

    @Test("A card that becomes narrower is as high as its content", arguments: kinds, Screen.Kind.allCases)
    func turned(kind: CardKind, screen: Screen.Kind) {
        let it = show(Screen(screen), kind)
        let phone = (size: it.stage.window.bounds.size, insets: it.stage.screen.safeAreaInsets)
        it.stage.resize(
            to: CGSize(width: 844, height: 390),
            safeAreaInsets: UIEdgeInsets(top: 0, left: 47, bottom: 21, right: 47))
        it.stage.settle()
        #expect((height(it) ?? 0) >= 180)
        it.stage.resize(to: phone.size, safeAreaInsets: phone.insets)
        it.stage.settle()
        #expect(height(it) == screen.height)
        #expect(it.stage.warnings.isEmpty)
    }

    @Test(
        "Rows that come later count when the detents are measured again, or a client lays out the card at rest",
        arguments: kinds, [false, true])
    func later(kind: CardKind, byLayout: Bool) {
        let screen = Screen(.pinned)
        screen.rows = 0
        let it = show(screen, kind)
        #expect(it.stage.warnings.count == 1)
        #expect(it.stage.warnings.first?.contains("invalidateDetents()") == true)
        screen.rows = 4
        screen.table.reloadData()
        if byLayout {
            (it.presentation?.containerView ?? it.panel?.view)?.setNeedsLayout()
        } else {
            (it.presentation as (any CardControlling)? ?? it.panel)?.invalidateDetents()
        }
        it.stage.settle()
        #expect(height(it) == 240)
    }

    /// Rows of 60 points, or views that take any height.
    private struct Lines: View {
        var count = 5
        var isFlexible = false
        var body: some View {
            VStack(spacing: 0) {
                ForEach(0..<count, id: \.self) { _ in Color.red.frame(height: 60) }
                if isFlexible { Color.blue }
            }
        }
    }

    @Test("A client's own hosting controller is as high as its views", arguments: kinds)
    func hosted(kind: CardKind) {
        let controller = UIHostingController(rootView: Lines())
        let it = show(controller, kind)
        #expect(height(it) == 300)
        controller.rootView = Lines(count: 4)
        it.stage.settle()
        (it.presentation as (any CardControlling)? ?? it.panel)?.invalidateDetents()
        it.stage.settle()
        #expect(height(it) == 240)
        #expect(it.stage.warnings.isEmpty)
    }

    @Test(
        "Bars around SwiftUI's views count, whether or not their fitting size counts the safe area (U31)",
        arguments: kinds, SwiftUIAssumptions.FittingSize.allCases)
    func hostedInBars(kind: CardKind, fitting: SwiftUIAssumptions.FittingSize) {
        let controller = UIHostingController(rootView: Lines())
        let setup = CardSetup { ($0.detent, $0.swiftUI.fittingSize) = (.content, fitting) }
        let it = CardStage(kind, setup) { _ in UINavigationController(rootViewController: controller) }
        let bar = self.bar(controller)
        #expect(height(it) == 300 + bar)
        controller.rootView = Lines(count: 4)
        it.stage.settle()
        (it.presentation as (any CardControlling)? ?? it.panel)?.invalidateDetents()
        it.stage.settle()
        #expect(height(it) == 240 + bar)
        #expect(it.stage.warnings.isEmpty)
    }

    @Test("SwiftUI's views that take any height fill the card", arguments: kinds)
    func flexible(kind: CardKind) {
        let it = show(UIHostingController(rootView: Lines(isFlexible: true)), kind)
        #expect((height(it) ?? 0) > 600)
        #expect(it.stage.warnings.isEmpty)
    }

    @Test("Content that needs no height is said once, with what to do", arguments: kinds)
    func nothing(kind: CardKind) {
        let content = UIViewController()
        let label = UILabel()
        label.text = "No bottom"
        label.translatesAutoresizingMaskIntoConstraints = false
        content.view.addSubview(label)
        NSLayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: content.view.topAnchor),
            label.leadingAnchor.constraint(equalTo: content.view.leadingAnchor),
        ])
        let it = show(content, kind)
        #expect(height(it) == 0)
        #expect(it.stage.warnings.count == 1)
        #expect(it.stage.warnings.first?.contains("preferredContentSize") == true)
    }

    // MARK: - Preferred sizes

    private final class Page: UIViewController {
        let wish: CGFloat
        init(_ wish: CGFloat) {
            self.wish = wish
            super.init(nibName: nil, bundle: nil)
        }
        required init?(coder: NSCoder) { nil }
        override func viewDidLoad() {
            super.viewDidLoad()
            preferredContentSize = CGSize(width: 0, height: wish)
        }
    }

    @Test("A page's preferred size counts, with the bars around it", arguments: kinds, ShownChainTests.Place.filling)
    func page(kind: CardKind, place: ShownChainTests.Place) {
        let page = Page(300)
        let it = show(place.around(page), kind)
        let bars: CGFloat =
            switch place {
            case .navigation, .pushed: bar(page)
            case .tabs: 49
            case .navigationInTabs: bar(page) + 49
            case .childUnderHeader: 40
            case .split, .pages, .child, .childUnderSpinner, .smallChild: 0
            }
        #expect(height(it) == 300 + bars)
    }

    @Test("A container's own preferred size comes first", arguments: kinds, ShownChainTests.Place.allCases)
    func container(kind: CardKind, place: ShownChainTests.Place) {
        let container = place.around(Page(300))
        let it = show(container, kind)
        container.preferredContentSize.height = 410
        it.stage.settle()
        #expect(height(it) == 410)
    }

    @Test("A card follows its pages, a lower one when the detents are measured again", arguments: kinds)
    func push(kind: CardKind) {
        let navigation = UINavigationController(rootViewController: Page(200))
        let it = show(navigation, kind)
        let bar = self.bar(navigation)
        #expect(height(it) == 200 + bar)
        navigation.pushViewController(Page(300), animated: false)
        it.stage.settle()
        #expect(height(it) == 300 + bar)
        navigation.popViewController(animated: false)
        (it.presentation as (any CardControlling)? ?? it.panel)?.invalidateDetents()
        it.stage.settle()
        #expect(height(it) == 200 + bar)
    }
}
