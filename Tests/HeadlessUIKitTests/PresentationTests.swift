import HeadlessUIKit
import Testing

@MainActor @Suite struct PresentationTests {
    private let scene = TransitionScene()
    private var stage: Stage { scene.stage }
    private var home: RecordingController { scene.home }
    private var modal: RecordingController { scene.modal }
    private var log: Record { scene.log }

    @Test("T1: a presentation controller of one's own is for .custom only, and kept until the dismissal")
    func custom() {
        scene.present()
        weak let presentation = scene.delegate.presentation
        #expect(modal.presentationController === presentation && presentation != nil)
        #expect(presentation?.containerView === modal.view.superview && modal.view.window === stage.window)
        scene.dismiss()
        stage.settle()
        #expect(presentation == nil)
        modal.modalPresentationStyle = .overFullScreen
        home.present(modal, animated: false)
        #expect(!log.take().contains("presentationController?") && scene.delegate.presentation == nil)
        #expect(modal.view.frame == stage.window.bounds)
    }

    @Test("T2: presentation controller, animator, interactor, willBegin, animate, didEnd")
    func order() {
        home.present(modal, animated: true) { [log] in log.add("completion") }
        #expect(home.presentedViewController === modal && modal.presentingViewController === home)
        #expect(
            log.take() == [
                "presentationController?", "animator?", "interactor?", "modal willAppear", "presentation willBegin",
                "animateTransition",
            ])
        stage.settle()
        #expect(
            log.take() == ["modal didAppear", "presentation didEnd true", "animationEnded true", "completion"])
        #expect(modal.view.frame == CGRect(x: 0, y: 44, width: 390, height: 800))
    }

    @Test("T24: viewWillAppear before presentationTransitionWillBegin, or after", arguments: [true, false])
    func appearance(first: Bool) {
        let scene = TransitionScene { $0.appearanceBeforePresentationWillBegin = first }
        scene.home.present(scene.modal, animated: true)
        let order = scene.log.take().filter { $0 == "modal willAppear" || $0 == "presentation willBegin" }
        #expect(
            order
                == (first
                    ? ["modal willAppear", "presentation willBegin"] : ["presentation willBegin", "modal willAppear"]))
    }

    @Test("T5: without an animator UIKit animates", arguments: [UIModalTransitionStyle.coverVertical, .crossDissolve])
    func defaultAnimation(style: UIModalTransitionStyle) {
        scene.delegate.animator = nil
        modal.modalTransitionStyle = style
        home.present(modal, animated: true)
        stage.advance(by: 0.2)
        let shown = modal.view.layer.presentation()
        #expect(style == .crossDissolve ? shown?.opacity == 0.5 : abs((shown?.frame.minY ?? 0) - 466) < 1e-9)
        stage.settle()
        #expect(modal.view.frame.minY == 44 && modal.view.alpha == 1)
        scene.dismiss()
        stage.settle()
        #expect(home.presentedViewController == nil && modal.view.window == nil && modal.view.alpha == 1)
        #expect(log.take().contains("dismiss completion") && stage.warnings == [])
    }

    @Test("T9: a presentation may take the presenter's view into its container, and gives it back")
    func removal() {
        scene.delegate.removesPresenter = true
        home.present(modal, animated: true)
        #expect(home.view.superview === scene.delegate.presentation?.containerView)
        #expect(scene.delegate.animator?.context?.view(forKey: .from) === home.view)
        stage.settle()
        #expect(home.view.window == nil)
        scene.dismiss()
        #expect(scene.delegate.animator?.context?.view(forKey: .to) === home.view)
        stage.settle()
        #expect(home.view.superview === stage.window && home.view.frame == stage.window.bounds)
    }

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
                "modal willDisappear", "home willAppear", "modal didDisappear", "home didAppear", "dismiss completion",
            ])
    }

    @Test("T14: when the dismissed controller has disappeared it is being dismissed, and has no presenter")
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
        #expect(isBeingPresented == false && log.take().contains("modal didAppear: being presented"))
    }

    @Test(
        "T17: a style that keeps the presenter in view does not tell it",
        arguments: [UIModalPresentationStyle.custom, .overFullScreen, .pageSheet, .automatic])
    func keepsPresenter(style: UIModalPresentationStyle) {
        modal.modalPresentationStyle = style
        scene.present()
        scene.dismiss()
        stage.settle()
        #expect(!log.take().contains { $0.hasPrefix("home") } && home.view.window === stage.window)
    }

    @Test("T19: nobody is asked or told about a dismissal that the app itself began")
    func adaptive() {
        let adaptive = Adaptive(log)
        modal.presentationController?.delegate = adaptive
        modal.isModalInPresentation = true
        home.present(modal, animated: true)
        #expect(log.take().contains("willPresent"))
        stage.settle()
        #expect(modal.presentationController?.delegate === adaptive)
        scene.dismiss()
        stage.settle()
        #expect(!log.take().contains { $0.hasPrefix("adaptive") } && home.presentedViewController == nil)
    }

    @Test("T25: dismissing a controller that presents dismisses what it presents; a leaf, itself")
    func whom() {
        let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
        scene.present()
        modal.present(alert, animated: false)
        #expect(modal.presentedViewController === alert && stage.warnings == [])
        modal.dismiss(animated: true)
        stage.settle()
        #expect(modal.presentedViewController == nil && home.presentedViewController === modal)
        modal.present(alert, animated: false)
        home.dismiss(animated: true)
        stage.settle()
        #expect(home.presentedViewController == nil && alert.view.window == nil && modal.view.window == nil)
        #expect(stage.warnings == [] && stage.window.subviews == [home.view])
    }

    @Test("Presented and dismissed without animation, it is done at once, in the same order")
    func unanimated() {
        home.present(modal, animated: false) { [log] in log.add("completion") }
        #expect(
            log.take() == [
                "presentationController?", "modal willAppear", "presentation willBegin", "modal didAppear",
                "presentation didEnd true", "completion",
            ])
        #expect(modal.view.frame.minY == 44)
        scene.dismiss(animated: false)
        #expect(
            log.take() == [
                "modal willDisappear", "dismissal willBegin", "modal didDisappear", "dismissal didEnd true",
                "dismiss completion",
            ])
        #expect(modal.view.window == nil && home.presentedViewController == nil)
    }

    @Test("What cannot be presented or dismissed is left alone, with a warning")
    func refusals() {
        let scene = TransitionScene()
        let (stage, home, modal, log) = (scene.stage, scene.home, scene.modal, scene.log)
        let other = UIViewController()
        scene.dismiss()
        #expect(stage.warnings.count == 1)
        other.present(modal, animated: false)
        #expect(stage.warnings.count == 2 && modal.presentingViewController == nil)
        home.present(modal, animated: true)
        home.present(other, animated: true)
        #expect(stage.warnings.count == 3)
        modal.dismiss(animated: true)
        #expect(stage.warnings.count == 4 && stage.warnings[3].contains("under way"))
        stage.settle()
        modal.present(modal, animated: true)
        #expect(stage.warnings.count == 5)
        modal.dismiss(animated: true)
        modal.dismiss(animated: false)
        #expect(stage.warnings.count == 6)
        stage.settle()
        #expect(home.presentedViewController == nil && !log.take().contains("dismiss completion"))
    }

    @Test("A child presents and dismisses by its outermost parent")
    func children() {
        let child = UIViewController()
        let container = UINavigationController(rootViewController: child)
        home.present(container, animated: false)
        child.present(modal, animated: false)
        #expect(container.presentedViewController === modal && child.presentedViewController === modal)
        #expect(modal.presentingViewController === container && child.presentingViewController === home)
        child.dismiss(animated: false)
        child.dismiss(animated: false)
        #expect(home.presentedViewController == nil)
    }

    @Test("A dismissal asked for in viewDidAppear follows the presentation")
    func atOnce() {
        modal.onDidAppear = { [modal] in modal.dismiss(animated: false) }
        scene.present()
        #expect(home.presentedViewController == nil && stage.warnings == [] && modal.view.window == nil)
    }

    @Test("A new root takes what the old one presents with it, in mid-transition too", arguments: [true, false])
    func newRoot(inTransition: Bool) {
        inTransition ? home.present(modal, animated: true) : scene.present()
        stage.window.rootViewController = UIViewController()
        #expect(modal.view.window == nil && stage.window.subviews.count == 1 && !modal.isBeingDismissed)
        let lines = log.take()
        #expect(lines.suffix(2) == ["home willDisappear", "home didDisappear"])
        #expect(lines.contains("modal didDisappear"))
        #expect(lines.contains(inTransition ? "presentation didEnd false" : "dismissal didEnd true"))
        #expect(lines.contains("animationEnded false") == inTransition)
        #expect(stage.settle() && modal.presentingViewController == nil && stage.warnings == [])
    }

    @Test("Nothing is kept that has been dismissed")
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

    @Test("A stage that is resized tells controllers and presentations, and lays the container out")
    func resizing() {
        scene.present()
        var coordinator: (any UIViewControllerTransitionCoordinator)?
        let child = Resized { size, given in
            coordinator = given
            given.animate(alongsideTransition: { [log = scene.log] _ in log.add("alongside \(size.width)") }) {
                [log = scene.log] _ in log.add("resized")
            }
        }
        modal.addChild(child)
        stage.resize(to: CGSize(width: 844, height: 390), safeAreaInsets: .zero, over: 0.4)
        #expect(log.take() == ["alongside 844.0"] && coordinator?.transitionDuration == 0.4)
        #expect(modal.transitionCoordinator === coordinator)
        #expect(scene.delegate.presentation?.layouts.last == CGSize(width: 844, height: 390))
        #expect(home.view.frame.size == CGSize(width: 844, height: 390))
        stage.advance(by: 0.2)
        #expect(abs((home.view.layer.presentation()?.bounds.width ?? 0) - 617) < 1e-9)
        stage.settle()
        #expect(log.take() == ["resized"] && modal.transitionCoordinator == nil)
        stage.resize(to: CGSize(width: 390, height: 844))
        #expect(stage.settle() && home.view.frame.width == 390)
    }

    @Test("The preferred content size is told to the presentation controller")
    func contentSize() {
        scene.present()
        modal.preferredContentSize = CGSize(width: 0, height: 300)
        #expect(log.take() == ["preferredContentSize 300.0"])
    }
}

@MainActor private final class Adaptive: UIAdaptivePresentationControllerDelegate {
    let log: Record
    init(_ log: Record) { self.log = log }
    func presentationController(
        _ presentationController: UIPresentationController,
        willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
        transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
    ) { log.add("willPresent") }
    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
        log.add("adaptive should")
        return false
    }
    func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
        log.add("adaptive will")
    }
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
        log.add("adaptive did")
    }
    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
        log.add("adaptive attempted")
    }
}

private final class Resized: UIViewController {
    private let action: (CGSize, any UIViewControllerTransitionCoordinator) -> Void

    init(_ action: @escaping (CGSize, any UIViewControllerTransitionCoordinator) -> Void) {
        self.action = action
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        action(size, coordinator)
    }
}
