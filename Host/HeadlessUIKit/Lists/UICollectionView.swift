/// A scroll view with items in sections; a section that scrolls across is a scroll view inside it.
@preconcurrency @MainActor open class UICollectionView: UIScrollView {
    /// The delegate, which is also told of scrolling. Held weakly. It shares its storage with the scroll view's
    /// property of that name.
    @_nonoverride open weak var delegate: (any UICollectionViewDelegate)? {
        get { super.delegate as? any UICollectionViewDelegate }
        set { super.delegate = newValue }
    }
    /// The source of the items. Held weakly; a new one reloads.
    open weak var dataSource: (any UICollectionViewDataSource)? { didSet { reloadData() } }
    /// The source that is told which items will be needed soon. Held weakly.
    open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?
    /// The delegate of drags between apps. Stores only: the host never drags items out.
    open weak var dragDelegate: (any UICollectionViewDragDelegate)?
    /// The delegate of drops. Stores only: the host never drops.
    open weak var dropDelegate: (any UICollectionViewDropDelegate)?
    /// Stores only.
    open var dragInteractionEnabled = true
    /// Stores only.
    open var isPrefetchingEnabled = true
    /// The layout; another one reloads.
    open var collectionViewLayout: UICollectionViewLayout {
        didSet {
            oldValue.collectionView = nil
            collectionViewLayout.collectionView = self
            reloadData()
        }
    }
    /// A Boolean value that says whether a finger highlights and selects items.
    open var allowsSelection = true
    /// A Boolean value that says whether several items can be selected. A tap on a selected item then deselects it.
    open var allowsMultipleSelection = false
    /// A Boolean value that says whether a finger selects items while the list is edited.
    open var allowsSelectionDuringEditing = false
    /// A Boolean value that says whether several items can be selected while the list is edited.
    open var allowsMultipleSelectionDuringEditing = false
    /// A Boolean value that says whether the list is edited.
    open var isEditing = false {
        didSet {
            closeSwipe()
            for cell in cells.values { cell.setNeedsUpdateConfiguration() }
        }
    }
    /// Whether cells that change their size change the layout. Stores only.
    open var selfSizingInvalidation = SelfSizingInvalidation.enabled
    /// The view behind the items, as large as the bounds; it does not scroll.
    open var backgroundView: UIView? {
        didSet {
            oldValue?.removeFromSuperview()
            if let backgroundView { insertSubview(backgroundView, at: 0) }
            setNeedsLayout()
        }
    }

    var cells: [IndexPath: UICollectionViewCell] = [:]
    /// The swiped row. Row W26.
    var swipe: RowSwipe?
    /// The supplementary views on screen.
    var parts: [PartPlace: UICollectionReusableView] = [:]
    var across: [Int: UIScrollView] = [:]
    /// The numbers of items when data was loaded.
    var loadedCounts: [Int] = []
    /// The sizes of the cells and views that size themselves, once they are shown.
    var (measured, measuredParts): ([IndexPath: CGSize], [PartPlace: CGSize]) = ([:], [:])
    /// The kept cell of an edited item that is off the screen.
    var kept: KeptCell<UICollectionViewCell>?
    var pool = ReusePool<UICollectionViewCell>()
    var partPool = ReusePool<UICollectionReusableView>()
    var batch = ListBatch()
    var prefetched: Set<IndexPath> = []
    var (needsReload, needsPreparation) = (true, true)
    var laidOutWidth: CGFloat = 0
    /// The selected items, in the order of their selection.
    var selection: [IndexPath] = []
    var highlighted: IndexPath?
    /// The item that is moved by code, and where it would be dropped.
    var carried: (from: IndexPath, to: IndexPath)?

    /// The place of a supplementary view.
    struct PartPlace: Hashable {
        let kind: String
        let path: IndexPath
    }

    /// Creates a collection view that shows nothing until it has a data source.
    public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
        collectionViewLayout = layout
        super.init(frame: frame)
        layout.collectionView = self
    }

    /// Creates a collection view with a flow layout; the coder is not read.
    public required init?(coder: NSCoder) {
        collectionViewLayout = UICollectionViewFlowLayout()
        super.init(coder: coder)
        collectionViewLayout.collectionView = self
    }

    override func delegateDidChange() { layoutIsDue() }
    // Row W24.
    override func layoutTarget(_ target: CGPoint, at velocity: CGPoint) -> CGPoint {
        collectionViewLayout.targetContentOffset(forProposedContentOffset: target, withScrollingVelocity: velocity)
    }

    /// Takes another layout, and shows it at once: the end of the animation.
    open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
        collectionViewLayout = layout
    }
    /// Takes another layout, and shows it at once: the end of the animation.
    open func setCollectionViewLayout(
        _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
    ) {
        collectionViewLayout = layout
        completion?(true)
    }

    // MARK: Items

    /// The number of sections in the data source. Loads data if needed.
    open var numberOfSections: Int {
        loadCounts()
        return loadedCounts.count
    }
    /// Returns the number of items of a section; 0 if there is no such section. Loads data if needed.
    open func numberOfItems(inSection section: Int) -> Int {
        loadCounts()
        return loadedCounts.indices.contains(section) ? loadedCounts[section] : 0
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
    /// The index paths of the selected items, in the order of their selection; empty if there are none.
    open var indexPathsForSelectedItems: [IndexPath]? { selection }

    /// Returns the index path of the item at a point, among those on screen.
    open func indexPathForItem(at point: CGPoint) -> IndexPath? {
        indexPathsForVisibleItems.first { path in
            cells[path].map { $0.bounds.contains(convert(point, to: $0)) } ?? false
        }
    }
    /// Returns the attributes of an item.
    open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        prepareIfNeeded()
        return collectionViewLayout.layoutAttributesForItem(at: indexPath)
    }
    /// Returns the attributes of a supplementary view.
    open func layoutAttributesForSupplementaryElement(
        ofKind kind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        prepareIfNeeded()
        return collectionViewLayout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath)
    }
    /// Returns a supplementary view; nil if it is not on screen.
    open func supplementaryView(
        forElementKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView? { parts[PartPlace(kind: elementKind, path: indexPath)] }
    /// Returns the supplementary views of a kind on screen.
    open func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
        indexPathsForVisibleSupplementaryElements(ofKind: elementKind).compactMap {
            parts[PartPlace(kind: elementKind, path: $0)]
        }
    }
    /// Returns the index paths of the supplementary views of a kind on screen, in ascending order.
    open func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
        parts.keys.filter { $0.kind == elementKind }.map(\.path).sorted()
    }

    // Row K4.
    /// Reloads the items in the next layout pass, reusing cells on screen. Ends the editing of text in them.
    open func reloadData() {
        needsReload = true
        layoutIsDue()
    }

    func layoutIsDue() {
        needsPreparation = true
        setNeedsLayout()
    }

    // MARK: Touches

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { highlight(touches) }
    /// Handles the touch and keeps the highlight.
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
    /// Selects the highlighted item, after asking the delegate.
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { selectHighlighted() }
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { _ = unhighlight() }

    // MARK: Layout

    /// Prepares the layout if needed, also when the width has changed; then shows the elements on screen and removes the
    /// others.
    open override func layoutSubviews() {
        super.layoutSubviews()
        showElements()
        if backgroundView?.frame != bounds { backgroundView?.frame = bounds }
    }
}

extension UICollectionView {
    /// The kind of a section's header.
    public nonisolated static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
    /// The kind of a section's footer.
    public nonisolated static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

    /// The direction in which a list scrolls.
    public enum ScrollDirection: Int, Sendable {
        /// Up and down.
        case vertical
        /// Left and right.
        case horizontal
    }
    /// The category of an element.
    public enum ElementCategory: UInt, Sendable {
        /// An item's cell.
        case cell
        /// A header, a footer or another view.
        case supplementaryView
        /// A decoration.
        case decorationView
    }
    /// The place in the viewport to which an item is scrolled.
    public struct ScrollPosition: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// At the top.
        public static let top = ScrollPosition(rawValue: 1 << 0)
        /// In the middle.
        public static let centeredVertically = ScrollPosition(rawValue: 1 << 1)
        /// At the bottom.
        public static let bottom = ScrollPosition(rawValue: 1 << 2)
        /// At the left.
        public static let left = ScrollPosition(rawValue: 1 << 3)
        /// In the middle.
        public static let centeredHorizontally = ScrollPosition(rawValue: 1 << 4)
        /// At the right.
        public static let right = ScrollPosition(rawValue: 1 << 5)
    }
    /// Whether cells that change their size change the layout. Stores only.
    public enum SelfSizingInvalidation: Int, Sendable {
        /// As in UIKit.
        case disabled, enabled, enabledIncludingConstraints
    }
}
