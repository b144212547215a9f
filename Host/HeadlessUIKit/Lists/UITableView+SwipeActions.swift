/// A row whose actions are shown, or about to be.
struct RowSwipe {
    let path: IndexPath
    let cell: UITableViewCell
    let configuration: UISwipeActionsConfiguration
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
        guard x < 0 || cell.swipe < 0, dataSource?.tableView(self, canEditRowAt: path) ?? false,
            let configuration = delegate?.tableView(self, trailingSwipeActionsConfigurationForRowAt: path),
            !configuration.actions.isEmpty
        else { return false }
        if cell.swipe == 0 { delegate?.tableView(self, willBeginEditingRowAt: path) }
        swipe = RowSwipe(path: path, cell: cell, configuration: configuration, start: cell.swipe)
        return true
    }

    private func follow(_ pan: SwipeActionPan) {
        guard let swipe else { return }
        let position = min(0, swipe.start + pan.translation(in: self).x)
        switch pan.state {
        case .began, .changed: swipe.cell.swipe = position
        case .ended: settle(swipe, at: position, velocity: pan.velocity(in: self).x)
        case .cancelled: closeSwipe()
        case .possible, .failed: break
        }
    }

    private func settle(_ swipe: RowSwipe, at position: CGFloat, velocity: CGFloat) {
        let open = -Self.actionWidth * CGFloat(swipe.configuration.actions.count)
        if swipe.configuration.performsFirstActionWithFullSwipe, position < -bounds.width / 2 {
            let action = swipe.configuration.actions[0]
            action.handler(action, swipe.cell) { [weak self] _ in _ = self?.closeSwipe() }
        } else if position + velocity * 0.1 < open / 2 {
            swipe.cell.swipe = open
        } else {
            closeSwipe()
        }
    }

    /// Closes the swiped row. True if one was open.
    @discardableResult func closeSwipe() -> Bool {
        guard let swipe else { return false }
        self.swipe = nil
        swipe.cell.swipe = 0
        delegate?.tableView(self, didEndEditingRowAt: swipe.path)
        return true
    }
}
