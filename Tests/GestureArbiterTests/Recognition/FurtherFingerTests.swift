import GestureArbiter
import HeadlessUIKit
import Support
import Testing

@MainActor
@Suite("A second finger")
struct FurtherFingerTests {
    static let pixel: CGFloat = 1.0 / 3

    @Test(
        "A second finger during a drag moves nothing, ends nothing, and takes over nothing",
        arguments: product(Doubt.eachAlone.sampled(), ComplaintTests.policies, [true, false]))
    func midDrag(_ doubt: Doubt, policy: ArbitrationPolicy, hasList: Bool) {
        let scene = ComplaintScene(doubt, policy: policy)
        let list = hasList ? scene.addList(scene.card.bounds) : nil
        let first = scene.touch(150, 300)
        first.pull(100)
        scene.turn()
        let before = scene.translation
        #expect(abs(before - 90) <= Self.pixel + doubt.listLead)
        let second = scene.touch(250, 500)
        second.pull(-80)
        second.pull(120)
        scene.turn()
        #expect(scene.translation == before)
        #expect(scene.ends == 0)
        first.pull(20)
        scene.turn()
        #expect(abs(scene.translation - before - 20) <= Self.pixel)
        #expect(list.map { $0.contentOffset.y == 0 } ?? true)
        first.letGo()
        scene.turn()
        #expect(scene.ends == 1)
        second.pull(60)
        scene.turn()
        #expect(abs(scene.translation - before - 20) <= Self.pixel)
        #expect(scene.ends == 1)
        #expect(scene.settle(lettingGo: second))
        #expect(scene.drags.count { $0 == .began } == 1)
    }

    @Test(
        "A second finger that stays on the list scrolls it after the drag, and flings it",
        arguments: Doubt.eachAlone.sampled(), [ArbitrationPolicy.once, .continuous, .sheet])
    func after(_ doubt: Doubt, policy: ArbitrationPolicy) {
        let scene = ComplaintScene(doubt, policy: policy)
        let list = scene.addList(scene.card.bounds)
        let first = scene.touch(150, 300)
        first.pull(100)
        let second = scene.touch(250, 500)
        first.letGo()
        second.hold(for: 0.2)
        second.move(by: CGVector(dx: 0, dy: -300), over: 0.1)
        scene.turn()
        let offset = list.contentOffset.y
        #expect(offset > 200)
        second.lift()
        #expect(scene.settle())
        #expect(list.contentOffset.y > offset + 300)
        #expect(scene.ends == 1)
    }

    @Test(
        "A second finger resting on the list makes the card neither wait nor jump, though the list's pan lags",
        arguments: product(Doubt.eachAlone.sampled(), [ArbitrationPolicy.once, .continuous, .sheet], [1, 2, 3]))
    func resting(_ doubt: Doubt, policy: ArbitrationPolicy, count: Int) {
        let scene = ComplaintScene(doubt, policy: policy)
        let list = scene.addList(scene.card.bounds)
        let first = scene.touch(195, 300)
        let others = (0..<count).map { scene.touch(60 + 40 * CGFloat($0), 600) }
        let leap = leap(in: scene, pulling: first, steps: 33)
        #expect(leap <= 2 + doubt.listLead)
        #expect(abs(scene.translation - 89) <= Self.pixel + doubt.listLead, "\(scene.arbiter.decisions)")
        #expect(list.contentOffset.y == 0)
        first.letGo()
        for other in others { other.letGo() }
        #expect(scene.settle())
        #expect(scene.ends == 1)
    }

    @Test(
        "A second finger that lifts early leaves the list's pan behind, and the card does not wait for it either",
        arguments: Doubt.eachAlone.sampled(), [ArbitrationPolicy.once, .continuous, .sheet])
    func passing(_ doubt: Doubt, policy: ArbitrationPolicy) {
        let scene = ComplaintScene(doubt, policy: policy)
        scene.addList(scene.card.bounds)
        let first = scene.touch(195, 300)
        let others = [scene.touch(60, 600), scene.touch(100, 600)]
        var leap = leap(in: scene, pulling: first, steps: 3)
        for other in others { other.lift() }
        leap = max(leap, self.leap(in: scene, pulling: first, steps: 30))
        #expect(leap <= 2 + doubt.listLead)
        #expect(abs(scene.translation - 89) <= Self.pixel + doubt.listLead, "\(scene.arbiter.decisions)")
        #expect(scene.settle(lettingGo: first))
    }

    @Test(
        "A second finger beside the list does not help the list: a silent list still wins",
        arguments: Doubt.eachAlone.sampled(), [ArbitrationPolicy.once, .continuous, .sheet])
    func besideSilent(_ doubt: Doubt, policy: ArbitrationPolicy) {
        let scene = ComplaintScene(doubt, disturbances: [.swallowedTouches], policy: policy)
        scene.addList(CGRect(x: 0, y: 100, width: 390, height: 689))
        let first = scene.touch(195, 300)
        let other = scene.touch(60, 40)
        first.pull(99)
        scene.turn()
        #expect(!scene.isDragged)
        first.letGo()
        #expect(scene.settle(lettingGo: other))
    }

    @Test(
        "A second finger lets the content continue after a hand-back, and the card return",
        arguments: Doubt.eachAlone.sampled())
    func backAgain(_ doubt: Doubt) {
        let scene = ComplaintScene(doubt, policy: .continuous)
        scene.addList(scene.card.bounds)
        let first = scene.touch(195, 300)
        let other = scene.touch(60, 600)
        #expect(leap(in: scene, pulling: first, steps: 20) <= 2 + doubt.listLead)
        #expect(leap(in: scene, pulling: first, steps: 15, by: -3) <= 2)
        #expect(abs(scene.translation - 5) <= Self.pixel + doubt.listLead)
        #expect(leap(in: scene, pulling: first, steps: 10) <= 2)
        first.letGo()
        #expect(scene.settle(lettingGo: other))
    }

    /// How far the card moves beyond the finger in a step.
    private func leap(in scene: ComplaintScene, pulling finger: Finger, steps: Int, by step: CGFloat = 3) -> CGFloat {
        var leap: CGFloat = 0
        for _ in 0..<steps {
            let before = scene.translation
            finger.move(by: CGVector(dx: 0, dy: step))
            scene.stage.advanceFrame()
            leap = max(leap, abs(scene.translation - before) - abs(step))
        }
        return leap
    }
}
