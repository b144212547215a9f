import GestureArbiter
import HeadlessUIKit
import Support
import Testing

@MainActor
@Suite("A second finger")
struct FurtherFingerTests {
    static let pixel: CGFloat = 1.0 / 3

    @Test(
        "in mid-drag moves nothing, ends nothing, and takes nothing over",
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
        second.letGo()
        #expect(scene.settle())
        #expect(scene.drags.count { $0 == .began } == 1)
    }

    @Test(
        "that stays on the list scrolls it after the drag, and flings it",
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
}
