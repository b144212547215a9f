import GestureArbiter
import HeadlessUIKit
import Panels
import Support
import Testing

@MainActor
@Suite("Panels where they cannot be")
struct BadPlaceTests {
    @Test("A controller whose children are its pages gets no panel; one with a parent around it does")
    func pages() {
        let tabs = UITabBarController()
        tabs.viewControllers = [UIViewController(), UIViewController()]
        let stage = Stage(rootViewController: tabs)
        #expect(tabs.addPanel(ListController(), detents: [.height(64)]) == nil)
        stage.settle()
        #expect(stage.warnings.contains { $0.contains("PanelParent") })
        let root = PanelParent(tabs)
        stage.window.rootViewController = root
        stage.settle()
        let panel = tabs.addPanel(ListController(), detents: [.height(64)], animated: false)!
        stage.settle()
        #expect(panel.parent === root)
        tabs.selectedIndex = 1
        stage.settle()
        #expect(panel.card.convert(.zero, to: nil).y.isNear(844 - 34 - 64), "across tabs")
    }

    @Test("A navigation controller without a parent gets no panel, and keeps no content")
    func loneNavigation() {
        let navigation = UINavigationController(rootViewController: MapController())
        let stage = Stage(rootViewController: navigation)
        let list = ListController()
        #expect(navigation.addPanel(list, detents: [.height(64)]) == nil)
        stage.settle()
        #expect(list.parent == nil)
        #expect(stage.warnings.count { $0.contains("PanelParent") } == 1)
    }

    @Test("A panel parent answers to UIKit as its controller does")
    func answers() {
        final class Root: UIViewController {
            override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .landscape }
            override var shouldAutorotate: Bool { false }
            override var prefersStatusBarHidden: Bool { true }
        }
        let parent = PanelParent(Root())
        let stage = Stage(rootViewController: parent)
        #expect(parent.supportedInterfaceOrientations == .landscape)
        #expect(!parent.shouldAutorotate)
        #expect(stage.window.windowScene?.statusBarManager?.isStatusBarHidden == true)
        #expect(PanelParent(UIViewController()).shouldAutorotate)
    }

    @Test("Content that is added twice leaves the first panel")
    func twice() {
        let scene = PanelScene()
        let second = scene.map.addPanel(scene.list, detents: [.medium], animated: false)!
        scene.stage.settle()
        #expect(scene.panel.parent == nil)
        #expect(scene.removals == [false])
        #expect(scene.map.addedPanels == [second])
        #expect(scene.list.view.isDescendant(of: second.card))
    }

    @Test("A panel refuses its own parent as its content")
    func itself() {
        let map = MapController()
        let stage = Stage(rootViewController: map)
        #expect(map.addPanel(map, detents: [.medium]) == nil)
        #expect(stage.warnings.contains { $0.contains("of its own panel") })
    }

    @Test("In a parent that is in no window the panel is there at once, and shows when the parent does")
    func noWindow() {
        let (map, list) = (MapController(), ListController())
        let panel = map.addPanel(list, detents: [.height(88), .large])!
        let stage = Stage(rootViewController: map)
        stage.settle()
        #expect(panel.card.convert(.zero, to: nil).y.isNear(844 - 34 - 88))
    }

    @Test("A panel whose window goes in mid-flight is where it was going when the window is back")
    func windowGoes() {
        let scene = PanelScene()
        scene.panel.select(.large)
        scene.stage.advance(by: 0.1)
        scene.map.view.removeFromSuperview()
        scene.stage.settle()
        scene.stage.window.addSubview(scene.map.view)
        scene.stage.settle()
        #expect(scene.top.isNear(47))
    }

    @Test("If its parent is dismissed with a finger on the panel, nothing is left")
    func dismissedUnderFinger() {
        let (home, map) = (UIViewController(), MapController())
        let stage = Stage(rootViewController: home)
        map.modalPresentationStyle = .fullScreen
        home.present(map, animated: false)
        stage.settle()
        weak let panel = map.addPanel(ListController(), detents: [.medium, .large], animated: false)!
        stage.settle()
        let finger = stage.touch(at: CGPoint(x: 195, y: 700))
        finger.move(by: CGVector(dx: 0, dy: -100), over: 0.2)
        home.dismiss(animated: false)
        stage.settle()
        finger.lift()
        stage.settle()
        #expect(stage.stillMoving.isEmpty)
        #expect(panel != nil, "its parent still has it")
    }

    @Test("Nothing but its parent keeps a panel alive")
    func isFreed() {
        weak var panel: Panel?
        weak var content: UIViewController?
        do {
            let scene = PanelScene()
            panel = scene.panel
            content = scene.list
            scene.drag(by: -300, from: 760)
            scene.panel.remove()
            scene.stage.settle()
        }
        #expect(panel == nil)
        #expect(content == nil)
    }

    @Test("Calls on a panel that is gone do nothing, and are logged")
    func gone() {
        let scene = PanelScene()
        scene.panel.remove(animated: false)
        scene.panel.show()
        scene.panel.select(.large)
        scene.panel.invalidateDetents()
        var ends: [Bool] = []
        scene.panel.hide { ends.append($0) }
        scene.stage.settle()
        #expect(ends == [false])
        #expect(scene.panel.parent == nil)
        #expect(scene.stage.warnings.contains { $0.contains("in no parent") })
    }

    @Test("A panel that its parent takes out is gone as well")
    func takenOut() {
        let scene = PanelScene()
        scene.panel.willMove(toParent: nil)
        scene.panel.view.removeFromSuperview()
        scene.panel.removeFromParent()
        scene.stage.settle()
        #expect(scene.removals == [false])
        #expect(scene.list.parent == nil)
    }

    @Test("A panel may be removed under a finger, and from its own callbacks", arguments: [false, true])
    func removedUnderFinger(fromWithin: Bool) {
        let scene = PanelScene()
        let finger = scene.stage.touch(at: CGPoint(x: 195, y: 760))
        finger.move(by: CGVector(dx: 0, dy: -100), over: 0.2)
        if fromWithin {
            scene.panel.onEvent = { [weak scene, weak panel = scene.panel] event in
                scene?.hear(event)
                guard case .moved = event else { return }
                panel?.remove(animated: false)
            }
        } else {
            scene.panel.remove(animated: false)
        }
        finger.swipe(by: .down(-100), over: 0.2)
        scene.stage.settle()
        #expect(scene.removals == [false])
        #expect(scene.map.view.subviews.count == 1)
    }

    @Test("A panel that is hidden under a finger goes; caught on its way it stays")
    func hiddenUnderFinger() {
        let scene = PanelScene(Panel.Configuration(detents: PanelScene.detents, selected: .medium))
        let finger = scene.carry(by: -50, from: 600)
        var ends: [Bool] = []
        scene.panel.hide { ends.append($0) }
        finger.swipe(by: .down(-60), over: 0.05)
        scene.stage.advance(by: 0.05)
        let catching = scene.stage.touch(at: CGPoint(x: 195, y: scene.top + 50))
        catching.move(by: CGVector(dx: 0, dy: -40), over: 0.2)
        #expect(scene.panel.isShown)
        #expect(ends == [])
        catching.lift()
        #expect(ends == [false])
        scene.stage.settle()
        #expect(!scene.panel.view.isHidden)
    }

    @Test("A detent that asks the panel for something while it is asked, or removes it, does no harm")
    func resolverMeddles() {
        let (map, list) = (MapController(), ListController())
        let stage = Stage(rootViewController: map)
        let panel = map.addPanel(
            list,
            detents: [
                .custom("odd") { [weak map] _ in
                    map?.addedPanels.first?.invalidateDetents()
                    map?.addedPanels.first?.select(.large)
                    return 200
                }, .large,
            ], animated: false)!
        stage.settle()
        #expect(panel.parent === map)
        panel.detents = [
            .custom("gone") { [weak map] _ in
                map?.addedPanels.first?.remove(animated: false)
                return .nan
            }
        ]
        stage.settle()
        #expect(map.addedPanels.isEmpty)
    }
}
