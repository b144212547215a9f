import GestureArbiter
import HeadlessUIKit
import Support
import Testing

@MainActor
@Suite("Attaching in unusual places")
struct AttachingTests {
    @Test(
        "Attached before the view is in a window, an arbiter works once it is",
        arguments: [ArbitrationPolicy.gated, .continuous], Doubt.eachAlone.sampled())
    func outsideWindow(_ policy: ArbitrationPolicy, doubt: Doubt) {
        let card = UIView(frame: CGRect(x: 0, y: 55, width: 390, height: 789))
        let list = UIScrollView(frame: card.bounds)
        list.contentSize = CGSize(width: 390, height: 2640)
        list.contentInsetAdjustmentBehavior = .never
        card.addSubview(list)
        var drags: [GestureArbiter.Drag] = []
        let arbiter = GestureArbiter.attach(to: list, policy: policy) { drags.append($0) }
        arbiter.cancel()
        let stage = Stage(assumptions: doubt.assumptions)
        stage.window.addSubview(card)
        stage.settle()
        let finger = stage.touch(at: CGPoint(x: 195, y: 300))
        finger.move(by: CGVector(dx: 0, dy: 60), over: 0.1)
        stage.advance(by: 0)
        guard case .moved(let translation) = drags.last else {
            Issue.record("not dragged: \(drags)")
            return
        }
        #expect(abs(translation - 50) <= doubt.listLead)
        finger.lift()
    }

    @Test("An arbiter can be attached to a view without a window, and detached")
    func neverInWindow() {
        weak var arbiter: GestureArbiter?
        do {
            let view = UIView()
            arbiter = GestureArbiter.attach(to: view) { _ in }
            #expect(arbiter != nil)
            arbiter?.detach()
        }
        #expect(arbiter == nil)
    }

    @Test("A second arbiter on one view stops the program, with advice")
    func twice() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let list = UIScrollView()
                GestureArbiter.attach(to: list) { _ in }
                GestureArbiter.attach(to: list) { _ in }
            }
        }
        let message = result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) } ?? ""
        #expect(message.contains("Detach it first, or change its policy"))
    }

    @Test("A contradictory policy stops a debug build, naming both parts")
    func contradicting() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let never = ArbitrationPolicy(.down).unless(.atEdge)
                GestureArbiter.attach(to: UIScrollView(), policy: never) { _ in }
            }
        }
        let message = result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) } ?? ""
        #expect(message.contains("`when: .atEdge` contradicts `.unless(.atEdge)`"))
    }

    @Test("A policy that requires another pan, set while the arbiter is detached, restores no pan")
    func policyAfterDetach() {
        let scene = CardScene()
        let before = scene.list.gestureRecognizers?.count
        for detachesFirst in [true, false] {
            let arbiter = scene.attachRecording(.gated)
            if detachesFirst { arbiter.detach() }
            arbiter.policy = .continuous
            arbiter.detach()
            scene.stage.settle()
            #expect(scene.list.gestureRecognizers?.count == before)
        }
    }
}
