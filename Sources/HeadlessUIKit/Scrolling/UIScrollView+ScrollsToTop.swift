extension Stage {
    /// Taps the status bar: the content of the one scroll view on the screen that scrolls to its top does so. Row S40.
    ///
    /// As on a phone: with several on the screen whose `scrollsToTop` is on, none of them scrolls. One counts as on the
    /// screen that shows in the window, whatever covers it. Host-only: UIKit's status bar is the system's.
    public func tapStatusBar() {
        let candidates = window.scrollViews(showingIn: window).filter(\.scrollsToTop)
        if candidates.count == 1 { drive { candidates[0].goToTop() } }
        advance(by: 0)
    }
}

extension UIView {
    /// Itself and those within, hidden and transparent ones left out.
    fileprivate func scrollViews(showingIn window: UIWindow) -> [UIScrollView] {
        guard !isHidden, alpha > 0, convert(bounds, to: window).intersects(window.bounds) else { return [] }
        return [self as? UIScrollView].compactMap(\.self) + subviews.flatMap { $0.scrollViews(showingIn: window) }
    }
}

extension UIScrollView {
    /// Nothing happens at the top, or where the delegate does not want it. Under a finger that drags, it is there at
    /// once, as with `setContentOffset(_:animated:)`.
    fileprivate func goToTop() {
        let top = roundedToPixels(CGPoint(x: contentOffset.x, y: vertical.range.lowerBound))
        guard contentOffset.y > top.y, delegate?.scrollViewShouldScrollToTop(self) ?? true else { return }
        guard !isDragging else {
            contentOffset = top
            delegate?.scrollViewDidScrollToTop(self)
            return
        }
        start(
            .animating(ScrollAnimation(from: contentOffset, to: top, start: Stage.of(self)?.time ?? 0, isToTop: true)))
    }
}
