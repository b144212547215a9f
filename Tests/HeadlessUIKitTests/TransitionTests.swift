import HeadlessUIKit
import Testing

@MainActor @Suite struct TransitionTests {
    private let scene = TransitionScene()
    private var stage: Stage { scene.stage }
    private var home: RecordingController { scene.home }
    private var modal: RecordingController { scene.modal }
    private var log: Record { scene.log }

    private func interactor(_ scene: TransitionScene) -> RecordingInteractor {
        let interactor = RecordingInteractor(scene.log)
        scene.delegate.interactor = interactor
        return interactor
    }

    @Test("T3: animator, interactor, animateTransition, completeTransition, animationEnded")
    func order() {
        scene.present()
        scene.dismiss()
        #expect(
            log.take() == [
                "animator?", "interactor?", "modal willDisappear", "dismissal willBegin", "animateTransition",
            ])
        #expect(modal.isBeingDismissed && scene.delegate.animator?.context?.isInteractive == false)
        stage.settle()
        #expect(
            log.take() == ["modal didDisappear", "dismissal didEnd true", "animationEnded true", "dismiss completion"])
        #expect(modal.view.window == nil)
    }

    @Test("T4: an interactor comes first, and decides whether the animator animates")
    func interactive() {
        scene.present()
        let interactor = interactor(scene)
        scene.dismiss()
        #expect(log.take().suffix(2) == ["dismissal willBegin", "startInteractiveTransition"])
        #expect(interactor.context?.isInteractive == true && stage.settle())
        interactor.end(true)
        #expect(home.presentedViewController == nil && !log.take().contains("animateTransition"))
    }

    @Test("T6: from and to, coming and going")
    func keys() {
        home.present(modal, animated: true)
        var context = scene.delegate.animator?.context
        #expect(context?.viewController(forKey: .from) === home && context?.viewController(forKey: .to) === modal)
        stage.settle()
        scene.dismiss()
        context = scene.delegate.animator?.context
        #expect(context?.viewController(forKey: .from) === modal && context?.viewController(forKey: .to) === home)
    }

    @Test("T7: the presenter's view is not in the context if it stays where it is")
    func views() {
        home.present(modal, animated: true)
        var context = scene.delegate.animator?.context
        #expect(context?.view(forKey: .from) == nil && context?.view(forKey: .to) === modal.view)
        #expect(context?.finalFrame(for: modal) == CGRect(x: 0, y: 44, width: 390, height: 800))
        stage.settle()
        scene.dismiss()
        context = scene.delegate.animator?.context
        #expect(context?.view(forKey: .to) == nil && context?.view(forKey: .from) === modal.view)
        #expect(context?.initialFrame(for: modal) == CGRect(x: 0, y: 44, width: 390, height: 800))
    }

    @Test(
        "T3a: a dismissal reaches its interactor so many turns later",
        arguments: [
            (Assumptions.DismissalStart.atOnce, 0), (.afterOneTurn, 1), (.afterTwoTurns, 2), (.afterThreeTurns, 3),
        ])
    func lateStart(start: Assumptions.DismissalStart, turns: Int) {
        let scene = TransitionScene { $0.dismissalStart = start }
        scene.present()
        let interactor = interactor(scene)
        var passed = 0
        var seen: Int?
        func watch() {
            if seen == nil, interactor.context != nil { seen = passed }
            passed += 1
            if passed < 6 { scene.stage.perform { watch() } }
        }
        scene.dismiss()
        watch()
        #expect(scene.modal.isBeingDismissed)
        scene.stage.settle()
        #expect(seen == turns)
    }

    @Test("T3a: or never, and then nothing has happened")
    func never() {
        let scene = TransitionScene { $0.dismissalStart = .never }
        scene.present()
        scene.dismiss()
        scene.stage.settle()
        #expect(scene.log.take() == [] && !scene.modal.isBeingDismissed && scene.stage.warnings.count == 1)
        #expect(scene.home.presentedViewController === scene.modal)
        scene.dismiss(animated: false)
        #expect(scene.home.presentedViewController == nil)
    }

    @Test("T10: a transition that is not completed stays open, finished or not")
    func withheld() {
        scene.present()
        let interactor = interactor(scene)
        scene.dismiss()
        interactor.context?.finishInteractiveTransition()
        stage.settle()
        #expect(modal.isBeingDismissed && modal.view.window != nil && modal.transitionCoordinator != nil)
        modal.dismiss(animated: true)
        modal.present(UIViewController(), animated: true)
        #expect(stage.warnings.count == 2)
        interactor.context?.completeTransition(true)
        #expect(home.presentedViewController == nil)
    }

    @Test("completeTransition twice is once, and a warning")
    func twice() {
        scene.present()
        let interactor = interactor(scene)
        scene.dismiss()
        let context = interactor.context
        interactor.end(true)
        let before = log.take()
        context?.completeTransition(false)
        #expect(before.contains("dismissal didEnd true") && log.take() == [] && stage.warnings.count == 1)
    }

    @Test("T11: a presentation that is not completed leaves the presenter as it was")
    func cancelledPresentation() {
        scene.delegate.removesPresenter = true
        let interactor = interactor(scene)
        home.present(modal, animated: true)
        _ = log.take()
        interactor.end(false)
        #expect(
            log.take() == [
                "modal willDisappear", "home willAppear", "modal didDisappear", "home didAppear",
                "presentation didEnd false", "animationEnded false",
            ])
        #expect(home.presentedViewController == nil && home.view.superview === stage.window)
        #expect(stage.window.subviews == [home.view] && !modal.isBeingPresented)
    }

    @Test("T12: a cancelled dismissal ends with false, and everything stays")
    func cancelledDismissal() {
        scene.present()
        let interactor = interactor(scene)
        scene.dismiss()
        interactor.end(false)
        #expect(log.take().contains("dismissal didEnd false") && modal.view.window === stage.window)
        #expect(home.presentedViewController === modal && !modal.isBeingDismissed)
        scene.dismiss()
        interactor.end(true)
        #expect(log.take().contains("dismissal didEnd true") && home.presentedViewController == nil)
    }

    @Test("T18: of a cancelled interactive dismissal the controller hears that it appears again")
    func appearsAgain() {
        scene.present()
        let interactor = interactor(scene)
        scene.dismiss()
        interactor.end(false)
        #expect(
            log.take().filter { $0.hasPrefix("modal") } == [
                "modal willDisappear", "modal willAppear", "modal didAppear",
            ])
    }

    @Test("T17a: nothing is presented while an interactive dismissal is open")
    func closed() {
        scene.present()
        let interactor = interactor(scene)
        scene.dismiss()
        let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
        modal.present(alert, animated: true)
        home.present(alert, animated: true)
        #expect(stage.warnings.count == 2 && alert.presentingViewController == nil)
        interactor.end(false)
        modal.present(alert, animated: true)
        #expect(stage.warnings.count == 2 && modal.presentedViewController === alert)
    }

    @Test(
        "T17b: touches during a transition",
        arguments: Assumptions.TouchesInTransition.allCases, [true, false])
    func touches(allowed: Assumptions.TouchesInTransition, isInteractive: Bool) {
        let scene = TransitionScene { $0.touchesInTransition = allowed }
        scene.present()
        let interactor = isInteractive ? interactor(scene) : nil
        scene.dismiss()
        let finger = scene.stage.touch(at: CGPoint(x: 200, y: 400))
        let reaches = allowed == .all || (allowed == .interactiveOnly && isInteractive)
        #expect((finger.touch.view != nil) == reaches)
        finger.lift()
        interactor?.end(true)
        scene.stage.settle()
        #expect(scene.stage.touch(at: CGPoint(x: 200, y: 400)).touch.view === scene.home.view)
    }

    @Test(
        "T17b: a dismissal without interaction cancels the gesture under way",
        arguments: Assumptions.TouchesInTransition.allCases, [true, false])
    func gesture(allowed: Assumptions.TouchesInTransition, isInteractive: Bool) {
        let scene = TransitionScene { $0.touchesInTransition = allowed }
        scene.present()
        let pan = UIPanGestureRecognizer()
        let log = scene.log
        pan.addTarget(log) { recognizer in log.add("pan \(recognizer.state)") }
        scene.modal.view.addGestureRecognizer(pan)
        let interactor = isInteractive ? interactor(scene) : nil
        let finger = scene.stage.touch(at: CGPoint(x: 200, y: 400))
        finger.move(by: CGVector(dx: 0, dy: 30))
        scene.dismiss()
        scene.stage.advanceFrame()
        let isTaken = !isInteractive && allowed != .all
        #expect(log.take().contains("pan cancelled") == isTaken)
        finger.move(by: CGVector(dx: 0, dy: 30))
        finger.lift()
        #expect(log.take().contains("pan ended") == !isTaken)
        interactor?.end(true)
        #expect(scene.stage.settle())
    }

    @Test("T20: the interruptible animator is one for the whole transition")
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
        #expect(one.made == 1 && stage.warnings == [] && !modal.isBeingPresented)
        #expect(modal.presentingViewController === home)
    }

    @Test("T20: another object is a warning, and not used")
    func otherInterruptible() {
        let one = Interruptible(log)
        one.interactor = UIPercentDrivenInteractiveTransition()
        one.interactor?.wantsInteractiveStart = false
        modal.transitioningDelegate = one
        home.present(modal, animated: true)
        one.forget()
        one.interactor?.pause()
        #expect(one.made == 2 && stage.warnings.count == 1)
    }

    @Test("T21: an interactor may start without interaction, and begin it later")
    func lateInteraction() {
        scene.present()
        let interactor = interactor(scene)
        interactor.wantsInteractiveStart = false
        scene.dismiss()
        let context = scene.delegate.animator?.context
        #expect(log.take().last == "animateTransition" && context?.isInteractive == false)
        stage.advance(by: 0.5)
        context?.pauseInteractiveTransition()
        #expect(context?.isInteractive == true)
        stage.advance(by: 3)
        #expect(modal.view.layer.presentation()?.affineTransform().ty == 400)
        context?.cancelInteractiveTransition()
        stage.settle()
        #expect(home.presentedViewController === modal && modal.view.transform == .identity)
    }

    @Test("T22: percent-driven, it is linear while interactive, and takes (1 − p) of the duration to its end")
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
        #expect(abs(stage.time - start - 0.6) < 0.01 && home.presentedViewController == nil)
    }

    @Test("T22: cancelled, it goes back, at its completion speed")
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
        #expect(home.presentedViewController === modal && modal.view.transform == .identity)
    }
}

/// A delegate, an animator and what can be interrupted of it.
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
