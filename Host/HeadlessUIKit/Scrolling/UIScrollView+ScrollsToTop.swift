extension Stage {
    // Row S40.
    /// Taps the status bar: the scroll view on the screen that scrolls to its top does so.
    ///
    /// As on a phone: if several on the screen have `scrollsToTop` on, none of them scrolls. A scroll view is on the
    /// screen if it is in the window and not hidden or transparent, even if something covers it. Host-only: UIKit's
    /// status bar is the system's.
    public func tapStatusBar() {
        let candidates = window.scrollViews(showingIn: window).filter(\.scrollsToTop)
        if candidates.count == 1 { drive { candidates[0].goToTop() } }
        advance(by: 0)
    }
}

extension UIView {
    /// The scroll views in a view and the view itself, hidden and transparent ones left out.
    fileprivate func scrollViews(showingIn window: UIWindow) -> [UIScrollView] {
        guard !isHidden, alpha > 0, convert(bounds, to: window).intersects(window.bounds) else { return [] }
        return [self as? UIScrollView].compactMap(\.self) + subviews.flatMap { $0.scrollViews(showingIn: window) }
    }
}

extension UIScrollView {
    /// Scrolls to the top, if it is not there and the delegate lets it. Under a finger that drags, it is there at once,
    /// as with `setContentOffset(_:animated:)`.
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
