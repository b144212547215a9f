/// What a view has to do with constraints. A view that has nothing to do with them has none of it.
@MainActor final class ViewLayout {
    unowned let view: UIView
    /// `translatesAutoresizingMaskIntoConstraints`.
    var isTranslated = true
    /// The active constraints that the view keeps.
    var constraints: [NSLayoutConstraint] = []
    /// The guides that were added to the view.
    var guides: [UILayoutGuide] = []
    /// The view's own guides, as far as anybody has asked for them.
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
    /// The same, if the view is the tree's root. It ends with the view, since it knows this object, too.
    nonisolated(unsafe) var ownEngine: LayoutEngine?

    /// Counts up with each view, so that views are asked in the same order in every run.
    let serial: Int

    init(_ view: UIView) {
        self.view = view
        Self.lastSerial += 1
        serial = Self.lastSerial
    }
    private static var lastSerial = 0

    /// True if the view has the frame that it was given, and constraints have to live with it.
    var isFixed: Bool { isTranslated || view.superview == nil }
}

// A root has a `ViewLayout` as soon as anything in its tree has one. So one look tells whether there are constraints.
extension UIView {
    /// What the view has to do with constraints, made if there is none.
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

    /// The engine of the view's tree, made if there is none; nil where nothing has constraints.
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

    /// Called before the view gets another superview: what binds it to views around it ends. False if nothing in the
    /// tree has constraints.
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

    /// Called when the view has another superview, or none: its constraints count there.
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
