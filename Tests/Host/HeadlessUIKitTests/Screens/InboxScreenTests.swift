import HeadlessUIKit
import Testing

/// An inbox: a plain table whose sections have sticky headers, and whose rows are deleted, moved and selected.
private final class Inbox: UIViewController, UITableViewDataSource, UITableViewDelegate,
    UITableViewDataSourcePrefetching
{
    let table = UITableView(frame: .zero, style: .plain)
    var mails = (0..<4).map { section in (0..<30).map { "mail \(section).\($0)" } }
    var heard: [String] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        table.frame = view.bounds
        table.rowHeight = 50
        table.sectionHeaderTopPadding = 0
        table.contentInsetAdjustmentBehavior = .never
        table.register(UITableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: "header")
        (table.dataSource, table.delegate, table.prefetchDataSource) = (self, self, self)
        view.addSubview(table)
    }
    func numberOfSections(in tableView: UITableView) -> Int { mails.count }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { mails[section].count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = mails[indexPath.section][indexPath.row]
        heard.append("cell")
        return cell
    }
    func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }
    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { 30 }
    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        let header = tableView.dequeueReusableHeaderFooterView(withIdentifier: "header")
        header?.textLabel?.text = "Day \(section)"
        return header
    }
    func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {
        heard.append("commit \(editingStyle) \(indexPath.section).\(indexPath.row)")
        mails[indexPath.section].remove(at: indexPath.row)
        tableView.deleteRows(at: [indexPath], with: .automatic)
    }
    func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt path: IndexPath) {
        heard.append("gone \(path.section).\(path.row)")
    }
    func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
        heard.append("may deselect \(indexPath.row)")
        return indexPath
    }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        heard.append("selects \(indexPath.row)")
    }
    func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
        heard.append("deselects \(indexPath.row)")
    }
    func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
        heard.append("soon \(indexPaths[0].section).\(indexPaths[0].row)")
    }
    func tableView(
        _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration? {
        UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { [weak self] _ in
            UIMenu(children: [UIAction(title: "Flag") { _ in self?.heard.append("flag \(indexPath.row)") }])
        }
    }
    func tableView(
        _ tableView: UITableView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) { heard.append("menu closes") }
}

@MainActor struct InboxScreenTests {
    private let inbox = Inbox()
    private let stage: Stage
    private var table: UITableView { inbox.table }

    init() {
        stage = Stage(
            rootViewController: inbox,
            screen: Screen(size: CGSize(width: 400, height: 800), scale: 3, safeAreaInsets: .zero))
        stage.settle()
        inbox.heard = []
    }

    private func path(_ row: Int, _ section: Int = 0) -> IndexPath { IndexPath(row: row, section: section) }

    @Test("W15: the header of a plain table's section stays at the top until the next one pushes it away")
    func sticky() throws {
        let header = try #require(table.headerView(forSection: 0))
        #expect(header.frame == CGRect(x: 0, y: 0, width: 400, height: 30))
        table.contentOffset.y = 400
        stage.settle()
        #expect(header.frame.minY == 400)
        table.contentOffset.y = 1520
        stage.settle()
        #expect(header.frame.minY == 1500)
        #expect(table.headerView(forSection: 1)?.frame.minY == 1530)
        table.contentOffset.y = 1600
        stage.settle()
        #expect(table.headerView(forSection: 0) == nil)
        #expect(table.headerView(forSection: 1)?.frame.minY == 1600)
    }

    @Test("W16: rows that are inserted, deleted and moved leave the others their cells, and selection follows")
    func updates() {
        let second = table.cellForRow(at: path(2))
        table.selectRow(at: path(2), animated: false, scrollPosition: .none)
        inbox.mails[0].insert("new", at: 0)
        inbox.mails[0].remove(at: 2)
        inbox.mails[1].swapAt(0, 1)
        var isDone = false
        table.performBatchUpdates {
            table.insertRows(at: [path(0)], with: .top)
            table.deleteRows(at: [path(1)], with: .fade)
            table.moveRow(at: path(0, 1), to: path(1, 1))
        } completion: { _ in
            isDone = true
        }
        stage.advance(by: 0.1)
        #expect(table.cellForRow(at: path(2)) === second)
        #expect(table.indexPathForSelectedRow == path(2))
        #expect(table.cellForRow(at: path(0))?.textLabel?.text == "new")
        #expect(inbox.heard.filter { $0 == "cell" }.count == 1)
        #expect(!isDone)
        stage.settle()
        #expect(isDone)
        inbox.heard = []
        table.reloadRows(at: [path(0)], with: .none)
        #expect(inbox.heard == ["gone 0.0"])
    }

    @Test("W16: sections are inserted, deleted, moved and reloaded", arguments: [true, false])
    func sections(inABatch: Bool) {
        if inABatch { table.beginUpdates() }
        inbox.mails.remove(at: 1)
        table.deleteSections([1], with: .automatic)
        if inABatch { table.endUpdates() }
        #expect(table.numberOfSections == 3)
        inbox.mails.insert(["only"], at: 0)
        table.insertSections([0], with: .automatic)
        stage.settle()
        #expect(table.cellForRow(at: path(0))?.textLabel?.text == "only")
        #expect(table.cellForRow(at: path(0, 1))?.textLabel?.text == "mail 0.0")
        inbox.mails.swapAt(0, 1)
        table.moveSection(0, toSection: 1)
        table.reloadSections([0], with: .none)
        stage.settle()
        #expect(table.cellForRow(at: path(0))?.textLabel?.text == "mail 0.0")
    }

    @Test("W17: with several to select, a tap adds a row, and a second tap takes it away")
    func several() {
        table.allowsMultipleSelection = true
        for y in [50, 100, 150] { stage.touch(at: CGPoint(x: 200, y: y)).lift() }
        stage.touch(at: CGPoint(x: 200, y: 100)).lift()
        #expect(table.indexPathsForSelectedRows == [path(0), path(2)])
        #expect(inbox.heard == ["selects 0", "selects 1", "selects 2", "may deselect 1", "deselects 1"])
        table.allowsMultipleSelection = false
        table.selectRow(at: path(20), animated: false, scrollPosition: .middle)
        #expect(table.indexPathsForSelectedRows == [path(20)])
        #expect(table.contentOffset.y == 655)
    }

    @Test("W18: rows that come are told of before, as far as a screen ahead; rows that go, after")
    func display() {
        table.contentOffset.y = 500
        stage.settle()
        #expect(inbox.heard.contains("gone 0.0"))
        #expect(inbox.heard.contains { $0.hasPrefix("soon 1.") })
        #expect(!inbox.heard.contains("gone 0.12"))
    }

    @Test("W19: a swipe offers Delete where a row can be edited; its button commits")
    func swipeToDelete() {
        let finger = stage.touch(at: CGPoint(x: 300, y: 60))
        finger.move(by: .right(-90), over: 0.2)
        finger.lift()
        stage.settle()
        #expect(table.cellForRow(at: path(0))?.showingDeleteConfirmation == true)
        stage.touch(at: CGPoint(x: 370, y: 60)).lift()
        stage.settle()
        #expect(inbox.heard.contains("commit delete 0.0"))
        #expect(table.numberOfRows(inSection: 0) == 29)
    }

    @Test("W19: while a table is edited, a row's control offers Delete")
    func editing() throws {
        table.setEditing(true, animated: false)
        stage.settle()
        let cell = try #require(table.cellForRow(at: path(1)))
        #expect(cell.contentView.frame.minX == 38)
        stage.touch(at: CGPoint(x: 19, y: 110)).lift()
        stage.settle()
        #expect(cell.showingDeleteConfirmation)
        stage.touch(at: CGPoint(x: 370, y: 110)).lift()
        #expect(inbox.heard.contains("commit delete 0.1"))
        stage.touch(at: CGPoint(x: 200, y: 200)).lift()
        #expect(table.indexPathForSelectedRow == nil)
        table.allowsSelectionDuringEditing = true
        stage.touch(at: CGPoint(x: 200, y: 200)).lift()
        #expect(table.indexPathForSelectedRow == path(3))
    }

    @Test("W20: a row's context menu is opened by the stage, and closes at a tap on an entry")
    func menu() {
        let menu = stage.openContextMenu(at: CGPoint(x: 200, y: 110))
        #expect(menu?.children.map(\.title) == ["Flag"])
        stage.tapMenu("Flag", of: nil)
        #expect(inbox.heard == ["flag 1", "menu closes"])
        #expect(stage.openContextMenu(at: CGPoint(x: 200, y: 10)) == nil)
    }

    @Test("W16: a batch that does not add up stops the program, and names the section")
    func wrongUpdate() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let inbox = Inbox()
                let stage = Stage(rootViewController: inbox)
                stage.settle()
                inbox.table.insertRows(at: [IndexPath(row: 0, section: 2)], with: .automatic)
            }
        }
        #expect(result.map { says($0, "section 2 has 30 items after the update and had 30 before") } ?? false)
    }

    @Test("W17: selecting a row that is not there stops the program, and names the call")
    func wrongRow() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let inbox = Inbox()
                let stage = Stage(rootViewController: inbox)
                stage.settle()
                inbox.table.selectRow(at: IndexPath(row: 99, section: 0), animated: false, scrollPosition: .none)
            }
        }
        #expect(result.map { says($0, "selectRow(at:animated:scrollPosition:) was called for [0, 99]") } ?? false)
    }
}
