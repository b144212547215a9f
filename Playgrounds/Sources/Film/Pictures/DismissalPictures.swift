import HeadlessUIKit
import Scenes

@MainActor
extension Illustration {
    /// The pictures of InteractiveDismissal's articles, without those of "From one line to a player".
    static var dismissal: [Illustration] {
        [
            told("floating", in: catalog, Scene(of: FloatingDemo.self)) { camera in
                camera.title =
                    "A floating card is dragged and returns; flung, it leaves, and what is behind it grows lighter"
                camera.pass(0.2)
                camera.touch(x: 250, y: 500)
                camera.tell("The card is in the finger,\nthe app grows lighter.", by: "drag")
                camera.move(dy: 190, over: 0.5)
                camera.pass(0.1)
                camera.lift()
                camera.tell("Let go too early, it returns.")
                camera.settle()
                camera.touch(x: 250, y: 500)
                camera.move(dy: 120, over: 0.3)
                camera.fling(dy: 120, over: 0.14)
                camera.tell("Flung, it leaves.")
                camera.settle()
            },
            told("detents", in: catalog, Scene(of: SheetDemo.self)) { camera in
                camera.title =
                    "A half-open card opens under a finger, its list scrolls, and it closes again to a detent"
                camera.tell("It rests at .medium.")
                camera.pass(0.2)
                camera.touch(x: 250, y: 640)
                camera.tell("A finger that goes up opens it,", by: "drag")
                camera.move(dy: -330, over: 0.6)
                camera.tell("and goes on in its list.", by: "scroll")
                camera.move(dy: -120, over: 0.4)
                camera.tell("Back down: the list,\nthen the card.", by: "drag")
                camera.move(dy: 330, over: 0.7)
                camera.pass(0.1)
                camera.lift()
                camera.tell("It comes to the next detent.")
                camera.settle()
            },
            // A player that a finger has pulled out of its bar, and on its way back.
            told("bar", in: catalog, Scene(of: SongDemo.self, "open", .flag(false))) { camera in
                camera.title = "A bar over a tab bar is pulled up, and grows into a player that covers the screen"
                camera.pass(0.2)
                camera.touch(x: 150, y: 722)
                camera.tell("A finger pulls the bar up,\nand it grows under the finger.", by: "drag")
                camera.move(dy: -280, over: 0.6)
                camera.fling(dy: -150, over: 0.16)
                camera.tell("Let go, the player opens.")
                camera.settle()
            },
            // A photo in hand, on its way into its thumbnail, and in it.
            told("thrown", in: catalog, Scene(of: GalleryDemo.self)) { camera in
                camera.title = "A photo is dragged down and aside, thrown, and flies back into its thumbnail"
                camera.pass(0.2)
                camera.touch(x: 215, y: 440)
                camera.tell("A photo follows the finger\nin two dimensions.", by: "drag")
                camera.move(dy: 60, over: 0.2)
                camera.move(dx: -60, dy: 130, over: 0.4)
                camera.fling(dx: -10, dy: 90, over: 0.12)
                camera.tell("Thrown, it flies back\ninto its thumbnail.")
                camera.settle()
            },
        ]
    }

    private static let catalog = "InteractiveDismissal"
}
