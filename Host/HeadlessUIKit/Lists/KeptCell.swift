// Row K4.
/// A cell that stays in its list while its row is off the screen, because it contains the first responder.
///
/// It is not one of the visible cells. When its row is on the screen again, the list shows the cell instead of asking
/// the data source for another.
struct KeptCell<Cell: UIView> {
    var path: IndexPath
    let cell: Cell
    /// True if the cell stays although the list is about to load its data.
    var outlastsReload = false
}

extension UIView {
    /// True if this view or a subview is the first responder.
    var holdsFirstResponder: Bool {
        guard let responder = window?.firstResponder as? UIView else { return false }
        return responder.isDescendant(of: self)
    }
}

/// A list that keeps the cell with the first responder.
@MainActor protocol KeepsEditedCell: UIView {
    associatedtype Cell: UIView
    var kept: KeptCell<Cell>? { get set }
    var cells: [IndexPath: Cell] { get }
    /// Removes a cell from the visible ones.
    func leaveScreen(_ cell: Cell, at path: IndexPath)
    /// Returns a removed cell to the reuse pool.
    func enqueue(_ cell: Cell)
    /// Returns the frame of a row in the list; nil if there is no such row.
    func frame(ofCellAt path: IndexPath) -> CGRect?
    func reloadData()
}

extension KeepsEditedCell {
    func keep(_ cell: Cell, at path: IndexPath) {
        letKeptGo()
        leaveScreen(cell, at: path)
        kept = KeptCell(path: path, cell: cell)
    }

    /// Returns the kept cell if it belongs to the row, to show it again.
    func takeKept(at path: IndexPath) -> Cell? {
        guard let kept, kept.path == path else { return nil }
        self.kept = nil
        return kept.cell
    }

    /// Places the kept cell at its row; removes it once it no longer contains the first responder, or the row is gone.
    func updateKept() {
        guard let kept else { return }
        guard kept.cell.holdsFirstResponder, let frame = frame(ofCellAt: kept.path) else { return letKeptGo() }
        kept.cell.frame = frame
    }

    func letKeptGo() {
        guard let kept else { return }
        self.kept = nil
        kept.cell.removeFromSuperview()
        enqueue(kept.cell)
    }

    /// Loads data as `reloadData()` does, but keeps the cell with the first responder for the row that `newPath`
    /// returns for its old one, as UIKit does when rows are inserted, deleted and moved.
    func reload(keepingEditedAt newPath: (IndexPath) -> IndexPath?) {
        if let (path, cell) = cells.first(where: { $0.value.holdsFirstResponder }) { keep(cell, at: path) }
        if let path = kept.flatMap({ newPath($0.path) }) {
            kept?.path = path
            kept?.outlastsReload = true
        }
        reloadData()
    }
}

extension UITableView: KeepsEditedCell {
    /// Loads data, and moves the row with the first responder: see `reload(keepingEditedAt:)`.
    package func reloadRows(keepingEditedAt newPath: (IndexPath) -> IndexPath?) { reload(keepingEditedAt: newPath) }

    func enqueue(_ cell: UITableViewCell) { pool.enqueue(cell, cell.reuseIdentifier) }
    func frame(ofCellAt path: IndexPath) -> CGRect? { layout.index(of: path).map(rect(ofRow:)) }
}

extension UICollectionView: KeepsEditedCell {
    /// Loads data, and moves the item with the first responder: see `reload(keepingEditedAt:)`.
    package func reloadItems(keepingEditedAt newPath: (IndexPath) -> IndexPath?) { reload(keepingEditedAt: newPath) }

    func leaveScreen(_ cell: UICollectionViewCell, at path: IndexPath) {
        cells[path] = nil
        cell.isHighlighted = false
        if swipe?.cell === cell { closeSwipe() }
        if highlighted == path { highlighted = nil }
    }

    func enqueue(_ cell: UICollectionViewCell) { pool.enqueue(cell, cell.reuseIdentifier) }
    func frame(ofCellAt path: IndexPath) -> CGRect? { collectionViewLayout.layoutAttributesForItem(at: path)?.frame }
}
