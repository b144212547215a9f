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
        measured = []
        var rows: [(path: IndexPath, height: CGFloat)] = []
        for section in 0..<dataSource.numberOfSections(in: self) {
            for row in 0..<dataSource.tableView(self, numberOfRowsInSection: section) {
                let path = IndexPath(row: row, section: section)
                rows.append((path, height(at: path)))
            }
        }
        layout = RowLayout(rows, start: layout.start)
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
        placeHeaderAndFooter()
        if isAbove { contentOffset.y += change }
    }

    private func show(at index: Int) -> UITableViewCell {
        let path = layout.paths[index]
        guard let cell = takeKept(at: path) ?? dataSource?.tableView(self, cellForRowAt: path) else {
            return UITableViewCell()
        }
        cells[path] = cell
        cell.setSelected(path == selected, animated: false)
        prepareForEditing(cell, at: path)
        insertSubview(cell, at: 0)
        measure(cell, at: index)
        return cell
    }

    private func hide(_ cell: UITableViewCell, at path: IndexPath) {
        cell.removeFromSuperview()
        leaveScreen(cell, at: path)
        pool.enqueue(cell, cell.reuseIdentifier)
    }

    func leaveScreen(_ cell: UITableViewCell, at path: IndexPath) {
        cells[path] = nil
        cell.setHighlighted(false, animated: false)
        cell.swipe = 0
        if highlighted == path { highlighted = nil }
        if swipe?.cell === cell { swipe = nil }
    }

    func prepareForEditing(_ cell: UITableViewCell, at path: IndexPath) {
        cell.showsReorderControl = dataSource?.tableView(self, canMoveRowAt: path) ?? false
        let canEdit = dataSource?.tableView(self, canEditRowAt: path) ?? false
        cell.setEditing(isEditing && canEdit, animated: false)
    }
}
