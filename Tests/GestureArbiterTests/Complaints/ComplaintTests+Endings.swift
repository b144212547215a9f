@_spi(Engine) import GestureArbiter
import HeadlessUIKit
import Support
import Testing

extension ComplaintTests {
    @Test("The veto is asked at begin, before anything has moved", arguments: doubts.sampled(), policies)
    func vetoAtBegin(_ doubt: Doubt, policy: ArbitrationPolicy) throws {
        let scene = ComplaintScene(doubt, policy: policy)
        let list = scene.addList()
        var asked: [(stage: Arbitration.Stage, told: Int, offset: CGFloat)] = []
        scene.arbiter.onAttempt = { [unowned scene] attempt in
            asked.append((attempt.stage, scene.drags.count, list.contentOffset.y))
            return .deny(reason: "unsaved changes")
        }
        let finger = scene.touch(195, 300)
        finger.pull(200)
        finger.lift()
        #expect(scene.settle())
        #expect(!scene.isDragged)
        try #require(asked.count == 1)
        #expect(asked[0].stage == .begin)
        #expect(asked[0].told == 0)
        #expect(abs(asked[0].offset) <= doubt.listLead)
    }

    @Test("The veto is asked in every case: at a hand-off, and when the card is flung", arguments: doubts.sampled())
    func vetoEverywhere(_ doubt: Doubt) {
        let scene = ComplaintScene(doubt)
        let list = scene.addList(offset: 40)
        var stages: [Arbitration.Stage] = []
        scene.arbiter.onAttempt = { attempt in
            stages.append(attempt.stage)
            return attempt.stage == .release ? .deny(reason: "unsaved changes") : .allow
        }
        scene.touch(195, 300).swipe(by: .down(300), over: 0.1)
        #expect(scene.settle())
        #expect(stages == [.handoff, .release])
        #expect(list.contentOffset.y == 0)
        guard case .ended(let release)? = scene.drags.last else {
            Issue.record("no end, but \(scene.drags.suffix(1))")
            return
        }
        #expect(release.isRefused)
        stages = []
        scene.touch(195, 50).swipe(by: .down(300), over: 0.1)
        #expect(scene.settle())
        #expect(stages == [.begin, .release])
    }

    @Test("A cancelled gesture settles, whoever cancels it", arguments: product(doubts.sampled(), policies, 0..<4))
    func cancelled(_ doubt: Doubt, policy: ArbitrationPolicy, path: Int) {
        let scene = CardScene(assumptions: doubt.assumptions)
        let arbiter = scene.attachMoving(policy)
        let finger = scene.touch()
        finger.pull(500)
        switch path {
        case 0: finger.cancel()
        case 1: arbiter.cancel()
        case 2: arbiter.isEnabled = false
        default: scene.list.panGestureRecognizer.isEnabled = false
        }
        if path > 0 { finger.letGo() }
        #expect(scene.stage.settle())
        let isMoved = path == 3 && scene.outcomes == [.away]
        #expect(scene.card.transform == .identity || isMoved)
    }

    @Test(
        "The velocity needed to dismiss is configurable: by velocity and progress, and by projection",
        arguments: doubts.sampled())
    func release(_ doubt: Doubt) {
        let rules: [(ReleaseRule, slow: ReleaseRule.Target, fast: ReleaseRule.Target)] = [
            (.velocityAndProgress(), .stop(0), .away),
            (.velocityAndProgress(threshold: 5000), .stop(0), .stop(0)),
            (.velocityAndProgress(progress: 0.1), .away, .away),
            (.projection(), .stop(0), .away),
        ]
        for (rule, slow, fast) in rules {
            for (duration, expected) in [(1.0, slow), (0.1, fast)] {
                let scene = CardScene(assumptions: doubt.assumptions)
                var outcomes: [ReleaseRule.Target] = []
                GestureArbiter.attach(to: scene.list, moving: scene.card, release: rule) { outcomes.append($0) }
                let finger = scene.touch()
                finger.move(by: CGVector(dx: 0, dy: 200), over: duration)
                duration > 0.5 ? finger.letGo() : finger.lift()
                #expect(scene.stage.settle(), "\(rule), \(duration) s")
                #expect(outcomes == [expected], "\(rule), \(duration) s")
            }
        }
    }

    @Test(
        "The velocity is the finger's in the window, even if the touched view moves",
        arguments: doubts.sampled())
    func velocity(_ doubt: Doubt) {
        let scene = CardScene(assumptions: doubt.assumptions)
        var releases: [Arbitration.Release] = []
        GestureArbiter.attach(to: scene.card, policy: .continuous) { [card = scene.card] drag in
            switch drag {
            case .moved(let translation): card.transform = CGAffineTransform(translationX: 0, y: translation)
            case .ended(let release): releases.append(release)
            case .began, .cancelled: break
            }
        }
        scene.touch().swipe(by: .down(240), over: 0.2)
        scene.stage.settle()
        #expect(releases.count == 1)
        #expect(abs((releases.first?.velocity ?? 0) - 1200) < 12)
        #expect(abs(scene.cardTranslation - 230) <= Self.pixel)
    }

    @Test("A refused attempt does not extend a cool-down", arguments: doubts.sampled())
    func coolDown(_ doubt: Doubt) {
        let policy = ArbitrationPolicy(
            .down, when: .touchStarts(in: .handle) && .contentStill(for: 0.5), handoff: .continuous)
        let scene = ComplaintScene(doubt, policy: policy)
        scene.addList(offset: 800)
        scene.arbiter.bind(.handle, to: scene.add(UIView(), CGRect(x: 0, y: 0, width: 390, height: 100)))
        let scrolls = scene.touch(195, 300)
        scrolls.pull(-50)
        scrolls.letGo()
        for wait in [0.1, 0.1, 0.4] {
            #expect(!scene.isDragged)
            scene.stage.advance(by: wait)
            let attempt = scene.touch(195, 30)
            attempt.move(by: CGVector(dx: 0, dy: 40))
            attempt.lift()
        }
        #expect(scene.settle())
        #expect(scene.isDragged)
    }

    /// Every two settings of every two switches, and every disturbance with every setting.
    nonisolated static let disturbed = Doubt.pairwise(withDisturbances: true)

    @Test(
        "Every beginning has exactly one end, whatever happens meanwhile",
        arguments: disturbed.third(for: "one end"), policies)
    func oneEnd(_ doubt: Doubt, policy: ArbitrationPolicy) {
        let scene = ComplaintScene(doubt, policy: policy)
        let list = scene.addList(scene.card.bounds)
        scene.add(UIView(), CGRect(x: 0, y: 0, width: 390, height: 2640), to: list)
        for start in [CGFloat](arrayLiteral: 300, 785) {
            let finger = scene.touch(195, start)
            for distance in [80.0, -140, 160, -60] { finger.pull(distance) }
            finger.lift()
            #expect(scene.settle())
            #expect(scene.drags.count { $0 == .began } == scene.ends)
            #expect(scene.arbiter.owner == .nobody)
        }
    }
}
