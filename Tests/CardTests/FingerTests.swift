import GestureArbiter
import HeadlessUIKit
import InteractiveDismissal
import Panels
import Testing

/// What a hand expects, beyond following: content that is used, keyboards that go, strips at an edge.
@MainActor
@Suite("What a hand expects")
struct FingerTests {
    @Test("A pull down does not open a sheet that the keyboard had raised, where the keyboard goes with the drag")
    func keyboardGoesWithDrag() {
        for kind in ContentTests.Kind.allCases {
            let content = UIViewController()
            let scene = ContentTests.Scene(kind, content, detents: [.medium, .large])
            scene.stage.showKeyboard(height: 336)
            scene.stage.settle()
            let finger = scene.stage.touch(at: CGPoint(x: 195, y: scene.top + 60))
            finger.move(by: CGVector(dx: 0, dy: 60), over: 0.2)
            scene.stage.showKeyboard(height: 0)
            finger.move(by: CGVector(dx: 0, dy: 60), over: 0.2)
            finger.hold(for: 0.15)
            finger.lift()
            scene.stage.settle()
            let selected = scene.presentation?.selectedDetent ?? scene.panel?.selectedDetent
            #expect(selected == .medium, "\(kind)")
        }
    }

    @Test("A zoomed picture stays when it is pulled at its edge", arguments: CardKind.allCases)
    func zoomed(kind: CardKind) {
        let scene = CardStage(kind, CardSetup { $0.list = .scrolled(to: 0) })
        scene.content.list.maximumZoomScale = 4
        scene.content.list.delegate = scene.content
        scene.content.list.zoomScale = 2
        scene.content.list.contentOffset = .zero
        if scene.kind.direction == .up || scene.kind.direction == .left {
            let list = scene.content.list
            let end = CGPoint(
                x: list.contentSize.width - list.bounds.width, y: list.contentSize.height - list.bounds.height)
            list.contentOffset = end
        }
        scene.stage.settle()
        let finger = scene.touch()
        finger.move(by: scene.way(60), over: 0.3)
        #expect(scene.place == 0)
    }

    @Test(
        "A handle over a list with a refresh control drags",
        arguments: CardKind.allCases.filter { $0.direction == .down })
    func handleOverRefresh(kind: CardKind) {
        let scene = CardStage(kind, CardSetup { ($0.list, $0.handleDrags) = (.scrolled(to: 0), true) })
        scene.content.list.refreshControl = UIRefreshControl()
        scene.stage.settle()
        scene.arbiter?.bind(.handle, to: scene.content.view)
        let finger = scene.touch()
        finger.move(by: scene.way(60), over: 0.3)
        #expect(scene.place > 30)
    }

    @Test("While a drawer closes, the parent's other touches are its own")
    func drawerThatCloses() {
        let home = UIViewController()
        var taps = 0
        let button = UIButton(frame: CGRect(x: 340, y: 300, width: 50, height: 200))
        button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
        home.view.addSubview(button)
        let stage = Stage(rootViewController: home)
        stage.settle()
        let panel = home.addPanel(
            UIViewController(),
            configuration: Panel.Configuration(at: .left, detents: [.height(0), .height(280)]) { $0.edgeSwipe = 20 },
            animated: false)
        panel.select(.height(280), animated: false)
        stage.settle()
        panel.select(.height(0))
        stage.advance(by: 0.05)
        let finger = stage.touch(at: CGPoint(x: 370, y: 400))
        stage.advance(by: 0.05)
        finger.lift()
        stage.settle()
        #expect(taps == 1)
        #expect(panel.selectedDetent == .height(0))
    }

    // MARK: A release that goes elsewhere

    @Test("A release is sent to another stop", arguments: CardKind.allCases)
    func redirectedToStop(kind: CardKind) {
        let scene = CardStage(kind)
        scene.arbiter?.onAttempt = { $0.stage == .release ? .redirect(to: .stop(CardStage.lowest)) : .allow }
        let finger = scene.touch()
        finger.move(by: scene.way(40), over: 0.3)
        scene.letGo(finger)
        scene.stage.settle()
        #expect(abs(scene.place - CardStage.lowest) < 0.5)
    }

    @Test("A release is sent away", arguments: CardKind.allCases)
    func redirectedAway(kind: CardKind) {
        let scene = CardStage(kind)
        scene.arbiter?.onAttempt = { $0.stage == .release ? .redirect(to: .away) : .allow }
        let finger = scene.touch()
        finger.move(by: scene.way(40), over: 0.3)
        scene.letGo(finger)
        scene.stage.settle()
        #expect(!scene.isThere)
    }

    @Test("A card that may not leave is not sent away", arguments: CardKind.allCases)
    func redirectedAwayRefused(kind: CardKind) {
        let scene = CardStage(kind, CardSetup { $0.mayLeave = false })
        scene.arbiter?.onAttempt = { $0.stage == .release ? .redirect(to: .away) : .allow }
        let finger = scene.touch()
        finger.move(by: scene.way(40), over: 0.3)
        scene.letGo(finger)
        scene.stage.settle()
        #expect(abs(scene.place) < 0.5)
        #expect(scene.stage.warnings.contains { $0.contains("redirect(to: away)") })
    }

    @Test("A target that there is not is said, and the nearest stop counts", arguments: CardKind.allCases)
    func redirectedNowhere(kind: CardKind) {
        let scene = CardStage(kind)
        scene.arbiter?.onAttempt = { $0.stage == .release ? .redirect(to: .stop(5000)) : .allow }
        let finger = scene.touch()
        finger.move(by: scene.way(40), over: 0.3)
        scene.letGo(finger)
        scene.stage.settle()
        #expect(abs(scene.place - CardStage.lowest) < 0.5)
        #expect(scene.stage.warnings.contains { $0.contains("redirect(to: stop(5000") })
    }
}
