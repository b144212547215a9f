/// A scroll view with rows, of which it keeps as many cells as are on screen.
///
/// Not modelled: headers, footers, insertion and deletion of single rows.
@MainActor open class UITableView: UIScrollView {
    public enum Style: Int, Sendable { case plain, grouped, insetGrouped }

    /// Stands for the height that a cell's `sizeThatFits` gives once it is shown.
    public nonisolated static let automaticDimension: CGFloat = -1

    open weak var dataSource: (any UITableViewDataSource)? { didSet { reloadData() } }
    open var rowHeight: CGFloat = 44 { didSet { reloadData() } }
    /// What an automatic row counts for until it has been shown, in points.
    open var estimatedRowHeight: CGFloat = 44 { didSet { reloadData() } }
    open var allowsSelection = true
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

    public init(frame: CGRect, style: Style) {
        self.style = style
        super.init(frame: frame)
        setUpRows()
    }

    public override convenience init(frame: CGRect) { self.init(frame: frame, style: .plain) }

    public required init?(coder: NSCoder) {
        style = .plain
        super.init(coder: coder)
        setUpRows()
    }

    private func setUpRows() {
        alwaysBounceVertical = true
        addSwipeRecognizer()
    }

    @_nonoverride open weak var delegate: (any UITableViewDelegate)? {
        get { super.delegate as? any UITableViewDelegate }
        set { super.delegate = newValue }
    }

    override func delegateDidChange() { reloadData() }

    // MARK: Rows

    open var numberOfSections: Int {
        loadRows()
        return dataSource?.numberOfSections(in: self) ?? 0
    }

    open func numberOfRows(inSection section: Int) -> Int {
        loadRows()
        return layout.paths.count { $0.section == section }
    }

    open var visibleCells: [UITableViewCell] { cellsInOrder.map(\.cell) }

    open var indexPathsForVisibleRows: [IndexPath]? { cells.isEmpty ? nil : cells.keys.sorted() }

    /// Nil for a row that is not on screen.
    open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { cells[indexPath] }

    open func indexPath(for cell: UITableViewCell) -> IndexPath? { cells.first { $0.value === cell }?.key }

    open func indexPathForRow(at point: CGPoint) -> IndexPath? {
        loadRows()
        guard point.y >= 0, let index = layout.indices(from: point.y, to: point.y + 0.001).first else { return nil }
        return layout.paths[index]
    }

    /// In the content's coordinates; zero for a row that there is not.
    open func rectForRow(at indexPath: IndexPath) -> CGRect {
        loadRows()
        guard let index = layout.index(of: indexPath) else { return .zero }
        return CGRect(x: 0, y: layout.top(of: index), width: bounds.width, height: layout.heights[index])
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

    open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
        guard let cell = pool.take(identifier) else { return pool.make(identifier) }
        cell.prepareForReuse()
        return cell
    }

    open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
        guard let cell = dequeueReusableCell(withIdentifier: identifier) else {
            preconditionFailure(
                "There is no cell with the identifier \(identifier). Register one before it is dequeued.")
        }
        return cell
    }

    // MARK: Editing and selection

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

    open var indexPathForSelectedRow: IndexPath? { selected }

    open func deselectRow(at indexPath: IndexPath, animated: Bool) {
        guard selected == indexPath else { return }
        selected = nil
        cells[indexPath]?.setSelected(false, animated: animated)
    }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { highlight(touches) }
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { selectHighlighted() }
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { unhighlight() }

    // MARK: Layout

    open override func layoutSubviews() {
        super.layoutSubviews()
        loadRows()
        showCells()
    }
}
