import GestureArbiter
import Panels
import UIKitShim

/// A drawer at the leading side, over pages that scroll sideways.
@MainActor
package final class DrawerDemo: Demo {
    package static let name = "drawer"
    package static let title = "A drawer over a carousel"
    package static let hint = """
        Push the drawer out over its side, or tap beside it. Then open it from the edge, or by its button; anywhere else \
        a finger turns the pages. From right to left all of it is the other way round.
        """
    package static let options: [SceneOption] = [
        .toggle("open", "It is open at first", standard: true),
        .toggle("rightToLeft", "From right to left", standard: false),
        .release,
        .choice("detents", "Rests", of: ["closed, open", "closed, half open, open"], standard: "closed, open"),
    ]
    package static let strokeStart = CGPoint(x: 140, y: 500)

    package let floor: any Floor
    private let screen: PagesController

    package init(_ settings: DemoSettings, on home: UIViewController) {
        let screen = PagesController()
        let isRightToLeft = settings.value(of: Self.options[1]).isOn
        let isOpen = settings.value(of: Self.options[0]).isOn
        // In an app, views have the direction of its language without further code.
        if isRightToLeft { screen.readFromRightToLeft() }
        floor = PanelFloor(screen, on: home) {
            let panel = screen.addDrawer(
                isOpen: isOpen, isHalfWay: settings.value(of: Self.options[3]) == .text("closed, half open, open"),
                settings)
            guard isRightToLeft else { return }
            panel?.card.semanticContentAttribute = .forceRightToLeft
            panel?.view.setNeedsLayout()
        }
        self.screen = screen
    }

    package var scrollView: UIScrollView? { screen.menu.table }
    /// The list begins under the status bar.
    package var contentOffset: CGFloat { screen.menu.table.contentOffset.y - top }
    package func scroll(to offset: CGFloat) { screen.menu.table.contentOffset.y = top + offset }
    private var top: CGFloat { -screen.menu.table.adjustedContentInset.top }
}

// MARK: - The panel

extension PagesController {
    @discardableResult
    func addDrawer(isOpen: Bool, isHalfWay: Bool, _ settings: DemoSettings) -> Panel? {
        let (closed, open) = (Detent.height(0), Detent.height(280))
        let configuration = Panel.Configuration(
            at: .leading, detents: isHalfWay ? [closed, .height(140), open] : [closed, open],
            selected: isOpen ? open.identifier : closed.identifier
        ) {
            $0.traits.follow(settings)
            $0.edgeSwipe = 24
            $0.prefersGrabberVisible = false
            $0.largestUndimmedDetent = closed.identifier
            $0.dimming = 0.3
        }
        let drawer = addPanel(menu, as: configuration)
        menu.onRow = { [weak self, weak drawer] row in
            self?.turn(to: row % PagesController.names.count)
            drawer?.select(closed.identifier)
        }
        onMenu = { [weak drawer] in drawer?.select(open.identifier) }
        return drawer
    }
}

// MARK: - The pages, and the menu

/// Pages that are turned by a finger, and a button for the menu.
@MainActor
final class PagesController: UIViewController {
    static let names = ["New", "Popular", "Near you", "Again", "For later", "Short", "Long", "Quiet"]
    /// A list of the pages. It knows nothing of a drawer.
    let menu = RowsController(
        Rows(40) { $0.show(row: $1, title: names[$1 % names.count], subtitle: "Shelf \($1 + 1)") })
    let pages = UIScrollView()
    /// Called when the button is tapped.
    var onMenu: (@MainActor () -> Void)?
    private lazy var button = TextButton("Menu", size: 16, on: .systemGray5) { [weak self] in self?.onMenu?() }
    private let heading = UILabel()
    private var tiles: [UIView] = []

    func readFromRightToLeft() {
        for view in [view, heading, menu.view] as [UIView?] { view?.semanticContentAttribute = .forceRightToLeft }
    }

    private var isRightToLeft: Bool { view.effectiveUserInterfaceLayoutDirection == .rightToLeft }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = UIColor(red: 0.92, green: 0.93, blue: 0.96, alpha: 1)
        heading.text = "Shelves"
        heading.font = .systemFont(ofSize: 24, weight: .bold)
        heading.textAlignment = .center
        button.accessibilityIdentifier = "menu"
        pages.isPagingEnabled = true
        pages.contentInsetAdjustmentBehavior = .never
        pages.accessibilityIdentifier = "pages"
        for (number, name) in Self.names.enumerated() { addTile(number, name) }
        for part in [pages, heading, button] as [UIView] { view.addSubview(part) }
    }

    private func addTile(_ number: Int, _ name: String) {
        let tile = UIView()
        tile.backgroundColor = Palette.hue(number)
        tile.layer.cornerRadius = 24
        let label = UILabel(frame: CGRect(x: 20, y: 20, width: 300, height: 40))
        label.text = name
        label.textColor = .white
        label.font = .systemFont(ofSize: 30, weight: .bold)
        tile.addSubview(label)
        pages.addSubview(tile)
        tiles.append(tile)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let shown = view.bounds.inset(by: view.safeAreaInsets)
        heading.frame = CGRect(x: 100, y: shown.minY + 8, width: view.bounds.width - 200, height: 44)
        button.frame = CGRect(
            x: isRightToLeft ? shown.maxX - 16 - 76 : shown.minX + 16, y: shown.minY + 8, width: 76, height: 44)
        let top = shown.minY + 68
        let frame = CGRect(x: 0, y: top, width: view.bounds.width, height: shown.maxY - top)
        guard pages.frame != frame else { return }
        pages.frame = frame
        pages.contentSize = CGSize(width: frame.width * CGFloat(tiles.count), height: frame.height)
        for (number, tile) in tiles.enumerated() {
            tile.frame = CGRect(origin: CGPoint(x: offset(of: number), y: 0), size: frame.size)
                .insetBy(dx: 20, dy: 8)
        }
        pages.contentOffset.x = offset(of: 0)
    }

    /// The offset at which a page begins: a scroll view does not mirror its content by itself.
    private func offset(of page: Int) -> CGFloat {
        view.bounds.width * CGFloat(isRightToLeft ? tiles.count - 1 - page : page)
    }

    func turn(to page: Int) { pages.setContentOffset(CGPoint(x: offset(of: page), y: 0), animated: true) }
}
