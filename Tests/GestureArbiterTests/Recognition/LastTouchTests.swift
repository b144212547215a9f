@_spi(Engine) import GestureArbiter
import GestureArbiterDiagnostics
import HeadlessUIKit
import Support
import Testing

/// A touch's decisions as one value.
@MainActor
@Suite("The decisions of the last touch")
struct LastTouchTests {
    private func lines(_ touch: Arbitration.TouchReport?) -> [Substring] {
        "\(touch.map { "\($0)" } ?? "nil")".split(separator: "\n")
    }

    @Test("Before the first touch there are none")
    func none() {
        let scene = ComplaintScene()
        #expect(scene.arbiter.lastTouch == nil)
    }

    @Test(
        "The touch is there once the finger is down, with each decision as it is made",
        arguments: Doubt.eachAlone.sampled())
    func underWay(_ doubt: Doubt) {
        let scene = ComplaintScene(doubt)
        let finger = scene.touch(195, 300)
        #expect(scene.arbiter.lastTouch?.decision == nil)
        #expect(scene.arbiter.lastTouch?.location == CGPoint(x: 195, y: 355))
        #expect(lines(scene.arbiter.lastTouch) == ["nothing was decided"])
        finger.move(by: CGVector(dx: 0, dy: 60), over: 0.1)
        #expect(scene.arbiter.lastTouch?.decision?.to == .drag)
        #expect(scene.arbiter.lastTouch?.ledger.dragged == 50)
        #expect(scene.settle(lettingGo: finger))
    }

    @Test(
        "In a touch that only scrolled, the first decision decides, not the lift", arguments: Doubt.eachAlone.sampled())
    func scrolls(_ doubt: Doubt) {
        let scene = ComplaintScene(doubt, policy: .continuous)
        scene.addList(scene.card.bounds, offset: 37)
        scene.touch(195, 300).drag(by: .down(12), over: 0.1)
        let touch = scene.arbiter.lastTouch
        #expect(touch?.decisions.map(\.to) == [.scroll(depth: 0), .nobody])
        #expect(touch?.decision == touch?.decisions.first)
        #expect(lines(touch).first?.hasPrefix("+83 ms  undecided → scroll   .atEdge is false") == true)
        #expect(lines(touch).last == "+200 ms  scroll → nobody   lifted at 0 pt/s")
    }

    @Test(
        "In a touch with a hand-off, the decision that gave the touch to the drag decides",
        arguments: Doubt.eachAlone.sampled()
    )
    func handsOver(_ doubt: Doubt) {
        let scene = ComplaintScene(doubt, policy: .continuous)
        scene.addList(scene.card.bounds, offset: 40)
        let finger = scene.touch(195, 300)
        finger.pull(120)
        finger.letGo()
        let touch = scene.arbiter.lastTouch
        #expect(touch?.decisions.map(\.to) == [.scroll(depth: 0), .drag, .nobody])
        #expect(touch?.decision?.from == .scroll(depth: 0))
        #expect(touch?.decision?.to == .drag)
        #expect(scene.settle())
    }

    @Test(
        "A refusal that changed nothing does not decide: the card stayed because the list had the touch",
        arguments: Doubt.eachAlone.sampled())
    func refused(_ doubt: Doubt) {
        let scene = ComplaintScene(doubt, policy: .continuous)
        scene.addList(scene.card.bounds, offset: 40)
        scene.arbiter.onAttempt = { _ in .deny(reason: "busy") }
        let finger = scene.touch(195, 300)
        finger.pull(120)
        finger.letGo()
        let touch = scene.arbiter.lastTouch
        #expect(touch?.decision?.from == .undecided)
        #expect(touch?.decisions.contains { $0.explanation == "vetoed at hand-off: busy" } == true)
        #expect(scene.settle())
    }

    @Test(
        "A refused release, and a cancelled touch, end the touch and do not decide",
        arguments: Doubt.eachAlone.sampled())
    func ends(_ doubt: Doubt) {
        let scene = ComplaintScene(doubt, policy: .continuous)
        scene.arbiter.onAttempt = { $0.stage == .release ? .deny(reason: "unsaved") : .allow }
        let finger = scene.touch(195, 300)
        finger.pull(60)
        finger.letGo()
        #expect(scene.arbiter.lastTouch?.decision?.to == .drag)
        #expect(scene.arbiter.lastTouch?.decisions.last?.explanation == "vetoed at release: unsaved")
        let taken = scene.touch(195, 300)
        taken.pull(60)
        taken.cancel()
        #expect(scene.arbiter.lastTouch?.decision?.to == .drag)
        #expect(scene.arbiter.lastTouch?.decisions.last?.explanation == "cancelled")
    }

    @Test("A touch that is refused at touch-down counts as a touch", arguments: Doubt.eachAlone.sampled())
    func refusedAtDown(_ doubt: Doubt) {
        let scene = ComplaintScene(doubt, policy: .gated)
        scene.addList(scene.card.bounds, offset: 500)
        let finger = scene.touch(195, 300)
        #expect(scene.arbiter.lastTouch?.decision?.to == .scroll(depth: 0))
        #expect(scene.arbiter.lastTouch?.decision?.time == 0)
        finger.letGo()
    }

    @Test("The next touch begins anew, and a further finger does not", arguments: Doubt.eachAlone.sampled())
    func next(_ doubt: Doubt) {
        let scene = ComplaintScene(doubt, policy: .continuous)
        let first = scene.touch(195, 300)
        first.pull(60)
        let further = scene.touch(100, 400)
        #expect(scene.arbiter.lastTouch?.location == CGPoint(x: 195, y: 355))
        #expect(scene.arbiter.lastTouch?.decisions.count == 1)
        further.lift()
        #expect(scene.settle(lettingGo: first))
        let tap = scene.touch(100, 400)
        tap.lift()
        #expect(scene.arbiter.lastTouch?.location == CGPoint(x: 100, y: 455))
        #expect(scene.arbiter.lastTouch?.decisions.isEmpty == true)
        #expect(scene.arbiter.lastTouch?.ledger.dragged == 0)
    }

    @Test(
        "After the policy was changed, the decisions are still those of the old one",
        arguments: Doubt.eachAlone.sampled())
    func policy(_ doubt: Doubt) {
        let scene = ComplaintScene(doubt, policy: .continuous)
        let finger = scene.touch(195, 300)
        finger.pull(60)
        #expect(scene.settle(lettingGo: finger))
        let before = scene.arbiter.lastTouch
        scene.arbiter.policy = .once
        #expect(scene.arbiter.lastTouch?.decisions == before?.decisions)
        #expect(before?.decision?.to == .drag)
    }

    @Test("Of a touch with more decisions than the limit, the latest are kept", arguments: Doubt.eachAlone.sampled())
    func many(_ doubt: Doubt) {
        let scene = ComplaintScene(doubt, policy: .continuous)
        scene.addList(scene.card.bounds)
        let finger = scene.touch(195, 300)
        finger.pull(40)
        for _ in 0..<40 {
            finger.move(by: CGVector(dx: 0, dy: -80), over: 0.05)
            finger.move(by: CGVector(dx: 0, dy: 80), over: 0.05)
        }
        let touch = scene.arbiter.lastTouch
        #expect(touch?.decisions.count == Arbitration.decisionLimit)
        #expect(touch?.decisions == scene.arbiter.decisions)
        #expect(touch?.decision?.to == scene.arbiter.owner)
        #expect(scene.settle(lettingGo: finger))
        let tap = scene.touch(195, 300)
        tap.lift()
        #expect(scene.arbiter.lastTouch?.decisions.isEmpty == true)
    }
}
