/// A scroll view's own pinch. It recognizes simultaneously with the scroll view's own pan.
@MainActor final class ScrollPinch: UIPinchGestureRecognizer {
    weak var scrollView: UIScrollView?

    override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
        preventedGestureRecognizer !== scrollView?.pan
    }

    override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
        preventingGestureRecognizer !== scrollView?.pan
    }

    override func mayBegin() -> Bool { scrollView?.zoomedView != nil }
}

extension UIScrollView {
    /// The recognizer that zooms the content; nil while the scale limits allow no zoom.
    public var pinchGestureRecognizer: UIPinchGestureRecognizer? { pinch }

    /// A Boolean value that says whether two fingers are zooming the content.
    public var isZooming: Bool {
        switch pinch?.state {
        case .began, .changed: true
        case .possible, .ended, .cancelled, .failed, nil: false
        }
    }

    /// The scale of the content, from the minimum to the maximum. Setting it takes effect at once, around the centre of
    /// the viewport. Without a view to zoom it stays 1.
    public var zoomScale: CGFloat {
        get { currentZoomScale }
        set { setZoomScale(newValue, animated: false) }
    }

    /// Sets the scale without animation.
    public func setZoomScale(_ scale: CGFloat, animated: Bool) {
        zoom(to: scale, around: CGPoint(x: bounds.width / 2, y: bounds.height / 2))
    }

    var zoomedView: UIView? { delegate?.viewForZooming(in: self) }

    func zoomLimitsChanged() {
        guard maximumZoomScale > minimumZoomScale else {
            if let pinch { removeGestureRecognizer(pinch) }
            pinch = nil
            return
        }
        guard pinch == nil else { return }
        let pinch = ScrollPinch(target: nil, action: nil)
        pinch.scrollView = self
        pinch.addTarget(self) { [weak self] _ in self?.handlePinch() }
        addGestureRecognizer(pinch)
        self.pinch = pinch
    }

    private func handlePinch() {
        guard let pinch else { return }
        switch pinch.state {
        case .began: delegate?.scrollViewWillBeginZooming(self, with: zoomedView)
        case .changed:
            zoom(to: currentZoomScale * pinch.scale, around: pinch.location(in: self) - contentOffset)
            pinch.scale = 1
        case .ended, .cancelled:
            delegate?.scrollViewDidEndZooming(self, with: zoomedView, atScale: currentZoomScale)
        case .possible, .failed: break
        }
    }

    /// Sets the scale; the content at `anchor`, a point of the viewport, stays there.
    private func zoom(to scale: CGFloat, around anchor: CGPoint) {
        let scale = min(max(scale, minimumZoomScale), max(minimumZoomScale, maximumZoomScale))
        guard let view = zoomedView, scale != currentZoomScale, currentZoomScale > 0 else { return }
        let factor = scale / currentZoomScale
        currentZoomScale = scale
        let offset = contentOffset + anchor
        view.transform = CGAffineTransform(scaleX: scale, y: scale)
        view.center = CGPoint(x: view.center.x * factor, y: view.center.y * factor)
        contentSize = CGSize(width: contentSize.width * factor, height: contentSize.height * factor)
        contentOffset = CGPoint(
            x: horizontal.clamp(offset.x * factor - anchor.x), y: vertical.clamp(offset.y * factor - anchor.y))
        delegate?.scrollViewDidZoom(self)
    }
}
