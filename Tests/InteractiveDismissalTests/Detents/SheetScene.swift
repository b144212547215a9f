import GestureArbiter
import HeadlessUIKit
import InteractiveDismissal
import Support

/// A phone's map, and a controller with a list of 60 rows that it presents as a sheet with several detents.
///
/// The sheet is 797 pt tall at its largest, from the status bar down, and 763 pt without the home indicator's safe area.
@MainActor
final class SheetScene {
    /// The rest at medium: half of 763 pt from where it is most open, rounded to pixels.
    static let medium: CGFloat = 763 - 1145.0 / 3

    let stage: Stage
    /// How far a list with a smaller slop has moved before the sheet is taken.
    let lead: CGFloat
    let map = MapController()
    let sheet: SheetController
    private(set) var events: [CardEvent] = []
    private(set) var positions: [CardTraits.Position] = []

    init(
        _ configuration: CardConfiguration = CardConfiguration.cover { $0.detents = [.medium, .large] },
        assumptions: Assumptions = .standard, screen: Screen = .phone, sheet: SheetController? = nil,
        isPresented: Bool = true, lead: CGFloat = 0
    ) {
        self.lead = lead
        self.sheet = sheet ?? SheetController()
        stage = Stage(rootViewController: map, screen: screen, assumptions: assumptions)
        guard isPresented else { return }
        present(configuration)
        stage.settle()
    }

    /// A sheet that is a default card, apart from its detents.
    convenience init(_ detents: [Detent], selected: Detent.Identifier? = nil, sheet: SheetController? = nil) {
        let configuration = CardConfiguration.cover { ($0.detents, $0.selectedDetent) = (detents, selected) }
        self.init(configuration, sheet: sheet)
    }

    func present(_ configuration: CardConfiguration, animated: Bool = true) {
        map.presentCard(
            sheet, as: configuration, animated: animated,
            onEvent: { [weak self] event in
                switch event {
                case .moved(let position): self?.positions.append(position)
                default: self?.events.append(event)
                }
            })
        stage.advance(by: 0)
    }

    var card: InteractivePresentationController? {
        sheet.presentingViewController == nil ? nil : sheet.presentationController as? InteractivePresentationController
    }
    var isPresented: Bool { map.presentedViewController === sheet }
    /// The card's visible distance from where it is most open, in points.
    var translation: CGFloat { card?.card.transform.ty ?? .nan }
    /// The visible top edge of the card, in the window.
    var top: CGFloat { card.map { $0.card.convert(.zero, to: nil).y } ?? .nan }
    var selected: Detent.Identifier? { card?.selectedDetent }
    var offset: CGFloat { sheet.list.contentOffset.y }
    /// The names of the reported detents, with a mark for those that a user chose.
    var selections: [String] {
        events.compactMap { event in
            guard case .selected(let detent, let byUser) = event else { return nil }
            return byUser ? "\(detent)!" : "\(detent)"
        }
    }

    func touch(at y: CGFloat = 700) -> Finger { stage.touch(at: CGPoint(x: 195, y: y)) }

    /// Drags slowly, and holds until the card has no velocity.
    @discardableResult
    func carry(by distance: CGFloat, from y: CGFloat = 700) -> Finger {
        let finger = touch(at: y)
        finger.move(by: .down(distance), over: 0.5)
        finger.hold(for: 0.1)
        return finger
    }

    func drag(by distance: CGFloat, from y: CGFloat = 700) {
        carry(by: distance, from: y).lift()
        stage.settle()
    }

    func fling(by distance: CGFloat, from y: CGFloat = 600) {
        touch(at: y).swipe(by: .down(distance), over: 0.1)
        stage.settle()
    }
}

/// Counts the taps on it, and scrolls like a map.
final class MapController: UIViewController {
    private(set) var taps = 0
    let button = UIButton(frame: CGRect(x: 20, y: 80, width: 100, height: 44))

    override func viewDidLoad() {
        super.viewDidLoad()
        button.addAction(UIAction { [weak self] _ in self?.taps += 1 }, for: .touchUpInside)
        view.addSubview(button)
    }
}

/// A controller that a list fills, which adjusts itself to the safe area.
class SheetController: UIViewController, CardContent {
    let list = UIScrollView()
    /// The content's safe area in each of its layout passes.
    private(set) var passes: [UIEdgeInsets] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        list.contentSize = CGSize(width: 390, height: 2640)
        list.frame = view.bounds
        list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(list)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        passes.append(view.safeAreaInsets)
    }

    func forgetPasses() { passes = [] }
}
