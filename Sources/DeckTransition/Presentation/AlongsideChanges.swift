@_spi(Cards) import Cards
import GestureArbiter
@_spi(Cards) import InteractiveDismissal
import UIKitShim

/// A client's changes alongside a transition. The changes follow the card, so that a finger that brings the card back
/// also undoes them.
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

    /// Ends the changes after the transition. The rest of the way, for example after a finger caught the coming card,
    /// is skipped.
    func finish(completed: Bool) {
        if completed, animator.fractionComplete < 1 {
            animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
        } else {
            animator.stopAnimation(false)
            animator.finishAnimation(at: completed ? .end : .start)
        }
    }
}
