import DeckTransition
import HeadlessUIKit
import InteractiveDismissal
import Testing

@MainActor
@Suite("Beside the card")
struct BackgroundTests {
    @Test("A tap beside a classic card does nothing, as in DeckTransition")
    func ignored() {
        let scene = DeckScene(.classic)
        scene.tap(195, 20)
        #expect(scene.isPresented)
    }

    @Test("A tap beside a card that may not leave is an attempt that was refused")
    func refused() {
        let scene = DeckScene(DeckConfiguration { $0.tapOutside = .dismisses })
        scene.modal.isModalInPresentation = true
        scene.tap(195, 20)
        #expect(scene.isPresented)
        #expect(scene.events == [.attempted])
    }
}
