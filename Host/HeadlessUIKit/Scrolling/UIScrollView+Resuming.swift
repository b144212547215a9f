/// Continues a scroll view from a recorded moment.
extension UIScrollView {
    /// Decelerates from the current offset, at a velocity in points per second.
    package func coast(at velocity: CGPoint) { decelerate(at: velocity) }

    /// Sets `offset` and continues from there as if the finger had moved the content, not an assignment.
    package func resume(at offset: CGPoint) {
        guard case .dragging(var drag) = activity else {
            contentOffset = offset
            return
        }
        let (before, now) = (pulled(forShown: contentOffset), pulled(forShown: offset))
        drag.move(by: now - before)
        activity = .dragging(drag)
        writtenOffset = offset
        contentOffset = offset
    }

    private func pulled(forShown offset: CGPoint) -> CGPoint {
        CGPoint(x: horizontal.pulled(forShown: offset.x), y: vertical.pulled(forShown: offset.y))
    }
}

extension UIScrollView.Drag {
    fileprivate mutating func move(by distance: CGPoint) {
        pulled = pulled + distance
        startedAt = startedAt + distance
    }
}
