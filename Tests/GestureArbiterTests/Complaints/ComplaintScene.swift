@_spi(Engine) import GestureArbiter
import HeadlessUIKit
import Support
import Testing

/// A phone with a card that takes the drags, and views that a test adds to the card.
@MainActor
final class ComplaintScene {
    let stage: Stage
    let card = UIView(frame: CGRect(x: 0, y: 55, width: 390, height: 789))
    let arbiter: GestureArbiter
    private let log = Log()

    private final class Log: ArbitratedCard {
        var drags: [GestureArbiter.Drag] = []
        var movesAt: CGFloat?

        func card(mayOpen: Bool) -> Arbitration.Card { movesAt.map { .moving(at: $0) } ?? Arbitration.Card() }
        func follow(_ drag: GestureArbiter.Drag) { drags.append(drag) }
        func bounce(at velocity: CGFloat) {}
    }

    init(_ doubt: Doubt = .standard, disturbances: Set<Disturbance> = [], policy: ArbitrationPolicy = .continuous) {
        var assumptions = doubt.assumptions
        assumptions.disturbances.formUnion(disturbances)
        stage = Stage(assumptions: assumptions)
        stage.window.addSubview(card)
        arbiter = GestureArbiter.attach(to: card, policy: policy, moving: log)
        arbiter.onMomentum = nil
    }

    /// The place of the client's card while it is in motion; nil at rest.
    var movesAt: CGFloat? {
        get { log.movesAt }
        set { log.movesAt = newValue }
    }

    /// The drags that the client was told of.
    var drags: [GestureArbiter.Drag] { log.drags }
    var isDragged: Bool { !drags.isEmpty }
    /// How far the client was told to move the card; 0 if it was told nothing.
    var translation: CGFloat { drags.translation }
    /// How often the client was told of an end.
    var ends: Int { drags.ends }

    /// Puts a view into the card, in the card's coordinates.
    @discardableResult
    func add<View: UIView>(_ view: View, _ frame: CGRect, to superview: UIView? = nil) -> View {
        view.frame = frame
        (superview ?? card).addSubview(view)
        stage.advanceFrame()
        return view
    }

    /// A scroll view with content of its own width, or of its own height for a carousel.
    @discardableResult
    func addList(
        _ frame: CGRect = CGRect(x: 0, y: 100, width: 390, height: 689), content: CGSize? = nil,
        offset: CGFloat = 0, to superview: UIView? = nil
    ) -> UIScrollView {
        let list = add(UIScrollView(), frame, to: superview)
        list.contentInsetAdjustmentBehavior = .never
        list.contentSize = content ?? CGSize(width: frame.width, height: 2640)
        list.contentOffset.y = offset
        return list
    }

    /// A finger at a point of the card.
    func touch(_ x: CGFloat = 195, _ y: CGFloat) -> Finger { stage.touch(at: CGPoint(x: x, y: y + 55)) }

    /// Expects that a finger drags the card from a point, by its movement less the slop, and that the drag ends once.
    ///
    /// - Parameters:
    ///   - lead: How far a list may have gone first, in points.
    ///   - look: Called while the finger holds the card.
    func expectDrag(
        from y: CGFloat = 300, by distance: CGFloat = 100, lead: CGFloat = 0,
        at location: SourceLocation = #_sourceLocation, inHand look: () -> Void = {}
    ) {
        let finger = touch(195, y)
        finger.pull(distance)
        turn()
        #expect(abs(translation - (abs(distance) - 10)) <= 1.0 / 3 + lead, sourceLocation: location)
        look()
        #expect(settle(lettingGo: finger), sourceLocation: location)
        #expect(ends == 1, sourceLocation: location)
    }

    /// Runs the actions that wait for the next turn, and all motion.
    func settle() -> Bool { stage.settle() }
    /// The same after the finger has been let go.
    func settle(lettingGo finger: Finger) -> Bool {
        finger.letGo()
        return settle()
    }
    /// Runs the actions that wait for the next turn.
    func turn() { stage.advance(by: 0) }
}

extension Finger {
    /// A steady movement of 0.2 s, one sample a frame.
    func pull(_ dy: CGFloat, across dx: CGFloat = 0) { move(by: CGVector(dx: dx, dy: dy), over: 0.2) }
}

/// A table's rows that can be swiped and moved.
@MainActor
final class Rows: UITableViewDataSource, UITableViewDelegate {
    private(set) var moves = 0

    func fill(_ table: UITableView, in scene: ComplaintScene) {
        table.contentInsetAdjustmentBehavior = .never
        table.dataSource = self
        table.delegate = self
        scene.stage.advanceFrame()
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 60 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "row") ?? UITableViewCell(style: .default, reuseIdentifier: "row")
    }
    func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        let action = UIContextualAction(style: .normal, title: "Later") { _, _, done in done(true) }
        let configuration = UISwipeActionsConfiguration(actions: [action])
        configuration.performsFirstActionWithFullSwipe = false
        return configuration
    }
    func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }
    func tableView(_ tableView: UITableView, moveRowAt source: IndexPath, to destination: IndexPath) { moves += 1 }
}

/// A picker's rows.
@MainActor
final class Wheel: UIPickerViewDataSource {
    func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 20 }
}
