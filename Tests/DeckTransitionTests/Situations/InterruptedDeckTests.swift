import DeckTransition
import GestureArbiter
import HeadlessUIKit
import InteractiveDismissal
import Support
import Testing

@MainActor
@Suite("A deck, interrupted in mid-drag")
struct InterruptedDeckTests {
    @Test("An alert in mid-drag comes up; neither it nor the card is dismissed by the finger")
    func alert() {
        let scene = DeckScene()
        let finger = scene.touch()
        finger.move(by: CGVector(dx: 0, dy: 110), over: 0.2)
        let alert = UIAlertController(title: "Saved", message: nil, preferredStyle: .alert)
        scene.modal.present(alert, animated: true)
        scene.stage.advance(by: 0.6)
        if finger.touch.phase != .cancelled {
            finger.move(by: CGVector(dx: 0, dy: 300), over: 0.1)
            finger.lift()
        }
        scene.stage.settle()
        #expect(scene.modal.presentedViewController === alert)
        scene.expectInPlace()
        alert.dismiss(animated: true)
        scene.stage.settle()
        scene.expectInPlace()
    }

    @Test("Dismissed by a button in mid-drag it leaves from under the finger", arguments: [true, false])
    func button(isAnimated: Bool) {
        let scene = DeckScene()
        let finger = scene.touch()
        finger.move(by: CGVector(dx: 0, dy: 210), over: 0.2)
        scene.modal.dismiss(animated: isAnimated)
        scene.stage.advance(by: 0.05)
        if finger.touch.phase != .cancelled {
            finger.move(by: CGVector(dx: 0, dy: -150), over: 0.1)
            finger.lift()
        }
        scene.stage.settle()
        scene.expectGone()
    }

    @Test(
        "A split view that is narrowed in mid-drag leaves the card under the finger, and gives it its new place",
        .countsFromSlop)
    func splitView() {
        let screen = Screen(
            size: CGSize(width: 1024, height: 1366), scale: 2,
            safeAreaInsets: UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 0))
        let scene = DeckScene(screen: screen)
        let finger = scene.touch(300, 400)
        finger.move(by: CGVector(dx: 0, dy: 60), over: 0.2)
        scene.stage.resize(to: CGSize(width: 507, height: 1366), over: 0.3)
        scene.stage.advance(by: 0.4)
        #expect(abs(scene.cardTranslation - 50) < 1e-9)
        finger.move(by: CGVector(dx: 0, dy: 10))
        scene.stage.advanceFrame()
        #expect(abs(scene.cardTranslation - 60) < 1e-9)
        finger.cancel()
        scene.stage.settle()
        #expect(scene.cardFrame == CGRect(x: 0, y: 32, width: 507, height: 1334))
    }

    @Test("A content-sized card that grows in the finger stays there, and grows when it is let go", .countsFromSlop)
    func resizedLive() {
        let modal = ListController()
        modal.preferredContentSize = CGSize(width: 390, height: 300)
        let scene = DeckScene(DeckConfiguration { $0.detents = [.content] }, modal: modal)
        let finger = scene.touch(195, 600)
        finger.move(by: CGVector(dx: 0, dy: 60), over: 0.2)
        modal.preferredContentSize = CGSize(width: 390, height: 500)
        scene.stage.advance(by: 1)
        #expect(abs(scene.cardFrame.minY - 560) < 1e-9)
        finger.cancel()
        scene.stage.settle()
        #expect(scene.cardFrame == CGRect(x: 0, y: 310, width: 390, height: 534))
    }

    @Test(
        "The presenter goes in mid-drag, with its window's content: nothing runs on",
        arguments: Doubt.eachAloneOfAll.sampled())
    func presenterGone(_ doubt: Doubt) {
        weak var modal: UIViewController?
        weak var deck: DeckPresentationController?
        let stage: Stage
        do {
            let scene = DeckScene(assumptions: doubt.assumptions)
            (modal, deck, stage) = (scene.modal, scene.deck, scene.stage)
            let finger = scene.touch()
            finger.move(by: CGVector(dx: 0, dy: 210), over: 0.2)
            stage.window.rootViewController = UIViewController()
            #expect(stage.settle())
            #expect(scene.modal.view.transform == .identity)
            if finger.touch.phase != .cancelled { finger.lift() }
            stage.settle()
        }
        #expect(modal == nil)
        #expect(deck == nil)
    }
}
