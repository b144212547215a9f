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

extension UITableView {
    func keep(_ cell: UITableViewCell, at path: IndexPath) {
        letKeptGo()
        leaveScreen(cell, at: path)
        kept = KeptCell(path: path, cell: cell)
    }

    /// Returns the kept cell if it is that of a row, for the screen.
    func takeKept(at path: IndexPath) -> UITableViewCell? {
        guard let kept, kept.path == path else { return nil }
        self.kept = nil
        return kept.cell
    }

    /// Puts the kept cell where its row is, or lets it go once the first responder is elsewhere.
    func updateKept() {
        guard let kept else { return }
        guard kept.cell.holdsFirstResponder, let index = layout.index(of: kept.path) else { return letKeptGo() }
        kept.cell.frame = rect(ofRow: index)
    }

    func letKeptGo() {
        guard let kept else { return }
        self.kept = nil
        kept.cell.removeFromSuperview()
        pool.enqueue(kept.cell, kept.cell.reuseIdentifier)
    }

    /// Loads data as `reloadData()` does, but the cell with the first responder goes on to the row that `newPath`
    /// returns for its old one: what UIKit does with rows that are inserted, deleted and moved one by one.
    package func reloadRows(keepingEditedAt newPath: (IndexPath) -> IndexPath?) {
        if let (path, cell) = cells.first(where: { $0.value.holdsFirstResponder }) { keep(cell, at: path) }
        if let path = kept.flatMap({ newPath($0.path) }) {
            kept?.path = path
            kept?.outlastsReload = true
        }
        reloadData()
    }
}

extension UICollectionView {
    func keep(_ cell: UICollectionViewCell, at path: IndexPath) {
        letKeptGo()
        cells[path] = nil
        cell.isHighlighted = false
        kept = KeptCell(path: path, cell: cell)
    }

    /// Returns the kept cell if it is that of an item, for the screen.
    func takeKept(at path: IndexPath) -> UICollectionViewCell? {
        guard let kept, kept.path == path else { return nil }
        self.kept = nil
        return kept.cell
    }

    /// Lets the kept cell go once the first responder is elsewhere, or its item is gone.
    func updateKept() {
        guard let kept else { return }
        guard kept.cell.holdsFirstResponder, let item = items.first(where: { $0.path == kept.path }) else {
            return letKeptGo()
        }
        kept.cell.frame = item.frame
    }

    func letKeptGo() {
        guard let kept else { return }
        self.kept = nil
        kept.cell.removeFromSuperview()
        pool.enqueue(kept.cell, kept.cell.reuseIdentifier)
    }

    /// Loads data as `reloadData()` does, but the cell with the first responder goes on to the item that `newPath`
    /// returns for its old one: what UIKit does with items that are inserted, deleted and moved one by one.
    package func reloadItems(keepingEditedAt newPath: (IndexPath) -> IndexPath?) {
        if let (path, cell) = cells.first(where: { $0.value.holdsFirstResponder }) { keep(cell, at: path) }
        if let path = kept.flatMap({ newPath($0.path) }) {
            kept?.path = path
            kept?.outlastsReload = true
        }
        reloadData()
    }
}
