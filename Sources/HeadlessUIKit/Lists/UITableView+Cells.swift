/// The rows that there are, and the cells of those on screen.
extension UITableView {
    /// The height that counts for a row of unknown height, in points: that of a cell with one label, a guess.
    private static let automaticEstimate: CGFloat = 44

    func loadRows() {
        guard needsReload, let dataSource else { return }
        needsReload = false
        for (path, cell) in cellsInOrder { hide(cell, at: path) }
        measured = []
        var rows: [(path: IndexPath, height: CGFloat)] = []
        for section in 0..<dataSource.numberOfSections(in: self) {
            for row in 0..<dataSource.tableView(self, numberOfRowsInSection: section) {
                let path = IndexPath(row: row, section: section)
                rows.append((path, height(at: path)))
            }
        }
        layout = RowLayout(rows)
        contentSize = CGSize(width: bounds.width, height: layout.height)
    }

    private func height(at path: IndexPath) -> CGFloat {
        let height = delegate?.tableView(self, heightForRowAt: path) ?? rowHeight
        guard height == Self.automaticDimension else { return height }
        let estimate = delegate?.tableView(self, estimatedHeightForRowAt: path) ?? estimatedRowHeight
        return estimate == Self.automaticDimension ? Self.automaticEstimate : estimate
    }

    /// Brings in the cells on screen. A row above the viewport that turns out taller or shorter than estimated moves
    /// the offset, so that what is on screen stays where it is. Row X2.
    func showCells() {
        let first = layout.indices(from: bounds.minY, to: bounds.maxY).lowerBound
        var index = first
        while index < layout.paths.count, layout.top(of: index) < bounds.maxY {
            let cell = cells[layout.paths[index]] ?? show(at: index)
            if cell !== lifted?.cell { cell.frame = rect(ofRow: index) }
            index += 1
        }
        hideCells(outside: layout.paths[first..<index])
    }

    private func hideCells(outside shown: ArraySlice<IndexPath>) {
        guard cells.count > shown.count else { return }
        let kept = Set(shown)
        for (path, cell) in cellsInOrder where !kept.contains(path) && cell !== lifted?.cell { hide(cell, at: path) }
    }

    private func measure(_ cell: UITableViewCell, at index: Int) {
        let path = layout.paths[index]
        guard measured.insert(path).inserted,
            (delegate?.tableView(self, heightForRowAt: path) ?? rowHeight) == Self.automaticDimension
        else { return }
        let height = cell.sizeThatFits(CGSize(width: bounds.width, height: 0)).height
        let change = height - layout.heights[index]
        guard change != 0 else { return }
        let isAbove = layout.top(of: index) < bounds.minY
        layout.setHeight(height, at: index)
        contentSize.height = layout.height
        if isAbove { contentOffset.y += change }
    }

    private func show(at index: Int) -> UITableViewCell {
        let path = layout.paths[index]
        guard let cell = dataSource?.tableView(self, cellForRowAt: path) else { return UITableViewCell() }
        cells[path] = cell
        cell.setSelected(path == selected, animated: false)
        prepareForEditing(cell, at: path)
        insertSubview(cell, at: 0)
        measure(cell, at: index)
        return cell
    }

    private func hide(_ cell: UITableViewCell, at path: IndexPath) {
        cells[path] = nil
        cell.removeFromSuperview()
        cell.setHighlighted(false, animated: false)
        cell.swipe = 0
        if highlighted == path { highlighted = nil }
        if swipe?.cell === cell { swipe = nil }
        pool.enqueue(cell, cell.reuseIdentifier)
    }

    func prepareForEditing(_ cell: UITableViewCell, at path: IndexPath) {
        cell.showsReorderControl = dataSource?.tableView(self, canMoveRowAt: path) ?? false
        let canEdit = dataSource?.tableView(self, canEditRowAt: path) ?? false
        cell.setEditing(isEditing && canEdit, animated: false)
    }
}
