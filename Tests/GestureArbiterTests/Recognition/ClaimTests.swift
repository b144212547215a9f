import GestureArbiter
import HeadlessUIKit
import Support
import Testing

/// What claims a touch and what does not, in cases that the complaints do not cover.
@MainActor
@Suite("Claims of controls and recognizers")
struct ClaimTests {
    nonisolated static let doubts = Doubt.eachAlone
    static let pixel: CGFloat = 1.0 / 3

    @Test(
        "A custom recognizer that has begun, and excludes the card's, has no claim",
        arguments: doubts.sampled(), [ArbitrationPolicy.once, .continuous, .sheet])
    func ownKind(_ doubt: Doubt, policy: ArbitrationPolicy) {
        let scene = ComplaintScene(doubt, policy: policy)
        let view = scene.add(UIView(), scene.card.bounds)
        view.addGestureRecognizer(ScriptedGestureRecognizer(.beginsAtTouchDown))
        scene.expectDrag()
    }

    @Test("A disabled refresh control has no claim", arguments: doubts.sampled(), ComplaintTests.policies)
    func disabledRefreshControl(_ doubt: Doubt, policy: ArbitrationPolicy) {
        let scene = ComplaintScene(doubt, policy: policy)
        let list = scene.addList(scene.card.bounds)
        list.refreshControl = UIRefreshControl()
        list.refreshControl?.isEnabled = false
        scene.expectDrag(lead: doubt.listLead)
        #expect(list.refreshControl?.isRefreshing == false)
    }

    @Test(
        "A refresh control over short content has a claim; if it is ignored, the content is held",
        arguments: product(doubts.sampled(), ComplaintTests.policies, [false, true]))
    func refreshControlOverShortContent(_ doubt: Doubt, policy: ArbitrationPolicy, ignores: Bool) {
        let scene = ComplaintScene(doubt, policy: ignores ? policy.ignoring(.refreshControls) : policy)
        let list = scene.addList(scene.card.bounds, content: CGSize(width: 390, height: 200))
        list.refreshControl = UIRefreshControl()
        let finger = scene.touch(195, 300)
        finger.pull(100)
        scene.turn()
        #expect(scene.isDragged == ignores)
        #expect((list.contentOffset.y < -30) == !ignores)
        #expect(!ignores || abs(scene.translation - 90) <= Self.pixel + doubt.listLead)
        #expect(!ignores || list.contentOffset.y == 0)
        #expect(scene.settle(lettingGo: finger))
        #expect(list.contentOffset.y == 0)
    }

    @Test(
        "Whether such content can be pulled is unknown: the card does not wait for its pan",
        arguments: doubts.sampled())
    func silentShortContent(_ doubt: Doubt) {
        let scene = ComplaintScene(doubt, policy: .continuous.ignoring(.refreshControls))
        let list = scene.addList(scene.card.bounds, content: CGSize(width: 390, height: 200))
        list.refreshControl = UIRefreshControl()
        let undecided = ScriptedGestureRecognizer(.undecided)
        undecided.excludesNobody = true
        list.addGestureRecognizer(undecided)
        list.panGestureRecognizer.require(toFail: undecided)
        scene.expectDrag { #expect(list.contentOffset.y == 0) }
    }

    @Test(
        "A refresh control on content that does not bounce cannot be pulled, and has no claim",
        arguments: doubts.sampled(), ComplaintTests.policies)
    func refreshControlWithoutBounce(_ doubt: Doubt, policy: ArbitrationPolicy) {
        let scene = ComplaintScene(doubt, policy: policy)
        let list = scene.addList(scene.card.bounds)
        list.refreshControl = UIRefreshControl()
        list.bounces = false
        scene.expectDrag(lead: doubt.listLead)
        #expect(list.contentOffset.y == 0)
    }

    @Test(
        "A refresh control has no claim to a drag up",
        arguments: doubts.sampled(), [ArbitrationPolicy.Handoff.never, .continuous])
    func refreshControlBelow(_ doubt: Doubt, handoff: ArbitrationPolicy.Handoff) {
        let scene = ComplaintScene(doubt, policy: ArbitrationPolicy(.up, handoff: handoff))
        let list = scene.addList(scene.card.bounds)
        list.refreshControl = UIRefreshControl()
        list.contentOffset.y = 2640 - 789
        scene.expectDrag(from: 500, by: -100, lead: doubt.listLead)
    }
}
