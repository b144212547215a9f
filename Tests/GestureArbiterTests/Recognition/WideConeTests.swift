import GestureArbiter
import HeadlessUIKit
import Support
import Testing

/// A cone of more than 45°: the finger may go mainly sideways, where a list scrolls up and down alone.
@MainActor
@Suite("A wide cone over a list")
struct WideConeTests {
    private func drag(_ doubt: Doubt, cone: CGFloat, by way: CGVector) -> (owner: Arbitration.Owner, told: Int) {
        let scene = CardScene(assumptions: doubt.assumptions)
        let arbiter = scene.attachRecording(ArbitrationPolicy(.down, handoff: .continuous, cone: cone))
        let finger = scene.touch()
        finger.move(by: way, over: 0.2)
        scene.stage.advance(by: 0.05)
        let owner = arbiter.owner
        finger.lift()
        scene.stage.settle()
        return (owner, scene.drags.count)
    }

    @Test(
        "What the log says the finger drags, it drags",
        arguments: product(
            Doubt.eachAlone.sampled(), [60.0, 90],
            [CGVector(dx: 53, dy: 1.3), CGVector(dx: 40, dy: 9), CGVector(dx: 40, dy: 18), CGVector(dx: 18, dy: 18)]))
    func decidedIsMoved(_ doubt: Doubt, cone: Double, way: CGVector) {
        let (owner, told) = drag(doubt, cone: cone, by: way)
        #expect((owner == .drag) == (told > 0))
    }

    @Test("A finger that goes down far enough drags the card, however far it goes sideways")
    func draggedAside() {
        #expect(drag(Doubt.eachAlone[0], cone: 90, by: CGVector(dx: 60, dy: 30)).owner == .drag)
        #expect(drag(Doubt.eachAlone[0], cone: 90, by: CGVector(dx: 60, dy: 4)).owner == .undecided)
    }
}
