import HeadlessUIKit
import Scenes
import Testing

@MainActor
struct EditingTests {
    @Test("A card that is presented during editing is held, as the policy says")
    func cardThatIsPresentedDuringEditingIsHeld() {
        var settings = SceneSettings(scene: NestedDemo.name)
        (settings.policy.unlessEditing, settings.policy.isEditing) = (true, true)
        let scene = Scene(of: NestedDemo.self, settings)
        // The button "One more", beside the foremost card's title.
        scene.stage.touch(at: CGPoint(x: 320, y: 100)).lift()
        scene.stage.settle()
        #expect(scene.demo.floor.cardCount == 4)
        let finger = scene.stage.touch(at: NestedDemo.strokeStart)
        finger.move(by: CGVector(dx: 0, dy: 200), over: 0.3)
        #expect(scene.demo.floor.cardTranslation == 0)
        finger.lift()
    }
}
