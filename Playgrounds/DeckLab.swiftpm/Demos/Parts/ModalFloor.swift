import GestureArbiter
import InteractiveDismissal
import UIKitShim

/// What the demos with a presented controller have in common: home, which presents, and what can be asked of the card.
@MainActor
final class ModalFloor {
    private unowned let home: UIViewController
    /// From the first card's rest to where nothing of it shows, in points.
    private var wayOut: CGFloat = 0
    private let present: @MainActor (_ home: UIViewController, _ animated: Bool) -> Void

    /// - Parameter present: Presents the card on home; also when home's button is tapped.
    init(
        _ settings: DemoSettings, on home: UIViewController,
        present: @escaping @MainActor (_ home: UIViewController, _ animated: Bool) -> Void
    ) {
        final class Relay { weak var floor: ModalFloor? }
        let relay = Relay()
        (self.home, self.present) = (home, present)
        let view = HomeView(frame: home.view.bounds, title: "Show the card") {
            relay.floor.map { $0.present($0.home, true) }
        }
        view.dim = 0
        home.view.addSubview(view)
        relay.floor = self
        present(home, false)
        wayOut = presentation.map { home.view.bounds.maxY - $0.card.frame.minY } ?? 0
        for presentation in presentations { presentation.arbiter?.flags = settings.policy.flags }
    }

    /// Those of the cards over one another, the backmost first.
    private var presentations: [InteractivePresentationController] {
        let controllers = sequence(first: home as UIViewController, next: \.presentedViewController).dropFirst()
        return controllers.compactMap { $0.presentationController as? InteractivePresentationController }
    }

    private var presentation: InteractivePresentationController? { presentations.last }

    /// The controller in the foremost card; home without one.
    var frontmost: UIViewController {
        Array(sequence(first: home as UIViewController, next: \.presentedViewController)).last ?? home
    }

    var cardCount: Int { presentations.count }
    /// In points from rest, downward.
    var translation: CGFloat { presentation?.card.transform.ty ?? wayOut }
    var arbiters: [(name: String, arbiter: GestureArbiter)] {
        let all = presentations.compactMap(\.arbiter)
        guard all.count > 1 else { return all.map { ("", $0) } }
        return all.enumerated().map { ("card \($0 + 1)", $1) }
    }
}

/// A controller with a table under a title, as anybody would write one: it knows nothing of dismissal.
@MainActor
final class ListController: UIViewController {
    let table = UITableView(frame: .zero)
    private let rows = NumberedRows(count: 40)
    private let header: String
    private let onMore: (@MainActor (ListController) -> Void)?

    /// - Parameter onMore: Called by a button beside the title; there is none without it.
    init(title: String, onMore: (@MainActor (ListController) -> Void)? = nil) {
        header = title
        self.onMore = onMore
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { fatalError("The list is made with its title. Demos are not in storyboards.") }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        let label = UILabel(frame: CGRect(x: 20, y: 18, width: 300, height: 34))
        label.text = header
        label.font = .systemFont(ofSize: 24, weight: .bold)
        view.addSubview(label)
        if onMore != nil { addMore() }
        table.contentInsetAdjustmentBehavior = .never
        table.rowHeight = RowCell.height
        table.dataSource = rows
        view.addSubview(table)
    }

    private func addMore() {
        let button = UIButton(frame: CGRect(x: 270, y: 16, width: 100, height: 36))
        button.backgroundColor = .systemGray5
        button.layer.cornerRadius = 10
        button.setTitle("One more", for: .normal)
        button.layoutIfNeeded()
        button.titleLabel?.font = .systemFont(ofSize: 15, weight: .medium)
        button.addAction(UIAction { [weak self] _ in self.map { $0.onMore?($0) } }, for: .touchUpInside)
        view.addSubview(button)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let top: CGFloat = 64
        table.frame = CGRect(x: 0, y: top, width: view.bounds.width, height: max(0, view.bounds.height - top))
    }
}
