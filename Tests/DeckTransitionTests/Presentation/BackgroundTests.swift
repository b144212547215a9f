import DeckTransition
import HeadlessUIKit
import InteractiveDismissal
import Testing

@MainActor
@Suite("Touches beside the card")
struct BackgroundTests {
    @Test("A tap beside a classic card does nothing, as in DeckTransition")
    func ignored() {
        let scene = DeckScene(.classic)
        scene.tap(195, 20)
        #expect(scene.isPresented)
    }
}
