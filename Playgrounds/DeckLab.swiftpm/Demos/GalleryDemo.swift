import GestureArbiter
import InteractiveDismissal
import UIKitShim

/// A shelf of thumbnails, and a photo that comes out of one and is thrown back into it.
@MainActor
package final class GalleryDemo: Demo {
    package static let name = "gallery"
    package static let title = "A photo, thrown back"
    package static let hint = """
        Drag the photo up or down, then anywhere: it follows, and thrown it flies back into its thumbnail. Tap a \
        thumbnail, or pull at it, and its photo comes. Sideways the pages turn, and the shelf scrolls; two fingers zoom.
        """
    package static let options: [SceneOption] = [
        .toggle("open", "A photo is open at first", standard: true), .release,
    ]
    package static let strokeStart = CGPoint(x: 195, y: 422)

    package let floor: any Floor
    private let screen = ShelfController()

    package init(_ settings: DemoSettings, on home: UIViewController) {
        let screen = screen
        let arbiters = screen.letPhotosOpen(settings)
        floor = ScreenFloor(screen, on: home, leavingAt: home.view.bounds.height) {
            // The other thumbnails have not been touched.
            arbiters.enumerated().filter { !$1.decisions.isEmpty }.map { ("photo \($0 + 1)", $1) }
        }
        if settings.value(of: Self.options[0]).isOn { screen.onOpen?(6, false) }
    }

    package var scrollView: UIScrollView? { screen.viewer?.page }
}

// MARK: - The way in

extension ShelfController {
    /// A photo comes out of its thumbnail, and goes into that of the page that shows when it leaves.
    private func configuration(_ settings: DemoSettings) -> CardConfiguration {
        let policy = settings.policy.policy(.vertical)
        var configuration = CardConfiguration.cover { $0.release = settings.release }
        let isWhole = ArbitrationPolicy.Condition.custom("not zoomed") { [weak self] _ in
            self?.viewer?.isZoomed != true
        }
        (configuration.policy, configuration.policy.condition) = (policy, policy.condition && isWhole)
        configuration.look = .zoom(
            from: { [weak self] in self?.thumbnailOfPage }, showing: { [weak self] in self?.viewer?.photo })
        return configuration
    }

    /// A tap opens a photo, or a finger that pulls at its thumbnail.
    func letPhotosOpen(_ settings: DemoSettings) -> [GestureArbiter] {
        var configuration = configuration(settings)
        configuration.declared.flags = settings.policy.flags
        let told: @MainActor (CardEvent) -> Void = { [weak self] in self?.viewer?.follow($0) }
        onOpen = { [weak self] number, isAnimated in
            guard let self else { return }
            presentCard(makeViewer(of: number), as: configuration, animated: isAnimated, onEvent: told)
        }
        return thumbnails.enumerated().map { number, thumbnail in
            attachCard(to: thumbnail, as: configuration, onEvent: told) { [weak self] _ in
                self?.makeViewer(of: number)
            }
        }
    }
}

extension PhotosController {
    /// The close button is not part of the photo, and fades as the photo is dragged.
    fileprivate func follow(_ event: CardEvent) {
        if case .moved(let position) = event { close.alpha = 1 - min(max(4 * abs(position.progress), 0), 1) }
    }
}

// MARK: - The shelf

/// Thumbnails in columns, which scroll sideways.
@MainActor
final class ShelfController: UIViewController {
    static let count = 20
    private static let rows = 5

    let thumbnails: [Thumbnail] = (0..<count).map { Thumbnail($0) }
    private(set) weak var viewer: PhotosController?
    /// Called with the number of a thumbnail that is tapped, or is to be open at first, and whether it opens with an
    /// animation.
    var onOpen: (@MainActor (_ number: Int, _ isAnimated: Bool) -> Void)?
    private let heading = UILabel()
    private let shelf = UIScrollView()

    /// The thumbnail of the photo that is open.
    var thumbnailOfPage: UIView? { viewer.map { thumbnails[$0.number] } }

    func makeViewer(of number: Int) -> PhotosController {
        let viewer = PhotosController(showing: number)
        viewer.onPage = { [weak self] in self?.uncover($0) }
        self.viewer = viewer
        return viewer
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        heading.text = "Photos"
        heading.font = .systemFont(ofSize: 32, weight: .bold)
        shelf.accessibilityIdentifier = "shelf"
        shelf.contentInsetAdjustmentBehavior = .never
        for (number, thumbnail) in thumbnails.enumerated() {
            thumbnail.addAction(UIAction { [weak self] _ in self?.onOpen?(number, true) }, for: .touchUpInside)
            shelf.addSubview(thumbnail)
        }
        for part in [heading, shelf] as [UIView] { view.addSubview(part) }
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let shown = view.bounds.inset(by: view.safeAreaInsets)
        heading.frame = CGRect(x: 16, y: shown.minY + 8, width: view.bounds.width - 32, height: 44)
        let (top, gap) = (shown.minY + 64, CGFloat(10))
        shelf.frame = CGRect(x: 0, y: top, width: view.bounds.width, height: shown.maxY - top)
        let side = (shelf.bounds.height - gap) / CGFloat(Self.rows) - gap
        for (number, thumbnail) in thumbnails.enumerated() {
            let (column, row) = number.quotientAndRemainder(dividingBy: Self.rows)
            thumbnail.frame = CGRect(
                x: gap + (side + gap) * CGFloat(column), y: gap + (side + gap) * CGFloat(row), width: side, height: side
            )
        }
        shelf.contentSize = CGSize(width: (thumbnails.last?.frame.maxX ?? 0) + gap, height: shelf.bounds.height)
    }

    /// Another page shows: its thumbnail is the one that the photo goes back to.
    private func uncover(_ number: Int) {
        let (place, last) = (thumbnails[number].frame, shelf.contentSize.width - shelf.bounds.width)
        shelf.contentOffset.x = min(max(shelf.contentOffset.x, place.maxX - shelf.bounds.width + 10), place.minX - 10)
        shelf.contentOffset.x = min(max(shelf.contentOffset.x, 0), last)
    }
}

/// A photo in a square, which it fills.
@MainActor
final class Thumbnail: UIButton {
    private let photo: PhotoView

    init(_ number: Int) {
        photo = PhotoView(number)
        super.init(frame: .zero)
        layer.cornerRadius = 10
        clipsToBounds = true
        accessibilityIdentifier = "thumbnail \(number + 1)"
        photo.isUserInteractionEnabled = false
        addSubview(photo)
    }

    required init?(coder: NSCoder) { fatalError("A thumbnail is made with its photo. Demos are not in storyboards.") }

    override func layoutSubviews() {
        super.layoutSubviews()
        let width = bounds.height * PhotoView.width / PhotoView.height
        photo.frame = CGRect(x: bounds.midX - width / 2, y: 0, width: width, height: bounds.height)
    }
}

// MARK: - The photos

/// Photos side by side, each of which zooms, and a button that closes them.
@MainActor
final class PhotosController: UIViewController, UIScrollViewDelegate {
    private(set) lazy var close = TextButton("Done", size: 16, color: .white, on: UIColor(white: 1, alpha: 0.2)) {
        [weak self] in self?.dismiss(animated: true)
    }
    /// Called with the number of the page when it has been turned.
    var onPage: (@MainActor (Int) -> Void)?
    private(set) var number: Int
    private let pager = UIScrollView()
    private let pages = (0..<ShelfController.count).map { _ in UIScrollView() }
    private let photos = (0..<ShelfController.count).map { PhotoView($0) }

    init(showing number: Int) {
        self.number = number
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { fatalError("Photos are made with their number. Demos are not in storyboards.") }

    /// The page that shows, and the photo in it.
    var page: UIScrollView { pages[number] }
    var photo: UIView { photos[number] }
    var isZoomed: Bool { page.zoomScale > 1 }

    override func viewDidLoad() {
        super.viewDidLoad()
        pager.isPagingEnabled = true
        pager.contentInsetAdjustmentBehavior = .never
        pager.accessibilityIdentifier = "pager"
        pager.delegate = self
        for (page, photo) in zip(pages, photos) {
            page.contentInsetAdjustmentBehavior = .never
            page.maximumZoomScale = 3
            page.delegate = self
            let content = UIView()
            content.addSubview(photo)
            page.addSubview(content)
            pager.addSubview(page)
        }
        close.accessibilityIdentifier = "done"
        for part in [pager, close] as [UIView] { view.addSubview(part) }
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        close.frame = CGRect(x: 16, y: 56, width: 76, height: 44)
        guard pager.frame != view.bounds else { return }
        pager.frame = view.bounds
        let (size, height) = (view.bounds.size, view.bounds.width * PhotoView.height / PhotoView.width)
        for (index, page) in pages.enumerated() {
            page.frame = CGRect(origin: CGPoint(x: size.width * CGFloat(index), y: 0), size: size)
            page.contentSize = size
            page.subviews.first?.frame = page.bounds
            photos[index].frame = CGRect(x: 0, y: (size.height - height) / 2, width: size.width, height: height)
        }
        // The pager reports this scrolling as a turn of the page.
        let shown = number
        pager.contentSize = CGSize(width: size.width * CGFloat(pages.count), height: size.height)
        pager.contentOffset.x = size.width * CGFloat(shown)
    }

    func viewForZooming(in scrollView: UIScrollView) -> UIView? {
        scrollView === pager ? nil : scrollView.subviews.first
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        guard scrollView === pager, pager.bounds.width > 0 else { return }
        let shown = min(max(Int((pager.contentOffset.x / pager.bounds.width).rounded()), 0), pages.count - 1)
        guard shown != number else { return }
        page.setZoomScale(1, animated: false)
        number = shown
        onPage?(shown)
    }
}

/// A painted hill under a sun: a photo that needs no file.
@MainActor
final class PhotoView: UIView {
    /// The width of every photo.
    static let width: CGFloat = 390
    static let height: CGFloat = 312

    private let sun = UIView()
    private let hills: [UIView]
    private let number: Int

    init(_ number: Int) {
        self.number = number
        hills = (0..<2).map { _ in UIView() }
        super.init(frame: .zero)
        clipsToBounds = true
        backgroundColor = Palette.hue(number)
        sun.backgroundColor = UIColor(white: 1, alpha: 0.85)
        for (index, hill) in hills.enumerated() {
            hill.backgroundColor = UIColor(white: 0, alpha: index == 0 ? 0.25 : 0.35)
            addSubview(hill)
        }
        insertSubview(sun, at: 0)
    }

    required init?(coder: NSCoder) { fatalError("A photo is made with its number. Demos are not in storyboards.") }

    override func layoutSubviews() {
        super.layoutSubviews()
        let (width, height) = (bounds.width, bounds.height)
        let side = height / 5
        sun.frame = CGRect(
            x: width * (0.2 + 0.15 * CGFloat(number % 4)), y: height * (0.12 + 0.08 * CGFloat(number % 3)), width: side,
            height: side)
        sun.layer.cornerRadius = side / 2
        for (index, hill) in hills.enumerated() {
            let middle = width * (index == 0 ? 0.2 + 0.1 * CGFloat(number % 5) : 0.9 - 0.1 * CGFloat(number % 6))
            hill.frame = CGRect(
                x: middle - width * 0.6, y: height * (index == 0 ? 0.55 : 0.68), width: width * 1.2, height: width * 1.2
            )
            hill.layer.cornerRadius = width * 0.6
        }
    }
}
