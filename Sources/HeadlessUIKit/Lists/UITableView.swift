/// A scroll view with rows, of which it keeps as many cells as are on screen.
///
/// Not modelled: headers, footers, insertion and deletion of single rows.
@preconcurrency @MainActor open class UITableView: UIScrollView {
    /// How sections are set apart. Kept: all look plain here.
    public enum Style: Int, Sendable {
        /// One below the other.
        case plain
        /// As plain here.
        case grouped
        /// As plain here.
        case insetGrouped
    }

    /// Stands for the height that a cell's `sizeThatFits` gives once it is shown.
    public nonisolated static let automaticDimension: CGFloat = -1

    /// What is shown. Held weakly; a new one reloads.
    open weak var dataSource: (any UITableViewDataSource)? { didSet { reloadData() } }
    /// In points, for rows of which the delegate says nothing; `automaticDimension`, as unless set, measures cells.
    /// Setting it reloads.
    open var rowHeight = automaticDimension { didSet { reloadData() } }
    /// What an automatic row counts for until it has been shown, in points; 44 for `automaticDimension`, as unless set.
    open var estimatedRowHeight = automaticDimension { didSet { reloadData() } }
    /// Whether a finger highlights and selects rows.
    open var allowsSelection = true
    /// As it was made.
    public let style: Style

    var layout = RowLayout()
    var cells: [IndexPath: UITableViewCell] = [:]
    var pool = ReusePool<UITableViewCell>()
    var measured: Set<IndexPath> = []
    var needsReload = true
    private var editing = false
    var selected: IndexPath?
    var highlighted: IndexPath?
    var swipe: RowSwipe?
    var lifted: LiftedRow?

    /// A table view that always bounces vertically, and shows nothing until it has a data source.
    public init(frame: CGRect, style: Style) {
        self.style = style
        super.init(frame: frame)
        setUpRows()
    }

    /// A plain table view.
    public override convenience init(frame: CGRect) { self.init(frame: frame, style: .plain) }

    /// A plain table view without a size; the coder is not read.
    public required init?(coder: NSCoder) {
        style = .plain
        super.init(coder: coder)
        setUpRows()
    }

    private func setUpRows() {
        alwaysBounceVertical = true
        addSwipeRecognizer()
    }

    /// Hears of scrolling, too. Held weakly; a new one reloads. Beside the scroll view's own property of that name,
    /// over the same storage.
    @_nonoverride open weak var delegate: (any UITableViewDelegate)? {
        get { super.delegate as? any UITableViewDelegate }
        set { super.delegate = newValue }
    }

    override func delegateDidChange() { reloadData() }

    // MARK: Rows

    /// As the data source says; loads data if that is due.
    open var numberOfSections: Int {
        loadRows()
        return dataSource?.numberOfSections(in: self) ?? 0
    }

    /// As loaded, and loads data if that is due; 0 for a section that there is not.
    open func numberOfRows(inSection section: Int) -> Int {
        loadRows()
        return layout.paths.count { $0.section == section }
    }

    /// The cells on screen, from top to bottom; a row that a finger carries among them.
    open var visibleCells: [UITableViewCell] { cellsInOrder.map(\.cell) }

    /// In ascending order; nil if there are none.
    open var indexPathsForVisibleRows: [IndexPath]? { cells.isEmpty ? nil : cells.keys.sorted() }

    /// Nil for a row that is not on screen.
    open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { cells[indexPath] }

    /// Nil for a cell that is not on screen.
    open func indexPath(for cell: UITableViewCell) -> IndexPath? { cells.first { $0.value === cell }?.key }

    /// The row at a point of the content; nil above and below the rows. Only y counts.
    open func indexPathForRow(at point: CGPoint) -> IndexPath? {
        loadRows()
        guard point.y >= 0, let index = layout.indices(from: point.y, to: point.y + 0.001).first else { return nil }
        return layout.paths[index]
    }

    /// In the content's coordinates; zero for a row that there is not.
    open func rectForRow(at indexPath: IndexPath) -> CGRect {
        loadRows()
        return layout.index(of: indexPath).map(rect(ofRow:)) ?? .zero
    }

    func rect(ofRow index: Int) -> CGRect {
        CGRect(x: 0, y: layout.top(of: index), width: bounds.width, height: layout.heights[index])
    }

    /// Asks the data source anew in the next layout pass.
    open func reloadData() {
        needsReload = true
        setNeedsLayout()
    }

    var cellsInOrder: [(path: IndexPath, cell: UITableViewCell)] {
        cells.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    }

    // MARK: Cells

    /// `UITableViewCell` itself only: Swift cannot make an instance of a class that it has at run time. For a class of
    /// your own use the form with a closure.
    open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
        precondition(
            cellClass == nil || cellClass == UITableViewCell.self,
            "A cell class of one's own was registered. Use register(forCellReuseIdentifier:_:) with a closure.")
        register(forCellReuseIdentifier: identifier) { UITableViewCell(style: .default, reuseIdentifier: identifier) }
    }

    /// Host-only form.
    public func register(
        forCellReuseIdentifier identifier: String, _ make: @escaping @MainActor () -> UITableViewCell
    ) { pool.register(identifier, make) }

    /// A cell that has scrolled out of sight, or a new one if the identifier is registered, or nil.
    open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
        guard let cell = pool.take(identifier) else { return pool.make(identifier) }
        cell.prepareForReuse()
        return cell
    }

    /// As `dequeueReusableCell(withIdentifier:)`, but an identifier that is not registered traps, and says so.
    open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
        guard let cell = dequeueReusableCell(withIdentifier: identifier) else {
            preconditionFailure(
                "There is no cell with the identifier \(identifier). Register one before it is dequeued.")
        }
        return cell
    }

    // MARK: Editing and selection

    /// Whether rows that can be moved show a grip. Nothing is selected, and no row swiped, while it is on.
    open var isEditing: Bool {
        get { editing }
        set { setEditing(newValue, animated: false) }
    }

    /// While edited, rows that can be moved show a grip.
    open func setEditing(_ editing: Bool, animated: Bool) {
        self.editing = editing
        closeSwipe()
        for (path, cell) in cellsInOrder { prepareForEditing(cell, at: path) }
    }

    /// The row that a finger selected last: one at a time here. Programmatic selection is not modelled.
    open var indexPathForSelectedRow: IndexPath? { selected }

    /// Takes the selection from a row; the delegate is not told. Another row is left as it is.
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

    /// Loads data if that is due; then brings in the cells on screen, measures new ones (row X2), and takes out the
    /// rest.
    open override func layoutSubviews() {
        super.layoutSubviews()
        loadRows()
        showCells()
    }
}
