import DeckTransition
import HeadlessUIKit
import InteractiveDismissal
import Testing

@MainActor
@Suite("A deck for everybody")
struct AccessibilityTests {
    @Test("Escape dismisses through the same veto as a swipe, and the card is modal for VoiceOver")
    func escape() {
        let scene = DeckScene()
        #expect(scene.deck?.card.accessibilityViewIsModal == true)
        scene.modal.isModalInPresentation = true
        #expect(scene.deck?.card.accessibilityPerformEscape() == true)
        scene.stage.settle()
        #expect(scene.isPresented)
        #expect(scene.moments == [.attempted])
        scene.modal.isModalInPresentation = false
        #expect(scene.deck?.card.accessibilityPerformEscape() == true)
        scene.stage.settle()
        #expect(!scene.isPresented)
    }

    @Test("With reduced motion card and presenter fade in their places")
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
}
