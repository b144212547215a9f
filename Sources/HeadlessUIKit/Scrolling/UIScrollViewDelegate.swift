/// Hears how a scroll view moves. Each method may be left out. Rows S5 to S8.
@preconcurrency @MainActor public protocol UIScrollViewDelegate: AnyObject {
    /// The offset is another, whoever moved it; within an assignment it is called before that returns (row S13).
    func scrollViewDidScroll(_ scrollView: UIScrollView)
    /// The pan has begun; the offset has not changed yet. Row S6.
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
    /// Row S8: points per millisecond; where it will rest may be changed.
    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>)
    /// The finger let go: `isDragging` is false, `isTracking` still true (row S5). Content glides on only after this.
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
    /// The content begins to glide, or to spring back.
    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
    /// It has come to rest, or a finger has caught it (row S10). Not called after `setContentOffset(_:animated:)`
    /// stopped it.
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
    /// An animated `setContentOffset` has arrived, or a finger has stopped it. Row S11.
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
    /// The status bar was tapped; a no leaves the content where it is. Row S40.
    func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool
    /// Content that a tap on the status bar set going has arrived at its top. Row S40.
    func scrollViewDidScrollToTop(_ scrollView: UIScrollView)
    /// `adjustedContentInset` is another: by an inset, a safe area, a bar, a refresh.
    func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
    /// The view that grows and shrinks; without one there is no zooming.
    func viewForZooming(in scrollView: UIScrollView) -> UIView?
    /// A pinch has begun; nothing has grown yet.
    func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)
    /// The scale, the content's size and the offset are others.
    func scrollViewDidZoom(_ scrollView: UIScrollView)
    /// The pinch is over; the scale is within the limits.
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
