import HeadlessUIKit
import Testing

@MainActor final class CollectionScene: UICollectionViewDataSource, UICollectionViewDelegate {
    let stage = Stage(screen: Screen(size: CGSize(width: 400, height: 800), scale: 3, safeAreaInsets: .zero))
    let collection: UICollectionView
    var heard: [String] = []
    let counts: [Int]

    init(_ layout: UICollectionViewLayout, counts: [Int]) {
        self.counts = counts
        collection = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 400, height: 800), collectionViewLayout: layout)
        collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
        collection.dataSource = self
        collection.delegate = self
        stage.window.addSubview(collection)
        stage.advanceFrame()
    }

    /// A carousel of 150 × 200 on top, then a list of rows of 100.
    static func carousel(
        _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior = .continuous
    ) -> CollectionScene {
        let layout = UICollectionViewCompositionalLayout { index, _ in
            let isCarousel = index == 0
            let size = NSCollectionLayoutSize(
                widthDimension: isCarousel ? .absolute(150) : .fractionalWidth(1),
                heightDimension: .absolute(isCarousel ? 200 : 100))
            let item = NSCollectionLayoutItem(layoutSize: size)
            let section = NSCollectionLayoutSection(group: .horizontal(layoutSize: size, subitems: [item]))
            if isCarousel { section.orthogonalScrollingBehavior = behavior }
            return section
        }
        return CollectionScene(layout, counts: [20, 50])
    }

    var carousel: UIScrollView {
        collection.cellForItem(at: IndexPath(item: 0, section: 0))?.superview as! UIScrollView
    }

    func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        counts[section]
    }
    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
    }
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        heard.append("select \(indexPath.section).\(indexPath.item)")
    }
}

@MainActor struct CollectionTests {
    @Test("A flow layout fills lines; items on screen have cells")
    func flow() {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 100, height: 100)
        layout.minimumInteritemSpacing = 0
        let scene = CollectionScene(layout, counts: [400])
        #expect(scene.collection.contentSize == CGSize(width: 400, height: 10990))
        #expect(scene.collection.visibleCells.count == 32)
        #expect(
            scene.collection.cellForItem(at: IndexPath(item: 5, section: 0))?.frame.origin == CGPoint(x: 100, y: 110))
        scene.stage.touch(at: CGPoint(x: 200, y: 600)).move(by: .down(-310))
        #expect(scene.collection.contentOffset.y == 300)
    }

    @Test("An orthogonal section is a scroll view: it scrolls sideways, the collection vertically")
    func orthogonal() {
        let scene = CollectionScene.carousel()
        let across = scene.stage.touch(at: CGPoint(x: 200, y: 100))
        across.move(by: .right(-110))
        #expect(scene.carousel.contentOffset.x == 100)
        #expect(scene.collection.contentOffset.y == 0)
        across.lift()
        let down = scene.stage.touch(at: CGPoint(x: 200, y: 100))
        scene.stage.settle()
        down.lift()
        let up = scene.stage.touch(at: CGPoint(x: 200, y: 100))
        up.move(by: .down(-60))
        #expect(scene.collection.contentOffset.y == 50)
    }

    @Test("Items are selected by a tap, in a carousel too")
    func selection() {
        let scene = CollectionScene.carousel()
        scene.stage.touch(at: CGPoint(x: 200, y: 100)).lift()
        scene.stage.touch(at: CGPoint(x: 200, y: 350)).lift()
        #expect(scene.heard == ["select 0.1", "select 1.1"])
        #expect(scene.collection.indexPathsForSelectedItems == [IndexPath(item: 1, section: 1)])
    }

    @Test("A section that pages comes to rest on a page")
    func paging() {
        let scene = CollectionScene.carousel(.paging)
        scene.stage.touch(at: CGPoint(x: 300, y: 100)).swipe(by: .right(-120), over: 0.1)
        #expect(scene.stage.settle())
        #expect(scene.carousel.contentOffset.x == 400)
    }
}
