import DeckTransition
import HeadlessUIKit
import InteractiveDismissal
import Support
import Testing

@MainActor
@Suite("A deck that is interrupted while it appears")
struct ComingTests {

    /// Begins a deck's transition when the test says so.
    final class Hesitant: UIViewControllerTransitioningDelegate, UIViewControllerAnimatedTransitioning {
        let deck = DeckTransitioningDelegate()
        private var begin: () -> Void = {}
        private var animator: (any UIViewControllerAnimatedTransitioning)?

        func presentationController(
            forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
        ) -> UIPresentationController? {
            deck.presentationController(forPresented: presented, presenting: presenting, source: source)
        }
        func animationController(
            forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? {
            animator = deck.animationController(forPresented: presented, presenting: presenting, source: source)
            return self
        }
        func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
            0.3
        }
        func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
            begin = { [animator] in animator?.animateTransition(using: transitionContext) }
        }
        func goOn() {
            begin()
            begin = {}
        }
    }

    @Test("Until the card appears, its presenter is unchanged, whatever is laid out")
    func hesitating() {
        let (scene, hesitant) = (DeckScene(presenting: false), Hesitant())
        scene.modal.modalPresentationStyle = .custom
        scene.modal.transitioningDelegate = hesitant
        scene.home.present(scene.modal, animated: true)
        scene.deck?.containerView?.setNeedsLayout()
        scene.stage.advance(by: 0.1)
        #expect(scene.pictureFrame == CGRect(x: 0, y: 0, width: 390, height: 844))
        #expect(scene.dimming?.alpha == 0)
        hesitant.goOn()
        #expect(scene.pictureFrame == CGRect(x: 0, y: 0, width: 390, height: 844))
        scene.expectInPlace()
    }

    @Test("If views get no touches in a transition, a moving card cannot be caught: it arrives, and it leaves")
    func outOfReach() {
        var assumptions = Assumptions.standard
        assumptions.touchesInTransition = .none
        let scene = DeckScene(assumptions: assumptions, presenting: false)
        scene.present(DeckConfiguration { $0.presentingResponse = response(for: 1) })
        for isLeaving in [false, true] {
            scene.stage.advance(by: 0.2)
            scene.touch(195, 800).swipe(by: .down(isLeaving ? -400 : 40), over: 0.05)
            scene.stage.settle()
            guard !isLeaving else { continue }
            scene.expectInPlace()
            scene.modal.dismiss(animated: true)
        }
        scene.expectGone()
        #expect(scene.events == [.willDismiss(byUser: false), .dismissed])
    }
}
