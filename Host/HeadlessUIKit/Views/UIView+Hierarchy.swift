extension UIView {
    /// Inserts a view at `index` among the subviews; an index past the end means the front.
    public func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }

    /// Inserts a view in front of a subview. If `siblingSubview` is not a subview, the view goes to the front, with a
    /// warning of the stage.
    public func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
        let index = index(of: siblingSubview, without: view)
        insert(view, at: index.map { $0 + 1 } ?? subviews.count)
    }

    /// Inserts a view behind a subview. If `siblingSubview` is not a subview, the view goes to the front, with a
    /// warning of the stage.
    public func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
        insert(view, at: index(of: siblingSubview, without: view) ?? subviews.count)
    }

    /// Exchanges two subviews in the order, without callbacks. An index out of range traps.
    public func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
        guard index1 != index2 else { return }
        let (back, front) = (subviews[min(index1, index2)], subviews[max(index1, index2)])
        insert(front, at: min(index1, index2))
        insert(back, at: max(index1, index2))
    }

    /// Moves a subview to the front. Ignores other views.
    public func bringSubviewToFront(_ view: UIView) {
        guard view.superview === self else { return }
        insert(view, at: subviews.count)
    }

    /// Moves a subview to the back. Ignores other views.
    public func sendSubviewToBack(_ view: UIView) {
        guard view.superview === self else { return }
        insert(view, at: 0)
    }

    /// Returns whether the view is `view` or anywhere inside it.
    public func isDescendant(of view: UIView) -> Bool {
        var current = self
        while current !== view {
            guard let superview = current.superview else { return false }
            current = superview
        }
        return true
    }

    /// Returns the first view with the tag, of this view and its subviews, depth first.
    public func viewWithTag(_ tag: Int) -> UIView? {
        guard self.tag != tag else { return self }
        return subviews.lazy.compactMap { $0.viewWithTag(tag) }.first
    }

    private func index(of sibling: UIView, without view: UIView) -> Int? {
        let index = subviews.filter { $0 !== view }.firstIndex(of: sibling)
        if index == nil {
            Stage.of(self)?.warnings.append(
                "A \(type(of: view)) was inserted next to a \(type(of: sibling)) that is not a subview here, and is at "
                    + "the front now. Add that one first.")
        }
        return index
    }
}
