import HeadlessUIKit
import Testing

/// A map with places: a picture that pans and zooms, pins, a search with scopes, and a list of what is found.
private struct Place: Hashable {
    let name: String
    let kind: String
    let point: CGPoint
    static let all = [
        Place(name: "Bakery", kind: "Food", point: CGPoint(x: 120, y: 260)),
        Place(name: "Library", kind: "Culture", point: CGPoint(x: 300, y: 330)),
        Place(name: "Market", kind: "Food", point: CGPoint(x: 760, y: 900)),
    ]
}

private final class Pin: UIControl {
    let place: Place
    init(_ place: Place) {
        self.place = place
        super.init(frame: CGRect(x: place.point.x - 22, y: place.point.y - 22, width: 44, height: 44))
        accessibilityLabel = place.name
        accessibilityTraits = [.button, .image]
    }
    required init?(coder: NSCoder) { fatalError("Pins are made by code.") }
    override func draw(_ rect: CGRect) {
        (isSelected ? UIColor.systemRed : .systemBlue).setFill()
        UIBezierPath(ovalIn: rect.insetBy(dx: 12, dy: 12)).fill()
    }
    override var isSelected: Bool { didSet { setNeedsDisplay() } }
}

private final class MapController: UIViewController, UIScrollViewDelegate, UISearchBarDelegate, UITableViewDelegate {
    private enum Section { case places }
    let scrollView = UIScrollView()
    let ground = UIView(frame: CGRect(x: 0, y: 0, width: 1000, height: 1200))
    let searchBar = UISearchBar()
    let table = UITableView()
    private(set) var pins: [Pin] = []
    private lazy var source = UITableViewDiffableDataSource<Section, Place>(tableView: table) { table, path, place in
        let cell = table.dequeueReusableCell(withIdentifier: "place", for: path)
        var content = UIListContentConfiguration.subtitleCell()
        (content.text, content.secondaryText) = (place.name, place.kind)
        cell.contentConfiguration = content
        return cell
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Map"
        view.backgroundColor = .systemBackground
        scrollView.addSubview(ground)
        scrollView.contentSize = ground.bounds.size
        (scrollView.minimumZoomScale, scrollView.maximumZoomScale) = (0.5, 4)
        scrollView.delegate = self
        pins = Place.all.map { Pin($0) }
        for pin in pins {
            ground.addSubview(pin)
            pin.addAction(UIAction { [weak self] _ in self?.choose(pin.place) }, for: .touchUpInside)
        }
        searchBar.placeholder = "Search"
        searchBar.scopeButtonTitles = ["All", "Food"]
        searchBar.showsScopeBar = true
        searchBar.delegate = self
        table.register(UITableViewCell.self, forCellReuseIdentifier: "place")
        table.delegate = self
        for part in [searchBar, scrollView, table] {
            part.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(part)
        }
        let safe = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            searchBar.topAnchor.constraint(equalTo: safe.topAnchor),
            searchBar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            searchBar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            scrollView.topAnchor.constraint(equalTo: searchBar.bottomAnchor),
            scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            table.topAnchor.constraint(equalTo: scrollView.bottomAnchor),
            table.heightAnchor.constraint(equalToConstant: 180),
            table.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            table.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            table.bottomAnchor.constraint(equalTo: safe.bottomAnchor),
        ])
        filter()
    }

    private func filter() {
        let (words, scope) = (searchBar.text ?? "", searchBar.selectedScopeButtonIndex)
        let found = Place.all.filter {
            (words.isEmpty || $0.name.lowercased().contains(words.lowercased())) && (scope == 0 || $0.kind == "Food")
        }
        var snapshot = NSDiffableDataSourceSnapshot<Section, Place>()
        snapshot.appendSections([.places])
        snapshot.appendItems(found)
        source.apply(snapshot, animatingDifferences: true)
        for pin in pins { pin.isHidden = !found.contains(pin.place) }
    }

    private func choose(_ place: Place) {
        for pin in pins { pin.isSelected = pin.place == place }
        UISelectionFeedbackGenerator().selectionChanged()
        navigationController?.pushViewController(PlaceController(place), animated: true)
    }

    func viewForZooming(in scrollView: UIScrollView) -> UIView? { ground }
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) { filter() }
    func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) { filter() }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        guard let place = source.itemIdentifier(for: indexPath) else { return }
        scrollView.scrollRectToVisible(
            CGRect(x: place.point.x - 22, y: place.point.y - 22, width: 44, height: 44), animated: true)
        for pin in pins { pin.isSelected = pin.place == place }
    }
}

private final class PlaceController: UIViewController {
    let place: Place
    private(set) var isSaved = false
    let save = UIButton(configuration: .filled())
    init(_ place: Place) {
        self.place = place
        super.init(nibName: nil, bundle: nil)
        title = place.name
        hidesBottomBarWhenPushed = true
    }
    required init?(coder: NSCoder) { fatalError("Places are made by code.") }
    override func viewDidLoad() {
        super.viewDidLoad()
        save.configurationUpdateHandler = { [weak self] button in
            button.configuration?.title = self?.isSaved == true ? "Saved" : "Save"
        }
        save.addAction(
            UIAction { [weak self] _ in
                self?.isSaved.toggle()
                self?.save.setNeedsUpdateConfiguration()
            }, for: .primaryActionTriggered)
        let stack = UIStackView(arrangedSubviews: [UILabel(), save])
        (stack.axis, stack.spacing) = (.vertical, 12)
        (stack.arrangedSubviews.first as? UILabel)?.text = place.kind
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 20),
            stack.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
        ])
    }
}

@MainActor struct MapScreenTests {
    private let map = MapController()
    private let navigation: UINavigationController
    private let stage: Stage

    init() {
        navigation = UINavigationController(rootViewController: map)
        let tabs = UITabBarController()
        tabs.viewControllers = [navigation, UIViewController()]
        stage = Stage(rootViewController: tabs)
        stage.settle()
    }

    private func tap(_ view: UIView, at point: CGPoint? = nil) {
        let point = point ?? CGPoint(x: view.bounds.midX, y: view.bounds.midY)
        stage.touch(at: view.convert(point, to: nil)).lift()
        stage.settle()
    }

    @Test("The map pans and zooms, and a pin leads to its place, whose page hides the tab bar")
    func pin() throws {
        stage.touch(at: CGPoint(x: 300, y: 500)).swipe(by: CGVector(dx: -100, dy: -60), over: 0.3)
        stage.settle()
        #expect(map.scrollView.contentOffset.x > 90)
        map.scrollView.setContentOffset(.zero, animated: true)
        stage.settle()
        tap(map.pins[0])
        let page = try #require(navigation.topViewController as? PlaceController)
        #expect(page.title == "Bakery")
        #expect(navigation.tabBarController?.tabBar.isHidden == true)
        #expect(stage.feedback == [nil])
        tap(page.save)
        #expect(page.save.titleLabel?.text == "Saved")
        tap(navigation.navigationBar, at: CGPoint(x: 30, y: 22))
        #expect(navigation.topViewController === map)
        #expect(map.pins[0].drawn == ["fill (12, 12, 20, 20) #FF3B30"])
    }

    @Test("Typing and a scope filter pins and list; a row scrolls the map to its pin")
    func search() throws {
        tap(map.searchBar.searchTextField)
        stage.typeText("ma")
        #expect(map.table.numberOfRows(inSection: 0) == 1)
        #expect(map.pins.map(\.isHidden) == [true, true, false])
        stage.write("", into: map.searchBar)
        map.searchBar.resignFirstResponder()
        stage.settle()
        let scopes = try #require(map.searchBar.subviews.first { $0 is UISegmentedControl })
        tap(scopes, at: CGPoint(x: scopes.bounds.width * 0.75, y: 10))
        #expect(map.table.numberOfRows(inSection: 0) == 2)
        #expect(map.pins.map(\.isHidden) == [false, true, false])
        let row = map.table.rectForRow(at: IndexPath(row: 1, section: 0))
        tap(map.table, at: CGPoint(x: row.midX, y: row.midY))
        let shown = CGRect(origin: map.scrollView.contentOffset, size: map.scrollView.bounds.size)
        #expect(shown.contains(Place.all[2].point))
        #expect(map.pins[2].isSelected)
    }
}
