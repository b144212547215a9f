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

    /// The card has left its rest: what is at its end is looked for, unless it was.
    func setOut(in card: UIView) {
        guard ends == nil else { return }
        ends = card.scrollViewsInside.map { End(scrollView: $0, start: $0.contentOffset.y, offset: $0.contentOffset.y) }
    }

    /// The card is at rest again.
    func rest() { ends = nil }

    /// The card has moved.
    ///
    /// - Parameter opening: How much more of the card shows than its content knows of, in points; negative where less shows.
    func follow(opening: CGFloat, in card: UIView) {
        if opening > 0 { setOut(in: card) }
        hold(for: opening)
    }

    private func hold(for opening: CGFloat) {
        guard let ends else { return }
        self.ends = ends.compactMap { end in
            guard let scrollView = end.scrollView, scrollView.contentOffset.y == end.offset, !scrollView.isTracking,
                !scrollView.isDecelerating
            else { return nil }
            var end = end
            let top = -scrollView.adjustedContentInset.top
            let limit = max(scrollView.lastOffset - opening, top)
            let offset = min(end.start, limit)
            if offset != scrollView.contentOffset.y { scrollView.contentOffset.y = offset }
            end.offset = scrollView.contentOffset.y
            return end
        }
    }

    /// Lays the card out; what is at its end stays where it is seen.
    func layOut(_ card: UIView, opening: CGFloat = 0) {
        card.layoutIfNeeded()
        hold(for: opening)
    }
}

extension UIScrollView {
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
