@_spi(Engine) @_spi(Cards) import GestureArbiter
import HeadlessUIKit
import Support
import Testing

/// A mover that moves something of a client's: here a panel over a list, by its frame.
@MainActor
@Suite("A mover")
struct MoverTests {
    @MainActor
    private final class Scene {
        let stage: Stage
        let list: UIScrollView
        let panel = UIView(frame: CGRect(x: 0, y: 100, width: 390, height: 744))
        private(set) var places: [CGFloat] = []
        private(set) var outcomes: [ReleaseRule.Target] = []
        private(set) var arbiter: GestureArbiter?
        private(set) var mover: GestureArbiter.Mover?

        init(_ doubt: Doubt, canLeave: Bool = true, policy: ArbitrationPolicy = .continuous) {
            stage = Stage(assumptions: doubt.assumptions)
            list = UIScrollView(frame: panel.bounds)
            list.contentSize = CGSize(width: 390, height: 3000)
            list.contentInsetAdjustmentBehavior = .never
            panel.addSubview(list)
            stage.window.addSubview(panel)
            let mover = GestureArbiter.Mover(
                leavingAt: { [weak self] in canLeave ? self?.panel.frame.height : nil },
                show: { [weak self] in self?.show($0) },
                onOutcome: { [weak self] in self?.outcomes.append($0) })
            self.mover = mover
            arbiter = GestureArbiter.attach(to: panel, policy: policy, moving: mover)
        }

        private func show(_ translation: CGFloat) {
            places.append(translation)
            panel.frame.origin.y = 100 + translation
        }

        func pull(by distance: CGFloat, over time: Double = 0.5) -> Finger {
            let finger = stage.touch(at: CGPoint(x: 195, y: 400))
            finger.move(by: CGVector(dx: 0, dy: distance), over: time)
            return finger
        }
    }

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
        let scene = Scene(doubt)
        scene.pull(by: 300, over: 0.15).lift()
        #expect(scene.stage.settle())
        #expect(scene.outcomes == [.away])
        #expect(scene.mover?.translation == 744)
        #expect(scene.arbiter?.lastRelease?.target == .away)
    }

    @Test("Cancelled, or after its view is removed, a mover is at rest", arguments: Doubt.eachAlone.sampled())
    func endings(_ doubt: Doubt) {
        let scene = Scene(doubt)
        let finger = scene.pull(by: 110)
        scene.arbiter?.cancel()
        #expect(scene.stage.settle())
        #expect(scene.outcomes == [.stop(0)])
        finger.lift()
        let other = scene.pull(by: 110)
        scene.arbiter?.detach()
        #expect(scene.panel.frame.minY == 100)
        other.lift()
    }
}
