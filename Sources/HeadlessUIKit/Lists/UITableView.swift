/// A scroll view with rows, of which it keeps as many cells as are on screen.
///
/// `delegate` is a `UIScrollViewDelegate` here, to which a `UITableViewDelegate` can be assigned: Swift lets no
/// subclass narrow a property's type. Not modelled: headers, footers, insertion and deletion of single rows.
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
    private var pool = ReusePool<UITableViewCell>()
    private var measured: Set<IndexPath> = []
    private var needsReload = true
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

    var rowDelegate: (any UITableViewDelegate)? { delegate as? any UITableViewDelegate }

    open override weak var delegate: (any UIScrollViewDelegate)? { didSet { reloadData() } }

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

    private var cellsInOrder: [(path: IndexPath, cell: UITableViewCell)] {
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

    private func loadRows() {
        guard needsReload, let dataSource else { return }
        needsReload = false
        for (path, cell) in cellsInOrder { hide(cell, at: path) }
        measured = []
        var rows: [(path: IndexPath, height: CGFloat)] = []
        for section in 0..<dataSource.numberOfSections(in: self) {
            for row in 0..<dataSource.tableView(self, numberOfRowsInSection: section) {
                let path = IndexPath(row: row, section: section)
                rows.append((path, height(at: path)))
            }
        }
        layout = RowLayout(rows)
        contentSize = CGSize(width: bounds.width, height: layout.height)
    }

    private func height(at path: IndexPath) -> CGFloat {
        let height = rowDelegate?.tableView(self, heightForRowAt: path) ?? rowHeight
        guard height == Self.automaticDimension else { return height }
        return rowDelegate?.tableView(self, estimatedHeightForRowAt: path) ?? estimatedRowHeight
    }

    /// A row that turns out taller or shorter than estimated above the viewport moves the offset, so that what is on
    /// screen stays where it is. Row X2.
    private func showCells() {
        var index = layout.indices(from: bounds.minY, to: bounds.maxY).lowerBound
        var shown: Set<IndexPath> = []
        while index < layout.paths.count, layout.top(of: index) < bounds.maxY {
            let path = layout.paths[index]
            let cell = cells[path] ?? show(path)
            measure(cell, at: index)
            if cell !== lifted?.cell { cell.frame = rectForRow(at: path) }
            shown.insert(path)
            index += 1
        }
        for (path, cell) in cellsInOrder where !shown.contains(path) && cell !== lifted?.cell { hide(cell, at: path) }
    }

    private func measure(_ cell: UITableViewCell, at index: Int) {
        let path = layout.paths[index]
        guard measured.insert(path).inserted,
            (rowDelegate?.tableView(self, heightForRowAt: path) ?? rowHeight) == Self.automaticDimension
        else { return }
        let height = cell.sizeThatFits(CGSize(width: bounds.width, height: 0)).height
        let change = height - layout.heights[index]
        guard change != 0 else { return }
        let isAbove = layout.top(of: index) < bounds.minY
        layout.setHeight(height, at: index)
        contentSize.height = layout.height
        if isAbove { contentOffset.y += change }
    }

    private func show(_ path: IndexPath) -> UITableViewCell {
        guard let cell = dataSource?.tableView(self, cellForRowAt: path) else { return UITableViewCell() }
        cells[path] = cell
        cell.setSelected(path == selected, animated: false)
        prepareForEditing(cell, at: path)
        insertSubview(cell, at: 0)
        return cell
    }

    private func hide(_ cell: UITableViewCell, at path: IndexPath) {
        cells[path] = nil
        cell.removeFromSuperview()
        cell.setHighlighted(false, animated: false)
        cell.swipe = 0
        if highlighted == path { highlighted = nil }
        if swipe?.cell === cell { swipe = nil }
        pool.enqueue(cell, cell.reuseIdentifier)
    }

    private func prepareForEditing(_ cell: UITableViewCell, at path: IndexPath) {
        cell.showsReorderControl = dataSource?.tableView(self, canMoveRowAt: path) ?? false
        let canEdit = dataSource?.tableView(self, canEditRowAt: path) ?? false
        cell.setEditing(editing && canEdit, animated: false)
    }
}
