/// A scroll view with items in sections; a section that scrolls across is a scroll view in it.
///
/// Not modelled: supplementary views, updates of single items, layouts of one's own.
@MainActor open class UICollectionView: UIScrollView {
    @_nonoverride open weak var delegate: (any UICollectionViewDelegate)? {
        get { super.delegate as? any UICollectionViewDelegate }
        set { super.delegate = newValue }
    }
    open weak var dataSource: (any UICollectionViewDataSource)? { didSet { reloadData() } }
    open var collectionViewLayout: UICollectionViewLayout { didSet { reloadData() } }
    open var allowsSelection = true

    struct Item {
        let path: IndexPath
        /// In the section's scroll view, or in the collection view.
        let frame: CGRect
        let across: UIScrollView?
    }

    var items: [Item] = []
    var cells: [IndexPath: UICollectionViewCell] = [:]
    var across: [UIScrollView] = []
    var pool = ReusePool<UICollectionViewCell>()
    var needsReload = true
    var laidOutWidth: CGFloat = 0
    var selected: IndexPath?
    var highlighted: IndexPath?

    public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
        collectionViewLayout = layout
        super.init(frame: frame)
    }

    public required init?(coder: NSCoder) {
        collectionViewLayout = UICollectionViewFlowLayout()
        super.init(coder: coder)
    }

    // MARK: Cells

    /// `UICollectionViewCell` itself only: Swift cannot make an instance of a class that it has at run time. For a
    /// class of your own use the form with a closure.
    open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
        precondition(
            cellClass == nil || cellClass == UICollectionViewCell.self,
            "A cell class of one's own was registered. Use register(forCellWithReuseIdentifier:_:) with a closure.")
        register(forCellWithReuseIdentifier: identifier) { UICollectionViewCell() }
    }

    /// Host-only form.
    public func register(
        forCellWithReuseIdentifier identifier: String, _ make: @escaping @MainActor () -> UICollectionViewCell
    ) { pool.register(identifier, make) }

    open func dequeueReusableCell(
        withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> UICollectionViewCell {
        let reused = pool.take(identifier)
        reused?.prepareForReuse()
        guard let cell = reused ?? pool.make(identifier) else {
            preconditionFailure(
                "There is no cell with the identifier \(identifier). Register one before it is dequeued.")
        }
        cell.reuseIdentifier = identifier
        return cell
    }

    open var visibleCells: [UICollectionViewCell] { indexPathsForVisibleItems.compactMap { cells[$0] } }
    open var indexPathsForVisibleItems: [IndexPath] { cells.keys.sorted() }
    open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? { cells[indexPath] }
    open func indexPath(for cell: UICollectionViewCell) -> IndexPath? { cells.first { $0.value === cell }?.key }
    open var indexPathsForSelectedItems: [IndexPath]? { selected.map { [$0] } ?? [] }

    /// Only among the items on screen.
    open func indexPathForItem(at point: CGPoint) -> IndexPath? {
        indexPathsForVisibleItems.first { path in
            cells[path].map { $0.bounds.contains(convert(point, to: $0)) } ?? false
        }
    }

    open func reloadData() {
        needsReload = true
        setNeedsLayout()
    }

    // MARK: Selection

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard allowsSelection, let touch = touches.first,
            let path = indexPathForItem(at: touch.location(in: self)),
            delegate?.collectionView(self, shouldHighlightItemAt: path) ?? true
        else { return }
        highlighted = path
        cells[path]?.isHighlighted = true
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let path = unhighlight(), delegate?.collectionView(self, shouldSelectItemAt: path) ?? true else {
            return
        }
        if let old = selected, old != path {
            cells[old]?.isSelected = false
            delegate?.collectionView(self, didDeselectItemAt: old)
        }
        selected = path
        cells[path]?.isSelected = true
        delegate?.collectionView(self, didSelectItemAt: path)
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { _ = unhighlight() }

    private func unhighlight() -> IndexPath? {
        defer { highlighted = nil }
        if let highlighted { cells[highlighted]?.isHighlighted = false }
        return highlighted
    }

    // MARK: Layout

    open override func layoutSubviews() {
        super.layoutSubviews()
        if needsReload || laidOutWidth != bounds.width { reload() }
        showCells()
    }
}
