extension UITableView {
    /// Highlights the touched row. Cells pass their touches to the table, which highlights while a finger rests and
    /// selects when it lifts.
    func highlight(_ touches: Set<UITouch>) {
        let canSelect = isEditing ? allowsSelectionDuringEditing || takesSeveral : allowsSelection
        guard closeSwipe() == false, canSelect, let touch = touches.first,
            let path = indexPathForRow(at: touch.location(in: self)), let cell = cells[path],
            delegate?.tableView(self, shouldHighlightRowAt: path) ?? true
        else { return }
        highlighted = path
        cell.setHighlighted(true, animated: false)
        delegate?.tableView(self, didHighlightRowAt: path)
    }

    func unhighlight() {
        guard let path = highlighted else { return }
        highlighted = nil
        cells[path]?.setHighlighted(false, animated: false)
        delegate?.tableView(self, didUnhighlightRowAt: path)
    }

    func selectHighlighted() {
        guard let path = highlighted else { return }
        unhighlight()
        if takesSeveral, selection.contains(path) { return deselect(path) }
        let delegate = delegate
        guard let path = delegate == nil ? path : delegate?.tableView(self, willSelectRowAt: path) else { return }
        if !takesSeveral { for old in selection where old != path { deselect(old) } }
        if !selection.contains(path) { selection.append(path) }
        cells[path]?.setSelected(true, animated: false)
        delegate?.tableView(self, didSelectRowAt: path)
        if delegate?.tableView(self, canPerformPrimaryActionForRowAt: path) == true, !isEditing {
            delegate?.tableView(self, performPrimaryActionForRowAt: path)
        }
    }

    // Row W17.
    /// Deselects a row by a finger, if the delegate agrees.
    private func deselect(_ path: IndexPath) {
        let delegate = delegate
        guard let path = delegate == nil ? path : delegate?.tableView(self, willDeselectRowAt: path) else { return }
        deselectRow(at: path, animated: false)
        delegate?.tableView(self, didDeselectRowAt: path)
    }
}
