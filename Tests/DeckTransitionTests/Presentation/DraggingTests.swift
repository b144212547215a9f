import DeckTransition
import GestureArbiter
import HeadlessUIKit
import InteractiveDismissal
import Support
import Testing

@MainActor
@Suite("Dragging a deck's card")
struct DraggingTests {
    @Test("Pulled at the top of its list, the card follows, and the presenter moves forward with it", .countsFromSlop)
    func follows() throws {
        let scene = DeckScene()
        let finger = scene.touch()
        finger.move(by: .down(210), over: 0.4)
        #expect(abs(scene.cardTranslation - 200) < 1e-9)
        let share: CGFloat = 1 - 200 / 789
        #expect(abs((scene.pictureFrame?.minY ?? .nan) - 47 * share) < 1e-9)
        finger.cancel()
        scene.stage.settle()
        #expect(scene.cardTranslation == 0)
        #expect(scene.isPresented)
    }

    @Test(
        "A card that is caught on its way out and brought back has its presenter behind it as before",
        .touchesInTransitions)
    func caughtLeaving() {
        let scene = DeckScene()
        scene.modal.dismiss(animated: true)
        scene.stage.advance(by: 0.04)
        let there = scene.cardTranslation
        #expect(there > 20)
        #expect(there < 390)
        scene.touch(195, there + 100).drag(by: .down(-40), over: 0.2)
        scene.expectInPlace()
        #expect(scene.events == [.willDismiss(byUser: false), .grabbed, .returned])
    }
}
