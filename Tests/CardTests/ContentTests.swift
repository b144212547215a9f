import DeckTransition
import GestureArbiter
import HeadlessUIKit
import InteractiveDismissal
import Panels
import Support
import Testing

/// A client's controller in each kind of card that shows controllers: how high the card is, what the keyboard changes,
/// what shows at its edge.
@MainActor
@Suite("The content of every kind of card")
struct ContentTests {
    enum Kind: CaseIterable, Sendable, CustomTestStringConvertible {
        case presentation, deck, panel, swiftUIDeck, dockedPanel

        /// The kinds whose content measures itself. In SwiftUI, SwiftUI tells the content's height.
        static let measured: [Kind] = [.presentation, .deck, .panel]
        var testDescription: String { "\(self)" }
    }

    /// A phone of 390 × 844 points with the controller in a card; its safe area is 47 points at the top and 34 at the bottom.
    @MainActor
    final class Scene {
        let kind: Kind
        let stage: Stage
        let home = UIViewController()
        let content: UIViewController
        private(set) var panel: Panel?
        var movedEvents = 0

        init(
            _ kind: Kind, _ content: UIViewController, detents: [Detent],
            selected: Detent.Identifier? = nil, screen: Screen = .phone,
            mode: CardTraits.ContentSizing = .slides, animated: Bool = false, resists: Bool = false,
            assumptions: Assumptions = .standard
        ) {
            (self.kind, self.content) = (kind, content)
            stage = Stage(rootViewController: home, screen: screen, assumptions: assumptions)
            home.view.backgroundColor = .white
            switch kind {
            case .presentation:
                var configuration = CardConfiguration.cover {
                    $0.detents = detents
                    $0.selectedDetent = selected
                }
                configuration.contentSizing = mode
                content.isModalInPresentation = resists
                home.presentCard(
                    content, as: configuration, animated: animated,
                    onEvent: { [weak self] event in
                        if case .moved = event { self?.movedEvents += 1 }
                    })
            case .deck, .swiftUIDeck:
                var configuration = resists ? DeckConfiguration.classic : DeckConfiguration()
                (configuration.detents, configuration.selectedDetent) = (detents, selected)
                configuration.contentSizing = mode
                guard kind == .deck else {
                    home.fill(with: DeckScreen(content: content, configuration: configuration))
                    break
                }
                home.presentDeck(
                    content, as: configuration, animated: animated,
                    onEvent: { [weak self] event in
                        if case .moved = event { self?.movedEvents += 1 }
                    })
            case .panel, .dockedPanel:
                var configuration = Panel.Configuration(detents: detents, selected: selected)
                configuration.contentSizing = mode
                if kind == .panel {
                    panel = home.addPanel(content, as: configuration, animated: animated)!
                } else {
                    home.fill(with: PanelScreen(content: content, configuration: configuration))
                    stage.settle()
                    panel = content.enclosingCard as? Panel
                }
                panel?.onEvent = { [weak self] event in if case .moved = event { self?.movedEvents += 1 } }
            }
            stage.advance(by: 0)
            stage.settle()
        }

        var presentation: InteractivePresentationController? {
            let shown = kind == .swiftUIDeck ? home.presentedViewController : content
            return shown?.presentingViewController == nil
                ? nil : shown?.presentationController as? InteractivePresentationController
        }
        var card: UIView { presentation?.card ?? panel?.card ?? UIView() }
        /// The visible top edge of the card, in the window.
        var top: CGFloat { card.convert(.zero, to: nil).y }
        var translation: CGFloat { presentation?.position.translation ?? panel?.position.translation ?? .nan }

        func setDetents(_ detents: [Detent]) {
            presentation?.detents = detents
            panel?.detents = detents
        }
    }

    // MARK: Its height

    @Test(
        "The height of content laid out by autoresizing is the same each time it is asked for",
        arguments: Kind.measured, CardTraits.ContentSizing.allCases)
    func heightAskedAgain(kind: Kind, mode: CardTraits.ContentSizing) {
        let content = UIViewController()
        let list = UIScrollView(frame: content.view.bounds)
        list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        content.view.addSubview(list)
        content.view.addSubview(UITextField(frame: CGRect(x: 20, y: 40, width: 200, height: 40)))
        let scene = Scene(kind, content, detents: [.content, .height(300)], selected: .content, mode: mode)
        let top = scene.top
        func select(_ detent: Detent.Identifier) {
            scene.presentation?.select(detent, animated: false)
            scene.panel?.select(detent, animated: false)
            scene.presentation?.invalidateDetents()
            scene.panel?.invalidateDetents()
            scene.stage.settle()
        }
        for _ in 0..<2 {
            select(.height(300))
            select(.content)
            #expect(scene.top == top)
        }
    }

    // MARK: Its safe area

    @Test(
        "Content keeps its safe area while the card is pulled beyond its most open place", arguments: Kind.allCases,
        CardTraits.ContentSizing.allCases)
    func safeAreaBeyondRest(kind: Kind, mode: CardTraits.ContentSizing) {
        let content = UIViewController()
        let scene = Scene(kind, content, detents: [.medium, .large], selected: .large, mode: mode)
        let (insets, top) = (content.view.safeAreaInsets, scene.top)
        let finger = scene.stage.touch(at: CGPoint(x: 195, y: 500))
        finger.move(by: CGVector(dx: 0, dy: 30), over: 0.1)
        finger.move(by: CGVector(dx: 0, dy: -300), over: 0.3)
        #expect(scene.top < top - 40)
        #expect(content.view.safeAreaInsets == insets)
    }

    // MARK: The height of the content

    @Test("A table as the controller's view determines the height by its rows", arguments: Kind.measured)
    func tableHeight(kind: Kind) {
        let content = RowsController(rows: 3)
        let scene = Scene(kind, content, detents: [.content])
        #expect(abs(844 - 34 - scene.top - 180) < 1)
    }

    @Test(
        "Content pinned to its safe area has its own height, and the card adds the safe area below it once",
        arguments: Kind.measured, CardTraits.ContentSizing.allCases)
    func heightToGuide(kind: Kind, mode: CardTraits.ContentSizing) {
        let content = UIViewController()
        let block = UIView()
        block.translatesAutoresizingMaskIntoConstraints = false
        content.view.addSubview(block)
        NSLayoutConstraint.activate([
            block.topAnchor.constraint(equalTo: content.view.topAnchor),
            block.heightAnchor.constraint(equalToConstant: 200),
            block.bottomAnchor.constraint(equalTo: content.view.safeAreaLayoutGuide.bottomAnchor),
            block.leadingAnchor.constraint(equalTo: content.view.leadingAnchor),
            block.trailingAnchor.constraint(equalTo: content.view.trailingAnchor),
        ])
        let scene = Scene(kind, content, detents: [.content, .large], selected: .content, mode: mode)
        for _ in 0..<2 {
            #expect(abs(scene.top - (844 - 34 - 200)) < 0.5)
            #expect(abs(block.convert(block.bounds, to: nil).height - 200) < 0.5)
            scene.presentation?.invalidateDetents()
            scene.panel?.invalidateDetents()
            scene.stage.settle()
        }
    }

    @Test(
        "A table that shrinks shows its first row, whatever its offset was", arguments: Kind.measured,
        [0.0, 500, 1e6])
    func tableShrinks(kind: Kind, start: CGFloat) {
        for mode in CardTraits.ContentSizing.allCases { shrink(kind, mode, start) }
    }

    private func shrink(_ kind: Kind, _ mode: CardTraits.ContentSizing, _ start: CGFloat) {
        let content = RowsController(rows: 45)
        let scene = Scene(kind, content, detents: [.content], mode: mode)
        let end = content.tableView.contentSize.height - content.tableView.bounds.height
        content.tableView.contentOffset.y = min(start, end)
        content.rows = 5
        content.tableView.reloadData()
        scene.presentation?.invalidateDetents()
        scene.panel?.invalidateDetents()
        scene.stage.settle()
        let first = content.tableView.cellForRow(at: IndexPath(row: 0, section: 0))
        let firstTop = first?.convert(CGPoint.zero, to: nil).y ?? .nan
        #expect(firstTop >= scene.top - 0.5)
        let beyondTop = content.tableView.contentOffset.y + content.tableView.adjustedContentInset.top
        #expect(abs(beyondTop) < 0.5)
    }

    @Test("Places that change while the card rests are reported", arguments: Kind.measured)
    func placesAreTold(kind: Kind) {
        let scene = Scene(kind, UIViewController(), detents: [.height(200), .height(400)], selected: .height(400))
        let before = scene.movedEvents
        scene.setDetents([.height(100), .height(400)])
        scene.stage.settle()
        #expect(scene.movedEvents > before)
    }

    @Test("A floating panel shows its lower edge at every detent", arguments: CardTraits.ContentSizing.allCases)
    func floats(mode: CardTraits.ContentSizing) {
        let stage = Stage(rootViewController: UIViewController())
        var configuration = Panel.Configuration(detents: [.height(200), .large])
        configuration.margins = UIEdgeInsets(top: 12, left: 12, bottom: 12, right: 12)
        configuration.contentSizing = mode
        let panel = stage.window.rootViewController?.addPanel(
            UIViewController(), as: configuration, animated: false)!
        stage.settle()
        let card = panel?.card ?? UIView()
        #expect(card.convert(card.bounds, to: nil).maxY <= 844 - 12 + 0.5)
        #expect(abs(card.bounds.height - 200 - 34) < 1 || abs(card.bounds.height - 200) < 1)
    }

    @Test("The content of a panel from the top moves with the finger, at each detent")
    func contentFromTop() {
        let content = UIViewController()
        let label = UILabel(frame: CGRect(x: 0, y: 40, width: 100, height: 20))
        content.view.addSubview(label)
        let stage = Stage(rootViewController: UIViewController())
        _ = stage.window.rootViewController?.addPanel(
            content, as: Panel.Configuration(at: .top, detents: [.height(88), .height(120), .large]),
            animated: false)!
        stage.settle()
        let finger = stage.touch(at: CGPoint(x: 195, y: 100))
        var before = label.convert(CGPoint.zero, to: nil).y
        for _ in 0..<40 {
            finger.move(by: CGVector(dx: 0, dy: 8), over: 1.0 / 60)
            let now = label.convert(CGPoint.zero, to: nil).y
            #expect(now - before >= -0.5)
            #expect(now - before <= 9)
            before = now
        }
    }

    // MARK: What is said

    @Test(
        "A card with detents reports no event when it appears without animation", arguments: Kind.allCases,
        CardTraits.ContentSizing.allCases)
    func comesQuietly(kind: Kind, mode: CardTraits.ContentSizing) {
        for detents in [[.medium, .large], [.height(200), .height(400)], [.content]] as [[Detent]] {
            let scene = Scene(kind, UIViewController(), detents: detents, mode: mode)
            #expect(scene.stage.warnings == [])
        }
    }

    // MARK: What is seen

    @Test(
        "Pulled beyond its most open place, a card is filled to the edge with the color there, if there is one",
        arguments: Kind.allCases, [true, false])
    func underside(kind: Kind, isColored: Bool) {
        // Panels, and SwiftUI's hosting view, have a color of their own.
        guard isColored || kind == .presentation || kind == .deck else { return }
        let page = UIViewController()
        page.view.backgroundColor = isColored ? .systemGray : nil
        let scene = Scene(kind, UINavigationController(rootViewController: page), detents: [.height(300)])
        let finger = scene.stage.touch(at: CGPoint(x: 195, y: 700))
        finger.move(by: CGVector(dx: 0, dy: 30), over: 0.1)
        finger.move(by: CGVector(dx: 0, dy: -180), over: 0.3)
        #expect(scene.translation < -20)
        func filling() -> UIView? {
            scene.card.subviews.first { !$0.isUserInteractionEnabled && $0.frame.minY > 100 }
        }
        #expect(filling()?.backgroundColor == (isColored ? .systemGray : nil))
        let bottom = filling().map { $0.convert(CGPoint(x: 0, y: $0.bounds.maxY), to: nil).y }
        #expect(abs((bottom ?? 844) - 844) < 0.01)
        finger.lift()
        scene.stage.settle()
        #expect(filling() == nil)
    }
}

/// A table of rows of 60 points, as the controller's view.
final class RowsController: UIViewController, UITableViewDataSource {
    let tableView = UITableView()
    var rows: Int

    init(rows: Int) {
        self.rows = rows
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func loadView() {
        tableView.rowHeight = 60
        tableView.dataSource = self
        view = tableView
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell(style: .default, reuseIdentifier: nil)
    }
}
