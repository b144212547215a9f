// The views that take part, and the calls that views get before solving.
extension LayoutEngine {
    func registerTree() { root.forEachLayout(register) }

    func register(_ layout: ViewLayout) {
        guard members.updateValue(layout, forKey: ObjectIdentifier(layout.view)) == nil else { return }
        if fitting == nil {
            layout.engine = self
            layout.solvedFrame = nil
            if !layout.isFixed { layout.view.superview?.placesByConstraints() }
        }
        for constraint in layout.constraints { add(constraint) }
        contentDidChange(of: layout)
    }

    func unregister(_ layout: ViewLayout) {
        guard members.removeValue(forKey: ObjectIdentifier(layout.view)) != nil else { return }
        layout.engine = nil
        for constraint in layout.constraints { remove(constraint) }
        for guide in layout.guides { forget(guide) }
        for guide in layout.builtInGuides {
            if let rows = guideRows.removeValue(forKey: ObjectIdentifier(guide)) { rows.numbers.forEach(drop) }
            forget(guide)
        }
        forget(layout.view)
    }

    private func forget(_ item: AnyObject) {
        guard let variables = items.removeValue(forKey: ObjectIdentifier(item)) else { return }
        for number in variables.given.values.sorted() + variables.contents.values.sorted() { drop(number) }
    }

    /// Calls `updateConstraints` of views, subviews first.
    func updateConstraints() {
        var rounds = 0
        while rounds < 16, members.values.contains(where: { $0.isUpdateDue }) {
            rounds += 1
            root.updateConstraintsIfNeeded()
        }
    }
}
