import UIKitShim

/// Keeps the last row of lists that are scrolled to their end at the visible end while their card opens, as if the
/// content resized. Leaves a list alone that scrolls. A class, because changing an offset may call this object again.
@MainActor
final class ContentEnds {
    @MainActor
    private final class End {
        private(set) weak var scrollView: UIScrollView?
        let start: CGFloat
        /// The offset that was last set here.
        var offset: CGFloat

        init(_ scrollView: UIScrollView) {
            self.scrollView = scrollView
            start = scrollView.contentOffset.y
            offset = start
        }
    }

    /// Nil until the card has left its rest.
    private var ends: [End]?
    /// True while the card's change moves the lists.
    private var isNoted = false

    /// Finds the lists in a card that leaves its rest, and drops lists that other code has moved since.
    func note(in card: UIView, isInHand: Bool) {
        // A layout pass within a change may begin another change.
        guard !isNoted else { return }
        isNoted = true
        ends =
            ends?.filter { $0.scrollView?.contentOffset.y == $0.offset && $0.scrollView?.isLeftAlone == true }
            ?? card.scrollViewsInside.filter { !isInHand || $0.isWithinEnd }.map(End.init)
    }

    /// Forgets the lists when the card is at rest again. Nothing else would bring back a list that coasted to the end
    /// that its content had before.
    func forget(in card: UIView) {
        for list in ends == nil ? [] : card.scrollViewsInside where list.isLeftAlone && !list.isWithinEnd {
            list.setContentOffset(CGPoint(x: list.contentOffset.x, y: list.lastOffset()), animated: true)
        }
        (ends, isNoted) = (nil, false)
    }

    /// Restores the lists' visible rows after the card has moved, whatever UIKit did to their offsets. `opening` is the
    /// visible height that the safe area still counts as out of sight, in points.
    func hold(opening: CGFloat) {
        isNoted = false
        for end in ends ?? [] {
            guard let scrollView = end.scrollView, scrollView.isLeftAlone else { continue }
            let offset = min(end.start, scrollView.lastOffset(opening))
            if offset != scrollView.contentOffset.y { scrollView.contentOffset.y = offset }
            end.offset = scrollView.contentOffset.y
        }
    }
}

extension UIScrollView {
    /// True if no finger and no momentum moves the scroll view.
    fileprivate var isLeftAlone: Bool { !isTracking && !isDecelerating }

    /// False for content that has become shorter than it was, or is over-scrolled.
    fileprivate var isWithinEnd: Bool { contentOffset.y <= lastOffset() + 0.5 }

    /// The content offset at the end of the content, in points, with a visible height that is larger by `opening`.
    func lastOffset(_ opening: CGFloat = 0) -> CGFloat {
        let inset = adjustedContentInset
        return max(contentSize.height + inset.bottom - bounds.height - opening, -inset.top)
    }
}

extension UIView {
    /// The outermost scroll views in this view.
    fileprivate var scrollViewsInside: [UIScrollView] {
        subviews.flatMap { view -> [UIScrollView] in
            if let scrollView = view as? UIScrollView { return [scrollView] }
            return view.scrollViewsInside
        }
    }
}
