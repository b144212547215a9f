import HeadlessUIKit
import Testing

/// A grid of photos with headers; a custom layout; a list with registrations.
@MainActor private final class Photos: UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
    let stage = Stage(screen: Screen(size: CGSize(width: 400, height: 800), scale: 3, safeAreaInsets: .zero))
    let grid: UICollectionView
    var counts = [10, 40]
    var heard: [String] = []

    init(_ layout: UICollectionViewLayout) {
        grid = UICollectionView(frame: CGRect(x: 0, y: 0, width: 400, height: 800), collectionViewLayout: layout)
        grid.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "photo")
        grid.register(
            UICollectionReusableView.self,
            forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader, withReuseIdentifier: "day")
        (grid.dataSource, grid.delegate) = (self, self)
        stage.window.addSubview(grid)
        stage.settle()
    }

    func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        counts[section]
    }
    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "photo", for: indexPath)
    }
    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "day", for: indexPath)
    }
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize { indexPath.section == 0 ? CGSize(width: 120, height: 120) : CGSize(width: 190, height: 100) }
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        referenceSizeForHeaderInSection section: Int
    ) -> CGSize { CGSize(width: 0, height: 40) }
    func collectionView(
        _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
        forElementKind elementKind: String, at indexPath: IndexPath
    ) { heard.append("header \(indexPath.section)") }
    func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
        heard.append("deselects \(indexPath.item)")
    }
}

/// A layout of the app's own: items in a diagonal.
private final class Diagonal: UICollectionViewLayout {
    var step: CGFloat = 90
    private var places: [UICollectionViewLayoutAttributes] = []
    override func prepare() {
        let count = collectionView?.numberOfItems(inSection: 0) ?? 0
        places = (0..<count).map { item in
            let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: item, section: 0))
            attributes.frame = CGRect(x: CGFloat(item % 4) * 100, y: CGFloat(item) * step, width: 100, height: 100)
            attributes.alpha = item == 1 ? 0.5 : 1
            return attributes
        }
    }
    override var collectionViewContentSize: CGSize { CGSize(width: 400, height: CGFloat(places.count) * step) }
    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        places.filter { $0.frame.intersects(rect) }
    }
    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        places[indexPath.item]
    }
}

@MainActor struct PhotosScreenTests {
    private func path(_ item: Int, _ section: Int = 0) -> IndexPath { IndexPath(item: item, section: section) }
    private let header = UICollectionView.elementKindSectionHeader

    @Test("W25: a flow layout asks its delegate; a line's free space is between its items")
    func flow() {
        let photos = Photos(UICollectionViewFlowLayout())
        let grid = photos.grid
        #expect(grid.cellForItem(at: path(0))?.frame == CGRect(x: 0, y: 40, width: 120, height: 120))
        #expect(grid.cellForItem(at: path(1))?.frame.minX == 140)
        #expect(grid.cellForItem(at: path(2))?.frame.minX == 280)
        #expect(grid.cellForItem(at: path(9))?.frame.origin == CGPoint(x: 0, y: 430))
        #expect(grid.supplementaryView(forElementKind: header, at: path(0, 1))?.frame.minY == 550)
        #expect(grid.cellForItem(at: path(1, 1))?.frame.minX == 210)
        #expect(photos.heard == ["header 0", "header 1"])
    }

    @Test("W25: a header stays at the top if the layout says so")
    func pinned() {
        let layout = UICollectionViewFlowLayout()
        layout.sectionHeadersPinToVisibleBounds = true
        let photos = Photos(layout)
        photos.grid.contentOffset.y = 300
        photos.stage.settle()
        #expect(photos.grid.supplementaryView(forElementKind: header, at: path(0))?.frame.minY == 300)
    }

    @Test("W25: a horizontal flow layout fills columns, and scrolls across")
    func horizontal() {
        let layout = UICollectionViewFlowLayout()
        layout.scrollDirection = .horizontal
        let photos = Photos(layout)
        #expect(photos.grid.cellForItem(at: path(1))?.frame.origin == CGPoint(x: 0, y: 136))
        #expect(photos.grid.contentSize.height == 800)
        photos.stage.touch(at: CGPoint(x: 300, y: 400)).move(by: .right(-110))
        #expect(photos.grid.contentOffset.x == 100)
    }

    @Test("W24: a layout of the app's own places and shows the items, and another one after an invalidation")
    func custom() {
        let layout = Diagonal()
        let photos = Photos(layout)
        #expect(photos.grid.contentSize == CGSize(width: 400, height: 900))
        #expect(photos.grid.cellForItem(at: path(1))?.alpha == 0.5)
        #expect(photos.grid.visibleCells.count == 9)
        layout.step = 190
        layout.invalidateLayout()
        photos.stage.settle()
        #expect(photos.grid.cellForItem(at: path(1))?.frame.origin == CGPoint(x: 100, y: 190))
        #expect(photos.grid.visibleCells.count == 5)
    }

    @Test("W16: items are inserted and deleted; those that stay keep their cells, and a wrong count stops the program")
    func updates() async {
        let photos = Photos(UICollectionViewFlowLayout())
        let cell = photos.grid.cellForItem(at: path(3))
        photos.counts[0] = 10
        photos.grid.performBatchUpdates {
            photos.grid.deleteItems(at: [path(0)])
            photos.grid.insertItems(at: [path(9)])
        }
        photos.stage.settle()
        #expect(photos.grid.cellForItem(at: path(2)) === cell)
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let photos = Photos(UICollectionViewFlowLayout())
                photos.grid.deleteItems(at: [IndexPath(item: 0, section: 1)])
            }
        }
        #expect(result.map { says($0, "section 1 has 40 items after the update and had 40 before") } ?? false)
    }

    @Test("W9, W17: an item is scrolled to, and selected by code and by a finger")
    func selection() {
        let photos = Photos(UICollectionViewFlowLayout())
        photos.grid.selectItem(at: path(39, 1), animated: false, scrollPosition: .bottom)
        #expect(photos.grid.contentOffset.y == photos.grid.contentSize.height - 800)
        photos.grid.selectItem(at: path(0), animated: false, scrollPosition: .top)
        #expect(photos.grid.contentOffset.y == 40)
        #expect(photos.grid.indexPathsForSelectedItems == [path(0)])
        photos.grid.allowsMultipleSelection = true
        photos.stage.settle()
        for _ in 0..<2 { photos.stage.touch(at: CGPoint(x: 200, y: 60)).lift() }
        #expect(photos.heard.contains("deselects 1"))
        #expect(photos.grid.indexPathsForSelectedItems == [path(0)])
    }
}
