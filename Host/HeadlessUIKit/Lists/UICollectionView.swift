/// A scroll view with items in sections; a section that scrolls horizontally is a scroll view inside it.
///
/// Not modelled: supplementary views, updates of single items, custom layouts.
@preconcurrency @MainActor open class UICollectionView: UIScrollView {
    /// The delegate, which is also told of scrolling. Held weakly. It shares its storage with the scroll view's
    /// property of that name.
    @_nonoverride open weak var delegate: (any UICollectionViewDelegate)? {
        get { super.delegate as? any UICollectionViewDelegate }
        set { super.delegate = newValue }
    }
    /// The source of the items. Held weakly; a new one reloads.
    open weak var dataSource: (any UICollectionViewDataSource)? { didSet { reloadData() } }
    /// The layout; another one reloads.
    open var collectionViewLayout: UICollectionViewLayout { didSet { reloadData() } }
    /// A Boolean value that says whether a finger highlights and selects items.
    open var allowsSelection = true

    struct Item {
        let path: IndexPath
        /// The frame in the section's scroll view, or in the collection view.
        let frame: CGRect
        let across: UIScrollView?
    }

    var items: [Item] = []
    var cells: [IndexPath: UICollectionViewCell] = [:]
    var across: [UIScrollView] = []
    /// The kept cell of an edited item that is off the screen.
    var kept: KeptCell<UICollectionViewCell>?
    var pool = ReusePool<UICollectionViewCell>()
    var needsReload = true
    var laidOutWidth: CGFloat = 0
    var selected: IndexPath?
    var highlighted: IndexPath?

    /// Creates a collection view that shows nothing until it has a data source.
    public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
        collectionViewLayout = layout
        super.init(frame: frame)
    }

    /// Creates a collection view with a flow layout; the coder is not read.
    public required init?(coder: NSCoder) {
        collectionViewLayout = UICollectionViewFlowLayout()
        super.init(coder: coder)
    }

    // MARK: Cells

    /// Registers a class of cells, which the collection view creates by `init(frame:)`; nil removes the registration. A
    /// class that is not a cell class stops the program.
    open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
        guard let cellClass else { return pool.forget(identifier) }
        guard let cells = cellClass as? UICollectionViewCell.Type else {
            preconditionFailure("\(cellClass) is no class of cells. Register a subclass of UICollectionViewCell.")
        }
        register(forCellWithReuseIdentifier: identifier) { cells.made(reusedAs: identifier) }
    }

    /// Registers a closure that creates cells. Host-only.
    public func register(
        forCellWithReuseIdentifier identifier: String, _ make: @escaping @MainActor () -> UICollectionViewCell
    ) { pool.register(identifier, make) }

    /// Returns a reusable cell, or a new one. Without a registration it traps with a message.
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

    /// The cells on screen, by index path.
    open var visibleCells: [UICollectionViewCell] { indexPathsForVisibleItems.compactMap { cells[$0] } }
    /// The index paths of the items on screen, in ascending order.
    ///
    /// All items of a section that scrolls across count while the section is on screen.
    open var indexPathsForVisibleItems: [IndexPath] { cells.keys.sorted() }
    /// Returns the cell of an item; nil if it is not on screen.
    open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? { cells[indexPath] }
    /// Returns the index path of a cell; nil if it is not on screen.
    open func indexPath(for cell: UICollectionViewCell) -> IndexPath? { cells.first { $0.value === cell }?.key }
    /// The index path of the selected item, if any: the host selects one at a time.
    open var indexPathsForSelectedItems: [IndexPath]? { selected.map { [$0] } ?? [] }

    /// Returns the index path of the item at a point, among those on screen.
    open func indexPathForItem(at point: CGPoint) -> IndexPath? {
        indexPathsForVisibleItems.first { path in
            cells[path].map { $0.bounds.contains(convert(point, to: $0)) } ?? false
        }
    }

    // Row K4.
    /// Reloads the items in the next layout pass, reusing cells on screen. Ends the editing of text in them.
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

    /// Handles the touch and keeps the highlight.
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}

    /// Selects the highlighted item, and deselects the previous one. The host has no selection by code.
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

    /// Reloads if needed, also when the width has changed; then shows the cells on screen and removes the others.
    open override func layoutSubviews() {
        super.layoutSubviews()
        if needsReload || laidOutWidth != bounds.width { reload() }
        showCells()
    }
}
