/// A scroll view in the middle of what it does, for those who go on from a recorded moment.
extension UIScrollView {
    /// Coasts from where it is, as a finger that has left would have it: points per second.
    package func coast(at velocity: CGPoint) { decelerate(at: velocity) }

    /// Shows `offset`, and goes on from there as if the finger had brought it there: nobody has assigned it.
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
