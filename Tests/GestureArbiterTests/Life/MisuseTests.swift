import GestureArbiter
import HeadlessUIKit
import Support
import Testing

/// What cannot have been meant is said, once: what happened, and what to do.
@MainActor
@Suite("Misuse")
struct MisuseTests {
    nonisolated static let rules: [ReleaseRule] = [
        .velocityAndProgress(threshold: .nan), .velocityAndProgress(threshold: -1, progress: .nan),
        .projection(progress: .nan), .distance(progress: .nan),
    ]

    @Test("A rule of release that is no number is replaced, and said", arguments: rules, Doubt.eachAlone.sampled())
    func rule(_ rule: ReleaseRule, doubt: Doubt) {
        let scene = CardScene(assumptions: doubt.assumptions)
        var outcomes: [GestureArbiter.Outcome] = []
        for _ in 1...2 {
            GestureArbiter.attach(to: scene.list, moving: scene.card, release: rule) { outcomes.append($0) }.detach()
        }
        GestureArbiter.attach(to: scene.list, moving: scene.card, release: rule) { outcomes.append($0) }
        let finger = scene.touch()
        finger.move(by: CGVector(dx: 0, dy: 440), over: 0.2)
        finger.lift()
        scene.stage.settle()
        #expect(outcomes == [.dismissed])
        #expect(scene.stage.warnings.count == 1)
        #expect(scene.stage.warnings.first?.hasPrefix("ReleaseRule: ") ?? false)
    }

    @Test("A moved view without a superview returns, and it is said", arguments: Doubt.eachAlone.sampled())
    func noSuperview(_ doubt: Doubt) {
        let scene = CardScene(assumptions: doubt.assumptions)
        let loose = UIView(frame: scene.card.frame)
        var outcomes: [GestureArbiter.Outcome] = []
        GestureArbiter.attach(to: scene.list, moving: loose) { outcomes.append($0) }
        for _ in 1...2 {
            let finger = scene.touch()
            finger.move(by: CGVector(dx: 0, dy: 200), over: 0.1)
            finger.lift()
            scene.stage.settle()
        }
        #expect(outcomes == [.rested(at: 0), .rested(at: 0)])
        #expect(loose.transform == .identity)
        #expect(scene.stage.warnings.count == 1)
        #expect(scene.stage.warnings.first?.contains("has no superview") ?? false)
    }

    @Test("A moved view that is gone returns, and it is said", arguments: Doubt.eachAlone.sampled())
    func goneView(_ doubt: Doubt) {
        let scene = CardScene(assumptions: doubt.assumptions)
        var outcomes: [GestureArbiter.Outcome] = []
        do {
            let gone = UIView()
            GestureArbiter.attach(to: scene.list, moving: gone) { outcomes.append($0) }
        }
        let finger = scene.touch()
        finger.move(by: CGVector(dx: 0, dy: 200), over: 0.1)
        finger.lift()
        scene.stage.settle()
        #expect(outcomes == [.rested(at: 0)])
        #expect(scene.stage.warnings.count == 1)
        #expect(scene.stage.warnings.first?.contains("is gone") ?? false)
    }

    @Test("What a moved view lies in may come to be after it is attached", arguments: Doubt.eachAlone.sampled())
    func superviewLater(_ doubt: Doubt) {
        let scene = CardScene(assumptions: doubt.assumptions)
        scene.card.removeFromSuperview()
        scene.attachMoving(.gated)
        scene.stage.window.addSubview(scene.card)
        let finger = scene.touch()
        finger.move(by: CGVector(dx: 0, dy: 200), over: 0.1)
        finger.lift()
        scene.stage.settle()
        #expect(scene.outcomes == [.dismissed])
        #expect(scene.stage.warnings.isEmpty)
    }

    /// What may be set or called on an arbiter that is off its view, by name.
    enum Use: String, CaseIterable {
        case policy, flags, bind, treatAsOpaque, addVeto, onAttempt, onMomentum, movingTranslation, isEnabled

        @MainActor fileprivate func act(on arbiter: GestureArbiter) {
            switch self {
            case .policy: arbiter.policy = .continuous
            case .flags: arbiter.flags = [.editing]
            case .bind: arbiter.bind(.handle, to: UIView())
            case .treatAsOpaque: arbiter.treatAsOpaque(UIView())
            case .addVeto: arbiter.addVeto { _ in .allow }
            case .onAttempt: arbiter.onAttempt = { _ in .allow }
            case .onMomentum: arbiter.onMomentum = { _ in }
            case .movingTranslation: arbiter.movingTranslation = { nil }
            case .isEnabled: arbiter.isEnabled = true
            }
        }
    }

    @Test("Used after it was detached, the arbiter says so", arguments: Use.allCases)
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

    @Test("Clearing up after it was detached is no misuse")
    func clearingUp() {
        let scene = CardScene()
        let arbiter = scene.attachRecording(.gated)
        arbiter.detach()
        arbiter.onAttempt = nil
        arbiter.onMomentum = nil
        arbiter.movingTranslation = nil
        arbiter.bind(.handle, to: nil)
        arbiter.isEnabled = false
        arbiter.cancel()
        arbiter.detach()
        #expect(scene.stage.warnings.isEmpty)
    }
}
