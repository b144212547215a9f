import GestureArbiter
import HeadlessUIKit
import Scenes

/// A picture in the repository that is made by this code: it shows what the libraries do.
package struct Illustration: Sendable {
    /// The path from the repository's root.
    package var path: String
    /// The file's text.
    package var svg: String

    /// All pictures of scenes in documentation and README.
    @MainActor
    package static var all: [Illustration] {
        map + readme + arbiter + dismissal + path + deck + panels + swiftUI + headless
    }

    /// Writes the picture into a copy of the repository; its folder has to be there.
    package func write(to root: URL) throws {
        try Data(svg.utf8).write(to: root.appendingPathComponent(path))
    }
}

extension Illustration {
    /// A picture of an article.
    ///
    /// - Parameter catalog: The name of the folder of the article's library.
    init(_ name: String, in catalog: String, svg: String) {
        let folder = catalog.hasPrefix("Headless") ? "Host" : "Sources"
        self.init(path: "\(folder)/\(catalog)/\(catalog).docc/Resources/\(name).svg", svg: svg)
    }

    /// A film of a scene in an article, with the text that is told beside it.
    @MainActor
    static func told(
        _ name: String, in catalog: String, _ scene: Scene, film: @MainActor (Camera) -> Void
    ) -> Illustration {
        let camera = Camera(scene)
        film(camera)
        return Illustration(name, in: catalog, camera)
    }

    /// Films side by side, in an article.
    init(_ name: String, in catalog: String, _ films: [FilmRow.Film], title: String) {
        self.init(name, in: catalog, svg: FilmRow(films: films).svg(title: title))
    }

    @MainActor
    init(_ name: String, in catalog: String, _ camera: Camera, slowness: Double = 2) {
        self.init(name, in: catalog, svg: ToldFilm(camera, slowness: slowness).svg(title: camera.title))
    }

    /// Who gets each finger on the player's card. No finger is down on a new scene, so the map can be drawn.
    @MainActor
    private static var map: [Illustration] {
        [Illustration(path: "Documentation/map.svg", svg: try! MappedScene(PlayerDemo.self, grid: 44).svg)]
    }

    @MainActor
    private static var readme: [Illustration] {
        let pictures = Reel().scripts.filter { $0.name == "stroke-4 out, back, out" }.map { stroke in
            let script = stroke.moved(soThatFirstSampleIsAt: DeckDemo.strokeStart).pulledOn(by: 320, over: 0.4)
            var picture = MovingPicture(script, startOffset: 40, policy: .continuous, in: DeckDemo.self)
            picture.other = MovingPicture(script, startOffset: 40, policy: .gated, in: DeckDemo.self).frames
            return picture
        }
        return pictures.flatMap { picture in
            [("light", Ink.light), ("dark", .dark)].map { name, ink in
                Illustration(
                    path: "Documentation/film.\(name).svg",
                    svg: picture.svg(
                        title: "The same finger twice: the list keeps it; then it scrolls, drags and dismisses a card",
                        ink: ink))
            }
        }
    }
}

extension TouchScript {
    /// The same finger, which moves down by further points before it lifts.
    fileprivate func pulledOn(by distance: Double, over duration: TimeInterval) -> TouchScript {
        var script = self
        guard let last = script.fingers.first?.samples.last else { return script }
        let frames = 1...Int((duration * 60).rounded())
        script.fingers[0].samples += frames.map { frame in
            let share = Double(frame) / Double(frames.count)
            return Sample(time: last.time + share * duration, x: last.x, y: last.y + share * distance)
        }
        return script
    }
}

extension Scene {
    /// Creates the scene with one of its options changed.
    convenience init(of demo: any Demo.Type, _ option: String, _ value: OptionValue) {
        var settings = SceneSettings(scene: demo.name)
        settings.options[option] = value
        self.init(of: demo, settings)
    }

    /// Creates the scene under a policy, its content scrolled by `offset` points.
    convenience init(of demo: any Demo.Type, _ policy: PolicyName, offset: Double = 0) {
        var settings = SceneSettings(scene: demo.name)
        (settings.policy, settings.offset) = (policy.choice, offset)
        self.init(of: demo, settings)
    }
}
