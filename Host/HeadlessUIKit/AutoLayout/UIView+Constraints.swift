extension UIView {
    /// The active constraints that the view holds: those for which it is the nearest common ancestor of both items, and
    /// those added to it.
    public var constraints: [NSLayoutConstraint] { autoLayout?.constraints ?? [] }

    // Row V12.
    /// Activates a constraint and holds it. Both items must be the view or inside it; otherwise the stage warns and
    /// ignores the call, or it traps without a stage.
    public func addConstraint(_ constraint: NSLayoutConstraint) {
        guard constraint.holder !== self else { return }
        let items = [constraint.first] + (constraint.hasSecond ? [constraint.second] : [])
        guard items.allSatisfy({ $0?.layoutView?.isDescendant(of: self) == true }) else {
            return constraint.refuse(
                "The view hierarchy is not prepared for the constraint \(constraint.explanation): it was added to a "
                    + "\(type(of: self)) that does not contain its views. Set its isActive instead, and it goes to the "
                    + "right view.")
        }
        constraint.deactivate()
        constraint.activate(in: self)
    }

    /// Activates constraints and holds them.
    public func addConstraints(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { addConstraint(constraint) }
    }

    /// Deactivates a constraint that the view holds.
    public func removeConstraint(_ constraint: NSLayoutConstraint) {
        if constraint.holder === self { constraint.deactivate() }
    }

    /// Deactivates constraints that the view holds.
    public func removeConstraints(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { removeConstraint(constraint) }
    }

    /// Returns whether `updateConstraints()` will be called before the next layout.
    public func needsUpdateConstraints() -> Bool { autoLayout?.isUpdateDue ?? false }

    /// Asks for `updateConstraints()` before the next layout.
    public func setNeedsUpdateConstraints() {
        let layout = madeAutoLayout
        layout.isUpdateDue = true
        layout.engine?.updateIsDue()
        layoutPassIsDue()
    }

    /// Calls `updateConstraints()` now, for the view and its subviews that asked for it; subviews first.
    public func updateConstraintsIfNeeded() {
        for subview in subviews { subview.updateConstraintsIfNeeded() }
        guard let autoLayout, autoLayout.isUpdateDue else { return }
        autoLayout.isUpdateDue = false
        if let viewController { viewController.updateViewConstraints() } else { updateConstraints() }
    }

    // MARK: The size of the content

    /// The length of content without an intrinsic one.
    public nonisolated static let noIntrinsicMetric: CGFloat = -1
    /// The target of `systemLayoutSizeFitting(_:)` for the least size.
    public nonisolated static let layoutFittingCompressedSize = CGSize.zero
    /// The target of `systemLayoutSizeFitting(_:)` for the greatest size.
    public nonisolated static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)

    /// Returns the priority with which the view resists growing beyond its content; 250 unless set.
    public func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        let own = axis == .horizontal ? autoLayout?.hugging.horizontal : autoLayout?.hugging.vertical
        return own ?? .defaultLow
    }

    /// Sets the priority with which the view resists growing beyond its content.
    public func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
        if axis == .horizontal {
            madeAutoLayout.hugging.horizontal = priority
        } else {
            madeAutoLayout.hugging.vertical = priority
        }
        contentMayHaveChanged()
    }

    /// Returns the priority with which the view resists shrinking below its content; 750 unless set.
    public func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        let own = axis == .horizontal ? autoLayout?.resistance.horizontal : autoLayout?.resistance.vertical
        return own ?? .defaultHigh
    }

    /// Sets the priority with which the view resists shrinking below its content.
    public func setContentCompressionResistancePriority(
        _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
    ) {
        if axis == .horizontal {
            madeAutoLayout.resistance.horizontal = priority
        } else {
            madeAutoLayout.resistance.vertical = priority
        }
        contentMayHaveChanged()
    }

    func contentMayHaveChanged() {
        if let autoLayout { autoLayout.engine?.contentDidChange(of: autoLayout) }
    }

    // MARK: Fitting

    /// Returns the view's size by its constraints, as near to `targetSize` as they allow.
    public func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
        systemLayoutSizeFitting(
            targetSize, withHorizontalFittingPriority: .fittingSizeLevel, verticalFittingPriority: .fittingSizeLevel)
    }

    /// True if the view or a subview holds constraints.
    var containsConstraints: Bool {
        if let autoLayout, !autoLayout.constraints.isEmpty { return true }
        return subviews.contains { $0.containsConstraints }
    }

    func fittingSize(_ fitting: Fitting) -> CGSize {
        updateConstraintsIfNeeded()
        guard containsConstraints else { return sizeThatFits(fitting.size) }
        let engine = LayoutEngine(self, fitting: fitting)
        engine.registerTree()
        engine.update()
        return engine.fittingSize
    }
}
