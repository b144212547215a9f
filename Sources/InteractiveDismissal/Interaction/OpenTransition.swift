import UIKitShim

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
    /// Frames without a context.
    private(set) var framesWaited = 0
    private var contexts: [any UIViewControllerContextTransitioning] = []
    /// Kept for the sake of one that comes twice.
    private var told: [ObjectIdentifier] = []

    init(_ kind: Kind) { self.kind = kind }

    var hasBegun: Bool { !contexts.isEmpty || !told.isEmpty }

    /// True where the outcome was known before and the context is to be told in the next turn.
    func adopt(_ context: any UIViewControllerContextTransitioning) {
        guard !contexts.contains(where: { $0 === context }), !told.contains(ObjectIdentifier(context)) else { return }
        contexts.append(context)
        guard isCompleted != nil else { return }
        // A transition that ends inside its own start confuses UIKit.
        onNextTurn { [self] in tell() }
    }

    func update(_ progress: CGFloat) {
        for context in contexts where context.isInteractive {
            context.updateInteractiveTransition(min(max(progress, 0), 1))
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
        if told.isEmpty, contexts.isEmpty { isCompleted = nil }
    }

    func waitAFrame() { framesWaited += 1 }

    private func tell() {
        guard let isCompleted else { return }
        while let context = contexts.popLast() {
            told.append(ObjectIdentifier(context))
            if context.isInteractive {
                isCompleted ? context.finishInteractiveTransition() : context.cancelInteractiveTransition()
            }
            context.completeTransition(isCompleted)
        }
    }
}
