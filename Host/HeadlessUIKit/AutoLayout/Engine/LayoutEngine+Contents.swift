// The sizes of contents.
extension LayoutEngine {
    /// Asks a view for its content's size, and adds the size to the simplex.
    func addContent(of layout: ViewLayout) {
        let view = layout.view
        guard !isRebuildDue else { return }
        guard fitting != nil && view === root || !layout.isFixed else { return forgetContent(of: view) }
        var size = view.intrinsicContentSize
        if view.wrapsContent, let width = measuredWidths[ObjectIdentifier(view)] {
            size.height = view.sizeThatFits(CGSize(width: width + 0.01, height: .greatestFiniteMagnitude)).height
        }
        let hugging = (
            view.contentHuggingPriority(for: .horizontal), view.contentHuggingPriority(for: .vertical)
        )
        let resistance = (
            view.contentCompressionResistancePriority(for: .horizontal),
            view.contentCompressionResistancePriority(for: .vertical)
        )
        set(.hugsWidth, of: view, to: size.width, .lessOrEqual, hugging.0)
        set(.resistsWidth, of: view, to: size.width, .greaterOrEqual, resistance.0)
        set(.hugsHeight, of: view, to: size.height, .lessOrEqual, hugging.1)
        set(.resistsHeight, of: view, to: size.height, .greaterOrEqual, resistance.1)
    }

    /// Measures the height of wrapped texts for the solved widths. True if a width has changed.
    func measureWrappedContent() -> Bool {
        var hasChanged = false
        for layout in sortedMembers where layout.view.wrapsContent {
            guard let variables = items[ObjectIdentifier(layout.view)] else { continue }
            let width = CGFloat(simplex.value(of: variables.width))
            let before = measuredWidths.updateValue(width, forKey: ObjectIdentifier(layout.view))
            guard before.map({ abs($0 - width) > 0.01 }) ?? true else { continue }
            addContent(of: layout)
            hasChanged = true
        }
        return hasChanged
    }

    private func set(
        _ content: ItemVariables.Content, of view: UIView, to length: CGFloat, _ relation: SolverRelation,
        _ priority: UILayoutPriority
    ) {
        var variables = variables(of: view)
        defer { items[ObjectIdentifier(view)] = variables }
        let symbol = content == .hugsWidth || content == .resistsWidth ? variables.width : variables.height
        let priority = min(priority.rawValue, 999.9)
        guard length >= 0, length.isFinite, priority > 0 else {
            if let number = variables.contents.removeValue(forKey: content) { drop(number) }
            return
        }
        guard let number = variables.contents[content] else {
            attempt { () throws(SolverConflict) in
                variables.contents[content] = try simplex.add(
                    SolverRow(symbol).plus(-Double(length)), relation, priority: priority)
            }
            return
        }
        simplex.setConstant(of: number, to: -Double(length))
        if simplex.records[number]?.priority != priority {
            attempt { () throws(SolverConflict) in try simplex.setPriority(of: number, to: priority) }
        }
    }

    private func forgetContent(of view: UIView) {
        guard let numbers = items[ObjectIdentifier(view)]?.contents, !numbers.isEmpty else { return }
        for number in numbers.values.sorted() { drop(number) }
        items[ObjectIdentifier(view)]?.contents = [:]
    }
}
