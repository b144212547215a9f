import DeckTransition
import HeadlessUIKit
import InteractiveDismissal
import Support
import Testing

@MainActor
@Suite("A deck with reduced motion")
struct DeckAccessibilityTests {

    @Test("With reduced motion, card and presenter fade in place")
    func reducedMotion() {
        let scene = DeckScene(presenting: false)
        scene.stage.isReduceMotionEnabled = true
        scene.present()
        scene.stage.advance(by: 0.1)
        #expect(scene.cardTranslation == 0)
        #expect((scene.deck?.card.alpha ?? 0) > 0.1)
        #expect((scene.deck?.card.alpha ?? 1) < 0.95)
        #expect(abs((scene.pictureFrame?.minY ?? 0) - 47) < 1e-9)
        #expect((scene.picture?.superview?.alpha ?? 1) < 0.95)
        scene.stage.settle()
        #expect(scene.deck?.card.alpha == 1)
        #expect(scene.picture?.superview?.alpha == 1)
        scene.modal.dismiss(animated: true)
        scene.stage.advance(by: 0.1)
        #expect(scene.cardTranslation == 0)
        #expect((scene.deck?.card.alpha ?? 1) < 0.95)
        #expect((scene.picture?.superview?.alpha ?? 1) < 0.95)
        scene.stage.settle()
        #expect(!scene.isPresented)
    }

    @Test("With reduced motion, a live presenter is dimmed in place")
    func reducedMotionLive() {
        let scene = DeckScene(presenting: false)
        scene.stage.isReduceMotionEnabled = true
        scene.present(DeckConfiguration { $0.presenter = .live })
        scene.stage.settle()
        #expect(scene.home.view.transform == .identity)
        #expect(scene.dimming?.alpha == 0.2)
    }
}
