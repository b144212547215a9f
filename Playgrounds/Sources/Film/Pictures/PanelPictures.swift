import HeadlessUIKit
import Panels
import Scenes

@MainActor
extension Illustration {
    /// A list over a map, opened and scrolled by one finger.
    static var panel: Illustration {
        let scene = TownScene()
        let rest = scene.shot("At its smallest detent")
        let finger = scene.stage.touch(at: CGPoint(x: 250, y: 770))
        finger.move(by: CGVector(dx: 0, dy: -320), over: 0.5)
        let opening = scene.shot("A finger opens it", finger)
        finger.move(by: CGVector(dx: 0, dy: -430), over: 0.6)
        let scrolled = scene.shot("And goes on in its list", finger)
        finger.lift()
        return Illustration(
            path: folder + "panel.svg",
            svg: PhoneRow(panels: [rest, opening, scrolled]).svg(
                title: "One finger opens a panel over a map and goes on in its list"))
    }

    /// One picture of each of the four ways to a card.
    static var which: Illustration {
        let panel = TownScene(selected: .medium).shot("addPanel(places, …)")
        return Illustration(
            path: folder + "which.svg",
            svg: PhoneRow(panels: [
                dragged(PlacesDemo.self, from: 620, by: -120, "attach(to:moving:)"), panel,
                dragged(FloatingDemo.self, from: 500, by: 150, "present(_:dismissal:)"),
                dragged(DeckDemo.self, from: 300, by: 150, "presentDeck(_:)"),
            ]).svg(title: "A view that an arbiter moves, a panel over a map, a card that is dragged away, a deck"))
    }

    private static let folder = "Sources/Panels/Panels.docc/Resources/"

    private static func dragged(
        _ demo: any Demo.Type, from y: CGFloat, by distance: CGFloat, _ caption: String
    ) -> PhoneRow.Panel {
        let scene = Scene(of: demo)
        let finger = scene.stage.touch(at: CGPoint(x: 250, y: y))
        finger.move(by: CGVector(dx: 0, dy: distance), over: 0.4)
        return scene.panel(caption, finger)
    }
}

/// A map that is a few blocks and parks, and a panel with a list of names.
@MainActor
private final class TownScene {
    let stage: Stage
    private let list = UIScrollView()
    private let panel: Panel

    init(selected: Panel.Detent.Identifier = .height(96)) {
        let (town, places) = (UIViewController(), UIViewController())
        stage = Stage(rootViewController: town)
        town.view.backgroundColor = UIColor(red: 0.96, green: 0.96, blue: 0.94, alpha: 1)
        for number in 0..<24 {
            let (column, row) = (CGFloat(number % 3), CGFloat(number / 3))
            let block = UIView(frame: CGRect(x: 130 * column + 8, y: 110 * row + 8, width: 114, height: 94))
            block.layer.cornerRadius = 8
            block.backgroundColor =
                number % 5 == 2
                ? UIColor(red: 0.78, green: 0.90, blue: 0.74, alpha: 1)
                : UIColor(red: 0.90, green: 0.89, blue: 0.86, alpha: 1)
            town.view.addSubview(block)
        }
        places.view = list
        list.contentSize = CGSize(width: 390, height: 40 * 56)
        for (number, kind) in (0..<40).map({ ($0, ["Bakery", "Library", "Park", "Station"][$0 % 4]) }) {
            let name = UILabel(frame: CGRect(x: 20, y: 56 * CGFloat(number) + 26, width: 300, height: 24))
            name.text = "\(kind) \(number / 4 + 1)"
            list.addSubview(name)
        }
        panel = town.addPanel(
            places, detents: [.height(96), .medium, .large], selected: selected, animated: false)
        stage.settle()
        stage.advanceFrame()
    }

    func shot(_ caption: String, _ finger: Finger? = nil) -> PhoneRow.Panel {
        let moment = Moment(
            finger: finger?.location, contentOffset: list.contentOffset.y, cardTranslation: panel.position.translation)
        return PhoneRow.Panel(shot: Shot(moment: moment, picture: stage.snapshot()), caption: caption)
    }
}
