import GestureArbiter
import HeadlessUIKit
import InteractiveDismissal
import Panels
import Support
import Testing

/// Uses of a panel that the library's authors did not have in mind, each written from the documentation alone.
@MainActor
@Suite("Panels in ordinary apps")
struct FirstUseTests {
    @Test("A controller may have properties of its own named panel and panels")
    func ownNames() {
        let home = OwnNamesController()
        let stage = Stage(rootViewController: home)
        stage.settle()
        #expect(home.panel?.selectedDetent == .medium)
        #expect(home.panels.count == 1)
    }

    @Test("Its content is a navigation controller, whose pushed list scrolls and closes it as the first did")
    func navigationInside() {
        let (map, first, second) = (MapController(), ListController(), ListController())
        let navigation = UINavigationController(rootViewController: first)
        let stage = Stage(rootViewController: map)
        let panel = map.addPanel(navigation, detents: [.height(300), .large], animated: false)!
        stage.settle()
        navigation.pushViewController(second, animated: true)
        stage.settle()
        #expect(second.enclosingCard === panel)
        var finger = stage.touch(at: CGPoint(x: 195, y: 760))
        finger.drag(by: .down(-640), over: 0.8)
        stage.settle()
        #expect(panel.selectedDetent == .large)
        let scrolled = second.list.contentOffset.y + second.list.adjustedContentInset.top
        #expect(scrolled > 50)
        finger = stage.touch(at: CGPoint(x: 195, y: 200))
        finger.drag(by: .down(scrolled + 500), over: 0.8)
        stage.settle()
        #expect(panel.selectedDetent == .height(300))
    }

    @Test("A panel goes to a detent by its name, written as a literal")
    func name() {
        let map = MapController()
        let stage = Stage(rootViewController: map)
        let panel = map.addPanel(
            ListController(), detents: [.height(69, identifier: "tip"), .medium], selected: .medium)!
        stage.settle()
        panel.select("tip")
        stage.settle()
        #expect(panel.selectedDetent == "tip")
    }

    @Test("Two panels in turn: the next is opened from the callback that says that the first has gone")
    func inTurn() {
        let scene = PanelScene()
        var next: Panel?
        scene.panel.onEvent = { event in
            guard event == .dismissed else { return }
            next = scene.map.addPanel(ListController(), detents: [.medium])!
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
                scene.list, as: Panel.Configuration(at: .leading, detents: [.height(320)]), animated: false)!
        }
        scene.stage.settle()
        let side = scene.map.addedPanels.first
        #expect(side?.card.convert(side?.card.bounds ?? .zero, to: nil).width.isNear(320) == true)
        #expect(scene.list.parent === side)
        #expect(scene.list.appearances.last == "did appear")
    }

    @Test("If its owner hides the bar, the panel goes down to where it was")
    func hiddenBar() {
        let (tabs, player) = (UITabBarController(), ListController())
        tabs.viewControllers = [UIViewController(), UIViewController()]
        let root = PanelParent(tabs)
        let stage = Stage(rootViewController: root)
        let panel = root.addPanel(player, detents: [.height(64), .large], animated: false)!
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

    @Test("In a controller that fills a part of the window, a keyboard raises the panel by what it covers there")
    func partOfWindow() {
        let (root, map, list) = (UIViewController(), MapController(), ListController())
        root.addChild(map)
        map.view.frame = CGRect(x: 0, y: 100, width: 390, height: 500)
        root.view.addSubview(map.view)
        map.didMove(toParent: root)
        let stage = Stage(rootViewController: root)
        let panel = map.addPanel(list, detents: [.height(100), .large], animated: false)!
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

    @Test("A panel hides itself from a callback when its user lets it go at the smallest detent")
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

    @Test("The window is turned and resized while a finger holds the panel")
    func resizedInHand() {
        let scene = PanelScene(Panel.Configuration(detents: PanelScene.detents, selected: .medium))
        let finger = scene.carry(by: -100, from: scene.top + 40)
        scene.stage.resize(to: CGSize(width: 844, height: 390))
        finger.swipe(by: .down(-20), over: 0.1)
        scene.stage.settle()
        scene.stage.resize(to: CGSize(width: 390, height: 844))
        scene.stage.settle()
        #expect(scene.stage.stillMoving.isEmpty)
        scene.panel.select(.medium)
        scene.stage.settle()
        #expect(scene.top.isNear(844 - 34 - 1145.0 / 3))
    }

    @Test("Everything is asked of a panel from its callbacks as it is shown, in mid-flight")
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

    @Test("If the parent's safe areas change while the panel is shown, it goes along, at its detent")
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

    @Test("If a panel is hidden and shown in the same turn, every completion is called once")
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

private final class OwnNamesController: UIViewController {
    private(set) var panel: Panel?
    var panels: [Panel] { addedPanels }

    override func viewDidLoad() {
        super.viewDidLoad()
        panel = addPanel(UIViewController(), detents: [.medium])!
    }
}
