// Every sample of DeckTransition.docc. That this file compiles is the test; keep both alike.

import DeckTransition
import GestureArbiter
import HeadlessUIKit
import InteractiveDismissal

@MainActor
private func landingPage(home: UIViewController, settings: UIViewController) {
    home.presentDeck(settings)

    home.presentDeck(
        settings,
        configuration: DeckConfiguration(
            maximumWidth: 600, height: .content, cornerRadius: 12, handle: .init(), backgroundTouches: .dismiss))

    let policy = ArbitrationPolicy.continuous.unless(.flag(.editing))
    home.presentDeck(settings, configuration: DeckConfiguration(policy: policy))
    settings.presentedAsDeck?.arbiter?.flags = [.editing]
}

@MainActor
private func whyNot(settings: UIViewController) {
    let deck = settings.presentedAsDeck
    print(deck?.arbiter?.decisions.last as Any)  // who moved, and why
    print(deck?.decisions.last as Any)  // why the card left or stayed
}

@MainActor
private func scrollViews(home: UIViewController, settings: UIViewController) {
    let discovery = DeckDiscovery.declared.or(.underTouch)
    let outermost = DeckDiscovery.custom("outermost") { search in search.touchedScrollViews.last }
    home.presentDeck(settings, configuration: DeckConfiguration(discovery: discovery.or(outermost)))
}

private final class SettingsController: UIViewController, DeckTransitionViewControllerProtocol {
    let tableView = UIScrollView()
    var scrollViewForDeck: UIScrollView { tableView }
}

@MainActor
private func comingFrom(home: UIViewController, modal: UIViewController) {
    let transitioning = DeckTransitioningDelegate()
    modal.transitioningDelegate = transitioning
    modal.modalPresentationStyle = .custom
    home.present(modal, animated: true)

    home.presentDeck(modal, configuration: .classic)

    // Before: the presentation controller's delegate said whether the card may be dragged away.
    modal.isModalInPresentation = true
}
