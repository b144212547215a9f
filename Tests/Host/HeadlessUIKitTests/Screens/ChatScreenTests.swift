import HeadlessUIKit
import Testing

/// A chat: a list of messages with registrations, configurations and a diffable source, and a header by day.
@MainActor private final class Chat {
    let stage = Stage(screen: Screen(size: CGSize(width: 400, height: 800), scale: 3, safeAreaInsets: .zero))
    let list: UICollectionView
    var source: UICollectionViewDiffableDataSource<Int, String>!

    init(_ messages: [String]) {
        var look = UICollectionLayoutListConfiguration(appearance: .plain)
        look.headerMode = .supplementary
        list = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 400, height: 800),
            collectionViewLayout: UICollectionViewCompositionalLayout.list(using: look))
        let cells = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, message in
            var content = cell.defaultContentConfiguration()
            (content.text, content.secondaryText) = (message, "now")
            cell.contentConfiguration = content
            cell.accessories = [.disclosureIndicator()]
            cell.configurationUpdateHandler = { cell, state in
                cell.backgroundConfiguration = .listPlainCell().updated(for: state)
                cell.tag = state.isSelected ? 1 : 0
            }
        }
        let headers = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
            elementKind: UICollectionView.elementKindSectionHeader
        ) { header, _, path in
            var content = UIListContentConfiguration.plainHeader()
            content.text = "Day \(path.section)"
            header.contentConfiguration = content
        }
        source = UICollectionViewDiffableDataSource(collectionView: list) { list, path, message in
            list.dequeueConfiguredReusableCell(using: cells, for: path, item: message)
        }
        source.supplementaryViewProvider = { list, _, path in
            list.dequeueConfiguredReusableSupplementary(using: headers, for: path)
        }
        stage.window.addSubview(list)
        show(messages)
    }

    func show(_ messages: [String]) {
        var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
        snapshot.appendSections([0])
        snapshot.appendItems(messages)
        source.apply(snapshot)
        stage.settle()
    }

    func cell(_ item: Int) -> UICollectionViewCell? { list.cellForItem(at: IndexPath(item: item, section: 0)) }
}

@MainActor struct ChatScreenTests {
    private let long = String(repeating: "a rather long message ", count: 12)

    @Test("W26: a list's cells are made by registrations, and each has the height of its content")
    func heights() throws {
        let chat = Chat(["short", long, "last"])
        let (first, second) = (try #require(chat.cell(0)), try #require(chat.cell(1)))
        #expect(first is UICollectionViewListCell)
        #expect(first.frame.height == 62)
        #expect(second.frame.height > 120)
        #expect(second.frame.minY == first.frame.maxY)
        #expect(chat.list.contentSize.height == chat.cell(2)?.frame.maxY)
        #expect(first.contentView.frame.width == 366)
    }

    @Test("W26: a list's header is a cell by registration, above its section, and stays at the top")
    func header() {
        let chat = Chat((0..<60).map { "message \($0)" })
        let path = IndexPath(item: 0, section: 0)
        let header = chat.list.supplementaryView(forElementKind: UICollectionView.elementKindSectionHeader, at: path)
        #expect(chat.cell(0)?.frame.minY == header?.frame.maxY)
        chat.list.contentOffset.y = 500
        chat.stage.settle()
        #expect(header?.frame.minY == 500)
    }

    @Test("W23: a content is shown by a view, updated in place, and its cell's state is told")
    func configurations() throws {
        let chat = Chat(["one", "two"])
        let cell = try #require(chat.cell(0))
        let view = try #require(cell.contentView.subviews.first as? UIListContentView)
        #expect(view.subviews.compactMap { ($0 as? UILabel)?.text } == ["one", "now"])
        var content = UIListContentConfiguration.cell()
        content.text = "changed"
        cell.contentConfiguration = content
        #expect(cell.contentView.subviews.first === view)
        #expect((view.subviews[1] as? UILabel)?.text == "changed")
        chat.stage.touch(at: CGPoint(x: 200, y: cell.frame.midY)).lift()
        chat.stage.settle()
        #expect(cell.tag == 1)
        cell.contentConfiguration = nil
        #expect(cell.contentView.subviews.isEmpty)
    }

    @Test("W23: a table's cell shows a content, and the table measures it")
    func tableCell() {
        let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
        var content = cell.defaultContentConfiguration()
        content.text = long
        content.image = nil
        cell.contentConfiguration = content
        #expect(cell.sizeThatFits(CGSize(width: 320, height: 0)).height > 150)
        content.text = "short"
        cell.contentConfiguration = content
        #expect(cell.sizeThatFits(CGSize(width: 320, height: 0)).height == 44)
    }

    @Test("W26: what a snapshot changes is shown with new heights")
    func snapshot() {
        let chat = Chat([long, "b"])
        let before = chat.list.contentSize.height
        chat.show(["b", "c"])
        #expect(chat.list.contentSize.height < before)
        #expect(chat.list.indexPathsForVisibleItems.count == 2)
    }
}
