import HeadlessUIKit
import Testing

/// A list in a collection view whose first section's items are swiped.
@MainActor
@Suite("W26: items of a list are swiped")
struct SwipedItemTests {
    private final class Source: UICollectionViewDataSource {
        func numberOfSections(in collectionView: UICollectionView) -> Int { 2 }
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 5 }
        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
            if let cell = cell as? UICollectionViewListCell { cell.indentationLevel = 2 }
            return cell
        }
    }

    private final class Notes { var lines: [String] = [] }

    private let stage = Stage()
    private let list: UICollectionView
    private let source = Source()
    private let notes = Notes()

    init() {
        let notes = notes
        list = UICollectionView(
            frame: stage.window.bounds,
            collectionViewLayout: UICollectionViewCompositionalLayout { section, environment in
                var look = UICollectionLayoutListConfiguration(appearance: .plain)
                if section == 0 {
                    look.trailingSwipeActionsConfigurationProvider = { path in
                        let delete = UIContextualAction(style: .destructive, title: "Delete") { _, _, done in
                            notes.lines.append("delete \(path.item)")
                            done(true)
                        }
                        return UISwipeActionsConfiguration(actions: [delete])
                    }
                }
                return .list(using: look, layoutEnvironment: environment)
            })
        list.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "cell")
        list.contentInsetAdjustmentBehavior = .never
        list.dataSource = source
        stage.window.addSubview(list)
        stage.settle()
    }

    private func swipe(item: Int, section: Int, by way: CGFloat) {
        guard let cell = list.cellForItem(at: IndexPath(item: item, section: section)) else { return }
        let finger = stage.touch(at: cell.convert(CGPoint(x: 300, y: 20), to: nil))
        finger.move(by: CGVector(dx: way, dy: 0), over: 0.3)
        finger.lift()
        stage.settle()
    }
    private func left(item: Int, section: Int) -> CGFloat? {
        list.cellForItem(at: IndexPath(item: item, section: section))?.contentView.frame.minX
    }

    @Test("A swipe shows the actions of the configuration's provider, which a tap performs")
    func shows() {
        swipe(item: 1, section: 0, by: -60)
        #expect(left(item: 1, section: 0) == -54)
        #expect(notes.lines.isEmpty)
        let cell = list.cellForItem(at: IndexPath(item: 1, section: 0))
        stage.touch(at: cell?.convert(CGPoint(x: list.bounds.width - 37, y: 20), to: nil) ?? .zero).lift()
        stage.settle()
        #expect(notes.lines == ["delete 1"])
        #expect(left(item: 1, section: 0) == 20)
    }

    @Test("Another section, another side, and a list that is edited are not swiped")
    func closed() {
        swipe(item: 1, section: 1, by: -60)
        swipe(item: 1, section: 0, by: 60)
        #expect(left(item: 1, section: 1) == 20)
        #expect(left(item: 1, section: 0) == 20)
        list.isEditing = true
        swipe(item: 1, section: 0, by: -60)
        #expect(left(item: 1, section: 0) == 20)
    }

    @Test("An edited list closes its swiped item; a full swipe performs the first action")
    func closes() {
        swipe(item: 1, section: 0, by: -60)
        list.isEditing = true
        stage.settle()
        #expect(left(item: 1, section: 0) == 20)
        list.isEditing = false
        swipe(item: 1, section: 0, by: -250)
        #expect(notes.lines == ["delete 1"])
    }
}
