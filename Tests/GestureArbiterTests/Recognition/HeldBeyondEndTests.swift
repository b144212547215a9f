import GestureArbiter
import HeadlessUIKit
import Support
import Testing

/// Content that a drag holds beyond its end.
@MainActor
@Suite("Content held beyond its end")
struct HeldBeyondEndTests {
    nonisolated static let doubts = Doubt.eachAlone

    /// A list that was caught at least 40 points beyond its end by the finger that now drags the card.
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
            scene.touch(195, 600).swipe(by: .down(-200), over: 0.05)
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
        "A list caught beyond its other end stays there under the drag, and springs back afterwards",
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
        "The list also stays there, and springs back, after its own pan is disabled",
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

    /// A list that the app put 50 points beyond its end stays there, while a finger in an inner list, which passes
    /// scrolling on, drags the card.
    private func draggedFromWithin(
        _ assumptions: Assumptions, _ handoff: ArbitrationPolicy.Handoff
    ) -> (ComplaintScene, outer: UIScrollView, Finger) {
        var doubt = Doubt("passes scrolling on", assumptions)
        doubt.assumptions.scrollTransfer = .inMidGesture
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
        return (scene, outer, finger)
    }

    @Test(
        "A list that the app put beyond its end stays there during a drag, though an inner one passes scrolling on",
        arguments: Assumptions.ActionOrder.allCases, [ArbitrationPolicy.Handoff.continuous, .toDrag])
    func putBeyondItsEnd(_ order: Assumptions.ActionOrder, _ handoff: ArbitrationPolicy.Handoff) {
        var assumptions = Doubt.none.assumptions
        assumptions.panActionOrder = order
        let (scene, outer, finger) = draggedFromWithin(assumptions, handoff)
        #expect(scene.settle(lettingGo: finger))
        #expect(abs(outer.contentOffset.y - Stretched.end) < 0.5)
    }

    @Test(
        "After a fling, such a list returns no farther than its end, though an inner one passes momentum on",
        arguments: Assumptions.ActionOrder.allCases, Assumptions.ActionDelivery.allCases)
    func flungBeyondItsEnd(_ order: Assumptions.ActionOrder, _ delivery: Assumptions.ActionDelivery) {
        var assumptions = Doubt.none.assumptions
        (assumptions.panActionOrder, assumptions.actionDelivery) = (order, delivery)
        let (scene, outer, finger) = draggedFromWithin(assumptions, .toDrag)
        finger.swipe(by: .down(60), over: 0.02)
        for _ in 0..<60 {
            scene.stage.advanceFrame()
            #expect(outer.contentOffset.y > Stretched.end - 0.5)
        }
        #expect(scene.settle())
        #expect(abs(outer.contentOffset.y - Stretched.end) < 0.5)
    }

    @Test(
        "A list that has sprung back under the drag stays at its end, though an inner one passes scrolling on",
        arguments: Assumptions.ActionOrder.allCases)
    func passedOnWhereNobodyPulls(_ order: Assumptions.ActionOrder) {
        var doubt = Doubt.none
        doubt.assumptions.scrollTransfer = .inMidGesture
        doubt.assumptions.panActionOrder = order
        // If the list is caught on its way back with less than a pixel of the stretch left, it may keep that.
        for wait in stride(from: 0.005, to: 0.3, by: 0.035) {
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
            #expect(scene.settle(lettingGo: finger))
            #expect(scene.ends == 1)
            #expect(abs(outer.contentOffset.x) < 0.5)
        }
    }

    private final class Delegate: UIScrollViewDelegate {}

    @Test(
        "A list that is caught beyond its top by a drag across it springs back, though its delegate may choose its rest",
        arguments: doubts.sampled(), [ArbitrationPolicy.Handoff.continuous, []])
    func acrossWithDelegate(_ doubt: Doubt, _ handoff: ArbitrationPolicy.Handoff) {
        let scene = ComplaintScene(doubt, policy: ArbitrationPolicy(.left, handoff: handoff))
        let (list, delegate) = (scene.addList(scene.card.bounds), Delegate())
        list.delegate = delegate
        scene.touch(195, 300).swipe(by: .down(60), over: 0.05)
        scene.stage.advance(by: 0.1)
        #expect(list.contentOffset.y < -10)
        let finger = scene.touch(300, 300)
        finger.move(by: CGVector(dx: -60, dy: 0), over: 0.05)
        scene.turn()
        #expect(scene.isDragged)
        finger.lift()
        #expect(scene.settle())
        #expect(abs(list.contentOffset.y) < 0.5)
    }
}
