import DeckTransition
import GestureArbiter
import HeadlessUIKit
import InteractiveDismissal
import Support
import Testing

@MainActor
@Suite("Dragging a deck's card")
struct DraggingTests {
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
