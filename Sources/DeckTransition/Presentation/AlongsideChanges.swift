import UIKitShim

/// A client's changes alongside a transition: as far on their way as the card, so that a finger that takes the card back
/// takes them back, too.
@MainActor
final class AlongsideChanges {
    private let animator: UIViewPropertyAnimator
    /// Where the card was when they began, and where it is when they are done: progress, 1 out of sight.
    private let start: CGFloat
    private let end: CGFloat

    init(from start: CGFloat, to end: CGFloat, over duration: TimeInterval, _ changes: @escaping () -> Void) {
        (self.start, self.end) = (start, end)
        animator = UIViewPropertyAnimator(duration: duration, curve: .linear, animations: changes)
        animator.fractionComplete = 0
    }

    /// The card has moved.
    func follow(_ progress: CGFloat) {
        guard start != end else { return }
        animator.fractionComplete = ((progress - start) / (end - start)).share
    }

    /// The transition is over. What is left of the way, as under a finger that caught the card coming, is gone by itself.
    func finish(completed: Bool) {
        if completed, animator.fractionComplete < 1 {
            animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
        } else {
            animator.stopAnimation(false)
            animator.finishAnimation(at: completed ? .end : .start)
        }
    }
}
