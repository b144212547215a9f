// The modules below the deck, used from classes without isolation.
import GestureArbiter
import InteractiveDismissal
import UIKit

final class CardGestures {
    private var arbiter: GestureArbiter?

    func attach(to list: UIScrollView, moving card: UIView) {
        let arbiter = GestureArbiter.attach(to: list, moving: card) { outcome in print(outcome) }
        arbiter.isEnabled = true
        self.arbiter = arbiter
        print(arbiter.lastTouch as Any)
    }

    func leave() { arbiter?.detach() }
}

final class CardPresenter {
    private let transitioning = DismissalTransitioningDelegate { presented, presenting in
        InteractivePresentationController(
            presentedViewController: presented, presenting: presenting, configuration: .cover)
    }

    func show(_ controller: UIViewController, over host: UIViewController) {
        controller.modalPresentationStyle = .custom
        controller.transitioningDelegate = transitioning
        host.present(controller, animated: true)
        (controller.presentationController as? InteractivePresentationController)?.bounce(velocity: 200)
    }

    func scrollView(of controller: CardContent) -> UIScrollView? { controller.scrollViewForCard }
}
