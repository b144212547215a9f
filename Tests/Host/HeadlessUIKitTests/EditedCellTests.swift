import HeadlessUIKit
import Testing

/// A field that is edited in a cell, and the list around it.
@MainActor struct EditedCellTests {
    /// A list of a kind whose cells each have a field.
    enum Kind: CaseIterable, Sendable { case table, collection }

    @MainActor final class Scene: UITableViewDataSource, UICollectionViewDataSource {
        let stage = Stage(screen: Screen(size: CGSize(width: 400, height: 800), scale: 3, safeAreaInsets: .zero))
        let list: UIScrollView
        var count = 100
        private(set) var asked: [Int] = []

        init(_ kind: Kind) {
            let frame = CGRect(x: 0, y: 0, width: 400, height: 800)
            switch kind {
            case .table:
                let table = UITableView(frame: frame)
                table.rowHeight = 50
                table.register(forCellReuseIdentifier: "row") { FieldRow(style: .default, reuseIdentifier: "row") }
                list = table
                table.dataSource = self
            case .collection:
                let layout = UICollectionViewFlowLayout()
                layout.itemSize = CGSize(width: 400, height: 50)
                layout.minimumLineSpacing = 0
                let collection = UICollectionView(frame: frame, collectionViewLayout: layout)
                collection.register(forCellWithReuseIdentifier: "item") { FieldItem() }
                list = collection
                collection.dataSource = self
            }
            stage.window.addSubview(list)
            stage.advanceFrame()
        }

        /// The field of a row on the screen.
        func field(_ row: Int) -> UITextField? {
            let cell: (any Fielded)?
            if let table = list as? UITableView {
                cell = table.cellForRow(at: IndexPath(row: row, section: 0)) as? FieldRow
            } else {
                let collection = list as? UICollectionView
                cell = collection?.cellForItem(at: IndexPath(item: row, section: 0)) as? FieldItem
            }
            return cell?.field
        }

        func edit(_ row: Int) -> UITextField? {
            let field = field(row)
            field?.becomeFirstResponder()
            stage.settle()
            asked = []
            return field
        }

        /// True if the field is in the place of the field of that row.
        func isInPlace(_ field: UITextField?, _ row: Int) -> Bool {
            guard let field, field.isDescendant(of: list) else { return false }
            return field.convert(CGPoint.zero, to: list).y == CGFloat(50 * row)
        }

        func scroll(to offset: CGFloat) {
            list.contentOffset.y = offset
            stage.advanceFrame()
        }

        func reload() {
            (list as? UITableView)?.reloadData()
            (list as? UICollectionView)?.reloadData()
            stage.advanceFrame()
        }

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            asked.append(indexPath.row)
            return tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        }
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }
        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            asked.append(indexPath.item)
            return collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
        }
    }

    @Test(
        "K4: an edited cell is kept when it scrolls off, and shown again for its row", arguments: Kind.allCases)
    func scrolledOff(_ kind: Kind) {
        let scene = Scene(kind)
        let field = scene.edit(3)
        scene.scroll(to: 2000)
        #expect(field?.isEditing == true)
        #expect(scene.field(3) == nil)
        scene.scroll(to: 0)
        #expect(field?.isEditing == true)
        #expect(scene.field(3) === field)
        #expect(!scene.asked.contains(3))
    }

    @Test("K4: an edited cell is kept when the list becomes shorter", arguments: Kind.allCases)
    func smaller(_ kind: Kind) {
        let scene = Scene(kind)
        let field = scene.edit(12)
        scene.list.frame.size.height = 300
        scene.stage.advanceFrame()
        #expect(field?.isEditing == true)
        #expect(scene.field(12) == nil)
        scene.list.frame.size.height = 800
        scene.stage.advanceFrame()
        #expect(scene.field(12) === field)
    }

    @Test("K4: an edited cell is kept when the list becomes narrower", arguments: Kind.allCases)
    func narrower(_ kind: Kind) {
        let scene = Scene(kind)
        let field = scene.edit(3)
        scene.list.frame.size.width = 380
        scene.stage.advanceFrame()
        #expect(field?.isEditing == true)
        #expect(scene.field(3) === field)
    }

    @Test("K4: a kept cell stays at its row's place", arguments: Kind.allCases)
    func place(_ kind: Kind) {
        let scene = Scene(kind)
        let field = scene.edit(3)
        scene.scroll(to: 2000)
        #expect(scene.isInPlace(field, 3))
    }

    @Test("K4: after editing ends, a kept cell is reused for other rows", arguments: Kind.allCases)
    func letGo(_ kind: Kind) {
        let scene = Scene(kind)
        let field = scene.edit(3)
        scene.scroll(to: 2000)
        field?.resignFirstResponder()
        scene.scroll(to: 2010)
        #expect(!scene.isInPlace(field, 3))
        scene.scroll(to: 0)
        #expect(scene.asked.contains(3))
    }

    @Test("K4: of two edited cells only the last one is kept", arguments: Kind.allCases)
    func second(_ kind: Kind) {
        let scene = Scene(kind)
        let first = scene.edit(3)
        scene.scroll(to: 2000)
        let second = scene.edit(42)
        scene.scroll(to: 3500)
        #expect(!scene.isInPlace(first, 3))
        #expect(second?.isEditing == true)
    }

    @Test("K4: a reload ends editing, on and off the screen", arguments: Kind.allCases, [CGFloat(0), 2000])
    func reload(_ kind: Kind, offset: CGFloat) {
        let scene = Scene(kind)
        let field = scene.edit(3)
        scene.scroll(to: offset)
        scene.reload()
        #expect(field?.isEditing == false)
    }
}

@MainActor private protocol Fielded { var field: UITextField { get } }

private final class FieldRow: UITableViewCell, Fielded {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
    override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        contentView.addSubview(field)
    }
    required init?(coder: NSCoder) { nil }
}

private final class FieldItem: UICollectionViewCell, Fielded {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
    override init(frame: CGRect) {
        super.init(frame: frame)
        contentView.addSubview(field)
    }
    required init?(coder: NSCoder) { nil }
}
