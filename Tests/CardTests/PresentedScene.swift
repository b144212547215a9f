import DeckTransition
import GestureArbiter
import HeadlessUIKit
import InteractiveDismissal
import Support

/// The ways in which the library has UIKit present a card.
enum PresentedKind: CaseIterable, Sendable { case modal, deck }

/// A list under a canvas of 100 pt at its left, which records its appearance callbacks.
final class PresentedContent: UIViewController {
    let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let canvas = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 789))
    var tells: (@MainActor (GestureArbiter) -> Void)?

    override func viewDidLoad() {
        super.viewDidLoad()
        list.contentInsetAdjustmentBehavior = .never
        list.contentSize = CGSize(width: 390, height: 2640)
        view.addSubview(list)
        view.addSubview(canvas)
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        if let tells, let arbiter { tells(arbiter) }
    }

    var arbiter: GestureArbiter? { (presentationController as? InteractivePresentationController)?.arbiter }
}

/// A phone whose home screen presents it.
@MainActor
struct PresentedScene {
    let stage: Stage
    let home = UIViewController()
    let modal: PresentedContent

    init(_ doubt: Doubt, _ modal: PresentedContent = PresentedContent()) {
        self.modal = modal
        stage = Stage(rootViewController: home, assumptions: doubt.assumptions)
    }

    func present(
        _ kind: PresentedKind, _ policy: ArbitrationPolicy = .continuous,
        _ declared: GestureArbiter.Declarations = GestureArbiter.Declarations(), animated: Bool = true
    ) {
        switch kind {
        case .modal:
            var configuration = CardConfiguration.cover { $0.policy = policy }
            configuration.declared = declared
            home.presentCard(modal, as: configuration, animated: animated)
        case .deck:
            var configuration = DeckConfiguration { $0.policy = policy }
            configuration.declared = declared
            home.presentDeck(modal, as: configuration, animated: animated)
        }
    }

    var presentation: InteractivePresentationController? {
        modal.presentingViewController == nil
            ? nil : modal.presentationController as? InteractivePresentationController
    }

    /// Pulls by 100 pt and lets go; returns how far the card moved.
    func pulled(from x: CGFloat = 195) -> CGFloat {
        let finger = stage.touch(at: CGPoint(x: x, y: 300))
        finger.move(by: CGVector(dx: 0, dy: 100), over: 0.5)
        let translation = presentation?.card.transform.ty ?? .nan
        stage.settle(lettingGo: finger)
        return translation
    }
}
