import HeadlessUIKit
import Testing

/// A table on a stage, with a record of its delegate's and data source's calls.
@MainActor final class TableScene: UITableViewDataSource, UITableViewDelegate {
    let stage: Stage
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    var rows = (0..<100).map { "row \($0)" }
    var heard: [String] = []
    let height: (Int) -> CGFloat
    var actions: [UIContextualAction] = []
    var cellsMade = 0
    let makeCell: () -> UITableViewCell

    init(
        _ assumptions: Assumptions = Assumptions(),
        makeCell: @escaping () -> UITableViewCell = { UITableViewCell(style: .default, reuseIdentifier: "row") },
        height: @escaping (Int) -> CGFloat = { _ in 50 }
    ) {
        (self.makeCell, self.height) = (makeCell, height)
        stage = Stage(
            screen: Screen(size: CGSize(width: 400, height: 800), scale: 3, safeAreaInsets: .zero),
            assumptions: assumptions)
        table.dataSource = self
        table.delegate = self
        stage.window.addSubview(table)
        stage.advanceFrame()
    }

    func touch(y: CGFloat) -> Finger { stage.touch(at: CGPoint(x: 200, y: y)) }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let reused = tableView.dequeueReusableCell(withIdentifier: "row")
        if reused == nil { cellsMade += 1 }
        let cell = reused ?? makeCell()
        cell.textLabel?.text = rows[indexPath.row]
        return cell
    }
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { height(indexPath.row) }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        heard.append("select \(indexPath.row)")
    }
    func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
        heard.append("deselect \(indexPath.row)")
    }
    func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
        heard.append("open \(indexPath.row)")
    }
    func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
        heard.append("close \(indexPath?.row ?? -1)")
    }
    func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? { actions.isEmpty ? nil : UISwipeActionsConfiguration(actions: actions) }
    func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }
    func tableView(_ tableView: UITableView, moveRowAt source: IndexPath, to destination: IndexPath) {
        rows.insert(rows.remove(at: source.row), at: destination.row)
        heard.append("move \(source.row) to \(destination.row)")
    }
}

@MainActor struct TableTests {
    @Test("The content is as wide as the table, also after the table becomes narrower")
    func width() {
        let scene = TableScene()
        scene.table.frame.size.width = 300
        scene.stage.advanceFrame()
        #expect(scene.table.contentSize.width == 300)
        #expect(scene.table.contentSize.height == 5000)
    }

    @Test("Rows of different heights are stacked; rows on screen have cells, which are reused")
    func rows() {
        let scene = TableScene(height: { $0 % 2 == 0 ? 40 : 60 })
        #expect(scene.table.contentSize == CGSize(width: 400, height: 5000))
        #expect(
            scene.table.rectForRow(at: IndexPath(row: 3, section: 0)) == CGRect(x: 0, y: 140, width: 400, height: 60))
        #expect(scene.table.indexPathForRow(at: CGPoint(x: 5, y: 145))?.row == 3)
        #expect(scene.table.visibleCells.count == 16)
        #expect(scene.table.numberOfRows(inSection: 0) == 100)
        scene.table.contentOffset.y = 3000
        scene.stage.advanceFrame()
        #expect(scene.table.indexPathsForVisibleRows?.first?.row == 60)
        #expect(scene.cellsMade <= 32)
        scene.table.contentOffset.y = 0
        scene.stage.advanceFrame()
        #expect(scene.table.visibleCells.first?.textLabel?.text == "row 0")
        #expect(scene.cellsMade <= 32)
    }

    @Test("A resting finger highlights its row, and selects it when it lifts")
    func selection() {
        let scene = TableScene()
        let finger = scene.touch(y: 125)
        finger.hold(for: 0.2)
        let cell = scene.table.cellForRow(at: IndexPath(row: 2, section: 0))
        #expect(cell?.isHighlighted == true)
        finger.lift()
        #expect(cell?.isSelected == true)
        #expect(cell?.isHighlighted == false)
        let other = scene.touch(y: 25)
        other.lift()
        #expect(scene.heard == ["select 2", "deselect 2", "select 0"])
        #expect(cell?.isSelected == false)
    }

    @Test("A finger that scrolls highlights for a while and selects nothing")
    func scrolling() {
        let scene = TableScene()
        let finger = scene.touch(y: 425)
        finger.hold(for: 0.2)
        finger.move(by: .down(-100), over: 0.1)
        #expect(scene.table.visibleCells.allSatisfy { !$0.isHighlighted })
        #expect(scene.table.contentOffset.y > 80)
        finger.lift()
        scene.stage.settle()
        #expect(scene.heard.isEmpty)
        #expect(scene.table.indexPathForSelectedRow == nil)
    }

    @Test("A swipe opens a row with actions, without scrolling the list; a touch closes the row")
    func swipeActions() {
        let scene = TableScene()
        scene.actions = [UIContextualAction(style: .normal, title: "Later") { _, _, done in done(true) }]
        let cell = scene.table.visibleCells[4]
        let finger = scene.touch(y: 225)
        finger.move(by: .right(-60), over: 0.1)
        finger.move(by: .down(-100), over: 0.1)
        #expect(scene.table.contentOffset.y == 0)
        #expect(!scene.table.isDragging)
        finger.lift()
        scene.stage.advanceFrame()
        let content = cell.contentView
        #expect(content.frame.minX == -74)
        scene.touch(y: 625).lift()
        scene.stage.advanceFrame()
        #expect(content.frame.minX == 0)
        #expect(scene.heard == ["open 4", "close 4"])
    }

    @Test("A full swipe performs the first action; without actions, or after a vertical start, there is no swipe")
    func fullSwipe() {
        let scene = TableScene()
        scene.touch(y: 225).move(by: .right(-300), over: 0.2)
        #expect(scene.heard.isEmpty)
        scene.actions = [
            UIContextualAction(style: .destructive, title: "Delete") { _, _, done in
                scene.heard.append("delete")
                done(true)
            }
        ]
        scene.touch(y: 225).swipe(by: .right(-300), over: 0.2)
        #expect(scene.heard == ["open 4", "delete", "close 4"])
        let up = scene.touch(y: 425)
        up.move(by: .down(-40))
        up.move(by: .right(-300), over: 0.2)
        #expect(scene.heard.count == 3)
        #expect(scene.table.isDragging)
    }

    @Test("While editing, the reorder control carries a row; the list stays")
    func reordering() {
        let scene = TableScene()
        scene.table.setEditing(true, animated: false)
        scene.stage.advanceFrame()
        let finger = scene.stage.touch(at: CGPoint(x: 380, y: 125))
        finger.move(by: .down(150), over: 0.3)
        #expect(scene.table.contentOffset.y == 0)
        #expect(!scene.table.isDragging)
        #expect(scene.table.visibleCells[2].center.y == 275)
        finger.lift()
        scene.stage.advanceFrame()
        #expect(scene.heard == ["move 2 to 5"])
        #expect(scene.rows[5] == "row 2")
        #expect(scene.table.visibleCells[5].textLabel?.text == "row 2")
        #expect(scene.table.visibleCells[5].frame.minY == 250)
    }

    @Test("Rows measure their cells unless their height is given, and count 44 points until then")
    func defaults() {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 400, height: 140))
        #expect(table.rowHeight == UITableView.automaticDimension)
        #expect(table.estimatedRowHeight == UITableView.automaticDimension)
        let (stage, rows) = (Stage(), TallRows())
        table.dataSource = rows
        stage.window.addSubview(table)
        stage.advanceFrame()
        #expect(table.contentSize.height == 492, "two of 70 points that are seen, eight of 44")
        table.rowHeight = 50
        stage.advanceFrame()
        #expect(table.contentSize.height == 500)
    }

    @Test("W22: a cell whose constraints leave its height open has the standard height")
    func openHeight() {
        let (cell, line) = (UITableViewCell(), UIView())
        line.translatesAutoresizingMaskIntoConstraints = false
        cell.contentView.addSubview(line)
        line.centerYAnchor.constraint(equalTo: cell.contentView.centerYAnchor).isActive = true
        #expect(cell.sizeThatFits(CGSize(width: 320, height: 0)).height == 44)
        line.heightAnchor.constraint(equalToConstant: 30).isActive = true
        line.topAnchor.constraint(equalTo: cell.contentView.topAnchor).isActive = true
        #expect(cell.sizeThatFits(CGSize(width: 320, height: 0)).height == 30)
    }

    @Test("X2: a self-sizing row that appears above changes the offset, and moves nothing on screen")
    func selfSizing() {
        let scene = TableScene(
            makeCell: { TallCell(style: .default, reuseIdentifier: "row") },
            height: { _ in UITableView.automaticDimension })
        #expect(scene.table.visibleCells[0].frame.height == 70)
        scene.table.contentOffset.y = 2000
        scene.stage.advanceFrame()
        let row = scene.table.indexPathsForVisibleRows![3]
        let place = { scene.table.rectForRow(at: row).minY - scene.table.contentOffset.y }
        let before = place()
        let finger = scene.touch(y: 300)
        for _ in 0..<4 {
            finger.move(by: .down(40))
            scene.stage.advanceFrame()
        }
        #expect(scene.table.indexPathsForVisibleRows![0] < IndexPath(row: row.row - 3, section: 0))
        #expect(abs(place() - before - 150) < 0.5)
        #expect(scene.table.contentOffset.y > 1850 + 26)
    }
}

extension TableTests {
    @Test("A list's delegate has the list's type, and is the scroll view's delegate")
    func delegates() {
        let scene = TableScene()
        let delegate: (any UITableViewDelegate)? = scene.table.delegate
        let scrollView: UIScrollView = scene.table
        #expect(delegate === scene)
        #expect(scrollView.delegate === scene)
        scrollView.delegate = nil
        #expect(scene.table.delegate == nil)
    }

    @Test("Nothing of a table outlives it, also during a drag")
    func life() {
        var scene: TableScene? = TableScene()
        let stage = scene!.stage
        weak var held: UITableView?
        weak var cell: UITableViewCell?
        (held, cell) = (scene!.table, scene!.table.visibleCells[0])
        let finger = scene!.touch(y: 300)
        finger.move(by: .down(-100))
        #expect(held?.isDragging == true)
        #expect(cell != nil)
        held?.removeFromSuperview()
        scene = nil
        finger.move(by: .down(-10))
        finger.lift()
        stage.settle()
        stage.touch(at: .zero).lift()
        #expect(held == nil)
        #expect(cell == nil)
    }
}

@MainActor private final class TallCell: UITableViewCell {
    override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 70) }
}

/// Ten rows that are taller than a row with a label.
@MainActor private final class TallRows: UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 10 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        TallCell(style: .default, reuseIdentifier: nil)
    }
}
