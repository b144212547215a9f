import UIKitShim

/// UIKit's animator and interactor of one transition: whichever it asks, the interaction moves the card.
///
/// Every animated transition has an interactor, since UIKit delivers touches in an interactive one only (row T17b), and
/// a card that moves is to be caught.
final class CardTransition: NSObject, UIViewControllerAnimatedTransitioning, UIViewControllerInteractiveTransitioning {
    private let kind: OpenTransition.Kind
    private weak var interaction: DismissalInteraction?
    private var hasStarted = false

    init(_ kind: OpenTransition.Kind, of interaction: DismissalInteraction) {
        self.kind = kind
        self.interaction = interaction
        super.init()
    }

    /// Until a thousandth of the way is left, for those who animate alongside. The transition itself ends when the card
    /// is there.
    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        guard let dismissal = interaction?.dismissal else { return 0 }
        let spring = kind == .presentation ? dismissal.presentingSpring : dismissal.dismissingSpring
        return spring.settlingTime(from: 1000, within: 1)
    }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        start(transitionContext)
    }

    func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
        start(transitionContext)
    }

    private func start(_ context: any UIViewControllerContextTransitioning) {
        defer { hasStarted = true }
        // Nobody is left to move anything: it is over, and says so once.
        guard let interaction else { return hasStarted ? () : context.completeTransition(true) }
        interaction.transitionStarts(kind, context)
    }
}
