/// The frames of the items, and the cells of those on screen.
extension UICollectionView {
    func reload() {
        guard let dataSource else { return }
        // A new width alone does not end editing.
        for path in cells.keys.sorted() { needsReload ? hide(path) : leave(path) }
        if needsReload, kept?.outlastsReload != true { letKeptGo() }
        kept?.outlastsReload = false
        (needsReload, laidOutWidth) = (false, bounds.width)
        if let kept { insertSubview(kept.cell, at: 0) }
        for scrollView in across { scrollView.removeFromSuperview() }
        (items, across) = ([], [])
        var top: CGFloat = 0
        for index in 0..<dataSource.numberOfSections(in: self) {
            guard let section = collectionViewLayout.section(at: index, in: bounds.width) else { continue }
            let count = dataSource.collectionView(self, numberOfItemsInSection: index)
            top += place(section, at: index, top: top, count: count)
        }
        contentSize = CGSize(width: bounds.width, height: top)
    }

    /// Places a section's items, and returns its height.
    private func place(_ section: NSCollectionLayoutSection, at index: Int, top: CGFloat, count: Int) -> CGFloat {
        let (frames, size) = section.frames(of: count, in: bounds.size)
        let scrollView = section.isOrthogonal ? addScrollView(section, top: top, content: size) : nil
        for (item, frame) in frames.enumerated() {
            items.append(
                Item(
                    path: IndexPath(item: item, section: index),
                    frame: scrollView == nil ? frame.offsetBy(dx: 0, dy: top) : frame, across: scrollView))
        }
        return size.height
    }

    private func addScrollView(_ section: NSCollectionLayoutSection, top: CGFloat, content: CGSize) -> UIScrollView {
        let scrollView = UIScrollView(frame: CGRect(x: 0, y: top, width: bounds.width, height: content.height))
        scrollView.contentSize = content
        scrollView.contentInsetAdjustmentBehavior = .never
        scrollView.isPagingEnabled = section.pages
        scrollView.alwaysBounceHorizontal = true
        insertSubview(scrollView, at: 0)
        across.append(scrollView)
        return scrollView
    }

    /// Shows the cells on screen. While a section that scrolls horizontally is on screen, all its items have cells.
    func showCells() {
        if kept != nil { updateKept() }
        for item in items {
            let place = item.across?.frame ?? item.frame
            if !place.intersects(bounds) {
                leave(item.path)
            } else if cells[item.path] == nil,
                let cell = takeKept(at: item.path) ?? dataSource?.collectionView(self, cellForItemAt: item.path)
            {
                cells[item.path] = cell
                cell.isSelected = item.path == selected
                cell.frame = item.frame
                (item.across ?? self).insertSubview(cell, at: 0)
            }
        }
    }

    private func leave(_ path: IndexPath) {
        guard let cell = cells[path] else { return }
        cell.holdsFirstResponder ? keep(cell, at: path) : hide(path)
    }

    private func hide(_ path: IndexPath) {
        guard let cell = cells.removeValue(forKey: path) else { return }
        cell.removeFromSuperview()
        cell.isHighlighted = false
        pool.enqueue(cell, cell.reuseIdentifier)
    }
}
