import HeadlessUIKit
import Testing

@MainActor
@Suite("Registered cell classes")
struct RegisteredCellTests {
    @Test("A table creates cells of the registered class by its own initializer, and reuses them")
    func table() throws {
        let source = Rows(TitledCell.self)
        let stage = source.show()
        let cell = try #require(source.table.cellForRow(at: [0, 0]) as? TitledCell)
        #expect(cell.title.text == "row 0")
        #expect(cell.title.superview === cell.contentView)
        #expect(cell.reuseIdentifier == "row")
        source.table.contentOffset.y = 3000
        stage.advanceFrame()
        #expect(source.table.cellForRow(at: [0, 60]) is TitledCell)
        #expect(source.cells.count < 40)
    }

    @Test("A class without initializers, and a subclass of one, are created, too")
    func inherited() {
        let plain = Rows(CountedCell.self)
        let stage = plain.show()
        let below = Rows(ColouredCell.self)
        let other = below.show()
        #expect((plain.table.cellForRow(at: [0, 1]) as? CountedCell)?.count == 7)
        #expect((below.table.cellForRow(at: [0, 1]) as? ColouredCell)?.title.text == "row 1")
        #expect(below.table.cellForRow(at: [0, 1])?.backgroundColor == .red)
        withExtendedLifetime((stage, other)) {}
    }

    @Test("Registering nil removes the registration")
    func takenBack() {
        let table = UITableView()
        table.register(TitledCell.self, forCellReuseIdentifier: "row")
        #expect(table.dequeueReusableCell(withIdentifier: "row") is TitledCell)
        table.register(nil, forCellReuseIdentifier: "row")
        #expect(table.dequeueReusableCell(withIdentifier: "row") == nil)
    }

    @Test("A collection view creates cells of the registered class by its frame")
    func collection() throws {
        let source = Items()
        let stage = Stage()
        stage.window.addSubview(source.collection)
        stage.advanceFrame()
        let cell = try #require(source.collection.cellForItem(at: [0, 2]) as? PictureCell)
        #expect(cell.picture.superview === cell.contentView)
        #expect(cell.number == 2)
    }
}

private final class Rows: UITableViewDataSource {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    var cells: Set<ObjectIdentifier> = []

    init(_ cellClass: AnyClass) {
        table.rowHeight = 50
        table.register(cellClass, forCellReuseIdentifier: "row")
        table.dataSource = self
    }

    func show() -> Stage {
        let stage = Stage()
        stage.window.addSubview(table)
        stage.advanceFrame()
        return stage
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 100 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        cells.insert(ObjectIdentifier(cell))
        (cell as? TitledCell)?.title.text = "row \(indexPath.row)"
        return cell
    }
}

private class TitledCell: UITableViewCell {
    let title = UILabel()

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        contentView.addSubview(title)
    }

    required init?(coder: NSCoder) { nil }
}

private final class ColouredCell: TitledCell {
    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        backgroundColor = .red
    }

    required init?(coder: NSCoder) { nil }
}

private final class CountedCell: UITableViewCell { var count = 7 }

private final class Items: UICollectionViewDataSource {
    let collection: UICollectionView

    init() {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 100, height: 100)
        collection = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 390, height: 844), collectionViewLayout: layout)
        collection.register(PictureCell.self, forCellWithReuseIdentifier: "picture")
        collection.dataSource = self
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 30 }
    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "picture", for: indexPath)
        (cell as? PictureCell)?.number = indexPath.item
        return cell
    }
}

private final class PictureCell: UICollectionViewCell {
    let picture = UIImageView()
    var number = -1

    override init(frame: CGRect) {
        super.init(frame: frame)
        contentView.addSubview(picture)
    }

    required init?(coder: NSCoder) { nil }
}
