@_spi(Cards) import DeckTransition
import GestureArbiter
import HeadlessUIKit
import InteractiveDismissal
import Support
import Testing

@MainActor
@Suite("A deck with invalid input")
struct DeckBadInputTests {
    @Test("A controller that already presents cannot present a deck as well")
    func busyPresenter() {
        let scene = DeckScene()
        let other = UIViewController()
        scene.home.presentDeck(other)
        scene.stage.settle()
        #expect(other.enclosingCard == nil)
        #expect(scene.isPresented)
        #expect(scene.cardTranslation == 0)
        scene.modal.dismiss(animated: true)
        scene.stage.settle()
        scene.home.presentDeck(other)
        scene.stage.settle()
        #expect(other.enclosingCard != nil)
    }

    @Test("A controller in no card has no card")
    func notADeck() {
        let home = UIViewController()
        let stage = Stage(rootViewController: home)
        #expect(home.enclosingCard == nil)
        let plain = UIViewController()
        home.present(plain, animated: false)
        stage.settle()
        #expect(plain.enclosingCard == nil)
    }

    @Test("A presentation controller that presents nothing has nothing to dismiss, and an empty layout no place")
    func unused() {
        let presentation = DeckPresentationController(presentedViewController: UIViewController(), presenting: nil)
        #expect(throws: DismissalRefusal.notPresented) { try presentation.attemptDismissal() }
        #expect(presentation.layout.cardFrame == .zero)
        presentation.requestPresentedViewSnapshotUpdate()
    }
}
