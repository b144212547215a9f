import GestureArbiter
import HeadlessUIKit
import InteractiveDismissal
import Support
import Testing

/// What apps do with transitions besides presenting and dismissing, whenever UIKit begins.
@MainActor
@Suite("Transitions in unusual use")
struct UnusualUseTests {
    /// Acts once in one of the delegate's callbacks, and counts all calls.
    final class Delegate: NSObject, UIAdaptivePresentationControllerDelegate {
        enum Moment: CaseIterable { case should, will, did, attempted }

        var allows = true
        var acts: (moment: Moment, deed: @MainActor (UIPresentationController) -> Void)?
        private(set) var calls: [Moment] = []

        private func note(_ moment: Moment, _ controller: UIPresentationController) {
            calls.append(moment)
            guard let acts, acts.moment == moment else { return }
            self.acts = nil
            acts.deed(controller)
        }

        func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
            note(.should, presentationController)
            return allows
        }
        func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
            note(.will, presentationController)
        }
        func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
            note(.did, presentationController)
        }
        func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
            note(.attempted, presentationController)
        }
    }

    private func scene(_ condition: Condition) -> (ModalScene, Delegate) {
        let (scene, delegate) = (ModalScene(condition.configuration, assumptions: condition.assumptions), Delegate())
        scene.modal.presentationController?.delegate = delegate
        return (scene, delegate)
    }

    private func expectOneEnd(_ scene: ModalScene) {
        #expect(scene.stage.settle())
        scene.expectGone()
        #expect(scene.events.count { $0 == .dismissed } == 1)
        #expect(scene.events.last == .dismissed)
    }

    @Test(
        "If a delegate dismisses twice at any callback, the card leaves once, and each end is told once",
        arguments: product(Condition.all.sampled(), [Delegate.Moment.should, .will], [true, false]))
    func dismissesTwice(_ condition: Condition, moment: Delegate.Moment, animated: Bool) {
        let (scene, delegate) = scene(condition)
        delegate.acts = (
            moment,
            { controller in
                for _ in 1...2 { controller.presentedViewController.dismiss(animated: animated) }
            }
        )
        scene.fling()
        expectOneEnd(scene)
        #expect(delegate.calls.count { $0 == .did } <= 1)
        #expect(scene.departures == 1)
    }

    @Test(
        "A delegate that attempts again when told of an attempt is asked again, and the card stays",
        arguments: Condition.all.sampled())
    func attemptsAgain(_ condition: Condition) {
        let (scene, delegate) = scene(condition)
        delegate.allows = false
        delegate.acts = (.attempted, { try? ($0 as? InteractivePresentationController)?.attemptDismissal() })
        scene.fling()
        #expect(scene.stage.settle())
        #expect(delegate.calls == [.should, .attempted, .should, .attempted])
        scene.expectPresented()
        delegate.allows = true
        scene.fling()
        expectOneEnd(scene)
    }

    @Test(
        "A client that dismisses again when told that the card will leave changes nothing",
        arguments: Condition.all.sampled())
    func attemptsWhileTold(_ condition: Condition) {
        let (scene, delegate) = scene(condition)
        delegate.acts = (.will, { try? ($0 as? InteractivePresentationController)?.attemptDismissal() })
        scene.fling()
        expectOneEnd(scene)
        #expect(delegate.calls.last == .did)
    }

    @Test(
        "If another controller is presented as the card disappears, it comes, and the card is gone once",
        arguments: Condition.all.sampled())
    func presentsAsItDisappears(_ condition: Condition) {
        final class Leaving: ListModal {
            var follow: (@MainActor () -> Void)?
            override func viewDidDisappear(_ animated: Bool) {
                super.viewDidDisappear(animated)
                let follow = follow
                self.follow = nil
                follow?()
            }
        }
        let modal = Leaving()
        let scene = ModalScene(condition.configuration, assumptions: condition.assumptions, modal: modal)
        let other = ListModal()
        modal.follow = { scene.home.presentCard(other, as: condition.configuration) }
        scene.fling()
        #expect(scene.stage.settle())
        #expect(scene.events.count { $0 == .dismissed } == 1)
        if scene.home.presentedViewController == nil {
            scene.home.presentCard(other, as: condition.configuration)
        }
        #expect(scene.stage.settle())
        #expect(scene.home.presentedViewController === other)
        #expect(other.view.convert(CGPoint.zero, to: nil) == .zero)
    }

    @Test(
        "Dismissed by code while a finger brings it in, the card ends at rest or gone, and the finger has no effect",
        arguments: Doubt.ofPresentationsAlone.sampled(), [true, false])
    func dismissedInEntrance(_ doubt: Doubt, animated: Bool) {
        let scene = BarScene(assumptions: doubt.assumptions)
        let finger = scene.draw(by: 300)
        scene.modal.dismiss(animated: animated)
        scene.stage.advance(by: 0.1)
        finger.move(by: .down(-200), over: 0.1)
        if finger.touch.phase != .cancelled { finger.lift() }
        #expect(scene.stage.settle())
        #expect(scene.isTidy)
        if scene.isPresented {
            scene.modal.dismiss(animated: true)
            #expect(scene.stage.settle())
        }
        #expect(!scene.isPresented)
        #expect(scene.events.count { $0 == .dismissed } == 1)
    }

    @Test(
        "A card whose window's content is replaced in a transition is told once, and can be presented again",
        arguments: Condition.all.sampled(), [true, false])
    func windowTakenAway(_ condition: Condition, isComing: Bool) {
        let scene = ModalScene(condition.configuration, assumptions: condition.assumptions, isPresented: !isComing)
        if isComing { scene.present() } else { scene.fling() }
        scene.stage.advance(by: 0.05)
        let home = UIViewController()
        scene.stage.window.rootViewController = home
        #expect(scene.stage.settle())
        #expect(scene.stage.stillMoving.isEmpty)
        #expect(scene.events.count { $0 == .dismissed } <= 1)
        scene.modal.presentingViewController?.dismiss(animated: false)
        home.presentCard(scene.modal, as: condition.configuration)
        #expect(scene.stage.settle())
        #expect(home.presentedViewController === scene.modal)
        #expect(scene.modal.view.convert(CGPoint.zero, to: nil) == .zero)
    }

    @Test(
        "An alert that the client presents when told keeps the card, which later leaves as usual",
        arguments: Condition.all.sampled(), [Delegate.Moment.should, .will])
    func presentsAbove(_ condition: Condition, moment: Delegate.Moment) {
        let (scene, delegate) = scene(condition)
        let alert = UIAlertController(title: "Save?", message: nil, preferredStyle: .alert)
        delegate.acts = (moment, { $0.presentedViewController.present(alert, animated: true) })
        scene.fling()
        #expect(scene.stage.settle())
        if scene.modal.presentedViewController === alert {
            #expect(scene.translation == 0)
            alert.dismiss(animated: true)
            #expect(scene.stage.settle())
        }
        if scene.isPresented { scene.fling() }
        expectOneEnd(scene)
        #expect(delegate.calls.count { $0 == .did } == 1)
    }

    // MARK: Found by the exploration

    /// A subclass that does not pass on the end of its presentation, or passes on that of its dismissal late.
    final class Silent: InteractivePresentationController {
        var isLate = false
        private(set) var passOn: (@MainActor () -> Void)?
        override func presentationTransitionDidEnd(_ completed: Bool) {
            if isLate { super.presentationTransitionDidEnd(completed) }
        }
        override func dismissalTransitionDidEnd(_ completed: Bool) {
            guard isLate else { return super.dismissalTransitionDidEnd(completed) }
            passOn = { super.dismissalTransitionDidEnd(completed) }
        }
    }

    /// A controller that is told of its card as long as it lives.
    final class Hearing: ListModal, CardContent {
        private(set) var events: [CardEvent] = []
        func cardDidChange(_ event: CardEvent) {
            if case .moved = event { return }
            events.append(event)
        }
    }

    private func silent(isLate: Bool) -> (scene: ModalScene, modal: Hearing) {
        let modal = Hearing()
        let scene = ModalScene(modal: modal, isPresented: false)
        let make: DismissalTransitioningDelegate.MakePresentation = { presented, presenting in
            let presentation = Silent(
                presentedViewController: presented, presenting: presenting, configuration: .cover)
            presentation.isLate = isLate
            return presentation
        }
        scene.home.present(modal, completion: { if !isLate { modal.dismiss(animated: true) } }, by: make)
        return (scene, modal)
    }

    @Test("Dismissed as soon as it is presented, by a subclass that does not pass on the end, it leaves by its spring")
    func dismissedAtCompletion() {
        let (scene, modal) = silent(isLate: false)
        while !scene.modal.isBeingDismissed, scene.stage.time < 3 { scene.stage.advanceFrame() }
        scene.stage.advance(by: 0.05)
        #expect(scene.isPresented, "on its way")
        #expect(scene.translation > 10)
        #expect(scene.stage.settle())
        #expect(!scene.isPresented)
        #expect(modal.events == [.willDismiss(byUser: false), .dismissed])
    }

    @Test("The end of a dismissal that a subclass passes on late is told once")
    func lateEnd() {
        let (scene, modal) = silent(isLate: true)
        scene.stage.settle()
        let presentation = scene.presentation as? Silent
        scene.modal.dismiss(animated: true)
        scene.stage.advance(by: 3)
        #expect(!scene.isPresented)
        presentation?.passOn?()
        #expect(modal.events == [.willDismiss(byUser: false), .dismissed])
    }

    @Test("A card that is back at rest before UIKit begins the drag's dismissal is dismissed in that transition")
    func attemptedBeforeContext() throws {
        let (stage, home, modal, courier) = Courier.scene(.onBegin, .late)
        stage.touch(at: CGPoint(x: 195, y: 300)).swipe(by: .down(60), over: 0.5)
        stage.advance(by: 2)
        #expect(modal.view.convert(CGPoint.zero, to: nil).y == 0)
        try (modal.presentationController as? InteractivePresentationController)?.attemptDismissal()
        stage.advance(by: 2)
        courier.deliverWithheld()
        #expect(stage.settle())
        #expect(home.presentedViewController == nil)
        #expect(modal.dismissals == 1)
        #expect(stage.warnings.isEmpty)
    }

    @Test("A drag's dismissal that other code completes is announced before its end")
    func completedByOthers() {
        let (stage, home, modal, courier) = Courier.scene(.onBegin, .again)
        var events: [CardEvent] = []
        modal.enclosingCard?.onEvent = { if case .moved = $0 { return } else { events.append($0) } }
        let finger = stage.touch(at: CGPoint(x: 195, y: 300))
        finger.move(by: .down(60), over: 0.5)
        courier.complete()
        if finger.touch.phase != .cancelled { finger.lift() }
        #expect(stage.settle())
        #expect(home.presentedViewController == nil)
        #expect(events == [.grabbed, .willDismiss(byUser: false), .dismissed])
    }

    @Test("A card that its finger sends back comes to rest though other code completes its presentation")
    func completedWhileWithdrawn() {
        let (home, modal) = (UIViewController(), ListModal())
        let stage = Stage(rootViewController: home)
        let bar = UIView(frame: CGRect(x: 0, y: 740, width: 390, height: 104))
        home.view.addSubview(bar)
        stage.settle()
        let courier = Courier {
            InteractivePresentationController(
                presentedViewController: $0, presenting: $1, configuration: .cover)
        }
        (courier.delivery, courier.takesPresentations) = (.again, true)
        modal.modalPresentationStyle = .custom
        modal.transitioningDelegate = courier
        weak var arbiter: GestureArbiter?
        arbiter = GestureArbiter.attach(to: bar, policy: ArbitrationPolicy(.up)) { drag in
            guard drag == .began, let arbiter else { return }
            courier.entrance = Entrance(arbiter)
            home.present(modal, animated: true)
        }
        stage.touch(at: CGPoint(x: 195, y: 790)).drag(by: .down(-100), over: 0.3)
        stage.advance(by: 0.05)
        #expect(modal.isBeingPresented)
        courier.complete()
        #expect(stage.settle())
        #expect(home.presentedViewController === modal)
        #expect(modal.view.convert(CGPoint.zero, to: nil).y == 0)
    }
}
