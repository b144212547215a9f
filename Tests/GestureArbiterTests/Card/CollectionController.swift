import HeadlessUIKit

/// A controller that a collection view fills: a carousel of 20 items of 150 × 200 pt on top, then 50 rows of 100 pt.
final class CollectionController: UIViewController, UICollectionViewDataSource, UICollectionViewDelegate {
    let collection: UICollectionView
    /// The index paths of tapped items.
    private(set) var selected: [IndexPath] = []

    init() {
        let layout = UICollectionViewCompositionalLayout { index, _ in
            let isCarousel = index == 0
            let size = NSCollectionLayoutSize(
                widthDimension: isCarousel ? .absolute(150) : .fractionalWidth(1),
                heightDimension: .absolute(isCarousel ? 200 : 100))
            let item = NSCollectionLayoutItem(layoutSize: size)
            let section = NSCollectionLayoutSection(group: .horizontal(layoutSize: size, subitems: [item]))
            if isCarousel { section.orthogonalScrollingBehavior = .continuous }
            return section
        }
        collection = UICollectionView(frame: .zero, collectionViewLayout: layout)
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        collection.frame = view.bounds
        collection.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        collection.contentInsetAdjustmentBehavior = .never
        collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
        collection.dataSource = self
        collection.delegate = self
        view.addSubview(collection)
    }

    /// The scroll view of the orthogonal section.
    var carousel: UIScrollView? {
        let cells = collection.visibleCells.filter { collection.indexPath(for: $0)?.section == 0 }
        return cells.first?.superview as? UIScrollView
    }

    func numberOfSections(in collectionView: UICollectionView) -> Int { 2 }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        section == 0 ? 20 : 50
    }
    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
    }
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        selected.append(indexPath)
    }
}
