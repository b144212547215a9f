extension UIScrollView {
    var horizontal: ScrollAxis {
        let inset = adjustedContentInset
        return axis(
            content: contentSize.width, length: bounds.width, before: inset.left, after: inset.right,
            bounces: bouncesHorizontally, alwaysBounces: alwaysBounceHorizontal)
    }

    var vertical: ScrollAxis {
        let inset = adjustedContentInset
        return axis(
            content: contentSize.height, length: bounds.height, before: inset.top, after: inset.bottom,
            bounces: bouncesVertically, alwaysBounces: alwaysBounceVertical || refreshControl != nil)
    }

    /// Returns one axis. Short content moves only if it bounces and always bounces. Rows S18 and S38.
    private func axis(
        content: CGFloat, length: CGFloat, before: CGFloat, after: CGFloat, bounces: Bool, alwaysBounces: Bool
    ) -> ScrollAxis {
        let end = max(-before, content - length + after)
        return ScrollAxis(
            range: -before...end, length: length, bounces: bounces,
            canScroll: isScrollEnabled && (end > -before || (alwaysBounces && bounces)))
    }

    /// Converts a distance in the window to the scroll view's own axes, which may be rotated; in points of the window.
    func alongOwnAxes(_ way: CGPoint) -> CGPoint {
        let right = convertDistance(CGPoint(x: 1, y: 0), toWindow: true)
        let down = convertDistance(CGPoint(x: 0, y: 1), toWindow: true)
        guard right != CGPoint(x: 1, y: 0) || down != CGPoint(x: 0, y: 1) else { return way }
        func part(_ axis: CGPoint) -> CGFloat {
            let length = (axis.x * axis.x + axis.y * axis.y).squareRoot()
            return length > 0 ? (way.x * axis.x + way.y * axis.y) / length : 0
        }
        return CGPoint(x: part(right), y: part(down))
    }

    var isOutOfBounds: Bool { vertical.isOutside(contentOffset.y) || horizontal.isOutside(contentOffset.x) }

    /// Returns the offset rounded to pixels. Row S17.
    func roundedToPixels(_ offset: CGPoint) -> CGPoint {
        let scale = traitCollection.displayScale
        return CGPoint(
            x: (offset.x * scale).rounded(.toNearestOrEven) / scale,
            y: (offset.y * scale).rounded(.toNearestOrEven) / scale)
    }
}

extension UIScrollView {
    // Row S42.
    /// Scrolls by as little as shows a rectangle of the content; not at all if it is visible. Of one that is larger than
    /// the view, the start is shown.
    public func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
        guard rect.width.isFinite, rect.height.isFinite, rect.minX.isFinite, rect.minY.isFinite else { return }
        let insets = adjustedContentInset
        func place(_ now: CGFloat, _ start: CGFloat, _ end: CGFloat, _ length: CGFloat) -> CGFloat {
            min(max(now, end - length), start)
        }
        let x = place(contentOffset.x, rect.minX - insets.left, rect.maxX + insets.right, bounds.width)
        let y = place(contentOffset.y, rect.minY - insets.top, rect.maxY + insets.bottom, bounds.height)
        let target = CGPoint(x: horizontal.clamp(x), y: vertical.clamp(y))
        if target != contentOffset { setContentOffset(target, animated: animated) }
    }
}
