import GestureArbiter
import HeadlessUIKit
import Panels
import Support
import Testing

/// A parent with a bar along its bottom, 49 pt above the home indicator's safe area.
@MainActor
private final class BarScene {
    let stage: Stage
    let home = UIViewController()
    let bar = UIButton(frame: CGRect(x: 0, y: 844 - 34 - 49, width: 390, height: 83))
    let player = ListController()
    let panel: Panel
    private(set) var taps = 0

    init(detents: [Detent] = [.height(64), .large]) {
        stage = Stage(rootViewController: home)
        home.view.addSubview(bar)
        panel = home.addPanel(player, detents: detents, animated: false)!
        panel.bar = bar
        bar.addAction(UIAction { [weak self] _ in self?.taps += 1 }, for: .touchUpInside)
        stage.advanceFrame()
        stage.settle()
    }

    var top: CGFloat { panel.card.convert(.zero, to: nil).y }
    var barTop: CGFloat { bar.convert(.zero, to: nil).y }
}

@MainActor
@Suite("A panel over a bar")
struct PanelBarTests {
    @Test("At its smallest detent the panel rests on the bar, which keeps its touches")
    func restsOnIt() {
        let scene = BarScene()
        #expect(scene.top.isNear(844 - 83 - 64))
        #expect(scene.barTop.isNear(844 - 83))
        scene.stage.touch(at: CGPoint(x: 195, y: 790)).lift()
        #expect(scene.taps == 1)
    }

    @Test(
        "By its configuration the panel rests on the tab bar that its parent has, is in, or is beside", arguments: 0...2
    )
    func tabBar(place: Int) {
        let (tabs, tab, player) = (UITabBarController(), UIViewController(), ListController())
        tabs.viewControllers = [tab, UIViewController()]
        let root = place == 0 ? PanelParent(tabs) : tabs
        let inner = PanelParent(UIViewController())
        if place == 2 { tabs.viewControllers = [inner] }
        let parent = [root, tab, inner][place]
        let panel = parent.addPanel(player, detents: [.height(64), .large]) { $0.restsOnTabBar = true }!
        #expect(panel.bar == nil, "in no window yet")
        let stage = Stage(rootViewController: root)
        stage.advanceFrame()
        stage.settle()
        #expect(panel.bar === tabs.tabBar)
        #expect(panel.card.convert(.zero, to: nil).y.isNear(844 - 83 - 64))
    }

    @Test("An open panel leaves the tab bar to other pages, and takes it again with its own", arguments: [true, false])
    func otherPages(inHand: Bool) {
        let (tabs, map) = (UITabBarController(), UIViewController())
        tabs.viewControllers = [map, UIViewController()]
        let stage = Stage(rootViewController: tabs)
        stage.settle()
        let panel = map.addPanel(ListController(), detents: [.height(64), .large]) { $0.restsOnTabBar = true }!
        stage.settle()
        panel.select(.large)
        stage.settle()
        #expect(tabs.tabBar.frame.minY.isNear(844))
        let finger = stage.touch(at: CGPoint(x: 195, y: 60))
        if inHand { finger.move(by: .down(100), over: 0.2) }
        tabs.selectedIndex = 1
        stage.settle()
        #expect(tabs.tabBar.transform == .identity)
        tabs.selectedIndex = 0
        stage.settle()
        #expect(tabs.tabBar.frame.minY.isNear(844))
    }

    @Test(
        "A bar that is out over its side, or whose height is zero, negative or no number, takes no room",
        arguments: [
            CGRect(x: 0, y: 900, width: 390, height: 83), CGRect(x: 0, y: 844, width: 390, height: 0),
            CGRect(x: 0, y: 844, width: 390, height: -20), CGRect(x: 0, y: 844, width: 390, height: CGFloat.nan),
        ])
    func withoutHeight(_ frame: CGRect) {
        let scene = BarScene()
        scene.bar.frame = frame
        scene.stage.advanceFrame()
        scene.panel.select(.large)
        scene.stage.settle()
        scene.panel.select(.height(64))
        scene.stage.settle()
        #expect(scene.top.isNear(844 - 34 - 64))
        #expect(scene.bar.transform == .identity)
    }

    @Test(
        "As the panel opens, the bar goes out over its side in proportion, and comes back with it",
        .countsFromSlop)
    func movesOut() {
        let scene = BarScene()
        let finger = scene.stage.touch(at: CGPoint(x: 195, y: 720))
        finger.move(by: CGVector(dx: 0, dy: -10 - 325), over: 0.5)
        let way = 844 - 83 - 64 - 47.0
        #expect(scene.top.isNear(CGFloat(844 - 83 - 64 - 325)))
        #expect(scene.barTop.isNear(CGFloat(844 - 83 + 83 * 325 / way)))
        finger.lift()
        scene.panel.select(.large)
        scene.stage.settle()
        #expect(scene.barTop.isNear(844))
        scene.panel.select(.height(64))
        scene.stage.settle()
        #expect(scene.bar.transform == .identity)
    }

    @Test("If the panel is removed while it is open, the bar is back where it was")
    func removedOpen() {
        let scene = BarScene()
        scene.panel.select(.large)
        scene.stage.settle()
        scene.panel.remove(animated: false)
        scene.stage.settle()
        #expect(scene.bar.transform == .identity)
    }

    @Test("A transform that its owner sets meanwhile stays on the bar")
    func foreignTransform() {
        let scene = BarScene()
        scene.bar.transform = CGAffineTransform(translationX: 5, y: 0)
        scene.panel.select(.large)
        scene.stage.settle()
        scene.panel.remove(animated: false)
        scene.stage.settle()
        #expect(scene.bar.transform == CGAffineTransform(translationX: 5, y: 0))
    }

    @Test("A hidden panel leaves the bar in place")
    func hidden() {
        let scene = BarScene()
        scene.panel.hide()
        scene.stage.settle()
        #expect(scene.bar.transform == .identity)
        #expect(scene.panel.view.isHidden)
    }
}
