import GestureArbiter
import HeadlessUIKit
import Support
import Testing

/// Content that the client animates: while it is held under the card it stays still, without flicker.
@MainActor
@Suite("Animated content under a dragged card")
struct AnimatedTests {
    nonisolated static let doubts = Doubt.eachAlone
    nonisolated static let policies: [ArbitrationPolicy] = [.gated, .once, .continuous, .sheet]

    /// The offsets that the list shows, frame by frame, while the finger drags.
    private func offsets(_ scene: ComplaintScene, _ list: UIScrollView, _ finger: Finger) -> [CGFloat] {
        (0..<30).map { _ in
            scene.stage.advanceFrame()
            finger.move(by: CGVector(dx: 0, dy: 3))
            scene.turn()
            return list.contentOffset.y
        }
    }

    @Test(
        "Content that is animating when the finger catches the returning card stops in place",
        arguments: doubts.sampled(),
        policies)
    func caught(_ doubt: Doubt, _ policy: ArbitrationPolicy) {
        let scene = CardScene(startOffset: 0, assumptions: doubt.assumptions)
        scene.attachMoving(policy)
        scene.touch().drag(by: .down(120), over: 0.3)
        scene.stage.advance(by: 0.05)
        scene.list.setContentOffset(CGPoint(x: 0, y: 600), animated: true)
        scene.stage.advance(by: 0.1)
        let finger = scene.touch()
        scene.turn()
        let start = scene.contentOffset
        #expect(scene.cardTranslation > 0)
        var farthest: CGFloat = 0
        for _ in 0..<30 {
            scene.stage.advanceFrame()
            finger.move(by: CGVector(dx: 0, dy: 3))
            scene.turn()
            farthest = max(farthest, abs(scene.contentOffset - start))
        }
        #expect(farthest <= 1.0 / 3)
    }

    @Test(
        "Sideways over-scroll relaxes during a drag, also if its edge lies between pixels",
        arguments: [20, 20.1] as [CGFloat], doubts.sampled())
    func across(_ inset: CGFloat, _ doubt: Doubt) {
        let scene = ComplaintScene(doubt, policy: .gated)
        let list = scene.addList(scene.card.bounds)
        list.contentInset.top = inset
        list.contentOffset = CGPoint(x: -160, y: -inset)
        let finger = scene.touch(195, 300)
        finger.pull(60)
        scene.turn()
        #expect(scene.isDragged)
        finger.hold(for: 0.6)
        #expect(list.contentOffset.x == 0)
        #expect(scene.settle(lettingGo: finger))
    }

    @Test(
        "If the list's own pan continues during the drag, sideways over-scroll relaxes after the lift",
        arguments: [ArbitrationPolicy.once, .continuous, .sheet], doubts.sampled())
    func acrossBesideAPan(_ policy: ArbitrationPolicy, _ doubt: Doubt) {
        let scene = ComplaintScene(doubt, policy: policy)
        let list = scene.addList(scene.card.bounds)
        list.contentOffset.x = -160
        let finger = scene.touch(195, 300)
        finger.pull(60)
        scene.turn()
        #expect(scene.isDragged)
        #expect(scene.settle(lettingGo: finger))
        #expect(list.contentOffset.x == 0)
    }

    @Test("A list that returns sideways under a sideways drag goes on after the lift, without a jump")
    func acrossAtLift() {
        let scene = CardScene()
        scene.list.contentOffset.x = -60
        scene.attachMoving(ArbitrationPolicy(.right, handoff: .continuous))
        scene.touch().swipe(by: CGVector(dx: 0, dy: 30), over: 0.1)
        scene.stage.advance(by: 0.15)
        let finger = scene.touch()
        let caught = scene.list.contentOffset.x
        #expect(caught < -5)
        finger.swipe(by: CGVector(dx: 19, dy: -12), over: 0)
        scene.turn()
        #expect(scene.list.contentOffset.x == caught)
        scene.stage.settle()
        #expect(scene.list.contentOffset.x == 0)
    }

    /// A card that is dragged, and its list, which the client has just begun to animate.
    private func animatedInDrag(
        _ doubt: Doubt, _ policy: ArbitrationPolicy
    ) -> (ComplaintScene, UIScrollView, Finger) {
        let scene = ComplaintScene(doubt, policy: policy)
        let list = scene.addList(scene.card.bounds)
        let finger = scene.touch(195, 300)
        finger.pull(60)
        scene.turn()
        #expect(scene.isDragged)
        list.setContentOffset(CGPoint(x: 0, y: 600), animated: true)
        return (scene, list, finger)
    }

    @Test(
        "Content that the client animates while the card is dragged stays in place", arguments: doubts.sampled(),
        policies)
    func meanwhile(_ doubt: Doubt, _ policy: ArbitrationPolicy) {
        let (scene, list, finger) = animatedInDrag(doubt, policy)
        let shown = offsets(scene, list, finger)
        #expect(shown.allSatisfy { $0 == 0 })
    }

    @Test(
        "Content that the client animates while the finger rests stays in place, and does not jump with the finger",
        arguments: doubts.sampled(), policies)
    func whileResting(_ doubt: Doubt, _ policy: ArbitrationPolicy) {
        let (scene, list, finger) = animatedInDrag(doubt, policy)
        var farthest: CGFloat = 0
        for _ in 0..<30 {
            scene.stage.advanceFrame()
            farthest = max(farthest, abs(list.contentOffset.y))
        }
        // What an animation shows in its first frame, before the arbiter's.
        #expect(farthest < 2)
        finger.pull(3)
        scene.turn()
        #expect(list.contentOffset.y == 0)
        finger.lift()
        #expect(scene.settle())
    }

    @Test("Sideways over-scroll at the beginning of a hold relaxes", arguments: doubts.sampled())
    func across(_ doubt: Doubt) {
        let scene = ComplaintScene(doubt, policy: .gated)
        let list = scene.addList(scene.card.bounds, content: CGSize(width: 2000, height: 2640))
        list.contentOffset.x = -80
        let finger = scene.touch(195, 300)
        finger.pull(60)
        scene.turn()
        #expect(scene.isDragged)
        scene.stage.advance(by: 0.5)
        #expect(list.contentOffset == .zero)
    }
}
