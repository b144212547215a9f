@_spi(Cards) import Cards
import UIKitShim

/// UIKit's animator and interactor of one transition. Completes the transition's context once.
///
/// Every animated transition has an interactor: a finger must be able to catch a moving card, and UIKit delivers touches
/// only in an interactive transition (row T17b).
final class CardTransition: NSObject, UIViewControllerAnimatedTransitioning, UIViewControllerInteractiveTransitioning {
    typealias Kind = TransitionHandshake.Kind

    private enum Stage {
        case fresh, over
        case open(any UIViewControllerContextTransitioning)
    }

    private let kind: Kind
    private weak var interaction: DismissalInteraction?
    private var stage = Stage.fresh

    init(_ kind: Kind, of interaction: DismissalInteraction) {
        self.kind = kind
        self.interaction = interaction
        super.init()
    }

    /// The time until a thousandth of the way is left, for animations alongside. The transition may end later.
    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        guard let traits = interaction?.traits else { return 0 }
        let spring = kind == .presentation ? traits.presentingSpring : traits.dismissingSpring
        return spring.settlingTime(from: 1000, within: 1)
    }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        start(transitionContext)
    }

    func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
        start(transitionContext)
    }

    func animationEnded(_ transitionCompleted: Bool) { stage = .over }

    private func start(_ context: any UIViewControllerContextTransitioning) {
        if case .fresh = stage { stage = .open(context) }
        // Nothing is left that could move the card: end the transition.
        guard let interaction else { return complete(true) }
        interaction.begin(kind, self)
    }

    var container: UIView? { if case .open(let context) = stage { context.containerView } else { nil } }

    /// - Parameter progress: The card's place: 0 at rest, 1 out of sight.
    func update(_ progress: CGFloat) {
        guard case .open(let context) = stage, context.isInteractive else { return }
        let share = kind == .presentation ? 1 - progress : progress
        context.updateInteractiveTransition(min(max(share, 0), 1))
    }

    func complete(_ isCompleted: Bool) {
        guard case .open(let context) = stage else { return }
        stage = .over
        if context.isInteractive {
            isCompleted ? context.finishInteractiveTransition() : context.cancelInteractiveTransition()
        }
        context.completeTransition(isCompleted)
    }
}
