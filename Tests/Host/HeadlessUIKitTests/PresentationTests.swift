import HeadlessUIKit
import Testing

/// What a presentation asks for and does, and what it leaves in place.
@MainActor @Suite struct PresentationTests {
    private let scene = TransitionScene()
    private var stage: Stage { scene.stage }
    private var home: RecordingController { scene.home }
    private var modal: RecordingController { scene.modal }
    private var log: Record { scene.log }

    @Test("T1: a custom presentation controller is used for .custom only, and retained until the dismissal")
    func custom() {
        scene.present()
        weak let presentation = scene.delegate.presentation
        #expect(modal.presentationController === presentation)
        #expect(presentation != nil)
        #expect(presentation?.containerView === modal.view.superview)
        #expect(modal.view.window === stage.window)
        scene.dismiss()
        stage.settle()
        #expect(presentation == nil)
        modal.modalPresentationStyle = .overFullScreen
        scene.beginPresenting(animated: false)
        #expect(!log.take().contains("presentationController?"))
        #expect(scene.delegate.presentation == nil)
        #expect(modal.view.frame == stage.window.bounds)
    }

    @Test("T2: presentation controller, animator, interactor, willBegin, animate, didEnd")
    func order() {
        scene.beginPresenting()
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
        scene.beginPresenting()
        let order = scene.log.take().filter { $0 == "modal willAppear" || $0 == "presentation willBegin" }
        #expect(
            order
                == (first
                    ? ["modal willAppear", "presentation willBegin"] : ["presentation willBegin", "modal willAppear"]))
    }

    @Test(
        "T27: a presentation begins after the commit, inside present, or a turn later",
        arguments: [
            (Assumptions.PresentationStart.afterCommit, ["returned", "laid out", "began", "next turn"]),
            (.insidePresent, ["began", "returned", "laid out", "next turn"]),
            (.nextTurn, ["returned", "laid out", "next turn", "began"]),
        ], [true, false])
    func start(_ expected: (start: Assumptions.PresentationStart, order: [String]), animated: Bool) {
        let scene = TransitionScene { $0.presentationStart = expected.start }
        let probe = LayoutProbe()
        scene.home.view.addSubview(probe)
        scene.stage.advanceFrame()
        var order: [String] = []
        scene.delegate.onWillBegin = { _ in order.append("began") }
        probe.onLayout = {
            order.append("laid out")
            scene.stage.perform { order.append("next turn") }
        }
        scene.stage.perform {
            scene.home.present(scene.modal, animated: animated)
            order.append("returned")
            probe.setNeedsLayout()
        }
        scene.stage.advance(by: 0)
        #expect(order == expected.order)
    }

    @Test(
        "T27: until the presentation begins the controllers know each other, and nothing is in the window",
        arguments: [true, false])
    func requested(animated: Bool) {
        home.present(modal, animated: animated)
        #expect(home.presentedViewController === modal)
        #expect(modal.presentingViewController === home)
        #expect(modal.isBeingPresented)
        #expect(!modal.isViewLoaded)
        #expect(modal.presentationController?.containerView == nil)
        #expect(modal.transitionCoordinator == nil)
        #expect(stage.window.subviews == [home.view])
        #expect(stage.stillMoving == ["1 blocks wait for the end of the turn"])
        stage.advance(by: 0)
        #expect(modal.view.window === stage.window)
    }

    @Test("T27: a controller that has not appeared yet cannot present")
    func presentsNothing() {
        let other = UIViewController()
        home.present(modal, animated: false)
        modal.present(other, animated: false)
        #expect(stage.warnings.count == 1)
        #expect(stage.warnings.first?.contains("its presenter is in no window") == true)
        stage.settle()
        #expect(modal.presentedViewController == nil)
    }

    @Test(
        "T27: if the presenter goes before the presentation begins, no callback is made, and it can be presented again")
    func calledOff() {
        home.present(modal, animated: true) { [log] in log.add("completion") }
        _ = log.take()
        stage.window.rootViewController = UIViewController()
        stage.settle()
        #expect(log.take() == ["home willDisappear", "home didDisappear"])
        #expect(!modal.isBeingPresented)
        #expect(modal.presentingViewController == nil)
        stage.window.rootViewController?.present(modal, animated: false)
        stage.settle()
        #expect(modal.view.window === stage.window)
    }

    @Test("T5: without an animator UIKit animates", arguments: [UIModalTransitionStyle.coverVertical, .crossDissolve])
    func defaultAnimation(style: UIModalTransitionStyle) {
        scene.delegate.animator = nil
        modal.modalTransitionStyle = style
        scene.beginPresenting()
        stage.advance(by: 0.2)
        let shown = modal.view.layer.presentation()
        #expect(style == .crossDissolve ? shown?.opacity == 0.5 : abs((shown?.frame.minY ?? 0) - 466) < 1e-9)
        stage.settle()
        #expect(modal.view.frame.minY == 44)
        #expect(modal.view.alpha == 1)
        scene.dismiss()
        stage.settle()
        #expect(home.presentedViewController == nil)
        #expect(modal.view.window == nil)
        #expect(modal.view.alpha == 1)
        #expect(log.take().contains("dismiss completion"))
        #expect(stage.warnings == [])
    }

    @Test("T9: a presentation may move the presenter's view into its container, and returns it")
    func removal() {
        scene.delegate.removesPresenter = true
        scene.beginPresenting()
        #expect(home.view.superview === scene.delegate.presentation?.containerView)
        #expect(scene.delegate.animator?.context?.view(forKey: .from) === home.view)
        stage.settle()
        #expect(home.view.window == nil)
        scene.dismiss()
        #expect(scene.delegate.animator?.context?.view(forKey: .to) === home.view)
        stage.settle()
        #expect(home.view.superview === stage.window)
        #expect(home.view.frame == stage.window.bounds)
    }

    @Test("T19: the delegate is neither asked nor told about a dismissal that the app began")
    func adaptive() {
        let adaptive = Adaptive(log)
        modal.presentationController?.delegate = adaptive
        modal.isModalInPresentation = true
        scene.beginPresenting()
        #expect(log.take().contains("willPresent"))
        stage.settle()
        #expect(modal.presentationController?.delegate === adaptive)
        scene.dismiss()
        stage.settle()
        #expect(!log.take().contains { $0.hasPrefix("adaptive") })
        #expect(home.presentedViewController == nil)
    }

    @Test("Unanimated presentation and dismissal take no time, in the same order")
    func unanimated() {
        scene.beginPresenting(animated: false)
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
        #expect(modal.view.window == nil)
        #expect(home.presentedViewController == nil)
    }

    @Test("The presentation controller is told of the preferred content size")
    func contentSize() {
        scene.present()
        modal.preferredContentSize = CGSize(width: 0, height: 300)
        #expect(log.take() == ["preferredContentSize 300.0"])
    }
}

@MainActor private final class LayoutProbe: UIView {
    var onLayout: (() -> Void)?
    override func layoutSubviews() { onLayout?() }
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
