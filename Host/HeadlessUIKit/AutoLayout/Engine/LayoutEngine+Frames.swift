// The solution, as frames of views.
extension LayoutEngine {
    /// The frame of a view in its superview, or of a guide in its view, rounded to pixels.
    func frame(of item: AnyObject) -> CGRect {
        guard let variables = items[ObjectIdentifier(item)] else { return .zero }
        let x = simplex.value(of: variables.x)
        let y = simplex.value(of: variables.y)
        let left = onPixel(x)
        let top = onPixel(y)
        return CGRect(
            x: left, y: top, width: max(0, onPixel(x + simplex.value(of: variables.width)) - left),
            height: max(0, onPixel(y + simplex.value(of: variables.height)) - top))
    }

    /// The size of a scroll view's content; nil if no constraint determines it.
    func contentSize(of scrollView: UIScrollView) -> CGSize? {
        guard let guide = scrollView.autoLayout?.builtInGuides.first(where: { $0.kind == .content }),
            let variables = items[ObjectIdentifier(guide)]
        else { return nil }
        return CGSize(
            width: onPixel(simplex.value(of: variables.width)), height: onPixel(simplex.value(of: variables.height)))
    }

    /// The measured size, as near to the target as the constraints allow.
    var fittingSize: CGSize {
        guard let variables = items[ObjectIdentifier(root)] else { return .zero }
        func up(_ value: Double) -> CGFloat {
            let scale = Double(root.traitCollection.displayScale)
            return CGFloat((value * scale - 0.001).rounded(.up) / scale)
        }
        return CGSize(width: up(simplex.value(of: variables.width)), height: up(simplex.value(of: variables.height)))
    }

    /// Asks for the layout of each superview whose subviews have new frames, except `placing`, which is about to lay
    /// out.
    func noteFrames(placing: UIView?) {
        for layout in members.values {
            if let scrollView = layout.view as? UIScrollView, scrollView !== placing,
                let size = contentSize(of: scrollView), size != scrollView.contentSize
            {
                scrollView.placementIsDue()
            }
            guard !layout.isFixed else { continue }
            let frame = frame(of: layout.view)
            guard frame != layout.solvedFrame else { continue }
            layout.solvedFrame = frame
            guard let superview = layout.view.superview, superview !== placing else { continue }
            superview.placementIsDue()
        }
    }

    private func onPixel(_ value: Double) -> CGFloat {
        guard value.isFinite else { return 0 }
        let scale = Double(root.traitCollection.displayScale)
        return CGFloat((value * scale).rounded() / scale)
    }
}

extension UIView {
    /// Notes that subviews are placed by constraints.
    func placesByConstraints() {
        guard !layoutRecord.isConstrained else { return }
        layoutRecord.isConstrained = true
    }

    /// Asks for layout of the subviews.
    func placementIsDue() {
        placesByConstraints()
        needsLayout = true
        visitIsDue()
    }

    /// Sets the subviews' frames, and a scroll view's content size, from the solution.
    func placeSubviews() {
        guard let engine = layoutEngine else { return }
        engine.update(placing: self)
        for subview in subviews {
            guard let layout = subview.autoLayout, !layout.isFixed, let frame = layout.solvedFrame else { continue }
            let anchor = subview.layer.anchorPoint
            let center = CGPoint(x: frame.minX + anchor.x * frame.width, y: frame.minY + anchor.y * frame.height)
            // The center first: a scroll view that gets a new size asks for its safe area.
            if subview.center != center { subview.center = center }
            if subview.bounds.size != frame.size { subview.bounds.size = frame.size }
        }
        if let scrollView = self as? UIScrollView, let size = engine.contentSize(of: scrollView),
            size != scrollView.contentSize
        {
            scrollView.contentSize = size
        }
    }
}
