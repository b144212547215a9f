import HeadlessUIKit
import Testing

/// Which controller presents and dismisses which, and what is refused.
@MainActor @Suite struct PresentationChainTests {
    private let scene = TransitionScene()
    private var stage: Stage { scene.stage }
    private var home: RecordingController { scene.home }
    private var modal: RecordingController { scene.modal }
    private var log: Record { scene.log }

    @Test("T25: dismissing a presenter dismisses what it presents; a controller that presents nothing, itself")
    func whom() {
        let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
        scene.present()
        modal.present(alert, animated: false)
        stage.settle()
        #expect(modal.presentedViewController === alert)
        #expect(stage.warnings == [])
        modal.dismiss(animated: true)
        stage.settle()
        #expect(modal.presentedViewController == nil)
        #expect(home.presentedViewController === modal)
        modal.present(alert, animated: false)
        stage.settle()
        home.dismiss(animated: true)
        stage.settle()
        #expect(home.presentedViewController == nil)
        #expect(alert.view.window == nil)
        #expect(modal.view.window == nil)
        #expect(stage.warnings == [])
        #expect(stage.window.subviews == [home.view])
    }

    @Test("T30: dismissing a stack removes the upper ones at once, and shows one transition")
    func stack() {
        let top = RecordingController("top", log)
        top.modalPresentationStyle = .overFullScreen
        scene.present()
        modal.present(top, animated: false)
        stage.settle()
        _ = log.take()
        home.dismiss(animated: true) { [log] in log.add("dismiss completion") }
        #expect(top.presentingViewController == nil)
        #expect(top.view.window == nil)
        stage.settle()
        #expect(
            log.take() == [
                "top willDisappear", "top didDisappear", "animator?", "interactor?", "modal willDisappear",
                "dismissal willBegin", "animateTransition", "modal didDisappear", "dismissal didEnd true",
                "animationEnded true", "dismiss completion",
            ])
        #expect(stage.warnings == [])
    }

    @Test("A controller that cannot be presented or dismissed is left alone, with a warning")
    func refusals() {
        let scene = TransitionScene()
        let (stage, home, modal, log) = (scene.stage, scene.home, scene.modal, scene.log)
        let other = UIViewController()
        scene.dismiss()
        #expect(stage.warnings.count == 1)
        other.present(modal, animated: false)
        #expect(stage.warnings.count == 2)
        #expect(modal.presentingViewController == nil)
        home.present(modal, animated: true)
        home.present(other, animated: true)
        #expect(stage.warnings.count == 3)
        modal.dismiss(animated: true)
        #expect(stage.warnings.count == 4)
        #expect(stage.warnings.last?.contains("under way") == true)
        stage.settle()
        modal.present(modal, animated: true)
        #expect(stage.warnings.count == 5)
        modal.dismiss(animated: true)
        modal.dismiss(animated: false)
        #expect(stage.warnings.count == 6)
        stage.settle()
        #expect(home.presentedViewController == nil)
        #expect(!log.take().contains("dismiss completion"))
    }

    @Test("A child presents and dismisses by its outermost parent")
    func children() {
        let child = UIViewController()
        let container = UINavigationController(rootViewController: child)
        home.present(container, animated: false)
        stage.settle()
        child.present(modal, animated: false)
        stage.settle()
        #expect(container.presentedViewController === modal)
        #expect(child.presentedViewController === modal)
        #expect(modal.presentingViewController === container)
        #expect(child.presentingViewController === home)
        child.dismiss(animated: false)
        child.dismiss(animated: false)
        #expect(home.presentedViewController == nil)
    }

    @Test("A dismissal asked for in viewDidAppear follows the presentation")
    func atOnce() {
        modal.onDidAppear = { [modal] in modal.dismiss(animated: false) }
        scene.present()
        #expect(home.presentedViewController == nil)
        #expect(stage.warnings == [])
        #expect(modal.view.window == nil)
    }

    @Test("A new root removes what the old one presents, also during a transition", arguments: [true, false])
    func newRoot(inTransition: Bool) {
        inTransition ? scene.beginPresenting() : scene.present()
        stage.window.rootViewController = UIViewController()
        #expect(modal.view.window == nil)
        #expect(stage.window.subviews.count == 1)
        #expect(!modal.isBeingDismissed)
        let lines = log.take()
        #expect(lines.suffix(2) == ["home willDisappear", "home didDisappear"])
        #expect(lines.contains("modal didDisappear"))
        #expect(lines.contains(inTransition ? "presentation didEnd false" : "dismissal didEnd true"))
        #expect(lines.contains("animationEnded false") == inTransition)
        #expect(stage.settle())
        #expect(modal.presentingViewController == nil)
        #expect(stage.warnings == [])
    }

    @Test("No dismissed controller is retained")
    func lifetime() {
        weak var gone: UIViewController?
        do {
            let modal = RecordingController("short-lived", log)
            modal.transitioningDelegate = scene.delegate
            modal.modalPresentationStyle = .custom
            home.present(modal, animated: true)
            stage.settle()
            modal.dismiss(animated: true)
            stage.settle()
            gone = modal
        }
        #expect(gone == nil)
    }
}
