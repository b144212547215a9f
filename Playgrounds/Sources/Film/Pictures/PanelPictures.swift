import HeadlessUIKit
import Panels
import Scenes

@MainActor
extension Illustration {
    /// The pictures of Panels' articles, and the four in the README.
    static var panels: [Illustration] {
        [panel] + [
            film("which-view", "A view that an arbiter moves", .pull(by: [-160]), in: PlacesDemo.self),
            film("which-panel", "A panel over a map", .pull(by: [-330]), in: MapDemo.self),
            film("which-card", "A card that is dragged away", .pull(by: [400], isFlung: true), in: FloatingDemo.self),
            film("which-deck", "A deck, its presenter behind it", .pull(by: [300, -240]), in: DeckDemo.self),
        ]
    }

    private static let catalog = "Panels"

    /// A list over a map, opened and scrolled by one finger.
    private static var panel: Illustration {
        let scene = TownScene()
        let camera = Camera(scene.stage) { scene.panel.position.translation }
        camera.tell("It rests at its smallest detent.")
        camera.pass(0.2)
        camera.touch(x: 250, y: 770)
        camera.tell("A finger opens it,", by: "drag")
        camera.move(dy: -320, over: 0.6)
        camera.move(dy: -330, over: 0.6)
        camera.tell("and goes on in its list.", by: "scroll")
        camera.move(dy: -90, over: 0.4)
        camera.letGo()
        camera.title = "One finger opens a panel over a map and goes on in its list"
        return Illustration("panel", in: catalog, camera)
    }

    private static func film(
        _ name: String, _ title: String, _ script: TouchScript, in demo: any Demo.Type
    ) -> Illustration {
        let picture = MovingPicture(script, startOffset: 0, policy: .continuous, in: demo)
        return Illustration(name, in: catalog, svg: FilmRow(picture).svg(title: title))
    }
}

/// A map of a few blocks and parks, and a panel with a list of names.
@MainActor
private final class TownScene {
    let stage: Stage
    private let list = UIScrollView()
    let panel: Panel

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
        RowsView.add(
            (0..<40).map { "\(["Bakery", "Library", "Park", "Station"][$0 % 4]) \($0 / 4 + 1)" }, to: list, from: 8)
        // A plain controller can have a panel.
        panel = town.addPanel(places, detents: [.height(96), .medium, .large], animated: false)!
        stage.settle()
        stage.advanceFrame()
    }
}
