import GestureArbiter
import UIKitShim

/// A closure or animator that follows a card on its way from one detent to another.
@MainActor
final class CardFollower {
    private let start, end: Detent.Identifier
    private let show: @MainActor (CGFloat) -> Void
    let animator: UIViewPropertyAnimator?
    private var last: CGFloat?

    init(
        from start: Detent.Identifier, to end: Detent.Identifier, animator: UIViewPropertyAnimator? = nil,
        _ show: @escaping @MainActor (CGFloat) -> Void
    ) { (self.start, self.end, self.animator, self.show) = (start, end, animator, show) }

    /// Follows the card to `translation`. Does nothing while one of the two detents is inactive.
    func follow(_ translation: CGFloat, among places: RestingPlaces) {
        guard let share = places.share(from: start, to: end, at: translation), share != last else { return }
        last = share
        show(share)
    }
}

extension CardControlling {
    /// Calls `show` with the card's share of the way from one detent to another, 0 to 1: now, and whenever the share
    /// changes, during drags, settling and moves by code.
    ///
    ///     panel.alongside(from: .height(64), to: .large) { share in miniPlayer.alpha = 1 - 2 * share }
    ///
    /// At `start` and beyond the share is 0, at `end` and beyond 1. The card keeps the closure until it has left.
    public func alongside(
        from start: Detent.Identifier, to end: Detent.Identifier, _ show: @escaping @MainActor (CGFloat) -> Void
    ) { restingCard.add(CardFollower(from: start, to: end, show), "alongside(from:to:_:)", start, end) }

    /// Scrubs an animator while the card moves from one detent to another, as ``alongside(from:to:_:)`` does.
    ///
    /// The card pauses the animator, also at its ends. When the card has left, the animator's views return to their
    /// state at `start`, and the animator finishes. Until then do not start, stop or finish the animator.
    public func scrub(_ animator: UIViewPropertyAnimator, from start: Detent.Identifier, to end: Detent.Identifier) {
        animator.pausesOnCompletion = true
        animator.pauseAnimation()
        let follower = CardFollower(from: start, to: end, animator: animator) { animator.fractionComplete = $0 }
        restingCard.add(follower, "scrub(_:from:to:)", start, end)
    }
}

extension RestingCard {
    fileprivate func add(
        _ follower: CardFollower, _ call: String, _ start: Detent.Identifier, _ end: Detent.Identifier
    ) {
        for name in [start, end] { traits.knows(name, "CardControlling.\(call)") }
        followers.append(follower)
        if hasBegun { follower.follow(translation, among: selection.places) }
    }

    func endFollowing() {
        for animator in followers.compactMap(\.animator) where animator.state == .active {
            animator.stopAnimation(false)
            animator.finishAnimation(at: .start)
        }
        followers = []
    }
}
