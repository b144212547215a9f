import GestureArbiter
import HeadlessUIKit
import Panels
import Testing

@MainActor
@Suite("Panels that a host places")
struct HostTests {
    @Test("A menu lies below its button")
    func menu() {
        let scene = MenuScene()
        #expect(scene.frame == CGRect(x: 20, y: 132, width: 280, height: 320))
    }

    @Test("A menu slides out from under its button, which it does not cover")
    func slidesOut() {
        let scene = MenuScene(animated: true)
        scene.stage.advance(by: 0.1)
        #expect(scene.frame.minY < 124, "the menu is still on its way")
        #expect(scene.stage.window.hitTest(CGPoint(x: 60, y: 100), with: nil) === scene.map.button)
    }

    @Test("A finger takes a menu away, which is out of sight where its button begins")
    func takenAway() {
        let scene = MenuScene()
        scene.stage.touch(at: CGPoint(x: 100, y: 400)).swipe(by: .down(-200), over: 0.1)
        scene.stage.settle()
        #expect(scene.panel?.parent == nil)
    }

    @Test("On its way out a menu is progressing towards its button, not towards the end of the screen")
    func progress() throws {
        let scene = MenuScene()
        let panel = try #require(scene.panel)
        let finger = scene.stage.touch(at: CGPoint(x: 100, y: 400))
        finger.move(by: CGVector(dx: 0, dy: -164 - 10), over: 0.5)
        #expect(panel.progress.isNear(0.5))
        finger.cancel()
    }

    @Test("A panel whose side is inside the container floats: all its corners are round")
    func floats() {
        let scene = MenuScene()
        let face = scene.panel?.contentViewController.view.superview
        #expect(face?.layer.maskedCorners.rawValue == 0b1111)
    }

    @Test("A host's new answer moves the panel along its way by its spring")
    func followsAlong() {
        let scene = MenuScene()
        scene.map.button.frame.origin.y += 100
        scene.askAgainBySpring()
        #expect(scene.frame.minY.isNear(132), "it stays where it shows")
        scene.stage.settle()
        #expect(scene.frame.minY.isNear(232))
    }

    @Test("Changed with animation, a panel goes across its way by its spring, too")
    func followsAcrossBySpring() {
        let scene = MenuScene()
        scene.map.button.frame.origin.x += 50
        scene.map.button.frame.origin.y += 100
        scene.askAgainBySpring()
        #expect(scene.frame.minX.isNear(20), "it stays where it shows")
        scene.stage.advance(by: 0.1)
        #expect(scene.frame.minX > 25)
        #expect(scene.frame.minX < 65)
        scene.stage.settle()
        #expect(scene.frame.minX.isNear(70))
        #expect(scene.frame.minY.isNear(232))
    }

    @Test("A finger that drags a panel on its way across holds it, and it goes there after the lift")
    func caughtAcross() {
        let scene = MenuScene()
        scene.map.button.frame.origin.x += 50
        scene.askAgainBySpring()
        scene.stage.advance(by: 0.05)
        let finger = scene.stage.touch(at: CGPoint(x: scene.frame.midX, y: scene.frame.minY + 20))
        finger.move(by: .down(-30), over: 0.05)
        let caught = scene.frame.minX
        #expect(caught < 60)
        scene.stage.advance(by: 0.2)
        #expect(scene.frame.minX.isNear(caught), "the finger holds it")
        finger.cancel()
        scene.stage.settle()
        #expect(scene.frame.minX.isNear(70))
    }

    @Test("A panel of another size is placed across its way at once")
    func anotherSize() {
        let scene = MenuScene()
        scene.map.button.frame.origin.x += 50
        scene.host.width += 40
        scene.askAgainBySpring()
        #expect(scene.frame.minX.isNear(70))
        scene.stage.settle()
        #expect(scene.frame.minX.isNear(70))
    }

    @Test("Without animation, a host's new answer moves the panel across its way at once")
    func followsAcross() {
        let scene = MenuScene()
        scene.map.button.frame.origin.x += 50
        scene.panel?.invalidateDetents()
        scene.stage.advance(by: 0)
        #expect(scene.frame.minX.isNear(70))
    }

    @Test("A bar above a toolbar rests at its detents, and hides down to its side")
    func bar() {
        let scene = BarScene()
        #expect(scene.shown == CGRect(x: 16, y: 674, width: 358, height: 80))
        scene.panel?.select(.height(300))
        scene.stage.settle()
        #expect(scene.shown == CGRect(x: 16, y: 454, width: 358, height: 300))
        scene.panel?.hide()
        scene.stage.settle()
        #expect(scene.panel?.isShown == false)
    }

    @Test("A list in a bar hands over to the bar")
    func list() {
        let scene = BarScene()
        scene.stage.touch(at: CGPoint(x: 195, y: 720)).swipe(by: .down(-200), over: 0.1)
        scene.stage.settle()
        #expect(scene.panel?.selectedDetent == .height(300))
        #expect(scene.content.list.contentOffset.y == 0)
    }

    @Test("A keyboard lifts a bar for its own text")
    func keyboard() {
        let scene = BarScene()
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
        scene.content.view.addSubview(field)
        field.becomeFirstResponder()
        scene.stage.settle()
        #expect(scene.shown.maxY <= 844 - scene.stage.keyboardHeight + 0.5)
    }

    @Test("A host hears of every movement before the client")
    func moves() {
        let scene = BarScene()
        var heard: [String] = []
        scene.host.onMove = { heard.append("host") }
        scene.panel?.onEvent = { if case .moved = $0 { heard.append("client") } }
        scene.panel?.select(.height(300))
        scene.stage.advance(by: 0.05)
        #expect(heard.prefix(2) == ["host", "client"])
    }

    @Test("A host refuses that its user dismisses the panel")
    func refuses() {
        let scene = MenuScene()
        scene.host.refusal = .vetoed(reason: "a change is not saved")
        scene.stage.touch(at: CGPoint(x: 100, y: 400)).swipe(by: .down(-200), over: 0.1)
        scene.stage.settle()
        #expect(scene.panel?.isShown == true)
        #expect(throws: DismissalRefusal.vetoed(reason: "a change is not saved")) {
            try scene.panel?.attemptDismissal()
        }
        scene.host.refusal = nil
        #expect(throws: Never.self) { try scene.panel?.attemptDismissal() }
    }

    @Test("A host is not asked in the frames of a movement")
    func asked() {
        let scene = BarScene()
        let finger = scene.stage.touch(at: CGPoint(x: 195, y: 720))
        finger.move(by: CGVector(dx: 0, dy: -30), over: 0.2)
        let before = scene.host.questions
        finger.move(by: CGVector(dx: 0, dy: -60), over: 0.3)
        #expect(scene.host.questions == before)
        finger.cancel()
    }

    @Test("A turned screen asks the host again")
    func turned() {
        let scene = BarScene()
        scene.stage.resize(to: CGSize(width: 844, height: 390))
        scene.stage.settle()
        #expect(scene.shown.width.isNear(844 - 32))
    }

    // MARK: Odd answers

    @Test("A panel without its host stays where it is, and the log says so once")
    func deallocated() {
        let scene = MenuScene()
        let before = scene.frame
        scene.loseHost()
        scene.map.button.frame.origin.y += 100
        scene.panel?.invalidateDetents()
        scene.panel?.invalidateDetents()
        scene.stage.settle()
        #expect(scene.frame == before)
        #expect(scene.stage.warnings.count { $0.contains("host was deallocated") } == 1)
    }

    @Test("A frame that is not finite changes nothing, and the log says so once", arguments: [CGFloat.nan, .infinity])
    func notFinite(_ number: CGFloat) {
        let scene = MenuScene()
        let before = scene.frame
        scene.host.gap = number
        scene.panel?.invalidateDetents()
        scene.panel?.invalidateDetents()
        scene.stage.settle()
        #expect(scene.frame == before)
        #expect(scene.stage.warnings.count { $0.contains("not finite") } == 1)
    }

    @Test("A host may remove its panel as it is asked: nothing is left of the panel")
    func removes() {
        let scene = MenuScene()
        scene.host.onQuestion = { $0.remove(animated: false) }
        scene.panel?.invalidateDetents()
        scene.stage.settle()
        #expect(scene.map.children.isEmpty)
        #expect(scene.map.view.subviews == [scene.map.button])
        #expect(scene.content.additionalSafeAreaInsets == .zero)
    }

    @Test("A host may ask for a layout as it is asked")
    func asksAgain() {
        let scene = MenuScene()
        scene.host.onQuestion = { $0.invalidateDetents() }
        scene.host.gap = 20
        scene.panel?.invalidateDetents()
        scene.stage.settle()
        #expect(scene.frame.minY.isNear(144))
    }

    @Test("A host and its panel leave nothing behind")
    func freed() {
        weak var host: MenuHost?
        weak var panel: Panel?
        do {
            let scene = MenuScene()
            (host, panel) = (scene.host, scene.panel)
        }
        #expect(host == nil)
        #expect(panel == nil)
    }
}

/// A menu below a button of the map.
@MainActor
private final class MenuScene {
    let stage: Stage
    let map = MapController()
    let content = UIViewController()
    private(set) var host: MenuHost!
    private(set) weak var panel: Panel?

    init(animated: Bool = false) {
        stage = Stage(rootViewController: map)
        stage.advance(by: 0)
        host = MenuHost(map.button)
        panel = map.addPanel(content, at: .top, host: host, animated: animated) {
            $0.interactiveDismissDisabled = false
        }
        stage.advance(by: 0)
        if !animated { stage.settle() }
    }

    func loseHost() { host = nil }

    func askAgainBySpring() { panel?.animateChanges { panel?.invalidateDetents() } }

    /// The card's frame in the window.
    var frame: CGRect { panel.map { $0.card.convert($0.card.bounds, to: nil) } ?? .null }
}

@MainActor
private final class MenuHost: PanelHost {
    private weak var button: UIView?
    var gap: CGFloat = 8
    var width: CGFloat = 280
    var refusal: DismissalRefusal?
    var onQuestion: (Panel) -> Void = { _ in }

    init(_ button: UIView) { self.button = button }

    func place(of panel: Panel, in container: UIView) -> Panel.Place {
        onQuestion(panel)
        let anchor = button.map { $0.convert($0.bounds, to: container) } ?? .zero
        let bounds = container.bounds
        return Panel.Place(
            frame: CGRect(x: anchor.minX, y: anchor.maxY + gap, width: width, height: 320),
            visibleBounds: CGRect(x: 0, y: anchor.maxY, width: bounds.width, height: bounds.height - anchor.maxY))
    }

    func refusal(of panel: Panel) -> DismissalRefusal? { refusal }
}

/// A bar with a list, 90 points above the bottom, for a toolbar of the map.
@MainActor
private final class BarScene {
    let stage: Stage
    let map = MapController()
    let content = ListController()
    let host = BarHost()
    private(set) weak var panel: Panel?

    init() {
        stage = Stage(rootViewController: map)
        panel = map.addPanel(content, host: host, detents: [.height(80), .height(300)], animated: false)
        stage.advance(by: 0)
        stage.settle()
    }

    /// The frame of the card's part that shows, in the window.
    var shown: CGRect { panel.map { $0.card.convert($0.card.bounds, to: nil) } ?? .null }
}

@MainActor
private final class BarHost: PanelHost {
    private(set) var questions = 0
    var onMove: () -> Void = {}

    func place(of panel: Panel, in container: UIView) -> Panel.Place {
        questions += 1
        let bounds = container.bounds
        let aboveToolbar = bounds.inset(by: UIEdgeInsets(top: 0, left: 0, bottom: 90, right: 0))
        return Panel.Place(
            frame: aboveToolbar.inset(by: UIEdgeInsets(top: 60, left: 16, bottom: 0, right: 16)),
            visibleBounds: aboveToolbar)
    }

    func panelDidMove(_ panel: Panel) { onMove() }
}
