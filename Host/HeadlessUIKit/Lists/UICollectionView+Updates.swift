// Row W16.
/// Insertion, deletion, moves and reloads of items and sections. The host shows the end of the animations at once.
extension UICollectionView {
    /// Inserts items, at their places after the update.
    public func insertItems(at indexPaths: [IndexPath]) { update { $0.inserted.formUnion(indexPaths) } }
    /// Deletes items, at their places before the update.
    public func deleteItems(at indexPaths: [IndexPath]) { update { $0.deleted.formUnion(indexPaths) } }
    /// Asks for new cells for items, at their places before the update.
    public func reloadItems(at indexPaths: [IndexPath]) { update { $0.reloaded.formUnion(indexPaths) } }
    /// Asks the data source to configure the cells of items on screen again. The host asks for new cells.
    public func reconfigureItems(at indexPaths: [IndexPath]) { reloadItems(at: indexPaths) }
    /// Moves an item with its cell.
    public func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        update { $0.moved[indexPath] = newIndexPath }
    }
    /// Inserts sections, at their places after the update.
    public func insertSections(_ sections: IndexSet) { update { $0.insertedSections.formUnion(sections) } }
    /// Deletes sections, at their places before the update.
    public func deleteSections(_ sections: IndexSet) { update { $0.deletedSections.formUnion(sections) } }
    /// Asks for new cells and headers for sections, at their places before the update.
    public func reloadSections(_ sections: IndexSet) { update { $0.reloadedSections.formUnion(sections) } }
    /// Moves a section with its cells.
    public func moveSection(_ section: Int, toSection newSection: Int) {
        update { $0.movedSections[section] = newSection }
    }
    /// True while a batch has begun.
    public var hasUncommittedUpdates: Bool { batch.depth > 0 }

    /// Performs a batch; calls the completion after the animation's 0.3 s, a guess.
    public func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        loadCounts()
        batch.depth += 1
        updates?()
        batch.depth -= 1
        if batch.depth == 0 { performUpdates() }
        guard let completion else { return }
        guard let stage = Stage.of(self) else { return completion(true) }
        stage.schedule(at: stage.time + 0.3) { completion(true) }
    }

    private func update(_ change: (inout ListUpdates) -> Void) {
        if batch.depth == 0 { loadCounts() }
        change(&batch.updates)
        if batch.depth == 0 { performUpdates() }
    }

    private func performUpdates() {
        let updates = batch.updates
        batch.updates = ListUpdates()
        guard !needsReload, let dataSource else { return reloadData() }
        let counts = ListUpdates.Counts(
            before: loadedCounts,
            after: (0..<dataSource.numberOfSections(in: self)).map {
                dataSource.collectionView(self, numberOfItemsInSection: $0)
            })
        let paths = updates.newPaths(counts, of: "collection view")
        for path in cells.keys.sorted() where paths[path] == nil || updates.reloaded.contains(path) { hide(path) }
        cells = Dictionary(uniqueKeysWithValues: cells.map { (paths[$0.key]!, $0.value) })
        closeSwipe()
        for place in parts.keys { hide(place) }
        if let path = kept?.path {
            if let new = paths[path] { kept?.path = new } else { letKeptGo() }
        }
        measured = Dictionary(
            uniqueKeysWithValues: measured.compactMap { path, size in
                updates.reloaded.contains(path) ? nil : paths[path].map { ($0, size) }
            })
        (measuredParts, highlighted, loadedCounts) = ([:], nil, counts.after)
        selection = selection.compactMap { paths[$0] }
        collectionViewLayout.prepare(forCollectionViewUpdates: [])
        layoutIsDue()
        if window != nil { showElements() }
        collectionViewLayout.finalizeCollectionViewUpdates()
        if !isTracking, !isDecelerating { contentOffset.y = vertical.clamp(contentOffset.y) }
    }
}
