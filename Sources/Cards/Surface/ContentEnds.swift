import UIKitShim

/// Keeps the last row of lists that are scrolled to their end at the visible end while their card opens, as if the
/// content resized. Leaves a list alone that scrolls. A class, because changing an offset may call this object again.
@MainActor
final class ContentEnds {
    private struct End {
        weak var scrollView: UIScrollView?
        let start: CGFloat
        /// The offset that was last set here.
        var offset: CGFloat
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
        guard let ends else {
            // In a card under a finger, the arbiter holds lists beyond their end.
            self.ends = card.scrollViewsInside.filter { !isInHand || $0.isWithinEnd }.map {
                End(scrollView: $0, start: $0.contentOffset.y, offset: $0.contentOffset.y)
            }
            return
        }
        self.ends = ends.filter { $0.scrollView?.contentOffset.y == $0.offset && $0.scrollView?.isLeftAlone == true }
    }

    /// Forgets the lists when the card is at rest again.
    func forget() { (ends, isNoted) = (nil, false) }

    /// Restores the lists' visible rows after the card has moved, whatever UIKit did to their offsets. `opening` is the
    /// visible height that the safe area still counts as out of sight, in points.
    func hold(opening: CGFloat) {
        isNoted = false
        guard let ends else { return }
        self.ends = ends.map { end in
            guard let scrollView = end.scrollView, scrollView.isLeftAlone else { return end }
            let limit = max(scrollView.lastOffset - opening, -scrollView.adjustedContentInset.top)
            let offset = min(end.start, limit)
            if offset != scrollView.contentOffset.y { scrollView.contentOffset.y = offset }
            var end = end
            end.offset = scrollView.contentOffset.y
            return end
        }
    }
}

extension UIScrollView {
    /// True if no finger and no momentum moves the scroll view.
    fileprivate var isLeftAlone: Bool { !isTracking && !isDecelerating }

    /// False for content that has become shorter than it was, or is over-scrolled.
    fileprivate var isWithinEnd: Bool { contentOffset.y <= max(lastOffset, -adjustedContentInset.top) + 0.5 }

    /// The content offset at the end of the content, in points.
    var lastOffset: CGFloat { contentSize.height + adjustedContentInset.bottom - bounds.height }
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
