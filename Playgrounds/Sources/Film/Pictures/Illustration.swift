import HeadlessUIKit
import Scenes

/// A picture in the repository that is made here: what it shows is what the libraries do.
package struct Illustration: Sendable {
    /// From the repository's root.
    package var path: String
    /// The file's text.
    package var svg: String

    /// Every picture that documentation and README show of scenes.
    @MainActor
    package static var all: [Illustration] { films + [deck, nested, floating] }

    /// Writes it into a repository's copy; its folder has to be there.
    package func write(to root: URL) throws {
        try Data(svg.utf8).write(to: root.appendingPathComponent(path))
    }
}

@MainActor
extension Illustration {
    private static let deckFolder = "Sources/DeckTransition/DeckTransition.docc/Resources/"
    private static let dismissalFolder = "Sources/InteractiveDismissal/InteractiveDismissal.docc/Resources/"

    private static var films: [Illustration] {
        let reel = Reel(start: DeckDemo.strokeStart)
        let runs = reel.scripts.filter { $0.name == "stroke-4 out, back, out" }.map {
            Run($0, startOffset: 40, policy: .continuous, in: DeckDemo.self)
        }
        return [("light", Ink.light), ("dark", .dark)].map { name, ink in
            Illustration(path: "Documentation/film.\(name).svg", svg: FilmStrip(runs: runs, ink: ink).svg)
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
    /// What it looks like now.
    fileprivate func panel(_ caption: String, _ finger: Finger? = nil) -> PhoneRow.Panel {
        let moment = Moment(
            finger: finger?.location, contentOffset: demo.contentOffset, cardTranslation: demo.floor.cardTranslation)
        return PhoneRow.Panel(shot: Shot(moment: moment, picture: stage.snapshot()), caption: caption)
    }
}
