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

    /// A film of each of the four ways to a card.
    static var which: [Illustration] {
        [
            film("which-view", "A view that an arbiter moves", .pull(by: [-160]), in: PlacesDemo.self),
            film("which-panel", "A panel over a map", .pull(by: [-330]), in: MapDemo.self),
            film("which-card", "A card that is dragged away", .pull(by: [400], isFlung: true), in: FloatingDemo.self),
            film("which-deck", "A deck, its presenter behind it", .pull(by: [300, -240]), in: DeckDemo.self),
        ]
    }

    private static let folder = "Sources/Panels/Panels.docc/Resources/"

    private static func film(
        _ name: String, _ title: String, _ script: TouchScript, in demo: any Demo.Type
    ) -> Illustration {
        let picture = MovingPicture(
            script.moved(soThatFirstSampleIsAt: demo.strokeStart), startOffset: 0, policy: .continuous, in: demo)
        return Illustration(path: "\(folder)\(name).svg", svg: PhoneFilm(picture).svg(title: title))
    }
}

/// A map that is a few blocks and parks, and a panel with a list of names.
@MainActor
private final class TownScene {
    let stage: Stage
    private let list = UIScrollView()
    private let panel: Panel

    init() {
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
            places, detents: [.height(96), .medium, .large], animated: false)
        stage.settle()
        stage.advanceFrame()
    }

    func shot(_ caption: String, _ finger: Finger? = nil) -> PhoneRow.Panel {
        let moment = Moment(
            finger: finger?.location, contentOffset: list.contentOffset.y, cardTranslation: panel.position.translation)
        return PhoneRow.Panel(shot: Shot(moment: moment, picture: stage.snapshot()), caption: caption)
    }
}
