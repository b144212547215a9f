@_spi(Cards) import Cards
import GestureArbiter
@_spi(Cards) import InteractiveDismissal
import UIKitShim

/// A client's changes alongside a transition. They follow the card: a finger that brings the card back undoes them.
@MainActor
final class AlongsideChanges {
    private let animator: UIViewPropertyAnimator
    /// The card's progress when the changes began, and when they are done; 1 is out of sight.
    private let start: CGFloat
    private let end: CGFloat

    init(from start: CGFloat, to end: CGFloat, _ changes: @escaping () -> Void) {
        (self.start, self.end) = (start, end)
        animator = UIViewPropertyAnimator(duration: 1, curve: .linear, animations: changes)
        animator.fractionComplete = 0
    }

    func follow(_ progress: CGFloat) {
        guard start != end else { return }
        animator.fractionComplete = ((progress - start) / (end - start)).share
    }

    /// Ends the changes after the transition, and skips the rest of their way.
    func finish(completed: Bool) {
        if completed, animator.fractionComplete < 1 {
            animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
        } else {
            animator.stopAnimation(false)
            animator.finishAnimation(at: completed ? .end : .start)
        }
    }
}
