import GestureArbiter
import HeadlessUIKit
import Support
import Testing

@MainActor
@Suite("The data of a client's question")
struct AttemptTests {
    /// A row in a list in a list, with a record of all attempts.
    @MainActor
    private struct Scene {
        let scene: ComplaintScene
        let list: UIScrollView
        let inner: UIScrollView
        let row: UIView
        private let log = Log()

        private final class Log { var attempts: [GestureArbiter.Attempt] = [] }

        init(_ doubt: Doubt, policy: ArbitrationPolicy, offset: CGFloat = 0) {
            scene = ComplaintScene(doubt, policy: policy)
            list = scene.addList(scene.card.bounds, offset: offset)
            inner = scene.addList(
                CGRect(x: 0, y: 0, width: 390, height: 800), content: CGSize(width: 390, height: 1000), to: list)
            row = scene.add(UIView(), CGRect(x: 0, y: 0, width: 390, height: 1000), to: inner)
            scene.arbiter.onAttempt = { [log] attempt in
                log.attempts.append(attempt)
                return .allow
            }
        }

        var attempts: [GestureArbiter.Attempt] { log.attempts }
    }

    @Test(
        "A15: at begin and at release, the finger, its velocity, the touched view and the scroll views",
        arguments: Doubt.eachAlone.sampled())
    func beginAndRelease(_ doubt: Doubt) throws {
        let it = Scene(doubt, policy: .continuous)
        let finger = it.scene.touch(195, 300)
        finger.move(by: CGVector(dx: 4, dy: 72), over: 0.1)
        finger.swipe(by: .down(120), over: 0.1)
        #expect(it.attempts.map(\.stage) == [.begin, .release])
        // 6 points a frame: the slop is passed after two frames.
        let (first, last) = (try #require(it.attempts.first), try #require(it.attempts.last))
        #expect(abs(first.location.y - 367) < 1e-6)
        #expect(abs(first.location.x - 195 - 2.0 / 3) < 1e-6)
        #expect(abs(first.velocity - 720) < 1)
        #expect(last.location == CGPoint(x: 199, y: 547))
        #expect(abs(last.velocity - 1200) < 1)
        for attempt in it.attempts {
            #expect(attempt.touchedView === it.row)
            #expect(attempt.scrollViews == [it.inner, it.list])
        }
    }

    @Test("A15: at a hand-off, the finger's place at that time", arguments: Doubt.eachAlone.sampled())
    func handoff(_ doubt: Doubt) throws {
        let it = Scene(doubt, policy: .continuous, offset: 38)
        it.inner.removeFromSuperview()
        let finger = it.scene.touch(195, 300)
        finger.move(by: CGVector(dx: 0, dy: 60), over: 0.1)
        #expect(it.attempts.map(\.stage) == [.handoff])
        // 5 points a frame: slop and list take 48.
        let attempt = try #require(it.attempts.first)
        #expect(abs(attempt.location.y - 405) <= 1e-6 + doubt.listLead)
        #expect(attempt.scrollViews == [it.list])
        finger.letGo()
    }

    @Test(
        "For momentum, the touch-down that caused it, and the content's velocity",
        arguments: Doubt.eachAlone.sampled())
    func momentum(_ doubt: Doubt) throws {
        var policy = ArbitrationPolicy.continuous
        policy.momentum = .bounces
        let it = Scene(doubt, policy: policy, offset: 400)
        it.inner.removeFromSuperview()
        var bounces: [CGFloat] = []
        it.scene.arbiter.onMomentum = { bounces.append($0) }
        it.scene.touch(195, 300).swipe(by: .down(200), over: 0.06)
        #expect(it.scene.settle())
        #expect(it.attempts.map(\.stage) == [.handoff])
        let attempt = try #require(it.attempts.first)
        #expect(attempt.location == CGPoint(x: 195, y: 355))
        #expect(attempt.scrollViews == [it.list])
        #expect(bounces == [attempt.velocity])
        #expect(attempt.velocity > 500)
    }
}
