import HeadlessUIKit
import InteractiveDismissal

/// Delivers contexts in its own way: those of dismissals, and on request those of presentations.
final class Courier: DismissalTransitioningDelegate, UIViewControllerInteractiveTransitioning {
    enum Delivery: CaseIterable {
        case twice, again, toBoth, toAnimatorOnly, late
    }

    var delivery = Delivery.twice
    var takesPresentations = false
    private var animator: (any UIViewControllerAnimatedTransitioning)?
    private(set) weak var withheld: (any UIViewControllerContextTransitioning)?
    /// Kept after its end.
    private var old: (any UIViewControllerContextTransitioning)?

    override func interactionControllerForPresentation(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        guard takesPresentations else { return super.interactionControllerForPresentation(using: animator) }
        self.animator = animator
        return delivery == .toAnimatorOnly ? nil : self
    }

    override func interactionControllerForDismissal(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        self.animator = animator
        return delivery == .toAnimatorOnly ? nil : self
    }

    func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
        switch delivery {
        case .twice:
            handOn(transitionContext)
            handOn(transitionContext)
        case .again:
            old = transitionContext
            handOn(transitionContext)
        case .toBoth:
            handOn(transitionContext)
            animator?.animateTransition(using: transitionContext)
        case .toAnimatorOnly:
            break
        case .late:
            withheld = transitionContext
        }
    }

    private func handOn(_ context: any UIViewControllerContextTransitioning) {
        (animator as? any UIViewControllerInteractiveTransitioning)?.startInteractiveTransition(context)
    }

    /// Ends the current transition, as nobody else should.
    func complete() { old?.completeTransition(true) }

    func deliverWithheld() {
        (withheld ?? old).map(handOn)
        (withheld, old) = (nil, nil)
    }
}

extension Courier {
    /// A phone with a list in a card, whose contexts a courier delivers.
    static func scene(
        _ begins: CardConfiguration.Begins, _ delivery: Courier.Delivery, takesPresentations: Bool = false,
        settles: Bool = true
    ) -> (stage: Stage, home: UIViewController, modal: ListModal, courier: Courier) {
        let home = UIViewController()
        let modal = ListModal()
        // If it is asked for an animator only, UIKit cancels the touches that are down, unless all touches are allowed.
        var assumptions = Assumptions.standard
        if delivery == .toAnimatorOnly { assumptions.touchesInTransition = .all }
        let stage = Stage(rootViewController: home, assumptions: assumptions)
        let courier = Courier {
            InteractivePresentationController(
                presentedViewController: $0, presenting: $1,
                configuration: .cover { $0.begins = begins })
        }
        courier.delivery = delivery
        courier.takesPresentations = takesPresentations
        modal.modalPresentationStyle = .custom
        modal.transitioningDelegate = courier
        home.present(modal, animated: true)
        if settles { stage.settle() }
        return (stage, home, modal, courier)
    }
}
