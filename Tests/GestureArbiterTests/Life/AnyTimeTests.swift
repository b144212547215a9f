import GestureArbiter
import HeadlessUIKit
import Support
import Testing

@MainActor
@Suite("Calls by a client at any time")
struct AnyTimeTests {
    @Test("A policy may be changed in parts, even if it contradicts itself in between")
    func parts() async {
        await #expect(processExitsWith: .success) {
            await MainActor.run {
                let arbiter = GestureArbiter.attach(to: UIView(), policy: .continuous) { _ in }
                arbiter.policy.condition = .always
                arbiter.policy.handoff = .toScroll
            }
        }
    }

    @Test(
        "Cancelling or detaching during a drag tells the client of the end at once",
        arguments: Doubt.eachAlone.sampled())
    func atOnce(_ doubt: Doubt) {
        for end in [{ $0.cancel() }, { $0.detach() }] as [(GestureArbiter) -> Void] {
            let scene = CardScene(assumptions: doubt.assumptions)
            let arbiter = scene.attachRecording(.continuous)
            let finger = scene.touch()
            finger.move(by: CGVector(dx: 0, dy: 80), over: 0.1)
            scene.turn()
            end(arbiter)
            #expect(scene.drags.last == .cancelled)
            #expect(arbiter.owner == .nobody)
            finger.swipe(by: .down(80), over: 0.1)
            #expect(scene.stage.settle())
            #expect(scene.drags.count { $0 == .cancelled } == 1)
        }
    }

    @Test("Cancelling does not enable a disabled arbiter")
    func cancelOff() {
        let scene = CardScene()
        let arbiter = scene.attachRecording(.continuous)
        arbiter.isEnabled = false
        arbiter.cancel()
        #expect(!arbiter.isEnabled)
    }

    @Test("A policy that requires another pan does not enable a disabled arbiter")
    func renewOff() {
        let scene = CardScene()
        let arbiter = scene.attachRecording(.gated)
        arbiter.isEnabled = false
        arbiter.policy = .continuous
        scene.stage.settle()
        scene.turn()
        #expect(!arbiter.isEnabled)
    }

    @Test(
        "A moved view follows the finger in a container with the other layout direction",
        arguments: Doubt.eachAlone.sampled())
    func otherWay(_ doubt: Doubt) {
        let scene = CardScene(assumptions: doubt.assumptions)
        scene.list.removeFromSuperview()
        let card = scene.card
        let container = UIView(frame: card.bounds)
        container.semanticContentAttribute = .forceRightToLeft
        card.addSubview(container)
        let arbiter = GestureArbiter.attach(to: container, policy: ArbitrationPolicy(.trailing), moving: card)
        let finger = scene.touch()
        finger.move(by: CGVector(dx: -80, dy: 0), over: 0.1)
        scene.turn()
        #expect(arbiter.owner == .drag)
        #expect(card.transform.tx < 0)
        finger.lift()
    }

    @Test(
        "After another target of the list's pan detaches the arbiter at the lift, nothing is observed",
        arguments: Doubt.eachAlone.sampled())
    func detachAtLift(_ doubt: Doubt) {
        let scene = CardScene(assumptions: doubt.assumptions)
        final class Target {}
        let target = Target()
        weak var arbiter: GestureArbiter?
        scene.list.panGestureRecognizer.addTarget(target) { pan in if pan.state == .ended { arbiter?.detach() } }
        var policy = ArbitrationPolicy.continuous
        policy.momentum = .bounces
        arbiter = scene.attachMoving(policy)
        scene.touch().swipe(by: .down(-80), over: 0.1)
        #expect(scene.stage.settle())
    }

    @Test("Detaching in the momentum callback prevents the bounce", arguments: Doubt.eachAlone.sampled())
    func momentum(_ doubt: Doubt) {
        let scene = CardScene(startOffset: 200, assumptions: doubt.assumptions)
        var policy = ArbitrationPolicy.continuous
        policy.momentum = .bounces
        let arbiter = scene.attachMoving(policy)
        var asked = 0
        arbiter.onAttempt = { [weak arbiter] attempt in
            if attempt.stage == .handoff {
                asked += 1
                arbiter?.detach()
            }
            return .allow
        }
        scene.touch().swipe(by: .down(120), over: 0.05)
        var most: CGFloat = 0
        for _ in 0..<240 {
            scene.stage.advanceFrame()
            most = max(most, abs(scene.cardTranslation))
        }
        #expect(asked == 1)
        #expect(most == 0)
    }
}
