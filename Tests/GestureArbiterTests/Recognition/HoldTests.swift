import GestureArbiter
import HeadlessUIKit
import Support
import Testing

/// What the content is held against while the card is dragged, and what it has back after that.
@MainActor
@Suite("Held content")
struct HoldTests {
    nonisolated static let doubts = Doubt.eachAlone

    /// A list that was caught beyond its end, 40 points and more, by the finger that now drags the card.
    @MainActor
    private struct Stretched {
        static let end: CGFloat = 2640 - 789
        let scene: ComplaintScene
        let list: UIScrollView
        let finger: Finger

        init(_ doubt: Doubt) {
            let conditions = ArbitrationPolicy.Condition.atEdge || .touchStarts(in: .handle)
            scene = ComplaintScene(doubt, policy: ArbitrationPolicy(.down, when: conditions, handoff: .continuous))
            list = scene.addList(scene.card.bounds, offset: 1700)
            scene.arbiter.bind(.handle, to: list)
            let fling = scene.touch(195, 600)
            fling.move(by: CGVector(dx: 0, dy: -200), over: 0.05)
            fling.lift()
            scene.stage.advance(by: 0.1)
            #expect(list.isDecelerating)
            #expect(list.contentOffset.y > Self.end + 40)
            finger = scene.touch(195, 300)
            finger.pull(30)
            scene.turn()
            #expect(scene.isDragged)
            #expect(list.contentOffset.y > Self.end + 10)
        }

        /// How far beyond its end the list shows, in points.
        var stretch: CGFloat { list.contentOffset.y - Self.end }
    }

    @Test(
        "Caught beyond its other end, it stays there under the drag, and springs back after it",
        arguments: doubts.sampled())
    func springsBack(_ doubt: Doubt) {
        let it = Stretched(doubt)
        let stretch = it.stretch
        it.finger.pull(60)
        it.scene.turn()
        #expect(it.stretch == stretch)
        it.finger.letGo()
        #expect(it.scene.settle())
        #expect(it.scene.ends == 1)
        #expect(abs(it.stretch) < 0.5)
    }

    @Test(
        "It stays there under the drag where nobody pulls at it any more, too, and springs back after it",
        arguments: doubts.sampled(), [1, 4])
    func nobodyPulls(_ doubt: Doubt, pulls: Int) {
        let it = Stretched(doubt)
        let stretch = it.stretch
        it.list.panGestureRecognizer.isEnabled = false
        it.scene.turn()
        for _ in 0..<pulls { it.finger.pull(30) }
        #expect(it.stretch == stretch)
        it.finger.letGo()
        #expect(it.scene.settle())
        #expect(it.scene.ends == 1)
        #expect(abs(it.stretch) < 0.5)
    }

    @Test(
        "Put beyond its end by the app, it stays there in hand, though a list in it passes its way on to it, and goes home",
        arguments: Assumptions.ActionOrder.allCases, [ArbitrationPolicy.Handoff.continuous, .toDrag])
    func putBeyondItsEnd(_ order: Assumptions.ActionOrder, _ handoff: ArbitrationPolicy.Handoff) {
        var doubt = Doubt.none
        doubt.assumptions.scrollTransfer = .inMidGesture
        doubt.assumptions.panActionOrder = order
        let scene = ComplaintScene(
            doubt, policy: ArbitrationPolicy(.down, when: .touchStarts(in: .handle), handoff: handoff))
        let outer = scene.addList(scene.card.bounds)
        let inner = scene.addList(CGRect(x: 60, y: 1950, width: 270, height: 500), to: outer)
        scene.arbiter.bind(.handle, to: inner)
        outer.contentOffset.y = Stretched.end + 50
        inner.contentOffset.y = 4
        let finger = scene.touch(195, 300)
        finger.pull(40)
        scene.turn()
        #expect(scene.isDragged)
        #expect(inner.isDragging)
        for _ in 0..<6 {
            finger.move(by: CGVector(dx: 0, dy: 30))
            scene.turn()
            #expect(outer.contentOffset.y == Stretched.end + 50)
            #expect(inner.contentOffset.y == 4)
        }
        finger.letGo()
        #expect(scene.settle())
        #expect(abs(outer.contentOffset.y - Stretched.end) < 0.5)
    }

    @Test(
        "Put beyond its end by the app, it goes no further than home after a fling, though a list in it passes its momentum on to it",
        arguments: Assumptions.ActionOrder.allCases, Assumptions.ActionDelivery.allCases)
    func flungBeyondItsEnd(_ order: Assumptions.ActionOrder, _ delivery: Assumptions.ActionDelivery) {
        var doubt = Doubt.none
        doubt.assumptions.scrollTransfer = .inMidGesture
        doubt.assumptions.panActionOrder = order
        doubt.assumptions.actionDelivery = delivery
        let scene = ComplaintScene(
            doubt, policy: ArbitrationPolicy(.down, when: .touchStarts(in: .handle), handoff: .toDrag))
        let outer = scene.addList(scene.card.bounds)
        let inner = scene.addList(CGRect(x: 60, y: 1950, width: 270, height: 500), to: outer)
        scene.arbiter.bind(.handle, to: inner)
        outer.contentOffset.y = Stretched.end + 50
        inner.contentOffset.y = 4
        let finger = scene.touch(195, 300)
        finger.pull(40)
        scene.turn()
        #expect(scene.isDragged)
        #expect(inner.isDragging)
        for _ in 0..<6 {
            finger.move(by: CGVector(dx: 0, dy: 30))
            scene.turn()
            #expect(outer.contentOffset.y == Stretched.end + 50)
            #expect(inner.contentOffset.y == 4)
        }
        finger.move(by: CGVector(dx: 0, dy: 60), over: 0.02)
        finger.lift()
        for _ in 0..<60 {
            scene.stage.advanceFrame()
            #expect(outer.contentOffset.y > Stretched.end - 0.5)
        }
        #expect(scene.settle())
        #expect(abs(outer.contentOffset.y - Stretched.end) < 0.5)
    }

    @Test(
        "Lifted in the event in which the pans begin, a held list stays though a list in it passes its way on to it",
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

    @Test("Handed back, the touch is that of a short list whose pan is under way: one in it stays where it is")
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
        finger.move(by: CGVector(dx: 0, dy: -40), over: 0.1)
        finger.letGo()
        #expect(inner.contentOffset.y == 0)
        #expect(scene.settle())
        #expect(inner.contentOffset.y == 0)
    }

    @Test("Handed back by a finger that caught the card to a short list whose pan begins then, one in it stays")
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
        finger.letGo()
        #expect(scene.settle())
        #expect(inner.contentOffset.y == 0)
    }

    @Test(
        "Handed back, the touch is the list's whose pan is under way: one in it stays where it is",
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
        #expect(inner.contentOffset.y == 0)
        #expect(outer.contentOffset.y > 1400)
        finger.cancel()
        #expect(scene.settle())
        #expect(inner.contentOffset.y == 0)
    }

    @Test(
        "Handed back by a finger that caught the card, the touch is the list's whose pan begins then: one in it stays",
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
        "Handed back beyond its other end and cancelled or let go there and then, it springs back",
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
        "Held beyond its end while a list in it was pulled, it goes home once that list has the touch back",
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
        outer.contentOffset.y = Stretched.end + 50
        inner.contentOffset.y = 4
        let finger = scene.touch(195, 300)
        finger.pull(60)
        scene.turn()
        #expect(scene.isDragged)
        #expect(inner.isDragging)
        #expect(outer.contentOffset.y == Stretched.end + 50)
        finger.pull(-160)
        scene.turn()
        #expect(inner.contentOffset.y > 40)
        if isLifted { finger.letGo() } else { finger.cancel() }
        #expect(scene.settle())
        #expect(abs(outer.contentOffset.y - Stretched.end) < 0.5)
    }

    @Test(
        "Handed back, a list that was put beyond its edge comes back by at most what the card leaves of the finger's way",
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
        finger.letGo()
        #expect(scene.settle())
        #expect(abs(outer.contentOffset.y) < 0.5)
    }

    @Test(
        "What the app began to animate under the drag is over with it, however little of it has shown",
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
        "What the app animates under the drag by a point or two is stopped as it begins, too",
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
        finger.letGo()
        #expect(scene.settle())
        #expect(list.contentOffset.y == 0)
    }

    @Test(
        "Content that comes to have something to scroll under the drag stays where it is",
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
        finger.letGo()
        #expect(scene.settle())
        #expect(list.contentOffset.y == 0)
    }

    @Test(
        "What is handed back goes into no list beyond its end that nobody pulls at",
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

    @Test(
        "Sprung back under the drag, it stays at its end though a list in it passes its way on to it",
        arguments: Assumptions.ActionOrder.allCases)
    func passedOnWhereNobodyPulls(_ order: Assumptions.ActionOrder) {
        var doubt = Doubt.none
        doubt.assumptions.scrollTransfer = .inMidGesture
        doubt.assumptions.panActionOrder = order
        // Caught on its way home, the list keeps what is left of the stretch, less than a pixel, where it happens to.
        for wait in stride(from: 0.005, to: 0.3, by: 0.005) {
            let scene = ComplaintScene(
                doubt,
                policy: ArbitrationPolicy(
                    .trailing, when: .contentOffset(atMost: 20), handoff: .toScroll, slop: 0, cone: 30))
            let outer = scene.addList(scene.card.bounds, content: CGSize(width: 2640, height: 789))
            let inner = scene.addList(
                CGRect(x: 0, y: 100, width: 390, height: 300), content: CGSize(width: 390, height: 900), to: outer)
            for list in [outer, inner] { list.alwaysBounceHorizontal = true }
            let first = scene.touch(300, 65)
            first.move(by: CGVector(dx: 401, dy: 713))
            first.lift()
            scene.stage.advance(by: wait)
            let finger = scene.touch(195, 245)
            finger.move(by: CGVector(dx: 920, dy: -51))
            finger.hold(for: 0.3)
            #expect(scene.isDragged)
            for _ in 0..<3 {
                finger.move(by: CGVector(dx: -60, dy: 0))
                scene.turn()
                #expect(abs(outer.contentOffset.x) < 1, "caught after \(wait) s")
            }
            finger.letGo()
            #expect(scene.settle())
            #expect(scene.ends == 1)
            #expect(abs(outer.contentOffset.x) < 0.5)
        }
    }

    @Test(
        "Pulled sideways beyond its edge under the drag, it springs back from there, too", arguments: doubts.sampled())
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
        finger.letGo()
        #expect(scene.settle())
        #expect(scene.ends == 1)
        #expect(list.contentOffset == .zero)
    }

    @Test(
        "So does what coasts to the top and beyond a side, where the card takes the momentum",
        arguments: doubts.sampled())
    func diagonally(_ doubt: Doubt) {
        let scene = CardScene(startOffset: 150, assumptions: doubt.assumptions)
        scene.list.contentSize.width = 2000
        var policy = ArbitrationPolicy.continuous
        policy.momentum = .bounces
        scene.attachMoving(policy)
        let finger = scene.touch()
        finger.move(by: CGVector(dx: 60, dy: 100), over: 0.08)
        finger.lift()
        var furthest: CGFloat = 0
        for _ in 0..<240 {
            scene.stage.advanceFrame()
            furthest = max(furthest, scene.cardTranslation)
        }
        #expect(furthest > 5)
        #expect(scene.stage.settle())
        #expect(scene.list.contentOffset == .zero)
    }

    /// Lets the card take over by its flag: what is seen goes on with the finger.
    private func expectTakenOver(from lists: [UIScrollView], in scene: ComplaintScene, by finger: Finger) {
        scene.arbiter.flags = [.editing]
        func shown() -> CGFloat { lists.reduce(scene.translation) { $0 - $1.contentOffset.y } }
        let before = shown()
        finger.move(by: CGVector(dx: 0, dy: 4))
        scene.turn()
        #expect(scene.isDragged, "\(shown() - before)")
        #expect(abs(shown() - before - 4) <= 1, "\(shown() - before)")
        finger.letGo()
        #expect(scene.settle())
        #expect(scene.ends == 1)
    }

    @Test(
        "Taken over while an inner list is stretched, what shows goes into the card: no jump",
        arguments: doubts.sampled())
    func stretchedWithin(_ doubt: Doubt) {
        let scene = ComplaintScene(
            doubt, policy: ArbitrationPolicy(.down, when: .editing, handoff: .continuous))
        let outer = scene.addList(scene.card.bounds, content: CGSize(width: 390, height: 2000), offset: 200)
        let inner = scene.addList(CGRect(x: 0, y: 200, width: 390, height: 500), offset: 30, to: outer)
        let finger = scene.touch(195, 300)
        finger.pull(150)
        scene.turn()
        let isStretched = doubt.assumptions.scrollTransfer == .atStart && !doubt.isOutermostFirst
        #expect((inner.contentOffset.y < -40) == isStretched)
        #expect(!scene.isDragged)
        expectTakenOver(from: [inner, outer], in: scene, by: finger)
    }

    @Test(
        "An inner list that is back at its edge has no stretch left for the card: no jump", arguments: doubts.sampled())
    func unstretchedWithin(_ doubt: Doubt) {
        let scene = ComplaintScene(
            doubt, policy: ArbitrationPolicy(.down, when: .editing, handoff: .continuous))
        let outer = scene.addList(scene.card.bounds, content: CGSize(width: 390, height: 2000), offset: 200)
        let inner = scene.addList(CGRect(x: 0, y: 200, width: 390, height: 500), to: outer)
        // Its client has left it beyond its edge, where the first movement takes it from: it does not bounce.
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
        "Given up by detaching in mid-drag, it follows the finger at once, and is flung by it",
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
