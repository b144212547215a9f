import UIKitShim

/// Lists that are scrolled to their end while their card opens: their last row stays at the end of what shows, as where the
/// content is resized, so that no void opens below it and nothing jumps when the card has arrived.
///
/// One that a finger scrolls, or that coasts, is left alone: it comes back from beyond its end as ever. A class, since what
/// is moved here may lead back here.
@MainActor
final class ContentEnds {
    private struct End {
        weak var scrollView: UIScrollView?
        let start: CGFloat
        /// What was set here last.
        var offset: CGFloat
    }

    /// Nil until the card has left its rest.
    private var ends: [End]?
    /// What is moved from here on is moved by the card's change.
    private var isNoted = false

    /// Looks for the lists in a card that leaves its rest; of those that are known already, those are dropped that somebody
    /// has moved meanwhile.
    func note(in card: UIView) {
        // Within one change another may begin, as by a layout pass.
        guard !isNoted else { return }
        isNoted = true
        guard let ends else {
            self.ends = card.scrollViewsInside.map {
                End(scrollView: $0, start: $0.contentOffset.y, offset: $0.contentOffset.y)
            }
            return
        }
        self.ends = ends.filter { $0.scrollView?.contentOffset.y == $0.offset && $0.scrollView?.isLeftAlone == true }
    }

    /// The card is at rest again.
    func forget() { (ends, isNoted) = (nil, false) }

    /// The card has moved: whatever UIKit has made of the lists' offsets, they show what they showed, and no void.
    ///
    /// - Parameter opening: How much more of the card shows than its content knows of, in points; negative where less shows.
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
    /// No finger and no momentum moves it.
    fileprivate var isLeftAlone: Bool { !isTracking && !isDecelerating }

    /// Where the end of its content shows, in points.
    fileprivate var lastOffset: CGFloat { contentSize.height + adjustedContentInset.bottom - bounds.height }
}

extension UIView {
    /// Those that lie in this one, and not in one another: the outermost.
    fileprivate var scrollViewsInside: [UIScrollView] {
        subviews.flatMap { view -> [UIScrollView] in
            if let scrollView = view as? UIScrollView { return [scrollView] }
            return view.scrollViewsInside
        }
    }
}
