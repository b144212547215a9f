// Row K4.
/// A cell that stays in its list while its row is off the screen, since the first responder is in it.
///
/// It is none of the visible cells. When its row is back on the screen it is shown again, and the data source is not
/// asked for another.
struct KeptCell<Cell: UIView> {
    var path: IndexPath
    let cell: Cell
    /// True if it stays although the list is about to load its data.
    var outlastsReload = false
}

extension UIView {
    /// True if this view, or one in it, is the first responder.
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
    /// Takes a cell from the visible ones.
    func leaveScreen(_ cell: Cell, at path: IndexPath)
    /// Gives a cell that is out of the list back for another row.
    func enqueue(_ cell: Cell)
    /// Returns where the list shows a row; nil if it has no such row.
    func frame(ofCellAt path: IndexPath) -> CGRect?
    func reloadData()
}

extension KeepsEditedCell {
    func keep(_ cell: Cell, at path: IndexPath) {
        letKeptGo()
        leaveScreen(cell, at: path)
        kept = KeptCell(path: path, cell: cell)
    }

    /// Returns the kept cell if it is that of a row, for the screen.
    func takeKept(at path: IndexPath) -> Cell? {
        guard let kept, kept.path == path else { return nil }
        self.kept = nil
        return kept.cell
    }

    /// Puts the kept cell where its row is, or lets it go once the first responder is elsewhere, or the row is gone.
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

    /// Loads data as `reloadData()` does, but the cell with the first responder goes on to the row that `newPath`
    /// returns for its old one: what UIKit does with rows that are inserted, deleted and moved one by one.
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
    /// Loads data, and lets the row with the first responder go on to a new place: see `reload(keepingEditedAt:)`.
    package func reloadRows(keepingEditedAt newPath: (IndexPath) -> IndexPath?) { reload(keepingEditedAt: newPath) }

    func enqueue(_ cell: UITableViewCell) { pool.enqueue(cell, cell.reuseIdentifier) }
    func frame(ofCellAt path: IndexPath) -> CGRect? { layout.index(of: path).map(rect(ofRow:)) }
}

extension UICollectionView: KeepsEditedCell {
    /// Loads data, and lets the item with the first responder go on to a new place: see `reload(keepingEditedAt:)`.
    package func reloadItems(keepingEditedAt newPath: (IndexPath) -> IndexPath?) { reload(keepingEditedAt: newPath) }

    func leaveScreen(_ cell: UICollectionViewCell, at path: IndexPath) {
        cells[path] = nil
        cell.isHighlighted = false
    }

    func enqueue(_ cell: UICollectionViewCell) { pool.enqueue(cell, cell.reuseIdentifier) }
    func frame(ofCellAt path: IndexPath) -> CGRect? { items.first { $0.path == path }?.frame }
}
