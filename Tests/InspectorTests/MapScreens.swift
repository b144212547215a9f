import DeckTransition
import GestureArbiter
import HeadlessUIKit
import InteractiveDismissal
import Panels

/// A screen with a list of rows, and what a test adds.
final class MapScreen: UIViewController {
    let list = UIScrollView()
    private let height: CGFloat
    private let fill: (MapScreen) -> Void

    init(height: CGFloat = 3000, _ fill: @escaping (MapScreen) -> Void = { _ in }) {
        (self.height, self.fill) = (height, fill)
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        list.frame = view.bounds
        list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        list.contentSize = CGSize(width: 390, height: height)
        list.accessibilityIdentifier = "list"
        view.addSubview(list)
        for y in stride(from: 0, to: height, by: 60) {
            let row = UIView(frame: CGRect(x: 0, y: y, width: 390, height: 59))
            row.backgroundColor = UIColor(white: 0.95, alpha: 1)
            list.addSubview(row)
        }
        fill(self)
    }

    /// Adds a view that shows.
    @discardableResult
    func add<Added: UIView>(
        _ added: Added, named name: String, x: CGFloat = 0, y: CGFloat, width: CGFloat = 390, height: CGFloat,
        to superview: UIView? = nil
    ) -> Added {
        added.frame = CGRect(x: x, y: y, width: width, height: height)
        added.accessibilityIdentifier = name
        added.backgroundColor = .blue
        (superview ?? list).addSubview(added)
        return added
    }
}

/// Screens of five kinds, to map.
enum MapScene: CaseIterable {
    case deck, text, nested, panel, ownCard

    @MainActor
    func stage(_ assumptions: Assumptions = .standard) -> Stage {
        let home = UIViewController()
        let stage = Stage(rootViewController: home, assumptions: assumptions)
        stage.settle()
        home.view.backgroundColor = UIColor(white: 0.8, alpha: 1)
        switch self {
        case .deck: home.presentDeck(Self.player, animated: false)
        case .text: home.presentCard(Self.note, detents: [.medium, .large], selected: .large, animated: false)
        case .nested: home.presentCard(Self.lists, animated: false)
        case .panel: Self.addPanel(to: home)
        case .ownCard: Self.addCard(to: home)
        }
        stage.settle()
        return stage
    }

    /// A button, a shelf, a slider, and a canvas with a pan of its own.
    @MainActor private static var player: MapScreen {
        MapScreen { screen in
            screen.add(UIButton(), named: "Save", x: 160, y: 10, width: 70, height: 34)
            let shelf = screen.add(UIScrollView(), named: "shelf", y: 120, height: 120)
            shelf.contentSize = CGSize(width: 1200, height: 120)
            shelf.contentOffset.x = 300
            screen.add(UISlider(), named: "volume", x: 40, y: 260, width: 310, height: 40).value = 0.5
            let canvas = screen.add(UIView(), named: "canvas", x: 40, y: 320, width: 310, height: 140)
            canvas.addGestureRecognizer(UIPanGestureRecognizer())
        }
    }

    /// A field, a text that scrolls, and a switch.
    @MainActor private static var note: MapScreen {
        MapScreen(height: 100) { screen in
            screen.list.isScrollEnabled = false
            screen.add(UITextField(), named: "title", x: 16, y: 50, width: 358, height: 40, to: screen.view)
            let text = screen.add(UITextView(), named: "note", x: 16, y: 110, width: 358, height: 400, to: screen.view)
            text.text = String(repeating: "A line of text that is long.\n", count: 60)
            screen.add(UISwitch(), named: "pin", x: 16, y: 540, width: 60, height: 40, to: screen.view)
        }
    }

    /// A list in the list, and pages with a list in each.
    @MainActor private static var lists: MapScreen {
        MapScreen(height: 1400) { screen in
            let inner = screen.add(UIScrollView(), named: "inner", x: 30, y: 160, width: 330, height: 260)
            inner.contentSize = CGSize(width: 330, height: 900)
            let pages = screen.add(UIScrollView(), named: "pages", x: 30, y: 480, width: 330, height: 160)
            pages.contentSize = CGSize(width: 990, height: 160)
            pages.isPagingEnabled = true
            let deep = screen.add(UIScrollView(), named: "deep", x: 20, y: 10, width: 290, height: 140, to: pages)
            deep.contentSize = CGSize(width: 290, height: 400)
        }
    }

    /// A panel over a map that scrolls both ways, with a button beside the panel.
    @MainActor private static func addPanel(to home: UIViewController) {
        let map = UIScrollView(frame: home.view.bounds)
        map.contentSize = CGSize(width: 2000, height: 2000)
        map.contentOffset = CGPoint(x: 600, y: 600)
        map.accessibilityIdentifier = "map"
        map.backgroundColor = .green
        map.addGestureRecognizer(UILongPressGestureRecognizer())
        home.view.addSubview(map)
        let locate = UIButton(frame: CGRect(x: 320, y: 330, width: 60, height: 44))
        locate.accessibilityIdentifier = "Locate"
        locate.backgroundColor = .blue
        home.view.addSubview(locate)
        home.addPanel(
            MapScreen(), detents: [.height(88), .medium, .large], selected: .medium, animated: false)
    }

    /// A card of one's own, with a table in it.
    @MainActor private static func addCard(to home: UIViewController) {
        let card = UIView(frame: CGRect(x: 0, y: 120, width: 390, height: 724))
        card.accessibilityIdentifier = "player"
        card.backgroundColor = .white
        home.view.addSubview(card)
        let songs = Songs(frame: CGRect(x: 0, y: 100, width: 390, height: 624))
        songs.accessibilityIdentifier = "songs"
        songs.dataSource = songs
        card.addSubview(songs)
        GestureArbiter.attach(to: card, policy: .continuous, moving: card)
    }

    private final class Songs: UITableView, UITableViewDataSource {
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 40 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell()
            cell.backgroundColor = .white
            return cell
        }
    }
}
