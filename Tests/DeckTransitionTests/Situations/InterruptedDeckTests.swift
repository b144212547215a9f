import DeckTransition
import GestureArbiter
import HeadlessUIKit
import InteractiveDismissal
import Support
import Testing

@MainActor
@Suite("A deck, interrupted in mid-drag")
struct InterruptedDeckTests {

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
}
