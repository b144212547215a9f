@_spi(Engine) import GestureArbiter
import HeadlessUIKit
import Support
import Testing

/// Inside a scroll view the card begins when the scroll view's own pan does, and fails if it never does.
@MainActor
@Suite("A slow or silent list")
struct SilentScrollViewTests {
    @Test(
        "The arbiter waits for a list with a longer slop than assumed, and loses no movement",
        arguments: [ArbitrationPolicy.once, .continuous, .sheet], Doubt.eachAlone.sampled())
    func slow(_ policy: ArbitrationPolicy, doubt: Doubt) {
        var assumptions = doubt.assumptions
        assumptions.scrollSlop = 16
        let scene = ComplaintScene(Doubt("\(doubt) scrollSlop=16", assumptions), policy: policy)
        let list = scene.addList(scene.card.bounds)
        let finger = scene.touch(195, 300)
        for way in 1...30 {
            finger.move(by: CGVector(dx: 0, dy: 2))
            scene.turn()
            #expect(scene.isDragged == list.isDragging)
            #expect(scene.translation == (way < 8 ? 0 : CGFloat(way * 2 - 10)))
            #expect(list.contentOffset.y == 0)
        }
        #expect(scene.settle(lettingGo: finger))
        #expect(scene.ends == 1)
    }

    @Test(
        "A list that stays silent wins after twice the slop; the decision says so, and nothing was dragged",
        arguments: [ArbitrationPolicy.once, .continuous, .sheet], Doubt.eachAlone.sampled())
    func silent(_ policy: ArbitrationPolicy, doubt: Doubt) {
        silent(policy, doubt, .counts)
        silent(policy, doubt, .isIgnored)
    }

    private func silent(_ policy: ArbitrationPolicy, _ doubt: Doubt, _ late: Assumptions.StateOutsideTouches) {
        var doubt = doubt
        doubt.assumptions.stateOutsideTouches = late
        let scene = ComplaintScene(doubt, disturbances: [.swallowedTouches], policy: policy)
        scene.addList(scene.card.bounds)
        let finger = scene.touch(195, 300)
        finger.move(by: CGVector(dx: 0, dy: 20))
        scene.turn()
        #expect(scene.arbiter.owner == .drag)
        #expect(!scene.isDragged)
        finger.move(by: CGVector(dx: 0, dy: 1))
        scene.turn()
        #expect(scene.arbiter.owner == .nobody)
        #expect(scene.arbiter.panGestureRecognizer?.state == .possible)
        #expect(!scene.isDragged)
        #expect(scene.arbiter.decisions.last?.reason == .yielded(to: "what keeps UIScrollView from scrolling"))
        #expect(scene.arbiter.ledger.dragged == 0)
        #expect(abs(scene.arbiter.ledger.residual) < 1e-9)
        #expect(scene.settle(lettingGo: finger))
        #expect(!scene.isDragged)
    }

    @Test(
        "A list that an outer page's pan keeps silent, though the page cannot scroll, does not prevent the drag",
        arguments: [ArbitrationPolicy.once, .continuous, .sheet], Assumptions.NestedPriority.allCases)
    func silencedByShortPage(_ policy: ArbitrationPolicy, priority: Assumptions.NestedPriority) {
        var assumptions = Assumptions()
        assumptions.nestedPriority = priority
        assumptions.shortContentPan = .beginsInPlace
        let scene = ComplaintScene(Doubt("nestedPriority=\(priority)", assumptions), policy: policy)
        let page = scene.addList(scene.card.bounds, content: CGSize(width: 390, height: 789))
        let list = scene.addList(CGRect(x: 60, y: 60, width: 270, height: 420), to: page)
        let finger = scene.touch(195, 300)
        finger.pull(100)
        scene.turn()
        #expect(scene.translation == 90, "\(scene.arbiter.decisions)")
        #expect(list.contentOffset.y == 0)
        #expect(scene.settle(lettingGo: finger))
    }
}
