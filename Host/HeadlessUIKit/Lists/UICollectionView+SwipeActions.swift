// Row W26.
extension UICollectionView: SwipedList {
    func swipedCell(at point: CGPoint) -> (path: IndexPath, cell: any SwipedCell)? {
        guard let path = indexPathForItem(at: point), let cell = cells[path] else { return nil }
        return (path, cell)
    }

    func swipeActions(at path: IndexPath, isLeading: Bool) -> UISwipeActionsConfiguration? {
        let list = collectionViewLayout.list(of: path.section)
        return isLeading
            ? list?.leadingSwipeActionsConfigurationProvider?(path)
            : list?.trailingSwipeActionsConfigurationProvider?(path)
    }

    func willSwipe(at path: IndexPath) {}
    func didSwipe(at path: IndexPath) {}

    /// Lets a finger swipe from now on.
    func swipesRows() {
        let hasPan = gestureRecognizers?.contains { $0 is SwipeActionPan } ?? false
        if !hasPan { addSwipeRecognizer() }
    }
}
