import GestureArbiter
import HeadlessUIKit
import InteractiveDismissal
import Testing

/// Row T3a, and a transition that another withholds.
@MainActor
@Suite("When UIKit begins no transition")
struct RefusalTests {
    @Test("The card springs back, and a decision says why", arguments: InteractiveDismissal.Begins.allCases)
    func never(_ begins: InteractiveDismissal.Begins) {
        var assumptions = Assumptions()
        assumptions.dismissalStart = .never
        let scene = ModalScene(InteractiveDismissal(begins: begins), assumptions: assumptions)
        scene.fling()
        #expect(scene.stage.settle())
        #expect(scene.modal.dismissals == 1, "asked once")
        #expect(scene.reasons.contains(.refused(.noTransition)))
        #expect(scene.moments.last == .returned)
        #expect(scene.isPresented && scene.isTidy)
        scene.fling()
        scene.stage.settle()
        #expect(scene.modal.dismissals == 2, "and once again in the next drag")
        #expect(scene.isPresented && scene.isTidy)
    }

    @Test("It turns round without a kink")
    func turningRound() {
        var assumptions = Assumptions()
        assumptions.dismissalStart = .never
        // A slow spring: a lost velocity of 1600 pt/s would show as 13 pt between two frames, the spring as 4.
        let scene = ModalScene(InteractiveDismissal(response: 1), assumptions: assumptions)
        scene.fling()
        scene.stage.advanceFrame()
        var places = [scene.translation]
        while !scene.stage.stillMoving.isEmpty {
            scene.stage.advanceFrame()
            places.append(scene.translation)
        }
        let steps = zip(places.dropFirst(), places).map { $0 - $1 }
        #expect(zip(steps.dropFirst(), steps).allSatisfy { abs($0 - $1) < 6 })
        #expect(places.max()! > 200)
    }

    /// An animator that never completes.
    final class Withholding: UIViewControllerTransitioningDelegate, UIViewControllerAnimatedTransitioning {
        var context: (any UIViewControllerContextTransitioning)?
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

    @Test("Another's transition that withholds completeTransition: the card goes back, and leaves when that is over")
    func withheld() {
        let scene = ModalScene()
        let finger = scene.carry(by: 200)
        let other = UIViewController()
        let withholding = Withholding()
        other.modalPresentationStyle = .custom
        other.transitioningDelegate = withholding
        scene.modal.present(other, animated: true)
        finger.move(by: CGVector(dx: 0, dy: 300), over: 0.1)
        finger.lift()
        scene.stage.settle()
        #expect(scene.modal.dismissals == 0)
        #expect(scene.reasons.contains(.refused(.presentsAnother)))
        #expect(scene.translation == 0)
        withholding.context?.completeTransition(false)
        scene.stage.settle()
        scene.fling()
        scene.stage.settle()
        #expect(!scene.isPresented && scene.isTidy)
    }

    @Test("A finger that ends before the transition has begun leaves nothing stuck", arguments: Condition.all)
    func shortFinger(_ condition: Condition) {
        let scene = ModalScene(condition.dismissal, assumptions: condition.assumptions)
        let finger = scene.touch()
        finger.move(by: CGVector(dx: 0, dy: 30))
        finger.cancel()
        scene.stage.settle()
        #expect(scene.isPresented && scene.isTidy)
        scene.fling()
        scene.stage.settle()
        #expect(!scene.isPresented && scene.isTidy)
    }
}
