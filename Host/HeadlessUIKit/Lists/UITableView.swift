/// A scroll view with rows, which keeps only the cells on screen.
///
/// Not modelled: headers and footers of sections, insertion and deletion of single rows.
@preconcurrency @MainActor open class UITableView: UIScrollView {
    /// The look of sections. All styles look plain here.
    public enum Style: Int, Sendable {
        /// Sections one below the other.
        case plain
        /// The same as `plain` here.
        case grouped
        /// The same as `plain` here.
        case insetGrouped
    }

    /// The way rows come and go. Nothing is animated here.
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

    /// A height that stands for the one that a cell's `sizeThatFits` returns once it is shown.
    public nonisolated static let automaticDimension: CGFloat = -1

    /// The source of the rows. Held weakly; a new one reloads.
    open weak var dataSource: (any UITableViewDataSource)? { didSet { reloadData() } }
    /// The height of rows for which the delegate gives none, in points.
    ///
    /// `automaticDimension`, the default, measures cells. Setting it reloads.
    open var rowHeight = automaticDimension { didSet { reloadData() } }
    /// The height that an automatic row counts for until it has been shown, in points.
    ///
    /// `automaticDimension`, the default, counts as 44.
    open var estimatedRowHeight = automaticDimension { didSet { reloadData() } }
    /// A Boolean value that says whether a finger highlights and selects rows.
    open var allowsSelection = true
    /// The style that the table was made with.
    public let style: Style
    // Row W9.
    /// The view above all rows; nil for none. Its height counts when it is set, and its width becomes the table's.
    open var tableHeaderView: UIView? { didSet { replaceEnd(oldValue, by: tableHeaderView) } }
    // Row W9.
    /// The view below all rows; nil for none. Its height counts when it is set, and its width becomes the table's.
    open var tableFooterView: UIView? { didSet { replaceEnd(oldValue, by: tableFooterView) } }

    @exclusivity(unchecked) var layout = RowLayout() { didSet { shown = nil } }
    @exclusivity(unchecked) var cells: [IndexPath: UITableViewCell] = [:] { didSet { shown = nil } }
    /// The same cells in their order, from row `first` on, once all of them are where they belong.
    @exclusivity(unchecked) var shown: (first: Int, cells: [UITableViewCell])?
    /// The cell of a row off the screen that is edited.
    @exclusivity(unchecked) var kept: KeptCell<UITableViewCell>?
    var pool = ReusePool<UITableViewCell>()
    var measured: Set<IndexPath> = []
    var needsReload = true
    private var editing = false
    var selected: IndexPath?
    var highlighted: IndexPath?
    var swipe: RowSwipe?
    var lifted: LiftedRow?

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

    /// The delegate, which is also told of scrolling. Held weakly; a new one reloads. It stands beside the scroll
    /// view's own property of that name, over the same storage.
    @_nonoverride open weak var delegate: (any UITableViewDelegate)? {
        get { super.delegate as? any UITableViewDelegate }
        set { super.delegate = newValue }
    }

    override func delegateDidChange() { reloadData() }

    // MARK: Rows

    /// The number of sections in the data source; data is loaded if that is due.
    open var numberOfSections: Int {
        loadRows()
        return dataSource?.numberOfSections(in: self) ?? 0
    }

    /// Returns the number of rows of a section; 0 if there is no such section. Data is loaded if that is due.
    open func numberOfRows(inSection section: Int) -> Int {
        loadRows()
        return layout.paths.count { $0.section == section }
    }

    /// The cells on screen, from top to bottom; a row that a finger carries among them.
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
        CGRect(x: 0, y: layout.top(of: index), width: bounds.width, height: layout.heights[index])
    }

    // Row K4.
    /// Reloads the rows in the next layout pass. A text that is edited in one of them is edited no more.
    open func reloadData() {
        needsReload = true
        setNeedsLayout()
    }

    var cellsInOrder: [(path: IndexPath, cell: UITableViewCell)] {
        cells.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    }

    // MARK: Cells

    /// Registers a class of cells, which the table makes with the style `.default`; nil takes the registration back. A
    /// class that is none of cells stops the program.
    open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
        guard let cellClass else { return pool.forget(identifier) }
        guard let cells = cellClass as? UITableViewCell.Type else {
            preconditionFailure("\(cellClass) is no class of table cells. Register a subclass of UITableViewCell.")
        }
        register(forCellReuseIdentifier: identifier) { cells.made(reusedAs: identifier) }
    }

    /// Registers a closure that makes cells. Host-only.
    public func register(
        forCellReuseIdentifier identifier: String, _ make: @escaping @MainActor () -> UITableViewCell
    ) { pool.register(identifier, make) }

    /// Returns a cell that has scrolled out of sight, or a new one if the identifier is registered, or nil.
    open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
        guard let cell = pool.take(identifier) else { return pool.make(identifier) }
        cell.prepareForReuse()
        return cell
    }

    /// Returns a cell as `dequeueReusableCell(withIdentifier:)` does, but traps, and says so, if the identifier is not
    /// registered.
    open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
        guard let cell = dequeueReusableCell(withIdentifier: identifier) else {
            preconditionFailure(
                "There is no cell with the identifier \(identifier). Register one before it is dequeued.")
        }
        return cell
    }

    // MARK: Editing and selection

    /// A Boolean value that says whether rows that can be moved show a grip. While it is true, no row is selected or
    /// swiped.
    open var isEditing: Bool {
        get { editing }
        set { setEditing(newValue, animated: false) }
    }

    /// Shows or hides the grips of rows that can be moved.
    open func setEditing(_ editing: Bool, animated: Bool) {
        self.editing = editing
        closeSwipe()
        for (path, cell) in cellsInOrder { prepareForEditing(cell, at: path) }
    }

    /// The row that a finger selected last: one at a time here. Selection by code is not modelled.
    open var indexPathForSelectedRow: IndexPath? { selected }

    /// Deselects a row; the delegate is not told. Another row is left as it is.
    open func deselectRow(at indexPath: IndexPath, animated: Bool) {
        guard selected == indexPath else { return }
        selected = nil
        cells[indexPath]?.setSelected(false, animated: animated)
    }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { highlight(touches) }
    /// Takes the touch from the responder chain; the highlight stays.
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
    /// Selects the highlighted row, after asking the delegate.
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { selectHighlighted() }
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { unhighlight() }

    // MARK: Layout

    // Row X2.
    /// Loads data if that is due; then brings in the cells on screen, measures new ones, and takes out the rest.
    open override func layoutSubviews() {
        super.layoutSubviews()
        loadRows()
        if tableHeaderView != nil || tableFooterView != nil { placeHeaderAndFooter() }
        showCells()
    }
}
