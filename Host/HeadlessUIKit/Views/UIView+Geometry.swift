extension UIView {
    /// Converts a point of this view to `view`, or to the window (the outermost superview) if that is nil.
    public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint { point.applying(transform(to: view)) }

    /// Converts a point of `view`, or of the window (the outermost superview) if that is nil, to this view.
    public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint { point.applying(transform(from: view)) }

    /// Converts a rectangle; under a rotation the result is the smallest rectangle around it.
    public func convert(_ rect: CGRect, to view: UIView?) -> CGRect { rect.applying(transform(to: view)) }

    /// Converts a rectangle of `view`, or of the window if that is nil; under a rotation to the smallest around it.
    public func convert(_ rect: CGRect, from view: UIView?) -> CGRect { rect.applying(transform(from: view)) }

    /// Converts a distance in the window to this view's coordinates; or the other way round.
    func convertDistance(_ distance: CGPoint, toWindow: Bool) -> CGPoint {
        let way = toWindow ? transform(to: nil) : transform(from: nil)
        return CGPoint(x: way.a * distance.x + way.c * distance.y, y: way.b * distance.x + way.d * distance.y)
    }

    /// The transform from this view's coordinates to its superview's.
    package var transformToSuperview: CGAffineTransform {
        .toSuperview(bounds: bounds, center: center, transform: transform, anchor: layer.anchorPoint)
    }

    func transform(to view: UIView?) -> CGAffineTransform {
        guard let target = view else { return transform(toAncestor: nil) }
        if isDescendant(of: target) { return transform(toAncestor: target) }
        var transform = CGAffineTransform.identity
        var current = self
        while !target.isDescendant(of: current), let superview = current.superview {
            transform = transform.concatenating(current.transformToSuperview)
            current = superview
        }
        // Here `current` is above both views, or a root of its own, whose coordinates count as the other root's.
        let up = target.transform(toAncestor: current)
        return up.isIdentity ? transform : transform.concatenating(up.inverted())
    }

    private func transform(from view: UIView?) -> CGAffineTransform {
        if let view { return view.transform(to: self) }
        let up = transform(toAncestor: nil)
        return up.isIdentity ? .identity : CGAffineTransform.identity.concatenating(up.inverted())
    }

    /// Returns the transform to the coordinates of a view around this one; of the outermost for nil.
    private func transform(toAncestor ancestor: UIView?) -> CGAffineTransform {
        var transform = CGAffineTransform.identity
        var current = self
        while current !== ancestor, let superview = current.superview {
            transform = transform.concatenating(current.transformToSuperview)
            current = superview
        }
        return transform
    }

    /// Converts a touched point of the superview to this view's coordinates. Row A17.
    func touchPoint(_ point: CGPoint, of superview: UIView) -> CGPoint {
        guard isHitWhereShown else { return superview.convert(point, to: self) }
        return point.applying(ShownView(self).transformToSuperview.inverted())
    }

    /// True if the frame is that rectangle already, and no transform is in the way of saying so.
    func isPlaced(in rect: CGRect) -> Bool {
        guard bounds.size == rect.size, transform.isIdentity else { return false }
        let anchor = layer.anchorPoint
        return center == CGPoint(x: rect.minX + anchor.x * rect.width, y: rect.minY + anchor.y * rect.height)
    }

    package func place(in rect: CGRect) {
        let size = transform.isIdentity ? rect.size : rect.applying(transform.inverted()).size
        if bounds.size != size { bounds.size = size }
        let anchor = layer.anchorPoint
        guard !transform.isIdentity else {
            center = CGPoint(x: rect.minX + anchor.x * size.width, y: rect.minY + anchor.y * size.height)
            return
        }
        let frame = frame
        center = CGPoint(x: center.x + rect.minX - frame.minX, y: center.y + rect.minY - frame.minY)
    }
}

extension CGAffineTransform {
    /// Returns the transform from a view's coordinates to its superview's.
    static func toSuperview(
        bounds: CGRect, center: CGPoint, transform: CGAffineTransform, anchor: CGPoint
    ) -> CGAffineTransform {
        let x = bounds.minX + anchor.x * bounds.width
        let y = bounds.minY + anchor.y * bounds.height
        // Adding the two translations first keeps whole numbers whole where there is no transform.
        guard !transform.isIdentity else { return CGAffineTransform(translationX: center.x - x, y: center.y - y) }
        return transform.translatedBy(x: -x, y: -y)
            .concatenating(CGAffineTransform(translationX: center.x, y: center.y))
    }
}
