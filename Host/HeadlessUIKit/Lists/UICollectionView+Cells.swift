/// The elements on screen: cells and supplementary views.
extension UICollectionView {
    func loadCounts() {
        guard needsReload, let dataSource else { return }
        for path in cells.keys.sorted() { hide(path) }
        for place in parts.keys { hide(place) }
        if kept?.outlastsReload != true { letKeptGo() }
        kept?.outlastsReload = false
        (needsReload, needsPreparation, batch, prefetched) = (false, true, ListBatch(), [])
        (measured, measuredParts) = ([:], [:])
        loadedCounts = (0..<dataSource.numberOfSections(in: self)).map {
            dataSource.collectionView(self, numberOfItemsInSection: $0)
        }
    }

    /// Loads data if needed, and prepares the layout if it is invalid.
    func prepareIfNeeded() {
        loadCounts()
        let isWide = laidOutWidth == bounds.width
        if !isWide { (measured, measuredParts) = ([:], [:]) }
        guard dataSource != nil,
            needsPreparation || !isWide || collectionViewLayout.shouldInvalidateLayout(forBoundsChange: bounds)
        else { return }
        (needsPreparation, laidOutWidth) = (false, bounds.width)
        collectionViewLayout.prepare()
        let size = collectionViewLayout.collectionViewContentSize
        if contentSize != size { contentSize = size }
        placeSectionsAcross()
    }

    private func placeSectionsAcross() {
        let sections = collectionViewLayout.across
        for (index, scrollView) in across where sections[index] == nil {
            scrollView.removeFromSuperview()
            across[index] = nil
        }
        for (index, section) in sections {
            let scrollView = across[index] ?? UIScrollView(frame: section.frame)
            scrollView.frame = section.frame
            scrollView.contentSize = section.content
            scrollView.contentInsetAdjustmentBehavior = .never
            scrollView.isPagingEnabled = section.pages
            scrollView.alwaysBounceHorizontal = true
            if scrollView.superview == nil { insertSubview(scrollView, at: backgroundView == nil ? 0 : 1) }
            across[index] = scrollView
        }
    }

    /// Shows the elements on screen. While a section that scrolls across is on screen, all its items have cells.
    func showElements() {
        prepareIfNeeded()
        if kept != nil { updateKept() }
        // Elements that size themselves may move others on the screen.
        for _ in 0..<8 where !showOnce() { prepareIfNeeded() }
        prefetch()
    }

    /// Returns false if an element has another size than the layout expected.
    private func showOnce() -> Bool {
        let elements = (collectionViewLayout.layoutAttributesForElements(in: bounds) ?? []).filter { !$0.isHidden }
        var (items, places) = (Set<IndexPath>(), Set<PartPlace>())
        for element in elements.sorted(by: { $0.zIndex < $1.zIndex }) {
            if let kind = element.representedElementKind {
                guard element.representedElementCategory == .supplementaryView else { continue }
                places.insert(PartPlace(kind: kind, path: element.indexPath))
                show(element, as: PartPlace(kind: kind, path: element.indexPath))
            } else {
                items.insert(element.indexPath)
                show(element)
            }
        }
        for path in cells.keys.sorted() where !items.contains(path) { leave(path) }
        for place in parts.keys where !places.contains(place) { hide(place) }
        return !needsPreparation
    }

    private func show(_ element: UICollectionViewLayoutAttributes) {
        let path = element.indexPath
        guard loadedCounts.indices.contains(path.section), (0..<loadedCounts[path.section]).contains(path.item) else {
            preconditionFailure("The layout has attributes for item \(path), but the data source has no such item.")
        }
        if let cell = cells[path] { return cell.take(element) }
        guard let cell = takeKept(at: path) ?? dataSource?.collectionView(self, cellForItemAt: path) else { return }
        cells[path] = cell
        cell.isSelected = selection.contains(path)
        cell.frame = element.frame
        cell.updateConfigurationIfNeeded()
        let container = across[path.section] ?? self
        container.insertSubview(cell, at: container === self && backgroundView != nil ? 1 : 0)
        cell.take(element)
        if measured[path] == nil, collectionViewLayout.isEstimated(element) {
            measured[path] = cell.preferredLayoutAttributesFitting(element).size
            if measured[path] != element.size { needsPreparation = true }
        }
        prefetched.remove(path)
        delegate?.collectionView(self, willDisplay: cell, forItemAt: path)
    }

    private func show(_ element: UICollectionViewLayoutAttributes, as place: PartPlace) {
        if let view = parts[place] { return view.take(element) }
        guard let dataSource else { return }
        let view = dataSource.collectionView(self, viewForSupplementaryElementOfKind: place.kind, at: place.path)
        parts[place] = view
        view.take(element)
        addSubview(view)
        if measuredParts[place] == nil, collectionViewLayout.isEstimated(element) {
            measuredParts[place] = view.preferredLayoutAttributesFitting(element).size
            if measuredParts[place] != element.size { needsPreparation = true }
        }
        delegate?.collectionView(
            self, willDisplaySupplementaryView: view, forElementKind: place.kind, at: place.path)
    }

    // Row W18.
    /// Tells the prefetching source of the next items: as many as are on screen, a guess.
    private func prefetch() {
        guard let prefetchDataSource, let last = cells.keys.max() else { return }
        var next: [IndexPath] = []
        for section in last.section..<loadedCounts.count {
            let first = section == last.section ? last.item + 1 : 0
            for item in first..<max(first, loadedCounts[section]) where next.count < cells.count {
                next.append(IndexPath(item: item, section: section))
            }
        }
        let stale = prefetched.filter { $0 > next.last ?? last }.sorted()
        prefetched.subtract(stale)
        let new = next.filter { prefetched.insert($0).inserted }
        if !new.isEmpty { prefetchDataSource.collectionView(self, prefetchItemsAt: new) }
        if !stale.isEmpty { prefetchDataSource.collectionView(self, cancelPrefetchingForItemsAt: stale) }
    }

    private func leave(_ path: IndexPath) {
        guard let cell = cells[path] else { return }
        cell.holdsFirstResponder ? keep(cell, at: path) : hide(path)
    }

    func hide(_ path: IndexPath) {
        guard let cell = cells[path] else { return }
        leaveScreen(cell, at: path)
        cell.removeFromSuperview()
        pool.enqueue(cell, cell.reuseIdentifier)
        delegate?.collectionView(self, didEndDisplaying: cell, forItemAt: path)
    }

    func hide(_ place: PartPlace) {
        guard let view = parts.removeValue(forKey: place) else { return }
        view.removeFromSuperview()
        partPool.enqueue(view, view.reuseKey)
        delegate?.collectionView(
            self, didEndDisplayingSupplementaryView: view, forElementOfKind: place.kind, at: place.path)
    }

    // MARK: Scrolling

    // Row W9.
    /// Scrolls to an item, in 0.3 s or at once, within the content's edges. An item that is not there stops the program.
    public func scrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
        prepareIfNeeded()
        guard let frame = collectionViewLayout.layoutAttributesForItem(at: indexPath)?.frame else {
            preconditionFailure(
                "scrollToItem(at:at:animated:): there is no item \(indexPath). Load the data first, or name another.")
        }
        if let section = across[indexPath.section] {
            let x = frame.offset(scrollPosition, in: section).x
            section.setContentOffset(CGPoint(x: section.horizontal.clamp(x), y: 0), animated: animated)
            return
        }
        let offset = frame.offset(scrollPosition, in: self)
        let target = CGPoint(x: horizontal.clamp(offset.x), y: vertical.clamp(offset.y))
        if target != contentOffset { setContentOffset(target, animated: animated) }
    }
}

extension CGRect {
    /// Returns the offset at which a scroll view shows the rectangle at a place; along an axis without one, where it is
    /// visible.
    @MainActor fileprivate func offset(
        _ place: UICollectionView.ScrollPosition, in view: UIScrollView
    ) -> CGPoint {
        let (insets, now) = (view.adjustedContentInset, view.contentOffset)
        let (top, bottom) = (minY - insets.top, maxY + insets.bottom - view.bounds.height)
        let (left, right) = (minX - insets.left, maxX + insets.right - view.bounds.width)
        let y =
            place.contains(.top)
            ? top
            : place.contains(.bottom)
                ? bottom : place.contains(.centeredVertically) ? (top + bottom) / 2 : min(max(now.y, bottom), top)
        let x =
            place.contains(.left)
            ? left
            : place.contains(.right)
                ? right : place.contains(.centeredHorizontally) ? (left + right) / 2 : min(max(now.x, right), left)
        return CGPoint(x: x, y: y)
    }
}
