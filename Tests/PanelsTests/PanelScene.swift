import GestureArbiter
import HeadlessUIKit
import Panels
import Support

/// A phone's map with a panel of 60 rows over it.
///
/// The phone is 390 × 844 pt; its safe area is 47 pt at the top and 34 pt at the bottom. The panel at its largest begins at
/// 47, and 763 pt of it show above the home indicator's safe area.
@MainActor
final class PanelScene {
    let stage: Stage
    let map = MapController()
    let list: ListController
    let panel: Panel
    private(set) var changes: [String] = []
    private(set) var positions: [CardTraits.Position] = []
    /// For each removal, whether the user had dismissed the panel.
    private(set) var removals: [Bool] = []
    private var departures: [Bool] = []

    static let detents: [Detent] = [.height(88), .medium, .large]

    init(
        _ configuration: Panel.Configuration = Panel.Configuration(detents: detents), list: ListController? = nil,
        assumptions: Assumptions = .standard, screen: Screen = .phone, animated: Bool = false
    ) {
        let list = list ?? ListController()
        self.list = list
        stage = Stage(rootViewController: map, screen: screen, assumptions: assumptions)
        panel = map.addPanel(list, as: configuration, animated: animated)!
        panel.onEvent = { [weak self] in self?.hear($0) }
        stage.advance(by: 0)
        if !animated { stage.settle() }
    }

    func hear(_ event: CardEvent) {
        switch event {
        case .selected(let detent, let byUser): changes.append(byUser ? "\(detent)!" : "\(detent)")
        case .moved(let position): positions.append(position)
        case .willDismiss(let byUser): departures.append(byUser)
        case .dismissed: removals.append(departures.last ?? false)
        case .grabbed, .armed, .covered, .attempted, .returned: break
        }
    }

    /// The visible upper edge of the card, in the window.
    var top: CGFloat { panel.card.convert(.zero, to: nil).y }
    var selected: Detent.Identifier { panel.selectedDetent }
    var offset: CGFloat { list.list.contentOffset.y }

    /// Drags slowly, and holds until the card has no velocity.
    @discardableResult
    func carry(by distance: CGFloat, from y: CGFloat) -> Finger {
        let finger = stage.touch(at: CGPoint(x: 195, y: y))
        finger.move(by: CGVector(dx: 0, dy: distance), over: 0.5)
        finger.hold(for: 0.1)
        return finger
    }

    func drag(by distance: CGFloat, from y: CGFloat) {
        carry(by: distance, from: y).lift()
        stage.settle()
    }

    func fling(by distance: CGFloat, from y: CGFloat) {
        stage.touch(at: CGPoint(x: 195, y: y)).swipe(by: .down(distance), over: 0.1)
        stage.settle()
    }
}

/// Counts the taps on it.
final class MapController: UIViewController {
    private(set) var taps = 0
    let button = UIButton(frame: CGRect(x: 20, y: 80, width: 100, height: 44))
    /// Its safe area in its layout passes, each change once.
    private(set) var insets: [UIEdgeInsets] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        button.addAction(UIAction { [weak self] _ in self?.taps += 1 }, for: .touchUpInside)
        view.addSubview(button)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        if insets.last != view.safeAreaInsets { insets.append(view.safeAreaInsets) }
    }
}

/// A controller that a list fills, which adjusts itself to the safe area.
class ListController: UIViewController {
    let list = UIScrollView()
    private(set) var appearances: [String] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        list.contentSize = CGSize(width: 390, height: 2640)
        list.frame = view.bounds
        list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(list)
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        appearances.append("will appear")
    }
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        appearances.append("did appear")
    }
    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        appearances.append("will disappear")
    }
    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        appearances.append("did disappear")
    }
}
