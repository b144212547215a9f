import DeckTransition
import HeadlessUIKit
import Testing

@MainActor
@Suite("The status bar over a deck")
struct DeckStatusBarTests {
    enum Way: CaseIterable { case presentDeck, segue, delegate }

    @Test("The card controls the status bar's style, however the deck is presented", arguments: Way.allCases)
    func captured(way: Way) {
        let (home, modal) = (UIViewController(), UIViewController())
        let stage = Stage(rootViewController: home)
        let transitioning = DeckTransitioningDelegate()
        #expect(!modal.modalPresentationCapturesStatusBarAppearance)
        switch way {
        case .presentDeck: home.presentDeck(modal)
        case .segue: DeckSegue(identifier: nil, source: home, destination: modal).perform()
        case .delegate:
            modal.transitioningDelegate = transitioning
            modal.modalPresentationStyle = .custom
            home.present(modal, animated: true)
        }
        #expect(modal.modalPresentationCapturesStatusBarAppearance)
        stage.settle()
    }
}
