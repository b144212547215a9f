import GestureArbiter
import HeadlessUIKit
import InteractiveDismissal
import Testing

/// What else happens while a finger has the card.
@MainActor
@Suite("Interrupted in mid-drag")
struct InterruptionTests {
    @Test("An alert comes up: the card is not dismissed under it, nor is the alert", arguments: Condition.all.sampled())
    func alert(_ condition: Condition) {
        let scene = ModalScene(condition.dismissal, assumptions: condition.assumptions)
        let finger = scene.carry(by: 100)
        let alert = UIAlertController(title: "Saved", message: nil, preferredStyle: .alert)
        scene.modal.present(alert, animated: true)
        scene.stage.advance(by: 0.6)
        let isUp = scene.modal.presentedViewController === alert
        #expect(isUp == (condition.begins == .onCommit), "row T17a")
        if finger.touch.phase != .cancelled {
            finger.move(by: CGVector(dx: 0, dy: 300), over: 0.1)
            finger.lift()
        }
        scene.stage.settle()
        #expect(scene.isPresented == isUp, "without the alert the fling dismisses")
        guard isUp else { return }
        #expect(scene.translation == 0)
        alert.dismiss(animated: true)
        scene.stage.settle()
        #expect(scene.isPresented)
        #expect(scene.isTidy)
        scene.fling()
        scene.stage.settle()
        #expect(!scene.isPresented)
        #expect(scene.isTidy)
    }

    @Test(
        "The phone is turned: the card stays in hand, fills the screen, and leaves by the new way out",
        arguments: Condition.all.sampled())
    func rotation(_ condition: Condition) {
        let scene = ModalScene(condition.dismissal, assumptions: condition.assumptions)
        let finger = scene.carry(by: 210)
        let held = scene.translation
        #expect(held > 195)
        scene.stage.resize(to: CGSize(width: 844, height: 390), over: 0.3)
        scene.stage.advance(by: 0.5)
        #expect(scene.card?.bounds.size == CGSize(width: 844, height: 390))
        #expect(scene.card?.center == CGPoint(x: 422, y: 195))
        #expect(scene.translation.isNear(held))
        finger.move(by: CGVector(dx: 0, dy: 5))
        scene.stage.advanceFrame()
        #expect(scene.translation.isNear(held + 5))
        finger.hold(for: 0.1)
        finger.lift()
        scene.stage.settle()
        #expect(!scene.isPresented, "205 pt are beyond half of 390")
        #expect(scene.isTidy, "205 pt are beyond half of 390")
    }

    @Test("A layout pass in every frame moves nothing", arguments: Condition.all.sampled())
    func layout(_ condition: Condition) {
        func places(_ disturb: (ModalScene) -> Void) -> [CGFloat] {
            let scene = ModalScene(condition.dismissal, assumptions: condition.assumptions)
            let finger = scene.touch()
            var places: [CGFloat] = []
            for step in 1...30 {
                finger.move(by: CGVector(dx: 0, dy: 8))
                disturb(scene)
                scene.stage.advanceFrame()
                places.append(scene.translation)
                if step == 30 { finger.lift() }
            }
            while scene.isPresented, !scene.stage.stillMoving.isEmpty {
                disturb(scene)
                scene.stage.advanceFrame()
                if scene.isPresented { places.append(scene.translation) }
            }
            return places
        }
        let quiet = places { _ in }
        let disturbed = places { scene in
            scene.presentation?.containerView?.setNeedsLayout()
            scene.presentation?.containerView?.layoutIfNeeded()
            scene.card?.setNeedsLayout()
        }
        #expect(quiet == disturbed)
        #expect(quiet.count > 40)
    }

    @Test(
        "The presenter goes, with its whole window: nothing runs on, nothing is kept",
        arguments: Condition.all.sampled())
    func presenterGone(_ condition: Condition) {
        weak var modal: ListModal?
        weak var presentation: InteractivePresentationController?
        let stage: Stage
        do {
            let scene = ModalScene(condition.dismissal, assumptions: condition.assumptions)
            (modal, presentation, stage) = (scene.modal, scene.presentation, scene.stage)
            _ = scene.carry(by: 210)
            stage.window.rootViewController = UIViewController()
            #expect(stage.settle())
            #expect(scene.modal.view.window == nil)
            #expect(scene.modal.view.transform.isIdentity)
        }
        #expect(modal == nil)
        #expect(presentation == nil)
    }

    @Test("It is dismissed by a button: it leaves from under the finger", arguments: Condition.all.sampled())
    func button(_ condition: Condition) {
        let scene = ModalScene(condition.dismissal, assumptions: condition.assumptions)
        let finger = scene.carry(by: 210)
        scene.modal.dismiss(animated: true)
        scene.stage.advance(by: 0.1)
        if condition.begins == .onCommit {
            #expect(scene.translation > 210, "from where it was")
            #expect(scene.presentation?.arbiter?.owner != .drag, "the finger has nothing any more")
        }
        if finger.touch.phase != .cancelled {
            finger.move(by: CGVector(dx: 0, dy: -150), over: 0.1)
            finger.lift()
        }
        scene.stage.settle()
        // In the article's form the transition is open already: UIKit refuses the second, and the finger decides.
        #expect(scene.isPresented == (condition.begins == .onBegin))
        #expect(scene.isTidy)
    }

    @Test(
        "It is asked to leave by the user's other hand: the finger has nothing any more",
        arguments: Condition.all.sampled())
    func attempted(_ condition: Condition) throws {
        let scene = ModalScene(condition.dismissal, assumptions: condition.assumptions)
        let finger = scene.carry(by: 210)
        let arbiter = try #require(scene.presentation?.arbiter)
        try scene.presentation?.attemptDismissal()
        #expect(arbiter.owner != .drag)
        if finger.touch.phase != .cancelled { finger.lift() }
        scene.stage.settle()
        #expect(!scene.isPresented)
        #expect(scene.isTidy)
    }

    @Test("It is dismissed without animation: it is gone at once", arguments: Condition.all.sampled())
    func withoutAnimation(_ condition: Condition) {
        let scene = ModalScene(CardConfiguration.cover, assumptions: condition.assumptions)
        let finger = scene.carry(by: 210)
        scene.modal.dismiss(animated: false)
        scene.stage.advance(by: 0.1)
        #expect(!scene.isPresented)
        if finger.touch.phase != .cancelled { finger.lift() }
        scene.stage.settle()
        #expect(scene.isTidy)
        #expect(scene.moments.last == .didDismiss)
    }

    @Test(
        "Its container is taken out of the window while it moves: nothing runs on",
        arguments: Condition.all.sampled(), [false, true])
    func containerGone(_ condition: Condition, isFlung: Bool) {
        let scene = ModalScene(condition.dismissal, assumptions: condition.assumptions)
        if isFlung { scene.fling() } else { scene.carry(by: 210).lift() }
        scene.stage.advance(by: 0.05)
        scene.presentation?.containerView?.removeFromSuperview()
        scene.stage.advance(by: 0.02)
        #expect(scene.stage.stillMoving.isEmpty, "at once")
        #expect(scene.isPresented == !isFlung)
        #expect(scene.modal.transitionCoordinator == nil)
    }
}
