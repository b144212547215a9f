import GestureArbiterObjC
import HeadlessUIKit
import Support
import Testing

@MainActor
@Suite("Arbiters for Objective-C")
struct ArbiterTests {
    @Test("A view follows the finger between its stops, and leaves: its stop is then nil")
    func moves() {
        let scene = CardScene()
        var outcomes: [NSNumber?] = []
        GAArbiter.attach(
            to: scene.list, policy: .continuous, moving: scene.card, stops: [0, 400], leaves: true
        ) { outcomes.append($0) }
        scene.touch().drag(by: .down(380), over: 0.5)
        scene.stage.settle()
        #expect(outcomes == [400])
        scene.stage.touch(at: CGPoint(x: 195, y: 700)).swipe(by: .down(140), over: 0.05)
        scene.stage.settle()
        #expect(outcomes == [400, nil])
    }

    @Test("A drag is told from its beginning to its end")
    func drags() {
        let scene = CardScene()
        var drags: [GADrag] = []
        let arbiter = GAArbiter.attach(to: scene.list, policy: .gated) { drags.append($0) }
        scene.touch().swipe(by: .down(200), over: 0.2)
        #expect(drags.first?.phase == .began)
        #expect(drags.dropFirst().dropLast().allSatisfy { $0.phase == .moved })
        #expect(drags.last?.phase == .ended)
        #expect((drags.last?.velocity ?? 0) > 500)
        #expect((drags.last?.translation ?? 0) > 150)
        let finger = scene.touch()
        finger.move(by: .down(100), over: 0.2)
        arbiter.cancel()
        #expect(drags.last?.phase == .cancelled)
        #expect(drags.last?.translation == 0)
    }

    @Test("A gated arbiter's list scrolls first; another policy holds from the next touch on")
    func policy() {
        let scene = CardScene(startOffset: 100)
        var drags: [GADrag] = []
        let arbiter = GAArbiter.attach(to: scene.list, policy: .gated) { drags.append($0) }
        scene.touch().drag(by: .down(300), over: 0.5)
        scene.stage.settle()
        #expect(drags.isEmpty)
        scene.list.contentOffset.y = 100
        arbiter.policy = GAPolicy.continuous
        scene.touch().drag(by: .down(300), over: 0.5)
        #expect(drags.last?.phase == .ended)
    }

    @Test("A refusal, an opaque view and a switch keep the drag from beginning")
    func refusals() {
        let scene = CardScene()
        var (count, attempts): (Int, [GAAttempt]) = (0, [])
        let arbiter = GAArbiter.attach(to: scene.list, policy: .gated) { _ in count += 1 }
        arbiter.onAttempt {
            attempts.append($0)
            return "not now"
        }
        scene.touch().drag(by: .down(100), over: 0.2)
        #expect(count == 0)
        #expect(attempts.map(\.stage) == [.begin])
        #expect(attempts.first?.location.x == 195)
        #expect(attempts.first.map { $0.velocity > 0 } == true)
        #expect(attempts.first?.touchedView === scene.list)
        arbiter.onAttempt(nil)
        arbiter.isEnabled = false
        scene.touch().drag(by: .down(100), over: 0.2)
        #expect(count == 0)
        arbiter.isEnabled = true
        let canvas = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 789))
        scene.list.addSubview(canvas)
        arbiter.treatAsOpaque(canvas)
        scene.touch().drag(by: .down(100), over: 0.2)
        #expect(count == 0)
        #expect(arbiter.panGestureRecognizer?.view === scene.list)
        arbiter.detach()
        #expect(arbiter.panGestureRecognizer?.view == nil)
    }

    @Test("A drag from the handle moves the view, wherever the list is", arguments: [true, false])
    func handle(isBound: Bool) {
        let scene = CardScene(startOffset: 300)
        let bar = UIView(frame: CGRect(x: 0, y: 300, width: 390, height: 40))
        scene.list.addSubview(bar)
        let arbiter = GAArbiter.attach(
            to: scene.card, policy: GAPolicy.continuous.allowingHandle(), moving: scene.card, stops: [0, 400],
            leaves: false, onOutcome: nil)
        if isBound { arbiter.bindHandle(bar) }
        let finger = scene.stage.touch(at: CGPoint(x: 195, y: 70))
        finger.move(by: .down(100), over: 0.3)
        #expect((scene.cardTranslation > 80) == isBound)
        #expect((scene.contentOffset == 300) == isBound)
        #expect(arbiter.holds(scene.list) == isBound)
        finger.lift()
        scene.stage.settle()
    }
}
