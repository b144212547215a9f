import DeckTransition
import GestureArbiter
import HeadlessUIKit

/// A phone with a deck over its home controller: a table of 1,000 rows, and a finger on the table.
@MainActor
final class DeckOfRows {
    /// The code that moves the card.
    enum Arbiter {
        /// None: the table scrolls, the card stays.
        case none
        /// A pan without an arbiter.
        case classic(ClassicDrag.Type)
        /// The deck's own arbiter.
        case deck
    }

    enum Start { case amidRows, atTop }

    let stage: Stage
    let home = UIViewController()
    let rows = RowsController()
    private var classic: ClassicDrag?
    private var isForth = false

    init(_ arbiter: Arbiter, _ start: Start, screen: Screen = .phone) {
        stage = Stage(rootViewController: home, screen: screen)
        home.presentDeck(rows)
        stage.settle()
        if case .deck = arbiter {} else { rows.enclosingCard?.arbiter?.detach() }
        // Moves the controller's view, not the card, because the presentation lays out the card whenever the container
        // is laid out.
        if case .classic(let drag) = arbiter { classic = drag.init(moving: rows.view, over: rows.table) }
        if start == .amidRows { rows.table.contentOffset.y = 500 * rows.table.rowHeight }
        stage.settle()
    }

    /// The view that is dragged.
    var card: UIView? { classic == nil ? rows.enclosingCard?.card : rows.view }

    /// The finger moves down, well beyond every slop; then each step is a frame with one move, forth or back.
    func moving(by distance: CGFloat = 3) -> Subject.Step {
        let finger = stage.touch(at: CGPoint(x: 195, y: 400))
        finger.move(by: CGVector(dx: 0, dy: 100), over: 0.25)
        return { [self] in
            isForth.toggle()
            stage.advanceFrame()
            finger.move(by: CGVector(dx: 0, dy: isForth ? distance : -distance))
        }
    }

    /// Each step is a touch that comes down and lifts.
    func tapping() -> Subject.Step {
        { [self] in
            stage.touch(at: CGPoint(x: 195, y: 400)).lift()
            stage.advance(by: 0.01)
        }
    }
}

/// Shows the rows in its whole view.
@MainActor
final class RowsController: UIViewController, UITableViewDataSource {
    let table = UITableView(frame: .zero)

    override func viewDidLoad() {
        super.viewDidLoad()
        table.frame = view.bounds
        table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        table.register(forCellReuseIdentifier: "row") { UITableViewCell(style: .default, reuseIdentifier: "row") }
        table.rowHeight = 44
        table.dataSource = self
        view.addSubview(table)
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1_000 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    }
}
