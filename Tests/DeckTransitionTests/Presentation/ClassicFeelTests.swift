import DeckTransition
import GestureArbiter
import HeadlessUIKit
import InteractiveDismissal
import Testing

@MainActor
@Suite("DeckTransition's own feel")
struct ClassicFeelTests {
    @Test("Classically the card follows half of the pull at first")
    func classicResistance() {
        let scene = DeckScene(.classic)
        let finger = scene.touch()
        finger.move(by: CGVector(dx: 0, dy: 110), over: 0.4)
        #expect(abs(scene.cardTranslation - 50) < 1e-9)
        finger.cancel()
    }

    @Test("Classically the card leaves under the finger at 240 pt of pull")
    func classicThreshold() {
        let scene = DeckScene(.classic)
        let finger = scene.touch(195, 200)
        finger.move(by: CGVector(dx: 0, dy: 245), over: 0.5)
        #expect(scene.moments == [.grabbed])
        finger.move(by: CGVector(dx: 0, dy: 10), over: 0.05)
        #expect(scene.moments.contains(.willDismiss))
        scene.stage.settle()
        #expect(!scene.isPresented)
        finger.lift()
    }

    @Test("Classically a card that may not leave is asked about once in a drag")
    func classicRefusal() {
        let scene = DeckScene(.classic)
        scene.modal.isModalInPresentation = true
        let finger = scene.touch(195, 200)
        finger.move(by: CGVector(dx: 0, dy: 400), over: 0.8)
        #expect(scene.moments.filter { $0 == .attempted }.count == 1)
        finger.cancel()
        scene.stage.settle()
        #expect(scene.isPresented)
    }

    @Test("A resisting card that is caught on its way back is held where it is")
    func classicCatch() {
        let scene = DeckScene(.classic)
        let finger = scene.touch(195, 300)
        finger.move(by: CGVector(dx: 0, dy: 200), over: 0.4)
        scene.stage.advance(by: 0.1)
        finger.lift()
        scene.stage.advance(by: 0.05)
        let there = scene.cardTranslation
        #expect(there > 10)
        let other = scene.touch(195, 500)
        scene.stage.advance(by: 0.1)
        #expect(abs(scene.cardTranslation - there) < 1)
        other.cancel()
        scene.stage.settle()
        #expect(scene.cardTranslation == 0)
    }

    @Test("Classically a card that comes from beyond the threshold, and may not leave, is no attempt")
    func classicComing() {
        let scene = DeckScene(presenting: false)
        scene.modal.isModalInPresentation = true
        scene.present(.classic)
        scene.stage.settle()
        #expect(scene.moments == [])
        #expect(scene.deck?.decisions.map(\.reason) == [])
    }

    @Test("Classically a card that is pulled up does not leave, however far")
    func classicUpward() {
        let scene = DeckScene(.classic)
        scene.modal.list.frame.origin.y = 200
        let finger = scene.touch(195, 100)
        finger.move(by: CGVector(dx: 0, dy: 30), over: 0.1)
        finger.move(by: CGVector(dx: 0, dy: -2000), over: 1)
        #expect(scene.cardTranslation < -100)
        #expect(scene.moments == [.grabbed])
        finger.cancel()
        scene.stage.settle()
        #expect(scene.isPresented && scene.cardTranslation == 0)
    }
}
