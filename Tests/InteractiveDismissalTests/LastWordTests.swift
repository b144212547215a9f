@_spi(Engine) import Cards
@_spi(Engine) import GestureArbiter
import HeadlessUIKit
import InteractiveDismissal
import Support
import Testing

/// A client may act between the release and the card's leaving.
@MainActor
@Suite("What a client does as its card is about to leave")
struct LastWordTests {
    private func scene(_ deed: ReentrancyTests.Deed, under doubt: Doubt = .standard) -> ModalScene {
        let modal = ReentrancyTests.Acting()
        (modal.event, modal.deed) = (.willDismiss(byUser: true), deed)
        return ModalScene(assumptions: doubt.assumptions, modal: modal)
    }

    @Test("A client that is told that its card will leave presents an alert, and the card stays under it")
    func alert() {
        let scene = scene(.presentAlert)
        scene.fling()
        scene.stage.settle()
        #expect(scene.modal.presentedViewController is UIAlertController)
        #expect(scene.isPresented)
        #expect(scene.translation == 0)
        #expect(scene.modal.dismissals == 0)
        #expect(scene.reasons.contains(.refused(.presentsAnother)))
    }

    @Test(
        "A client that dismisses when told that its card will leave is told once, and the card leaves once",
        arguments: Doubt.ofPresentationsAlone)
    func dismissal(_ doubt: Doubt) {
        let scene = scene(.dismiss, under: doubt)
        scene.fling()
        var places: [CGFloat] = []
        while scene.stage.time < 10, !scene.stage.stillMoving.isEmpty {
            scene.stage.advanceFrame()
            if scene.isPresented { places.append(scene.translation) }
        }
        #expect(places.count > 5)
        #expect(places == places.sorted(), "it does not turn round in between")
        scene.expectGone()
        #expect(scene.modal.dismissals == 1)
        #expect(scene.events == [.grabbed, .willDismiss(byUser: true), .dismissed])
    }
}
