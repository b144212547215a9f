/// The constraint state of a view. A view without constraints has none.
@MainActor final class ViewLayout {
    unowned let view: UIView
    /// `translatesAutoresizingMaskIntoConstraints`.
    var isTranslated = true
    /// The active constraints that the view keeps.
    var constraints: [NSLayoutConstraint] = []
    /// The guides that were added to the view.
    var guides: [UILayoutGuide] = []
    /// The view's own guides that were read so far.
    var builtInGuides: [UILayoutGuide] = []
    var margins = LayoutMargins()
    var hugging: (horizontal: UILayoutPriority?, vertical: UILayoutPriority?)
    var resistance: (horizontal: UILayoutPriority?, vertical: UILayoutPriority?)
    /// True if `updateConstraints()` is to be called.
    var isUpdateDue = true
    /// The frame that the constraints gave the view last.
    var solvedFrame: CGRect?
    /// The engine that solves the constraints of the view's tree.
    weak var engine: LayoutEngine?
    /// The engine, if the view is the tree's root. It ends with the view, because the view owns this object.
    nonisolated(unsafe) var ownEngine: LayoutEngine?

    /// Counts up with each view, so that the order of views is the same in every run.
    let serial: Int

    init(_ view: UIView) {
        self.view = view
        Self.lastSerial += 1
        serial = Self.lastSerial
    }
    private static var lastSerial = 0

    /// True if constraints cannot change the view's frame.
    var isFixed: Bool { isTranslated || view.superview == nil }
}

// A root has a `ViewLayout` as soon as a view in its tree has one, so one look at the root tells whether there are
// constraints.
extension UIView {
    /// The view's constraint state, created if needed.
    var madeAutoLayout: ViewLayout {
        if let autoLayout { return autoLayout }
        let layout = ViewLayout(self)
        autoLayout = layout
        let root = rootOfTree
        if root !== self { (root.autoLayout?.ownEngine)?.register(layout) }
        if root.autoLayout == nil { root.autoLayout = ViewLayout(root) }
        layoutPassIsDue()
        return layout
    }

    var rootOfTree: UIView {
        var root = self
        while let superview = root.superview { root = superview }
        return root
    }

    /// The engine of the view's tree, created if needed; nil if the tree has no constraints.
    var layoutEngine: LayoutEngine? {
        let root = rootOfTree
        if root.isOrphan {
            root.isOrphan = false
            _ = root.madeAutoLayout
        }
        guard let layout = root.autoLayout else { return nil }
        if let engine = layout.ownEngine { return engine }
        let engine = LayoutEngine(root)
        layout.ownEngine = engine
        engine.registerTree()
        return engine
    }

    /// Ends the constraints between this view and the views around it. Called before the superview changes. False if
    /// the tree has no constraints.
    func leaveConstraints() -> Bool {
        let root = rootOfTree
        guard root.autoLayout != nil || root.isOrphan else { return false }
        var view = superview
        while let current = view {
            for constraint in current.constraints where constraint.concerns(self) { constraint.deactivate() }
            view = current.superview
        }
        forEachLayout { $0.engine?.unregister($0) }
        autoLayout?.ownEngine = nil
        return true
    }

    /// Adds the view's constraints to the new tree. Called after the superview has changed.
    func joinConstraints() {
        var layouts: [ViewLayout] = []
        forEachLayout { layouts.append($0) }
        guard !layouts.isEmpty else { return }
        let root = rootOfTree
        if root.autoLayout == nil { root.autoLayout = ViewLayout(root) }
        guard let engine = root.autoLayout?.ownEngine else { return }
        for layout in layouts { engine.register(layout) }
    }

    func forEachLayout(_ body: (ViewLayout) -> Void) {
        if let autoLayout { body(autoLayout) }
        for subview in subviews { subview.forEachLayout(body) }
    }
}
