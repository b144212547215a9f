import GestureArbiter
import HeadlessUIKit
import Panels
import Support
import Testing

/// What apps asked of FloatingPanel, by the numbers of its issues. #526 and #579 have no test, as their text is not
/// known here.
@MainActor
@Suite("What FloatingPanel was asked for")
struct FloatingPanelIssueTests {
    typealias Identifier = Detent.Identifier

    // MARK: Where it is

    @Test("#23, #474, #507, #591: over a tab bar, across tabs, without a tab of its own")
    func tabBar() {
        let (tabs, player) = (UITabBarController(), ListController())
        tabs.viewControllers = [UIViewController(), UIViewController()]
        for tab in tabs.viewControllers ?? [] { tab.title = "A tab" }
        let root = PanelParent(tabs)
        let stage = Stage(rootViewController: root)
        let panel = root.addPanel(player, detents: [.height(64), .large], animated: false)!
        panel.bar = tabs.tabBar
        stage.advanceFrame()
        stage.settle()
        #expect(tabs.viewControllers?.count == 2)
        stage.touch(at: CGPoint(x: 300, y: 780)).lift()
        stage.settle()
        #expect(tabs.selectedIndex == 1)
        #expect(seenTop(of: panel).isNear(844 - 83 - 64))
        panel.select(.large)
        stage.settle()
        #expect(seenTop(of: panel).isNear(47))
        #expect(tabs.tabBar.convert(.zero, to: nil).y.isNear(844))
    }

    @Test("#161, #388: over a navigation controller, through a push and a pop")
    func navigation() {
        let navigation = UINavigationController(rootViewController: UIViewController())
        let root = PanelParent(navigation)
        let stage = Stage(rootViewController: root)
        let panel = navigation.addPanel(ListController(), detents: [.height(88), .large], animated: false)!
        stage.settle()
        #expect(panel.parent === root)
        navigation.pushViewController(UIViewController(), animated: true)
        stage.settle()
        #expect(navigation.viewControllers.count == 2)
        #expect(seenTop(of: panel).isNear(844 - 34 - 88))
        navigation.popViewController(animated: true)
        stage.settle()
        #expect(navigation.viewControllers.count == 1)
        #expect(seenTop(of: panel).isNear(844 - 34 - 88))
    }

    @Test("In a controller of a navigation stack the panel goes with it, and is back with it at its detent")
    func insideNavigation() {
        let (map, list) = (MapController(), ListController())
        let navigation = UINavigationController(rootViewController: map)
        let stage = Stage(rootViewController: navigation)
        let panel = map.addPanel(list, detents: [.height(88), .medium, .large], selected: .medium, animated: false)!
        stage.settle()
        #expect(panel.parent === map)
        let top = seenTop(of: panel)
        navigation.pushViewController(UIViewController(), animated: true)
        stage.settle()
        #expect(panel.card.window == nil)
        navigation.popViewController(animated: true)
        stage.settle()
        #expect(seenTop(of: panel).isNear(top))
        #expect(panel.selectedDetent == .medium)
        stage.touch(at: CGPoint(x: 195, y: top + 60)).swipe(by: .down(-300), over: 0.4)
        stage.settle()
        #expect(panel.selectedDetent == .large)
    }

    // MARK: Its height

    @Test(
        "#453: its content's height changes at every detent, and the selected detent stays selected",
        arguments: [Identifier.height(88), .content, .large])
    func changesAtEveryDetent(detent: Identifier) {
        let content = FittingController(height: 200)
        let (map, stage) = stageWithMap()
        let panel = map.addPanel(
            content, detents: [.height(88), .content, .large], selected: detent, animated: false)!
        stage.settle()
        let before = seenTop(of: panel)
        content.fitting.height = 300
        panel.invalidateDetents()
        stage.settle()
        #expect(panel.selectedDetent == detent)
        #expect(seenTop(of: panel).isNear(detent == .content ? before - 100 : before))
        panel.select(.content)
        stage.settle()
        #expect(seenTop(of: panel).isNear(844 - 34 - 300))
    }

    @Test("#401: the panel opens as far as it is told, and past that it resists", .countsFromSlop)
    func stretches() {
        let scene = PanelScene(Panel.Configuration(detents: [.medium]) { $0.stretch = 150 })
        let rest = scene.top
        let finger = scene.carry(by: -110, from: rest + 30)
        #expect(scene.top.isNear(rest - 100))
        #expect(scene.offset == 0)
        finger.move(by: CGVector(dx: 0, dy: -150), over: 0.5)
        #expect(scene.top.isNear(rest - 150))
        #expect(scene.offset.isNear(100), "what it takes no more its list does")
        finger.lift()
        scene.stage.settle()
        #expect(scene.top.isNear(rest))
        #expect(scene.changes.isEmpty)
    }

    // MARK: -

    private func stageWithMap() -> (MapController, Stage) {
        let map = MapController()
        return (map, Stage(rootViewController: map))
    }

    private func seenTop(of panel: Panel) -> CGFloat { panel.card.convert(.zero, to: nil).y }
}

/// A view with a fixed height, as its constraints would give it.
private final class FittingView: UIView {
    var height: CGFloat = 0
    override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: height) }
}

private final class FittingController: UIViewController {
    let fitting = FittingView()

    init(height: CGFloat) {
        fitting.height = height
        super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { nil }

    override func loadView() { view = fitting }
}
