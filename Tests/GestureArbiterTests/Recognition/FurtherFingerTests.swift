import GestureArbiter
import HeadlessUIKit
import Support
import Testing

@MainActor
@Suite("A second finger")
struct FurtherFingerTests {
    static let pixel: CGFloat = 1.0 / 3

    @Test("in mid-drag moves nothing, ends nothing, and takes nothing over", arguments: Doubt.eachAlone.sampled())
    func midDrag(_ doubt: Doubt) {
        for policy in ComplaintTests.policies {
            for hasList in [true, false] {
                let scene = ComplaintScene(doubt, policy: policy)
                let list = hasList ? scene.addList(scene.card.bounds) : nil
                let first = scene.touch(150, 300)
                first.pull(100)
                scene.turn()
                let before = scene.translation
                #expect(abs(before - 90) <= Self.pixel + doubt.listLead, "\(policy)")
                let second = scene.touch(250, 500)
                second.pull(-80)
                second.pull(120)
                scene.turn()
                #expect(scene.translation == before, "\(policy)")
                #expect(scene.ends == 0, "\(policy)")
                first.pull(20)
                scene.turn()
                #expect(abs(scene.translation - before - 20) <= Self.pixel, "\(policy)")
                #expect(list.map { $0.contentOffset.y == 0 } ?? true, "\(policy)")
                first.letGo()
                scene.turn()
                #expect(scene.ends == 1, "\(policy)")
                second.pull(60)
                scene.turn()
                #expect(abs(scene.translation - before - 20) <= Self.pixel, "\(policy)")
                #expect(scene.ends == 1, "\(policy)")
                second.letGo()
                #expect(scene.settle(), "\(policy)")
                #expect(scene.drags.count { $0 == .began } == 1, "\(policy)")
            }
        }
    }

    @Test("that stays on the list scrolls it after the drag, and flings it", arguments: Doubt.eachAlone.sampled())
    func after(_ doubt: Doubt) {
        for policy in [ArbitrationPolicy.once, .continuous, .sheet] {
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
            #expect(offset > 200, "\(policy)")
            second.lift()
            #expect(scene.settle(), "\(policy)")
            #expect(list.contentOffset.y > offset + 300, "\(policy)")
            #expect(scene.ends == 1, "\(policy)")
        }
    }
}
