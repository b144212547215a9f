extension UITableView {
    /// Highlights the touched row. Cells pass their touches to the table, which highlights while a finger rests and
    /// selects when it lifts.
    func highlight(_ touches: Set<UITouch>) {
        guard closeSwipe() == false, allowsSelection, !isEditing, let touch = touches.first,
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
        let delegate = delegate
        guard let path = delegate == nil ? path : delegate?.tableView(self, willSelectRowAt: path) else { return }
        if let old = selected, old != path {
            deselectRow(at: old, animated: false)
            delegate?.tableView(self, didDeselectRowAt: old)
        }
        selected = path
        cells[path]?.setSelected(true, animated: false)
        delegate?.tableView(self, didSelectRowAt: path)
    }
}
