import GestureArbiter
import HeadlessUIKit
import Panels
import Support
import Testing

@MainActor
@Suite("A panel over its parent")
struct PanelTests {
    @Test("The panel comes to its smallest detent, as tall as that says above the safe area")
    func comesToTheSmallest() {
        let scene = PanelScene()
        #expect(scene.top.isNear(844 - 34 - 88))
        #expect(scene.selected == .height(88))
        #expect(scene.panel.parent === scene.map)
        #expect(scene.list.parent === scene.panel)
    }

    @Test("A drag down from its list's top closes the panel detent by detent, and it never leaves")
    func closes() {
        let scene = PanelScene(Panel.Configuration(detents: PanelScene.detents, selected: .large))
        scene.drag(by: 300, from: 300)
        #expect(scene.selected == .medium)
        scene.drag(by: 300, from: 500)
        #expect(scene.selected == .height(88))
        scene.fling(by: 80, from: 740)
        #expect(scene.selected == .height(88))
        #expect(scene.top.isNear(844 - 34 - 88))
        #expect(scene.removals.isEmpty)
    }

    @Test("Touches beside the panel are its parent's")
    func touchesBeside() {
        let scene = PanelScene()
        scene.stage.touch(at: CGPoint(x: 60, y: 100)).lift()
        #expect(scene.map.taps == 1)
    }

    @Test("A hidden panel is out of sight and still its parent's; shown, it is back where it was")
    func hides() {
        let scene = PanelScene(Panel.Configuration(detents: PanelScene.detents, selected: .medium))
        let top = scene.top
        var ends: [Bool] = []
        scene.panel.hide { ends.append($0) }
        scene.stage.advance(by: 0.1)
        #expect(scene.top > top)
        scene.stage.settle()
        #expect(ends == [true])
        #expect(scene.top >= 844)
        #expect(scene.panel.parent === scene.map)
        scene.panel.show()
        scene.stage.settle()
        #expect(scene.top.isNear(top))
    }

    @Test("A panel that is removed leaves nothing behind")
    func removed() {
        let scene = PanelScene()
        scene.list.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        scene.panel.remove()
        scene.stage.settle()
        #expect(scene.map.children.isEmpty)
        #expect(scene.map.view.subviews.count == 1)
        #expect(scene.list.parent == nil)
        #expect(scene.list.view.superview == nil)
        #expect(scene.list.additionalSafeAreaInsets == .zero)
        #expect(scene.removals == [false])
        #expect(scene.list.appearances == ["will appear", "did appear", "will disappear", "did disappear"])
    }
}
