import HeadlessUIKit
import Panels
import Support
import Testing

@MainActor
@Suite("A card in a card, caught below its lowest place")
struct CaughtBelowTests {
    @Test(
        "A panel whose detents were raised is caught on its way, and pulled: the row stays under the finger",
        arguments: CardKind.allCases)
    func raised(kind: CardKind) throws {
        let nest = CardInCardTests.Nest(kind, .panel)
        let panel = try #require(nest.panel)
        panel.select(.height(100), animated: false)
        nest.scene.stage.settle()
        panel.animateChanges { panel.traits.detents = [.height(200)] }
        nest.scene.stage.advance(by: 0.05)
        #expect(panel.position.translation > 10)
        let seen = panel.card.convert(panel.card.bounds, to: nil).intersection(nest.scene.stage.window.bounds)
        let finger = nest.scene.stage.touch(at: CGPoint(x: seen.midX, y: seen.midY))
        nest.pull(finger, 8)
        let outer = nest.scene.place
        #expect(nest.pull(finger, 60) < 0.34)
        #expect(nest.scene.place - outer < 60.5)
        nest.scene.letGo(finger)
        nest.scene.stage.settle()
        #expect(panel.position.translation == 0)
        #expect(nest.scene.stage.warnings.isEmpty)
    }
}
