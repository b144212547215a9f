import GestureArbiter
import HeadlessUIKit
import Support
import Testing

/// A cone of more than 45°: the finger may go mainly sideways, where a list scrolls up and down alone.
@MainActor
@Suite("A wide cone over a list")
struct WideConeTests {
    private func drag(_ doubt: Doubt, cone: CGFloat, by way: CGVector) -> (owner: Arbitration.Owner, told: Int) {
        let stage = Stage(assumptions: doubt.assumptions)
        let list = UIScrollView(frame: CGRect(x: 0, y: 55, width: 390, height: 789))
        list.contentSize = CGSize(width: 390, height: 3000)
        list.contentInsetAdjustmentBehavior = .never
        stage.window.addSubview(list)
        var told = 0
        let policy = ArbitrationPolicy(.down, handoff: .continuous, cone: cone)
        let arbiter = GestureArbiter.attach(to: list, policy: policy) { _ in told += 1 }
        stage.advance(by: 0.1)
        let finger = stage.touch(at: CGPoint(x: 195, y: 400))
        finger.move(by: way, over: 0.2)
        stage.advance(by: 0.05)
        let owner = arbiter.owner
        finger.lift()
        stage.settle()
        return (owner, told)
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
