extension UIScrollView {
    /// The part of the safe area that is added to the inset. Row S15.
    var countedSafeArea: UIEdgeInsets {
        let takes = adjustedAxes
        let safe = takes.vertical || takes.horizontal ? safeAreaInsets : .zero
        return UIEdgeInsets(
            top: takes.vertical ? safe.top : 0, left: takes.horizontal ? safe.left : 0,
            bottom: takes.vertical ? safe.bottom : 0, right: takes.horizontal ? safe.right : 0)
    }

    /// The axes on which the safe area is added. Rows S16, S16a.
    var adjustedAxes: (horizontal: Bool, vertical: Bool) {
        switch contentInsetAdjustmentBehavior {
        case .never: (false, false)
        case .always: (true, true)
        case .automatic, .scrollableAxes:
            (
                contentSize.width > bounds.width || alwaysBounceHorizontal,
                contentSize.height > bounds.height || alwaysBounceVertical
                    || contentInsetAdjustmentBehavior == .automatic && isContentViewUnderBars
            )
        }
    }

    /// Whether the scroll view is a controller's view, or the first view in it, in a navigation or tab bar controller.
    private var isContentViewUnderBars: Bool {
        guard let controller = nearestViewController,
            controller.parent is UINavigationController || controller.parent is UITabBarController
        else { return false }
        return controller.view === self || controller.view.subviews.first === self
    }

    /// Keeps content at its top or left edge when the inset changes, unless the content is moving.
    func insetsMayHaveChanged() {
        let (old, new) = (reportedInset, adjustedContentInset)
        defer { bringBackFromBeyondEnd() }
        guard old != new else { return }
        reportedInset = new
        if case .resting = activity, !isTracking {
            let pixel = 1 / traitCollection.displayScale
            var offset = contentOffset
            if abs(offset.y + old.top) < pixel { offset.y = -new.top }
            if abs(offset.x + old.left) < pixel { offset.x = -new.left }
            if offset != contentOffset { contentOffset = offset }
        }
        adjustedContentInsetDidChange()
        delegate?.scrollViewDidChangeAdjustedContentInset(self)
    }

    /// Brings back content beyond its end, if the stage's assumptions say so. Row S41.
    private func bringBackFromBeyondEnd() {
        guard Stage.of(self)?.assumptions.contentBeyondEnd == .isBroughtBack, case .resting = activity, !isTracking
        else {
            return
        }
        let inset = adjustedContentInset
        let end = CGPoint(
            x: max(contentSize.width + inset.right - bounds.width, -inset.left),
            y: max(contentSize.height + inset.bottom - bounds.height, -inset.top))
        let offset = CGPoint(x: min(contentOffset.x, end.x), y: min(contentOffset.y, end.y))
        if offset != contentOffset { contentOffset = offset }
    }
}
