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
                $0.canBeDraggedAway = true
                $0.handle = nil
            })
        var removals: [Bool] = []
        panel.onRemove = { removals.append($0) }
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
        #expect(second.enclosingPanel === panel)
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
        scene.panel.onRemove = { _ in
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
}

private final class OwnNamesController: UIViewController {
    private(set) var panel: Panel?
    var panels: [Panel] { addedPanels }

    override func viewDidLoad() {
        super.viewDidLoad()
        panel = addPanel(UIViewController(), detents: [.medium])
    }
}
