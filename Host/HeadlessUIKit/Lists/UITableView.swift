/// A scroll view with rows that only has cells for those on screen.
@preconcurrency @MainActor open class UITableView: UIScrollView {
    // Row W15.
    /// The style of sections.
    public enum Style: Int, Sendable {
        /// Sections one below the other; headers and footers stick to the edges.
        case plain
        /// Sections with gaps in between.
        case grouped
        /// Sections with gaps in between, and rows inset from the sides.
        case insetGrouped
    }

    /// The animation of rows that are added and removed. The host shows its end.
    public enum RowAnimation: Int, Sendable {
        /// By fading.
        case fade = 0
        /// From the right.
        case right = 1
        /// From the left.
        case left = 2
        /// From above.
        case top = 3
        /// From below.
        case bottom = 4
        /// At once.
        case none = 5
        /// From the middle.
        case middle = 6
        /// The table's choice.
        case automatic = 100
    }

    /// Stands for the height that a cell's `sizeThatFits` returns once the cell is shown.
    public nonisolated static let automaticDimension: CGFloat = -1

    /// The source of the rows. Held weakly; a new one reloads.
    open weak var dataSource: (any UITableViewDataSource)? { didSet { reloadData() } }
    /// The height of rows for which the delegate gives none, in points.
    ///
    /// `automaticDimension`, the default, measures cells. Setting it reloads.
    open var rowHeight = automaticDimension { didSet { reloadData() } }
    /// The height of an automatic row until it has been shown, in points.
    ///
    /// `automaticDimension`, the default, means 44.
    open var estimatedRowHeight = automaticDimension { didSet { reloadData() } }
    /// The height of headers for which the delegate gives none, in points; measured unless set.
    open var sectionHeaderHeight = automaticDimension { didSet { reloadData() } }
    /// The height of footers for which the delegate gives none, in points; measured unless set.
    open var sectionFooterHeight = automaticDimension { didSet { reloadData() } }
    /// Stores only: the host measures headers when it loads data.
    open var estimatedSectionHeaderHeight = automaticDimension
    /// Stores only: the host measures footers when it loads data.
    open var estimatedSectionFooterHeight = automaticDimension
    /// The space above the header of a section of a plain table, in points; 22 unless set.
    open var sectionHeaderTopPadding = automaticDimension { didSet { reloadData() } }
    /// A Boolean value that says whether a finger highlights and selects rows.
    open var allowsSelection = true
    /// A Boolean value that says whether several rows can be selected. A tap on a selected row then deselects it.
    open var allowsMultipleSelection = false
    /// A Boolean value that says whether a finger selects rows while the table is edited.
    open var allowsSelectionDuringEditing = false
    /// A Boolean value that says whether several rows can be selected while the table is edited.
    open var allowsMultipleSelectionDuringEditing = false
    /// The source that is told which rows will be needed soon. Held weakly.
    open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)?
    /// The view behind the rows, as large as the bounds; it does not scroll.
    open var backgroundView: UIView? {
        didSet {
            oldValue?.removeFromSuperview()
            if let backgroundView { insertSubview(backgroundView, at: 0) }
            setNeedsLayout()
        }
    }
    /// The style of the table.
    public let style: Style
    // Row W9.
    /// The view above all rows; nil for none. Its height is read when it is set; its width becomes the table's.
    open var tableHeaderView: UIView? { didSet { replaceEnd(oldValue, by: tableHeaderView) } }
    // Row W9.
    /// The view below all rows; nil for none. Its height is read when it is set; its width becomes the table's.
    open var tableFooterView: UIView? { didSet { replaceEnd(oldValue, by: tableFooterView) } }

    /// Separators and the index at the side: not drawn.
    var look = TableLook()
    @exclusivity(unchecked) var layout = RowLayout() { didSet { shown = nil } }
    @exclusivity(unchecked) var cells: [IndexPath: UITableViewCell] = [:] { didSet { shown = nil } }
    /// The visible cells in order, from row `first` on, once all of them are in place.
    @exclusivity(unchecked) var shown: (first: Int, cells: [UITableViewCell])?
    /// The kept cell of an edited row that is off the screen.
    @exclusivity(unchecked) var kept: KeptCell<UITableViewCell>?
    var pool = ReusePool<UITableViewCell>()
    var measured: Set<IndexPath> = []
    /// The headers and footers on screen, and those that were made to be measured.
    var (partViews, waiting): ([Part: UIView], [Part: UIView]) = ([:], [:])
    var partPool = ReusePool<UITableViewHeaderFooterView>()
    var needsHeaders = false
    var batch = ListBatch()
    /// The rows after those on screen that the prefetching source has been told of.
    var prefetched: Set<IndexPath> = []
    var needsReload = true
    private var editing = false
    /// The selected rows, in the order of their selection.
    var selection: [IndexPath] = []
    var highlighted: IndexPath?
    var swipe: RowSwipe?
    var lifted: LiftedRow?
    /// The questions that were answered by the protocols' defaults since this was emptied.
    var defaultAnswers: Set<DefaultAnswer> = []

    /// Creates a table view that always bounces vertically, and shows nothing until it has a data source.
    public init(frame: CGRect, style: Style) {
        self.style = style
        super.init(frame: frame)
        setUpRows()
    }

    /// Creates a plain table view.
    public override convenience init(frame: CGRect) { self.init(frame: frame, style: .plain) }

    /// Creates a plain table view without a size; the coder is not read.
    public required init?(coder: NSCoder) {
        style = .plain
        super.init(coder: coder)
        setUpRows()
    }

    private func setUpRows() {
        alwaysBounceVertical = true
        addSwipeRecognizer()
    }

    /// The delegate, which is also told of scrolling. Held weakly; a new one reloads. It shares its storage with the
    /// scroll view's property of that name.
    @_nonoverride open weak var delegate: (any UITableViewDelegate)? {
        get { super.delegate as? any UITableViewDelegate }
        set { super.delegate = newValue }
    }

    override func delegateDidChange() { reloadData() }

    // MARK: Rows

    /// The number of sections in the data source. Loads data if needed.
    open var numberOfSections: Int {
        loadRows()
        return dataSource?.numberOfSections(in: self) ?? 0
    }

    /// Returns the number of rows of a section; 0 if there is no such section. Loads data if needed.
    open func numberOfRows(inSection section: Int) -> Int {
        loadRows()
        return layout.sections.indices.contains(section) ? layout.sections[section].rows.count : 0
    }

    /// The cells on screen, from top to bottom, including a row that a finger carries.
    open var visibleCells: [UITableViewCell] { cellsInOrder.map(\.cell) }

    /// The index paths of the rows on screen, in ascending order; nil if there are none.
    open var indexPathsForVisibleRows: [IndexPath]? { cells.isEmpty ? nil : cells.keys.sorted() }

    /// Returns the cell of a row; nil if it is not on screen.
    open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { cells[indexPath] }

    /// Returns the index path of a cell; nil if it is not on screen.
    open func indexPath(for cell: UITableViewCell) -> IndexPath? { cells.first { $0.value === cell }?.key }

    /// Returns the row at a point of the content; nil above and below the rows. Only y counts.
    open func indexPathForRow(at point: CGPoint) -> IndexPath? {
        loadRows()
        guard point.y >= 0, let index = layout.indices(from: point.y, to: point.y + 0.001).first else { return nil }
        return layout.paths[index]
    }

    /// Returns the rectangle of a row in the content's coordinates; zero if there is no such row.
    open func rectForRow(at indexPath: IndexPath) -> CGRect {
        loadRows()
        return layout.index(of: indexPath).map(rect(ofRow:)) ?? .zero
    }

    func rect(ofRow index: Int) -> CGRect {
        CGRect(
            x: sideInset, y: layout.top(of: index), width: bounds.width - 2 * sideInset, height: layout.heights[index])
    }

    /// The distance of the rows from the sides, in points: the system's margins, as others have measured them.
    var sideInset: CGFloat { style == .insetGrouped ? (bounds.width < 414 ? 16 : 20) : 0 }

    /// Returns the rows in a rectangle of the content; nil if there are none.
    open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
        loadRows()
        let indices = layout.indices(from: rect.minY, to: rect.maxY)
        return indices.isEmpty ? nil : Array(layout.paths[indices])
    }

    // Row K4.
    /// Reloads the rows in the next layout pass. Ends the editing of text in them.
    open func reloadData() {
        needsReload = true
        setNeedsLayout()
    }

    var cellsInOrder: [(path: IndexPath, cell: UITableViewCell)] {
        cells.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    }

    // MARK: Cells

    /// Registers a class of cells, which the table creates with the style `.default`; nil removes the registration. A
    /// class that is not a cell class stops the program.
    open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
        guard let cellClass else { return pool.forget(identifier) }
        guard let cells = cellClass as? UITableViewCell.Type else {
            preconditionFailure("\(cellClass) is no class of table cells. Register a subclass of UITableViewCell.")
        }
        register(forCellReuseIdentifier: identifier) { cells.made(reusedAs: identifier) }
    }

    /// Registers a closure that creates cells. Host-only.
    public func register(
        forCellReuseIdentifier identifier: String, _ make: @escaping @MainActor () -> UITableViewCell
    ) { pool.register(identifier, make) }

    /// Returns a reusable cell, or a new one if the identifier is registered, or nil.
    open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
        guard let cell = pool.take(identifier) else { return pool.make(identifier) }
        cell.prepareForReuse()
        return cell
    }

    /// Returns a cell as `dequeueReusableCell(withIdentifier:)` does, but traps with a message if the identifier is not
    /// registered.
    open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
        guard let cell = dequeueReusableCell(withIdentifier: identifier) else {
            preconditionFailure(
                "dequeueReusableCell(withIdentifier:for:): there is no cell with the identifier \(identifier). "
                    + "Register one before it is dequeued.")
        }
        return cell
    }

    // MARK: Editing and selection

    /// A Boolean value that says whether rows show their controls: to reorder, to delete, to insert. While it is true, no
    /// row is swiped, and a row is selected only if the table allows it.
    open var isEditing: Bool {
        get { editing }
        set { setEditing(newValue, animated: false) }
    }

    /// Shows or hides the reorder controls of movable rows.
    open func setEditing(_ editing: Bool, animated: Bool) {
        self.editing = editing
        closeSwipe()
        for (path, cell) in cellsInOrder { prepareForEditing(cell, at: path) }
    }

    /// The row that was selected first, if any.
    open var indexPathForSelectedRow: IndexPath? { selection.first }
    /// The selected rows, in the order of their selection; nil if there are none.
    open var indexPathsForSelectedRows: [IndexPath]? { selection.isEmpty ? nil : selection }

    /// Deselects a row without telling the delegate. Other rows stay selected.
    open func deselectRow(at indexPath: IndexPath, animated: Bool) {
        selection.removeAll { $0 == indexPath }
        cells[indexPath]?.setSelected(false, animated: animated)
    }

    // Row W17.
    /// Selects a row without telling the delegate, and scrolls to it unless the position is `.none`. With nil no row is
    /// selected. A row that is not there stops the program.
    open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        for path in selection where indexPath == nil || !takesSeveral { deselectRow(at: path, animated: animated) }
        guard let indexPath else { return }
        loadRows()
        precondition(
            layout.index(of: indexPath) != nil,
            "selectRow(at:animated:scrollPosition:) was called for \(indexPath), where there is no row.")
        if !selection.contains(indexPath) { selection.append(indexPath) }
        cells[indexPath]?.setSelected(true, animated: animated)
        if scrollPosition != .none { scrollToRow(at: indexPath, at: scrollPosition, animated: animated) }
    }

    /// True if several rows can be selected now.
    var takesSeveral: Bool { isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { highlight(touches) }
    /// Handles the touch and keeps the highlight.
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
    /// Selects the highlighted row, after asking the delegate.
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { selectHighlighted() }
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { unhighlight() }

    // MARK: Layout

    // Row X2.
    /// Loads data if needed; then shows the cells on screen, measures new ones, and removes the others.
    open override func layoutSubviews() {
        super.layoutSubviews()
        loadRows()
        if tableHeaderView != nil || tableFooterView != nil || contentSize.width != bounds.width {
            placeHeaderAndFooter()
        }
        showCells()
        showParts()
        if backgroundView?.frame != bounds { backgroundView?.frame = bounds }
    }
}
