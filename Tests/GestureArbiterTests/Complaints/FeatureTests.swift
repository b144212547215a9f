@_spi(Cards) import GestureArbiter
import HeadlessUIKit
import Support
import Testing

/// What the arbiter promises besides the complaints.
@MainActor
@Suite("Features")
struct FeatureTests {
    nonisolated static let doubts = Doubt.eachAlone
    static let pixel: CGFloat = 1.0 / 3

    @Test(
        "A9: every direction drags its way from its edge, leading and trailing by the language",
        arguments: ArbitrationPolicy.Direction.allCases, [false, true])
    func directions(_ direction: ArbitrationPolicy.Direction, isRightToLeft: Bool) {
        let resolved = direction.resolved(isRightToLeft: isRightToLeft)
        let isVertical = direction.axis == .vertical
        for doubt in Self.doubts.sampled() {
            let policy = ArbitrationPolicy(direction, handoff: .continuous)
            let scene = ComplaintScene(doubt, policy: policy)
            scene.card.semanticContentAttribute = isRightToLeft ? .forceRightToLeft : .forceLeftToRight
            let list = scene.addList(
                scene.card.bounds,
                content: isVertical ? CGSize(width: 390, height: 2000) : CGSize(width: 2000, height: 789))
            // 60 points from the edge that the drag comes from.
            let far = isVertical ? CGPoint(x: 0, y: 2000 - 789 - 60) : CGPoint(x: 2000 - 390 - 60, y: 0)
            let near = isVertical ? CGPoint(x: 0, y: 60) : CGPoint(x: 60, y: 0)
            list.contentOffset = resolved.sign > 0 ? near : far
            let finger = scene.touch(195, 390)
            let way = CGVector(dx: isVertical ? 0 : 160 * resolved.sign, dy: isVertical ? 160 * resolved.sign : 0)
            finger.move(by: way, over: 0.2)
            scene.turn()
            #expect(abs(scene.translation - 90) <= 10 + Self.pixel, "\(doubt)")
            finger.move(by: CGVector(dx: -way.dx * 1.25, dy: -way.dy * 1.25), over: 0.2)
            #expect(scene.translation == 0, "\(doubt)")
            finger.letGo()
            #expect(scene.settle(), "\(doubt)")
            #expect(scene.ends == 1, "\(doubt)")
        }
    }

    @Test(
        "A slop below the list's is raised to the list's: the card starts with the list, and does not jump",
        arguments: product(
            doubts.sampled(), [ArbitrationPolicy.Handoff.never, .toDrag, .toScroll, .continuous], [true, false]))
    func shortSlop(_ doubt: Doubt, handoff: ArbitrationPolicy.Handoff, isOnList: Bool) {
        let policy = ArbitrationPolicy(.down, when: .atEdge, handoff: handoff, slop: 4)
        let scene = ComplaintScene(doubt, policy: policy)
        if isOnList { scene.addList(scene.card.bounds) }
        let finger = scene.touch(195, 300)
        for step in 1...20 {
            let before = scene.translation
            finger.move(by: CGVector(dx: 0, dy: 2))
            scene.turn()
            #expect(
                scene.translation - before <= 2 + Self.pixel + doubt.listLead,
                "\(handoff), after \(step * 2) points")
        }
        let slop: CGFloat = isOnList && handoff != .never ? 10 : 4
        #expect(abs(scene.translation - (40 - slop)) <= Self.pixel + doubt.listLead)
        #expect(scene.settle(lettingGo: finger))
        #expect(scene.ends == 1)
    }

    @Test("A14: a handle drags at any content offset", arguments: doubts.sampled())
    func handle(_ doubt: Doubt) {
        let conditions = ArbitrationPolicy.Condition.atEdge || .touchStarts(in: .handle)
        for handoff in [ArbitrationPolicy.Handoff.never, .continuous] {
            let scene = ComplaintScene(doubt, policy: ArbitrationPolicy(.down, when: conditions, handoff: handoff))
            let list = scene.addList(scene.card.bounds, offset: 500)
            let header = scene.add(UIView(), CGRect(x: 0, y: 500, width: 390, height: 60), to: list)
            scene.arbiter.bind(.handle, to: header)
            scene.expectDrag(from: 30, lead: doubt.listLead) {
                #expect(abs(list.contentOffset.y - 500) <= Self.pixel + doubt.listLead)
            }
        }
    }

    @Test("A22: a flag prevents the drag until it is removed", arguments: doubts.sampled())
    func flag(_ doubt: Doubt) {
        let scene = ComplaintScene(doubt, policy: .continuous.unless(.editing))
        scene.arbiter.flags = [.editing]
        let refused = scene.touch(195, 300)
        refused.pull(100)
        #expect(!scene.isDragged)
        refused.letGo()
        scene.arbiter.flags = []
        let drags = scene.touch(195, 300)
        drags.pull(100)
        scene.turn()
        #expect(abs(scene.translation - 90) <= Self.pixel)
        #expect(scene.settle(lettingGo: drags))
    }

    @Test(
        "A23: a wheel and a trackpad scroll, and a pointer's button selects; none drags",
        arguments: product(doubts.sampled(), ComplaintTests.policies, [false, true]))
    func pointer(_ doubt: Doubt, policy: ArbitrationPolicy, isAllowed: Bool) {
        let scene = ComplaintScene(doubt, policy: policy)
        let list = scene.addList(scene.card.bounds, offset: 60)
        if isAllowed { scene.arbiter.panGestureRecognizer?.allowedScrollTypesMask = .all }
        for way in [50.0, 80] { scene.stage.scroll(at: CGPoint(x: 195, y: 400), by: CGVector(dx: 0, dy: way)) }
        #expect(scene.settle())
        #expect(list.contentOffset.y == 0)
        let button = scene.stage.touch(at: CGPoint(x: 195, y: 400), type: .indirectPointer)
        button.pull(100)
        #expect(scene.settle(lettingGo: button))
        #expect(!scene.isDragged)
        #expect(scene.arbiter.decisions.isEmpty)
    }

    @Test(
        "A28: the edge swipe and the swipe back across the content still work",
        arguments: product(doubts.sampled(), ComplaintTests.policies, [2.0, 195]))
    func swipesBack(_ doubt: Doubt, policy: ArbitrationPolicy, x: Double) {
        let scene = ComplaintScene(doubt, policy: policy)
        let list = scene.addList(scene.card.bounds)
        let edge = UIScreenEdgePanGestureRecognizer(target: nil, action: nil)
        edge.edges = .left
        scene.card.addGestureRecognizer(edge)
        let content = UIPanGestureRecognizer(target: nil, action: nil)
        if x > 20 { scene.stage.window.addGestureRecognizer(content) }
        let finger = scene.touch(x, 300)
        finger.pull(10, across: 100)
        #expect(edge.isRecognizing == (x < 20))
        #expect(content.isRecognizing == (x > 20))
        #expect(!scene.isDragged)
        #expect(list.contentOffset == .zero)
        #expect(scene.settle(lettingGo: finger))
    }
}
