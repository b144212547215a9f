import GestureArbiter
import HeadlessUIKit
import Support
import Testing

extension ComplaintTests {
    @Test("Momentum never dismisses: not a bounce, not a fast scroll to the top", arguments: doubts.sampled(), policies)
    func momentum(_ doubt: Doubt, policy: ArbitrationPolicy) {
        let scene = ComplaintScene(doubt, policy: policy)
        let list = scene.addList(offset: 400)
        scene.touch(195, 200).swipe(by: .down(300), over: 0.08)
        #expect(scene.settle())
        #expect(!scene.isDragged)
        #expect(list.contentOffset.y == 0)
    }

    @Test(
        "A scroll view that is added, removed or replaced is found at touch-down",
        arguments: doubts.sampled(), policies)
    func swap(_ doubt: Doubt, policy: ArbitrationPolicy) {
        let scene = ComplaintScene(doubt, policy: policy)
        let first = scene.addList(offset: 300)
        let before = scene.touch(195, 300)
        before.pull(100)
        #expect(!scene.isDragged)
        #expect(first.contentOffset.y < 220)
        first.removeFromSuperview()
        before.pull(100)
        #expect(scene.settle(lettingGo: before))
        let told = scene.drags.count
        let second = scene.addList(offset: 300)
        let after = scene.touch(195, 300)
        after.pull(100)
        #expect(scene.drags.count == told)
        #expect(second.contentOffset.y < 220)
        #expect(scene.settle(lettingGo: after))
        #expect(second.contentOffset.y < 220)
    }

    @Test("Of several scroll views the one under the finger counts", arguments: doubts.sampled(), policies)
    func several(_ doubt: Doubt, policy: ArbitrationPolicy) {
        let scene = ComplaintScene(doubt, policy: policy)
        let left = scene.addList(CGRect(x: 0, y: 0, width: 195, height: 789), offset: 300)
        let right = scene.addList(CGRect(x: 195, y: 0, width: 195, height: 789))
        let onLeft = scene.touch(100, 300)
        onLeft.pull(100)
        #expect(!scene.isDragged)
        #expect(left.contentOffset.y < 220)
        #expect(scene.settle(lettingGo: onLeft))
        let onRight = scene.touch(300, 300)
        onRight.pull(100)
        scene.turn()
        #expect(abs(scene.translation - 90) <= Self.pixel + doubt.listLead)
        #expect(right.contentOffset.y == 0)
        #expect(scene.settle(lettingGo: onRight))
    }

    @Test(
        "Empty or short content drags, and so does content that does not bounce",
        arguments: doubts.sampled(), policies)
    func short(_ doubt: Doubt, policy: ArbitrationPolicy) {
        for (height, bounces, always) in [
            (0, true, false), (0, true, true), (300, true, false), (300, false, false), (300, true, true),
            (2640, false, false), (2640, false, true),
        ] as [(CGFloat, Bool, Bool)] {
            let scene = ComplaintScene(doubt, policy: policy)
            let list = scene.addList(content: CGSize(width: 390, height: height))
            (list.bounces, list.alwaysBounceVertical) = (bounces, always)
            let finger = scene.touch(195, 300)
            finger.pull(100)
            scene.turn()
            #expect(
                abs(scene.translation - 90) <= Self.pixel + doubt.listLead,
                "\(policy), \(height) pt, \(bounces), \(always)")
            #expect(list.contentOffset.y == 0)
            #expect(scene.settle(lettingGo: finger))
            #expect(scene.ends == 1)
        }
    }

    @Test("A scroll view that is deallocated while held causes no crash", arguments: doubts.sampled(), policies)
    func scrollViewDies(_ doubt: Doubt, policy: ArbitrationPolicy) {
        weak var list: UIScrollView?
        let scene = ComplaintScene(doubt, policy: policy)
        list = scene.addList()
        do {
            let finger = scene.touch(195, 300)
            finger.pull(60)
            list?.removeFromSuperview()
            finger.pull(60)
            finger.letGo()
        }
        #expect(scene.settle())
        #expect(scene.ends == 1)
        #expect(list == nil)
    }

    @Test("A layout pass during a drag moves nothing", arguments: doubts.sampled())
    func layoutPass(_ doubt: Doubt) {
        let scene = CardScene(assumptions: doubt.assumptions)
        scene.attachMoving(.continuous)
        let finger = scene.touch()
        finger.pull(150)
        scene.stage.advance(by: 0)
        let (before, offset) = (scene.cardTranslation, scene.contentOffset)
        #expect(before > 100)
        for view in [scene.card, scene.list, scene.stage.window] { view.setNeedsLayout() }
        scene.stage.advanceFrame()
        #expect(scene.cardTranslation == before)
        #expect(scene.contentOffset == offset)
        #expect(scene.stage.settle(lettingGo: finger))
        #expect(scene.card.transform == .identity)
    }
}
