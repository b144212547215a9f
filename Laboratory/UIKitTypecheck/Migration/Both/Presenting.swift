// Presentations as in the README of DeckTransition 2 and in apps.
import DeckTransition
import UIKit

final class PresentingController: UIViewController {
    /// Retained, as DeckTransition asked.
    private let transitionDelegate = DeckTransitioningDelegate()
    private var log: [String] = []

    func show() {
        let modal = PlainModal()
        let transitionDelegate = DeckTransitioningDelegate()
        modal.transitioningDelegate = transitionDelegate
        modal.modalPresentationStyle = .custom
        present(modal, animated: true, completion: nil)
    }

    func showKept(_ modal: UIViewController) {
        modal.transitioningDelegate = transitionDelegate
        modal.modalPresentationStyle = .custom
        present(modal, animated: true) { [weak self] in self?.log.append("shown") }
    }

    func showWithEverything() {
        let modal = NavigationModal(rootViewController: TableModal())
        let delegate = DeckTransitioningDelegate(
            isSwipeToDismissEnabled: false, presentDuration: 0.5,
            presentAnimation: { [weak self] in self?.view.alpha = 0.5 },
            presentCompletion: { [weak self] finished in self?.log.append("presented \(finished)") },
            dismissDuration: NSNumber(value: 0.3), dismissAnimation: { [weak self] in self?.view.alpha = 1 },
            dismissCompletion: { [weak self] _ in self?.log.append("dismissed") })
        modal.transitioningDelegate = delegate
        modal.modalPresentationStyle = .custom
        present(modal, animated: true)
    }

    func showWithSome() {
        let quiet = DeckTransitioningDelegate(isSwipeToDismissEnabled: false)
        let slow = DeckTransitioningDelegate(presentDuration: 1, dismissDuration: 1)
        let told = DeckTransitioningDelegate(dismissCompletion: { _ in })
        for delegate in [quiet, slow, told] { showKept(TabModal(), with: delegate) }
    }

    /// A new configuration beside DeckTransition 2's closures.
    func showConfigured() {
        let classic = DeckTransitioningDelegate(
            configuration: .classic, presentAnimation: { [weak self] in self?.view.alpha = 0.5 },
            dismissAnimation: { [weak self] in self?.view.alpha = 1 })
        let found = DeckTransitioningDelegate(
            configuration: DeckConfiguration { $0.discovery = .containers.or(.underTouch) },
            presentCompletion: { [weak self] finished in self?.log.append("presented \(finished)") },
            dismissCompletion: { [weak self] _ in self?.log.append("dismissed") })
        for delegate in [classic, found] { showKept(TabModal(), with: delegate) }
    }

    private func showKept(_ modal: UIViewController, with delegate: UIViewControllerTransitioningDelegate) {
        modal.transitioningDelegate = delegate
        modal.modalPresentationStyle = .custom
        present(modal, animated: true)
    }

    override func traitCollectionDidChange(_ previous: UITraitCollection?) {
        super.traitCollectionDidChange(previous)
        (presentedViewController?.presentationController as? DeckSnapshotUpdater)?.requestPresentedViewSnapshotUpdate()
    }

    // The new API in such an app.
    func showWithConfiguration() {
        presentDeck(PlainModal(), as: .classic)
        let modal = SettingsModal()
        let configuration = DeckConfiguration {
            $0.cornerRadius = 12
            $0.dimming = 0.4
            $0.discovery = .topLevel
        }
        let delegate = DeckTransitioningDelegate(configuration: configuration)
        showKept(modal, with: delegate)
    }
}

/// A segue from a storyboard, and an app's own segue.
final class StoryboardController: UIViewController {
    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        super.prepare(for: segue, sender: sender)
        if let deck = segue as? DeckSegue {
            deck.transitioningDelegate = DeckTransitioningDelegate(isSwipeToDismissEnabled: false)
        }
    }

    func go() { performSegue(withIdentifier: "deck", sender: self) }

    func goInCode() {
        let segue = DeckSegue(identifier: "deck", source: self, destination: PlainModal())
        prepare(for: segue, sender: nil)
        segue.perform()
    }
}
