import Foundation
import GestureArbiter
import HeadlessUIKit
import Support
import Testing

@MainActor
@Suite("A tap on the status bar")
struct ScrollToTopTests {
    nonisolated static let policies: [ArbitrationPolicy] = ComplaintTests.policies.map { policy in
        var policy = policy
        policy.momentum = .bounces
        return policy
    }

    @Test(
        "At rest the tap scrolls the list to its top, and the card stays", arguments: policies,
        Doubt.eachAlone.sampled())
    func atRest(_ policy: ArbitrationPolicy, doubt: Doubt) {
        let scene = ComplaintScene(doubt, policy: policy)
        var bounces = 0
        scene.arbiter.onMomentum = { _ in bounces += 1 }
        let list = scene.addList(scene.card.bounds, offset: 500)
        scene.stage.tapStatusBar()
        #expect(scene.settle())
        #expect(list.contentOffset.y == 0)
        #expect(!scene.isDragged)
        #expect(bounces == 0)
    }

    @Test(
        "While the list decelerates the tap scrolls it to its top, without momentum for the card", arguments: policies,
        Doubt.eachAlone.sampled())
    func whileCoasting(_ policy: ArbitrationPolicy, doubt: Doubt) {
        let scene = ComplaintScene(doubt, policy: policy)
        var bounces = 0
        scene.arbiter.onMomentum = { _ in bounces += 1 }
        let list = scene.addList(scene.card.bounds, offset: 1500)
        scene.touch(195, 300).swipe(by: .down(100), over: 0.08)
        scene.stage.advance(by: 0.05)
        #expect(list.isDecelerating)
        scene.stage.tapStatusBar()
        #expect(scene.settle())
        #expect(list.contentOffset.y == 0)
        #expect(!scene.isDragged)
        #expect(bounces == 0)
    }

    @Test(
        "While the card is dragged from the top the tap changes nothing: the list is at its top", arguments: policies,
        Doubt.eachAlone.sampled())
    func whileDragged(_ policy: ArbitrationPolicy, doubt: Doubt) {
        let scene = ComplaintScene(doubt, policy: policy)
        let list = scene.addList(scene.card.bounds)
        let finger = scene.touch(195, 300)
        finger.pull(100)
        scene.turn()
        let before = scene.translation
        scene.stage.tapStatusBar()
        scene.stage.advance(by: 0.4)
        #expect(scene.translation == before)
        finger.pull(20)
        scene.turn()
        #expect(abs(scene.translation - before - 20) < 0.34)
        #expect(list.contentOffset.y == 0)
        #expect(scene.settle(lettingGo: finger))
        #expect(scene.ends == 1)
    }

    @Test("The tap does not move a card that is dragged by its handle", arguments: policies, Doubt.eachAlone.sampled())
    func whileHeld(_ policy: ArbitrationPolicy, doubt: Doubt) {
        var policy = policy
        policy.condition = .atEdge || .touchStarts(in: .handle)
        let scene = ComplaintScene(doubt, policy: policy)
        let list = scene.addList(scene.card.bounds, offset: 300)
        let handle = scene.add(UIView(), CGRect(x: 0, y: 300, width: 390, height: 44), to: list)
        scene.arbiter.bind(.handle, to: handle)
        let finger = scene.touch(195, 20)
        finger.pull(100)
        scene.turn()
        let before = scene.translation
        let held = list.contentOffset.y
        #expect(abs(before - 90) <= 0.34 + doubt.listLead)
        #expect(abs(held - 300) <= 0.34 + doubt.listLead)
        scene.stage.tapStatusBar()
        scene.stage.advance(by: 0.4)
        #expect(scene.translation == before, "the finger rests")
        finger.pull(20)
        scene.turn()
        #expect(abs(scene.translation - before - 20) < 0.34)
        #expect(policy.handoff == .never || list.contentOffset.y == held, "held, with the finger's next movement")
        #expect(scene.settle(lettingGo: finger))
        #expect(scene.ends == 1)
        scene.stage.tapStatusBar()
        #expect(scene.settle())
        #expect(list.contentOffset.y == 0, "nothing holds it any more")
    }

    @Test(
        "While the card is dragged, the tap scrolls a list beside the handle to its top", arguments: policies,
        Doubt.eachAlone.sampled())
    func besideHandle(_ policy: ArbitrationPolicy, doubt: Doubt) {
        let scene = ComplaintScene(doubt, policy: policy)
        let list = scene.addList(CGRect(x: 0, y: 100, width: 390, height: 689), offset: 300)
        let finger = scene.touch(195, 50)
        finger.pull(100)
        scene.turn()
        let before = scene.translation
        scene.stage.tapStatusBar()
        scene.stage.advance(by: 0.4)
        #expect(list.contentOffset.y == 0)
        #expect(scene.translation == before)
        #expect(scene.settle(lettingGo: finger))
        #expect(scene.ends == 1)
    }

    @Test(
        "A finger stops the scrolling, scrolls from there and hands over at the top",
        arguments: Doubt.eachAlone.sampled())
    func caught(_ doubt: Doubt) {
        let scene = ComplaintScene(doubt)
        let list = scene.addList(scene.card.bounds, offset: 200)
        scene.stage.tapStatusBar()
        scene.stage.advance(by: 0.1)
        let caught = list.contentOffset.y
        let finger = scene.touch(195, 300)
        scene.stage.advance(by: 0.4)
        #expect(list.contentOffset.y == caught)
        #expect(caught > 100)
        finger.pull(caught - 50)
        scene.turn()
        #expect(!scene.isDragged)
        finger.pull(160)
        scene.turn()
        #expect(list.contentOffset.y == 0)
        #expect(abs(scene.translation - 100) <= 10.34 + doubt.listLead)
        #expect(scene.settle(lettingGo: finger))
        #expect(scene.ends == 1)
    }
}
