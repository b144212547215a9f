import DeckTransition
import GestureArbiter
import HeadlessUIKit
import Scenes

@MainActor
extension Illustration {
    /// The pictures of DeckTransition's articles.
    static var deck: [Illustration] {
        [
            told("deck", in: catalog, Scene(of: DeckDemo.self, .continuous, offset: 80)) { camera in
                camera.title = "One finger scrolls the list of a deck to its top and goes on as the drag"
                camera.pass(0.2)
                camera.touch(x: 250, y: 300)
                camera.tell("The list scrolls.", by: "scroll")
                camera.move(dy: 90, over: 0.4)
                camera.tell("At its top the card follows,\nand what is behind it comes\nforward.", by: "drag")
                camera.move(dy: 260, over: 0.6)
                camera.pass(0.1)
                camera.lift()
                camera.tell("Let go, it returns.")
                camera.settle()
            },
            told("nested", in: catalog, Scene(of: NestedDemo.self)) { camera in
                camera.title =
                    "Decks over one another; the foremost is dragged away and the one behind it comes forward"
                camera.tell("Three decks.")
                camera.pass(0.2)
                camera.touch(x: 250, y: 300)
                camera.tell("The foremost is dragged:\nthe next one comes forward.", by: "drag")
                camera.move(dy: 280, over: 0.6)
                camera.fling(dy: 120, over: 0.14)
                camera.tell("Two are left.")
                camera.settle()
            },
            told("sheet", in: catalog, Scene(of: SheetDemo.self)) { camera in
                camera.title =
                    "A sheet over a map, which pans under a finger beside it at medium; a second finger opens it"
                camera.tell("It rests at medium.")
                camera.pass(0.2)
                camera.touch(x: 120, y: 330)
                camera.tell("Beside it the map pans.")
                camera.move(dx: 110, dy: -60, over: 0.5)
                camera.letGo()
                camera.touch(x: 250, y: 760)
                camera.tell("It opens under a finger,", by: "drag")
                camera.move(dy: -330, over: 0.6)
                camera.tell("whose list scrolls then.", by: "scroll")
                camera.move(dy: -140, over: 0.4)
                camera.letGo()
            },
            forms,
            leaving,
        ]
    }

    private static let catalog = "DeckTransition"

    /// Decks with several configurations, beside one with the default.
    private static var forms: Illustration {
        var short = DeckConfiguration()
        (short.detents, short.shadow, short.presenter) = ([.height(386)], .init(opacity: 0.3), .dimOnly)
        var round = DeckConfiguration()
        (round.cornerRadius, round.corners, round.prefersGrabberVisible, round.cardInset) = (36, .all, true, 40)
        var swinging = DeckConfiguration()
        (swinging.dimming, swinging.dampingRatio, swinging.response) = (0.6, 0.4, 0.4)
        let forms: [(DeckConfiguration, String)] = [
            (DeckConfiguration(), "unless set"), (short, "height 386, dimOnly"), (round, "36 pt, a handle"),
            (swinging, "darker, swings"),
        ]
        return Illustration(
            "forms", in: catalog, forms.map { FilmRow.Film(frames: frames(of: $0), caption: $1) },
            title: "Four decks, differently configured, each of which comes, is pulled, and returns")
    }

    private static func frames(of configuration: DeckConfiguration) -> [Shot] {
        let scene = RowsScene()
        let camera = scene.camera
        scene.home.presentDeck(scene.settings, as: configuration)
        camera.settle()
        camera.touch(x: 250, y: 520)
        camera.move(dy: 150, over: 0.5)
        camera.letGo()
        return camera.frames
    }

    /// The picture of a deck that is flung at 1,200 pt/s from 200 pt, beside the springs that could have taken it.
    private static var leaving: Illustration {
        let velocity: CGFloat = 1200
        let places = Scene(of: DeckDemo.self).fling(from: 200, at: velocity)
        let way = places.last ?? 0
        func spring(_ spring: Motion.Spring) -> [CGFloat] {
            (0...60).map { way + spring.position(after: TimeInterval($0) / 120, from: -way, velocity: velocity) }
        }
        let ink = Ink.onEitherGround
        let courses: [LeavingPlot.Course] = [
            LeavingPlot.Course(
                name: "a deck, as it is: out of sight within its 0.3 s, evenly faster", ink: ink.card,
                places: places),
            LeavingPlot.Course(
                name: "by a spring that has a thousandth left after 0.3 s, as a deck once left", ink: ink.content,
                places: spring(Motion.Spring(dampingRatio: 1, duration: 0.3))),
            LeavingPlot.Course(
                name: "by UIKit's spring as published, of 0.5 s and no bounce; a sheet's own is not published",
                ink: ink.content, dash: "6 5", places: spring(Motion.Spring(duration: 0.5))),
        ]
        return Illustration(
            "leaving", in: catalog,
            svg: LeavingPlot(distance: way, velocity: velocity, courses: courses).svg(
                title: "A card let go at 1,200 points a second: a spring leaps away from the finger, a deck does not"))
    }
}

extension Scene {
    /// Returns the card's place in each frame after the lift, in points from where it was let go, until nothing of it
    /// shows.
    fileprivate func fling(from pull: CGFloat, at velocity: CGFloat) -> [CGFloat] {
        let finger = stage.touch(at: CGPoint(x: 250, y: 300))
        // The slop adds ten points.
        finger.move(by: CGVector(dx: 0, dy: pull + 10), over: TimeInterval((pull + 10) / velocity))
        finger.lift()
        var places = [demo.floor.cardTranslation]
        while !demo.isDismissed, places.count < 120 {
            stage.advanceFrame()
            places.append(demo.floor.cardTranslation)
        }
        return places.map { $0 - (places.first ?? 0) }
    }
}
