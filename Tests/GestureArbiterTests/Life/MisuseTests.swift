import GestureArbiter
import HeadlessUIKit
import Support
import Testing

/// An apparent mistake is logged once: what happened, and what to do.
@MainActor
@Suite("Misuse")
struct MisuseTests {
    nonisolated static let rules: [ReleaseRule] = [
        .velocityAndProgress(threshold: .nan), .velocityAndProgress(threshold: -1, progress: .nan),
        .projection(progress: .nan), .distance(progress: .nan),
    ]

    @Test(
        "A release rule with an invalid number is replaced, and reported", arguments: rules, Doubt.eachAlone.sampled())
    func rule(_ rule: ReleaseRule, doubt: Doubt) {
        let scene = CardScene(assumptions: doubt.assumptions)
        var outcomes: [ReleaseRule.Target] = []
        for _ in 1...2 {
            GestureArbiter.attach(to: scene.list, moving: scene.card, release: rule) { outcomes.append($0) }.detach()
        }
        GestureArbiter.attach(to: scene.list, moving: scene.card, release: rule) { outcomes.append($0) }
        scene.touch().swipe(by: .down(440), over: 0.2)
        scene.stage.settle()
        #expect(outcomes == [.away])
        #expect(scene.stage.warnings.count == 1)
        #expect(scene.stage.warnings.first?.hasPrefix("ReleaseRule: ") ?? false)
    }

    @Test("A moved view without a superview returns, and that is reported", arguments: Doubt.eachAlone.sampled())
    func noSuperview(_ doubt: Doubt) {
        let scene = CardScene(assumptions: doubt.assumptions)
        let loose = UIView(frame: scene.card.frame)
        var outcomes: [ReleaseRule.Target] = []
        GestureArbiter.attach(to: scene.list, moving: loose) { outcomes.append($0) }
        for _ in 1...2 {
            scene.touch().swipe(by: .down(200), over: 0.1)
            scene.stage.settle()
        }
        #expect(outcomes == [.stop(0), .stop(0)])
        #expect(loose.transform == .identity)
        #expect(scene.stage.warnings.count == 1)
        #expect(scene.stage.warnings.first?.contains("has no superview") ?? false)
    }

    @Test("A deallocated moved view is reported", arguments: Doubt.eachAlone.sampled())
    func goneView(_ doubt: Doubt) {
        let scene = CardScene(assumptions: doubt.assumptions)
        var outcomes: [ReleaseRule.Target] = []
        do {
            let gone = UIView()
            GestureArbiter.attach(to: scene.list, moving: gone) { outcomes.append($0) }
        }
        scene.touch().swipe(by: .down(200), over: 0.1)
        scene.stage.settle()
        #expect(outcomes == [.stop(0)])
        #expect(scene.stage.warnings.count == 1)
        #expect(scene.stage.warnings.first?.contains("is gone") ?? false)
    }

    /// A controller that lays its card out in every pass.
    private final class LaidOut: UIViewController {
        let card = UIView()
        var top: CGFloat = 100
        private let isByFrame: Bool

        init(byFrame: Bool) {
            isByFrame = byFrame
            super.init(nibName: nil, bundle: nil)
        }

        required init?(coder: NSCoder) { nil }

        override func viewDidLoad() { view.addSubview(card) }

        override func viewDidLayoutSubviews() {
            let place = CGRect(x: 0, y: top, width: view.bounds.width, height: view.bounds.height - top)
            guard !isByFrame else {
                card.frame = place
                return
            }
            card.bounds.size = place.size
            card.center = CGPoint(x: place.midX, y: place.midY)
        }
    }

    /// The log about a card that is pulled down twice, beginning at one of its stops.
    private func warnings(byFrame: Bool, _ doubt: Doubt, stops: [CGFloat] = [0], scale: CGFloat = 1) -> [String] {
        let home = LaidOut(byFrame: byFrame)
        let stage = Stage(rootViewController: home, assumptions: doubt.assumptions)
        home.card.transform = CGAffineTransform(scaleX: scale, y: scale)
        stage.advanceFrame()
        GestureArbiter.attach(to: home.card, moving: home.card, stops: stops, leaves: false)
        for _ in 1...2 {
            let finger = stage.touch(at: home.card.convert(CGPoint(x: 195, y: 50), to: nil))
            finger.move(by: CGVector(dx: 0, dy: 100), over: 0.4)
            finger.hold(for: 0.3)
            finger.lift()
            stage.settle()
        }
        return stage.warnings
    }

    @Test(
        "A moved view whose frame other code sets, which undoes the drag, is reported",
        arguments: product(
            Doubt.eachAlone.sampled(), [[0], [0, 300], [200, 400]] as [[CGFloat]], [1, 0.8] as [CGFloat]))
    func laidOutByFrame(_ doubt: Doubt, stops: [CGFloat], scale: CGFloat) {
        let warnings = warnings(byFrame: true, doubt, stops: stops, scale: scale)
        #expect(warnings.count == 1)
        #expect(warnings.first?.contains("The frame of") ?? false)
    }

    @Test(
        "A moved view whose bounds and center other code sets is not reported",
        arguments: product(
            Doubt.eachAlone.sampled(), [[0], [0, 300], [200, 400]] as [[CGFloat]], [1, 0.8] as [CGFloat]))
    func laidOutByCenter(_ doubt: Doubt, stops: [CGFloat], scale: CGFloat) {
        #expect(warnings(byFrame: false, doubt, stops: stops, scale: scale).isEmpty)
    }

    @Test(
        "A moved view that its controller lays out elsewhere during a drag, or at a stop, is not reported",
        arguments: Doubt.eachAlone.sampled(), [-60, 60] as [CGFloat])
    func laidOutElsewhere(_ doubt: Doubt, distance: CGFloat) {
        let home = LaidOut(byFrame: false)
        let stage = Stage(rootViewController: home, assumptions: doubt.assumptions)
        stage.advanceFrame()
        GestureArbiter.attach(to: home.card, moving: home.card, stops: [0, 300], leaves: false)
        for step in [250, -250] as [CGFloat] {
            let finger = stage.touch(at: home.card.convert(CGPoint(x: 195, y: 50), to: nil))
            finger.move(by: CGVector(dx: 0, dy: step / 2), over: 0.4)
            home.top += distance
            home.view.setNeedsLayout()
            finger.move(by: CGVector(dx: 0, dy: step / 2), over: 0.4)
            finger.hold(for: 0.3)
            finger.lift()
            stage.settle()
        }
        #expect(stage.warnings.isEmpty)
    }

    @Test("A moved view may get its superview after the arbiter is attached", arguments: Doubt.eachAlone.sampled())
    func superviewLater(_ doubt: Doubt) {
        let scene = CardScene(assumptions: doubt.assumptions)
        scene.card.removeFromSuperview()
        scene.attachMoving(.gated)
        scene.stage.window.addSubview(scene.card)
        scene.touch().swipe(by: .down(200), over: 0.1)
        scene.stage.settle()
        #expect(scene.outcomes == [.away])
        #expect(scene.stage.warnings.isEmpty)
    }

    /// What may be set or called on an arbiter whose view is gone, by name.
    enum Use: String, CaseIterable {
        case policy, flags, bind, treatAsOpaque, addVeto, onAttempt, onMomentum, isEnabled

        @MainActor fileprivate func act(on arbiter: GestureArbiter) {
            switch self {
            case .policy: arbiter.policy = .continuous
            case .flags: arbiter.flags = [.editing]
            case .bind: arbiter.bind(.handle, to: UIView())
            case .treatAsOpaque: arbiter.treatAsOpaque(UIView())
            case .addVeto: arbiter.addVeto { _ in .allow }
            case .onAttempt: arbiter.onAttempt = { _ in .allow }
            case .onMomentum: arbiter.onMomentum = { _ in }
            case .isEnabled: arbiter.isEnabled = true
            }
        }
    }

    @Test("A call after detaching is reported", arguments: Use.allCases)
    func afterDetaching(_ use: Use) {
        let scene = CardScene()
        let arbiter = scene.attachRecording(.gated)
        use.act(on: arbiter)
        #expect(scene.stage.warnings.isEmpty)
        arbiter.detach()
        for _ in 1...2 { use.act(on: arbiter) }
        #expect(scene.stage.warnings.count == 1)
        #expect(scene.stage.warnings.first?.hasPrefix("GestureArbiter.\(use): ") ?? false)
    }

    @Test("Cleaning up after detaching is not reported")
    func clearingUp() {
        let scene = CardScene()
        let arbiter = scene.attachRecording(.gated)
        arbiter.detach()
        arbiter.onAttempt = nil
        arbiter.onMomentum = nil
        arbiter.bind(.handle, to: nil)
        arbiter.isEnabled = false
        arbiter.cancel()
        arbiter.detach()
        #expect(scene.stage.warnings.isEmpty)
    }
}
