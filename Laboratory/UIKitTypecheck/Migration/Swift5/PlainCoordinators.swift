// Coordinators from before Swift had actors: plain classes without isolation that run on the main thread.
@_spi(Cards) import DeckTransition
import InteractiveDismissal
import UIKit

protocol PlainCoordinating: AnyObject {
    var children: [PlainCoordinating] { get set }
    func start()
}

class PlainCoordinator: PlainCoordinating {
    var children: [PlainCoordinating] = []
    let transitioning = DeckTransitioningDelegate()
    lazy var slow = DeckTransitioningDelegate(presentDuration: 1)
    static let shared = DeckTransitioningDelegate(isSwipeToDismissEnabled: false)

    func start() {}

    func makeDelegate(_ completion: @escaping (Bool) -> Void) -> DeckTransitioningDelegate {
        DeckTransitioningDelegate(
            isSwipeToDismissEnabled: true, presentDuration: 0.3, presentAnimation: {}, presentCompletion: completion,
            dismissDuration: 0.3, dismissAnimation: nil,
            dismissCompletion: { [weak self] _ in self?.children.removeAll() })
    }
}

final class SettingsCoordinator: PlainCoordinator {
    private weak var updater: (AnyObject & DeckSnapshotUpdater)?
    private let configuration = DeckConfiguration { $0.cornerRadius = 12 }

    override func start() {
        let delegate = makeDelegate { finished in print(finished) }
        _ = [delegate, transitioning, slow, PlainCoordinator.shared]
        updater?.requestPresentedViewSnapshotUpdate()
    }

    func configured() -> UIViewControllerTransitioningDelegate { DeckTransitioningDelegate(configuration: .classic) }

    // The new API in such an app.
    func showDeck(_ modal: UIViewController, over host: UIViewController) {
        host.presentDeck(modal, as: configuration)
        try? modal.enclosingCard?.attemptDismissal()
        let deck = modal.enclosingCard as? DeckPresentationController
        print(deck?.level ?? 0, deck?.layout as Any)
        host.presentCard(modal, as: .cover)
    }

    func segue(from source: UIViewController, to destination: UIViewController) -> UIStoryboardSegue {
        let segue = DeckSegue(identifier: nil, source: source, destination: destination)
        segue.transitioningDelegate = transitioning
        segue.perform()
        return segue
    }

    func scrollView(of controller: DeckTransitionChild) -> UIScrollView? { controller.scrollViewForDeck }
    func child(of controller: any DeckTransitionViewControllerProtocol) -> UIViewController? {
        controller.childViewControllerForDeck
    }
}

final class DeckTransitionChild: UIViewController, DeckTransitionViewControllerProtocol {
    var scrollViewForDeck: UIScrollView? { nil }
}
