// Row W10.
/// The source of a collection view's items, from snapshots that are applied to it.
///
/// The items are those of the latest snapshot. Nothing is animated: the list reloads in the next layout pass, keeps its
/// offset, and keeps selected items selected at their new places.
@preconcurrency @MainActor
open class UICollectionViewDiffableDataSource<
    SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
>: UICollectionViewDataSource {
    /// A closure that makes the cell of an item.
    public typealias CellProvider =
        @MainActor (
            _ collectionView: UICollectionView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
        ) -> UICollectionViewCell?

    /// A closure that makes a header, a footer or another supplementary view.
    public typealias SupplementaryViewProvider =
        @MainActor (
            _ collectionView: UICollectionView, _ elementKind: String, _ indexPath: IndexPath
        ) -> UICollectionReusableView?
    /// The code that makes supplementary views.
    open var supplementaryViewProvider: SupplementaryViewProvider?

    private weak var collectionView: UICollectionView?
    private let cellProvider: CellProvider
    private var current = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>()

    /// Creates a source, and sets it as the view's data source, which the view holds weakly: retain it yourself.
    public init(
        collectionView: UICollectionView,
        cellProvider:
            @escaping UICollectionViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>.CellProvider
    ) {
        (self.collectionView, self.cellProvider) = (collectionView, cellProvider)
        collectionView.dataSource = self
    }

    /// Shows a snapshot in the next layout pass; calls the completion in the turn after that.
    open func apply(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        animatingDifferences: Bool = true, completion: (() -> Void)? = nil
    ) {
        let former = current
        current = snapshot
        current.forgetReloads()
        current.show(in: collectionView, insteadOf: former, completion)
    }

    /// Shows a snapshot as `apply(_:animatingDifferences:completion:)` does: the host compares nothing.
    open func applySnapshotUsingReloadData(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        completion: (() -> Void)? = nil
    ) { apply(snapshot, animatingDifferences: false, completion: completion) }

    /// Returns the current snapshot.
    open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> { current }

    /// Returns the item at an index path; nil for none.
    open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? { current.identifier(at: indexPath) }

    /// Returns the index path of an item; nil for none.
    open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? { current.path(of: itemIdentifier) }

    /// Returns the section at an index; nil for none.
    open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
        current.section(at: index)
    }

    /// Returns the index of a section; nil for none.
    open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
        current.indexOfSection(sectionIdentifier)
    }

    // MARK: UICollectionViewDataSource

    open func numberOfSections(in collectionView: UICollectionView) -> Int { current.numberOfSections }

    open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        current.numberOfItems(at: section)
    }

    open func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
        -> UICollectionViewCell
    {
        guard let item = current.identifier(at: indexPath), let cell = cellProvider(collectionView, indexPath, item)
        else {
            preconditionFailure("The cell provider returned no cell for item \(indexPath). Return one for each.")
        }
        return cell
    }

    open func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        guard let view = supplementaryViewProvider?(collectionView, kind, indexPath) else {
            preconditionFailure(
                "The layout has a \(kind), but supplementaryViewProvider returned none for \(indexPath).")
        }
        return view
    }

    open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool { false }
    open func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {}
    open func indexTitles(for collectionView: UICollectionView) -> [String]? { nil }
    open func collectionView(
        _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
    ) -> IndexPath { IndexPath(item: 0, section: index) }
}
