import HeadlessUIKit
import Testing

/// What a transition asks for, in what order, and when.
@MainActor @Suite struct TransitionTests {
    private let scene = TransitionScene()
    private var stage: Stage { scene.stage }
    private var home: RecordingController { scene.home }
    private var modal: RecordingController { scene.modal }
    private var log: Record { scene.log }

    @Test("T3: animator, interactor, animateTransition, completeTransition, animationEnded")
    func order() {
        scene.present()
        scene.dismiss()
        #expect(
            log.take() == [
                "animator?", "interactor?", "modal willDisappear", "dismissal willBegin", "animateTransition",
            ])
        #expect(modal.isBeingDismissed)
        #expect(scene.delegate.animator?.context?.isInteractive == false)
        stage.settle()
        #expect(
            log.take() == ["modal didDisappear", "dismissal didEnd true", "animationEnded true", "dismiss completion"])
        #expect(modal.view.window == nil)
    }

    @Test("T4: an interactor is called first, and decides whether the animator animates")
    func interactive() {
        scene.present()
        let interactor = scene.makeInteractive()
        scene.dismiss()
        #expect(log.take().suffix(2) == ["dismissal willBegin", "startInteractiveTransition"])
        #expect(interactor.context?.isInteractive == true)
        #expect(stage.settle())
        interactor.end(true)
        #expect(home.presentedViewController == nil)
        #expect(!log.take().contains("animateTransition"))
    }

    @Test("T6: from and to, in a presentation and a dismissal")
    func keys() {
        scene.beginPresenting()
        var context = scene.delegate.animator?.context
        #expect(context?.viewController(forKey: .from) === home)
        #expect(context?.viewController(forKey: .to) === modal)
        stage.settle()
        scene.dismiss()
        context = scene.delegate.animator?.context
        #expect(context?.viewController(forKey: .from) === modal)
        #expect(context?.viewController(forKey: .to) === home)
    }

    @Test("T7: the context has no view for a presenter that stays in place")
    func views() {
        scene.beginPresenting()
        var context = scene.delegate.animator?.context
        #expect(context?.view(forKey: .from) == nil)
        #expect(context?.view(forKey: .to) === modal.view)
        #expect(context?.finalFrame(for: modal) == CGRect(x: 0, y: 44, width: 390, height: 800))
        stage.settle()
        scene.dismiss()
        context = scene.delegate.animator?.context
        #expect(context?.view(forKey: .to) == nil)
        #expect(context?.view(forKey: .from) === modal.view)
        #expect(context?.initialFrame(for: modal) == CGRect(x: 0, y: 44, width: 390, height: 800))
    }

    @Test(
        "T29: a dismissed controller's final frame is that of its presentation, or zero",
        arguments: [
            (Assumptions.FinalFrame.presentation, CGRect(x: 0, y: 44, width: 390, height: 800)), (.zero, .zero),
        ])
    func finalFrame(setting: Assumptions.FinalFrame, expected: CGRect) {
        let scene = TransitionScene { $0.finalFrameOfDismissed = setting }
        scene.present()
        scene.modal.view.transform = CGAffineTransform(translationX: 0, y: 100)
        scene.dismiss()
        #expect(scene.delegate.animator?.context?.finalFrame(for: scene.modal) == expected)
        #expect(scene.delegate.animator?.context?.finalFrame(for: scene.home) == scene.stage.window.bounds)
    }

    @Test(
        "T3a: a dismissal reaches its interactor after some turns",
        arguments: [
            (Assumptions.DismissalStart.atOnce, 0), (.afterOneTurn, 1), (.afterTwoTurns, 2), (.afterThreeTurns, 3),
        ])
    func lateStart(start: Assumptions.DismissalStart, turns: Int) {
        let scene = TransitionScene { $0.dismissalStart = start }
        scene.present()
        let interactor = scene.makeInteractive()
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

    @Test("T3a: a dismissal never reaches its interactor, and nothing happens")
    func never() {
        let scene = TransitionScene { $0.dismissalStart = .never }
        scene.present()
        scene.dismiss()
        scene.stage.settle()
        #expect(scene.log.take() == [])
        #expect(!scene.modal.isBeingDismissed)
        #expect(scene.stage.warnings.count == 1)
        #expect(scene.home.presentedViewController === scene.modal)
        scene.dismiss(animated: false)
        #expect(scene.home.presentedViewController == nil)
    }
}
