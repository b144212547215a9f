@_spi(Engine) import GestureArbiter
import HeadlessUIKit
import Support
import Testing

@MainActor
@Suite("Momentum that reaches the top")
struct MomentumTests {
    nonisolated static let policies = [ArbitrationPolicy.gated, .continuous].map { policy in
        var policy = policy
        policy.momentum = .bounces
        return policy
    }

    private func fling(_ scene: CardScene) {
        scene.touch().swipe(by: .down(250), over: 0.08)
    }

    @Test(
        "Momentum becomes a bounce of the card, and the content stops at its edge",
        arguments: Doubt.eachAlone.sampled(), policies)
    func bounces(_ doubt: Doubt, policy: ArbitrationPolicy) {
        let scene = CardScene(startOffset: 500, assumptions: doubt.assumptions)
        let arbiter = scene.attachMoving(policy)
        fling(scene)
        var (highest, lowest): (CGFloat, CGFloat) = (0, 0)
        for _ in 0..<400 {
            scene.stage.advanceFrame()
            highest = max(highest, scene.cardTranslation)
            lowest = min(lowest, scene.contentOffset)
        }
        #expect(highest > 10, "\(policy): \(highest), \(lowest)")
        #expect(lowest == 0, "\(policy): \(highest), \(lowest)")
        #expect(scene.stage.settle())
        #expect(scene.card.transform == .identity)
        #expect(scene.outcomes.isEmpty)
        guard case .coasted(let velocity)? = arbiter.decisions.last?.reason else {
            Issue.record("no decision about momentum: \(arbiter.decisions)")
            return
        }
        #expect(velocity > 500)
    }

    @Test(
        "The content keeps its momentum if the policy says so, or the condition does not hold",
        arguments: Doubt.eachAlone.sampled(), [ArbitrationPolicy.continuous, policies[1].unless(.flag(.editing))])
    func stays(_ doubt: Doubt, policy: ArbitrationPolicy) {
        let scene = CardScene(startOffset: 500, assumptions: doubt.assumptions)
        scene.attachMoving(policy).flags = [.editing]
        fling(scene)
        var lowest: CGFloat = 0
        for _ in 0..<400 {
            scene.stage.advanceFrame()
            #expect(scene.cardTranslation == 0)
            lowest = min(lowest, scene.contentOffset)
        }
        #expect(lowest < -5)
        #expect(scene.stage.settle())
        #expect(scene.contentOffset == 0)
    }

    @Test(
        "A finger catches the momentum with the card; a touch before it arrives, or detaching, discards it",
        arguments: Doubt.eachAlone.sampled())
    func interrupted(_ doubt: Doubt) {
        let scene = CardScene(startOffset: 500, assumptions: doubt.assumptions)
        let arbiter = scene.attachMoving(Self.policies[1])
        fling(scene)
        while scene.cardTranslation < 8 { scene.stage.advanceFrame() }
        let caught = scene.cardTranslation
        let finger = scene.touch()
        scene.stage.advance(by: 0.2)
        #expect(scene.cardTranslation == caught)
        #expect(scene.stage.settle(lettingGo: finger))
        #expect(scene.outcomes == [.stop(0)])
        #expect(scene.card.transform == .identity)

        scene.list.contentOffset.y = 500
        fling(scene)
        scene.touch().letGo()
        #expect(scene.stage.settle())
        #expect(scene.contentOffset > 0)
        #expect(scene.outcomes.count == 1)

        scene.list.contentOffset.y = 500
        fling(scene)
        arbiter.detach()
        #expect(scene.stage.settle())
        #expect(scene.contentOffset == 0)
        #expect(scene.card.transform == .identity)
    }

    @Test(
        "The content keeps its momentum if it is already beyond its edge, and springs back without a jump",
        arguments: Doubt.eachAlone.sampled())
    func beyondTheEdge(_ doubt: Doubt) {
        let scene = CardScene(startOffset: 30, assumptions: doubt.assumptions)
        scene.attachMoving(Self.policies[0])
        scene.touch().swipe(by: .down(160), over: 0.1)
        scene.turn()
        var before = scene.contentOffset
        #expect(before < -40)
        #expect(scene.list.isDecelerating)
        for _ in 0..<200 {
            scene.stage.advanceFrame()
            #expect(scene.cardTranslation == 0)
            #expect(abs(scene.contentOffset - before) < 12)
            before = scene.contentOffset
        }
        #expect(scene.stage.settle())
        #expect(scene.contentOffset == 0)
    }

    @Test(
        "Content that the app moves has no momentum",
        arguments: [0.0, 3, 20, 60], [0, 6])
    func movedByApp(_ left: Double, after frames: Int) {
        let scene = CardScene(startOffset: 1500)
        let arbiter = scene.attachMoving(Self.policies[1])
        fling(scene)
        scene.turn()
        for _ in 0..<frames { scene.stage.advanceFrame() }
        #expect(scene.list.isDecelerating)
        scene.list.contentOffset.y = left
        for _ in 0..<400 {
            scene.stage.advanceFrame()
            for case .coasted(let taken) in arbiter.decisions.map(\.reason) {
                #expect(taken < 3300, "of 3,125 pt/s")
            }
        }
        #expect(scene.stage.settle())
        #expect(scene.contentOffset == 0)
        #expect(scene.card.transform == .identity)
    }

    @Test(
        "The card receives the momentum of the outer of two lists, after the inner one has passed it on",
        arguments: Doubt.eachAlone.sampled())
    func passedOn(_ doubt: Doubt) {
        var assumptions = doubt.assumptions
        assumptions.scrollTransfer = .inMidGesture
        let scene = ComplaintScene(Doubt("\(doubt), passed on", assumptions), policy: Self.policies[1])
        var told: [CGFloat] = []
        scene.arbiter.onMomentum = { told.append($0) }
        let outer = scene.addList(scene.card.bounds, content: CGSize(width: 390, height: 2000), offset: 300)
        let inner = scene.addList(CGRect(x: 0, y: 300, width: 390, height: 500), offset: 30, to: outer)
        scene.touch(195, 300).swipe(by: .down(200), over: 0.08)
        scene.turn()
        #expect(outer.isDecelerating)
        #expect(told.isEmpty)
        var lowest: CGFloat = 0
        for _ in 0..<200 {
            scene.stage.advanceFrame()
            lowest = min(lowest, outer.contentOffset.y)
        }
        // Row G28: if the outer pan begins first, the inner list still has room, and the momentum stays.
        let isEmptied = inner.contentOffset.y == 0
        #expect(isEmptied != doubt.isOutermostFirst)
        #expect((told.count == 1) == isEmptied)
        #expect((lowest == 0) == isEmptied)
        #expect(scene.settle())
        #expect(outer.contentOffset.y == 0)
    }

    @Test("A client that moves views itself receives the momentum, each time", arguments: Doubt.eachAlone.sampled())
    func told(_ doubt: Doubt) {
        let scene = CardScene(startOffset: 500, assumptions: doubt.assumptions)
        var told: [CGFloat] = []
        let arbiter = scene.attachRecording(Self.policies[1])
        arbiter.onMomentum = { told.append($0) }
        for count in 1...3 {
            scene.list.contentOffset.y = 500
            fling(scene)
            #expect(scene.stage.settle())
            #expect(told.count == count)
            #expect(scene.contentOffset == 0)
        }
        #expect(scene.drags.isEmpty)
    }
}
