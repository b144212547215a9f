import HeadlessUIKit
import Testing

/// A hundred rows of 50 points in a table of 400 × 800 points.
@MainActor struct TableEndTests {
    private let scene = TableScene()
    private var table: UITableView { scene.table }

    private func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

    @Test("W9: a header takes the table's width, moves the rows down, and counts as content")
    func header() {
        let header = UIView(frame: CGRect(x: 9, y: 9, width: 10, height: 120))
        table.tableHeaderView = header
        scene.stage.advanceFrame()
        #expect(header.frame == CGRect(x: 0, y: 0, width: 400, height: 120))
        #expect(table.rectForRow(at: path(0)).minY == 120)
        #expect(table.cellForRow(at: path(0))?.frame.minY == 120)
        #expect(table.contentSize.height == 5120)
    }

    @Test("W9: a footer is below the last row, and counts as content")
    func footer() {
        let footer = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 80))
        table.tableFooterView = footer
        scene.stage.advanceFrame()
        #expect(footer.frame == CGRect(x: 0, y: 5000, width: 400, height: 80))
        #expect(table.contentSize.height == 5080)
    }

    @Test("W9: header and footer stay when data is loaded again")
    func reload() {
        table.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 120))
        table.tableFooterView = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 80))
        scene.rows = ["one", "two"]
        table.reloadData()
        scene.stage.advanceFrame()
        #expect(table.contentSize.height == 300)
        #expect(table.tableFooterView?.frame.minY == 220)
    }

    @Test("W9: without a header the rows are back at the top")
    func removed() {
        table.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 120))
        scene.stage.advanceFrame()
        table.tableHeaderView = nil
        scene.stage.advanceFrame()
        #expect(table.rectForRow(at: path(0)).minY == 0)
        #expect(table.contentSize.height == 5000)
    }

    @Test("W9: a header with an invalid height counts as none")
    func oddHeight() {
        let header = UIView()
        header.bounds.size.height = .nan
        table.tableHeaderView = header
        scene.stage.advanceFrame()
        #expect(table.contentSize.height == 5000)
    }

    @Test("W9: there is no row in a header, and a tap there selects none")
    func tap() {
        table.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 120))
        scene.stage.advanceFrame()
        scene.touch(y: 60).lift()
        scene.touch(y: 130).lift()
        scene.stage.advanceFrame()
        #expect(table.indexPathForRow(at: CGPoint(x: 10, y: 60)) == nil)
        #expect(scene.heard == ["select 0"])
    }

    @Test(
        "W9: a row is scrolled to the requested position",
        arguments: [
            (UITableView.ScrollPosition.top, 1000.0), (.middle, 625), (.bottom, 250), (.none, 250),
        ])
    func scroll(position: UITableView.ScrollPosition, offset: CGFloat) {
        table.scrollToRow(at: path(20), at: position, animated: false)
        #expect(table.contentOffset.y == offset)
    }

    @Test("W9: a visible row does not scroll without a position")
    func seen() {
        table.scrollToRow(at: path(3), at: .none, animated: false)
        #expect(table.contentOffset.y == 0)
    }

    @Test("W9: scrolling ends at the content's edges")
    func edges() {
        table.scrollToRow(at: path(99), at: .top, animated: false)
        #expect(table.contentOffset.y == 4200)
        table.scrollToRow(at: path(2), at: .bottom, animated: false)
        #expect(table.contentOffset.y == 0)
    }

    @Test("W9: animated scrolling takes 0.3 s")
    func animated() {
        table.scrollToRow(at: path(20), at: .top, animated: true)
        #expect(table.contentOffset.y == 0)
        scene.stage.settle()
        #expect(table.contentOffset.y == 1000)
    }
}
