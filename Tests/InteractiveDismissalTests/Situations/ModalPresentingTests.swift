import GestureArbiter
import HeadlessUIKit
import InteractiveDismissal
import Support
import Testing

@MainActor
@Suite("Presented in unusual ways")
struct ModalPresentingTests {

    @Test(
        "UIKit refuses a dismissal in the turn of the presentation, so the card arrives",
        arguments: Condition.all.sampled())
    func dismissedAtOnce(_ condition: Condition) {
        let scene = ModalScene(condition.configuration, assumptions: condition.assumptions, isPresented: false)
        scene.home.presentCard(scene.modal, as: scene.configuration)
        scene.modal.dismiss(animated: true)
        scene.expectPresented()
        #expect(scene.stage.warnings.count == 1)
    }

    @Test(
        "A card that is presented again while it is presented stays as it is, and this is logged once",
        arguments: Condition.all.sampled())
    func twice(_ condition: Condition) {
        let scene = ModalScene(condition.configuration, assumptions: condition.assumptions)
        let (presentation, delegate) = (scene.presentation, scene.modal.transitioningDelegate)
        for _ in 1...2 { scene.present() }
        scene.stage.settle()
        #expect(scene.presentation === presentation)
        #expect(scene.presentations == 1)
        #expect(scene.stage.warnings.count == 1)
        #expect(scene.stage.warnings.first?.contains("Dismiss it first") ?? false)
        #expect(scene.modal.transitioningDelegate === delegate)
        scene.fling()
        scene.expectGone()
    }

    @Test("After the dismissal everything is gone", arguments: Condition.all.sampled())
    func leaks(_ condition: Condition) {
        weak var modal: ListModal?
        weak var presentation: InteractivePresentationController?
        weak var arbiter: GestureArbiter?
        weak var delegate: AnyObject?
        let home = UIViewController()
        let stage = Stage(rootViewController: home, assumptions: condition.assumptions)
        do {
            let list = ListModal()
            modal = list
            // A closure that retains the controller: it is released with the dismissal.
            home.presentCard(list, as: condition.configuration, onEvent: { _ in _ = list.view })
            stage.settle()
            presentation = list.presentationController as? InteractivePresentationController
            arbiter = presentation?.arbiter
            delegate = list.transitioningDelegate
            #expect(presentation != nil)
            #expect(arbiter != nil)
            #expect(delegate != nil)
        }
        do {
            stage.touch(at: CGPoint(x: 195, y: 300)).swipe(by: .down(160), over: 0.1)
        }
        stage.settle()
        #expect(home.presentedViewController == nil)
        #expect(modal == nil)
        #expect(presentation == nil)
        #expect(arbiter == nil)
        #expect(delegate == nil)
    }

    @Test("A presentation that UIKit refuses keeps nothing either, nor its closures")
    func refused() {
        weak var modal: ListModal?
        let (stage, home) = (Stage(), UIViewController())
        do {
            let list = ListModal()
            modal = list
            home.presentCard(list, as: .cover, onEvent: { _ in _ = list.view })
            #expect(home.presentedViewController == nil, "it is in no window")
        }
        stage.settle()
        #expect(modal == nil)
    }

    @Test(
        "One delegate presents two cards over each other: each is dragged, and both leave",
        arguments: Condition.all.sampled())
    func sharedDelegate(_ condition: Condition) {
        let (home, lower, upper) = (UIViewController(), ListModal(), ListModal())
        let stage = Stage(rootViewController: home, assumptions: condition.assumptions)
        let delegate = DismissalTransitioningDelegate {
            InteractivePresentationController(
                presentedViewController: $0, presenting: $1, configuration: condition.configuration)
        }
        for (presenter, modal) in [(home, lower), (lower, upper)] {
            modal.modalPresentationStyle = .custom
            modal.transitioningDelegate = delegate
            presenter.present(modal, animated: true)
            stage.settle()
        }
        stage.touch(at: CGPoint(x: 195, y: 300)).swipe(by: .down(160), over: 0.1)
        stage.settle()
        #expect(lower.presentedViewController == nil)
        lower.dismiss(animated: true)
        stage.advance(by: 0.1)
        let place = lower.view.convert(CGPoint.zero, to: nil).y
        #expect(place > 10, "by its own spring")
        #expect(place < 800, "by its own spring")
        stage.settle()
        #expect(home.presentedViewController == nil)
    }

    @Test(
        "What the card sets on its content is undone when it leaves, unless the owner changed it meanwhile",
        arguments: [false, true])
    func restoring(isChanged: Bool) {
        let scene = ModalScene(isPresented: false)
        scene.modal.view.autoresizingMask = .flexibleTopMargin
        scene.present()
        scene.stage.settle()
        if isChanged { scene.modal.view.autoresizingMask = .flexibleHeight }
        scene.fling()
        scene.stage.settle()
        #expect(scene.modal.view.autoresizingMask == (isChanged ? .flexibleHeight : .flexibleTopMargin))
        #expect(scene.modal.view.superview == nil)
    }
}
