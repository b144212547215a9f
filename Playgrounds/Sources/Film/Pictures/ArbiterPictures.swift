import GestureArbiter
import HeadlessUIKit
import Scenes

@MainActor
extension Illustration {
    /// The pictures of GestureArbiter's articles.
    static var arbiter: [Illustration] {
        [places, sides, turns, chain, turned, yielding, handle, policies, stuck, leaves, why]
    }

    private static let catalog = "GestureArbiter"

    private static var places: Illustration {
        let camera = Camera(Scene(of: PlacesDemo.self))
        camera.tell("It rests half open.")
        camera.pass(0.3)
        camera.touch(x: 250, y: 620)
        camera.tell("A finger goes up: it opens.", by: "drag")
        camera.move(dy: -180, over: 0.5)
        camera.move(dy: -120, over: 0.35)
        camera.tell("Open, its list scrolls,\nunder the same finger.", by: "scroll")
        camera.move(dy: -250, over: 0.6)
        camera.letGo()
        return Illustration(
            "places", in: catalog,
            svg: ToldFilm(camera).svg(title: "One finger opens a half-open panel and goes on in its list"))
    }

    private static var sides: Illustration {
        let camera = Camera(Scene(of: PhotoDemo.self))
        camera.pass(0.2)
        camera.touch(x: 250, y: 420)
        camera.tell("A photo is pulled down,", by: "drag")
        camera.move(dy: 160, over: 0.5)
        camera.tell("and pushed up, past its rest.", by: "drag")
        camera.move(dy: -260, over: 0.6)
        camera.fling(dy: -110, over: 0.14)
        camera.tell("Let go, it leaves there.")
        camera.settle()
        return Illustration(
            "sides", in: catalog,
            svg: ToldFilm(camera).svg(
                title: "A photo is pulled down, pushed up past where it lay, and leaves at the top"))
    }

    /// A finger that turns round: the card hands it back to the list, and the list to the card.
    private static var turns: Illustration {
        told(
            "turns", .pull(by: [230, -260]), startOffset: 60, in: CardDemo.self,
            title: "One finger pulls a scrolled list to its top, drags the card and brings it back; the list goes on")
    }

    private static var chain: Illustration {
        let camera = Camera(Scene(of: CarouselDemo.self, .continuous, offset: 60))
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
        return Illustration(
            "chain", in: catalog,
            svg: ToldFilm(camera).svg(
                title: "A finger goes sideways on a shelf in a list, then down: the shelf, the list, the card move"))
    }

    private static var turned: Illustration {
        let camera = Camera(Scene(of: ChatDemo.self, .continuous, offset: 90))
        camera.tell("A chat: its table is upside down.")
        camera.pass(0.3)
        camera.touch(x: 250, y: 360)
        camera.tell("Down: to the oldest message,", by: "scroll")
        camera.move(dy: 100, over: 0.5)
        camera.tell("where the card takes over.", by: "drag")
        camera.move(dy: 200, over: 0.5)
        camera.letGo()
        return Illustration(
            "turned", in: catalog,
            svg: ToldFilm(camera).svg(title: "A chat scrolls down to its oldest message, and there its card moves"))
    }

    private static var handle: Illustration {
        var settings = SceneSettings(scene: CardDemo.name)
        settings.policy.condition = .atEdgeOrHandle
        settings.offset = 60
        let camera = Camera(Scene(of: CardDemo.self, settings))
        camera.pass(0.2)
        camera.touch(x: 250, y: 400)
        camera.tell("On a scrolled list: it scrolls.", by: "scroll")
        camera.move(dy: -100, over: 0.4)
        camera.letGo()
        camera.touch(x: 250, y: 85)
        camera.tell("On the handle: the card moves,\nwherever the list is.", by: "drag")
        camera.move(dy: 170, over: 0.5)
        camera.letGo()
        return Illustration(
            "handle", in: catalog,
            svg: ToldFilm(camera).svg(
                title: "A finger on a scrolled list scrolls it, one on the title bar moves the card"))
    }

    private static var yielding: Illustration {
        let scene = Scene(of: ControlsDemo.self, .continuous)
        let camera = Camera(scene)
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
        return Illustration(
            "yielding", in: catalog,
            svg: ToldFilm(camera).svg(
                title: "A slider and a row's swipe action keep the finger; a pull on a row moves the card"))
    }

    /// The same finger under four policies.
    private static var policies: Illustration {
        Illustration(
            "policies", in: catalog,
            svg: FilmRow(
                films: PolicyName.allCases.map { policy in
                    film(
                        .pull(by: [230, -260]), startOffset: 60, policy, in: CardDemo.self,
                        caption: ".\(policy.rawValue)")
                }
            ).svg(title: "The same finger on a scrolled list, pulled down and brought back, under four policies"))
    }

    /// A finger that pulls a list that is not at its top.
    private static var stuck: Illustration {
        let script = TouchScript.pull(by: [200])
        return Illustration(
            "stuck", in: catalog,
            svg: FilmRow(films: [
                film(script, startOffset: 37, .gated, in: CardDemo.self, caption: "as attached"),
                film(script, startOffset: 37, .continuous, in: CardDemo.self, caption: "policy = .continuous"),
            ]).svg(title: "A pull beyond a list's top: as attached the list stretches, .continuous moves the card"))
    }

    /// A finger that scrolls to the top and flings, with a hand-off and without one.
    private static var leaves: Illustration {
        let script = TouchScript.pull(by: [330], isFlung: true)
        return Illustration(
            "handoff", in: catalog,
            svg: FilmRow(films: [
                film(script, startOffset: 40, .continuous, in: CardDemo.self, caption: "handoff = .continuous"),
                film(script, startOffset: 40, .gated, in: CardDemo.self, caption: "handoff = .never"),
            ]).svg(title: "A finger scrolls a list to its top and goes on: under one policy the card leaves with it"))
    }

    private static var why: Illustration {
        told(
            "why", .pull(by: [200, -110]), startOffset: 40, in: DeckDemo.self,
            title: "One finger scrolls, drags, brings the card back a little and lets go; each decision in words")
    }

    private static func told(
        _ name: String, _ script: TouchScript, startOffset: CGFloat, in demo: any Demo.Type, title: String
    ) -> Illustration {
        let picture = MovingPicture(
            script.moved(soThatFirstSampleIsAt: demo.strokeStart), startOffset: startOffset, policy: .continuous,
            in: demo)
        return Illustration(name, in: catalog, svg: ToldFilm(picture).svg(title: title))
    }

    private static func film(
        _ script: TouchScript, startOffset: CGFloat, _ policy: PolicyName, in demo: any Demo.Type, caption: String
    ) -> FilmRow.Film {
        let picture = MovingPicture(
            script.moved(soThatFirstSampleIsAt: demo.strokeStart), startOffset: startOffset, policy: policy, in: demo)
        return FilmRow.Film(frames: picture.framesToRest, caption: caption)
    }
}
