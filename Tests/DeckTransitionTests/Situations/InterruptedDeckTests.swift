import DeckTransition
import GestureArbiter
import HeadlessUIKit
import InteractiveDismissal
import Support
import Testing

@MainActor
@Suite("A deck, interrupted")
struct InterruptedDeckTests {
    private func expectInPlace(_ scene: DeckScene) {
        #expect(scene.isPresented)
        #expect(scene.cardFrame == CGRect(x: 0, y: 55, width: 390, height: 789))
        #expect(abs((scene.pictureFrame?.minY ?? .nan) - 47) < 1e-9)
    }

    private func expectGone(_ scene: DeckScene) {
        #expect(!scene.isPresented)
        #expect(scene.stage.window.subviews.count == 1)
        #expect(scene.home.view.transform == .identity && scene.home.view.alpha == 1)
    }

    // MARK: In mid-presentation

    @Test(
        "Dismissed while it comes UIKit refuses: it arrives, and can be dismissed then", arguments: Doubt.eachAloneOfAll
    )
    func dismissedComing(_ doubt: Doubt) {
        let scene = DeckScene(assumptions: doubt.assumptions, presenting: false)
        scene.present()
        scene.stage.advance(by: 0.1)
        #expect(scene.cardTranslation > 10)
        scene.modal.dismiss(animated: true)
        #expect(scene.stage.settle())
        expectInPlace(scene)
        guard doubt.assumptions.dismissalStart != .never else { return }
        scene.modal.dismiss(animated: true)
        #expect(scene.stage.settle())
        expectGone(scene)
    }

    @Test("Asked to leave while it comes, it says that it is being presented, and arrives")
    func attemptedComing() {
        let scene = DeckScene(presenting: false)
        scene.present()
        scene.stage.advance(by: 0.1)
        #expect(throws: DismissalRefusal.isBeingPresented) { try scene.modal.attemptDeckDismissal() }
        scene.stage.settle()
        expectInPlace(scene)
    }

    @Test("Caught while it comes and flung away, it is presented once and dismissed once")
    func flungComing() {
        let scene = DeckScene(presenting: false)
        scene.present(DeckConfiguration(presentDuration: 1))
        scene.stage.advance(by: 0.3)
        let finger = scene.touch(195, 800)
        finger.move(by: CGVector(dx: 0, dy: 40), over: 0.05)
        finger.lift()
        scene.stage.settle()
        expectGone(scene)
        #expect(scene.modal.calls == ["will appear", "did appear", "will disappear", "did disappear"])
    }

    // MARK: In mid-drag

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
        expectInPlace(scene)
        alert.dismiss(animated: true)
        scene.stage.settle()
        expectInPlace(scene)
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
        expectGone(scene)
    }

    @Test("A split view that is narrowed in mid-drag leaves the card under the finger, and gives it its new place")
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

    @Test("A content-sized card grows by a spring, at rest and in the finger, where it stays")
    func resizedLive() throws {
        let modal = ListController()
        modal.preferredContentSize = CGSize(width: 390, height: 300)
        let scene = DeckScene(DeckConfiguration(height: .content), modal: modal)
        let finger = scene.touch(195, 600)
        finger.move(by: CGVector(dx: 0, dy: 60), over: 0.2)
        modal.preferredContentSize = CGSize(width: 390, height: 500)
        scene.stage.advance(by: 0.08)
        let shown = try #require(scene.deck?.card.layer.presentation()).bounds.height
        #expect(shown > 340 && shown < 530)
        scene.stage.advance(by: 1)
        #expect(scene.deck?.card.bounds.height == 534)
        #expect(abs(scene.cardTranslation - 50) < 1e-9)
        finger.cancel()
        scene.stage.settle()
        #expect(scene.cardFrame == CGRect(x: 0, y: 310, width: 390, height: 534))
    }

    @Test("The presenter goes in mid-drag, with its window's content: nothing runs on", arguments: Doubt.eachAloneOfAll)
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
        #expect(modal == nil && deck == nil)
    }
}
