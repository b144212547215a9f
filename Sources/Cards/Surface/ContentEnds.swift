import UIKitShim

/// Keeps the last row of lists that are scrolled to their end at the visible end while their card opens, as if the
/// content resized; a list whose momentum brings it there stops there. Leaves a list alone that a finger scrolls. A
/// class, because changing an offset may call this object again.
@MainActor
final class ContentEnds {
    @MainActor
    private final class End {
        private(set) weak var scrollView: UIScrollView?
        /// The offset as the card left its rest, or to which momentum has brought the list since.
        private(set) var start: CGFloat
        /// The offset that was last set here.
        var offset: CGFloat
        private var glides: Bool

        init(_ scrollView: UIScrollView) {
            self.scrollView = scrollView
            start = scrollView.contentOffset.y
            (offset, glides) = (start, scrollView.isDecelerating)
        }

        /// Returns false if a finger or other code has moved the list.
        func isLeftAlone() -> Bool {
            guard let scrollView, !scrollView.isTracking else { return false }
            let here = scrollView.contentOffset.y
            if glides { (start, offset) = (here, here) }
            glides = scrollView.isDecelerating
            return glides || here == offset
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
            ends?.filter { $0.isLeftAlone() }
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
            guard let scrollView = end.scrollView, !scrollView.isTracking else { continue }
            let last = scrollView.lastOffset(opening)
            if scrollView.isDecelerating {
                guard opening > 0.5, scrollView.contentOffset.y > last else { continue }
                scrollView.setContentOffset(CGPoint(x: scrollView.contentOffset.x, y: last), animated: false)
            }
            let offset = min(end.start, last)
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
