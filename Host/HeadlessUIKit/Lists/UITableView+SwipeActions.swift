extension UITableView: SwipedList {
    func swipedCell(at point: CGPoint) -> (path: IndexPath, cell: any SwipedCell)? {
        guard let path = indexPathForRow(at: point), let cell = cells[path] else { return nil }
        return (path, cell)
    }

    func swipeActions(at path: IndexPath, isLeading: Bool) -> UISwipeActionsConfiguration? {
        guard dataSource?.tableView(self, canEditRowAt: path) ?? false else { return nil }
        return isLeading
            ? delegate?.tableView(self, leadingSwipeActionsConfigurationForRowAt: path) : trailingActions(at: path)
    }

    func willSwipe(at path: IndexPath) { delegate?.tableView(self, willBeginEditingRowAt: path) }
    func didSwipe(at path: IndexPath) { delegate?.tableView(self, didEndEditingRowAt: path) }

    // Row W19.
    /// The delegate's actions; without such a method, the action that deletes the row. UIKit asks whether the data
    /// source implements `commit`, which is not possible here; the host asks whether it says that the row can be edited.
    private func trailingActions(at path: IndexPath) -> UISwipeActionsConfiguration? {
        defaultAnswers = []
        let configuration = delegate?.tableView(self, trailingSwipeActionsConfigurationForRowAt: path)
        guard delegate == nil || defaultAnswers.contains(.swipe) else { return configuration }
        let canEdit = dataSource?.tableView(self, canEditRowAt: path) ?? false
        let style = delegate?.tableView(self, editingStyleForRowAt: path) ?? .delete
        let saysSo = !defaultAnswers.contains(.edit) || delegate != nil && !defaultAnswers.contains(.style)
        return canEdit && style == .delete && saysSo ? deletion(at: path) : nil
    }

    private func deletion(at path: IndexPath) -> UISwipeActionsConfiguration {
        let title = delegate?.tableView(self, titleForDeleteConfirmationButtonForRowAt: path) ?? "Delete"
        let delete = UIContextualAction(style: .destructive, title: title) { [weak self] _, cell, completion in
            guard let self, let cell = cell as? UITableViewCell, let path = indexPath(for: cell) else { return }
            completion(true)
            dataSource?.tableView(self, commit: .delete, forRowAt: path)
        }
        return UISwipeActionsConfiguration(actions: [delete])
    }

    /// A tap on the control of an edited row: inserts at once, or offers to delete.
    func tapEditControl(of cell: UITableViewCell) {
        guard let path = indexPath(for: cell) else { return }
        switch cell.editingStyle {
        case .none: break
        case .insert: dataSource?.tableView(self, commit: .insert, forRowAt: path)
        case .delete:
            if closeSwipe() { return }
            open(deletion(at: path), of: cell, at: path, isLeading: false)
            cell.swipe = -RowSwipe.actionWidth
        }
    }

    func tapDetail(of cell: UITableViewCell) {
        if let path = indexPath(for: cell) { delegate?.tableView(self, accessoryButtonTappedForRowWith: path) }
    }
}

extension UITableViewCell: SwipedCell {
    var swipeButtons: [UIView] {
        get { parts.actions }
        set { parts.actions = newValue }
    }
}
