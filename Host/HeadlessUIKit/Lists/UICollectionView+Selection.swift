/// Selection, and moving an item by code.
extension UICollectionView {
    // Row W17.
    /// Selects an item without telling the delegate, and scrolls to it if a position is given. With nil no item is
    /// selected.
    public func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        for path in selection where indexPath == nil || !takesSeveral { deselectItem(at: path, animated: animated) }
        guard let indexPath else { return }
        loadCounts()
        precondition(
            loadedCounts.indices.contains(indexPath.section)
                && (0..<loadedCounts[indexPath.section]).contains(indexPath.item),
            "selectItem(at:animated:scrollPosition:) was called for \(indexPath), where there is no item.")
        if !selection.contains(indexPath) { selection.append(indexPath) }
        cells[indexPath]?.isSelected = true
        if !scrollPosition.isEmpty { scrollToItem(at: indexPath, at: scrollPosition, animated: animated) }
    }

    /// Deselects an item without telling the delegate.
    public func deselectItem(at indexPath: IndexPath, animated: Bool) {
        selection.removeAll { $0 == indexPath }
        cells[indexPath]?.isSelected = false
    }

    var takesSeveral: Bool { isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection }

    func highlight(_ touches: Set<UITouch>) {
        let canSelect = isEditing ? allowsSelectionDuringEditing || takesSeveral : allowsSelection
        guard closeSwipe() == false, canSelect, let touch = touches.first,
            let path = indexPathForItem(at: touch.location(in: self)),
            delegate?.collectionView(self, shouldHighlightItemAt: path) ?? true
        else { return }
        highlighted = path
        cells[path]?.isHighlighted = true
        delegate?.collectionView(self, didHighlightItemAt: path)
    }

    func unhighlight() -> IndexPath? {
        guard let path = highlighted else { return nil }
        highlighted = nil
        cells[path]?.isHighlighted = false
        delegate?.collectionView(self, didUnhighlightItemAt: path)
        return path
    }

    func selectHighlighted() {
        guard let path = unhighlight() else { return }
        if takesSeveral, selection.contains(path) {
            guard delegate?.collectionView(self, shouldDeselectItemAt: path) ?? true else { return }
            deselectItem(at: path, animated: false)
            delegate?.collectionView(self, didDeselectItemAt: path)
            return
        }
        guard delegate?.collectionView(self, shouldSelectItemAt: path) ?? true else { return }
        if !takesSeveral {
            for old in selection where old != path {
                deselectItem(at: old, animated: false)
                delegate?.collectionView(self, didDeselectItemAt: old)
            }
        }
        if !selection.contains(path) { selection.append(path) }
        cells[path]?.isSelected = true
        delegate?.collectionView(self, didSelectItemAt: path)
        if delegate?.collectionView(self, canPerformPrimaryActionForItemAt: path) == true, !isEditing {
            delegate?.collectionView(self, performPrimaryActionForItemAt: path)
        }
    }

    // MARK: Moving an item by code

    /// Begins to move an item. False if the data source does not let it move.
    public func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool {
        guard cells[indexPath] != nil, dataSource?.collectionView(self, canMoveItemAt: indexPath) ?? false else {
            return false
        }
        carried = (indexPath, indexPath)
        return true
    }
    /// Moves the item's cell to a point of the content.
    public func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {
        guard let carried else { return }
        cells[carried.from]?.center = targetPosition
        let hit = indexPathsForVisibleItems.first {
            $0 != carried.from
                && collectionViewLayout.layoutAttributesForItem(at: $0)?.frame.contains(targetPosition) == true
        }
        guard let hit else { return }
        self.carried?.to =
            delegate?.collectionView(self, targetIndexPathForMoveFromItemAt: carried.from, toProposedIndexPath: hit)
            ?? hit
    }
    /// Drops the item: the data source moves it, and the list reloads.
    public func endInteractiveMovement() {
        guard let carried else { return }
        cancelInteractiveMovement()
        guard carried.to != carried.from else { return }
        dataSource?.collectionView(self, moveItemAt: carried.from, to: carried.to)
        reloadData()
    }
    /// Puts the item back.
    public func cancelInteractiveMovement() {
        carried = nil
        layoutIsDue()
    }
}
