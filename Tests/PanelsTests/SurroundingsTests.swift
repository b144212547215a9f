import GestureArbiter
import HeadlessUIKit
import Panels
import Testing

@MainActor
@Suite("What a panel does to its surroundings")
struct SurroundingsTests {
    @Test("A map gets as much safe area as the panel covers, up to the detent that is named")
    func room() {
        let scene = PanelScene()
        scene.panel.makeRoom(in: [scene.map], upTo: .medium)
        scene.stage.settle()
        #expect(scene.map.view.safeAreaInsets.bottom.isNear(34 + 88))
        scene.panel.select(.medium)
        scene.stage.settle()
        #expect(scene.map.view.safeAreaInsets.bottom.isNear(34 + 1145.0 / 3))
        scene.panel.select(.large)
        scene.stage.settle()
        #expect(scene.map.view.safeAreaInsets.bottom.isNear(34 + 1145.0 / 3))
    }

    @Test(
        "A hidden or removed panel gives the room back, and leaves the parent's own insets",
        arguments: [true, false])
    func roomGoesBack(removes: Bool) {
        let scene = PanelScene()
        scene.map.additionalSafeAreaInsets.bottom = 10
        scene.panel.makeRoom(in: [scene.map])
        scene.stage.settle()
        #expect(scene.map.additionalSafeAreaInsets.bottom.isNear(98))
        removes ? scene.panel.remove() : scene.panel.hide()
        scene.stage.settle()
        #expect(scene.map.additionalSafeAreaInsets.bottom == 10)
    }

    @Test("A backdrop darkens its parent above a detent, swallows touches there, and closes by a tap")
    func backdrop() throws {
        let scene = PanelScene(
            Panel.Configuration(detents: PanelScene.detents) {
                $0.largestUndimmedDetent = .medium
                $0.dimming = 0.4
            })
        let backdrop = try #require(scene.panel.view.subviews.first)
        #expect(backdrop.alpha == 0)
        scene.stage.touch(at: CGPoint(x: 60, y: 100)).lift()
        #expect(scene.map.taps == 1, "not darkened, it is live")
        scene.panel.select(.large)
        scene.stage.settle()
        #expect(backdrop.alpha.isNear(0.4))
        scene.stage.touch(at: CGPoint(x: 60, y: 20)).lift()
        scene.stage.settle()
        #expect(scene.selected == .medium)
        #expect(scene.changes.last == "medium!")
        #expect(backdrop.alpha == 0)
    }
}
