import GestureArbiter
import HeadlessUIKit
import InteractiveDismissal
import Testing

/// A context that comes late, twice, or to the animator as well: each transition is told its end exactly once.
@MainActor
@Suite("Contexts that do not come as they should")
struct ContextTests {
    enum Delivery: CaseIterable {
        case twice, toBoth, toAnimatorOnly, late
    }

    /// Hands the dismissal's context on in its own way.
    final class Courier: DismissalTransitioningDelegate, UIViewControllerInteractiveTransitioning {
        var delivery = Delivery.twice
        private var animator: (any UIViewControllerAnimatedTransitioning)?
        private(set) var withheld: (any UIViewControllerContextTransitioning)?

        override func interactionControllerForDismissal(
            using animator: any UIViewControllerAnimatedTransitioning
        ) -> (any UIViewControllerInteractiveTransitioning)? {
            self.animator = animator
            return delivery == .toAnimatorOnly ? nil : self
        }

        func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
            switch delivery {
            case .twice:
                handOn(transitionContext)
                handOn(transitionContext)
            case .toBoth:
                handOn(transitionContext)
                animator?.animateTransition(using: transitionContext)
            case .toAnimatorOnly:
                break
            case .late:
                withheld = transitionContext
            }
        }

        private func handOn(_ context: any UIViewControllerContextTransitioning) {
            (animator as? any UIViewControllerInteractiveTransitioning)?.startInteractiveTransition(context)
        }

        func deliverWithheld() {
            withheld.map(handOn)
            withheld = nil
        }
    }

    private func scene(
        _ begins: InteractiveDismissal.Begins, _ delivery: Delivery
    ) -> (stage: Stage, home: UIViewController, modal: ListModal, courier: Courier) {
        let home = UIViewController()
        let modal = ListModal()
        let stage = Stage(rootViewController: home)
        let courier = Courier {
            InteractivePresentationController(
                presentedViewController: $0, presenting: $1, dismissal: InteractiveDismissal(begins: begins))
        }
        courier.delivery = delivery
        modal.modalPresentationStyle = .custom
        modal.transitioningDelegate = courier
        home.present(modal, animated: true)
        stage.settle()
        return (stage, home, modal, courier)
    }

    private func swipe(_ stage: Stage, by distance: CGFloat, over seconds: TimeInterval) {
        let finger = stage.touch(at: CGPoint(x: 195, y: 300))
        finger.move(by: CGVector(dx: 0, dy: distance), over: seconds)
        finger.lift()
    }

    @Test("It leaves, and comes back, all the same", arguments: InteractiveDismissal.Begins.allCases, Delivery.allCases)
    func told(_ begins: InteractiveDismissal.Begins, _ delivery: Delivery) {
        let (stage, home, modal, courier) = scene(begins, delivery)
        for (distance, leaves) in [(60.0, false), (400, true)] {
            swipe(stage, by: distance, over: leaves ? 0.2 : 0.5)
            // Long after the card is where it goes.
            stage.advance(by: 3)
            courier.deliverWithheld()
            #expect(stage.settle())
            #expect((home.presentedViewController == nil) == leaves)
            #expect(modal.transitionCoordinator == nil)
            #expect(stage.warnings.isEmpty, "completeTransition once each")
        }
        #expect(modal.dismissals == (begins == .onBegin ? 2 : 1))
    }

    @Test(
        "Grabbed before a late context comes, it goes on in that transition",
        arguments: InteractiveDismissal.Begins.allCases)
    func grabbedMeanwhile(_ begins: InteractiveDismissal.Begins) {
        let (stage, home, modal, courier) = scene(begins, .late)
        swipe(stage, by: 200, over: 0.1)
        stage.advance(by: 0.05)
        let place = modal.view.convert(CGPoint.zero, to: nil).y
        let finger = stage.touch(at: CGPoint(x: 195, y: place + 100))
        courier.deliverWithheld()
        finger.move(by: CGVector(dx: 0, dy: -120), over: 0.2)
        finger.lift()
        #expect(stage.settle())
        #expect(home.presentedViewController === modal)
        #expect(modal.transitionCoordinator == nil)
        #expect(modal.view.convert(CGPoint.zero, to: nil).y == 0)
        #expect(modal.dismissals == 1)
        #expect(stage.warnings.isEmpty)
    }

    @Test("Back at rest before a late context comes, it is taken again and flung: still that transition")
    func takenAgain() {
        let (stage, home, modal, courier) = scene(.onBegin, .late)
        swipe(stage, by: 60, over: 0.5)
        stage.advance(by: 2)
        #expect(modal.view.convert(CGPoint.zero, to: nil).y == 0)
        swipe(stage, by: 400, over: 0.2)
        stage.advance(by: 2)
        courier.deliverWithheld()
        #expect(stage.settle())
        #expect(home.presentedViewController == nil)
        #expect(modal.dismissals == 1)
        #expect(stage.warnings.isEmpty)
    }
}
