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

    @Test("With reduced motion a live presenter is darkened where it is")
    func reducedMotionLive() {
        let scene = DeckScene(presenting: false)
        scene.stage.isReduceMotionEnabled = true
        scene.present(DeckConfiguration { $0.presenter = .live })
        scene.stage.settle()
        #expect(scene.home.view.transform == .identity)
        #expect(scene.dimming?.alpha == 0.2)
    }

    @Test("A card that fades out is not dragged: it could only jump")
    func reducedMotionTouched() {
        let scene = DeckScene()
        scene.stage.isReduceMotionEnabled = true
        scene.modal.dismiss(animated: true)
        scene.stage.advance(by: 0.05)
        let finger = scene.touch()
        finger.move(by: CGVector(dx: 0, dy: 60), over: 0.05)
        #expect(scene.cardTranslation == 0)
        finger.lift()
        scene.stage.settle()
        scene.expectGone()
        #expect(scene.moments == [.willDismiss(byUser: false), .didDismiss])
    }
}
