import UIKitShim

/// UIKit's animator and interactor of one transition. In both roles, the interaction moves the card.
///
/// Every animated transition has an interactor, because a finger must be able to catch a moving card, and UIKit delivers
/// touches only in an interactive transition (row T17b).
final class CardTransition: NSObject, UIViewControllerAnimatedTransitioning, UIViewControllerInteractiveTransitioning {
    private let kind: OpenTransition.Kind
    private weak var interaction: DismissalInteraction?
    private var hasStarted = false

    init(_ kind: OpenTransition.Kind, of interaction: DismissalInteraction) {
        self.kind = kind
        self.interaction = interaction
        super.init()
    }

    /// The time until a thousandth of the way is left, for animations alongside. The transition itself ends when the
    /// card has arrived.
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
        // Nothing is left that could move the card: end the transition, once.
        guard let interaction else { return hasStarted ? () : context.completeTransition(true) }
        interaction.transitionStarts(kind, context)
    }
}

/// A UIKit transition, from the request until UIKit has been told how it ended.
///
/// Its context may come at once, turns later, twice, or never, and the outcome may be known before the context. Each
/// context is told exactly once.
@MainActor
final class OpenTransition {
    enum Kind { case presentation, dismissal }

    let kind: Kind
    /// Whether the transition was completed; nil while it lasts.
    private(set) var isCompleted: Bool?
    /// True while it is unknown whether UIKit will begin the transition.
    private(set) var isAwaited: Bool
    /// Called when a context has been told how the transition ended.
    private let onTold: @MainActor (Bool) -> Void
    private var framesWaited = 0
    private var contexts: [any UIViewControllerContextTransitioning] = []
    /// Kept to recognize a context that comes twice.
    private var told: [ObjectIdentifier] = []

    /// The number of frames within which UIKit begins a transition or reports a dismissal; after them it has refused.
    /// Row T3a.
    private static let longestWait = 8

    init(_ kind: Kind, isAwaited: Bool = false, onTold: @escaping @MainActor (Bool) -> Void) {
        (self.kind, self.isAwaited, self.onTold) = (kind, isAwaited, onTold)
    }

    /// Adopts a context. If the outcome is already known, the context is told in the next turn.
    func adopt(_ context: any UIViewControllerContextTransitioning) {
        guard !contexts.contains(where: { $0 === context }), !told.contains(ObjectIdentifier(context)) else { return }
        contexts.append(context)
        isAwaited = false
        guard isCompleted != nil else { return }
        // A transition that ends inside its own start confuses UIKit.
        onNextTurn { [self] in tell() }
    }

    /// - Parameter progress: The card's place: 0 at rest, 1 out of sight.
    func update(_ progress: CGFloat) {
        let share =
            switch kind {
            case .presentation: 1 - progress
            case .dismissal: progress
            }
        for context in contexts where context.isInteractive {
            context.updateInteractiveTransition(min(max(share, 0), 1))
        }
    }

    /// Records the outcome; the first one counts.
    func end(completed: Bool) {
        guard isCompleted == nil else { return }
        isCompleted = completed
        tell()
    }

    /// Continues the transition, because the card moves again before UIKit was told of the end.
    func reopen() {
        if told.isEmpty { isCompleted = nil }
    }

    /// Returns whether UIKit has refused: it has begun nothing within that number of frames, and is not about to.
    func isRefused(afterAFrameWhile isUnderWay: Bool) -> Bool {
        framesWaited += 1
        guard isAwaited, framesWaited >= Self.longestWait else { return false }
        isAwaited = false
        return !isUnderWay
    }

    private func tell() {
        guard let isCompleted else { return }
        while let context = contexts.popLast() {
            told.append(ObjectIdentifier(context))
            if context.isInteractive {
                isCompleted ? context.finishInteractiveTransition() : context.cancelInteractiveTransition()
            }
            context.completeTransition(isCompleted)
            onTold(isCompleted)
        }
    }
}
