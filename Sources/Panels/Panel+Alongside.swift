@_spi(Cards) import Cards
@_spi(Cards) import GestureArbiter
import UIKitShim

/// A closure or animator that follows a panel on its way from one detent to another.
@MainActor
final class PanelFollower {
    private let start, end: Detent.Identifier
    private let show: @MainActor (CGFloat) -> Void
    let animator: UIViewPropertyAnimator?
    private var last: CGFloat?

    init(
        from start: Detent.Identifier, to end: Detent.Identifier, animator: UIViewPropertyAnimator? = nil,
        _ show: @escaping @MainActor (CGFloat) -> Void
    ) { (self.start, self.end, self.animator, self.show) = (start, end, animator, show) }

    /// Follows the panel to `translation`. Does nothing while one of the two detents is inactive.
    func follow(_ translation: CGFloat, among places: RestingPlaces) {
        guard let share = places.share(from: start, to: end, at: translation), share != last else { return }
        last = share
        show(share)
    }
}

extension Panel {
    /// Calls `show` with the panel's share of the way from one detent to another, 0 to 1: now, and whenever the share
    /// changes, during drags, settling and moves by code.
    ///
    ///     panel.alongside(from: .height(64), to: .large) { share in miniPlayer.alpha = 1 - 2 * share }
    ///
    /// At `start` and beyond the share is 0, at `end` and beyond 1. The panel keeps the closure.
    public func alongside(
        from start: Detent.Identifier, to end: Detent.Identifier, _ show: @escaping @MainActor (CGFloat) -> Void
    ) { add(PanelFollower(from: start, to: end, show), "alongside(from:to:_:)", start, end) }

    /// Scrubs an animator while the panel moves from one detent to another, as ``alongside(from:to:_:)`` does.
    ///
    /// The panel pauses the animator, also at its ends. When the panel is removed, the animator's views return to their
    /// state at `start`, and the animator finishes. Until then do not start, stop or finish the animator.
    public func scrub(_ animator: UIViewPropertyAnimator, from start: Detent.Identifier, to end: Detent.Identifier) {
        animator.pausesOnCompletion = true
        animator.pauseAnimation()
        let follower = PanelFollower(from: start, to: end, animator: animator) { animator.fractionComplete = $0 }
        add(follower, "scrub(_:from:to:)", start, end)
    }

    private func add(_ follower: PanelFollower, _ call: String, _ start: Detent.Identifier, _ end: Detent.Identifier) {
        for name in [start, end] { restingCard.knows(name, "Panel.\(call)") }
        followers.append(follower)
        if containerView != nil { follower.follow(mover.translation, among: selection.places) }
    }

    func endFollowing() {
        for animator in followers.compactMap(\.animator) where animator.state == .active {
            animator.stopAnimation(false)
            animator.finishAnimation(at: .start)
        }
        followers = []
    }
}
