extension Stage {
    // Row S40.
    /// Taps the status bar: the scroll view on the screen that has `scrollsToTop` scrolls to its top.
    ///
    /// As on a phone, none scrolls if several on the screen have `scrollsToTop`. A scroll view is on the screen if it
    /// is in the window and not hidden or transparent, even if another view covers it. Host-only: UIKit's status bar is
    /// the system's.
    public func tapStatusBar() {
        let candidates = window.scrollViews(showingIn: window).filter(\.scrollsToTop)
        if candidates.count == 1 { drive { candidates[0].goToTop() } }
        advance(by: 0)
    }
}

extension UIView {
    /// The scroll views among a view and its subviews, excluding hidden and transparent ones.
    fileprivate func scrollViews(showingIn window: UIWindow) -> [UIScrollView] {
        guard !isHidden, alpha > 0, convert(bounds, to: window).intersects(window.bounds) else { return [] }
        return [self as? UIScrollView].compactMap(\.self) + subviews.flatMap { $0.scrollViews(showingIn: window) }
    }
}

extension UIScrollView {
    /// Scrolls to the top, unless it is there or the delegate refuses. Under a dragging finger it does not animate, as
    /// with `setContentOffset(_:animated:)`.
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
