// Rows S5 to S8.
/// An object that is told how a scroll view moves. All methods are optional.
@preconcurrency @MainActor public protocol UIScrollViewDelegate: AnyObject {
    // Row S13.
    /// Tells that the offset has changed, for any reason. An assignment calls it before it returns.
    func scrollViewDidScroll(_ scrollView: UIScrollView)
    // Row S6.
    /// Tells that the pan has begun; the offset has not changed yet.
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
    // Row S8.
    /// Tells that the finger is about to lift.
    ///
    /// The velocity is in points per millisecond. The delegate can change the offset at which the content will rest.
    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>)
    // Row S5.
    /// Tells that the finger has lifted: `isDragging` is false, `isTracking` still true. Deceleration starts after
    /// this.
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
    /// Tells that the content begins to decelerate, or to spring back.
    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
    // Row S10.
    /// Tells that the content has come to rest, or that a finger has caught it. Not called after
    /// `setContentOffset(_:animated:)` stopped it.
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
    // Row S11.
    /// Tells that an animated `setContentOffset` has arrived, or that a finger has stopped it.
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
    // Row S40.
    /// Asks whether a tap on the status bar scrolls to the top. After false the content does not move.
    func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool
    // Row S40.
    /// Tells that a tap on the status bar has scrolled the content to its top.
    func scrollViewDidScrollToTop(_ scrollView: UIScrollView)
    /// Tells that `adjustedContentInset` has changed: by an inset, a safe area, a bar, a refresh.
    func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
    /// Asks for the view to zoom; without one there is no zooming.
    func viewForZooming(in scrollView: UIScrollView) -> UIView?
    /// Tells that a pinch has begun; nothing has zoomed yet.
    func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)
    /// Tells that the scale, the content's size and the offset have changed.
    func scrollViewDidZoom(_ scrollView: UIScrollView)
    /// Tells that the pinch is over; the scale is within the limits.
    func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)
}

extension UIScrollViewDelegate {
    public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
    public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
    public func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {}
    public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
    public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
    public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
    public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
    public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }
    public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}
    public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
    public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
    public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}
    public func scrollViewDidZoom(_ scrollView: UIScrollView) {}
    public func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {}
}
