import GestureArbiter
import HeadlessUIKit
import InteractiveDismissal
import Support

/// Events that happen to a card besides the finger. Each starts with the card presented at rest, unless it says
/// otherwise, and ends with no finger down.
@MainActor
enum Situation: String, CaseIterable {
    case alertInMidDrag
    case rotationInMidDrag
    case layoutInEveryFrame
    case presenterGone
    case presenterDismissed
    case dismissedByButton
    case dismissedWithoutAnimation
    case dismissedOnTheWayIn
    case presenterGoneOnTheWayIn
    case presentedWithoutAnimation
    case presentedTwice
    case completionWithheld

    nonisolated var startsPresented: Bool {
        switch self {
        case .dismissedOnTheWayIn, .presentedWithoutAnimation, .presenterGoneOnTheWayIn: false
        case .alertInMidDrag, .rotationInMidDrag, .layoutInEveryFrame, .presenterGone, .presenterDismissed,
            .dismissedByButton, .dismissedWithoutAnimation, .presentedTwice, .completionWithheld:
            true
        }
    }

    func play(in scene: ModalScene) {
        switch self {
        case .alertInMidDrag: alert(scene)
        case .rotationInMidDrag: rotation(scene)
        case .layoutInEveryFrame: layout(scene)
        case .presenterGone: inMidDrag(scene) { $0.stage.window.rootViewController = UIViewController() }
        case .presenterDismissed: presenterDismissed(scene)
        case .dismissedByButton: inMidDrag(scene) { $0.modal.dismiss(animated: true) }
        case .dismissedWithoutAnimation: inMidDrag(scene) { $0.modal.dismiss(animated: false) }
        case .dismissedOnTheWayIn: onTheWayIn(scene) { $0.modal.dismiss(animated: true) }
        case .presenterGoneOnTheWayIn: onTheWayIn(scene) { $0.stage.window.rootViewController = UIViewController() }
        case .presentedWithoutAnimation: scene.present(animated: false)
        case .presentedTwice: inMidDrag(scene) { $0.present() }
        case .completionWithheld: withheld(scene)
        }
    }

    /// A finger carries the card down, something happens, the finger goes on a little and lifts.
    private func inMidDrag(_ scene: ModalScene, _ happens: (ModalScene) -> Void) {
        let finger = scene.carry(by: 210)
        happens(scene)
        scene.stage.advance(by: 0.05)
        finger.move(by: .down(-30), over: 0.05)
        if finger.touch.phase != .cancelled { finger.lift() }
        scene.stage.settle()
    }

    private func onTheWayIn(_ scene: ModalScene, _ happens: (ModalScene) -> Void) {
        scene.present()
        scene.stage.advance(by: 0.1)
        happens(scene)
        scene.stage.settle()
    }

    private func alert(_ scene: ModalScene) {
        let alert = UIAlertController(title: "Saved", message: nil, preferredStyle: .alert)
        inMidDrag(scene) { $0.modal.present(alert, animated: true) }
        if scene.modal.presentedViewController === alert { alert.dismiss(animated: true) }
        scene.stage.settle()
    }

    private func rotation(_ scene: ModalScene) {
        inMidDrag(scene) {
            $0.stage.resize(to: CGSize(width: 844, height: 390), over: 0.3)
            $0.stage.advance(by: 0.1)
        }
        scene.stage.resize(to: CGSize(width: 390, height: 844))
        scene.stage.settle()
    }

    private func layout(_ scene: ModalScene) {
        let finger = scene.touch()
        for frame in 1...120 {
            if frame <= 30 { finger.move(by: .down(4)) }
            if frame == 40 { finger.lift() }
            scene.presentation?.containerView?.setNeedsLayout()
            scene.presentation?.containerView?.layoutIfNeeded()
            scene.stage.advanceFrame()
        }
        scene.stage.settle()
    }

    /// The card's presenter is a card too, and leaves with everything on it.
    private func presenterDismissed(_ scene: ModalScene) {
        let upper = ListModal()
        scene.modal.presentCard(upper, as: scene.configuration)
        scene.stage.settle()
        inMidDrag(scene) { $0.home.dismiss(animated: true) }
        // UIKit refuses it while the upper one's transition is open: at rest it does not.
        if scene.isPresented { scene.home.dismiss(animated: true) }
        scene.stage.settle()
    }

    private func withheld(_ scene: ModalScene) {
        let (other, withholding) = (UIViewController(), Withholding())
        other.modalPresentationStyle = .custom
        other.transitioningDelegate = withholding
        inMidDrag(scene) { $0.modal.present(other, animated: true) }
        withholding.context?.completeTransition(false)
        scene.stage.settle()
    }
}

/// Makes an animator that never completes, for the presentation or the dismissal.
final class Withholding: UIViewControllerTransitioningDelegate, UIViewControllerAnimatedTransitioning {
    private(set) weak var context: (any UIViewControllerContextTransitioning)?

    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { self }
    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        0.3
    }
    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        context = transitionContext
    }
}
