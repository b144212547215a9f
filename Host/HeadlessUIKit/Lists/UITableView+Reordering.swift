/// A row that a finger carries.
struct LiftedRow {
    let path: IndexPath
    let cell: UITableViewCell
    /// The distance from the finger to the cell's centre, in points.
    let grip: CGFloat
}

/// The reorder control of a row: a control, so that no scroll view cancels its touch, with a private long press.
@MainActor final class ReorderControl: UIControl {
    static let width: CGFloat = 44

    override init(frame: CGRect) {
        super.init(frame: frame)
        let press = UILongPressGestureRecognizer()
        press.minimumPressDuration = 0
        press.cancelsTouchesInView = false
        press.addTarget(self) { [weak self, unowned press] _ in self?.tableView?.carry(press) }
        addGestureRecognizer(press)
    }

    required init?(coder: NSCoder) { nil }

    private var tableView: UITableView? {
        sequence(first: self as UIView, next: \.superview).lazy.compactMap { $0 as? UITableView }.first
    }
}

extension UITableView {
    fileprivate func carry(_ press: UILongPressGestureRecognizer) {
        let y = press.location(in: self).y
        switch press.state {
        case .began: lift(at: press.location(in: self))
        case .changed: if let lifted { lifted.cell.center.y = y + lifted.grip }
        case .ended: drop(at: y)
        case .cancelled: drop(at: nil)
        case .possible, .failed: break
        }
    }

    private func lift(at point: CGPoint) {
        guard let path = indexPathForRow(at: point), let cell = cells[path] else { return }
        lifted = LiftedRow(path: path, cell: cell, grip: cell.center.y - point.y)
        bringSubviewToFront(cell)
    }

    /// Drops the carried row. The data source moves the row before it is asked for its rows again.
    private func drop(at y: CGFloat?) {
        guard let lifted else { return }
        self.lifted = nil
        setNeedsLayout()
        guard let y, let last = layout.paths.last else { return }
        let inside = min(max(y + lifted.grip, layout.start), layout.height - 0.5)
        let proposed = indexPathForRow(at: CGPoint(x: 0, y: inside)) ?? last
        let target =
            delegate?.tableView(
                self, targetIndexPathForMoveFromRowAt: lifted.path, toProposedIndexPath: proposed) ?? proposed
        guard target != lifted.path else { return }
        dataSource?.tableView(self, moveRowAt: lifted.path, to: target)
        reloadData()
    }
}
