import HeadlessUIKit
import Testing

/// A menu at the side, of an app with tabs of its own: a list in a collection view, a pan and a tap beside.
private final class DrawerController: UIViewController, UICollectionViewDelegate, UIGestureRecognizerDelegate {
    private enum Group: Int { case pages, more }
    private static let width: CGFloat = 280
    let content: UINavigationController
    private(set) lazy var list = makeList()
    let shade = UIView()
    private(set) var isOpen = false
    private var source: UICollectionViewDiffableDataSource<Int, String>?

    init(_ content: UINavigationController) {
        self.content = content
        super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { fatalError("Menus are made by code.") }

    private func makeList() -> UICollectionView {
        var look = UICollectionLayoutListConfiguration(appearance: .sidebar)
        look.headerMode = .none
        return UICollectionView(
            frame: .zero, collectionViewLayout: UICollectionViewCompositionalLayout.list(using: look))
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        addChild(content)
        view.addSubview(content.view)
        content.view.frame = view.bounds
        content.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        content.didMove(toParent: self)
        shade.frame = view.bounds
        shade.backgroundColor = .black
        shade.alpha = 0
        shade.addGestureRecognizer(UITapGestureRecognizer(target: self) { [weak self] _ in self?.open(false) })
        view.addSubview(shade)
        list.frame = CGRect(x: -Self.width, y: 0, width: Self.width, height: view.bounds.height)
        list.delegate = self
        view.addSubview(list)
        let cells = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, path, title in
            var content = cell.defaultContentConfiguration()
            content.text = title
            content.image = UIImage(systemName: "circle")
            cell.contentConfiguration = content
            cell.accessories = path.section == 1 ? [.disclosureIndicator()] : []
        }
        let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: list) { list, path, title in
            list.dequeueConfiguredReusableCell(using: cells, for: path, item: title)
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
        snapshot.appendSections([0, 1])
        snapshot.appendItems(["Home", "Orders"], toSection: 0)
        snapshot.appendItems(["Help"], toSection: 1)
        source.apply(snapshot, animatingDifferences: false)
        self.source = source
        let edge = UIScreenEdgePanGestureRecognizer(target: self) { [weak self] pan in
            if let pan = pan as? UIPanGestureRecognizer { self?.follow(pan, opening: true) }
        }
        edge.edges = .left
        edge.delegate = self
        view.addGestureRecognizer(edge)
        let pan = UIPanGestureRecognizer(target: self) { [weak self] pan in
            if let pan = pan as? UIPanGestureRecognizer { self?.follow(pan, opening: false) }
        }
        shade.addGestureRecognizer(pan)
        content.topViewController?.navigationItem.leftBarButtonItem = UIBarButtonItem(
            image: UIImage(systemName: "line.3.horizontal"),
            primaryAction: UIAction { [weak self] _ in self?.open(true) })
    }

    private func follow(_ pan: UIPanGestureRecognizer, opening: Bool) {
        let way = pan.translation(in: view).x
        let place = min(max(opening ? way - Self.width : way, -Self.width), 0)
        switch pan.state {
        case .began, .changed:
            list.frame.origin.x = place
            shade.alpha = 0.4 * (1 + place / Self.width)
        case .ended: open(pan.velocity(in: view).x == 0 ? place > -Self.width / 2 : pan.velocity(in: view).x > 0)
        default: open(isOpen)
        }
    }

    func open(_ open: Bool) {
        isOpen = open
        list.accessibilityViewIsModal = open
        UIView.animate(withDuration: 0.3, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0) {
            self.list.frame.origin.x = open ? 0 : -Self.width
            self.shade.alpha = open ? 0.4 : 0
        } completion: { _ in
            UIAccessibility.post(notification: .screenChanged, argument: open ? self.list : self.content.view)
        }
    }

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        collectionView.deselectItem(at: indexPath, animated: true)
        let page = UIViewController()
        page.title = source?.itemIdentifier(for: indexPath)
        content.setViewControllers([page], animated: false)
        open(false)
    }
}

@MainActor struct MenuScreenTests {
    private let menu = DrawerController(UINavigationController(rootViewController: UIViewController()))
    private let stage: Stage

    init() {
        stage = Stage(rootViewController: menu)
        stage.settle()
    }

    @Test("The menu follows a finger from the edge, and opens or closes by its way")
    func edge() {
        let finger = stage.touch(at: CGPoint(x: 4, y: 400))
        finger.move(by: CGVector(dx: 150, dy: 0), over: 0.3)
        #expect(menu.list.frame.minX > -200)
        #expect(menu.list.frame.minX < 0)
        finger.lift()
        stage.settle()
        #expect(menu.isOpen)
        #expect(menu.list.frame.minX == 0)
        #expect(stage.announcements.last?.notification == .screenChanged)
        let back = stage.touch(at: CGPoint(x: 340, y: 400))
        back.move(by: CGVector(dx: -120, dy: 0), over: 0.1)
        back.lift()
        stage.settle()
        #expect(!menu.isOpen)
        #expect(menu.shade.alpha == 0)
    }

    @Test("The bar's button opens it, a tap beside closes it, and a row shows its page")
    func rows() throws {
        let button = CGPoint(x: 30, y: stage.window.safeAreaInsets.top + 22)
        stage.touch(at: button).lift()
        stage.settle()
        #expect(menu.isOpen)
        stage.touch(at: CGPoint(x: 360, y: 400)).lift()
        stage.settle()
        #expect(!menu.isOpen)
        menu.open(true)
        stage.settle()
        let cell = try #require(menu.list.cellForItem(at: IndexPath(item: 1, section: 0)))
        stage.touch(at: cell.convert(CGPoint(x: 100, y: 10), to: nil)).lift()
        stage.settle()
        #expect(menu.content.topViewController?.title == "Orders")
        #expect(!menu.isOpen)
    }
}
