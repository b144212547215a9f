import HeadlessUIKit
import Testing

/// How a transition may end, and what is refused before its end.
@MainActor @Suite struct TransitionEndTests {
    private let scene = TransitionScene()
    private var stage: Stage { scene.stage }
    private var home: RecordingController { scene.home }
    private var modal: RecordingController { scene.modal }
    private var log: Record { scene.log }

    @Test("T10: a transition without completeTransition stays open, finished or not")
    func withheld() {
        scene.present()
        let interactor = scene.makeInteractive()
        scene.dismiss()
        interactor.context?.finishInteractiveTransition()
        stage.settle()
        #expect(modal.isBeingDismissed)
        #expect(modal.view.window != nil)
        #expect(modal.transitionCoordinator != nil)
        modal.dismiss(animated: true)
        modal.present(UIViewController(), animated: true)
        #expect(stage.warnings.count == 2, "\(stage.warnings)")
        interactor.context?.completeTransition(true)
        #expect(home.presentedViewController == nil)
    }

    @Test("A second completeTransition is ignored, with a warning")
    func twice() {
        scene.present()
        let interactor = scene.makeInteractive()
        scene.dismiss()
        let context = interactor.context
        interactor.end(true)
        let before = log.take()
        context?.completeTransition(false)
        #expect(before.contains("dismissal didEnd true"))
        #expect(log.take() == [])
        #expect(stage.warnings.count == 1)
    }

    @Test("T11: a cancelled presentation leaves the presenter as it was")
    func cancelledPresentation() {
        scene.delegate.removesPresenter = true
        let interactor = scene.makeInteractive()
        scene.beginPresenting()
        _ = log.take()
        interactor.end(false)
        #expect(
            log.take() == [
                "modal willDisappear", "home willAppear", "modal didDisappear", "home didAppear",
                "presentation didEnd false", "animationEnded false", "completion",
            ])
        #expect(home.presentedViewController == nil)
        #expect(home.view.superview === stage.window)
        #expect(stage.window.subviews == [home.view])
        #expect(!modal.isBeingPresented)
    }

    @Test("T12: a cancelled dismissal ends with false, and everything stays")
    func cancelledDismissal() {
        scene.present()
        let interactor = scene.makeInteractive()
        scene.dismiss()
        interactor.end(false)
        #expect(log.take().contains("dismissal didEnd false"))
        #expect(modal.view.window === stage.window)
        #expect(home.presentedViewController === modal)
        #expect(!modal.isBeingDismissed)
        scene.dismiss()
        interactor.end(true)
        #expect(log.take().contains("dismissal didEnd true"))
        #expect(home.presentedViewController == nil)
    }

    @Test("T18: after a cancelled interactive dismissal the controller is told that it appears again")
    func appearsAgain() {
        scene.present()
        let interactor = scene.makeInteractive()
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
        let interactor = scene.makeInteractive()
        scene.dismiss()
        let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
        modal.present(alert, animated: true)
        home.present(alert, animated: true)
        #expect(stage.warnings.count == 2, "\(stage.warnings)")
        #expect(alert.presentingViewController == nil)
        interactor.end(false)
        modal.present(alert, animated: true)
        #expect(stage.warnings.count == 2, "\(stage.warnings)")
        #expect(modal.presentedViewController === alert)
    }
}
