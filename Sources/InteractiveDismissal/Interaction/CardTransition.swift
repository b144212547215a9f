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

/// One transition of UIKit's, from the moment it is asked for until it has been told how it ended.
///
/// Its context may come at once, turns later, twice, or never; the outcome may be known before it. Each context is told
/// exactly once.
@MainActor
final class OpenTransition {
    enum Kind { case presentation, dismissal }

    let kind: Kind
    /// How it ended; nil while it lasts.
    private(set) var isCompleted: Bool?
    /// Nobody knows yet whether UIKit will begin it.
    private(set) var isAwaited: Bool
    /// Called when a context has been told how it ended.
    private let onTold: @MainActor (Bool) -> Void
    private var framesWaited = 0
    private var contexts: [any UIViewControllerContextTransitioning] = []
    /// Kept for the sake of one that comes twice.
    private var told: [ObjectIdentifier] = []

    /// Frames after which UIKit has begun a transition, or says that it is dismissing, or has refused. Row T3a.
    private static let longestWait = 8

    init(_ kind: Kind, isAwaited: Bool = false, onTold: @escaping @MainActor (Bool) -> Void) {
        (self.kind, self.isAwaited, self.onTold) = (kind, isAwaited, onTold)
    }

    /// Where the outcome is known already, the context is told in the next turn.
    func adopt(_ context: any UIViewControllerContextTransitioning) {
        guard !contexts.contains(where: { $0 === context }), !told.contains(ObjectIdentifier(context)) else { return }
        contexts.append(context)
        isAwaited = false
        guard isCompleted != nil else { return }
        // A transition that ends inside its own start confuses UIKit.
        onNextTurn { [self] in tell() }
    }

    /// - Parameter progress: Where the card is: 0 at rest, 1 out of sight.
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

    /// Latches the outcome; the first one counts.
    func end(completed: Bool) {
        guard isCompleted == nil else { return }
        isCompleted = completed
        tell()
    }

    /// The card is moved again before anybody was told of the end: it goes on.
    func reopen() {
        if told.isEmpty { isCompleted = nil }
    }

    /// True where UIKit has refused: so many frames later it has begun nothing, and is not about to.
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
