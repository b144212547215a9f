import HeadlessUIKit
import Panels
import Support
import Testing

@MainActor
@Suite("A panel in a card, caught as it moves")
struct PanelInCardTests {
    @Test(
        "A panel that is caught as a keyboard comes stays under the finger, and comes to its detent after the lift",
        arguments: CardKind.allCases)
    func keyboard(kind: CardKind) throws {
        let scene = CardStage(kind, CardSetup { $0.stops = .one })
        let panel = try #require(
            scene.content.addPanel(UIViewController(), detents: [.height(150), .medium, .large], selected: .medium))
        panel.card.accessibilityIdentifier = "panel"
        scene.stage.settle()
        var shown: CGRect { scene.stage.snapshot().frame(of: "panel") ?? .null }
        scene.stage.showKeyboard(height: 300)
        panel.select(.large)
        let finger = scene.stage.touch(at: CGPoint(x: shown.midX, y: min(shown.maxY, 844) - 60))
        finger.move(by: .down(2))
        finger.move(by: .down(2))
        let (held, isInHand) = (shown, panel.arbiter?.owner == .drag)
        scene.stage.advance(by: 0.15)
        // In a low card the panel only gives way to the keyboard, which a touch does not stop.
        if isInHand { #expect(abs(shown.minY - held.minY) < 0.7) }
        finger.hold(for: 0.1)
        finger.lift()
        scene.stage.settle()
        #expect(panel.selectedDetent == .large)
        #expect(scene.stage.warnings.isEmpty)
    }

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
        let finger = nest.scene.stage.touch(at: nest.pointOfPanel)
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

extension CardInCardTests.Nest {
    private var frameOfPanel: CGRect { panel.map { $0.card.convert($0.card.bounds, to: nil) } ?? .null }
    /// A point in the panel's visible part.
    fileprivate var pointOfPanel: CGPoint {
        let seen = frameOfPanel.intersection(scene.stage.window.bounds)
        return CGPoint(x: seen.midX, y: seen.midY)
    }
}
