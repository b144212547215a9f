/// An item of a constraint: a view or a guide.
@MainActor protocol LayoutItem: AnyObject {
    /// The view itself, or the view that owns the guide.
    var layoutView: UIView? { get }
    /// The item's name in messages.
    var layoutName: String { get }
}

extension UIView: LayoutItem {
    var layoutView: UIView? { self }
    var layoutName: String { "\(type(of: self))" + (accessibilityIdentifier.map { "'\($0)'" } ?? "") }
}

extension UILayoutGuide: LayoutItem {
    var layoutView: UIView? { owningView }
    var layoutName: String {
        guard identifier.isEmpty else { return identifier }
        return "\(owningView?.layoutName ?? "nobody").\(kind.name)"
    }
}

extension NSLayoutConstraint {
    private static var activations = 0

    // Row V12.
    func activate() {
        guard holder == nil else { return }
        guard let first, !hasSecond || second != nil else {
            Stage.of(first?.layoutView ?? second?.layoutView)?.warnings.append(
                "The constraint \(explanation) was activated, but one of its views is gone, and it stays inactive. Make "
                    + "another one for views that are there.")
            return
        }
        let view = first.layoutView
        let common = second.map { view?.nearestCommonAncestor(with: $0.layoutView) } ?? view
        guard let common else {
            return refuse(
                "Unable to activate constraint \(explanation) because its items have no common ancestor: they are in "
                    + "different hierarchies. Add both to one hierarchy first.")
        }
        activate(in: common)
    }

    /// Warns of a constraint for which UIKit stops the app; without a stage, stops the program.
    func refuse(_ message: String) {
        guard let stage = Stage.of(first?.layoutView) else { preconditionFailure(message) }
        stage.warnings.append(message)
    }

    func activate(in view: UIView) {
        Self.activations += 1
        age = Self.activations
        holder = view
        let layout = view.madeAutoLayout
        layout.constraints.append(self)
        for item in [first, second] { _ = item?.layoutView?.madeAutoLayout }
        layout.engine?.add(self)
        view.layoutPassIsDue()
    }

    func deactivate() {
        guard let holder else { return }
        self.holder = nil
        holder.autoLayout?.constraints.removeAll { $0 === self }
        holder.autoLayout?.engine?.remove(self)
        holder.layoutPassIsDue()
    }

    /// True if an item of the constraint is the view or inside it.
    func concerns(_ view: UIView) -> Bool {
        [first, second].contains { $0?.layoutView?.isDescendant(of: view) == true }
    }

    /// The constraint in words, for a message about a conflict.
    var explanation: String {
        let sign = ["<=", "==", ">="][relation.rawValue + 1]
        var text = identifier.map { "'\($0)' " } ?? ""
        text += "\(first?.layoutName ?? "nil").\(firstAttribute) \(sign) "
        if hasSecond {
            if multiplier != 1 { text += "\(multiplier.plain) * " }
            text += "\(second?.layoutName ?? "nil").\(secondAttribute)"
            if constant != 0 { text += constant < 0 ? " - \((-constant).plain)" : " + \(constant.plain)" }
        } else {
            text += constant.plain
        }
        return "<\(text)\(priority == .required ? "" : " @\(CGFloat(priority.rawValue).plain)")>"
    }
}

extension CGFloat {
    /// The number without ".0".
    var plain: String { self == rounded() && magnitude < 1e9 ? "\(Int(self))" : "\(self)" }
}

extension UIView {
    /// The innermost view that contains both views; it may be one of them.
    func nearestCommonAncestor(with other: UIView?) -> UIView? {
        guard let other else { return nil }
        var current: UIView? = self
        while let view = current, !other.isDescendant(of: view) { current = view.superview }
        return current
    }
}
