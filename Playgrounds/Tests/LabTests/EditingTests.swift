import HeadlessUIKit
import Scenes
import Testing

@MainActor
struct EditingTests {
    /// A scene whose policy allows no drag during editing, while a text is edited.
    private func scene() -> Scene {
        var settings = SceneSettings(scene: NestedDemo.name)
        (settings.policy.unlessEditing, settings.policy.isEditing) = (true, true)
        return Scene(of: NestedDemo.self, settings)
    }

    private func drag(in scene: Scene) -> CGFloat {
        let finger = scene.stage.touch(at: NestedDemo.strokeStart)
        finger.move(by: CGVector(dx: 0, dy: 200), over: 0.3)
        defer { finger.lift() }
        return scene.demo.floor.cardTranslation
    }

    @Test("A card is held while a text is edited")
    func cardIsHeldWhileATextIsEdited() {
        #expect(drag(in: scene()) == 0)
    }

    @Test("A card that is presented during editing is held, too")
    func cardThatIsPresentedDuringEditingIsHeldToo() {
        let scene = scene()
        // The button "One more", beside the foremost card's title.
        scene.stage.touch(at: CGPoint(x: 320, y: 100)).lift()
        scene.stage.settle()
        #expect(scene.demo.floor.cardCount == 4)
        #expect(drag(in: scene) == 0)
    }
}
