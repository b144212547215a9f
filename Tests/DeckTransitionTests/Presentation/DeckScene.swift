import DeckTransition
@_spi(Engine) import GestureArbiter
import HeadlessUIKit
import InteractiveDismissal
import Testing

/// A controller that records UIKit's calls.
class RecordingController: UIViewController {
    private(set) var calls: [String] = []

    override func viewWillAppear(_ animated: Bool) { calls.append("will appear") }
    override func viewDidAppear(_ animated: Bool) { calls.append("did appear") }
    override func viewWillDisappear(_ animated: Bool) { calls.append("will disappear") }
    override func viewDidDisappear(_ animated: Bool) { calls.append("did disappear") }
}

/// A controller with a list of 60 rows of 44 pt over its whole view.
class ListController: RecordingController {
    let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        list.frame = view.bounds
        list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        list.contentInsetAdjustmentBehavior = .never
        list.contentSize = CGSize(width: 390, height: 2640)
        view.addSubview(list)
    }
}

/// A phone with a deck over its home controller.
@MainActor
final class DeckScene {
    let stage: Stage
    let home = RecordingController()
    let modal: ListController
    private(set) var events: [CardEvent] = []

    /// Presents the card and waits until it is at rest, unless it is not to be presented yet.
    init(
        _ configuration: DeckConfiguration = DeckConfiguration(), screen: Screen = .phone,
        assumptions: Assumptions = .standard, presenting: Bool = true, modal: ListController = ListController()
    ) {
        self.modal = modal
        stage = Stage(rootViewController: home, screen: screen, assumptions: assumptions)
        home.view.backgroundColor = .white
        guard presenting else { return }
        present(configuration)
        stage.settle()
    }

    func present(_ configuration: DeckConfiguration = DeckConfiguration(), animated: Bool = true) {
        home.presentDeck(
            modal, as: configuration, animated: animated,
            onEvent: { [weak self] event in
                if case .moved = event { return }
                self?.events.append(event)
            })
    }

    var deck: DeckPresentationController? { modal.deckAround }
    /// How far the card is from rest, in points.
    var cardTranslation: CGFloat { deck?.card.transform.ty ?? .nan }
    /// The visible frame of the card, in the window.
    var cardFrame: CGRect { deck?.card.frame ?? .null }
    var isPresented: Bool { home.presentedViewController === modal }

    /// The visible part of the presenter behind the card: its snapshot.
    var pictureFrame: CGRect? { picture?.frame }
    var picture: UIView? {
        deck?.containerView?.subviews.first { "\(type(of: $0))" == "PresenterPicture" }?.subviews.first
    }
    var dimming: UIView? { deck?.containerView?.subviews.first { "\(type(of: $0))" == "DimmingView" } }

    func touch(_ x: CGFloat = 195, _ y: CGFloat = 400) -> Finger { stage.touch(at: CGPoint(x: x, y: y)) }

    func tap(_ x: CGFloat, _ y: CGFloat) {
        let finger = touch(x, y)
        stage.advance(by: 0.05)
        finger.lift()
        stage.settle()
    }
}

extension DeckScene {
    /// Expects a full-height card at rest with its presenter behind it, once everything has settled.
    func expectInPlace() {
        #expect(stage.settle())
        #expect(isPresented)
        #expect(cardFrame == CGRect(x: 0, y: 55, width: 390, height: 789))
        #expect(abs((pictureFrame?.minY ?? .nan) - 47) < 1e-9)
    }

    /// Expects no trace of a card, once everything has settled.
    func expectGone() {
        #expect(stage.settle())
        #expect(!isPresented)
        #expect(stage.window.subviews.count == 1)
        #expect(home.view.transform == .identity)
        #expect(home.view.alpha == 1)
    }
}

/// The response of the spring that has a thousandth of its distance left after `duration`, as DeckTransition's springs
/// have.
func response(for duration: TimeInterval, dampingRatio: Double = 1) -> TimeInterval {
    2 * .pi / Motion.Spring(dampingRatio: dampingRatio, duration: duration).stiffness.squareRoot()
}

extension UIViewController {
    /// The deck that contains the controller.
    var deckAround: DeckPresentationController? { enclosingCard as? DeckPresentationController }
}
