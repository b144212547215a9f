import GestureArbiter
import HeadlessUIKit
import InteractiveDismissal
import Support
import Testing

/// The list of facts about a card that is dragged away, mirrored: under every switch.
@MainActor
@Suite("A card that a finger brings in")
struct ModalWayInTests {
    @Test(
        "The card follows the finger from below, less the slop, and UIKit begins once",
        arguments: Condition.all.sampled())
    func following(_ condition: Condition) {
        let scene = BarScene(condition.configuration, assumptions: condition.assumptions)
        _ = scene.draw(by: 210)
        #expect(scene.translation.isNear(844 - 200))
        #expect(scene.events == [.grabbed])
        #expect(scene.modal.isBeingPresented)
        #expect(scene.modal.calls == ["willAppear"])
        #expect(scene.presentations == 0)
    }

    @Test(
        "A card that is let go gently near the bar goes back, and was never presented",
        arguments: Condition.all.sampled())
    func returning(_ condition: Condition) {
        let scene = BarScene(condition.configuration, assumptions: condition.assumptions)
        scene.draw(by: 210).lift()
        scene.stage.advance(by: 0.05)
        #expect(scene.translation > 650)
        scene.expectGone()
        #expect(scene.events == [.grabbed, .dismissed])
        #expect(scene.presentations == 0)
        #expect(scene.modal.calls == ["willAppear", "willDisappear", "didDisappear"], "row T11")
        #expect(scene.modal.dismissals == 0)
        #expect(scene.stage.warnings.isEmpty)
    }

    @Test(
        "A card that is flung comes in with the finger's velocity, and is presented once",
        arguments: Condition.all.sampled())
    func flinging(_ condition: Condition) {
        let scene = BarScene(condition.configuration, assumptions: condition.assumptions)
        scene.fling()
        let letGo = scene.translation
        scene.stage.advance(by: 1.0 / 60)
        scene.stage.advance(by: 1.0 / 60)
        #expect(letGo - scene.translation > 20, "as fast as the finger was")
        scene.expectPresented()
        #expect(scene.presentations == 1)
        #expect(scene.translation == 0)
        #expect(scene.modal.calls == ["willAppear", "didAppear"])
        #expect(scene.events == [.grabbed, .returned])
    }

    @Test(
        "A card that is turned round in hand follows back, and goes back when flung down",
        arguments: Condition.all.sampled())
    func turningRound(_ condition: Condition) {
        let scene = BarScene(condition.configuration, assumptions: condition.assumptions)
        let finger = scene.draw(by: 610)
        #expect(scene.translation.isNear(244))
        finger.move(by: .down(100), over: 0.2)
        #expect(scene.translation.isNear(344))
        finger.swipe(by: .down(160), over: 0.1)
        scene.expectGone()
        #expect(scene.presentations == 0)
    }

    @Test("A card that is pulled beyond fully open resists; without resistance it stops there")
    func beyondOpen() {
        let banded = BarScene()
        let finger = banded.draw(by: 754)
        finger.move(by: .down(-30), over: 0.1)
        banded.stage.advance(by: 0.1)
        let scene = BarScene(
            CardConfiguration.cover { $0.policy = ArbitrationPolicy(.down, when: .atEdge, beyondRest: .stops) })
        let other = scene.touch(at: 840)
        other.move(by: .down(-839), over: 0.5)
        #expect(scene.translation >= 0)
        other.lift()
        finger.lift()
        banded.stage.settle()
        #expect(banded.isPresented)
    }

    @Test("A touch that the system takes away does not bring the card in", arguments: Condition.all.sampled())
    func cancelled(_ condition: Condition) {
        let scene = BarScene(condition.configuration, assumptions: condition.assumptions)
        let finger = scene.draw(by: 700)
        finger.cancel()
        scene.expectGone()
        #expect(scene.events.last == .dismissed)
        #expect(scene.presentations == 0)
    }

    @Test("If the bar's arbiter is detached in mid-drag, the card goes back", arguments: Condition.all.sampled())
    func detached(_ condition: Condition) {
        let scene = BarScene(condition.configuration, assumptions: condition.assumptions)
        let finger = scene.draw(by: 400)
        scene.arbiter?.detach()
        finger.swipe(by: .down(-300), over: 0.2)
        scene.expectGone()
    }

    @Test("If the bar is taken out of its window in mid-drag, the card goes back", arguments: Condition.all.sampled())
    func barGone(_ condition: Condition) {
        let scene = BarScene(condition.configuration, assumptions: condition.assumptions)
        let finger = scene.draw(by: 400)
        scene.bar.removeFromSuperview()
        scene.stage.advance(by: 0.05)
        if finger.touch.phase != .cancelled { finger.lift() }
        scene.expectGone()
    }

    @Test("A card that flies in is caught on the way, held, and thrown back", arguments: Condition.touchable.sampled())
    func caughtComing(_ condition: Condition) {
        let scene = BarScene(condition.configuration, assumptions: condition.assumptions)
        scene.fling()
        scene.stage.advance(by: 0.08)
        let caught = scene.translation
        #expect(caught > 20)
        let second = scene.stage.touch(at: CGPoint(x: 195, y: caught + 60))
        scene.stage.advance(by: 0.1)
        #expect(scene.translation.isNear(caught), "held where it was caught")
        #expect(scene.presentations == 1, "complete, in hand")
        second.swipe(by: .down(160), over: 0.1)
        scene.expectGone()
        #expect(scene.modal.dismissals == 1)
    }

    @Test("A card that goes back is caught, and brought in after all", arguments: Condition.touchable.sampled())
    func caughtGoingBack(_ condition: Condition) {
        let scene = BarScene(condition.configuration, assumptions: condition.assumptions)
        scene.draw(by: 400).lift()
        scene.stage.advance(by: 0.06)
        let caught = scene.translation
        #expect(caught > 460)
        #expect(caught < 800)
        scene.stage.touch(at: CGPoint(x: 195, y: caught + 30)).swipe(by: .down(-160), over: 0.1)
        scene.expectPresented()
        #expect(scene.modal.calls.last == "didAppear")
        scene.stage.advance(by: 0.5)
        #expect(scene.presentations == 1)
    }

    @Test(
        "Another finger on the card moves nothing while the first brings it in",
        arguments: Condition.touchable.sampled())
    func secondFinger(_ condition: Condition) {
        let scene = BarScene(condition.configuration, assumptions: condition.assumptions)
        let finger = scene.draw(by: 500)
        let held = scene.translation
        let second = scene.stage.touch(at: CGPoint(x: 100, y: held + 100))
        second.move(by: .down(120), over: 0.2)
        #expect(scene.translation.isNear(held))
        second.lift()
        finger.move(by: .down(-50), over: 0.1)
        #expect(scene.translation.isNear(held - 50))
        finger.letGo()
        scene.expectPresented()
    }

    @Test("Once the card has arrived it is dragged away, and drawn in again", arguments: Condition.all.sampled())
    func again(_ condition: Condition) {
        let scene = BarScene(condition.configuration, assumptions: condition.assumptions)
        for round in 1...3 {
            scene.fling()
            scene.stage.settle()
            #expect(scene.isPresented)
            scene.stage.touch(at: CGPoint(x: 195, y: 300)).swipe(by: .down(160), over: 0.1)
            scene.expectGone()
            #expect(scene.presentations == round)
        }
    }

    @Test("The bar's own handler gets the whole drag, and its arbiter says where the card went")
    func barHears() {
        let scene = BarScene()
        scene.draw(by: 210).lift()
        #expect(scene.drags.first == .began)
        #expect(scene.drags.contains(.moved(translation: 200)))
        #expect(scene.arbiter?.lastRelease?.target == .away)
        scene.stage.settle()
        scene.fling()
        #expect(scene.arbiter?.lastRelease?.target == .open)
    }

    @Test("If the bar's client refuses at the lift the card goes back, whatever the finger did")
    func refused() {
        let scene = BarScene()
        scene.arbiter?.onAttempt = { $0.stage == .release ? .deny(reason: "not now") : .allow }
        scene.fling()
        scene.expectGone()
    }

    @Test("If the bar's client refuses at the start, nothing is presented")
    func refusedAtBegin() {
        let scene = BarScene()
        scene.arbiter?.onAttempt = { _ in .deny(reason: "not now") }
        scene.fling()
        scene.stage.settle()
        #expect(!scene.isPresented)
        #expect(scene.events.isEmpty)
        #expect(scene.isTidy)
    }

    @Test("A modal card comes in like any other, and goes back if it does not arrive")
    func modal() {
        let scene = BarScene()
        scene.modal.isModalInPresentation = true
        scene.draw(by: 300).lift()
        scene.stage.settle()
        #expect(!scene.isPresented)
        scene.fling()
        scene.expectPresented()
    }

    @Test("With reduced motion the card follows the finger, and fades where it is when it goes back")
    func reducedMotion() {
        let scene = BarScene()
        scene.stage.isReduceMotionEnabled = true
        let finger = scene.draw(by: 300)
        #expect(scene.translation.isNear(844 - 290))
        finger.lift()
        scene.stage.advance(by: 0.1)
        #expect(scene.translation.isNear(844 - 290))
        #expect((scene.card?.alpha ?? 1) < 1)
        scene.expectGone()
        #expect(scene.card == nil || scene.card?.alpha == 1)
    }

    @Test("If the phone is turned in mid-drag, the card stays in hand, and fills the screen when it has come")
    func rotation() {
        let scene = BarScene()
        let finger = scene.draw(by: 500)
        scene.stage.resize(to: CGSize(width: 844, height: 390), over: 0.3)
        scene.stage.advance(by: 0.5)
        if finger.touch.phase != .cancelled { finger.lift() }
        scene.stage.settle()
        if scene.isPresented { #expect(scene.card?.bounds.size == CGSize(width: 844, height: 390)) }
        #expect(scene.isTidy)
    }

    @Test("If the presenter goes with its window in mid-drag, nothing runs on and nothing is kept")
    func presenterGone() {
        weak var modal: ListModal?
        weak var presentation: InteractivePresentationController?
        let stage: Stage
        do {
            let scene = BarScene()
            (modal, stage) = (scene.modal, scene.stage)
            _ = scene.draw(by: 400)
            presentation = scene.presentation
            stage.window.rootViewController = UIViewController()
            #expect(stage.settle())
        }
        #expect(modal == nil)
        #expect(presentation == nil)
    }

    @Test(
        "If the finger lifts before UIKit has begun, the card comes or goes by what the finger did",
        arguments: [true, false])
    func letGoBeforeUIKitBegins(isFlung: Bool) {
        var assumptions = Assumptions()
        assumptions.presentationStart = .nextTurn
        let scene = BarScene(assumptions: assumptions)
        let finger = scene.touch()
        finger.move(by: .down(isFlung ? -100 : -12), over: 1.0 / 120)
        finger.move(by: .down(isFlung ? -60 : -1))
        finger.lift()
        scene.stage.settle()
        #expect(scene.isPresented == isFlung)
        #expect(scene.isTidy)
        #expect(scene.presentations == (isFlung ? 1 : 0))
        let next = scene.draw(by: 600)
        if !isFlung { #expect(scene.translation.isNear(254)) }
        next.lift()
        scene.stage.settle()
        #expect(scene.isPresented, "nothing is stuck")
        #expect(scene.isTidy)
    }
}
