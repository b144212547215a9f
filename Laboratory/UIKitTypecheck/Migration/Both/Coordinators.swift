// Coordinators whose class is isolated to the main actor, as Swift 6 asks.
import DeckTransition
import UIKit

@MainActor
protocol Coordinator: AnyObject {
    func start()
}

@MainActor
final class CardCoordinator: Coordinator {
    private let host: UIViewController
    private let deck = DeckTransitioningDelegate(isSwipeToDismissEnabled: true, presentDuration: 0.25)

    init(host: UIViewController) { self.host = host }

    func start() {
        let modal = NavigationModal(rootViewController: PlainModal())
        modal.transitioningDelegate = deck
        modal.modalPresentationStyle = .custom
        host.present(modal, animated: true, completion: nil)
    }

    func refresh() {
        guard let updater = host.presentedViewController?.presentationController as? DeckSnapshotUpdater else { return }
        updater.requestPresentedViewSnapshotUpdate()
    }
}
