import GestureArbiter
import HeadlessUIKit
import Support
import Testing

/// Content that a drag holds, and what becomes of the content after the drag.
@MainActor
@Suite("Held content")
struct HoldTests {
    nonisolated static let doubts = Doubt.eachAlone

    @Test(
        "After a lift in the event in which the pans begin, a held list stays, though an inner one passes scrolling on",
        arguments: Assumptions.ActionOrder.allCases, Assumptions.Tracking.allCases)
    func liftedAsItBegins(_ order: Assumptions.ActionOrder, _ offset: Assumptions.Tracking) {
        var doubt = Doubt.none
        doubt.assumptions.scrollTransfer = .inMidGesture
        doubt.assumptions.panActionOrder = order
        doubt.assumptions.offsetWhileTracking = offset
        let scene = ComplaintScene(doubt)
        scene.arbiter.detach()
        let outer = scene.addList(scene.card.bounds)
        let inner = scene.addList(
            CGRect(x: 60, y: 100, width: 270, height: 500), content: CGSize(width: 2640, height: 500), to: outer)
        for list in [outer, inner] { list.alwaysBounceVertical = true }
        let arbiter = GestureArbiter.attach(
            to: outer, policy: ArbitrationPolicy(.down, when: .touchStarts(in: .handle), handoff: .toScroll),
            moving: scene.card)
        arbiter.bind(.handle, to: inner)
        outer.contentOffset.y = 31
        let first = scene.touch(195, 300)
        first.pull(40)
        first.lift()
        scene.stage.advance(by: 0.1)
        let finger = scene.touch(195, 300)
        scene.stage.advance(by: 0.1)
        finger.move(by: CGVector(dx: -130, dy: 113))
        #expect(outer.contentOffset.y == 31)
        finger.lift()
        scene.turn()
        #expect(outer.contentOffset.y == 31)
        #expect(scene.settle())
        #expect(outer.contentOffset.y == 31)
        #expect(abs(inner.contentOffset.y) < 0.5)
    }

    @Test(
        "An animation that the app starts during a drag ends with it, however little has shown",
        arguments: doubts.sampled())
    func animatedJustBeforeTheLift(_ doubt: Doubt) {
        let scene = ComplaintScene(doubt, policy: ArbitrationPolicy(.down, when: .always, handoff: .never))
        let list = scene.addList(scene.card.bounds)
        list.contentOffset.y = 200
        let finger = scene.touch(195, 300)
        finger.pull(60)
        scene.turn()
        list.setContentOffset(.zero, animated: true)
        finger.lift()
        #expect(scene.settle())
        #expect(list.contentOffset.y == 200)
    }

    @Test(
        "An animation by a point or two that the app starts during a drag is stopped at once, too",
        arguments: doubts.sampled(), [1, 3])
    func animatedByLittle(_ doubt: Doubt, _ way: CGFloat) {
        let scene = ComplaintScene(doubt, policy: ArbitrationPolicy(.down, when: .atEdge, handoff: .never))
        let list = scene.addList(scene.card.bounds)
        let finger = scene.touch(195, 300)
        finger.pull(60)
        scene.turn()
        list.setContentOffset(CGPoint(x: 0, y: way), animated: true)
        for _ in 0..<40 {
            scene.stage.advanceFrame()
            #expect(list.contentOffset.y < 0.5)
        }
        #expect(scene.settle(lettingGo: finger))
        #expect(list.contentOffset.y == 0)
    }

    @Test(
        "Content that becomes scrollable during a drag stays in place",
        arguments: doubts.sampled(), [ArbitrationPolicy.Handoff.never, .toDrag])
    func comesToScroll(_ doubt: Doubt, _ handoff: ArbitrationPolicy.Handoff) {
        let scene = ComplaintScene(doubt, policy: ArbitrationPolicy(.down, when: .atEdge, handoff: handoff))
        let list = scene.addList(scene.card.bounds, content: CGSize(width: 390, height: 300))
        list.alwaysBounceVertical = false
        let finger = scene.touch(195, 300)
        finger.pull(60)
        scene.turn()
        list.contentSize.height = 3000
        for way in [30, -40, -20] {
            finger.pull(Double(way))
            scene.turn()
            #expect(list.contentOffset.y == 0)
        }
        list.contentOffset.y = 500
        scene.stage.advance(by: 0.1)
        #expect(list.contentOffset.y == 0)
        #expect(scene.settle(lettingGo: finger))
        #expect(list.contentOffset.y == 0)
    }

    @Test(
        "Content pulled sideways beyond its edge during a drag springs back", arguments: doubts.sampled())
    func sideways(_ doubt: Doubt) {
        let scene = ComplaintScene(doubt)
        let list = scene.addList(scene.card.bounds, content: CGSize(width: 2000, height: 2640))
        let finger = scene.touch(100, 300)
        finger.pull(100)
        finger.pull(0, across: 200)
        scene.turn()
        #expect(scene.translation > 80)
        #expect(list.contentOffset.x < -40)
        #expect(list.contentOffset.y == 0)
        #expect(scene.settle(lettingGo: finger))
        #expect(scene.ends == 1)
        #expect(list.contentOffset == .zero)
    }

    @Test(
        "Content that decelerates to the top and beyond a side springs back, while the card takes the momentum",
        arguments: doubts.sampled())
    func diagonally(_ doubt: Doubt) {
        let scene = CardScene(startOffset: 150, assumptions: doubt.assumptions)
        scene.list.contentSize.width = 2000
        var policy = ArbitrationPolicy.continuous
        policy.momentum = .bounces
        scene.attachMoving(policy)
        scene.touch().swipe(by: CGVector(dx: 60, dy: 100), over: 0.08)
        var furthest: CGFloat = 0
        for _ in 0..<240 {
            scene.stage.advanceFrame()
            furthest = max(furthest, scene.cardTranslation)
        }
        #expect(furthest > 5)
        #expect(scene.stage.settle())
        #expect(scene.list.contentOffset == .zero)
    }

    /// Lets the card take over by its flag: what shows goes on with the finger.
    private func expectTakenOver(from lists: [UIScrollView], in scene: ComplaintScene, by finger: Finger) {
        scene.arbiter.flags = [.editing]
        func shown() -> CGFloat { lists.reduce(scene.translation) { $0 - $1.contentOffset.y } }
        let before = shown()
        finger.move(by: CGVector(dx: 0, dy: 4))
        scene.turn()
        #expect(scene.isDragged, "\(shown() - before)")
        #expect(abs(shown() - before - 4) <= 1, "\(shown() - before)")
        #expect(scene.settle(lettingGo: finger))
        #expect(scene.ends == 1)
    }

    @Test(
        "If the drag takes over while an inner list is over-scrolled, that becomes card translation without a jump",
        arguments: doubts.sampled())
    func stretchedWithin(_ doubt: Doubt) {
        let scene = ComplaintScene(
            doubt, policy: ArbitrationPolicy(.down, when: .editing, handoff: .continuous))
        let outer = scene.addList(scene.card.bounds, content: CGSize(width: 390, height: 2000), offset: 200)
        let inner = scene.addList(CGRect(x: 0, y: 200, width: 390, height: 500), offset: 30, to: outer)
        // Otherwise the arbiter scrolls the outer list.
        inner.transfersVerticalScrollingToParent = false
        let finger = scene.touch(195, 300)
        finger.pull(150)
        scene.turn()
        #expect((inner.contentOffset.y < -40) == !doubt.isOutermostFirst)
        #expect(!scene.isDragged)
        expectTakenOver(from: [inner, outer], in: scene, by: finger)
    }

    @Test(
        "An inner list that is back at its edge has no over-scroll for the card, and nothing jumps",
        arguments: doubts.sampled())
    func unstretchedWithin(_ doubt: Doubt) {
        let scene = ComplaintScene(
            doubt, policy: ArbitrationPolicy(.down, when: .editing, handoff: .continuous))
        let outer = scene.addList(scene.card.bounds, content: CGSize(width: 390, height: 2000), offset: 200)
        let inner = scene.addList(CGRect(x: 0, y: 200, width: 390, height: 500), to: outer)
        // Its client left it beyond its edge, and it does not bounce: the first movement takes it from there.
        inner.bounces = false
        inner.contentOffset.y = -100
        let finger = scene.touch(195, 400)
        for _ in 0..<3 {
            finger.move(by: CGVector(dx: 0, dy: 18))
            scene.stage.advanceFrame()
        }
        #expect(!scene.isDragged)
        expectTakenOver(from: [inner, outer], in: scene, by: finger)
    }

    @Test(
        "Content released by detaching during a drag follows the finger at once, and can be flung",
        arguments: doubts.sampled())
    func detached(_ doubt: Doubt) {
        let scene = CardScene(startOffset: 0, assumptions: doubt.assumptions)
        let arbiter = scene.attachRecording(.continuous)
        let finger = scene.touch()
        finger.move(by: CGVector(dx: 0, dy: 80), over: 0.1)
        scene.turn()
        arbiter.detach()
        finger.move(by: CGVector(dx: 0, dy: -240), over: 0.03)
        scene.turn()
        let offset = scene.contentOffset
        #expect(offset > 100)
        finger.lift()
        #expect(scene.stage.settle())
        #expect(scene.contentOffset > offset + 300)
    }
}
