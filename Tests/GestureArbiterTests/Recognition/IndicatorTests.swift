import GestureArbiter
import HeadlessUIKit
import Support
import Testing

@MainActor
@Suite("The scroll indicator of held content")
struct IndicatorTests {
    nonisolated static let doubts = Doubt.eachAlone

    private func pull(_ finger: Finger, by distance: CGFloat, in scene: CardScene) {
        finger.move(by: CGVector(dx: 0, dy: distance), over: 0.2)
        scene.turn()
    }

    @Test(
        "The indicator is hidden while the card is dragged, and shown again when the finger scrolls on",
        arguments: doubts.sampled())
    func hidden(_ doubt: Doubt) {
        let scene = CardScene(startOffset: 100, assumptions: doubt.assumptions)
        scene.attachRecording(.continuous)
        let finger = scene.touch()
        pull(finger, by: 60, in: scene)
        #expect(scene.list.showsVerticalScrollIndicator, "it scrolls")
        pull(finger, by: 150, in: scene)
        #expect(scene.drags.contains(.began))
        #expect(!scene.list.showsVerticalScrollIndicator)
        #expect(scene.list.showsHorizontalScrollIndicator)
        pull(finger, by: -250, in: scene)
        #expect(scene.contentOffset > 20)
        #expect(scene.list.showsVerticalScrollIndicator)
        finger.lift()
        scene.stage.settle()
        #expect(scene.list.showsVerticalScrollIndicator)
    }

    enum End: CaseIterable { case lift, cancel, arbiterCancels, detach, disable }

    @Test("The indicator is shown again, however the drag ends", arguments: End.allCases, doubts.sampled())
    func shownAgain(end: End, doubt: Doubt) { drag(end, doubt, shown: true) }

    @Test(
        "An indicator that its owner has hidden stays hidden, however the drag ends", arguments: End.allCases,
        doubts.sampled())
    func staysHidden(end: End, doubt: Doubt) { drag(end, doubt, shown: false) }

    private func drag(_ end: End, _ doubt: Doubt, shown: Bool) {
        let scene = CardScene(assumptions: doubt.assumptions)
        scene.list.showsVerticalScrollIndicator = shown
        let arbiter = scene.attachRecording(.continuous)
        let finger = scene.touch()
        pull(finger, by: 150, in: scene)
        #expect(!scene.list.showsVerticalScrollIndicator)
        switch end {
        case .lift: finger.lift()
        case .cancel: finger.cancel()
        case .arbiterCancels: arbiter.cancel()
        case .detach: arbiter.detach()
        case .disable: arbiter.isEnabled = false
        }
        scene.stage.advance(by: 0.2)
        #expect(scene.list.showsVerticalScrollIndicator == shown)
    }

    @Test("An indicator that its owner shows during a drag stays shown", arguments: doubts.sampled())
    func owners(_ doubt: Doubt) {
        let scene = CardScene(assumptions: doubt.assumptions)
        scene.attachRecording(.continuous)
        let finger = scene.touch()
        pull(finger, by: 150, in: scene)
        scene.list.showsVerticalScrollIndicator = true
        pull(finger, by: 50, in: scene)
        #expect(scene.list.showsVerticalScrollIndicator)
        finger.lift()
        scene.stage.settle()
        #expect(scene.list.showsVerticalScrollIndicator)
    }
}
