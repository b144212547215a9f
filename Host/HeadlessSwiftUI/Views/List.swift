import HeadlessUIKit

// Row U17.
/// Rows in a column: a UIKit table or collection view, by ``SwiftUIAssumptions/listView-swift.property``.
public struct List<SelectionValue: Hashable, Content: View> {
    private let content: Content
    private var one: Binding<SelectionValue?>?
    private var several: Binding<Set<SelectionValue>>?
}
extension List where SelectionValue == Never {
    /// Creates a list of rows.
    nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }
    /// Creates a row for each element.
    nonisolated public init<Data: RandomAccessCollection, Row: View>(
        _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
    ) where Content == ForEach<Data, Data.Element.ID, Row>, Data.Element: Identifiable {
        self.init { ForEach(data, content: rowContent) }
    }
    /// Creates a row for each element, identified by the value at `id`.
    nonisolated public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
    ) where Content == ForEach<Data, ID, Row> { self.init { ForEach(data, id: id, content: rowContent) } }
}
extension List where SelectionValue == Never, Content == ForEach<Range<Int>, Int, AnyView> {
    /// Creates a row for each number.
    nonisolated public init<Row: View>(_ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> Row) {
        self.init { ForEach(data) { AnyView(rowContent($0)) } }
    }
}
// Row U40.
extension List {
    /// Creates a row for each element, with the identities of the selected elements.
    nonisolated public init<Data: RandomAccessCollection, Row: View>(
        _ data: Data, selection: Binding<Set<SelectionValue>>?, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
    ) where Content == ForEach<Data, Data.Element.ID, Row>, Data.Element: Identifiable {
        self.init(selection: selection) { ForEach(data, content: rowContent) }
    }
    /// Creates a row for each element, identified by the value at `id`, with the identity of the selected element.
    nonisolated public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> Row
    ) where Content == ForEach<Data, ID, Row> {
        self.init(selection: selection) { ForEach(data, id: id, content: rowContent) }
    }
    /// Creates a list of rows with the tag of the selected row, nil for none.
    nonisolated public init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) {
        (one, self.content) = (selection, content())
    }
    /// Creates a list of rows with the tags of the selected rows. The host has no edit mode: a tap selects a row, or
    /// deselects it.
    nonisolated public init(selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content) {
        (several, self.content) = (selection, content())
    }
    /// Creates a row for each element, with the identity of the selected element, nil for none.
    nonisolated public init<Data: RandomAccessCollection, Row: View>(
        _ data: Data, selection: Binding<SelectionValue?>?, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
    ) where Content == ForEach<Data, Data.Element.ID, Row>, Data.Element: Identifiable {
        self.init(selection: selection) { ForEach(data, content: rowContent) }
    }
}

extension List: Layoutable, TagReader, SelectableRows {
    func update(_ node: Node) {
        let rows = node.list ?? ListRows(node.host?.assumptions ?? SwiftUIAssumptions())
        node.list = rows
        node.uiView = rows.view
        rows.view.follow(node.environment)
        node.setChildren([(0, content)])
        let selected = node.reading { one.map { Set([$0.wrappedValue].compactMap { $0 }) } ?? several?.wrappedValue }
        (rows.node, rows.isSelectable) = (node, selected != nil)
        rows.selected = Set((selected ?? []).map { AnyHashable($0) })
    }
    func select(_ tag: AnyHashable) {
        guard let value = tag.base as? SelectionValue else { return }
        one?.wrappedValue = value
        if let several, several.wrappedValue.remove(value) == nil { several.wrappedValue.insert(value) }
    }
    func size(_ node: Node, in proposal: CGSize) -> CGSize { proposal }
    func place(_ node: Node, in rect: CGRect) { node.uiView?.frame = rect }
    func fillsSafeArea(_ node: Node) -> Bool { true }
}

/// A list whose selection is the tag of a row.
@MainActor
private protocol SelectableRows {
    func select(_ tag: AnyHashable)
}

/// The rows of a list. Only the rows on screen have views.
@MainActor
final class ListRows {
    let view: UIScrollView
    private let assumptions: SwiftUIAssumptions
    private var rows: [Node] = []
    private var open: [ObjectIdentifier: Node] = [:]
    private var taps: [ObjectIdentifier: @MainActor () -> Void] = [:]
    /// The heights of rows that UIKit's list was told.
    private var told: [Int: CGFloat] = [:]
    weak var node: Node?
    /// Whether a tap selects a row that has a tag.
    var isSelectable = false
    /// The tags of the rows that are selected.
    var selected: Set<AnyHashable> = [] { didSet { showSelection() } }

    init(_ assumptions: SwiftUIAssumptions) {
        self.assumptions = assumptions
        switch assumptions.listView {
        case .table:
            let table = UITableView(frame: .zero, style: .plain)
            view = table
            table.rowHeight = UITableView.automaticDimension
            table.register(forCellReuseIdentifier: "row") { TableRowCell() }
            table.dataSource = self
            table.delegate = self
        case .collection:
            let collection = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
            view = collection
            collection.register(forCellWithReuseIdentifier: "row") { CollectionRowCell() }
            collection.collectionViewLayout = UICollectionViewCompositionalLayout { [weak self] index, _ in
                self?.section(of: index)
            }
            collection.dataSource = self
            collection.delegate = self
        }
        view.alwaysBounceVertical = true
    }

    func isOpen(_ row: Node) -> Bool { open[ObjectIdentifier(row)] != nil }

    /// Shows other rows, or the same rows with new values.
    func show(_ rows: [Node]) {
        let old = self.rows
        let isSame = rows.count == old.count && zip(rows, old).allSatisfy { $0 === $1 }
        self.rows = rows
        for (key, row) in open where row.host == nil { open[key] = nil }
        for row in old where row.host == nil { taps[ObjectIdentifier(row)] = nil }
        for row in open.values { row.showViews() }
        guard !isSame else { return layOutChangedRows() }
        told = [:]
        func newIndex(_ index: Int) -> Int? { rows.firstIndex { $0 === old[index] } }
        (view as? UITableView)?.reloadRows { path in newIndex(path.row).map { IndexPath(row: $0, section: 0) } }
        (view as? UICollectionView)?.reloadItems { path in
            newIndex(path.section).map { IndexPath(item: 0, section: $0) }
        }
    }

    /// Lays out again if a row has another height than UIKit's list was told.
    private func layOutChangedRows() {
        let width = view.bounds.width
        guard told.contains(where: { $0.value != height(of: $0.key, width: width) }) else { return }
        (view as? UITableView)?.performBatchUpdates(nil)
        (view as? UICollectionView)?.collectionViewLayout.invalidateLayout()
    }
    private func tellHeight(of index: Int) -> CGFloat {
        let height = height(of: index, width: view.bounds.width)
        told[index] = height
        return height
    }

    /// Shows a row that comes into sight.
    fileprivate func show(_ index: Int, in slot: RowSlot) {
        let row = rows[index]
        slot.row = row
        slot.rows = self
        open[ObjectIdentifier(row)] = row
        let whole = row.outermostOfRow
        if whole.hasLostState { whole.evaluate() } else { row.evaluateRepresentables() }
        row.showItself(in: slot.container)
        row.tellAttached()
    }

    /// Hides a row that goes out of sight. Row U29.
    fileprivate func hide(_ row: Node) {
        guard open.removeValue(forKey: ObjectIdentifier(row)) != nil, row.host != nil else { return }
        row.dismantleAll()
        if assumptions.rowState == .lost { row.outermostOfRow.forgetState() }
    }

    private func height(of index: Int, width: CGFloat) -> CGFloat {
        max(44, rows[index].size(in: CGSize(width: width - 32, height: 0)).height + 22)
    }

    /// The row's frame in the content.
    func frame(of row: Node) -> CGRect? {
        guard let index = rows.firstIndex(where: { $0 === row }) else { return nil }
        let width = view.bounds.width
        let top = (0..<index).map { height(of: $0, width: width) }.reduce(0, +)
        return CGRect(x: 0, y: top, width: width, height: height(of: index, width: width))
    }

    // Row U40.
    fileprivate func canTap(_ index: Int) -> Bool {
        let row = rows[index]
        return taps[ObjectIdentifier(row)] != nil || isSelectable && row.tag != nil
    }
    fileprivate func tap(_ index: Int) {
        if let tag = rows[index].tag { (node?.view as? any SelectableRows)?.select(tag) }
        taps[ObjectIdentifier(rows[index])]?()
    }
    /// Sets the action of a tap on a row, in addition to selection.
    func setTap(of row: Node, _ action: @escaping @MainActor () -> Void) { taps[ObjectIdentifier(row)] = action }
    private func showSelection() {
        let cells: [UIView] = (view as? UITableView)?.visibleCells ?? (view as? UICollectionView)?.visibleCells ?? []
        for cell in cells.compactMap({ $0 as? any RowCell }) { mark(cell) }
    }
    fileprivate func mark(_ cell: any RowCell) {
        cell.isSelected = cell.slot.row?.tag.map(selected.contains) ?? false
    }

    // Row U62.
    private func hasSwipeActions(_ index: Int) -> Bool {
        HorizontalEdge.allCases.contains { swipeActions(of: index, at: $0) != nil }
    }
    private func swipeActions(of index: Int, at edge: HorizontalEdge) -> UISwipeActionsConfiguration? {
        rows[index].swipeActions(at: edge)
    }
    /// The configuration by which a collection view asks for the swipe actions of a row.
    private lazy var swipes: UICollectionLayoutListConfiguration = {
        var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
        configuration.leadingSwipeActionsConfigurationProvider = { [weak self] path in
            self?.swipeActions(of: path.section, at: .leading)
        }
        configuration.trailingSwipeActionsConfigurationProvider = { [weak self] path in
            self?.swipeActions(of: path.section, at: .trailing)
        }
        return configuration
    }()

    private func section(of index: Int) -> NSCollectionLayoutSection {
        let size = NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1), heightDimension: .absolute(tellHeight(of: index)))
        let group = NSCollectionLayoutGroup.vertical(
            layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
        let section = NSCollectionLayoutSection(group: group)
        if hasSwipeActions(index) { section.list = swipes }
        return section
    }
}

extension ListRows: UITableViewDataSource, UITableViewDelegate {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        tellHeight(of: indexPath.row)
    }
    func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
        canTap(indexPath.row)
    }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { tap(indexPath.row) }
    // Row U62.
    func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
        hasSwipeActions(indexPath.row)
    }
    func tableView(
        _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? { swipeActions(of: indexPath.row, at: .leading) }
    func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? { swipeActions(of: indexPath.row, at: .trailing) }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        if let cell = cell as? TableRowCell { show(indexPath.row, in: cell.slot) }
        return cell
    }
}

/// Each row is a section of its own, so that each has its height.
extension ListRows: UICollectionViewDataSource, UICollectionViewDelegate {
    func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool {
        canTap(indexPath.section)
    }
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        tap(indexPath.section)
    }
    func numberOfSections(in collectionView: UICollectionView) -> Int { rows.count }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1 }
    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "row", for: indexPath)
        if let cell = cell as? CollectionRowCell { show(indexPath.section, in: cell.slot) }
        return cell
    }
}

/// The part of a cell that holds a row.
@MainActor
private final class RowSlot {
    let container: UIView
    weak var row: Node?
    weak var rows: ListRows?

    init(_ container: UIView) { self.container = container }

    func layOut(_ cell: any RowCell) {
        guard let row else { return }
        rows?.mark(cell)
        row.place(in: container.bounds.insetBy(dx: 16, dy: 0))
    }

    func leave() {
        guard let row else { return }
        self.row = nil
        rows?.hide(row)
        for view in container.subviews { view.removeFromSuperview() }
    }
}

@MainActor
private protocol RowCell: UIView {
    var slot: RowSlot { get }
    var isSelected: Bool { get set }
}

private final class TableRowCell: UITableViewCell, RowCell {
    lazy var slot = RowSlot(contentView)
    override func layoutSubviews() {
        super.layoutSubviews()
        slot.layOut(self)
    }
    override func didMoveToSuperview() { if superview == nil { slot.leave() } }
}

private final class CollectionRowCell: UICollectionViewCell, RowCell {
    lazy var slot = RowSlot(contentView)
    override func layoutSubviews() {
        super.layoutSubviews()
        slot.layOut(self)
    }
    override func didMoveToSuperview() { if superview == nil { slot.leave() } }
}
