import GestureArbiter
import HeadlessUIKit
import Scenes

@MainActor
extension Illustration {
    /// The pictures of GestureArbiter's articles.
    static var arbiter: [Illustration] {
        [
            told("places", in: catalog, Scene(of: PlacesDemo.self)) { camera in
                camera.title = "One finger opens a half-open panel and goes on in its list"
                camera.tell("It rests half open.")
                camera.pass(0.3)
                camera.touch(x: 250, y: 620)
                camera.tell("A finger goes up: it opens.", by: "drag")
                camera.move(dy: -180, over: 0.5)
                camera.move(dy: -120, over: 0.35)
                camera.tell("Open, its list scrolls,\nunder the same finger.", by: "scroll")
                camera.move(dy: -250, over: 0.6)
                camera.letGo()
            },
            told("sides", in: catalog, Scene(of: PhotoDemo.self)) { camera in
                camera.title = "A photo is pulled down, pushed up past where it lay, and leaves at the top"
                camera.pass(0.2)
                camera.touch(x: 250, y: 420)
                camera.tell("A photo is pulled down,", by: "drag")
                camera.move(dy: 160, over: 0.5)
                camera.tell("and pushed up, past its rest.", by: "drag")
                camera.move(dy: -260, over: 0.6)
                camera.fling(dy: -110, over: 0.14)
                camera.tell("Let go, it leaves there.")
                camera.settle()
            },
            // A finger that turns round: the card hands it back to the list, and the list to the card.
            decided(
                "turns", .pull(by: [230, -260]), startOffset: 60, in: CardDemo.self,
                title:
                    "One finger pulls a scrolled list to its top, drags the card and brings it back; the list goes on"
            ),
            told("chain", in: catalog, Scene(of: CarouselDemo.self, .continuous, offset: 60)) { camera in
                camera.title =
                    "A finger goes sideways on a shelf in a list, then down: the shelf, the list, the card move"
                camera.pass(0.2)
                camera.touch(x: 250, y: 420)
                camera.tell("Sideways: the shelf scrolls.", by: "scroll")
                camera.move(dx: -170, over: 0.5)
                camera.letGo()
                camera.touch(x: 250, y: 400)
                camera.tell("Down, on the same shelf:\nthe list around it scrolls,", by: "scroll")
                camera.move(dy: 70, over: 0.4)
                camera.tell("and at its top the card moves.", by: "drag")
                camera.move(dy: 190, over: 0.5)
                camera.letGo()
            },
            told("turned", in: catalog, Scene(of: ChatDemo.self, .continuous, offset: 90)) { camera in
                camera.title = "A chat scrolls down to its oldest message, and there its card moves"
                camera.tell("A chat: its table is upside down.")
                camera.pass(0.3)
                camera.touch(x: 250, y: 360)
                camera.tell("Down: to the oldest message,", by: "scroll")
                camera.move(dy: 100, over: 0.5)
                camera.tell("where the card takes over.", by: "drag")
                camera.move(dy: 200, over: 0.5)
                camera.letGo()
            },
            told("yielding", in: catalog, Scene(of: ControlsDemo.self, .continuous)) { camera in
                camera.title = "A slider and a row's swipe action keep the finger; a pull on a row moves the card"
                camera.pass(0.2)
                camera.touch(x: 150, y: 178)
                camera.tell("On a slider: it has the finger,\nwherever that goes.")
                camera.move(dx: 90, over: 0.4)
                camera.move(dy: 110, over: 0.4)
                camera.lift()
                camera.settle()
                camera.touch(x: 300, y: 580)
                camera.tell("Across a row: its swipe action.")
                camera.move(dx: -90, over: 0.4)
                camera.move(dy: 80, over: 0.4)
                camera.move(dx: 90, over: 0.4)
                camera.lift()
                camera.settle()
                camera.touch(x: 190, y: 640)
                camera.tell("Down on a row: the card.", by: "drag")
                camera.move(dy: 160, over: 0.5)
                camera.letGo()
            },
            told("handle", in: catalog, handled) { camera in
                camera.title = "A finger on a scrolled list scrolls it, one on the title bar moves the card"
                camera.pass(0.2)
                camera.touch(x: 250, y: 400)
                camera.tell("On a scrolled list: it scrolls.", by: "scroll")
                camera.move(dy: -100, over: 0.4)
                camera.letGo()
                camera.touch(x: 250, y: 85)
                camera.tell("On the handle: the card moves,\nwherever the list is.", by: "drag")
                camera.move(dy: 170, over: 0.5)
                camera.letGo()
            },
            Illustration(
                "policies", in: catalog,
                PolicyName.allCases.map { film([230, -260], startOffset: 60, $0, caption: ".\($0.rawValue)") },
                title: "The same finger on a scrolled list, pulled down and brought back, under four policies"),
            Illustration(
                "stuck", in: catalog,
                [
                    film([200], startOffset: 37, .gated, caption: "as attached"),
                    film([200], startOffset: 37, .continuous, caption: "policy = .continuous"),
                ], title: "A pull beyond a list's top: as attached the list stretches, .continuous moves the card"),
            Illustration(
                "handoff", in: catalog,
                [
                    film([330], isFlung: true, startOffset: 40, .continuous, caption: "handoff = .continuous"),
                    film([330], isFlung: true, startOffset: 40, .gated, caption: "handoff = .never"),
                ], title: "A finger scrolls a list to its top and goes on: under one policy the card leaves with it"),
            decided(
                "why", .pull(by: [200, -110]), startOffset: 40, in: DeckDemo.self,
                title: "One finger scrolls, drags, brings the card back a little and lets go; each decision in words"),
        ]
    }

    private static let catalog = "GestureArbiter"

    /// A scrolled list in a card whose title bar is the handle.
    private static var handled: Scene {
        var settings = SceneSettings(scene: CardDemo.name)
        settings.policy.condition = .atEdgeOrHandle
        settings.offset = 60
        return Scene(of: CardDemo.self, settings)
    }

    /// The decisions about a finger, in words.
    private static func decided(
        _ name: String, _ script: TouchScript, startOffset: CGFloat, in demo: any Demo.Type, title: String
    ) -> Illustration {
        let picture = MovingPicture(script, startOffset: startOffset, policy: .continuous, in: demo)
        return Illustration(name, in: catalog, svg: ToldFilm(picture).svg(title: title))
    }

    private static func film(
        _ ways: [CGFloat], isFlung: Bool = false, startOffset: CGFloat, _ policy: PolicyName, caption: String
    ) -> FilmRow.Film {
        let picture = MovingPicture(
            .pull(by: ways, isFlung: isFlung), startOffset: startOffset, policy: policy, in: CardDemo.self)
        return FilmRow.Film(frames: picture.framesToRest, caption: caption)
    }
}
