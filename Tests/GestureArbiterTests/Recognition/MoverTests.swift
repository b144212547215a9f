@_spi(Engine) @_spi(Cards) import GestureArbiter
import HeadlessUIKit
import Support
import Testing

@MainActor
@Suite("A mover")
struct MoverTests {
    @Test("A mover at a stop of its other side rests at the nearest one under a policy that leaves one way")
    func oneWay() {
        let (stage, view) = (Stage(), UIView(frame: CGRect(x: 0, y: 300, width: 390, height: 200)))
        let mover = GestureArbiter.Mover(
            stops: [-200, 0], selected: -200, show: { view.transform = CGAffineTransform(translationX: 0, y: $0) })
        stage.window.addSubview(view)
        GestureArbiter.attach(to: view, policy: .continuous, moving: mover)
        stage.settle()
        #expect(mover.selected == 0)
        #expect(mover.translation == 0)
    }

    @Test("A flung view leaves by the mover's own distance", arguments: Doubt.eachAlone.sampled())
    func leaves(_ doubt: Doubt) {
        let scene = StopsScene(doubt, stops: [0], leaves: true)
        scene.touch().swipe(by: .down(300), over: 0.15)
        #expect(scene.stage.settle())
        #expect(scene.outcomes == [.away])
        #expect(scene.mover.translation == 744)
        #expect(scene.arbiter.lastRelease?.target == .away)
    }

    @Test("Cancelled, or after its arbiter is detached, a mover is at rest", arguments: Doubt.eachAlone.sampled())
    func endings(_ doubt: Doubt) {
        let scene = StopsScene(doubt, stops: [0], leaves: true)
        let finger = scene.touch()
        finger.pull(110)
        scene.arbiter.cancel()
        #expect(scene.stage.settle())
        #expect(scene.outcomes == [.stop(0)])
        finger.lift()
        let other = scene.touch()
        other.pull(110)
        scene.arbiter.detach()
        #expect(scene.place == 0)
        other.lift()
    }
}
