import DeckTransition
import HeadlessUIKit
import Scenes

@MainActor
extension Illustration {
    /// The pictures of GestureArbiterUI's articles.
    static var swiftUI: [Illustration] {
        [
            told("binding", in: "GestureArbiterUI", Scene(of: BindingDemo.self, .continuous, offset: 60)) { camera in
                camera.title = "A SwiftUI list scrolls to its top, and its deck leaves with the finger"
                camera.pass(0.2)
                camera.touch(x: 250, y: 360)
                camera.tell("A List scrolls,", by: "scroll")
                camera.move(dy: 70, over: 0.4)
                camera.tell("and hands over to its deck.", by: "drag")
                camera.move(dy: 200, over: 0.5)
                camera.fling(dy: 140, over: 0.14)
                camera.tell("The deck leaves:\nisPresented is false.")
                camera.settle()
            },
            told("dock", in: "GestureArbiterUI", Scene(of: DockDemo.self)) { camera in
                camera.title = "A docked panel in SwiftUI opens under a finger, then its list scrolls"
                camera.pass(0.2)
                camera.touch(x: 250, y: 640)
                camera.tell("A finger opens the panel,", by: "drag")
                camera.move(dy: -330, over: 0.6)
                camera.tell("and goes on in its list.", by: "scroll")
                camera.move(dy: -160, over: 0.4)
                camera.letGo()
            },
        ]
    }

    /// The picture of HeadlessUIKit's articles: the finger of the README's test.
    static var headless: [Illustration] {
        let scene = RowsScene()
        let camera = scene.camera
        camera.tell("home.presentDeck(settings)")
        scene.home.presentDeck(scene.settings)
        camera.settle()
        camera.tell("let finger = stage.touch(at: …)")
        camera.touch(x: 200, y: 300)
        camera.pass(0.1)
        camera.tell("finger.move(by: …, over: 0.25)", by: "drag")
        camera.glide(dy: 260, over: 0.25)
        camera.tell("finger.lift()")
        camera.lift()
        camera.pass(0.05)
        camera.tell("stage.settle()")
        camera.settle()
        camera.title = "A test presents a deck, pulls it down and lets go; line by line, with the screen"
        return [Illustration("test", in: "HeadlessUIKit", camera, slowness: 4)]
    }
}
