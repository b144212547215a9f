import DeckTransition
import GestureArbiter
import HeadlessUIKit

/// The samples of DeckTransition's articles, in the places where a client would have them.
@MainActor
final class DeckSamplesController: UIViewController {
    let settings = UIViewController()
    let modal = UIViewController()

    func present() {
        presentDeck(settings)
    }

    func configured() {
        presentDeck(
            settings,
            configuration: DeckConfiguration(
                maximumWidth: 600, height: .content, cornerRadius: 12, handle: .init(), backgroundTouches: .dismiss))
    }

    func declared() {
        let policy = ArbitrationPolicy.continuous.unless(.flag(.editing))
        presentDeck(settings, configuration: DeckConfiguration(policy: policy))
        settings.presentedAsDeck?.arbiter?.flags = [.editing]
    }

    func asked() {
        let deck = settings.presentedAsDeck
        print(deck?.arbiter?.decisions.last as Any)  // who moved, and why
        print(deck?.decisions.last as Any)  // why the card left or stayed
    }

    func discovered() {
        let discovery = DeckDiscovery.declared.or(.underTouch)
        let outermost = DeckDiscovery.custom("outermost") { search in search.touchedScrollViews.last }
        presentDeck(settings, configuration: DeckConfiguration(discovery: discovery.or(outermost)))
    }

    func migrated() {
        let transitioning = DeckTransitioningDelegate()
        modal.transitioningDelegate = transitioning
        modal.modalPresentationStyle = .custom
        present(modal, animated: true)
    }

    func migratedFeel() {
        presentDeck(modal, configuration: .classic)
        modal.isModalInPresentation = true
    }
}
