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

    @Test("A tap beside a card that may not leave is a refused attempt")
    func refused() {
        let scene = DeckScene(DeckConfiguration { $0.tapOutside = .dismisses })
        scene.modal.isModalInPresentation = true
        scene.tap(195, 20)
        #expect(scene.isPresented)
        #expect(scene.events == [.attempted])
    }
}
