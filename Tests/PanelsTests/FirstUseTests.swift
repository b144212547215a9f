import GestureArbiter
import HeadlessUIKit
import InteractiveDismissal
import Panels
import Testing

/// Ways to use a panel that nobody here had in mind, each written from its documentation alone.
@MainActor
@Suite("Panels as strangers write them")
struct FirstUseTests {
    @Test("A controller has a property of its own named panel, and one named panels")
    func ownNames() {
        let home = OwnNamesController()
        let stage = Stage(rootViewController: home)
        stage.settle()
        #expect(home.panel?.selectedDetent == .medium)
        #expect(home.panels.count == 1)
    }

    @Test("A wizard: other detents for every step, while it settles from the step before")
    func wizard() {
        let scene = PanelScene(Panel.Configuration(detents: [.height(200)]))
        for (step, height) in [CGFloat(320), 150, 480].enumerated() {
            scene.panel.detents = [.height(height, identifier: "step")]
            if step < 2 { scene.stage.advance(by: 0.08) }
        }
        scene.stage.settle()
        #expect(scene.top.isNear(844 - 34 - 480))
        #expect(scene.selected == "step")
    }

    @Test("A toast at the top comes, is hidden, comes again, and is flung away")
    func toast() {
        let (map, toast) = (MapController(), UIViewController())
        let stage = Stage(rootViewController: map)
        let panel = map.addPanel(
            toast,
            configuration: Panel.Configuration(at: .top, detents: [.height(60)]) {
                $0.margins = UIEdgeInsets(top: 8, left: 12, bottom: 0, right: 12)
                $0.interactiveDismissDisabled = false
                $0.prefersGrabberVisible = false
            })
        var removals: [Bool] = []
        panel.onEvent = { if case .willDismiss(let byUser) = $0 { removals.append(byUser) } }
        stage.settle()
        let frame = panel.card.convert(panel.card.bounds, to: nil)
        #expect(frame == CGRect(x: 12, y: 55, width: 366, height: 60))
        panel.hide()
        stage.settle()
        panel.show()
        stage.settle()
        #expect(panel.card.convert(panel.card.bounds, to: nil) == frame)
        let finger = stage.touch(at: CGPoint(x: 195, y: 90))
        finger.move(by: CGVector(dx: 0, dy: -50), over: 0.06)
        finger.lift()
        stage.settle()
        #expect(removals == [true])
        #expect(map.addedPanels.isEmpty)
    }

    @Test("A modal is presented from its content, and it is where it was when that is gone")
    func presentsFromContent() {
        let scene = PanelScene(Panel.Configuration(detents: PanelScene.detents, selected: .medium))
        let (modal, top) = (UIViewController(), scene.top)
        modal.modalPresentationStyle = .fullScreen
        scene.list.present(modal, animated: true)
        scene.stage.settle()
        #expect(scene.map.presentedViewController === modal || scene.list.presentedViewController === modal)
        modal.dismiss(animated: true)
        scene.stage.settle()
        #expect(scene.top.isNear(top))
        scene.drag(by: -300, from: top + 60)
        #expect(scene.selected == .large)
    }

    @Test("Its content is a navigation controller, whose pushed list scrolls and closes it as the first did")
    func navigationInside() {
        let (map, first, second) = (MapController(), ListController(), ListController())
        let navigation = UINavigationController(rootViewController: first)
        let stage = Stage(rootViewController: map)
        let panel = map.addPanel(navigation, detents: [.height(300), .large], animated: false)
        stage.settle()
        navigation.pushViewController(second, animated: true)
        stage.settle()
        #expect(second.enclosingCard === panel)
        var finger = stage.touch(at: CGPoint(x: 195, y: 760))
        finger.move(by: CGVector(dx: 0, dy: -640), over: 0.8)
        finger.hold(for: 0.1)
        finger.lift()
        stage.settle()
        #expect(panel.selectedDetent == .large)
        let scrolled = second.list.contentOffset.y + second.list.adjustedContentInset.top
        #expect(scrolled > 50)
        finger = stage.touch(at: CGPoint(x: 195, y: 200))
        finger.move(by: CGVector(dx: 0, dy: scrolled + 500), over: 0.8)
        finger.hold(for: 0.1)
        finger.lift()
        stage.settle()
        #expect(panel.selectedDetent == .height(300))
    }

    @Test("Two panels in turn: the next is opened when the first has gone, from what it tells")
    func inTurn() {
        let scene = PanelScene()
        var next: Panel?
        scene.panel.onEvent = { event in
            guard event == .didDismiss else { return }
            next = scene.map.addPanel(ListController(), detents: [.medium])
        }
        scene.panel.remove()
        scene.stage.settle()
        #expect(scene.map.addedPanels.count == 1)
        #expect(next?.selectedDetent == .medium)
        let top = next?.card.convert(CGPoint.zero, to: nil).y ?? 0
        #expect(top.isNear(844 - 34 - 1145.0 / 3))
    }

    @Test("The same content moves from a panel at the bottom to one at the side as the window becomes wide")
    func movesToAnotherEdge() {
        let scene = PanelScene(Panel.Configuration(detents: PanelScene.detents, selected: .medium))
        scene.list.list.contentOffset.y = 120
        scene.panel.remove(animated: false) { _ in
            _ = scene.map.addPanel(
                scene.list, configuration: Panel.Configuration(at: .leading, detents: [.height(320)]), animated: false)
        }
        scene.stage.settle()
        let side = scene.map.addedPanels.first
        #expect(side?.card.convert(side?.card.bounds ?? .zero, to: nil).width.isNear(320) == true)
        #expect(scene.list.parent === side)
        #expect(scene.list.appearances.last == "did appear")
    }

    @Test("A panel is locked while something loads: no finger moves it, its list scrolls, and code does")
    func locked() {
        let scene = PanelScene(Panel.Configuration(detents: PanelScene.detents, selected: .medium))
        scene.panel.arbiter?.isEnabled = false
        let top = scene.top
        scene.drag(by: -200, from: top + 80)
        #expect(scene.top.isNear(top))
        #expect(scene.offset > 100)
        scene.panel.select(.large)
        scene.stage.settle()
        #expect(scene.top.isNear(47))
        scene.panel.arbiter?.isEnabled = true
        scene.list.list.contentOffset.y = 0
        scene.drag(by: 400, from: 200)
        #expect(scene.selected != .large)
    }

    @Test("Selected before anything is on the screen, it is there when the screen is")
    func selectedBefore() {
        let (map, list) = (MapController(), ListController())
        map.loadViewIfNeeded()
        let panel = map.addPanel(list, detents: PanelScene.detents)
        panel.select(.large)
        let stage = Stage(rootViewController: map)
        stage.settle()
        #expect(panel.card.convert(CGPoint.zero, to: nil).y.isNear(47))
        #expect(list.appearances == ["will appear", "did appear"])
    }

    @Test("A bar that its owner hides is none: the panel goes down to where it was")
    func hiddenBar() {
        let (tabs, player) = (UITabBarController(), ListController())
        tabs.viewControllers = [UIViewController(), UIViewController()]
        let root = PanelParent(tabs)
        let stage = Stage(rootViewController: root)
        let panel = root.addPanel(player, detents: [.height(64), .large], animated: false)
        panel.bar = tabs.tabBar
        stage.advanceFrame()
        stage.settle()
        tabs.tabBar.isHidden = true
        panel.invalidateDetents()
        stage.settle()
        #expect(panel.card.convert(CGPoint.zero, to: nil).y.isNear(844 - 34 - 64))
        tabs.tabBar.isHidden = false
        panel.invalidateDetents()
        stage.settle()
        #expect(panel.card.convert(CGPoint.zero, to: nil).y.isNear(844 - 83 - 64))
    }

    @Test("In a controller that fills a part of the window, a keyboard raises it by what it covers there")
    func partOfWindow() {
        let (root, map, list) = (UIViewController(), MapController(), ListController())
        root.addChild(map)
        map.view.frame = CGRect(x: 0, y: 100, width: 390, height: 500)
        root.view.addSubview(map.view)
        map.didMove(toParent: root)
        let stage = Stage(rootViewController: root)
        let panel = map.addPanel(list, detents: [.height(100), .large], animated: false)
        stage.settle()
        #expect(panel.card.convert(CGPoint.zero, to: nil).y.isNear(500))
        let field = UITextField(frame: CGRect(x: 20, y: 20, width: 200, height: 40))
        list.view.addSubview(field)
        field.becomeFirstResponder()
        stage.settle()
        #expect(panel.card.convert(CGPoint.zero, to: nil).y.isNear(508 - 100))
        field.resignFirstResponder()
        stage.settle()
        panel.select(.large)
        stage.settle()
        #expect(panel.card.convert(CGPoint.zero, to: nil).y.isNear(100))
    }

    @Test("Its parent is presented, dismissed and presented again: it is where it was, and a finger moves it")
    func parentComesAgain() {
        let (home, map) = (UIViewController(), MapController())
        let stage = Stage(rootViewController: home)
        map.modalPresentationStyle = .fullScreen
        home.present(map, animated: true)
        stage.settle()
        let panel = map.addPanel(ListController(), detents: PanelScene.detents, selected: .medium)
        stage.settle()
        let top = panel.card.convert(CGPoint.zero, to: nil).y
        home.dismiss(animated: true)
        stage.settle()
        home.present(map, animated: true)
        stage.settle()
        #expect(panel.card.convert(CGPoint.zero, to: nil).y.isNear(top))
        let finger = stage.touch(at: CGPoint(x: 195, y: top + 60))
        finger.move(by: CGVector(dx: 0, dy: -300), over: 0.4)
        finger.lift()
        stage.settle()
        #expect(panel.selectedDetent == .large)
    }

    @Test("Everything is taken from it: without detents it shows whole, and comes back to those it is given")
    func noDetents() {
        let scene = PanelScene()
        scene.panel.detents = []
        scene.stage.settle()
        #expect(scene.top.isNear(47))
        scene.panel.detents = [.height(120)]
        scene.stage.settle()
        #expect(scene.top.isNear(844 - 34 - 120))
    }

    @Test("A slider in it is dragged, at any detent, and the panel stays")
    func slider() {
        let scene = PanelScene(Panel.Configuration(detents: PanelScene.detents, selected: .medium))
        let slider = UISlider(frame: CGRect(x: 20, y: 60, width: 350, height: 40))
        scene.list.view.addSubview(slider)
        let top = scene.top
        let finger = scene.stage.touch(at: slider.convert(CGPoint(x: 16, y: 20), to: nil))
        finger.move(by: CGVector(dx: 150, dy: 60), over: 0.4)
        finger.lift()
        scene.stage.settle()
        #expect(slider.value > 0.2)
        #expect(scene.top.isNear(top))
    }

    @Test("A toolbar at the bottom of content that resizes is seen at every detent, and over a keyboard")
    func toolbar() {
        let toolbar = UIView()
        let content = ToolbarController(toolbar)
        let map = MapController()
        let stage = Stage(rootViewController: map)
        let panel = map.addPanel(content, detents: [.height(160), .medium, .large], animated: false) {
            $0.contentSizing = .resizes
        }
        stage.settle()
        stage.advanceFrame()
        for detent in [Detent.Identifier.height(160), .medium, .large] {
            panel.select(detent)
            stage.settle()
            #expect(toolbar.convert(toolbar.bounds, to: nil).maxY.isNear(844 - 34), "\(detent)")
        }
        panel.select(.medium)
        stage.settle()
        let field = UITextField(frame: CGRect(x: 20, y: 20, width: 200, height: 40))
        content.view.addSubview(field)
        field.becomeFirstResponder()
        stage.settle()
        #expect(toolbar.convert(toolbar.bounds, to: nil).maxY.isNear(844 - 336))
    }

    @Test(
        "A list is the content's own view: the panel is as high as its rows, and what is more scrolls",
        arguments: [4, 60])
    func listAsContent(rows: Int) {
        let (map, content, list) = (MapController(), UIViewController(), UIScrollView())
        list.contentSize = CGSize(width: 390, height: 44 * CGFloat(rows))
        content.view = list
        let stage = Stage(rootViewController: map)
        let panel = map.addPanel(content, detents: [.content], animated: false)
        stage.settle()
        let top = panel.card.convert(CGPoint.zero, to: nil).y
        #expect(top.isNear(rows == 4 ? 844 - 34 - 176 : 47))
        let finger = stage.touch(at: CGPoint(x: 195, y: 750))
        finger.move(by: CGVector(dx: 0, dy: -100), over: 0.3)
        finger.hold(for: 0.1)
        #expect((list.contentOffset.y + list.adjustedContentInset.top > 50) == (rows > 4))
        finger.lift()
        stage.settle()
        #expect(panel.card.convert(CGPoint.zero, to: nil).y.isNear(top))
    }

    @Test("As in its documentation: a drawer opens from the edge, darkens, and a tap beside it closes it")
    func drawer() {
        let (map, menu) = (MapController(), UIViewController())
        let stage = Stage(rootViewController: map)
        let drawer = Panel.Configuration(at: .leading, detents: [.height(0, identifier: "closed"), .height(300)]) {
            $0.edgeSwipe = 24
            $0.largestUndimmedDetent = "closed"
            $0.dimming = 0.3
            $0.prefersGrabberVisible = false
        }
        let panel = map.addPanel(menu, configuration: drawer)
        stage.settle()
        stage.touch(at: CGPoint(x: 60, y: 100)).lift()
        #expect(map.taps == 1)
        let finger = stage.touch(at: CGPoint(x: 10, y: 500))
        finger.move(by: CGVector(dx: 220, dy: 10), over: 0.3)
        finger.lift()
        stage.settle()
        #expect(panel.card.convert(panel.card.bounds, to: nil).maxX.isNear(300))
        stage.touch(at: CGPoint(x: 350, y: 500)).lift()
        stage.settle()
        #expect(panel.selectedDetent == "closed")
        stage.touch(at: CGPoint(x: 60, y: 100)).lift()
        #expect(map.taps == 2)
    }

    @Test("The tabs under a player have its height as safe area, and give it back")
    func roomInTabs() {
        let (tabs, player) = (UITabBarController(), ListController())
        let tab = UIViewController()
        tabs.viewControllers = [tab, UIViewController()]
        let root = PanelParent(tabs)
        let stage = Stage(rootViewController: root)
        let panel = root.addPanel(player, detents: [.height(64), .large], animated: false)
        panel.bar = tabs.tabBar
        panel.makeRoom(in: tabs.viewControllers ?? [], upTo: .height(64))
        stage.advanceFrame()
        stage.settle()
        #expect(tab.view.safeAreaInsets.bottom.isNear(83 + 64))
        panel.select(.large)
        stage.settle()
        #expect(tab.view.safeAreaInsets.bottom.isNear(83 + 64))
        panel.remove()
        stage.settle()
        #expect(tab.view.safeAreaInsets.bottom.isNear(83))
    }

    @Test("A detail replaces the list: that one is hidden meanwhile, and back when the detail is dragged away")
    func detailInstead() {
        let scene = PanelScene(Panel.Configuration(detents: PanelScene.detents, selected: .medium))
        let top = scene.top
        scene.panel.hide()
        let detail = scene.map.addPanel(UIViewController(), detents: [.height(200), .large]) {
            $0.interactiveDismissDisabled = false
        }
        detail.onEvent = { [weak panel = scene.panel] event in
            guard event == .didDismiss else { return }
            panel?.show()
        }
        scene.stage.settle()
        #expect(!scene.panel.isShown)
        scene.fling(by: 120, from: 700)
        #expect(scene.map.addedPanels == [scene.panel])
        #expect(scene.panel.isShown)
        #expect(scene.top.isNear(top))
        scene.drag(by: -300, from: top + 60)
        #expect(scene.selected == .large)
    }

    @Test("It hides itself when its user lets it go at the smallest detent, from what it tells")
    func hidesItself() {
        let scene = PanelScene(
            Panel.Configuration(detents: [.height(40, identifier: "closed"), .medium], selected: .medium))
        scene.panel.onEvent = { [weak panel = scene.panel] event in
            guard case .selected(let detent, let byUser) = event else { return }
            if byUser, detent == "closed" { panel?.hide() }
        }
        scene.drag(by: 300, from: scene.top + 40)
        #expect(!scene.panel.isShown)
        #expect(scene.panel.view.isHidden)
        scene.panel.select(.medium)
        scene.panel.show()
        scene.stage.settle()
        #expect(scene.top.isNear(844 - 34 - 1145.0 / 3))
    }

    @Test("The window is turned and resized while a finger holds it")
    func resizedInHand() {
        let scene = PanelScene(Panel.Configuration(detents: PanelScene.detents, selected: .medium))
        let finger = scene.carry(by: -100, from: scene.top + 40)
        scene.stage.resize(to: CGSize(width: 844, height: 390))
        finger.move(by: CGVector(dx: 0, dy: -20), over: 0.1)
        finger.lift()
        scene.stage.settle()
        scene.stage.resize(to: CGSize(width: 390, height: 844))
        scene.stage.settle()
        #expect(scene.stage.stillMoving.isEmpty)
        scene.panel.select(.medium)
        scene.stage.settle()
        #expect(scene.top.isNear(844 - 34 - 1145.0 / 3))
    }

    @Test("A policy is changed while it is shown: while searching, only the handle opens it")
    func policyChanges() {
        let scene = PanelScene(Panel.Configuration(detents: PanelScene.detents, selected: .medium))
        let rest = scene.top
        scene.panel.arbiter?.policy.opening = .never
        scene.drag(by: -120, from: rest + 200)
        #expect(scene.top.isNear(rest))
        #expect(scene.offset > 80)
        scene.drag(by: -300, from: rest + 10)
        #expect(scene.selected == .large)
    }

    @Test("Everything that is there is asked of one that is shown from what it tells, in mid-flight")
    func meddles() {
        let scene = PanelScene()
        var rounds = 0
        scene.panel.onEvent = { [weak panel = scene.panel] event in
            guard case .moved(_) = event else { return }
            rounds += 1
            guard let panel, rounds % 7 == 0 else { return }
            panel.invalidateDetents()
            panel.makeRoom(in: [scene.map], upTo: .medium)
            panel.detents = rounds % 14 == 0 ? PanelScene.detents : [.height(88), .large]
            panel.bar = nil
        }
        scene.panel.select(.large)
        scene.stage.settle()
        #expect(scene.stage.stillMoving.isEmpty)
        #expect(scene.selected == .large)
        #expect(scene.top.isNear(47))
    }

    @Test("In a card that can be dragged away: the panel opens and closes, and below its smallest detent the card goes")
    func insideCard() {
        let (home, map) = (UIViewController(), MapController())
        let stage = Stage(rootViewController: home)
        home.presentCard(map, configuration: .cover)
        stage.settle()
        let panel = map.addPanel(ListController(), detents: [.height(200), .large], animated: false)
        stage.advanceFrame()
        stage.settle()
        let top = panel.card.convert(CGPoint.zero, to: nil).y
        func drag(from y: CGFloat, by distance: CGFloat) {
            let finger = stage.touch(at: CGPoint(x: 195, y: y))
            finger.move(by: CGVector(dx: 0, dy: distance), over: 0.4)
            finger.hold(for: 0.1)
            finger.lift()
            stage.settle()
        }
        drag(from: top + 80, by: -400)
        #expect(panel.selectedDetent == .large)
        drag(from: 200, by: 400)
        #expect(panel.selectedDetent == .height(200))
        #expect(home.presentedViewController === map)
        #expect(panel.card.convert(CGPoint.zero, to: nil).y.isNear(top))
        drag(from: 200, by: 500)
        #expect(home.presentedViewController == nil)
    }

    @Test("A pull on a panel at its smallest detent takes the card that it is in")
    func pullGoesOutward() {
        let (home, map) = (UIViewController(), MapController())
        let stage = Stage(rootViewController: home)
        home.presentCard(map, configuration: .cover)
        stage.settle()
        let panel = map.addPanel(ListController(), detents: [.height(500), .large], animated: false)
        stage.advanceFrame()
        stage.settle()
        let top = panel.card.convert(CGPoint.zero, to: nil).y
        let finger = stage.touch(at: CGPoint(x: 195, y: top + 80))
        finger.move(by: CGVector(dx: 0, dy: 440), over: 0.4)
        finger.lift()
        stage.settle()
        #expect(home.presentedViewController == nil)
    }

    @Test("Its parent has other safe areas while it is shown: it goes along, at its detent")
    func parentsInsets() {
        let scene = PanelScene()
        scene.map.additionalSafeAreaInsets.bottom = 50
        scene.stage.advanceFrame()
        scene.stage.settle()
        #expect(scene.top.isNear(844 - 84 - 88))
        scene.map.additionalSafeAreaInsets = .zero
        scene.stage.advanceFrame()
        scene.stage.settle()
        #expect(scene.top.isNear(844 - 34 - 88))
    }

    @Test("Hidden and shown in the same breath, everyone who asked is told once")
    func breath() {
        let scene = PanelScene()
        var ends: [Bool] = []
        for _ in 0..<5 {
            scene.panel.hide { ends.append($0) }
            scene.panel.show()
        }
        scene.stage.settle()
        #expect(ends == [false, false, false, false, false])
        #expect(scene.panel.isShown)
        #expect(scene.top.isNear(844 - 34 - 88))
        scene.panel.hide { ends.append($0) }
        scene.panel.hide { ends.append($0) }
        scene.stage.settle()
        #expect(ends.suffix(2) == [true, true])
    }
}

private final class ToolbarController: UIViewController {
    private let toolbar: UIView

    init(_ toolbar: UIView) {
        self.toolbar = toolbar
        super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(toolbar)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let safe = view.bounds.inset(by: view.safeAreaInsets)
        toolbar.frame = CGRect(x: 0, y: safe.maxY - 44, width: safe.width, height: 44)
    }
}

private final class OwnNamesController: UIViewController {
    private(set) var panel: Panel?
    var panels: [Panel] { addedPanels }

    override func viewDidLoad() {
        super.viewDidLoad()
        panel = addPanel(UIViewController(), detents: [.medium])
    }
}
