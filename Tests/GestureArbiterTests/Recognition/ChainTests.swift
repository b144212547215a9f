@_spi(Cards) import GestureArbiter
import HeadlessUIKit
import Support
import Testing

/// Which scroll views under the finger count, and how far each may scroll.
@MainActor
@Suite("The scroll views under the finger")
struct ChainTests {
    nonisolated static let doubts = Doubt.eachAlone
    static let pixel: CGFloat = 1.0 / 3

    @Test(
        "A list that is disabled, or whose pan is, does not count: the card is dragged over it",
        arguments: product(doubts.sampled(), ComplaintTests.policies, [false, true]))
    func switchedOff(_ doubt: Doubt, policy: ArbitrationPolicy, turnsOffPan: Bool) {
        let scene = ComplaintScene(doubt, policy: policy)
        let list = scene.addList(scene.card.bounds)
        if turnsOffPan { list.panGestureRecognizer.isEnabled = false } else { list.isScrollEnabled = false }
        scene.expectDrag()
        #expect(list.contentOffset.y == 0)
    }

    @Test(
        "A list around the container does not count: scrolled or not, the card in it is dragged",
        arguments: doubts.sampled(), ComplaintTests.policies)
    func aroundTheContainer(_ doubt: Doubt, policy: ArbitrationPolicy) {
        let stage = Stage(assumptions: doubt.assumptions)
        let outer = UIScrollView(frame: stage.window.bounds)
        outer.contentInsetAdjustmentBehavior = .never
        outer.contentSize = CGSize(width: 390, height: 3000)
        outer.contentOffset.y = 200
        // A scroll view around an arbiter's container has to be told to wait, as for any other pan.
        let card = UIView(frame: CGRect(x: 0, y: 300, width: 390, height: 400))
        outer.addSubview(card)
        stage.window.addSubview(outer)
        var drags: [GestureArbiter.Drag] = []
        let arbiter = GestureArbiter.attach(to: card, policy: policy) { drags.append($0) }
        arbiter.panGestureRecognizer.map { outer.panGestureRecognizer.require(toFail: $0) }
        stage.settle()
        let finger = stage.touch(at: CGPoint(x: 195, y: 300))
        finger.pull(100)
        stage.advance(by: 0)
        guard case .moved(let translation) = drags.last else {
            Issue.record("not dragged, \(policy): \(arbiter.decisions)")
            return
        }
        #expect(abs(translation - 90) <= Self.pixel)
        #expect(outer.contentOffset.y == 200)
        #expect(stage.settle(lettingGo: finger))
    }

    @Test(
        "Of lists in a pager the one under the finger counts; a sideways drag pages, and the card stays",
        arguments: doubts.sampled(), ComplaintTests.policies)
    func pager(_ doubt: Doubt, policy: ArbitrationPolicy) {
        let scene = ComplaintScene(doubt, policy: policy)
        let pager = scene.addList(scene.card.bounds, content: CGSize(width: 780, height: 789))
        pager.isPagingEnabled = true
        let pages = (0..<2).map { page in
            scene.addList(
                CGRect(x: CGFloat(page) * 390, y: 0, width: 390, height: 789), offset: page == 0 ? 0 : 300,
                to: pager)
        }
        let across = scene.touch(300, 300)
        across.pull(10, across: -250)
        #expect(scene.settle(lettingGo: across))
        #expect(pager.contentOffset.x == 390)
        #expect(!scene.isDragged)
        let scrolls = scene.touch(195, 300)
        scrolls.pull(100)
        #expect(scene.settle(lettingGo: scrolls))
        #expect(!scene.isDragged)
        #expect(pages[1].contentOffset.y < 220)
        pages[1].contentOffset.y = 0
        let drags = scene.touch(195, 300)
        drags.pull(100)
        drags.pull(0, across: 200)
        scene.turn()
        #expect(abs(scene.translation - 90) <= Self.pixel + doubt.listLead)
        #expect(pager.contentOffset.x == 390)
        #expect(pages[1].contentOffset.y == 0)
        #expect(scene.settle(lettingGo: drags))
        #expect(scene.ends == 1)
    }

    @Test(
        "Short content that always bounces is held while the card is dragged, in both axes",
        arguments: doubts.sampled(), ArbitrationPolicy.Direction.allCases)
    func shortAndBouncing(_ doubt: Doubt, direction: ArbitrationPolicy.Direction) {
        let scene = ComplaintScene(doubt, policy: ArbitrationPolicy(direction, handoff: .continuous))
        let list = scene.addList(scene.card.bounds, content: CGSize(width: 100, height: 100))
        (list.alwaysBounceVertical, list.alwaysBounceHorizontal) = (
            direction.axis == .vertical, direction.axis == .horizontal
        )
        let finger = scene.touch(195, 390)
        let way = 100 * direction.resolved(isRightToLeft: false).sign
        direction.axis == .vertical ? finger.pull(way) : finger.pull(0, across: way)
        scene.turn()
        #expect(abs(scene.translation - 90) <= Self.pixel + doubt.listLead)
        #expect(list.contentOffset == .zero)
        #expect(scene.settle(lettingGo: finger))
        #expect(scene.ends == 1)
    }

    @Test(
        "Content that the app moves before the touch has an owner counts at its new offset",
        arguments: doubts.sampled(), [(0.0, 300.0), (300, 0)])
    func movedInTheSlop(_ doubt: Doubt, offset: (before: CGFloat, after: CGFloat)) {
        let scene = ComplaintScene(doubt)
        let list = scene.addList(scene.card.bounds, offset: offset.before)
        let finger = scene.touch(195, 300)
        finger.move(by: CGVector(dx: 0, dy: 2))
        list.contentOffset.y = offset.after
        finger.pull(98)
        scene.turn()
        #expect(scene.isDragged == (offset.after == 0))
        #expect(abs(list.contentOffset.y - max(offset.after - 90, 0)) <= Self.pixel + doubt.listLead)
        #expect(scene.settle(lettingGo: finger))
    }

    @Test(
        "Rows added while the card is dragged can be scrolled after the hand-back",
        arguments: doubts.sampled())
    func rowsComeIn(_ doubt: Doubt) {
        let scene = ComplaintScene(doubt)
        let list = scene.addList(scene.card.bounds, content: CGSize(width: 390, height: 100))
        list.alwaysBounceVertical = true
        let finger = scene.touch(195, 300)
        finger.pull(60)
        list.contentSize.height = 2640
        finger.pull(40)
        scene.turn()
        #expect(abs(scene.translation - 90) <= Self.pixel + doubt.listLead)
        finger.pull(-190)
        scene.turn()
        #expect(scene.translation == 0)
        #expect(abs(list.contentOffset.y - 100) <= Self.pixel + doubt.listLead)
        #expect(scene.settle(lettingGo: finger))
        #expect(scene.ends == 1)
        #expect(list.contentOffset.y > 80)
    }
}
