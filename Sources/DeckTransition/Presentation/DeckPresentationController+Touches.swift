import GestureArbiter
import InteractiveDismissal
import UIKitShim

/// Who gets the touches on the card, and what momentum they leave.
extension DeckPresentationController {
    func takeTouches() {
        guard let arbiter else { return }
        arbiter.isEnabled = configuration.isSwipeToDismissEnabled
        if let handle = face.handle { arbiter.bind(.handle, to: handle) }
        arbiter.onMomentum = { [weak self] velocity in self?.bounce(velocity: velocity) }
        restrictHandover(of: arbiter)
    }

    /// The scroll view that the discovery finds under the finger; nil if that is another, or none.
    private func found(among touched: [UIScrollView], touching view: UIView?) -> UIScrollView? {
        let search = ScrollViewSearch(in: presentedViewController, touchedScrollViews: touched, touchedView: view)
        guard let found = configuration.discovery.scrollView(for: search), search.isTouched(found) else { return nil }
        return found
    }

    /// Where the finger is on scroll views and the discovery finds another, they scroll and the card stays.
    private func restrictHandover(of arbiter: GestureArbiter) {
        arbiter.addVeto { [weak self] attempt in
            guard let self, attempt.stage != .release, !attempt.scrollViews.isEmpty else { return .allow }
            guard found(among: attempt.scrollViews, touching: attempt.touchedView) == nil else { return .allow }
            return .deny(reason: "the discovery does not find a scroll view under the finger")
        }
    }
}
