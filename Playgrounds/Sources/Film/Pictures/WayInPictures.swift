import HeadlessUIKit
import Scenes

@MainActor
extension Illustration {
    /// A player out of its bar, as far as the finger has it, and on its way back.
    static var bar: Illustration {
        let scene = Scene(of: SongDemo.self, closed(SongDemo.self))
        let rest = scene.panel("A bar over the tab bar")
        let finger = scene.stage.touch(at: CGPoint(x: 150, y: 722))
        finger.move(by: CGVector(dx: 0, dy: -110), over: 0.2)
        let begun = scene.panel("A finger pulls it up", finger)
        finger.move(by: CGVector(dx: 0, dy: -250), over: 0.3)
        let grown = scene.panel("Its edge stays there", finger)
        finger.move(by: CGVector(dx: 0, dy: -150), over: 0.1)
        finger.lift()
        scene.stage.settle()
        return Illustration(
            path: dismissalFolder + "bar.svg",
            svg: PhoneRow(panels: [rest, begun, grown, scene.panel("Let go, it opens")]).svg(
                title: "A bar over a tab bar is pulled up, and grows into a player that covers the screen"))
    }

    /// A photo in hand, on its way into its thumbnail, and there.
    static var thrown: Illustration {
        let scene = Scene(of: GalleryDemo.self)
        let rest = scene.panel("A photo")
        let finger = scene.stage.touch(at: CGPoint(x: 215, y: 440))
        finger.move(by: CGVector(dx: 0, dy: 60), over: 0.2)
        finger.move(by: CGVector(dx: -60, dy: 130), over: 0.3)
        let held = scene.panel("It follows in two dimensions", finger)
        finger.move(by: CGVector(dx: -10, dy: 90), over: 0.08)
        finger.lift()
        scene.stage.advance(by: 0.1)
        let flying = scene.panel("Thrown, it flies back")
        scene.stage.settle()
        return Illustration(
            path: dismissalFolder + "thrown.svg",
            svg: PhoneRow(panels: [rest, held, flying, scene.panel("Into its thumbnail")]).svg(
                title: "A photo is dragged down and aside, thrown, and flies back into its thumbnail"))
    }

    private static func closed(_ demo: any Demo.Type) -> SceneSettings {
        var settings = SceneSettings(scene: demo.name)
        settings.options["open"] = .flag(false)
        return settings
    }
}
