extension UIScrollView {
    /// The speed at which content continues to the next page, in points per second: a guess.
    private static let pageVelocity: CGFloat = 300

    /// Returns the page at which content comes to rest: the nearest, or the next in the direction of the velocity.
    func page(for proposed: CGPoint, at velocity: CGPoint) -> CGPoint {
        func page(_ offset: CGFloat, _ velocity: CGFloat, _ axis: ScrollAxis) -> CGFloat {
            guard axis.length > 0, axis.canScroll else { return offset }
            let number = (offset - axis.range.lowerBound) / axis.length
            let target =
                abs(velocity) < Self.pageVelocity ? number.rounded() : number.rounded(velocity > 0 ? .up : .down)
            return axis.clamp(axis.range.lowerBound + target * axis.length)
        }
        return CGPoint(
            x: page(contentOffset.x, velocity.x, horizontal), y: page(contentOffset.y, velocity.y, vertical))
    }

    // Row S32.
    /// Ends a drag, a deceleration and a zoom; the content is at once at its edge or on a page.
    public func stopScrollingAndZooming() {
        for recognizer in [pan, pinch] as [UIGestureRecognizer?] {
            guard let recognizer, recognizer.isEnabled else { continue }
            recognizer.isEnabled = false
            recognizer.isEnabled = true
        }
        stopMotion()
        let edge = CGPoint(x: horizontal.clamp(contentOffset.x), y: vertical.clamp(contentOffset.y))
        let rest = isPagingEnabled ? page(for: edge, at: .zero) : edge
        if rest != contentOffset { contentOffset = rest }
    }

    private func stopMotion() {
        let stopped = activity
        activity = .resting
        switch stopped {
        case .resting: break
        case .dragging: delegate?.scrollViewDidEndDragging(self, willDecelerate: false)
        case .decelerating: delegate?.scrollViewDidEndDecelerating(self)
        case .animating(let animation): tellOfStopped(animation)
        }
    }
}
