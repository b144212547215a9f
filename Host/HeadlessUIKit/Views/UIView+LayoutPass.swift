/// The layout state of a view, so that layout passes visit only views that may have changed.
struct LayoutRecord {
    /// True if this view or a subview needs layout or a new safe area. Then it is true for every superview, too.
    var isVisitDue = true
    /// True if the view has moved since its safe area was computed.
    var isSafeAreaDue = true
    /// True if constraints place subviews.
    var isConstrained = false
    /// True if the view is to be drawn after the next layout. A list of such views would need a weak reference to each.
    var isDrawingDue = false
    /// True once the view was drawn. It keeps its content while it is in no window.
    var isDrawn = false
    /// True while the view places its subviews.
    var isLayingOut = false
    /// True if the last layout of the subviews asked for the reserved regions. Row V24.
    var readsRegions = false
    /// The insets at the last `safeAreaInsetsDidChange`.
    var reportedInsets = UIEdgeInsets.zero
    /// The cached insets, valid while nothing in the window moves.
    var insets: (geometry: Int, value: UIEdgeInsets)?
    private var surroundings: (insets: UIEdgeInsets, bounds: CGRect)?

    mutating func windowChanged() {
        isVisitDue = true
        isSafeAreaDue = true
        insets = nil
    }

    /// Stores the values on which the subviews' insets depend. True if they have changed.
    mutating func surround(_ insets: UIEdgeInsets, _ bounds: CGRect) -> Bool {
        if let surroundings, surroundings == (insets, bounds) { return false }
        surroundings = (insets, bounds)
        return true
    }
}

/// The layout state of a window.
@MainActor final class WindowNotes {
    /// The number of geometry changes in the window.
    var geometry = 0
    /// True if a view in the window has moved or needs layout since the last pass.
    var isPassDue = true
    /// The views that the pass has found to draw, after the layout. Row V22.
    var undrawn: [UIView] = []
}

extension UIView {
    /// Notes that the view has moved: the next layout pass updates safe areas.
    package func geometryDidChange() {
        layoutRecord.isSafeAreaDue = true
        visitIsDue()
        windowNotes?.geometry += 1
    }

    /// Asks for the superview's layout, unless the superview is laying out. Row V1.
    func askSuperviewForLayout() {
        guard let superview, !superview.needsLayout, !superview.layoutRecord.isLayingOut else { return }
        superview.needsLayout = true
        superview.visitIsDue()
    }

    func visitIsDue() {
        var view: UIView? = self
        while let current = view, !current.layoutRecord.isVisitDue {
            current.layoutRecord.isVisitDue = true
            view = current.superview
        }
        windowNotes?.isPassDue = true
    }

    /// Lays out each view that needs it, superviews first.
    ///
    /// - Parameter isMoved: True if an ancestor has moved, so that insets may have changed.
    func layOutTree(isMoved: Bool = false) {
        let looks = isMoved || layoutRecord.isSafeAreaDue
        guard looks || layoutRecord.isVisitDue else { return }
        (layoutRecord.isVisitDue, layoutRecord.isSafeAreaDue) = (false, false)
        if looks { reportSafeArea() }
        if looks, let autoLayout, autoLayout.engine?.hasMovedGuides(autoLayout) == true {
            autoLayout.engine?.guidesDidChange()
        }
        layOutIfAsked()
        if layoutRecord.isDrawingDue {
            layoutRecord.isDrawingDue = false
            windowNotes?.undrawn.append(self)
        }
        let movesSubviews = looks && layoutRecord.surround(safeAreaInsets, bounds)
        for subview in subviews { subview.layOutTree(isMoved: movesSubviews) }
    }

    private func layOutIfAsked() {
        guard needsLayout else { return }
        needsLayout = false
        (layoutRecord.isLayingOut, layoutRecord.readsRegions) = (true, false)
        defer { layoutRecord.isLayingOut = false }
        viewController?.tellOfAppearing()
        viewController?.viewWillLayoutSubviews()
        layoutSubviews()
        viewController?.viewDidLayoutSubviews()
    }

    private func reportSafeArea() {
        let insets = safeAreaInsets
        guard insets != layoutRecord.reportedInsets else { return }
        layoutRecord.reportedInsets = insets
        needsLayout = true
        safeAreaInsetsDidChange()
        viewController?.viewSafeAreaInsetsDidChange()
    }

    package var inheritedSafeAreaInsets: UIEdgeInsets {
        guard let windowNotes else { return .zero }
        if let known = layoutRecord.insets, known.geometry == windowNotes.geometry { return known.value }
        guard let superview else { return .zero }
        let insets = insets(in: superview)
        layoutRecord.insets = (windowNotes.geometry, insets)
        return insets
    }

    private func insets(in superview: UIView) -> UIEdgeInsets {
        let (outer, space, frame) = (safeAreaInsets(of: superview), superview.bounds, frameForSafeArea)
        func share(_ inset: CGFloat, covered: CGFloat) -> CGFloat { min(max(0, inset - covered), max(0, inset)) }
        let inherited = UIEdgeInsets(
            top: share(outer.top, covered: frame.minY - space.minY),
            left: share(outer.left, covered: frame.minX - space.minX),
            bottom: share(outer.bottom, covered: space.maxY - frame.maxY),
            right: share(outer.right, covered: space.maxX - frame.maxX))
        return inherited + (viewController?.additionalSafeAreaInsets ?? .zero)
    }

    /// The insets that the superview passes on. A container's bar adds to the children's safe area only. Row V3.
    private func safeAreaInsets(of superview: UIView) -> UIEdgeInsets {
        guard let container = viewController?.parent, container === superview.viewController else {
            return superview.safeAreaInsets
        }
        return container.safeAreaInsetsForChildren
    }

    /// The frame that determines the safe area. Row T26.
    private var frameForSafeArea: CGRect {
        guard !transform.isIdentity else { return untransformedFrame }
        let isMovedOnly = transform.a == 1 && transform.b == 0 && transform.c == 0 && transform.d == 1
        switch Stage.of(self)?.assumptions.safeAreaUnderTransform ?? Assumptions().safeAreaUnderTransform {
        case .ofWhereItShows: return frame
        case .frozenWhileScaled: return isMovedOnly ? frame : untransformedFrame
        case .asWithout: return untransformedFrame
        }
    }

    /// Notes that a transform may change the safe area. If nothing covers the superview, nothing covers its subviews.
    func transformMayChangeSafeArea() {
        if let superview, superview.safeAreaInsets != .zero { geometryDidChange() }
    }
}
