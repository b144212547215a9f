import DeckTransition
import GestureArbiter
import GestureArbiterDiagnostics
import HeadlessUIKit
import InteractiveDismissal
import Support
import Testing

/// A deck can be configured completely before it is presented, whenever UIKit begins with it.
@MainActor
@Suite("Declarations before the deck is presented")
struct DeclaredTests {
    nonisolated static let doubts = Doubt.ofPresentationsAlone
    private let editable = DeckConfiguration { $0.policy = .continuous.unless(.editing) }
    private let withHandle = DeckConfiguration {
        $0.policy = ArbitrationPolicy(.down, when: .atEdge || .touchStarts(in: .handle), handoff: .continuous)
    }

    /// Pulls by 100 pt and lets go; returns how far the card moved.
    private func pulled(_ scene: DeckScene, from x: CGFloat = 195) -> CGFloat {
        let finger = scene.touch(x)
        finger.move(by: .down(100), over: 0.2)
        scene.stage.advance(by: 0)
        let translation = scene.cardTranslation
        scene.stage.settle(lettingGo: finger)
        return translation
    }

    /// A deck that is configured, and not presented yet.
    private func prepared(
        _ configuration: DeckConfiguration, under doubt: Doubt = .standard
    ) throws -> (DeckScene, DeckPresentationController, DeckTransitioningDelegate) {
        let scene = DeckScene(assumptions: doubt.assumptions, presenting: false)
        scene.modal.loadViewIfNeeded()
        let transitioning = DeckTransitioningDelegate(configuration: configuration)
        scene.modal.modalPresentationStyle = .custom
        scene.modal.transitioningDelegate = transitioning
        let deck = try #require(scene.modal.presentationController as? DeckPresentationController)
        return (scene, deck, transitioning)
    }

    private func present(_ scene: DeckScene) {
        scene.home.present(scene.modal, animated: true)
        scene.stage.settle()
    }

    @Test(
        "Settings of the arbiter before the presentation take effect", arguments: doubts.sampled())
    func early(doubt: Doubt) throws {
        let (scene, deck, transitioning) = try prepared(editable, under: doubt)
        let arbiter = try #require(deck.arbiter)
        arbiter.flags = [.editing]
        withExtendedLifetime(transitioning) { present(scene) }
        #expect(scene.deck?.arbiter === arbiter)
        #expect(pulled(scene) == 0)
    }

    @Test("A client's handle stays bound if the deck has none", arguments: doubts.sampled())
    func ownHandle(doubt: Doubt) throws {
        let (scene, deck, transitioning) = try prepared(withHandle, under: doubt)
        scene.modal.list.contentOffset.y = 500
        deck.arbiter?.bind(.handle, to: scene.modal.list)
        withExtendedLifetime(transitioning) { present(scene) }
        #expect(pulled(scene) == 90)
    }

    @Test("A deck that is never presented leaves nothing behind")
    func neverPresented() {
        weak var arbiter: GestureArbiter?
        do {
            let content = UIViewController()
            let deck = DeckPresentationController(presentedViewController: content, presenting: nil)
            arbiter = deck.arbiter
            #expect(arbiter != nil)
            #expect(!content.isViewLoaded)
        }
        #expect(arbiter == nil)
    }

    @Test("Two configurations with equal declarations are equal")
    func equality() {
        var configuration = DeckConfiguration()
        configuration.declared.flags = [.editing]
        #expect(configuration != DeckConfiguration())
        configuration.declared.flags = []
        #expect(configuration == DeckConfiguration())
    }
}
