import HeadlessUIKit
import Testing

@MainActor struct DiffableTests {
    private typealias Rows = NSDiffableDataSourceSnapshot<String, Int>

    private let stage = Stage()
    private let table = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))

    private func source() -> UITableViewDiffableDataSource<String, Int> {
        table.rowHeight = 50
        stage.window.addSubview(table)
        return UITableViewDiffableDataSource(tableView: table) { _, _, item in
            let cell = UITableViewCell()
            cell.textLabel?.text = "\(item)"
            return cell
        }
    }

    private func rows(_ items: [Int]) -> Rows {
        var snapshot = Rows()
        snapshot.appendSections(["all"])
        snapshot.appendItems(items)
        return snapshot
    }

    private var texts: [String] { table.visibleCells.compactMap(\.textLabel?.text) }

    @Test("W10: a table shows the applied snapshot")
    func table1() {
        let source = source()
        source.apply(rows([3, 1, 2]))
        stage.advanceFrame()
        #expect(texts == ["3", "1", "2"])
        #expect(source.itemIdentifier(for: IndexPath(row: 1, section: 0)) == 1)
        #expect(source.indexPath(for: 2) == IndexPath(row: 2, section: 0))
        source.apply(rows([2, 4]))
        stage.advanceFrame()
        #expect(texts == ["2", "4"])
    }

    @Test("W10: the completion is called in a turn after the call")
    func completion() {
        final class Answer { var isThere = false }
        let (source, answer) = (source(), Answer())
        source.apply(rows([1])) { answer.isThere = true }
        #expect(!answer.isThere)
        stage.settle()
        #expect(answer.isThere)
    }

    @Test("W10: a selected item stays selected at its new place")
    func selection() {
        let source = source()
        source.apply(rows([1, 2, 3]))
        stage.advanceFrame()
        stage.touch(at: CGPoint(x: 100, y: 130)).lift()
        stage.advanceFrame()
        source.apply(rows([9, 8, 1, 2]))
        stage.advanceFrame()
        #expect(table.indexPathForSelectedRow == IndexPath(row: 3, section: 0))
        source.apply(rows([9, 8]))
        stage.advanceFrame()
        #expect(table.indexPathForSelectedRow == nil)
    }

    @Test("W10: the offset stays")
    func offset() {
        let source = source()
        source.apply(rows(Array(0..<100)))
        stage.advanceFrame()
        table.contentOffset.y = 500
        source.apply(rows(Array(-5..<100)))
        stage.advanceFrame()
        #expect(table.contentOffset.y == 500)
        #expect(texts.first == "5")
    }

    @Test("W10: a collection view shows the applied snapshot")
    func collection() {
        let list = UICollectionView(frame: stage.window.bounds, collectionViewLayout: UICollectionViewFlowLayout())
        list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
        stage.window.addSubview(list)
        let source = UICollectionViewDiffableDataSource<String, Int>(collectionView: list) { list, path, _ in
            list.dequeueReusableCell(withReuseIdentifier: "item", for: path)
        }
        source.apply(rows([1, 2, 3]), animatingDifferences: false)
        stage.advanceFrame()
        #expect(list.visibleCells.count == 3)
        #expect(source.snapshot().itemIdentifiers == [1, 2, 3])
    }

    @Test("W10: items are inserted, moved and deleted by their identifiers")
    func items() {
        var snapshot = rows([1, 2, 3])
        snapshot.insertItems([7], beforeItem: 2)
        #expect(snapshot.itemIdentifiers == [1, 7, 2, 3])
        snapshot.moveItem(1, afterItem: 3)
        #expect(snapshot.itemIdentifiers == [7, 2, 3, 1])
        snapshot.deleteItems([2, 5])
        #expect(snapshot.itemIdentifiers == [7, 3, 1])
        #expect(snapshot.indexOfItem(3) == 1)
    }

    @Test("W10: sections are inserted and deleted with their items")
    func sections() {
        var snapshot = rows([1])
        snapshot.insertSections(["first"], beforeSection: "all")
        snapshot.appendItems([8, 9], toSection: "first")
        #expect(snapshot.itemIdentifiers == [8, 9, 1])
        #expect(snapshot.sectionIdentifier(containingItem: 1) == "all")
        snapshot.deleteSections(["first"])
        #expect(snapshot.itemIdentifiers == [1])
    }
}
