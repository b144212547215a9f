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

    @Test(
        "A second attempt to attach to a view returns the present arbiter, which goes on; the log says so once",
        arguments: Doubt.eachAlone.sampled())
    func twice(doubt: Doubt) {
        let home = UIViewController()
        let stage = Stage(rootViewController: home, assumptions: doubt.assumptions)
        let moved = UIView(frame: home.view.bounds)
        home.view.addSubview(moved)
        var drags = 0
        let arbiter = GestureArbiter.attach(to: moved) { _ in drags += 1 }
        let mover = GestureArbiter.Mover(show: { _ in Issue.record("moved") })
        #expect(GestureArbiter.attach(to: moved) { _ in Issue.record("dragged") } === arbiter)
        #expect(GestureArbiter.attach(to: moved, moving: moved) === arbiter)
        #expect(GestureArbiter.attach(to: moved, moving: mover) === arbiter)
        #expect(GestureArbiter.attach(to: moved, moving: mover as any ArbitratedCard) === arbiter)
        stage.touch(at: CGPoint(x: 100, y: 100)).swipe(by: .down(100), over: 0.2)
        stage.settle()
        #expect(drags > 2)
        #expect(moved.transform == .identity)
        #expect(stage.warnings.count == 1)
        #expect(stage.warnings.first?.contains("Detach that arbiter first") == true)
        arbiter.detach()
        #expect(GestureArbiter.attach(to: moved) { _ in } !== arbiter)
    }

    @Test(
        "A slop or a cone that makes no sense is replaced, by its name",
        arguments: product([CGFloat.nan, -1, .infinity], [false, true], Doubt.eachAlone.sampled()))
    func oddPolicy(number: CGFloat, isAttached: Bool, doubt: Doubt) {
        let home = UIViewController()
        let stage = Stage(rootViewController: home, assumptions: doubt.assumptions)
        var policy = ArbitrationPolicy.continuous
        (policy.slop, policy.cone) = (number, number)
        var drags = 0
        let arbiter = GestureArbiter.attach(to: home.view, policy: isAttached ? .continuous : policy) { _ in drags += 1
        }
        if isAttached { arbiter.policy = policy }
        #expect(arbiter.policy.slop == 10)
        #expect(arbiter.policy.cone == 45)
        stage.touch(at: CGPoint(x: 100, y: 100)).swipe(by: .down(100), over: 0.2)
        #expect(drags > 2)
        #expect(stage.warnings.count == 2)
        #expect(stage.warnings.first == "ArbitrationPolicy.slop: \(number) was replaced by 10.0. Give 0 or more.")
    }

    @Test(
        "A spring of numbers that make no sense is replaced, by the property's name",
        arguments: [0, -1, .nan, .infinity, 1e-300] as [Double])
    func oddSpring(number: Double) {
        let stage = Stage()
        var springs: [Motion.Spring] = []
        springs.append(Motion.Spring(dampingRatio: 1, response: number))
        springs.append(Motion.Spring(dampingRatio: number, response: 0.35))
        springs.append(Motion.Spring(duration: number, bounce: number))
        springs.append(Motion.Spring(dampingRatio: number, duration: number))
        for spring in springs {
            #expect(spring.position(after: 0.1, from: 100).isFinite)
            _ = spring.settlingTime(from: 100, within: CGFloat(number))
        }
        #expect(stage.warnings.contains { $0.hasPrefix("Spring.response: \(CGFloat(number)) was replaced by ") })
        #expect(stage.warnings.count == Set(stage.warnings).count)
    }

    @Test(
        "A distance out of reach is none, also for a fling, and is reported once",
        arguments: [CGFloat.nan, .infinity, -.infinity, 1e308, -1e308], Doubt.eachAlone.sampled())
    func oddDistance(number: CGFloat, doubt: Doubt) {
        let home = UIViewController()
        let stage = Stage(rootViewController: home, assumptions: doubt.assumptions)
        var shown: [CGFloat] = []
        let mover = GestureArbiter.Mover(stops: [0, number], leavingAt: { number }, show: { shown.append($0) })
        GestureArbiter.attach(to: home.view, moving: mover)
        #expect(mover.stops == [0])
        for distance in [60, 400] as [CGFloat] {
            stage.touch(at: CGPoint(x: 100, y: 100)).swipe(by: .down(distance), over: 0.1)
            stage.settle()
            #expect(mover.phase == .resting)
        }
        #expect(shown.allSatisfy { abs($0) < 844 })
        #expect(shown.last == 0)
        #expect(stage.warnings.filter { $0.hasPrefix("GestureArbiter.Mover.leavingAt") }.count == 1)
    }

    @Test("A card on a spring without damping leaves, and comes to rest", arguments: Doubt.eachAlone.sampled())
    func undamped(doubt: Doubt) {
        let home = UIViewController()
        let stage = Stage(rootViewController: home, assumptions: doubt.assumptions)
        var outcomes: [ReleaseRule.Target] = []
        let mover = GestureArbiter.Mover(
            spring: Motion.Spring(dampingRatio: 0, response: 0.35), leavingAt: { 500 }, show: { _ in },
            onOutcome: { outcomes.append($0) })
        GestureArbiter.attach(to: home.view, moving: mover)
        stage.touch(at: CGPoint(x: 100, y: 100)).swipe(by: .down(300), over: 0.1)
        stage.settle()
        #expect(outcomes == [.away])
    }

    @Test(
        "A contradictory policy stops a debug build, naming both parts",
        .enabled(if: isDebugBuild))
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
