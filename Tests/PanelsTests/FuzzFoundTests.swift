import GestureArbiter
import HeadlessUIKit
import Panels
import Testing

/// Faults in panels that the fuzzer of the whole stack has found.
@MainActor
@Suite("Found by the fuzzer: panels")
struct FuzzFoundTests {
    @Test("If the panel is turned and turned back, its list makes room for nothing on the way")
    func turnedBack() {
        let scene = PanelScene(Panel.Configuration())
        scene.stage.resize(to: CGSize(width: 844, height: 390), over: 0.3)
        scene.stage.advance(by: 0.17)
        scene.stage.resize(to: CGSize(width: 390, height: 844), over: 0.3)
        scene.stage.settle()
        #expect(scene.list.list.adjustedContentInset.top == 0)
        #expect(scene.offset == 0)
    }

    @Test(
        "A panel that is shown while another screen is in its place is where it belongs when that is back",
        arguments: [false, true], [[Detent.fraction(0.8), .medium], []])
    func shownAway(hidesAway: Bool, detents: [Detent]) {
        let scene = PanelScene(Panel.Configuration(detents: detents))
        let top = scene.top
        if !hidesAway { scene.panel.hide(animated: false) }
        scene.stage.window.rootViewController = UIViewController()
        if hidesAway { scene.panel.hide() }
        scene.panel.show()
        scene.stage.advance(by: 0.1)
        scene.stage.window.rootViewController = scene.map
        scene.stage.settle()
        #expect(scene.top == top)
    }

    @Test("A hidden panel moves no bar, though its screen goes")
    func hiddenAway() {
        let scene = PanelScene()
        let bar = UIView(frame: CGRect(x: 0, y: 761, width: 390, height: 83))
        scene.map.view.addSubview(bar)
        scene.panel.bar = bar
        scene.panel.select(.large, animated: false)
        scene.stage.settle()
        scene.panel.hide(animated: false)
        scene.stage.window.rootViewController = UIViewController()
        scene.stage.settle()
        scene.stage.window.rootViewController = scene.map
        scene.stage.settle()
        #expect(bar.transform == .identity)
        #expect(scene.panel.view.isHidden)
        scene.panel.show(animated: false)
        scene.stage.settle()
        #expect(scene.selected == .large)
        #expect(scene.top == 47)
        #expect(bar.transform.ty == 83)
    }

    @Test("With reduced motion, a panel that is shown again as it fades out is seen", arguments: [false, true])
    func shownAsItFades(animated: Bool) {
        let scene = PanelScene()
        scene.stage.isReduceMotionEnabled = true
        scene.panel.hide()
        scene.stage.advance(by: 0.05)
        scene.panel.show(animated: animated)
        scene.stage.settle()
        #expect(scene.panel.card.alpha == 1)
    }

    @Test("With reduced motion, a panel that has faded out moves no bar, though the window is turned")
    func fadedOut() {
        let scene = PanelScene(Panel.Configuration(detents: [.height(88), .height(711)]))
        let bar = UIView(frame: CGRect(x: 0, y: 761, width: 390, height: 83))
        bar.autoresizingMask = [.flexibleTopMargin, .flexibleWidth]
        scene.map.view.addSubview(bar)
        scene.panel.bar = bar
        scene.stage.isReduceMotionEnabled = true
        scene.stage.resize(to: CGSize(width: 844, height: 390), over: 0)
        scene.stage.settle()
        scene.panel.hide()
        scene.stage.settle()
        #expect(bar.transform == .identity)
        scene.stage.resize(to: CGSize(width: 390, height: 844), over: 0)
        scene.stage.settle()
        #expect(bar.transform == .identity)
    }

    /// A panel with 300 pt of content in a list.
    @MainActor
    private final class ListPanel {
        let (map, list) = (UIViewController(), UIViewController())
        let stage: Stage
        let panel: Panel

        init(at edge: GestureArbiter.Place.Edge, detents: [Detent]) {
            let scrollView = UIScrollView(frame: list.view.bounds)
            scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            scrollView.contentSize.height = 300
            list.view.addSubview(scrollView)
            stage = Stage(rootViewController: map)
            let configuration = Panel.Configuration(at: edge, detents: detents)
            panel = map.addPanel(list, as: configuration, animated: false)!
            stage.settle()
        }
    }

    @Test(
        "A panel that is shown on another screen is as high as its content",
        arguments: [(GestureArbiter.Place.Edge.top, 347.0), (.bottom, 334)], [false, true])
    func shownElsewhere(side: (edge: GestureArbiter.Place.Edge, height: CGFloat), animated: Bool) {
        let it = ListPanel(at: side.edge, detents: [.content])
        #expect(it.panel.card.bounds.height == side.height)
        it.panel.hide(animated: false)
        it.stage.window.rootViewController = UIViewController()
        it.panel.show(animated: animated)
        it.stage.advance(by: 0.1)
        it.stage.window.rootViewController = it.map
        it.stage.settle()
        #expect(it.panel.card.bounds.height == side.height)
    }

    @Test("A keyboard makes the content of a panel at the top no higher")
    func keyboardAtTheTop() {
        let it = ListPanel(at: .top, detents: [.large, .content])
        it.stage.showKeyboard(height: 336)
        it.stage.settle()
        it.panel.invalidateDetents()
        it.panel.select(.content)
        it.stage.settle()
        #expect(it.panel.card.bounds.height == 347)
        it.stage.showKeyboard(height: 0)
        it.stage.settle()
        #expect(it.panel.card.bounds.height == 347)
    }
}
