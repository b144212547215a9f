/// A row whose actions are shown, or about to be.
struct RowSwipe {
    let path: IndexPath
    let cell: UITableViewCell
    let configuration: UISwipeActionsConfiguration
    /// True if the actions are at the row's start.
    let isLeading: Bool
    /// The offset of the content when the finger grabbed it, in points.
    let start: CGFloat
}

/// A table's private pan: begins for a horizontal movement over a row that has actions.
@MainActor final class SwipeActionPan: UIPanGestureRecognizer {
    weak var tableView: UITableView?

    override func isFarEnough(_ displacement: CGPoint) -> Bool {
        let displacement = tableView?.alongOwnAxes(displacement) ?? displacement
        return abs(displacement.x) >= slop && abs(displacement.x) > abs(displacement.y)
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesMoved(touches, with: event)
        // A vertical movement: the row stays closed, and the list scrolls.
        if state == .possible, super.isFarEnough(displacement) { state = .failed }
    }

    override func mayBegin() -> Bool {
        guard let touch = attempt.touches.first else { return false }
        guard let tableView else { return false }
        return tableView.beginSwipe(touch, towards: tableView.alongOwnAxes(displacement).x)
    }
}

extension UITableView {
    /// The width of an action, in points: a guess.
    private static let actionWidth: CGFloat = 74

    func addSwipeRecognizer() {
        let pan = SwipeActionPan(target: nil, action: nil)
        pan.tableView = self
        pan.addTarget(self) { [weak self, unowned pan] _ in self?.follow(pan) }
        addGestureRecognizer(pan)
    }

    /// True if the finger has actions to show or hide.
    fileprivate func beginSwipe(_ touch: UITouch, towards x: CGFloat) -> Bool {
        let point = convert(touch.startPosition, from: nil)
        guard !isEditing, let path = indexPathForRow(at: point), let cell = cells[path] else { return false }
        if swipe?.cell !== cell { closeSwipe() }
        let isLeading = cell.swipe == 0 ? x > 0 : cell.swipe > 0
        guard dataSource?.tableView(self, canEditRowAt: path) ?? false,
            let configuration = isLeading
                ? delegate?.tableView(self, leadingSwipeActionsConfigurationForRowAt: path)
                : trailingActions(at: path),
            !configuration.actions.isEmpty
        else { return false }
        open(configuration, of: cell, at: path, isLeading: isLeading)
        return true
    }

    private func open(
        _ configuration: UISwipeActionsConfiguration, of cell: UITableViewCell, at path: IndexPath, isLeading: Bool
    ) {
        if cell.swipe == 0 { delegate?.tableView(self, willBeginEditingRowAt: path) }
        swipe = RowSwipe(
            path: path, cell: cell, configuration: configuration, isLeading: isLeading, start: cell.swipe)
        // Row W19. The outermost action is the first: at the row's end, the last from left to right.
        let actions = isLeading ? configuration.actions : configuration.actions.reversed()
        cell.setActions(
            actions.map { action in
                EditControl { [weak self, weak cell] in if let cell { self?.perform(action, of: cell) } }
            })
    }

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
            cell.swipe = -Self.actionWidth
        }
    }

    func tapDetail(of cell: UITableViewCell) {
        if let path = indexPath(for: cell) { delegate?.tableView(self, accessoryButtonTappedForRowWith: path) }
    }

    private func perform(_ action: UIContextualAction, of cell: UITableViewCell) {
        action.handler(action, cell) { [weak self] _ in _ = self?.closeSwipe() }
    }

    private func follow(_ pan: SwipeActionPan) {
        guard let swipe else { return }
        let way = swipe.start + pan.translation(in: self).x
        let position = swipe.isLeading ? max(0, way) : min(0, way)
        switch pan.state {
        case .began, .changed: swipe.cell.swipe = position
        case .ended: settle(swipe, at: position, velocity: pan.velocity(in: self).x)
        case .cancelled: closeSwipe()
        case .possible, .failed: break
        }
    }

    private func settle(_ swipe: RowSwipe, at position: CGFloat, velocity: CGFloat) {
        let side: CGFloat = swipe.isLeading ? 1 : -1
        let open = Self.actionWidth * CGFloat(swipe.configuration.actions.count)
        if swipe.configuration.performsFirstActionWithFullSwipe, position * side > bounds.width / 2 {
            perform(swipe.configuration.actions[0], of: swipe.cell)
        } else if (position + velocity * 0.1) * side > open / 2 {
            swipe.cell.swipe = open * side
        } else {
            closeSwipe()
        }
    }

    /// Closes the swiped row. True if one was open.
    @discardableResult func closeSwipe() -> Bool {
        guard let swipe else { return false }
        self.swipe = nil
        swipe.cell.swipe = 0
        swipe.cell.setActions([])
        delegate?.tableView(self, didEndEditingRowAt: swipe.path)
        return true
    }
}

extension UITableViewCell {
    fileprivate func setActions(_ buttons: [UIView]) {
        for button in parts.actions { button.removeFromSuperview() }
        parts.actions = buttons
        for button in buttons { insertSubview(button, at: 0) }
        setNeedsLayout()
    }
}
