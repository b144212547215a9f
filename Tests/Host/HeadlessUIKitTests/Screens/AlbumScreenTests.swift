import HeadlessUIKit
import Testing

/// Photos and a filter: a grid, a sheet that filters it, and a photo that zooms, with its neighbours as pages.
private struct Photo: Hashable {
    let number: Int
    var isFavorite: Bool { number % 3 == 0 }
}

private final class PhotoCell: UICollectionViewCell {
    let picture = UIImageView()
    override init(frame: CGRect) {
        super.init(frame: frame)
        picture.frame = contentView.bounds
        picture.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        (picture.contentMode, picture.clipsToBounds) = (.scaleAspectFill, true)
        contentView.addSubview(picture)
    }
    required init?(coder: NSCoder) { fatalError("Cells are made by code.") }
    override var isHighlighted: Bool { didSet { picture.alpha = isHighlighted ? 0.5 : 1 } }
}

private final class AlbumController: UICollectionViewController {
    private var source: UICollectionViewDiffableDataSource<Int, Photo>!
    private let photos = (0..<60).map(Photo.init)
    private(set) var shown: [Photo] = []
    var filter = Filter() { didSet { update() } }

    init() {
        let item = NSCollectionLayoutItem(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1 / 3), heightDimension: .fractionalHeight(1)))
        item.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 1, bottom: 1, trailing: 1)
        let row = NSCollectionLayoutGroup.horizontal(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1), heightDimension: .fractionalWidth(1 / 3)),
            subitems: [item])
        super.init(
            collectionViewLayout: UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: row)))
        title = "Photos"
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Filter",
            primaryAction: UIAction { [weak self] _ in
                guard let self else { return }
                let page = FilterController(filter) { [weak self] in self?.filter = $0 }
                present(UINavigationController(rootViewController: page), animated: true)
            })
    }
    required init?(coder: NSCoder) { fatalError("Albums are made by code.") }

    override func viewDidLoad() {
        super.viewDidLoad()
        let cells = UICollectionView.CellRegistration<PhotoCell, Photo> { cell, _, photo in
            cell.picture.image = UIImage(size: CGSize(width: 400, height: 300))
            cell.accessibilityLabel = "Photo \(photo.number)"
        }
        source = UICollectionViewDiffableDataSource(collectionView: collectionView) { list, path, photo in
            list.dequeueConfiguredReusableCell(using: cells, for: path, item: photo)
        }
        update()
    }
    private func update() {
        shown = photos.filter { ($0.isFavorite || !filter.onlyFavorites) && $0.number < filter.most }
        if filter.isReversed { shown.reverse() }
        var snapshot = NSDiffableDataSourceSnapshot<Int, Photo>()
        snapshot.appendSections([0])
        snapshot.appendItems(shown)
        source?.apply(snapshot, animatingDifferences: viewIfLoaded?.window != nil)
    }
    override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        guard let photo = source.itemIdentifier(for: indexPath) else { return }
        let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
        pages.setViewControllers([PhotoController(photo)], direction: .forward, animated: false)
        pages.dataSource = self
        pages.hidesBottomBarWhenPushed = true
        navigationController?.pushViewController(pages, animated: true)
    }
}

extension AlbumController: UIPageViewControllerDataSource {
    private func page(beside controller: UIViewController, by step: Int) -> UIViewController? {
        guard let photo = (controller as? PhotoController)?.photo, let index = shown.firstIndex(of: photo) else {
            return nil
        }
        return shown.indices.contains(index + step) ? PhotoController(shown[index + step]) : nil
    }
    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController? { page(beside: viewController, by: -1) }
    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController? { page(beside: viewController, by: 1) }
}

private struct Filter: Equatable {
    var onlyFavorites = false
    var isReversed = false
    var most = 60
}

private final class FilterController: UITableViewController {
    private(set) var filter: Filter
    private let apply: (Filter) -> Void
    let favorites = UISwitch()
    let order = UISegmentedControl(items: ["First", "Last"])
    let most = UISlider()

    init(_ filter: Filter, apply: @escaping (Filter) -> Void) {
        (self.filter, self.apply) = (filter, apply)
        super.init(style: .insetGrouped)
        title = "Filter"
    }
    required init?(coder: NSCoder) { fatalError("Filters are made by code.") }

    override func viewDidLoad() {
        super.viewDidLoad()
        isModalInPresentation = true
        navigationItem.leftBarButtonItem = UIBarButtonItem(
            systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.dismiss(animated: true) })
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            systemItem: .done,
            primaryAction: UIAction { [weak self] _ in
                guard let self else { return }
                apply(filter)
                dismiss(animated: true)
            })
        favorites.addAction(
            UIAction { [weak self] _ in self?.filter.onlyFavorites = self?.favorites.isOn == true }, for: .valueChanged)
        order.selectedSegmentIndex = 0
        order.addAction(
            UIAction { [weak self] _ in self?.filter.isReversed = self?.order.selectedSegmentIndex == 1 },
            for: .valueChanged)
        (most.minimumValue, most.maximumValue, most.value) = (1, 60, 60)
        most.addAction(
            UIAction { [weak self] _ in self?.filter.most = Int(self?.most.value ?? 60) }, for: .valueChanged)
    }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.selectionStyle = .none
        guard indexPath.row > 0 else {
            cell.textLabel?.text = "Favorites"
            cell.accessoryView = favorites
            return cell
        }
        let control: UIControl = indexPath.row == 1 ? order : most
        control.translatesAutoresizingMaskIntoConstraints = false
        cell.contentView.addSubview(control)
        let margins = cell.contentView.layoutMarginsGuide
        NSLayoutConstraint.activate([
            control.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
            control.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
            control.centerYAnchor.constraint(equalTo: cell.contentView.centerYAnchor),
        ])
        return cell
    }
}

private final class PhotoController: UIViewController, UIScrollViewDelegate {
    let photo: Photo
    let scroll = UIScrollView()
    let picture = UIImageView(image: UIImage(size: CGSize(width: 390, height: 300)))
    private(set) var heard: [String] = []

    init(_ photo: Photo) {
        self.photo = photo
        super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { fatalError("Photos are made by code.") }
    override func viewDidLoad() {
        super.viewDidLoad()
        scroll.frame = view.bounds
        scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        (scroll.maximumZoomScale, scroll.delegate) = (3, self)
        picture.isUserInteractionEnabled = true
        scroll.addSubview(picture)
        scroll.contentSize = picture.bounds.size
        view.addSubview(scroll)
        let twice = UITapGestureRecognizer(target: self) { [weak self] _ in
            guard let self else { return }
            scroll.setZoomScale(scroll.zoomScale > 1 ? 1 : 2, animated: true)
        }
        twice.numberOfTapsRequired = 2
        let once = UITapGestureRecognizer(target: self) { [weak self] _ in
            guard let bar = self?.navigationController else { return }
            bar.setNavigationBarHidden(!bar.isNavigationBarHidden, animated: true)
        }
        once.require(toFail: twice)
        for tap in [once, twice] { scroll.addGestureRecognizer(tap) }
        picture.addInteraction(UIContextMenuInteraction(delegate: self))
    }
    func viewForZooming(in scrollView: UIScrollView) -> UIView? { picture }
}

extension PhotoController: UIContextMenuInteractionDelegate {
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        UIContextMenuConfiguration(actionProvider: { [weak self] _ in
            UIMenu(children: [UIAction(title: "Share") { _ in self?.share() }])
        })
    }
    private func share() {
        let sheet = UIActivityViewController(activityItems: [picture.image as Any], applicationActivities: nil)
        sheet.completionWithItemsHandler = { [weak self] _, isDone, _, _ in self?.heard.append("shared \(isDone)") }
        present(sheet, animated: true)
    }
}

@MainActor struct AlbumScreenTests {
    private let album = AlbumController()
    private let navigation: UINavigationController
    private let stage: Stage

    init() {
        navigation = UINavigationController(rootViewController: album)
        stage = Stage(rootViewController: navigation)
        stage.settle()
    }

    private func tap(_ view: UIView, at share: CGFloat = 0.5) {
        let point = CGPoint(x: view.bounds.width * share, y: view.bounds.midY)
        stage.touch(at: view.convert(point, to: nil)).lift()
        stage.settle()
    }
    private func photo(_ item: Int) throws -> UICollectionViewCell {
        try #require(album.collectionView.cellForItem(at: IndexPath(item: item, section: 0)))
    }
    private var page: PhotoController? {
        (navigation.topViewController as? UIPageViewController)?.viewControllers?.first as? PhotoController
    }

    @Test("A grid scrolls; a photo opens, zooms by two taps, hides the bar by one, and its neighbour is a swipe away")
    func browse() throws {
        #expect(try photo(0).bounds.width == 128)
        stage.touch(at: CGPoint(x: 195, y: 600)).swipe(by: .down(-400), over: 0.2)
        stage.settle()
        #expect(album.collectionView.contentOffset.y > 400)
        album.collectionView.scrollToItem(at: IndexPath(item: 0, section: 0), at: .top, animated: false)
        stage.settle()
        tap(try photo(4))
        let first = try #require(page)
        #expect(first.photo.number == 4)
        let place = first.picture.convert(CGPoint(x: 200, y: 150), to: nil)
        for _ in 0..<2 { stage.touch(at: place).lift() }
        stage.settle()
        #expect(first.scroll.zoomScale == 2)
        for _ in 0..<2 { stage.touch(at: place).lift() }
        stage.settle()
        #expect(first.scroll.zoomScale == 1)
        stage.touch(at: place).lift()
        stage.advance(by: 1)
        #expect(navigation.isNavigationBarHidden)
        stage.touch(at: CGPoint(x: 300, y: 600)).swipe(by: .right(-200), over: 0.15)
        stage.settle()
        #expect(page?.photo.number == 5)
        stage.openContextMenu(at: place)
        stage.tapMenu("Share", of: nil)
        stage.settle()
        stage.share(by: .mail)
        stage.settle()
        #expect(page?.heard == ["shared true"])
    }

    @Test("A sheet filters: a switch, segments and a slider by a finger, then done; cancel changes nothing")
    func filter() throws {
        func open() throws -> FilterController {
            tap(navigation.navigationBar, at: 0.93)
            let sheet = try #require(navigation.presentedViewController as? UINavigationController)
            return try #require(sheet.topViewController as? FilterController)
        }
        let sheet = try open()
        tap(sheet.favorites)
        tap(sheet.order, at: 0.75)
        let knob = sheet.most.convert(CGPoint(x: sheet.most.bounds.maxX - 10, y: sheet.most.bounds.midY), to: nil)
        stage.touch(at: knob).swipe(by: .right(-sheet.most.bounds.width / 2), over: 0.5)
        stage.settle()
        #expect(sheet.filter.onlyFavorites)
        #expect(sheet.filter.isReversed)
        #expect((20..<40).contains(sheet.filter.most))
        tap(try #require(sheet.navigationController?.navigationBar), at: 0.93)
        #expect(navigation.presentedViewController == nil)
        #expect(album.filter == sheet.filter)
        #expect(album.shown.allSatisfy { $0.isFavorite })
        #expect(album.shown.allSatisfy { $0.number < sheet.filter.most })
        #expect(try photo(0).accessibilityLabel == "Photo \(album.shown[0].number)")
        let again = try open()
        tap(again.favorites)
        tap(try #require(again.navigationController?.navigationBar), at: 0.07)
        #expect(navigation.presentedViewController == nil)
        #expect(album.filter == sheet.filter)
    }
}
