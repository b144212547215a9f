import GestureArbiter
import UIKitShim

/// A panel over home that rests open, half open or as a strip, with a list in it.
@MainActor
package final class PlacesDemo: Demo {
    package static let name = "places"
    package static let title = "Three resting places"
    package static let hint = """
        A panel rests half open over home. Pull it up: it opens, and then its list scrolls under the same finger. Pull \
        it down from the list's top, fling it, catch it on its way.
        """
    package static let options: [SceneOption] = [
        .choice(
            "opening", "Half open, a finger that goes up opens it", of: ["atEdge", "always", "never"],
            standard: "atEdge"),
        .number("selected", "Rests at first, in points from open", in: 0...600, step: 300, standard: 300),
        .toggle("leaves", "It may be flung away", standard: false),
        .release,
        .choice(
            "detents", "Rests at, in points from open", of: ["0, 300, 600", "0, 300", "0, 600"], standard: "0, 300, 600"
        ),
    ]
    package static let strokeStart = CGPoint(x: 195, y: 560)

    package let floor: any Floor
    private let table: UITableView
    private let rows = Rows.numbered(60)

    package init(_ settings: DemoSettings, on home: UIViewController) {
        let card = CardView(title: "Three resting places", on: home.view.bounds)
        table = rows.table(in: card.contentFrame)
        card.addSubview(table)
        var policy = settings.policy.policy()
        policy.opening = .init(named: settings.value(of: Self.options[0]).text)
        let stops = (settings.value(of: Self.options[4]).text ?? "").split { !$0.isNumber }.compactMap { Double($0) }
        floor = MoverFloor(
            card, handle: card.header, named: "panel", on: home.view, settings, policy: policy,
            stops: stops.map { CGFloat($0) },
            selected: settings.value(of: Self.options[1]).number.map { CGFloat($0) } ?? 300,
            leavingAt: settings.value(of: Self.options[2]).isOn ? card.bounds.height : nil)
        table.layoutIfNeeded()
    }

    package var scrollView: UIScrollView? { table }
}
