import DeckTransition
import HeadlessUIKit
import InteractiveDismissal
import Testing

@MainActor
@Suite("Presenting a deck")
struct DeckPresentingTests {
    @Test("The card comes to rest below the presenter's top, and the presenter is smaller, dimmed and rounded")
    func presented() throws {
        let scene = DeckScene()
        #expect(scene.isPresented)
        #expect(scene.cardFrame == CGRect(x: 0, y: 55, width: 390, height: 789))
        let picture = try #require(scene.pictureFrame)
        let scale: CGFloat = 1 - 94 / 844
        #expect(abs(picture.minY - 47) < 1e-9)
        #expect(abs(picture.width - 390 * scale) < 1e-9)
        #expect(scene.picture?.layer.cornerRadius == 8)
        #expect(scene.dimming?.alpha == 0.2)
        #expect(scene.dimming?.backgroundColor == .black)
        let face = try #require(scene.modal.view.superview?.layer)
        #expect(face.cornerRadius == 8)
        #expect(face.maskedCorners == [.layerMinXMinYCorner, .layerMaxXMinYCorner])
        let layers = try #require(scene.deck?.containerView).subviews
        #expect(layers == [scene.picture?.superview, scene.dimming, scene.deck?.card], "dark over the picture")
    }

    @Test("In every frame of the presentation the presenter has the card's progress, and nothing jumps")
    func onTheWay() throws {
        let scene = DeckScene(presenting: false)
        scene.present()
        var last: CGFloat = 789
        for _ in 0..<30 {
            scene.stage.advanceFrame()
            let translation = scene.cardTranslation
            #expect(translation <= last + 1e-9)
            let share = 1 - translation / 789
            #expect(abs((scene.pictureFrame?.minY ?? .nan) - 47 * share) < 1e-6)
            #expect(abs((scene.dimming?.alpha ?? .nan) - 0.2 * share) < 1e-9)
            last = translation
        }
    }

    @Test("Without animation the deck is presented at once")
    func notAnimated() {
        let scene = DeckScene(presenting: false)
        scene.present(DeckConfiguration(), animated: false)
        scene.stage.advanceFrame()
        #expect(scene.cardFrame == CGRect(x: 0, y: 55, width: 390, height: 789))
        #expect(abs((scene.pictureFrame?.minY ?? .nan) - 47) < 1e-9)
    }

    @Test("A controller can be presented again after it was dismissed")
    func again() {
        let scene = DeckScene()
        for _ in 0..<3 {
            scene.modal.dismiss(animated: true)
            scene.stage.settle()
            scene.present()
            scene.stage.settle()
            #expect(scene.cardFrame == CGRect(x: 0, y: 55, width: 390, height: 789))
            #expect(scene.modal.view.frame == CGRect(x: 0, y: 0, width: 390, height: 789))
            #expect(scene.modal.view.transform == .identity)
        }
    }
}
