import GestureArbiter
import HeadlessUIKit
import Support
import Testing

/// Content that a finger catches beyond its ends. A list that bounces at its far end is not at its beginning.
@MainActor
@Suite("Content caught beyond its ends")
struct FarEndTests {
    nonisolated static let doubts = Doubt.eachAlone
    nonisolated static let policies: [ArbitrationPolicy] = [.once, .continuous]
    static let end: CGFloat = 2640 - 789

    /// A list flung at its far end, and caught there.
    private func caught(
        _ doubt: Doubt, _ policy: ArbitrationPolicy, flick: CGFloat = -40
    ) -> (scene: ComplaintScene, list: UIScrollView, finger: Finger) {
        let scene = ComplaintScene(doubt, policy: policy)
        let list = scene.addList(scene.card.bounds, offset: Self.end)
        scene.touch(195, 600).swipe(by: .down(flick), over: 0.04)
        scene.stage.advance(by: 0.05)
        return (scene, list, scene.touch(195, 300))
    }

    @Test(
        "A list caught beyond its far end is pulled back and scrolls; the card stays", arguments: doubts.sampled(),
        policies)
    func stays(_ doubt: Doubt, _ policy: ArbitrationPolicy) {
        let (scene, list, finger) = caught(doubt, policy)
        #expect(list.contentOffset.y > Self.end + 10)
        let seen = Seen(scene: scene, lists: [list])
        let worst = seen.pull(finger, by: 4, 60)
        #expect(!scene.isDragged)
        #expect(list.contentOffset.y < Self.end)
        #expect(worst <= seen.tolerance + doubt.listLead)
    }

    @Test("A harder flick makes no difference", arguments: Doubt.each(with: [-40, -80, -200]))
    func harder(_ doubt: Doubt, _ flick: CGFloat) {
        let (scene, list, finger) = caught(doubt, .continuous, flick: flick)
        let seen = Seen(scene: scene, lists: [list])
        let worst = seen.pull(finger, by: 4, 120)
        #expect(!scene.isDragged)
        #expect(worst <= seen.tolerance + doubt.listLead)
    }

    @Test(
        "Short content caught below its end drags the card once it is back, without a jump",
        arguments: doubts.sampled(), policies
    )
    func short(_ doubt: Doubt, _ policy: ArbitrationPolicy) {
        let scene = ComplaintScene(doubt, policy: policy)
        let list = scene.addList(scene.card.bounds, content: CGSize(width: 390, height: 300))
        list.alwaysBounceVertical = true
        let finger = scene.touch(195, 600)
        let seen = Seen(scene: scene, lists: [list])
        let out = seen.pull(finger, by: -6, 20)
        #expect(list.contentOffset.y > 30)
        let back = seen.pull(finger, by: 6, 40) { !scene.isDragged }
        #expect(scene.isDragged)
        #expect(list.contentOffset.y == 0)
        #expect(max(out, back) <= seen.tolerance + doubt.listLead)
    }

    @Test("Content that bounces at its top, pushed up and pulled again, does not jump", arguments: doubts.sampled())
    func pushedUp(_ doubt: Doubt) {
        let scene = ComplaintScene(doubt)
        let list = scene.addList(scene.card.bounds)
        list.contentOffset.y = -107
        let seen = Seen(scene: scene, lists: [list])
        let finger = scene.touch(195, 400)
        let up = seen.pull(finger, by: -110)
        let down = seen.pull(finger, by: 2, 3)
        // The list decides how much of a stretch gives way at once: it may count from where it was set.
        #expect(up <= 107)
        #expect(down <= seen.tolerance + doubt.listLead)
    }

    @Test(
        "A nested list pushed up and pulled again at its own end does not jump: that is not the card's edge",
        arguments: Doubt.each(with: policies))
    func nested(_ doubt: Doubt, _ policy: ArbitrationPolicy) {
        let scene = ComplaintScene(doubt, policy: policy)
        let outer = scene.addList(scene.card.bounds, content: CGSize(width: 390, height: 900))
        let inner = scene.addList(CGRect(x: 0, y: 100, width: 390, height: 500), offset: 2140, to: outer)
        scene.touch(195, 500).swipe(by: .down(-60), over: 0.04)
        scene.stage.advance(by: 0.05)
        let finger = scene.touch(195, 300)
        let seen = Seen(scene: scene, lists: [inner, outer])
        let worst = seen.pull(finger, by: 4, 40)
        #expect(!scene.isDragged)
        #expect(worst <= seen.tolerance + doubt.listLead)
    }

    @Test(
        "Two nested lists over-scrolled against each other stay in place on the screen",
        arguments: Doubt.each(with: policies))
    func against(_ doubt: Doubt, _ policy: ArbitrationPolicy) {
        var free = policy
        free.condition = .atEdge || .touchStarts(in: .handle)
        let scene = ComplaintScene(doubt, policy: free)
        let outer = scene.addList(scene.card.bounds)
        let inner = scene.addList(CGRect(x: 0, y: 100, width: 390, height: 500), to: outer)
        scene.arbiter.bind(.handle, to: inner)
        outer.contentOffset.y = -162
        inner.contentOffset.y = 2640 - 500 + 161
        let seen = Seen(scene: scene, lists: [inner, outer])
        let finger = scene.touch(195, 400)
        let worst = seen.pull(finger, by: 6, 10)
        #expect(scene.isDragged)
        #expect(worst <= seen.tolerance + doubt.listLead)
    }

    @Test(
        "The card takes over at most what a finger can over-scroll",
        arguments: Doubt.each(with: [ArbitrationPolicy.Handoff.toDrag, .continuous]))
    func bounded(_ doubt: Doubt, _ handoff: ArbitrationPolicy.Handoff) {
        let scene = ComplaintScene(doubt, policy: ArbitrationPolicy(.up, handoff: handoff))
        let list = scene.addList(scene.card.bounds, offset: 1851)
        list.alwaysBounceVertical = true
        let finger = scene.touch(195, 600)
        list.contentSize.height = 100
        let seen = Seen(scene: scene, lists: [list])
        _ = seen.pull(finger, by: -6, 10)
        #expect(scene.translation < 350)
        #expect(scene.settle(lettingGo: finger))
        #expect(list.contentOffset.y == 0)
    }

    @Test("A sideways start in the wrong direction does not affect the edge", arguments: doubts.sampled())
    func sidewaysStart(_ doubt: Doubt) {
        var policy = ArbitrationPolicy.continuous
        policy.cone = 60
        let scene = ComplaintScene(doubt, policy: policy)
        let list = scene.addList(scene.card.bounds, offset: 200)
        let finger = scene.touch(195, 300)
        finger.move(by: CGVector(dx: 10, dy: -8))
        scene.turn()
        let seen = Seen(scene: scene, lists: [list])
        _ = seen.pull(finger, by: 4, 25)
        #expect(!scene.isDragged)
    }

    @Test(
        "A list locked to the other axis keeps the touch: it is not at its edge", arguments: Doubt.each(with: policies))
    func locked(_ doubt: Doubt, _ policy: ArbitrationPolicy) {
        let scene = ComplaintScene(doubt, policy: policy)
        let list = scene.addList(scene.card.bounds, content: CGSize(width: 2000, height: 2640), offset: 200)
        list.isDirectionalLockEnabled = true
        let finger = scene.touch(195, 300)
        finger.pull(2, across: -30)
        finger.pull(80)
        #expect(list.contentOffset.y == 200)
        #expect(!scene.isDragged)
    }
}
