import GestureArbiter
import HeadlessUIKit
import Support
import Testing

/// Content that a drag has held, when the touch goes back to it.
@MainActor
@Suite("Content after a hand-back")
struct HandBackTests {
    nonisolated static let doubts = Doubt.eachAlone

    @Test("A short list whose pan is active gets the touch back, and a list inside it stays")
    func handedBackToAShortList() {
        var doubt = Doubt.none
        doubt.assumptions.shortContentPan = .beginsInPlace
        let scene = ComplaintScene(doubt, disturbances: [.swallowedTouches], policy: .continuous)
        let outer = scene.addList(scene.card.bounds, content: scene.card.bounds.size)
        let inner = scene.addList(CGRect(x: 60, y: 100, width: 270, height: 500), to: outer)
        let finger = scene.touch(195, 400)
        finger.move(by: CGVector(dx: -2, dy: 10), over: 0.03)
        scene.turn()
        #expect(scene.isDragged)
        #expect(!inner.isDragging)
        finger.drag(by: .down(-40), over: 0.1)
        #expect(inner.contentOffset.y == 0)
        #expect(scene.settle())
        #expect(inner.contentOffset.y == 0)
    }

    @Test("After a finger has caught the card, a short list whose pan then begins gets the touch, and one inside stays")
    func handedBackToAShortListAsItBegins() {
        var doubt = Doubt.none
        doubt.assumptions.shortContentPan = .beginsInPlace
        doubt.assumptions.nestedPriority = .outermost
        let scene = ComplaintScene(doubt, policy: .continuous)
        scene.movesAt = 20
        let outer = scene.addList(scene.card.bounds, content: scene.card.bounds.size)
        let inner = scene.addList(CGRect(x: 60, y: 100, width: 270, height: 500), to: outer)
        let finger = scene.touch(195, 400)
        scene.turn()
        #expect(scene.isDragged)
        finger.move(by: CGVector(dx: 0, dy: -60))
        scene.turn()
        #expect(outer.isDragging)
        #expect(!inner.isDragging)
        #expect(inner.contentOffset.y == 0)
        #expect(scene.settle(lettingGo: finger))
        #expect(inner.contentOffset.y == 0)
    }

    @Test(
        "The list whose pan is active gets the touch back, and a list inside it moves after it",
        arguments: doubts.sampled(), [60, 600])
    func handedBack(_ doubt: Doubt, _ way: Double) {
        let scene = ComplaintScene(doubt, policy: ArbitrationPolicy(.down, when: .always, handoff: .toScroll))
        let outer = scene.addList(scene.card.bounds)
        let inner = scene.addList(
            CGRect(x: 60, y: 1500, width: 270, height: 500), content: CGSize(width: 270, height: 520), to: outer)
        outer.contentOffset.y = 1400
        let finger = scene.touch(195, 300)
        finger.pull(60)
        scene.turn()
        #expect(scene.isDragged)
        #expect(outer.isDragging)
        finger.move(by: CGVector(dx: 0, dy: -way))
        scene.turn()
        #expect(scene.arbiter.owner == .scroll(depth: 1))
        #expect(inner.contentOffset.y == (way == 600 ? 20 : 0))
        #expect(outer.contentOffset.y > 1400)
        finger.cancel()
        #expect(scene.settle())
        #expect(inner.contentOffset.y == (way == 600 ? 20 : 0))
    }

    @Test(
        "After a finger has caught the card, the list whose pan then begins gets the touch back, and one inside stays",
        arguments: doubts.sampled(), [70, 600])
    func handedBackAsItBegins(_ doubt: Doubt, _ way: Double) {
        var doubt = doubt
        doubt.assumptions.nestedPriority = .outermost
        let scene = ComplaintScene(doubt, policy: ArbitrationPolicy(.down, when: .always, handoff: .toScroll))
        scene.movesAt = 20
        let outer = scene.addList(scene.card.bounds)
        let inner = scene.addList(CGRect(x: 60, y: 60, width: 270, height: 420), to: outer)
        let finger = scene.touch(195, 300)
        scene.turn()
        #expect(scene.isDragged)
        finger.move(by: CGVector(dx: 0, dy: -way))
        scene.turn()
        #expect(outer.isDragging)
        #expect(!inner.isDragging)
        #expect(inner.contentOffset.y == 0)
        #expect(abs(outer.contentOffset.y - (way - 20)) < 1)
        finger.cancel()
        #expect(scene.settle())
        #expect(inner.contentOffset.y == 0)
    }

    @Test(
        "Handed back beyond its other end, and cancelled or released there, the list springs back",
        arguments: Assumptions.ActionDelivery.allCases, [false, true])
    func endedAsItIsHandedBack(_ delivery: Assumptions.ActionDelivery, _ isCancelled: Bool) {
        var doubt = Doubt.none
        doubt.assumptions.actionDelivery = delivery
        let scene = ComplaintScene(doubt, policy: ArbitrationPolicy(.down, when: .always, handoff: .toScroll))
        let list = scene.addList(scene.card.bounds, content: CGSize(width: 390, height: 809))
        let finger = scene.touch(195, 300)
        finger.pull(60)
        scene.turn()
        finger.move(by: CGVector(dx: 0, dy: -600))
        isCancelled ? finger.cancel() : finger.lift()
        #expect(scene.settle())
        #expect(list.contentOffset.y <= list.contentSize.height - list.bounds.height)
        #expect(list.contentOffset.y >= 0)
    }

    @Test(
        "A list held beyond its end while an inner one was pulled returns once the inner one has the touch back",
        arguments: doubts.sampled(), [true, false])
    func homeAfterHandBack(_ doubt: Doubt, _ isLifted: Bool) {
        var doubt = doubt
        doubt.assumptions.nestedPriority = .innermost
        doubt.assumptions.scrollTransfer = .atStart
        let scene = ComplaintScene(
            doubt, policy: ArbitrationPolicy(.down, when: .touchStarts(in: .handle), handoff: .toScroll))
        let outer = scene.addList(scene.card.bounds)
        let inner = scene.addList(CGRect(x: 60, y: 1950, width: 270, height: 500), to: outer)
        scene.arbiter.bind(.handle, to: inner)
        let end: CGFloat = 2640 - 789
        outer.contentOffset.y = end + 50
        inner.contentOffset.y = 4
        let finger = scene.touch(195, 300)
        finger.pull(60)
        scene.turn()
        #expect(scene.isDragged)
        #expect(inner.isDragging)
        #expect(outer.contentOffset.y == end + 50)
        finger.pull(-160)
        scene.turn()
        #expect(inner.contentOffset.y > 40)
        if isLifted { finger.letGo() } else { finger.cancel() }
        #expect(scene.settle())
        #expect(abs(outer.contentOffset.y - end) < 0.5)
    }

    @Test(
        "A list that the app put beyond its edge returns by at most the part of the movement that the card leaves",
        arguments: Assumptions.ActionOrder.allCases)
    func handedBackBeyondItsEdge(_ order: Assumptions.ActionOrder) {
        var doubt = Doubt.none
        doubt.assumptions.scrollTransfer = .inMidGesture
        doubt.assumptions.panActionOrder = order
        let scene = ComplaintScene(doubt)
        scene.arbiter.detach()
        let outer = scene.addList(scene.card.bounds)
        let inner = scene.addList(
            CGRect(x: 0, y: 100, width: 390, height: 300), content: CGSize(width: 2640, height: 300), to: outer)
        for list in [outer, inner] { list.alwaysBounceVertical = true }
        GestureArbiter.attach(
            to: outer, policy: ArbitrationPolicy(.down, when: .atEdge, handoff: .continuous), moving: scene.card)
        outer.contentOffset.y = -50
        let finger = scene.touch(195, 300)
        finger.move(by: CGVector(dx: 0, dy: 13))
        scene.turn()
        #expect(abs(scene.card.transform.ty - 3) < 0.5)
        finger.move(by: CGVector(dx: 0, dy: -16))
        scene.turn()
        #expect(outer.contentOffset.y <= -36.5)
        #expect(scene.settle(lettingGo: finger))
        #expect(abs(outer.contentOffset.y) < 0.5)
    }

    @Test(
        "A hand-back moves no list beyond its end that no finger pulls",
        arguments: doubts.sampled())
    func handedBackBeyondTheEnd(_ doubt: Doubt) {
        let scene = ComplaintScene(doubt, policy: ArbitrationPolicy(.down, when: .always, handoff: .toScroll))
        let outer = scene.addList(scene.card.bounds, content: CGSize(width: 390, height: 790))
        let inner = scene.addList(
            CGRect(x: 60, y: 100, width: 270, height: 500), content: CGSize(width: 270, height: 500), to: outer)
        inner.alwaysBounceVertical = true
        let finger = scene.touch(195, 300)
        finger.pull(150)
        scene.turn()
        finger.move(by: CGVector(dx: 0, dy: -190))
        finger.lift()
        #expect(scene.settle())
        #expect((0...1).contains(outer.contentOffset.y))
        #expect(inner.contentOffset.y == 0)
    }
}
