import HeadlessUIKit
import Testing

/// Transitions that are held midway, and scrubbed.
@MainActor @Suite struct TransitionInterruptionTests {
    private let scene = TransitionScene()
    private var stage: Stage { scene.stage }
    private var home: RecordingController { scene.home }
    private var modal: RecordingController { scene.modal }
    private var log: Record { scene.log }

    @Test("T20: the interruptible animator is the same throughout a transition")
    func interruptible() {
        let one = Interruptible(log)
        modal.transitioningDelegate = one
        one.interactor = UIPercentDrivenInteractiveTransition()
        one.interactor?.wantsInteractiveStart = false
        home.present(modal, animated: true)
        stage.advance(by: 0.25)
        one.interactor?.pause()
        #expect(abs((one.interactor?.percentComplete ?? 0) - 0.25) < 1e-9)
        one.interactor?.update(0.75)
        stage.advance(by: 1)
        #expect(modal.view.layer.presentation()?.affineTransform().ty == 200)
        #expect(home.view.layer.presentation()?.opacity == 0.25)
        one.interactor?.finish()
        stage.settle()
        #expect(one.made == 1)
        #expect(stage.warnings == [])
        #expect(!modal.isBeingPresented)
        #expect(modal.presentingViewController === home)
    }

    @Test("T20: another interruptible animator is ignored, with a warning")
    func otherInterruptible() {
        let one = Interruptible(log)
        one.interactor = UIPercentDrivenInteractiveTransition()
        one.interactor?.wantsInteractiveStart = false
        modal.transitioningDelegate = one
        scene.beginPresenting()
        one.forget()
        one.interactor?.pause()
        #expect(one.made == 2)
        #expect(stage.warnings.count == 1)
    }

    @Test("T21: an interactor may start without interaction, and begin it later")
    func lateInteraction() {
        scene.present()
        let interactor = scene.makeInteractive()
        interactor.wantsInteractiveStart = false
        scene.dismiss()
        let context = scene.delegate.animator?.context
        #expect(log.take().last == "animateTransition")
        #expect(context?.isInteractive == false)
        stage.advance(by: 0.5)
        context?.pauseInteractiveTransition()
        #expect(context?.isInteractive == true)
        stage.advance(by: 3)
        #expect(modal.view.layer.presentation()?.affineTransform().ty == 400)
        context?.cancelInteractiveTransition()
        stage.settle()
        #expect(home.presentedViewController === modal)
        #expect(modal.view.transform == .identity)
    }

    @Test("T22: a percent-driven transition is linear while interactive, and takes (1 − p) of the duration to its end")
    func percentDriven() {
        scene.present()
        let driven = UIPercentDrivenInteractiveTransition()
        scene.delegate.interactor = driven
        scene.dismiss()
        #expect(log.take().last == "animateTransition")
        for share in [CGFloat(0.2), 0.5, 0.4] {
            driven.update(share)
            stage.advance(by: 0.5)
            #expect(abs((modal.view.layer.presentation()?.affineTransform().ty ?? 0) - 800 * share) < 1e-9)
        }
        let start = stage.time
        driven.finish()
        stage.settle()
        #expect(abs(stage.time - start - 0.6) < 0.01)
        #expect(home.presentedViewController == nil)
    }

    @Test("T22: a cancelled percent-driven transition runs back, at its completion speed")
    func percentDrivenBack() {
        scene.present()
        let driven = UIPercentDrivenInteractiveTransition()
        driven.completionSpeed = 2
        scene.delegate.interactor = driven
        scene.dismiss()
        driven.update(0.4)
        let start = stage.time
        driven.cancel()
        stage.settle()
        #expect(abs(stage.time - start - 0.2) < 0.01)
        #expect(home.presentedViewController === modal)
        #expect(modal.view.transform == .identity)
    }
}

/// A delegate with an interruptible animator.
@MainActor
private final class Interruptible: UIViewControllerTransitioningDelegate,
    UIViewControllerAnimatedTransitioning
{
    let log: Record
    var interactor: UIPercentDrivenInteractiveTransition?
    private(set) var made = 0
    private var animator: UIViewPropertyAnimator?

    init(_ log: Record) { self.log = log }

    func forget() { animator = nil }

    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { self }
    func interactionControllerForPresentation(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { interactor }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        1
    }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        transitionContext.viewController(forKey: .from)?.transitionCoordinator?.animate(alongsideTransition: {
            $0.viewController(forKey: .from)?.view.alpha = 0
        })
        interruptibleAnimator(using: transitionContext).startAnimation()
    }

    func interruptibleAnimator(
        using transitionContext: any UIViewControllerContextTransitioning
    ) -> any UIViewImplicitlyAnimating {
        if let animator { return animator }
        made += 1
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
        self.animator = animator
        guard let view = transitionContext.view(forKey: .to) else { return animator }
        transitionContext.containerView.addSubview(view)
        view.transform = CGAffineTransform(translationX: 0, y: 800)
        animator.addAnimations { view.transform = .identity }
        animator.addCompletion { [weak self] position in
            self?.animator = nil
            transitionContext.completeTransition(position == .end)
        }
        return animator
    }
}
