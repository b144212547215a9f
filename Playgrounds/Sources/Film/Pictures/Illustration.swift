import GestureArbiter
import HeadlessUIKit
import Scenes

/// A picture in the repository that is made by this code: it shows what the libraries really do.
package struct Illustration: Sendable {
    /// The path from the repository's root.
    package var path: String
    /// The file's text.
    package var svg: String

    /// All pictures of scenes in documentation and README.
    @MainActor
    package static var all: [Illustration] {
        films + which + [deck, nested, leaving, floating, places, sides, sheet, panel, bar, thrown]
    }

    /// Writes the picture into a copy of the repository; its folder has to be there.
    package func write(to root: URL) throws {
        try Data(svg.utf8).write(to: root.appendingPathComponent(path))
    }
}

@MainActor
extension Illustration {
    private static let arbiterFolder = "Sources/GestureArbiter/GestureArbiter.docc/Resources/"
    private static let deckFolder = "Sources/DeckTransition/DeckTransition.docc/Resources/"
    static let dismissalFolder = "Sources/InteractiveDismissal/InteractiveDismissal.docc/Resources/"

    private static var films: [Illustration] {
        let reel = Reel(start: DeckDemo.strokeStart)
        let pictures = reel.scripts.filter { $0.name == "stroke-4 out, back, out" }.map {
            MovingPicture($0, startOffset: 40, policy: .continuous, in: DeckDemo.self)
        }
        return pictures.flatMap { picture in
            [("light", Ink.light), ("dark", .dark)].map { name, ink in
                Illustration(
                    path: "Documentation/film.\(name).svg",
                    svg: picture.svg(
                        title: "One finger scrolls a list to its top, drags its card on, and scrolls again", ink: ink))
            }
        }
    }

    private static var deck: Illustration {
        let scene = Scene(of: DeckDemo.self)
        scene.demo.scroll(to: 120)
        let finger = scene.stage.touch(at: CGPoint(x: 250, y: 300))
        finger.move(by: CGVector(dx: 0, dy: 50), over: 0.15)
        let scrolled = scene.panel("The list scrolls", finger)
        finger.move(by: CGVector(dx: 0, dy: 260), over: 0.4)
        let dragged = scene.panel("At its top the card follows", finger)
        finger.hold(for: 0.1)
        finger.lift()
        scene.stage.settle()
        return Illustration(
            path: deckFolder + "deck.svg",
            svg: PhoneRow(panels: [scrolled, dragged, scene.panel("Let go, it returns")]).svg(
                title: "One finger scrolls the list of a deck to its top and goes on as the drag"))
    }

    private static var nested: Illustration {
        let scene = Scene(of: NestedDemo.self)
        let rest = scene.panel("Three decks")
        let finger = scene.stage.touch(at: CGPoint(x: 250, y: 300))
        finger.move(by: CGVector(dx: 0, dy: 310), over: 0.4)
        let dragged = scene.panel("The foremost is dragged", finger)
        finger.move(by: CGVector(dx: 0, dy: 120), over: 0.1)
        finger.lift()
        scene.stage.settle()
        return Illustration(
            path: deckFolder + "nested.svg",
            svg: PhoneRow(panels: [rest, dragged, scene.panel("Two are left")]).svg(
                title: "Decks over one another; the foremost is dragged away and the one behind it comes forward"))
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
            path: deckFolder + "leaving.svg",
            svg: LeavingPlot(distance: way, velocity: velocity, courses: courses).svg(
                title: "A card let go at 1,200 points a second: a spring leaps away from the finger, a deck does not"))
    }

    private static var places: Illustration {
        let scene = Scene(of: PlacesDemo.self)
        let rest = scene.panel("Half open")
        let finger = scene.stage.touch(at: CGPoint(x: 250, y: 620))
        finger.move(by: CGVector(dx: 0, dy: -160), over: 0.3)
        let opening = scene.panel("A finger goes up: it opens", finger)
        finger.move(by: CGVector(dx: 0, dy: -300), over: 0.5)
        let scrolled = scene.panel("Then its list scrolls", finger)
        finger.lift()
        return Illustration(
            path: arbiterFolder + "places.svg",
            svg: PhoneRow(panels: [rest, opening, scrolled]).svg(
                title: "One finger opens a half-open panel and goes on in its list"))
    }

    private static var sides: Illustration {
        let scene = Scene(of: PhotoDemo.self)
        let finger = scene.stage.touch(at: CGPoint(x: 250, y: 420))
        finger.move(by: CGVector(dx: 0, dy: 160), over: 0.3)
        let down = scene.panel("Pulled down", finger)
        finger.move(by: CGVector(dx: 0, dy: -360), over: 0.3)
        let up = scene.panel("Past its rest, up", finger)
        finger.lift()
        scene.stage.advance(by: 0.1)
        return Illustration(
            path: arbiterFolder + "sides.svg",
            svg: PhoneRow(panels: [down, up, scene.panel("Let go, it leaves there")]).svg(
                title: "A photo is pulled down, pushed up past where it lay, and leaves at the top"))
    }

    private static var sheet: Illustration {
        let scene = Scene(of: SheetDemo.self)
        let stage = scene.stage
        var finger = stage.touch(at: CGPoint(x: 250, y: 620))
        finger.move(by: CGVector(dx: 0, dy: 150), over: 0.12)
        finger.lift()
        stage.settle()
        let low = scene.panel("As high as its field")
        stage.touch(at: CGPoint(x: 195, y: 742)).lift()
        stage.settle()
        finger = stage.touch(at: CGPoint(x: 120, y: 330))
        finger.move(by: CGVector(dx: 120, dy: -70), over: 0.4)
        let live = scene.panel("Medium: the map pans", finger)
        finger.hold(for: 0.1)
        finger.lift()
        finger = stage.touch(at: CGPoint(x: 250, y: 760))
        finger.move(by: CGVector(dx: 0, dy: -480), over: 0.8)
        let open = scene.panel("Large, under one finger", finger)
        finger.lift()
        return Illustration(
            path: deckFolder + "sheet.svg",
            svg: PhoneRow(panels: [low, live, open]).svg(
                title: "A sheet at its three detents over a map, which pans under a finger beside it at medium"))
    }

    private static var floating: Illustration {
        let scene = Scene(of: FloatingDemo.self)
        let rest = scene.panel("At rest")
        let finger = scene.stage.touch(at: CGPoint(x: 250, y: 500))
        finger.move(by: CGVector(dx: 0, dy: 190), over: 0.4)
        let dragged = scene.panel("In the finger", finger)
        finger.move(by: CGVector(dx: 0, dy: 100), over: 0.1)
        finger.lift()
        scene.stage.advance(by: 0.06)
        return Illustration(
            path: dismissalFolder + "floating.svg",
            svg: PhoneRow(panels: [rest, dragged, scene.panel("On its way out")]).svg(
                title: "A floating card is dragged away; what is behind it grows lighter as it goes"))
    }
}

extension Scene {
    /// Returns the card's place in each frame after the lift, in points from where it was let go, until nothing of it
    /// shows.
    fileprivate func fling(from pull: CGFloat, at velocity: CGFloat) -> [CGFloat] {
        let finger = stage.touch(at: CGPoint(x: 250, y: 300))
        // Ten points more: the slop.
        finger.move(by: CGVector(dx: 0, dy: pull + 10), over: TimeInterval((pull + 10) / velocity))
        finger.lift()
        var places = [demo.floor.cardTranslation]
        while !demo.isDismissed, places.count < 120 {
            stage.advanceFrame()
            places.append(demo.floor.cardTranslation)
        }
        return places.map { $0 - (places.first ?? 0) }
    }

    /// Returns a picture of the scene now.
    func panel(_ caption: String, _ finger: Finger? = nil) -> PhoneRow.Panel {
        let moment = Moment(
            finger: finger?.location, contentOffset: demo.contentOffset, cardTranslation: demo.floor.cardTranslation)
        return PhoneRow.Panel(shot: Shot(moment: moment, picture: stage.snapshot()), caption: caption)
    }
}
