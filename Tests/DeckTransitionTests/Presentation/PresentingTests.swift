import DeckTransition
import HeadlessUIKit
import InteractiveDismissal
import Testing

@MainActor
@Suite("Presenting a deck")
struct PresentingTests {
    @Test("The card comes to rest below the presenter, which stands smaller, darker and rounded behind it")
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

    @Test("On its way the presenter is as far as the card, in every frame, and nothing jumps")
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

    @Test("Without animation it is there at once")
    func notAnimated() {
        let scene = DeckScene(presenting: false)
        scene.present(DeckConfiguration(), animated: false)
        scene.stage.advanceFrame()
        #expect(scene.cardFrame == CGRect(x: 0, y: 55, width: 390, height: 789))
        #expect(abs((scene.pictureFrame?.minY ?? .nan) - 47) < 1e-9)
    }

    @Test("The completion is called once, when the card is there", arguments: [true, false])
    func completion(animated: Bool) {
        let scene = DeckScene(presenting: false)
        var completions = 0
        let presented: @MainActor () -> Void = { [weak scene] in
            completions += 1
            #expect(scene?.cardTranslation == 0)
            #expect(scene?.modal.isBeingPresented == false)
        }
        scene.home.presentDeck(scene.modal, animated: animated, completion: presented)
        if animated {
            scene.stage.advance(by: 0.1)
            #expect(completions == 0, "on its way")
        }
        scene.stage.settle()
        #expect(completions == 1)
        scene.modal.dismiss(animated: animated)
        scene.stage.settle()
        #expect(completions == 1)
    }

    @Test("The presenter hears nothing of appearance: it stays in view")
    func appearance() {
        let scene = DeckScene()
        #expect(scene.modal.calls == ["will appear", "did appear"])
        scene.home.dismiss(animated: true)
        scene.stage.settle()
        #expect(scene.home.calls == ["will appear", "did appear"])
        #expect(scene.modal.calls == ["will appear", "did appear", "will disappear", "did disappear"])
    }

    @Test("Dismissed by a button it leaves, and nothing of it is left behind")
    func dismissedByButton() {
        let scene = DeckScene()
        let before = scene.home.view.transform
        scene.modal.dismiss(animated: true)
        scene.stage.settle()
        #expect(!scene.isPresented)
        #expect(scene.home.view.transform == before)
        #expect(scene.stage.window.subviews.count == 1)
        #expect(scene.modal.view.superview == nil)
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

    @Test("Presenting what is presented does nothing")
    func twice() {
        let scene = DeckScene()
        let deck = scene.deck
        var isCompleted = false
        scene.home.presentDeck(scene.modal, completion: { isCompleted = true })
        scene.stage.settle()
        #expect(scene.deck === deck)
        #expect(!isCompleted)
    }

    @Test("Nothing is kept when it has gone")
    func noLeak() {
        weak var modal: ListController?
        weak var deck: DeckPresentationController?
        let scene = DeckScene(presenting: false)
        do {
            let controller = ListController()
            modal = controller
            scene.home.presentDeck(controller, onEvent: { [controller] _ in _ = controller })
            scene.stage.settle()
            deck = controller.deckAround
            #expect(deck != nil)
            controller.dismiss(animated: true)
            scene.stage.settle()
        }
        scene.stage.advance(by: 0.1)
        #expect(modal == nil)
        #expect(deck == nil)
    }
}
