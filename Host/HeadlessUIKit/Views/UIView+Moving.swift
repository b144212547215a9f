extension UIView {
    /// Inserts `view` at `index` among the subviews, and calls UIKit's methods in the order that was seen on a device:
    /// will move to superview, will move to window, did move to window, did move to superview, did add subview.
    package func insert(_ view: UIView, at index: Int) {
        precondition(
            !isDescendant(of: view),
            "A view was added to itself or to one of its own subviews. Take the subview out of the view first.")
        guard view.superview !== self else { return reorder(view, to: index) }
        view.superview?.willRemoveSubview(view)
        view.move(to: self) {
            view.superview?.subviews.removeAll { $0 === view }
            subviews.insert(view, at: min(max(index, 0), subviews.count))
        }
        didAddSubview(view)
        view.setNeedsLayout()
        setNeedsLayout()
    }

    /// Moves `view`, already a subview, to `index`, which counts the subviews without it.
    private func reorder(_ view: UIView, to index: Int) {
        subviews.removeAll { $0 === view }
        subviews.insert(view, at: min(max(index, 0), subviews.count))
    }

    /// Changes the view's superview; `relink` changes the subviews, between the callbacks.
    func move(to newSuperview: UIView?, relinking relink: () -> Void) {
        let newWindow = newSuperview?.window
        let changesWindow = newWindow !== window
        let stage = Stage.of(self)
        let hasConstraints = leaveConstraints()
        let appearance = viewController?.appearance(movingTo: newWindow)
        appearance?.begin()
        willMove(toSuperview: newSuperview)
        if changesWindow { forEachInTree { $0.willMove(toWindow: newWindow) } }
        if changesWindow { endEditing(true) }
        if newWindow == nil { forEachInTree { $0.loseChanges() } }
        relink()
        superview = newSuperview
        forEachInTree {
            $0.window = $0.superview?.window
            $0.layoutRecord.windowChanged()
        }
        if hasConstraints { joinConstraints() }
        if newSuperview != nil, type(of: self).requiresConstraintBasedLayout { setNeedsUpdateConstraints() }
        if changesWindow { stage?.gestures.noteRemoval() }
        if changesWindow, newWindow != nil { Stage.arrivals += 1 }
        if changesWindow, newWindow != nil { forEachInTree { if !$0.layoutRecord.isDrawn { $0.setNeedsDisplay() } } }
        if changesWindow { forEachInTree { $0.didMoveToWindow() } }
        didMoveToSuperview()
        appearance?.end()
    }

    private func forEachInTree(_ body: (UIView) -> Void) {
        body(self)
        for subview in subviews { subview.forEachInTree(body) }
    }

    /// Clears the window of this view and its subviews, when the superview is deallocated.
    nonisolated func loseWindow() {
        guard linkedWindow != nil else { return }
        linkedWindow = nil
        windowNotes = nil
        for subview in linkedSubviews { subview.loseWindow() }
    }

    // Row V23.
    func makeLayer() {
        let kind: AnyClass = type(of: self).layerClass
        if kind != CALayer.self, let kind = kind as? CALayer.Type { layer = kind.init() }
        layer.view = self
    }
}
