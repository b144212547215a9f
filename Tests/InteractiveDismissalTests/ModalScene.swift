@_spi(Engine) import GestureArbiter
import HeadlessUIKit
import InteractiveDismissal
import Support

/// A phone's home screen, and a controller with a list of 60 rows that it presents as a card that covers it.
@MainActor
final class ModalScene: ListOnPhone {
    let stage: Stage
    let home = AppearanceRecorder()
    let modal: ListModal
    let configuration: CardConfiguration
    /// The events that the presenter was told of, without progress.
    private(set) var events: [CardEvent] = []
    private(set) var progress: [CGFloat] = []
    /// The number of times that the card was about to leave.
    var departures: Int { events.count { if case .willDismiss = $0 { true } else { false } } }
    private(set) var presentations = 0

    init(
        _ configuration: CardConfiguration = CardConfiguration.cover, startOffset: CGFloat = 0,
        assumptions: Assumptions = .standard, screen: Screen = .phone, modal: ListModal? = nil,
        isPresented: Bool = true
    ) {
        self.configuration = configuration
        self.modal = modal ?? ListModal()
        stage = Stage(rootViewController: home, screen: screen, assumptions: assumptions)
        self.modal.loadViewIfNeeded()
        self.modal.list.contentOffset.y = startOffset
        guard isPresented else { return }
        present()
        stage.settle()
    }

    /// Presents, until the presentation has begun.
    func present(animated: Bool = true) {
        home.presentCard(
            modal, as: configuration, animated: animated,
            onEvent: { [weak self] event in
                self?.note(event)
            },
            completion: { [weak self] in
                self?.presentations += 1
            })
        stage.advance(by: 0)
    }

    private func note(_ event: CardEvent) {
        if case .moved(let position) = event { return progress.append(position.progress) }
        events.append(event)
    }

    var contentOffset: CGFloat { modal.list.contentOffset.y }

    func touch(at y: CGFloat = 300) -> Finger { stage.touch(at: CGPoint(x: 195, y: y)) }

    /// Carries the card down by `distance` points in half a second, the slop included, and holds it until it has no
    /// velocity.
    func carry(by distance: CGFloat) -> Finger {
        let finger = touch()
        finger.move(by: .down(distance), over: 0.5)
        finger.hold(for: 0.1)
        return finger
    }

    /// Swipes down quickly, ending at about 1600 pt/s.
    func fling() {
        touch().swipe(by: .down(160), over: 0.1)
    }
}

/// Records its appearance callbacks, and how often it is dismissed.
class AppearanceRecorder: UIViewController {
    private(set) var calls: [String] = []
    private(set) var dismissals = 0

    override func viewWillAppear(_ animated: Bool) { calls.append("willAppear") }
    override func viewDidAppear(_ animated: Bool) { calls.append("didAppear") }
    override func viewWillDisappear(_ animated: Bool) { calls.append("willDisappear") }
    override func viewDidDisappear(_ animated: Bool) { calls.append("didDisappear") }

    override func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        dismissals += 1
        super.dismiss(animated: flag, completion: completion)
    }
}

/// A controller that a list fills.
class ListModal: AppearanceRecorder {
    let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))

    override func viewDidLoad() {
        super.viewDidLoad()
        list.contentInsetAdjustmentBehavior = .never
        list.contentSize = CGSize(width: 390, height: 2640)
        view.addSubview(list)
    }
}
