import UIKitShim

/// A table in a card that GestureArbiter alone moves: the smallest demo of scrolling against dragging.
@MainActor
package final class CardDemo: Demo {
    package static let name = "card"
    package static let title = "List in a card"
    package static let hint = """
        A table fills a card. Scroll it up, then pull it down: with a hand-off, the card takes over at the top while \
        the finger stays down.
        """
    package static let options: [SceneOption] = [
        .number("offset", "Scrolled at start, in points", in: 0...600, step: 20, standard: 0),
        .release,
    ]

    package let floor: any Floor
    private let table: UITableView
    private let rows = Rows.numbered(60)

    package init(_ settings: DemoSettings, on home: UIViewController) {
        let card = CardView(title: "List in a card", on: home.view.bounds)
        table = rows.table(in: card.contentFrame)
        card.addSubview(table)
        floor = CardFloor(card, on: home.view, settings)
        table.layoutIfNeeded()
        let offset = settings.value(of: Self.options[0]).number ?? 0
        table.contentOffset = CGPoint(x: 0, y: offset)
    }

    package var scrollView: UIScrollView? { table }
}
