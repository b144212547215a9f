// Row W16.
/// Insertion, deletion, moves and reloads of rows and sections.
///
/// The host shows the end of the animations at once. Rows that stay keep their cells; all heights are asked again.
extension UITableView {
    /// Inserts rows, at their places after the update.
    public func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        update { $0.inserted.formUnion(indexPaths) }
    }
    /// Deletes rows, at their places before the update.
    public func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        update { $0.deleted.formUnion(indexPaths) }
    }
    /// Asks for new cells for rows, at their places before the update.
    public func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        update { $0.reloaded.formUnion(indexPaths) }
    }
    /// Asks the data source to configure the cells of rows on screen again. The host asks for new cells.
    public func reconfigureRows(at indexPaths: [IndexPath]) { reloadRows(at: indexPaths, with: .none) }
    /// Moves a row with its cell.
    public func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        update { $0.moved[indexPath] = newIndexPath }
    }
    /// Inserts sections, at their places after the update.
    public func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
        update { $0.insertedSections.formUnion(sections) }
    }
    /// Deletes sections, at their places before the update.
    public func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
        update { $0.deletedSections.formUnion(sections) }
    }
    /// Asks for new cells and headers for sections, at their places before the update.
    public func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
        update { $0.reloadedSections.formUnion(sections) }
    }
    /// Moves a section with its cells.
    public func moveSection(_ section: Int, toSection newSection: Int) {
        update { $0.movedSections[section] = newSection }
    }

    /// Begins a batch. Each call needs an `endUpdates()`.
    public func beginUpdates() {
        loadRows()
        batch.depth += 1
    }

    /// Ends a batch: asks for the numbers of rows, and for all heights again.
    public func endUpdates() {
        precondition(batch.depth > 0, "endUpdates() was called without beginUpdates(). Call them in pairs.")
        batch.depth -= 1
        if batch.depth == 0 { performUpdates() }
    }

    /// Performs a batch; calls the completion after the animation's 0.3 s, a guess.
    public func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        beginUpdates()
        updates?()
        endUpdates()
        guard let completion else { return }
        guard let stage = Stage.of(self) else { return completion(true) }
        stage.schedule(at: stage.time + 0.3) { completion(true) }
    }

    private func update(_ change: (inout ListUpdates) -> Void) {
        if batch.depth == 0 { loadRows() }
        change(&batch.updates)
        if batch.depth == 0 { performUpdates() }
    }

    private func performUpdates() {
        let updates = batch.updates
        batch.updates = ListUpdates()
        guard !needsReload, let dataSource else { return reloadData() }
        let counts = ListUpdates.Counts(
            before: layout.sections.map(\.rows.count),
            after: (0..<dataSource.numberOfSections(in: self)).map {
                dataSource.tableView(self, numberOfRowsInSection: $0)
            })
        let paths = updates.newPaths(counts, of: "table view")
        takeCells(to: paths, reloaded: updates.reloaded)
        var known: [IndexPath: CGFloat] = [:]
        for path in measured.subtracting(updates.reloaded) {
            if let new = paths[path], let index = layout.index(of: path) { known[new] = layout.heights[index] }
        }
        selection = selection.compactMap { paths[$0] }
        (highlighted, needsHeaders) = (nil, true)
        loadLayout(counts.after, keeping: known)
        // Cells on screen are measured again: this is how apps let rows grow.
        for path in cells.keys.sorted() { if let index = layout.index(of: path) { measure(cells[path]!, at: index) } }
        if !isTracking, !isDecelerating { contentOffset.y = vertical.clamp(contentOffset.y) }
        setNeedsLayout()
    }

    /// Gives the cells that stay their new paths; the others leave the screen.
    private func takeCells(to paths: [IndexPath: IndexPath], reloaded: Set<IndexPath>) {
        for (path, cell) in cellsInOrder where paths[path] == nil || reloaded.contains(path) { hide(cell, at: path) }
        cells = Dictionary(uniqueKeysWithValues: cells.map { (paths[$0.key]!, $0.value) })
        if let path = kept?.path {
            if let new = paths[path] { kept?.path = new } else { letKeptGo() }
        }
        closeSwipe()
    }
}
