import GestureArbiter
import HeadlessUIKit
import Panels
import Support
import Testing

/// Faults that the screens of Deck Lab showed.
@MainActor
@Suite("Faults that screens showed")
struct ScreenFaultTests {
    @Test(
        "The safe area that a parent is given changes nothing in its panel, at any detent",
        arguments: [Detent.Identifier.height(88), .medium, .large], CardTraits.ContentSizing.allCases)
    func roomIsNotTheContents(detent: Detent.Identifier, content: CardTraits.ContentSizing) {
        let insets = [false, true].map { givesRoom in
            let scene = PanelScene(Panel.Configuration(detents: PanelScene.detents) { $0.contentSizing = content })
            if givesRoom { scene.panel.makeRoom(in: [scene.map], upTo: .medium) }
            scene.panel.select(detent)
            scene.stage.settle()
            return scene.list.view.safeAreaInsets.bottom
        }
        #expect(insets[0].isNear(insets[1]))
    }

    @Test("A reading direction that changes while the panel comes is taken once it has arrived")
    func directionOnItsWay() {
        let scene = PanelScene(
            Panel.Configuration(at: .leading, detents: [.height(0), .height(280)], selected: .height(280)),
            animated: true)
        scene.panel.card.semanticContentAttribute = .forceRightToLeft
        scene.panel.view.setNeedsLayout()
        scene.stage.settle()
        #expect(scene.panel.card.convert(.zero, to: nil).x.isNear(110))
    }

    @Test("A closed drawer shows no shadow, and VoiceOver does not find it; from the edge it is seen at once")
    func closedDrawer() {
        let scene = PanelScene(
            Panel.Configuration(at: .left, detents: [.height(0), .height(280)]) { $0.edgeSwipe = 20 })
        #expect(scene.panel.card.isHidden)
        let finger = scene.stage.touch(at: CGPoint(x: 8, y: 400))
        finger.move(by: CGVector(dx: 40, dy: 0), over: 0.2)
        #expect(!scene.panel.card.isHidden)
        finger.drag(by: .right(-60), over: 0.2)
        scene.stage.settle()
        #expect(scene.panel.card.isHidden)
        scene.panel.select(.height(280))
        scene.stage.settle()
        #expect(!scene.panel.card.isHidden)
    }
}
