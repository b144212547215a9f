extension UIView {
    /// Converts a point of this view to `view`, or to the window (the outermost superview) if that is nil.
    public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint { point.applying(transform(to: view)) }

    /// Converts a point of `view`, or of the window (the outermost superview) if that is nil, to this view.
    public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint { point.applying(transform(from: view)) }

    /// Converts a rectangle; under a rotation the result is the smallest rectangle around it.
    public func convert(_ rect: CGRect, to view: UIView?) -> CGRect { rect.applying(transform(to: view)) }

    /// Converts a rectangle of `view`, or of the window if that is nil; under a rotation, to the smallest rectangle
    /// around it.
    public func convert(_ rect: CGRect, from view: UIView?) -> CGRect { rect.applying(transform(from: view)) }

    /// Converts a distance between the window's and this view's coordinates.
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
        // `current` is now above both views, or a separate root, whose coordinates count as those of the other root.
        let up = target.transform(toAncestor: current)
        return up.isIdentity ? transform : transform.concatenating(up.inverted())
    }

    private func transform(from view: UIView?) -> CGAffineTransform {
        if let view { return view.transform(to: self) }
        let up = transform(toAncestor: nil)
        return up.isIdentity ? .identity : CGAffineTransform.identity.concatenating(up.inverted())
    }

    /// Returns the transform to the coordinates of an ancestor; with nil, of the outermost one.
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
    func touchPoint(_ point: CGPoint) -> CGPoint {
        let up = isHitWhereShown ? ShownView(self).transformToSuperview : transformToSuperview
        return point.applying(up.inverted())
    }

    /// True if the view has this frame and no transform.
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
        // Adds the two translations first, so that whole numbers stay whole without a transform.
        guard !transform.isIdentity else { return CGAffineTransform(translationX: center.x - x, y: center.y - y) }
        return transform.translatedBy(x: -x, y: -y)
            .concatenating(CGAffineTransform(translationX: center.x, y: center.y))
    }
}
