import GestureArbiter
import Panels
import UIKitShim

/// A map with a list of places in a panel, and a place in another one over it.
@MainActor
package final class MapDemo: Demo {
    package static let name = "map"
    package static let title = "A map with places"
    package static let hint = """
        A list of places over a map, which stays live beside it and keeps its middle in sight. Tap a pin or a row: the \
        place comes in a panel of its own, over the list. Pull that one down to be back.
        """
    package static let options: [SceneOption] = [
        .choice(
            "opening", "Not fully open, a finger that goes up opens it", of: ["atEdge", "always", "never"],
            standard: "atEdge"),
        .toggle("place", "A place is shown at first", standard: false),
        .release, .detents,
    ]
    package static let strokeStart = CGPoint(x: 195, y: 640)

    package let floor: any Floor
    private let screen: PlacesController

    package init(_ settings: DemoSettings, on home: UIViewController) {
        var policy = settings.policy.policy()
        policy.opening = .init(named: settings.value(of: Self.options[0]).text)
        let screen = PlacesController(frame: home.view.bounds)
        floor = PanelFloor(screen, on: home) { screen.addList(policy, settings) }
        if settings.value(of: Self.options[1]).isOn { screen.show(Place(number: 4)) }
        self.screen = screen
    }

    package var scrollView: UIScrollView? {
        screen.place.enclosingCard == nil ? screen.list.table : screen.place.notes
    }
}

// MARK: - The panels

extension PlacesController {
    func addList(_ policy: ArbitrationPolicy, _ settings: DemoSettings) {
        let detents = settings.detents(small: SearchController.headerHeight)
        let panel = addPanel(list, detents: detents, selected: detents.shownFirst) {
            $0.release = settings.release
            // Only down to the field, whose middle would otherwise lose its touches to the handle.
            $0.grabber.touchHeight = SearchController.fieldTop
            $0.policy = policy
            $0.declared.flags = settings.policy.flags
        }
        panel?.makeRoom(in: [self], upTo: .medium)
        list.onEdit = { [weak panel] in panel?.select(.large) }
        list.onPlace = { [weak self] in self?.show(Place(number: $0)) }
        map.onPin = { [weak self] in self?.show(Place(number: $0)) }
    }

    /// Shows a place over the list, which goes down so that the map shows; another place replaces the first.
    func show(_ place: Place) {
        list.view.endEditing(true)
        if list.enclosingCard?.selectedDetent == .large { list.enclosingCard?.select(.medium) }
        self.place.show(place)
        if let panel = self.place.enclosingCard as? Panel { return panel.show() }
        let panel = addPanel(self.place, detents: [.medium, .large]) {
            $0.interactiveDismissDisabled = false
            if let list = list.enclosingCard {
                ($0.policy, $0.release) = (list.traits.policy, list.traits.release)
            }
        }
        panel?.makeRoom(in: [self], upTo: .medium)
        self.place.onClose = { [weak panel] in panel?.remove() }
    }
}

// MARK: - The map, and a place

/// A map that keeps its center in the middle of its visible part.
@MainActor
final class PlacesController: UIViewController {
    let map: MapView
    let list = SearchController()
    let place = PlaceController()
    private let legal = UILabel()
    private let dot = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    private var middle: CGFloat?

    init(frame: CGRect) {
        map = MapView(frame: frame)
        super.init(nibName: nil, bundle: nil)
        list.title = "list"
        place.title = "place"
    }

    required init?(coder: NSCoder) { fatalError("A map is made with its frame. Demos are not in storyboards.") }

    override func viewDidLoad() {
        super.viewDidLoad()
        legal.text = "Legal"
        legal.font = .systemFont(ofSize: 11)
        legal.textColor = .secondaryLabel
        legal.accessibilityIdentifier = "legal"
        dot.backgroundColor = .systemBlue
        dot.layer.cornerRadius = 10
        dot.layer.borderWidth = 3
        dot.layer.borderColor = UIColor.white.cgColor
        dot.accessibilityIdentifier = "middle"
        map.addSubview(dot)
        view.addSubview(map)
        view.addSubview(legal)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let shown = view.bounds.inset(by: view.safeAreaInsets)
        map.frame = view.bounds
        if let middle {
            map.contentOffset.y += middle - shown.midY
        } else {
            dot.center = CGPoint(x: map.contentOffset.x + shown.midX, y: map.contentOffset.y + shown.midY)
        }
        middle = shown.midY
        legal.frame = CGRect(x: shown.minX + 12, y: shown.maxY - 22, width: 60, height: 14)
    }
}

/// A place with a button that closes it, and notes that scroll.
@MainActor
final class PlaceController: UIViewController {
    private(set) lazy var notes = rows.table(insets: .automatic)
    var onClose: (@MainActor () -> Void)?
    private let name = UILabel()
    private let distance = UILabel()
    private let dot = UIView()
    private let line = UIView()
    /// What somebody wrote of a place.
    private let rows = Rows(24) { $0.show(row: $1, title: "Note \($1 + 1)", subtitle: "\($1 + 2) days ago") }
    private lazy var close = TextButton("Close", size: 16, on: .systemGray6) { [weak self] in self?.onClose?() }

    override func viewDidLoad() {
        super.viewDidLoad()
        name.font = .systemFont(ofSize: 22, weight: .bold)
        name.accessibilityIdentifier = "name"
        distance.font = .systemFont(ofSize: 15)
        distance.textColor = .secondaryLabel
        dot.layer.cornerRadius = 22
        close.accessibilityIdentifier = "close"
        line.backgroundColor = .separator
        for part in [notes, dot, name, distance, close, line] as [UIView] { view.addSubview(part) }
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let width = view.bounds.width
        dot.frame = CGRect(x: 16, y: 26, width: 44, height: 44)
        name.frame = CGRect(x: 74, y: 24, width: width - 74 - 110, height: 28)
        distance.frame = CGRect(x: 74, y: 52, width: width - 74 - 110, height: 20)
        close.frame = CGRect(x: width - 16 - 84, y: 26, width: 84, height: 44)
        line.frame = CGRect(x: 0, y: 87, width: width, height: 1)
        notes.frame = CGRect(x: 0, y: 88, width: width, height: max(view.bounds.height - 88, 0))
    }

    func show(_ place: Place) {
        loadViewIfNeeded()
        name.text = place.name
        distance.text = place.distance
        dot.backgroundColor = Palette.hue(place.number)
        notes.contentOffset.y = 0
    }
}
