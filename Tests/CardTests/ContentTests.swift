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

    // MARK: The keyboard

    @Test(
        "A keyboard that appears or disappears during a drag counts after the release",
        arguments: Kind.allCases, [[], [Detent.medium, .large]])
    func keyboardWhileHeld(kind: Kind, detents: [Detent]) {
        let content = FieldController()
        let scene = Scene(kind, content, detents: detents)
        let rest = scene.top
        content.field.becomeFirstResponder()
        scene.stage.settle()
        for isEdited in [false, true] {
            let finger = scene.stage.touch(at: CGPoint(x: 195, y: scene.top + 60))
            finger.move(by: CGVector(dx: 0, dy: 40), over: 0.2)
            _ = isEdited ? content.field.becomeFirstResponder() : content.field.resignFirstResponder()
            finger.hold(for: 0.5)
            finger.lift()
            scene.stage.settle()
            if isEdited {
                #expect(content.field.convert(content.field.bounds, to: nil).maxY < 508.5)
            } else {
                #expect(abs(scene.top - rest) < 0.5)
            }
        }
    }

    @Test(
        "A text in a leaving card is edited again, with its keyboard, when a finger brings the card back",
        .touchesInTransitions, arguments: Kind.allCases)
    func editedAgain(kind: Kind) {
        let content = FieldController()
        let scene = Scene(kind, content, detents: [.height(300), .large], selected: .large)
        let keyboard = KeyboardWatch(scene.stage)
        content.field.becomeFirstResponder()
        scene.stage.settle()
        scene.panel?.hide()
        scene.presentation?.presentedViewController.dismiss(animated: true)
        scene.stage.advance(by: 0.08)
        #expect(!content.field.isFirstResponder)
        let finger = scene.stage.touch(at: CGPoint(x: 195, y: scene.top + 100))
        finger.move(by: CGVector(dx: 0, dy: -120), over: 0.2)
        #expect(!content.field.isFirstResponder, "in hand")
        finger.lift()
        scene.stage.settle()
        #expect(scene.panel?.isShown ?? (scene.presentation != nil))
        #expect(content.field.isFirstResponder)
        #expect(keyboard.heights == [336, 0, 336])
    }

    @Test("A keyboard that disappears while a finger holds a panel whose screen goes leaves the panel in place")
    func keyboardWhileScreenGoes() {
        let content = FieldController()
        let scene = Scene(.panel, content, detents: [.height(500)])
        let rest = scene.top
        content.field.becomeFirstResponder()
        scene.stage.settle()
        let finger = scene.stage.touch(at: CGPoint(x: 195, y: scene.top + 60))
        finger.move(by: CGVector(dx: 0, dy: 40), over: 0.2)
        content.field.resignFirstResponder()
        scene.panel?.hide()
        scene.stage.advance(by: 0.1)
        let second = scene.stage.touch(at: CGPoint(x: 195, y: scene.top + 200))
        second.move(by: CGVector(dx: 0, dy: -40), over: 0.1)
        scene.stage.window.rootViewController = UIViewController()
        scene.stage.advance(by: 0.1)
        scene.stage.window.rootViewController = scene.home
        scene.stage.settle()
        #expect(scene.panel?.isShown == true)
        #expect(abs(scene.top - rest) < 0.5)
    }

    @Test("A keyboard that disappears at once when it returns with a panel leaves the panel in place")
    func editedAgainInVain() {
        let content = FieldController()
        let scene = Scene(.panel, content, detents: [.height(500)])
        let rest = scene.top
        content.field.becomeFirstResponder()
        scene.stage.advance(by: 0.34)
        scene.panel?.hide()
        scene.stage.advance(by: 0.08)
        let finger = scene.stage.touch(at: CGPoint(x: 195, y: 760))
        for _ in 0..<12 { finger.move(by: CGVector(dx: 0, dy: -5), over: 1.0 / 120) }
        finger.hold(for: 0.1)
        finger.lift()
        // The lift starts editing again, which may reach the panel a turn later.
        scene.stage.advance(by: 0)
        content.field.resignFirstResponder()
        scene.stage.settle()
        #expect(scene.panel?.isShown == true)
        #expect(abs(scene.top - rest) < 0.5)
    }

    @Test(
        "A card moves for a field that the keyboard covers, if nothing around the field scrolls",
        arguments: Kind.allCases)
    func fieldWithoutScrolling(kind: Kind) {
        let content = FieldController()
        let scene = Scene(kind, content, detents: [.medium, .large], selected: .large)
        content.field.becomeFirstResponder()
        scene.stage.settle()
        let field = content.field.convert(content.field.bounds, to: nil)
        #expect(field.maxY <= 508 + 0.5)
        content.field.resignFirstResponder()
        scene.stage.settle()
        #expect(abs(scene.translation) < 0.5)
        #expect(scene.top < 60)
    }

    @Test(
        "A card moves for an edited field no farther than the keyboard and the field require", arguments: Kind.allCases,
        [40.0, 200, 330, 360, 400])
    func fieldAtMedium(kind: Kind, y: CGFloat) {
        let content = FieldController()
        content.y = y
        let scene = Scene(kind, content, detents: [.medium, .large], selected: .medium)
        let rest = scene.top
        let field = content.field.convert(content.field.bounds, to: nil)
        content.field.becomeFirstResponder()
        scene.stage.settle()
        // The safe area below the card is behind the keyboard.
        let raised = max(rest - (844 - 34 - 508), 47)
        let expected = min(raised, rest - (field.maxY - 508))
        #expect(abs(scene.top - expected) < 0.5, "\(scene.top) for \(expected)")
    }

    @Test(
        "A field in a list that is bouncing back from its end is visible", arguments: Kind.allCases,
        [true, false])
    func fieldOnItsWayBack(kind: Kind, adjusts: Bool) {
        let content = UIViewController()
        let list = UIScrollView(frame: content.view.bounds)
        list.contentInsetAdjustmentBehavior = adjusts ? .automatic : .never
        list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        list.contentSize.height = 1200
        let field = UITextField(frame: CGRect(x: 20, y: 1140, width: 300, height: 40))
        list.addSubview(field)
        content.view.addSubview(list)
        let scene = Scene(kind, content, detents: [.large])
        list.contentOffset.y = 10_000
        list.contentOffset.y = list.contentSize.height + list.adjustedContentInset.bottom - list.bounds.height + 120
        list.setContentOffset(CGPoint(x: 0, y: list.contentOffset.y - 120), animated: true)
        scene.stage.advance(by: 0.05)
        field.becomeFirstResponder()
        scene.stage.settle()
        #expect(field.convert(field.bounds, to: nil).maxY <= 508 + 0.5)
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
