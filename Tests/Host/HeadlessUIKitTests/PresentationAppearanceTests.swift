import HeadlessUIKit
import Testing

/// Which callbacks controllers get in a presentation, and what they report of themselves meanwhile.
@MainActor @Suite struct PresentationAppearanceTests {
    private let scene = TransitionScene()
    private var stage: Stage { scene.stage }
    private var home: RecordingController { scene.home }
    private var modal: RecordingController { scene.modal }
    private var log: Record { scene.log }

    @Test("T13: a full-screen presentation tells both controllers")
    func fullScreen() {
        modal.modalPresentationStyle = .fullScreen
        scene.delegate.animator = nil
        home.present(modal, animated: true) { [log] in log.add("completion") }
        stage.settle()
        #expect(
            log.take().filter { !$0.hasSuffix("?") } == [
                "home willDisappear", "modal willAppear", "modal didAppear", "home didDisappear", "completion",
            ])
        scene.dismiss()
        stage.settle()
        #expect(
            log.take().filter { !$0.hasSuffix("?") } == [
                "modal willDisappear", "home willAppear", "home didAppear", "modal didDisappear", "dismiss completion",
            ])
    }

    @Test("T28: at the end of a full-screen dismissal the presenter did appear, then the presented did disappear")
    func fullScreenDismissal() {
        modal.modalPresentationStyle = .fullScreen
        home.present(modal, animated: false)
        stage.settle()
        _ = log.take()
        scene.dismiss(animated: false)
        #expect(
            log.take() == [
                "modal willDisappear", "home willAppear", "home didAppear", "modal didDisappear", "dismiss completion",
            ])
    }

    @Test("T14: in viewDidDisappear the dismissed controller is being dismissed, and has no presenter")
    func dismissed() {
        scene.present()
        modal.describesItself = true
        scene.dismiss()
        stage.settle()
        let lines = log.take()
        #expect(lines.contains("modal willDisappear: being dismissed"))
        #expect(lines.contains("modal didDisappear: being dismissed, no presenter"))
        #expect(!modal.isBeingDismissed)
    }

    @Test("T15: in the completion of a presentation the controller is no longer being presented")
    func presented() {
        modal.describesItself = true
        var isBeingPresented: Bool?
        home.present(modal, animated: true) { [modal] in isBeingPresented = modal.isBeingPresented }
        stage.settle()
        #expect(isBeingPresented == false)
        #expect(log.take().contains("modal didAppear: being presented"))
    }

    @Test(
        "T17: a style that keeps the presenter's view makes it no callbacks",
        arguments: [UIModalPresentationStyle.custom, .overFullScreen, .pageSheet, .automatic])
    func keepsPresenter(style: UIModalPresentationStyle) {
        modal.modalPresentationStyle = style
        scene.present()
        scene.dismiss()
        stage.settle()
        #expect(!log.take().contains { $0.hasPrefix("home") })
        #expect(home.view.window === stage.window)
    }
}
