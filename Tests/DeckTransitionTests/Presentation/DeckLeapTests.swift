import DeckTransition
import GestureArbiter
import HeadlessUIKit
import InteractiveDismissal
import Support
import Testing

@MainActor
@Suite("A deck's card that is flung away")
struct DeckLeapTests {
    /// How a card of full height leaves, which has 789 pt to go, or one as tall as its content.
    private func leaving(_ flick: Flick, contentHeight: CGFloat? = nil) -> Leaving {
        let scene = DeckScene(screen: flick.screen, presenting: false)
        var configuration = DeckConfiguration()
        if let contentHeight {
            configuration.detents = [.content]
            scene.modal.preferredContentSize = CGSize(width: 390, height: contentHeight)
        }
        scene.present(configuration)
        scene.stage.settle()
        let rest = scene.cardFrame
        return Leaving(of: flick, at: rest.minY + 20, on: scene.stage, over: 844 - rest.minY) { scene.cardTranslation }
    }

    @Test(
        "Released at any velocity, the card starts with it, accelerates evenly, and is out of sight in 0.3 s",
        arguments: Flick.ofEveryKind, [nil, 400] as [CGFloat?])
    func evenly(_ flick: Flick, contentHeight: CGFloat?) {
        // From so far away a card as tall as its content is out of sight at once.
        if contentHeight != nil, flick.pull > 300 { return }
        let leaving = leaving(flick, contentHeight: contentHeight)
        expectEven(leaving, flick, within: 0.3)
        if flick.velocity >= 950 { expectNoLeap(leaving, flick) }
    }

    @Test("The classic card leaves with its spring, as before")
    func classic() {
        let scene = DeckScene(.classic)
        let finger = scene.touch(195, 100)
        finger.move(by: .down(240), over: 0.5)
        finger.move(by: .down(20))
        scene.stage.advance(by: 0)
        let start = scene.cardTranslation
        let spring = Motion.Spring(dampingRatio: 1, duration: 0.3)
        for frame in 1...30 {
            scene.stage.advanceFrame()
            let expected = 789 + spring.position(after: Double(frame) / 120, from: start - 789)
            #expect(abs(scene.cardTranslation - expected) < 0.01, "frame \(frame)")
        }
    }
}
