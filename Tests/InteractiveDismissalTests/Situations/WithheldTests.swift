import GestureArbiter
import HeadlessUIKit
import InteractiveDismissal
import Support
import Testing

@MainActor
@Suite("A transition that is withheld")
struct WithheldTests {
    @Test(
        "While another transition withholds completeTransition the card goes back; afterwards it can leave",
        arguments: Condition.all.sampled())
    func withheld(_ condition: Condition) {
        // In the article's form a transition is open in mid-drag, during which UIKit presents nothing: so the other is
        // presented before.
        let scene = ModalScene(condition.configuration, assumptions: condition.assumptions)
        let other = UIViewController()
        let withholding = Withholding()
        other.modalPresentationStyle = .custom
        other.transitioningDelegate = withholding
        if condition.begins == .onBegin { scene.modal.present(other, animated: true) }
        // A touch that reaches the card while the other transition is open.
        let finger = scene.touch()
        scene.modal.view.superview.map { _ in finger.move(by: .down(200), over: 0.2) }
        if condition.begins == .onCommit { scene.modal.present(other, animated: true) }
        finger.move(by: .down(300), over: 0.1)
        if finger.touch.phase != .cancelled { finger.lift() }
        scene.stage.settle()
        #expect(scene.modal.dismissals == 0)
        #expect(scene.translation == 0)
        withholding.context?.completeTransition(false)
        scene.stage.settle()
        scene.fling()
        scene.expectGone()
    }

    /// The one-line dismissal, with an animator of the client's that never completes.
    final class OwnAnimator: DismissalTransitioningDelegate {
        let withholding = Withholding()
        var withholdsPresentation = false

        override func animationController(
            forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? {
            withholdsPresentation
                ? withholding
                : super.animationController(forPresented: presented, presenting: presenting, source: source)
        }
        override func animationController(
            forDismissed dismissed: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? {
            withholdsPresentation ? super.animationController(forDismissed: dismissed) : withholding
        }
    }

    private func own(
        _ condition: Condition, withholdsPresentation: Bool
    ) -> (stage: Stage, home: UIViewController, modal: ListModal, own: OwnAnimator) {
        let (home, modal) = (UIViewController(), ListModal())
        let stage = Stage(rootViewController: home, assumptions: condition.assumptions)
        let own = OwnAnimator {
            InteractivePresentationController(
                presentedViewController: $0, presenting: $1, configuration: condition.configuration)
        }
        own.withholdsPresentation = withholdsPresentation
        modal.modalPresentationStyle = .custom
        modal.transitioningDelegate = own
        home.present(modal, animated: true)
        stage.settle()
        return (stage, home, modal, own)
    }

    private func fling(_ stage: Stage) {
        let finger = stage.touch(at: CGPoint(x: 195, y: 300))
        finger.move(by: .down(160), over: 0.1)
        if finger.touch.phase != .cancelled { finger.lift() }
        stage.settle()
    }

    @Test(
        "While its own dismissal is withheld the card waits outside; completed it is gone, cancelled it is back",
        arguments: Condition.all.sampled(), [true, false])
    func ownDismissalWithheld(_ condition: Condition, completes: Bool) {
        let (stage, home, modal, own) = own(condition, withholdsPresentation: false)
        fling(stage)
        #expect(stage.stillMoving.isEmpty, "nothing runs while UIKit is waited for")
        own.withholding.context?.completeTransition(completes)
        #expect(stage.settle())
        #expect((home.presentedViewController == nil) == completes)
        guard !completes else { return }
        #expect(modal.view.convert(CGPoint.zero, to: nil) == .zero)
        fling(stage)
        own.withholding.context?.completeTransition(true)
        #expect(stage.settle())
        #expect(home.presentedViewController == nil)
    }

    @Test("While a client's animator takes the card away it is being dismissed, and says so when asked again")
    func ownDismissalAskedAgain() throws {
        let (stage, home, modal, own) = own(Condition.all[0], withholdsPresentation: false)
        let presentation = try #require(modal.presentationController as? InteractivePresentationController)
        modal.dismiss(animated: true)
        #expect(throws: DismissalRefusal.isBeingDismissed) { try presentation.attemptDismissal() }
        #expect(modal.dismissals == 1)
        own.withholding.context?.completeTransition(true)
        stage.settle()
        #expect(home.presentedViewController == nil)
    }

    @Test(
        "While its own presentation is withheld, the card goes back when let go; once completed, it can leave",
        arguments: Condition.all.sampled())
    func ownPresentationWithheld(_ condition: Condition) {
        let (stage, home, modal, own) = own(condition, withholdsPresentation: true)
        // The client's animator moves nothing, so the test puts the card into its container.
        if let card = (modal.presentationController as? InteractivePresentationController)?.card {
            modal.presentationController?.containerView?.addSubview(card)
        }
        fling(stage)
        #expect(modal.dismissals == 0, "never dismiss during present")
        #expect(modal.isBeingPresented)
        own.withholding.context?.completeTransition(true)
        #expect(stage.settle())
        #expect(home.presentedViewController === modal)
        #expect(!modal.isBeingPresented)
        fling(stage)
        #expect(home.presentedViewController == nil)
    }
}
