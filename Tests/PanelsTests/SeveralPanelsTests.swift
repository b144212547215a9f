import GestureArbiter
import HeadlessUIKit
import Panels
import Testing

@MainActor
@Suite("Several panels in one parent")
struct SeveralPanelsTests {
    @Test("A detail lies over a list: each follows its own finger, and neither moves the other")
    func stacked() {
        let scene = PanelScene(Panel.Configuration(detents: PanelScene.detents, selected: .medium))
        scene.panel.makeRoom(in: [scene.map])
        let detail = scene.map.addPanel(ListController(), detents: [.height(200), .large], animated: false)!
        scene.stage.settle()
        #expect(scene.map.addedPanels.count == 2)
        #expect(detail.card.convert(.zero, to: nil).y.isNear(844 - 34 - 200))
        let top = scene.top
        scene.drag(by: -500, from: 700)
        #expect(detail.selectedDetent == .large)
        #expect(scene.top.isNear(top))
        detail.select(.height(200))
        scene.stage.settle()
        scene.drag(by: -300, from: 500)
        #expect(scene.selected == .large)
        #expect(detail.selectedDetent == .height(200))
    }

    @Test("Two panels side by side come from two sides")
    func sideBySide() {
        let scene = PanelScene(
            Panel.Configuration(at: .left, detents: [.height(120)]) { $0.prefersGrabberVisible = false })
        let other = scene.map.addPanel(
            ListController(), as: Panel.Configuration(at: .right, detents: [.height(150)]), animated: false)!
        scene.stage.settle()
        #expect(scene.panel.card.convert(scene.panel.card.bounds, to: nil).maxX.isNear(120))
        #expect(other.card.convert(.zero, to: nil).x.isNear(240))
    }
}
