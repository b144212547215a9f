/// The rows, and the cells of those on screen.
extension UITableView {
    /// The height of a row whose height is not known yet, in points: that of a cell with one label, a guess.
    private static let automaticEstimate: CGFloat = 44

    func loadRows() {
        guard needsReload, let dataSource else { return }
        needsReload = false
        for (path, cell) in cellsInOrder { hide(cell, at: path) }
        if kept?.outlastsReload != true { letKeptGo() }
        kept?.outlastsReload = false
        (needsHeaders, batch, prefetched) = (true, ListBatch(), [])
        let counts = (0..<dataSource.numberOfSections(in: self)).map {
            dataSource.tableView(self, numberOfRowsInSection: $0)
        }
        look.titles = dataSource.sectionIndexTitles(for: self)
        loadLayout(counts, keeping: [:])
    }

    /// Asks for the heights of all rows, headers and footers; rows with a known height keep it.
    func loadLayout(_ counts: [Int], keeping known: [IndexPath: CGFloat]) {
        measured = Set(known.keys)
        waiting = [:]
        let parts = counts.enumerated().map { section, count in
            let rows = (0..<count).map { IndexPath(row: $0, section: section) }
            return (self.parts(ofSection: section), rows.map { known[$0] ?? height(at: $0) })
        }
        layout = RowLayout(parts, start: layout.start)
        placeHeaderAndFooter()
    }

    private func height(at path: IndexPath) -> CGFloat {
        let height = delegate?.tableView(self, heightForRowAt: path) ?? rowHeight
        guard height == Self.automaticDimension else { return height }
        let estimate = delegate?.tableView(self, estimatedHeightForRowAt: path) ?? estimatedRowHeight
        return estimate == Self.automaticDimension ? Self.automaticEstimate : estimate
    }

    /// Shows the cells on screen. If a row above the viewport is taller or shorter than estimated, the offset changes
    /// so that the visible rows stay in place. Row X2.
    func showCells() {
        let first = layout.indices(from: bounds.minY, to: bounds.maxY).lowerBound
        if kept != nil { updateKept() }
        guard !areCellsShown(from: first) else { return }
        var index = first
        while index < layout.paths.count, layout.top(of: index) < bounds.maxY {
            let cell = cells[layout.paths[index]] ?? show(at: index)
            if cell !== lifted?.cell { cell.frame = rect(ofRow: index) }
            index += 1
        }
        hideCells(outside: layout.paths[first..<index])
        prefetch(after: index)
        guard lifted == nil, cells.count == index - first else { return }
        shown = (first, layout.paths[first..<index].compactMap { cells[$0] })
    }

    /// True if the same rows as last time are on screen. Puts back cells that were moved.
    private func areCellsShown(from first: Int) -> Bool {
        guard let shown, shown.first == first, lifted == nil else { return false }
        let end = first + shown.cells.count
        guard end == first || layout.top(of: end - 1) < bounds.maxY,
            end == layout.paths.count || layout.top(of: end) >= bounds.maxY
        else { return false }
        for (offset, cell) in shown.cells.enumerated() {
            let rect = rect(ofRow: first + offset)
            if !cell.isPlaced(in: rect) { cell.frame = rect }
        }
        return true
    }

    private func hideCells(outside shown: ArraySlice<IndexPath>) {
        guard cells.count > shown.count else { return }
        let gone = cells.keys.filter { path in
            guard let first = shown.first, let last = shown.last else { return true }
            return path < first || last < path
        }
        for path in gone.sorted() {
            guard let cell = cells[path], cell !== lifted?.cell else { continue }
            cell.holdsFirstResponder ? keep(cell, at: path) : hide(cell, at: path)
        }
    }

    func measure(_ cell: UITableViewCell, at index: Int) {
        let path = layout.paths[index]
        guard (delegate?.tableView(self, heightForRowAt: path) ?? rowHeight) == Self.automaticDimension
        else { return }
        measured.insert(path)
        let height = cell.sizeThatFits(CGSize(width: bounds.width - 2 * sideInset, height: 0)).height
        let change = height - layout.heights[index]
        guard change != 0 else { return }
        let isAbove = layout.top(of: index) < bounds.minY
        layout.setHeight(height, at: index)
        placeHeaderAndFooter()
        if isAbove { contentOffset.y += change }
    }

    private func show(at index: Int) -> UITableViewCell {
        let path = layout.paths[index]
        guard let cell = takeKept(at: path) ?? dataSource?.tableView(self, cellForRowAt: path) else {
            return UITableViewCell()
        }
        cells[path] = cell
        cell.setSelected(selection.contains(path), animated: false)
        cell.indentationLevel = delegate?.tableView(self, indentationLevelForRowAt: path) ?? 0
        prepareForEditing(cell, at: path)
        cell.updateConfigurationIfNeeded()
        insertSubview(cell, at: backgroundView == nil ? 0 : 1)
        if !measured.contains(path) { measure(cell, at: index) }
        cell.frame = rect(ofRow: index)
        prefetched.remove(path)
        delegate?.tableView(self, willDisplay: cell, forRowAt: path)
        return cell
    }

    // Row W18.
    /// Tells the prefetching source of the next rows in the direction of the scroll: as many as are on screen, a guess.
    private func prefetch(after end: Int) {
        guard let prefetchDataSource, !cells.isEmpty else { return }
        let last = min(layout.paths.count, end + cells.count)
        let next = layout.paths[end..<last].filter { prefetched.insert($0).inserted }
        if !next.isEmpty { prefetchDataSource.tableView(self, prefetchRowsAt: next) }
        let stale = prefetched.filter { $0 > layout.paths[last - 1] }.sorted()
        prefetched.subtract(stale)
        if !stale.isEmpty { prefetchDataSource.tableView(self, cancelPrefetchingForRowsAt: stale) }
    }

    func hide(_ cell: UITableViewCell, at path: IndexPath) {
        cell.removeFromSuperview()
        leaveScreen(cell, at: path)
        pool.enqueue(cell, cell.reuseIdentifier)
        delegate?.tableView(self, didEndDisplaying: cell, forRowAt: path)
    }

    func leaveScreen(_ cell: UITableViewCell, at path: IndexPath) {
        cells[path] = nil
        cell.setHighlighted(false, animated: false)
        if swipe?.cell === cell { closeSwipe() }
        if highlighted == path { highlighted = nil }
    }

    func prepareForEditing(_ cell: UITableViewCell, at path: IndexPath) {
        cell.showsReorderControl = dataSource?.tableView(self, canMoveRowAt: path) ?? false
        let canEdit = dataSource?.tableView(self, canEditRowAt: path) ?? false
        cell.editingStyle = canEdit ? delegate?.tableView(self, editingStyleForRowAt: path) ?? .delete : .none
        cell.shouldIndentWhileEditing = delegate?.tableView(self, shouldIndentWhileEditingRowAt: path) ?? true
        if cell.isEditing != (isEditing && canEdit) { cell.setEditing(isEditing && canEdit, animated: false) }
    }
}
